"""Burgers' equation with rolls, and the misfit of each step."""


def step(jax, s, p):
    np, u, dx = jax.numpy, s["u"], p["dx"]
    west, east, south, north = (np.roll(u, by, axis) for axis in (1, 0) for by in (1, -1))
    advected = (east * east - west * west + north * north - south * south) / (4 * dx)
    diffused = p["nu"] * (east + west + north + south - 4 * u) / (dx * dx)
    u = u + p["dt"] * (diffused - advected)
    return {"u": u, "J": s["J"] + 0.5 * np.sum((u - s["data"]) ** 2)}
