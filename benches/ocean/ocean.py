"""The ocean model of examples/oceananigans as one writes it for arrays: a step of the double gyre with the numerics of its kernels.

`np` is JAX's NumPy, or NumPy itself. Arrays are [z, y, x] without halo cells, metrics one number for each row, with three more on each side; u stands on
west faces, v on south faces, w on lower faces. The box is closed and its floor is flat; seawater is that of TEOS-10.
"""

HALO = 3
GRAVITY, DENSITY = 9.80665, 1020.0
RING = (-1, 1)  # from one cell outside to one outside


def part(c, axis, first, last):
    return c[(slice(None),) * axis + (slice(first, last),)]


def mirrored(np, c, axis, sign):
    """With halo cells: no flux or free slip (1), or no slip (-1)."""
    low, high = part(c, axis, 0, HALO), part(c, axis, -HALO, None)
    return np.concatenate([sign * np.flip(low, axis), c, sign * np.flip(high, axis)], axis)


def walled(np, c, axis):
    """With halo cells, of a velocity across the sides, which is 0 on both."""
    low, wall, high = part(c, axis, 1, HALO + 1), part(c, axis, 0, 1), part(c, axis, 1 - HALO, None)
    return np.concatenate([-np.flip(low, axis), c, 0 * wall, -np.flip(high, axis)], axis)


def at(c, *moves):
    """What is inside the halo, moved by so many cells along each dimension, or, of a pair, from and to where."""
    pairs = [move if isinstance(move, tuple) else (move, move) for move in moves]
    return c[tuple(slice(HALO + low, n - HALO + high) for n, (low, high) in zip(c.shape, pairs))]


def weno3(b, c, d, epsilon):
    back, ahead = (c - b) ** 2, (d - c) ** 2
    w_back, w_ahead = (weight / 3 * (1 + ((back - ahead) / (rough + epsilon)) ** 2) for weight, rough in ((1, back), (2, ahead)))
    return (w_back * 0.5 * (3 * c - b) + w_ahead * 0.5 * (c + d)) / (w_back + w_ahead)


def weno5(a, b, c, d, e, epsilon):
    back = 13 / 12 * (a - 2 * b + c) ** 2 + 0.25 * (a - 4 * b + 3 * c) ** 2
    middle = 13 / 12 * (b - 2 * c + d) ** 2 + 0.25 * (b - d) ** 2
    ahead = 13 / 12 * (c - 2 * d + e) ** 2 + 0.25 * (3 * c - 4 * d + e) ** 2
    weights = [weight * (1 + ((back - ahead) / (rough + epsilon)) ** 2) for weight, rough in ((0.1, back), (0.6, middle), (0.3, ahead))]
    values = (2 * a - 7 * b + 11 * c) / 6, (-b + 5 * c + 2 * d) / 6, (2 * c + 5 * d - e) / 6
    return sum(weight * value for weight, value in zip(weights, values)) / sum(weights)


def upwind(np, flow, c, axis, epsilon, cells=None):
    """Values where `flow` is, of which c has five more along the axis; WENO-5, or of fewer where there are fewer `cells` on a side."""
    n = flow.shape[axis]
    around = [part(c, axis, m, m + n) for m in range(6)]
    a, b, m, d, e = (np.where(flow > 0, around[nth], around[5 - nth]) for nth in range(5))
    if cells is None:
        return weno5(a, b, m, d, e, epsilon)
    return np.where(cells >= 3, weno5(a, b, m, d, e, epsilon), np.where(cells == 2, weno3(b, m, d, epsilon), m))


