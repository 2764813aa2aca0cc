"""The basis as one array, and a contraction over inputs and basis functions."""


def step(np, s, p):
    grid = np.arange(p["knots"], dtype=s["x"].dtype)
    distance = ((s["x"] - p["low"]) / p["width"])[..., None] - grid
    return {**s, "x": np.einsum("big,oig->bo", np.exp(-(distance**2)), s["weight"], optimize=True)}
