"""a = a b, once a step: each product is a call of its own, and nothing else is timed."""


def step(np, s, p):
    return {**s, "a": np.dot(s["a"], s["b"])}


def run(jax, step, s, steps):
    for _ in range(steps):
        s = step(s)
    return s
