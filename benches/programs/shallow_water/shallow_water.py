"""The model of examples/shallow_water as one writes it for arrays: whole fields and rolls."""


def step(np, s, p):
    eta, u, v = s["eta"], s["u"], s["v"]
    dt, dx = p["dt"], p["dx"]

    def west(a):
        return np.roll(a, 1, 1)

    def east(a):
        return np.roll(a, -1, 1)

    def south(a):
        return np.roll(a, 1, 0)

    def north(a):
        return np.roll(a, -1, 0)

    def laplacian(a):
        return (west(a) + east(a) + south(a) + north(a) - 4 * a) / (dx * dx)

    hu = u * (p["depth"] + 0.5 * (west(eta) + eta))
    hv = v * (p["depth"] + 0.5 * (south(eta) + eta))
    eta = eta - dt / dx * (east(hu) - hu + north(hv) - hv)
    vort = p["coriolis"] + ((v - west(v)) - (u - south(u))) / dx
    head = p["gravity"] * eta + 0.25 * (u * u + east(u) ** 2 + v * v + north(v) ** 2)
    v_u = 0.25 * (v + west(v) + north(v) + west(north(v)))
    u_new = u + dt * (0.5 * (vort + north(vort)) * v_u - (head - west(head)) / dx + p["viscosity"] * laplacian(u) - p["drag"] * u)
    u_v = 0.25 * (u_new + east(u_new) + south(u_new) + east(south(u_new)))
    v_new = v + dt * (-0.5 * (vort + east(vort)) * u_v - (head - south(head)) / dx + p["viscosity"] * laplacian(v) - p["drag"] * v)
    return {"eta": eta, "u": u_new, "v": v_new}
