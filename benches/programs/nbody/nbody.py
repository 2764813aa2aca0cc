"""All pairs as a matrix, summed along its rows."""


def step(np, s, p):
    def apart(a):
        return a[None, :] - a[:, None]

    dx, dy, dz = apart(s["x"]), apart(s["y"]), apart(s["z"])
    inverse = 1 / np.sqrt(dx * dx + dy * dy + dz * dz + p["softening"])
    pull = s["mass"] * inverse * inverse * inverse
    u = s["u"] + p["dt"] * np.sum(pull * dx, 1)
    v = s["v"] + p["dt"] * np.sum(pull * dy, 1)
    w = s["w"] + p["dt"] * np.sum(pull * dz, 1)
    return {"mass": s["mass"], "x": s["x"] + p["dt"] * u, "y": s["y"] + p["dt"] * v, "z": s["z"] + p["dt"] * w, "u": u, "v": v, "w": w}
