"""Nodes gathered by corner, faces as columns; the forces of the corners gathered by node, those beyond its count as zero."""

FACES = ((0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5))


def corner_forces(jax, s, p):
    """Of each element the forces on its corners: three arrays of [elements, 8]."""
    np = jax.numpy
    nodes = s["corner_nodes"].reshape(-1, 8)
    x, y, z = corners = [s[a].reshape(-1)[nodes] for a in "xyz"]
    areas = [[0] * 8 for _ in range(3)]
    for a, b, c, d in FACES:
        px, py, pz = (0.5 * (r[:, d] + r[:, c] - r[:, b] - r[:, a]) for r in (x, y, z))
        qx, qy, qz = (0.5 * (r[:, c] + r[:, b] - r[:, d] - r[:, a]) for r in (x, y, z))
        for area, of_face in zip(areas, (py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx)):
            for corner in (a, b, c, d):
                area[corner] = area[corner] + 0.25 * of_face
    areas = [np.stack(area, 1) for area in areas]
    volume = sum(np.sum(r * area, 1) for r, area in zip(corners, areas)) / 3
    squeezed = s["rest"] / volume - 1
    pressure = p["stiffness"] * squeezed * (1 + 0.5 * squeezed)
    return [pressure[:, None] * area for area in areas]


def moved(jax, s, p, forces):
    """The nodes, their speeds, and their kinetic energy, from the forces on them."""
    u, v, w = (s[a] + p["dt"] * force / s["mass"] for a, force in zip("uvw", forces))
    x, y, z = (s[a] + p["dt"] * speed.reshape(s[a].shape) for a, speed in zip("xyz", (u, v, w)))
    energy = 0.5 * p["dt"] * jax.numpy.sum(s["mass"] * (u * u + v * v + w * w))
    return {"x": x, "y": y, "z": z, "u": u, "v": v, "w": w, "J": s["J"] + energy}


def step(jax, s, p):
    np = jax.numpy
    corners = s["corners"].reshape(-1, 8)
    counts = np.arange(8) < s["count"].reshape(-1, 1)
    forces = [np.sum(np.where(counts, force.reshape(-1)[corners], 0), 1) for force in corner_forces(jax, s, p)]
    return moved(jax, s, p, forces)
