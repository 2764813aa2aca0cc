"""Programs of JAX in the styles of its users: a function, its arguments, and by which of them it is
differentiated."""

import jax
import jax.numpy as jnp
import numpy as np

_random = np.random.default_rng(7)


def draw(*shape, dtype=np.float32, scale=1.0):
    return jnp.asarray(scale * _random.standard_normal(shape), dtype)


def mlp(parameters, x):
    for weight, bias in parameters[:-1]:
        x = jnp.tanh(x @ weight + bias)
    weight, bias = parameters[-1]
    return x @ weight + bias


def training_step(parameters, x, y):
    loss = lambda p: jnp.mean((mlp(p, x) - y) ** 2)  # noqa: E731
    value, gradient = jax.value_and_grad(loss)(parameters)
    return value, jax.tree.map(lambda p, g: p - 0.1 * g, parameters, gradient)


def convolution_net(kernels, image):
    for kernel in kernels:
        image = jax.lax.conv_general_dilated(
            image, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        image = jax.nn.relu(image)
    pooled = jax.lax.reduce_window(
        image, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"
    )
    return pooled.mean((1, 2))


def attention(q, k, v):
    weights = jax.nn.softmax(jnp.einsum("bqd,bkd->bqk", q, k) / np.sqrt(q.shape[-1]))
    return jnp.einsum("bqk,bkd->bqd", weights, v)


def pair_forces(positions):
    """Lennard-Jones forces of all pairs."""

    def energy(r):
        square = jnp.sum((r[:, None] - r[None]) ** 2, -1) + jnp.eye(len(r)) * 1e3
        sixth = 1 / square**3
        return jnp.sum(sixth**2 - sixth) * 2

    return -jax.grad(energy)(positions)


def ode(y0, rate):
    """A predator-prey model by Runge-Kutta, until a time."""

    def derivative(y):
        return jnp.array([y[0] * (1 - y[1]), rate * y[1] * (y[0] - 1)])

    def step(state):
        t, y = state
        h = 0.05
        a = derivative(y)
        b = derivative(y + h / 2 * a)
        c = derivative(y + h / 2 * b)
        d = derivative(y + h * c)
        return t + h, y + h / 6 * (a + 2 * b + 2 * c + d)

    return jax.lax.while_loop(lambda s: s[0] < 2.0, step, (0.0, y0))[1]


def diffusion(u, coefficient):
    """A stencil in a loop."""

    def step(u, _):
        sides = sum(jnp.roll(u, shift, axis) for shift in (1, -1) for axis in (0, 1))
        return u + coefficient * (sides - 4 * u), None

    return jax.lax.scan(step, u, None, length=30)[0]


def sparse_product(values, columns, rows, x):
    """A matrix in coordinates times a vector."""
    return jnp.zeros(len(x), x.dtype).at[rows].add(values * x[columns])


def layer_norm(x, scale, shift):
    mean = x.mean(-1, keepdims=True)
    spread = jnp.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5)
    return scale * (x - mean) / spread + shift


def cumulative(x):
    return jnp.cumsum(jnp.sort(x, axis=-1), axis=-1)[..., ::-1]


_layers = [(32, 64), (64, 64), (64, 8)]
_parameters = [(draw(a, b, scale=0.2), draw(b, scale=0.1)) for a, b in _layers]
_index = [jnp.asarray(_random.integers(0, 500, 4000), np.int32) for _ in range(2)]

PROGRAMS = {
    "mlp": (mlp, (_parameters, draw(128, 32)), (0, 1)),
    "training step": (training_step, (_parameters, draw(128, 32), draw(128, 8)), (0,)),
    "convolution net": (
        convolution_net,
        ([draw(3, 3, 3, 8, scale=0.3), draw(3, 3, 8, 16, scale=0.2)], draw(4, 32, 32, 3)),
        (0,),
    ),
    "attention": (attention, (draw(4, 64, 32), draw(4, 64, 32), draw(4, 64, 32)), (0, 1, 2)),
    "pair forces": (pair_forces, (draw(150, 3, scale=5.0),), (0,)),
    "ODE": (ode, (jnp.array([1.5, 0.5], jnp.float32), jnp.float32(0.7)), None),
    "diffusion": (diffusion, (draw(256, 256), jnp.float32(0.1)), (0, 1)),
    "sparse product": (sparse_product, (draw(4000), *_index, draw(500)), (0, 3)),
    "layer norm": (layer_norm, (draw(512, 256), draw(256), draw(256)), (0, 1, 2)),
    "cumulative": (cumulative, (draw(64, 100),), (0,)),
}
