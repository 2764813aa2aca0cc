"""A scan down the columns and one up, all columns at once."""


def step(jax, s, p):
    np, rhs = jax.numpy, s["rhs"]
    exchange = p["dt"] * s["kappa"][1:]
    nothing = np.zeros_like(rhs[:1])
    above, below = np.concatenate([nothing, exchange]), np.concatenate([exchange, nothing])

    def down(carried, level):
        beta, last = carried
        above, below, rhs = level
        w = above / beta
        beta = 1 + above + below - above * w
        last = (rhs + above * last) / beta
        return (beta, last), (w, last)

    def up(last, level):
        w_below, x = level
        x = x + w_below * last
        return x, x

    _, (w, x) = jax.lax.scan(down, (np.ones_like(rhs[0]), np.zeros_like(rhs[0])), (above, below, rhs))
    _, x = jax.lax.scan(up, np.zeros_like(rhs[0]), (np.concatenate([w[1:], nothing]), x), reverse=True)
    return {"rhs": x, "J": s["J"] + np.sum(s["weight"][:, None] * x * x)}
