"""Contractions over all elements; nodes as [elements, fields, k, j, i]."""


def step(jax, s, p):
    np = jax.numpy
    q = s["state"].reshape(-1, 4, 4, 4, 4)
    metric = s["metric"].reshape(-1, 10, 4, 4, 4)
    d, sound = s["derivative"], p["sound"]

    def flux(r):
        a = metric[:, 3 * r : 3 * r + 3]
        through = np.sum(a * q[:, 1:], 1) / q[:, 0]
        return np.concatenate([(through * q[:, 0])[:, None], through[:, None] * q[:, 1:] + a * (sound**2 * q[:, :1])], 1)

    sums = np.einsum("in,efkjn->efkji", d, flux(0)) + np.einsum("jn,efkni->efkji", d, flux(1)) + np.einsum("kn,efnji->efkji", d, flux(2))
    q = q - p["dt"] * sums / metric[:, 9:]
    entropy = 0.5 * np.sum(q[:, 1:] ** 2, 1) / q[:, 0] + sound**2 * q[:, 0] * np.log(q[:, 0])
    w = s["weight"]
    weight = w[:, None, None] * w[:, None] * w
    return {"state": q.reshape(s["state"].shape), "J": s["J"] + np.sum(weight * metric[:, 9] * entropy)}