def buoyancy(np, t, s, height):
    """Of conservative temperature, absolute salinity and geopotential height: 55 terms (Roquet et al. 2015), around 35 g/kg and 1020 kg m-3."""
    scale, y, z = 0.875 / 35.16504, t * 0.025, -height * 1e-4
    x = (s - 35) * scale / (np.sqrt((s + 32) * scale) + 1.291177263746939)
    r3 = 0.37969820455
    r3 = r3 * y + (-0.018507636718 * x - 0.04723939853297)
    r2 = -1.2419983026
    r2 = r2 * y + (-0.21311365518 * x + 1.781263643738)
    r2 = r2 * y + ((2.5019633244 * x + 1.508195919488) * x - 0.1576792521636)
    r1 = 0.5592793597
    r1 = r1 * y + (-0.55077101279 * x - 3.176109962645)
    r1 = r1 * y + ((-1.8795372996 * x - 1.347323527316) * x + 8.101863874827)
    r1 = r1 * y + (((-0.65399043664 * x + 2.471007058608) * x + 5.164883158651) * x - 12.19479422234)
    r1 = r1 * y + ((((6.6051753097 * x + 3.175732397788) * x - 2.994392700138) * x - 9.293289513219) * x + 1.152596422292)
    r0 = -0.19083568888
    r0 = r0 * y + (0.48169980163 * x + 1.162447069726)
    r0 = r0 * y + ((-5.3563304045 * x - 2.520405486813) * x - 2.68733295787)
    r0 = r0 * y + (((-3.1742946532 * x + 7.421347212064) * x + 1.591409740402) * x + 4.511269682676)
    r0 = r0 * y + ((((-5.4723692739 * x + 0.8668261118529) * x - 2.265680548624) * x + 4.243442411903) * x - 10.74238705219)
    r0 = r0 * y + (((((-1.9193502195 * x + 5.29070729107) * x + 2.43514833733) * x - 3.034396576789) * x - 13.06971298261) * x - 2.157163705019)
    r0 = r0 * y + ((((((-60.579916612 * x - 37.04060897458) * x - 9.119192412014) * x - 0.1022679906083) * x + 32.6209762918) * x + 83.30456107788) * x + 7.974433052394)
    return -GRAVITY * (((r3 * z + r2) * z + r1) * z + r0) / DENSITY


def scan(np, function, first, along, reverse=False):
    if np.__name__ == "jax.numpy":
        import jax

        return jax.lax.scan(function, first, along, reverse=reverse)
    made = [None] * len(along[0])
    for nth in reversed(range(len(made))) if reverse else range(len(made)):
        first, made[nth] = function(first, [array[nth] for array in along])
    return first, made[0] if made[0] is None else tuple(map(np.stack, zip(*made)))


def diffused(np, c, k, dz, spacing, dt):
    """An implicit step of vertical diffusion with k on the faces between levels: Thomas' algorithm."""
    above = dt * k / spacing
    none = 0 * c[:1]

    def up(before, level):
        value, ratio = before
        c, dz, below, above = level
        diagonal = dz + below + above - below * ratio
        now = (dz * c + below * value) / diagonal, above / diagonal
        return now, now

    def down(value, level):
        value = level[0] + level[1] * value
        return value, (value,)

    _, levels = scan(np, up, (none[0], none[0]), (c, dz, np.concatenate([none, above]), np.concatenate([above, none])))
    return scan(np, down, none[0], levels, reverse=True)[1][0]


