"""Stream with rolls, then collide; the kinetic energy of each step."""

CX = [0, 1, 0, -1, 0, 1, -1, -1, 1]
CY = [0, 0, 1, 0, -1, 1, 1, -1, -1]
WEIGHT = [4 / 9] + 4 * [1 / 9] + 4 * [1 / 36]


def momentum(f):
    return sum(c * a for c, a in zip(CX, f) if c), sum(c * a for c, a in zip(CY, f) if c)


def step(jax, s, p):
    np = jax.numpy
    f = [np.roll(s["f"][q], (CY[q], CX[q]), (0, 1)) for q in range(9)]
    density = sum(f)
    u, v = (m / density for m in momentum(f))
    square = 1 - 1.5 * (u * u + v * v)

    def collided(q):
        along = 3 * (CX[q] * u + CY[q] * v)
        return f[q] + p["omega"] * (WEIGHT[q] * density * (square + along + 0.5 * along * along) - f[q])

    g = np.stack([collided(q) for q in range(9)])
    mx, my = momentum(g)
    return {"f": g, "J": s["J"] + np.sum(0.5 * (mx * mx + my * my) / sum(g))}
