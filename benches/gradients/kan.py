"""Two layers, each a basis as one array and a contraction over inputs and basis functions."""


def step(jax, s, p):
    np = jax.numpy

    def layer(x, weight):
        distance = ((x - p["low"]) / p["width"])[..., None] - np.arange(p["knots"], dtype=x.dtype)
        return np.einsum("big,oig->bo", np.exp(-(distance**2)), weight)

    y = layer(np.tanh(layer(s["x"], s["weight1"])), s["weight2"])
    return {"J": s["J"] + np.sum((y - s["target"]) ** 2) / y.size}