def step(np, state, scalars):
    s, p = state, scalars
    nz, ny, nx = s["T"].shape
    z, depth = s["z_faces"], -s["z_faces"][0]
    dz, spacing = (z[1:] - z[:-1])[:, None, None], (0.5 * (z[2:] - z[:-2]))[:, None, None]
    cells = np.minimum(np.arange(nz + 1), nz - np.arange(nz + 1))[:, None, None]
    inside_u, inside_v = np.arange(nx) > 0, (np.arange(ny) > 0)[:, None]
    row = lambda name, move=0: at(s[name], move)[:, None]
    ends = lambda c, low, high: np.concatenate([c[:1] + low, c[1:-1], c[-1:] + high])

    # halos
    u = mirrored(np, mirrored(np, walled(np, s["u"], 2), 1, -1), 0, 1)
    v = mirrored(np, walled(np, mirrored(np, s["v"], 2, -1), 1), 0, 1)
    tracers = {name: mirrored(np, mirrored(np, mirrored(np, s[name], 2, 1), 1, 1), 0, 1) for name in ("T", "S")}

    # what follows from the state: vertical velocity, pressure, mixing, vorticity
    outflow = (at(u, 0, RING, (0, 2)) - at(u, 0, RING, RING)) * row("dy_c", RING)
    outflow = outflow + at(v, 0, (0, 2), RING) * row("dx_f", (0, 2)) - at(v, 0, RING, RING) * row("dx_f", RING)
    rise = -np.cumsum(outflow * dz / row("area_c", RING), 0)
    w = np.concatenate([0 * rise[:1], rise])
    t, salt = (at(tracers[name], 0, RING, RING) for name in ("T", "S"))
    b = buoyancy(np, t, salt, (0.5 * (z[1:] + z[:-1]))[:, None, None])
    faces = z[1:-1, None, None]
    n2 = (buoyancy(np, t[1:], salt[1:], faces) - buoyancy(np, t[:-1], salt[:-1], faces)) / spacing
    top = -0.5 * b[-1:] * dz[-1:]
    weight = np.flip(np.cumsum(np.flip(0.5 * (b[1:] + b[:-1]) * spacing, 0), 0), 0)
    pressure = np.concatenate([top - weight, top])
    du = np.diff(0.5 * (at(u, 0, RING, RING) + at(u, 0, RING, (0, 2))), axis=0)
    dv = np.diff(0.5 * (at(v, 0, RING, RING) + at(v, 0, (0, 2), RING)), axis=0)
    richardson = np.maximum(n2, 0) / ((du**2 + dv**2) / spacing**2 + 1e-10)
    damping = 1 / (1 + 5 * richardson)
    mixed = p["mixing_shear"] * damping**2
    nu = p["mixing_viscosity"] + np.where(n2 < 0, p["mixing_convection"], mixed)
    kappa = p["mixing_diffusivity"] + np.where(n2 < 0, p["mixing_convection"], mixed * damping)
    wide, before = (-2, 3), (-3, 2)
    zeta = (at(v, 0, wide, wide) - at(v, 0, wide, before)) * row("dy_f", wide) - at(u, 0, wide, wide) * row("dx_c", wide)
    zeta = (zeta + at(u, 0, before, wide) * row("dx_c", before)) / row("area_f", wide)

    # tendencies of momentum; these stand in cells from one before on
    low = (-1, 0)
    energy = 0.25 * (at(u, 0, low, low) ** 2 + at(u, 0, low, (0, 1)) ** 2 + at(v, 0, low, low) ** 2 + at(v, 0, (0, 1), low) ** 2)
    divergence = (outflow / row("area_c", RING))[:, :-1, :-1]
    head = energy + pressure[:, :-1, :-1]

    def carried_up(c, flow):
        inside = at(c, 0, 0, 0)
        values = upwind(np, flow, at(c, (-HALO, HALO), 0, 0), 0, 1e-10, cells)
        return (flow[1:] * (values[1:] - inside) - flow[:-1] * (values[:-1] - inside)) / dz

    def drag(here, across):
        return -p["drag"] * np.sqrt(here**2 + across**2 + p["tide"] ** 2) * here / dz[0]

    here, dx = at(u, 0, 0, 0), row("dx_c")
    north, south = (at(v, 0, j, -1) + at(v, 0, j, 0) for j in (1, 0))
    across = 0.25 * (south * row("dx_f") + north * row("dx_f", 1)) / dx
    gu = (0.5 * (row("f") + row("f", 1)) + upwind(np, across, zeta[:, :, 2 : 2 + nx], 1, 1e-20)) * across
    gu = gu - (head[:, 1:, 1:] - head[:, 1:, :-1]) / dx - carried_up(u, 0.5 * (w[:, 1:-1, :-2] + w[:, 1:-1, 1:-1]))
    curl = (zeta[:, 3 : 3 + ny, 2 : 2 + nx] - zeta[:, 2 : 2 + ny, 2 : 2 + nx]) / row("dy_c")
    gu = gu + p["viscosity"] * ((divergence[:, 1:, 1:] - divergence[:, 1:, :-1]) / dx - curl)
    gu = np.where(inside_u, ends(gu, drag(here[:1], across[:1]), s["wind_x"] / dz[-1]), 0)

    here, dx, dy = at(v, 0, 0, 0), row("dx_f"), row("dy_f")
    south, north = (at(u, 0, j, 0) + at(u, 0, j, 1) for j in (-1, 0))
    across = 0.25 * (south * row("dy_c", -1) + north * row("dy_c")) / dy
    gv = -(row("f") + upwind(np, across, zeta[:, 2 : 2 + ny, :], 2, 1e-20)) * across
    lifted = w[:, :, 1:-1] * row("area_c", RING)
    gv = gv - (head[:, 1:, 1:] - head[:, :-1, 1:]) / dy - carried_up(v, 0.5 * (lifted[:, :-2] + lifted[:, 1:-1]) / (dx * dy))
    curl = (zeta[:, 2 : 2 + ny, 3 : 3 + nx] - zeta[:, 2 : 2 + ny, 2 : 2 + nx]) / dx
    gv = gv + p["viscosity"] * ((divergence[:, 1:, 1:] - divergence[:, :-1, 1:]) / dy + curl)
    gv = np.where(inside_v, ends(gv, drag(here[:1], across[:1]), s["wind_y"] / dz[-1]), 0)
    rates = {"u": gu, "v": gv}

    # tendencies of tracers
    for name, c in tracers.items():
        flow = at(u, 0, 0, (0, 1))
        east = flow * upwind(np, flow, at(c, 0, 0, (-HALO, HALO)), 2, 1e-8)
        east = (east - p["diffusivity"] * (at(c, 0, 0, (0, 1)) - at(c, 0, 0, (-1, 0))) / row("dx_c")) * row("dy_c") * dz
        flow = at(v, 0, (0, 1), 0)
        north = flow * upwind(np, flow, at(c, 0, (-HALO, HALO), 0), 1, 1e-8)
        north = (north - p["diffusivity"] * (at(c, 0, (0, 1), 0) - at(c, 0, (-1, 0), 0)) / row("dy_f", (0, 1))) * row("dx_f", (0, 1)) * dz
        flow = w[:, 1:-1, 1:-1]
        up = flow * upwind(np, flow, at(c, (-HALO, HALO), 0, 0), 0, 1e-8, cells)
        rate = -((np.diff(east, axis=2) + np.diff(north, axis=1)) / row("area_c") + np.diff(up, axis=0)) / dz
        rates[name] = ends(rate, 0, p["restoring"] * (s[f"{name}_target"] - s[name][-1]))

    # Adams-Bashforth, of which the first step is Euler's, and vertical mixing
    chi = np.where(s["iteration"][0] == 0, -0.5, p["chi"]).astype(s["T"].dtype)
    now = {name: (1.5 + chi) * rate - (0.5 + chi) * s[f"G{name}_before"] for name, rate in rates.items()}
    forcing_u, forcing_v = (np.sum(dz * now[name], 0) for name in ("u", "v"))
    inside = lambda k, j, i: k[:, 1 + j : 1 + j + ny, 1 + i : 1 + i + nx]
    mean = {"u": 0.5 * (inside(nu, 0, 0) + inside(nu, 0, -1)), "v": 0.5 * (inside(nu, 0, 0) + inside(nu, -1, 0))}
    after = {name: diffused(np, s[name] + p["dt"] * now[name], mean.get(name, inside(kappa, 0, 0)), dz, spacing, p["dt"]) for name in rates}

    # the free surface, in substeps, and columns of velocity brought to its transport
    def substep(before, weight):
        eta, east, north, *means = before
        outflow = np.diff(np.pad(east, ((0, 0), (0, 1))), axis=1) * row("dy_c") + np.diff(np.pad(north, ((0, 1), (0, 0))) * row("dx_f", (0, 1)), axis=0)
        eta = eta - p["dt_substep"] * outflow / row("area_c")
        slope_x, slope_y = np.diff(eta, axis=1) / row("dx_c"), np.diff(eta, axis=0) / row("dy_f")[1:]
        east = np.pad(east[:, 1:] + p["dt_substep"] * (forcing_u[:, 1:] - GRAVITY * depth * slope_x), ((0, 0), (1, 0)))
        north = np.pad(north[1:] + p["dt_substep"] * (forcing_v[1:] - GRAVITY * depth * slope_y), ((1, 0), (0, 0)))
        return (eta, east, north, *(mean + weight[0] * value for mean, value in zip(means, (eta, east, north)))), None

    flat = 0 * s["eta"]
    means = scan(np, substep, (s["eta"], s["U"], s["V"], flat, flat, flat), (s["weights"],))[0][3:]
    after |= dict(zip(("eta", "U", "V"), means))
    for name in ("u", "v"):
        after[name] = after[name] + (after[name.upper()] - np.sum(dz * after[name], 0)) / np.sum(dz)
    return {**s, **after, **{f"G{name}_before": rate for name, rate in rates.items()}, "iteration": s["iteration"] + 1}
