"""All pairs as a matrix, summed along its rows."""


def step(jax, s, p):
    np = jax.numpy

    def apart(a):
        return a[None, :] - a[:, None]

    dx, dy, dz = apart(s["x"]), apart(s["y"]), apart(s["z"])
    inverse = 1 / np.sqrt(dx * dx + dy * dy + dz * dz + p["softening"])
    pull = s["mass"] * inverse * inverse * inverse
    u, v, w = (s[a] + p["dt"] * np.sum(pull * d, 1) for a, d in zip("uvw", (dx, dy, dz)))
    x, y, z = (s[a] + p["dt"] * speed for a, speed in zip("xyz", (u, v, w)))
    return {"x": x, "y": y, "z": z, "u": u, "v": v, "w": w, "J": s["J"] + np.sum(0.5 * s["mass"] * (u * u + v * v + w * w))}
