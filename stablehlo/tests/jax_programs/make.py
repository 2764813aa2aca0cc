"""Prints programs of JAX's, with inputs and the results that JAX computes on the CPU.

    python make.py            writes all files of this folder anew (JAX 0.10.2)

For each program there are three files:
    NAME.mlir           StableHLO in MLIR's pretty form
    NAME.generic.mlir   the same module in the generic form
    NAME.values.mlir    two functions that return the inputs and the results; its first line says how
                        far off results may be, relative to the largest of each array
A new program goes last, so that the inputs of the others stay what they are.
Besides, `every_op.mlir` and `every_op.generic.mlir` are modules that have every op.
"""

import pathlib

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax._src.interpreters import mlir
from jaxlib.mlir import ir

jax.config.update("jax_platforms", "cpu")
HERE = pathlib.Path(__file__).resolve().parent
RNG = np.random.default_rng(0)
PROGRAMS = {}


def program(*shapes, tolerance=2e-6, **options):
    """Registers a program; a shape stands for normally distributed floats.

    With `debug_info` the pretty form has locations; with `exported` it is that of `jax.export`.
    """

    def register(function):
        arguments = [floats(s) if isinstance(s, tuple) else s for s in shapes]
        PROGRAMS[function.__name__] = (function, arguments, tolerance, options)
        return function

    return register


def floats(shape, dtype=np.float32):
    return np.asarray(RNG.normal(size=shape), dtype)


def ints(low, high, shape, dtype=np.int32):
    return RNG.integers(low, high, size=shape, dtype=dtype)


def mlp_loss(parameters, x, y):
    hidden = jax.nn.relu(x @ parameters["w1"] + parameters["b1"])
    logits = hidden @ parameters["w2"] + parameters["b2"]
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(logits) * y, axis=-1))


def mlp_parameters():
    return {"w1": floats((4, 8)), "b1": floats((8,)), "w2": floats((8, 3)), "b2": floats((3,))}


@program(mlp_parameters(), (5, 4))
def mlp_forward(parameters, x):
    hidden = jnp.tanh(x @ parameters["w1"] + parameters["b1"])
    return hidden @ parameters["w2"] + parameters["b2"]


@program(mlp_parameters(), (5, 4), np.eye(3, dtype=np.float32)[[0, 2, 1, 1, 0]])
def mlp_training_step(parameters, x, y):
    loss, gradient = jax.value_and_grad(mlp_loss)(parameters, x, y)
    return loss, jax.tree.map(lambda p, g: p - 0.1 * g, parameters, gradient)


def conv_features(x, kernel, strides=(1, 1)):
    return lax.conv_general_dilated(
        x, kernel, strides, "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


@program((2, 8, 8, 1), (3, 3, 1, 4), (3, 3, 4, 2), (32, 3))
def conv_net(x, first, second, dense):
    x = jax.nn.relu(conv_features(x, first))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    x = jax.nn.relu(conv_features(x, second))
    return jax.nn.softmax(x.reshape(x.shape[0], -1) @ dense)


@program((1, 6, 6, 2), (3, 3, 2, 3))
def conv_gradient(x, kernel):
    return jax.grad(lambda x, k: jnp.sum(conv_features(x, k, (2, 2)) ** 2), (0, 1))(x, kernel)


@program((1, 5, 6, 2), (3, 2, 1, 4))
def conv_dilated_grouped(x, kernel):
    return lax.conv_general_dilated(
        x, kernel, (2, 1), ((1, 0), (0, 2)), lhs_dilation=(1, 2), rhs_dilation=(2, 1),
        dimension_numbers=("NHWC", "HWIO", "NHWC"), feature_group_count=2,
    )


@program((2, 4, 6), (6, 6), (6, 6), (6, 6))
def attention(x, q, k, v):
    q, k, v = x @ q, x @ k, x @ v
    scores = jnp.einsum("bid,bjd->bij", q, k) / jnp.sqrt(6.0)
    mask = jnp.tril(jnp.ones((4, 4), bool))
    return jax.nn.softmax(jnp.where(mask, scores, -1e9)) @ v


@program((3,), (5, 3))
def scan(carry, xs):
    def step(carry, x):
        carry = jnp.tanh(carry * 0.9 + x)
        return carry, jnp.sum(carry)

    return lax.scan(step, carry, xs)


@program((4,))
def scan_gradient(x):
    def step(carry, _):
        return jnp.sin(carry) * 1.1, carry

    return jax.grad(lambda x: jnp.sum(lax.scan(step, x, None, length=6)[1]))(x)


@program(np.array([1.0, 0.5], np.float32), np.float32(0.8))
def while_ode(state, end):
    def slope(y):
        return jnp.stack([y[1], -jnp.sin(y[0]) - 0.1 * y[1]])

    def step(carry):
        time, y = carry
        middle = y + 0.05 * slope(y)
        return time + 0.1, y + 0.1 * slope(middle)

    return lax.while_loop(lambda carry: carry[0] < end, step, (jnp.float32(0), state))


@program((3,), np.float32(-2), np.int32(2))
def choices(x, sign, which):
    branches = [lambda a: a, lambda a: -a, lambda a: a * a]
    chosen = lax.cond(sign > 0, lambda a: a + 1, lambda a: a * 2, x)
    return chosen, lax.switch(which, branches, x)


SPECIAL = np.array([0.0, 1.5, -0.0, np.nan, -np.inf, 2.5, -1.5, np.inf, 1.5], np.float32)


@program(SPECIAL, ints(-5, 5, (9,)), (4, 5))
def sorts(x, keys, matrix):
    by_two = lax.sort((keys, x, jnp.arange(9)), num_keys=2)
    return (
        jnp.sort(x), jnp.argsort(keys), by_two, lax.sort((x, keys), num_keys=1),
        jnp.sort(matrix, axis=0, descending=True), lax.top_k(matrix, 2), jnp.median(matrix),
    )


@program((4, 5), ints(-4, 4, (3,)), ints(0, 5, (4, 2)), ints(0, 5, (4,)))
def gathers(x, rows, columns, each):
    return (
        x[rows], jnp.take(x, rows, axis=1), jnp.take_along_axis(x, columns, axis=1),
        jax.vmap(lambda row, i: row[i])(x, each), x[rows[:, None], rows[None, :]],
    )


@program((4, 5), ints(0, 4, (3,)), ints(0, 5, (4,)), (3, 5))
def scatters(x, rows, each, updates):
    return (
        x.at[rows].add(updates), x.at[:, rows].set(2.0), x.at[rows, rows].max(0.5),
        x.at[rows].multiply(3.0),
        jax.grad(lambda x: jnp.sum(jax.vmap(lambda row, i: row[i])(x, each) ** 2))(x),
    )


@program(np.abs(floats((4, 5))) + 0.5)
def cumulative(x):
    return (
        jnp.cumsum(x, 0), jnp.cumprod(x, 1), lax.cummax(x), lax.cumsum(x, reverse=True),
        jnp.diff(x, axis=1),
    )


@program((4, 6))
def pooling(x):
    return (
        lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "SAME"),
        lax.reduce_window(x, 0.0, lax.add, (2, 3), (1, 1), "SAME", window_dilation=(1, 2)),
    )


@program((6, 2))
def pairwise_forces(positions):
    offsets = positions[:, None, :] - positions[None, :, :]
    squares = jnp.sum(offsets**2, -1) + jnp.eye(6)
    return jnp.sum(offsets * (squares**-1.5)[..., None], axis=1)


@program((4, 4), np.int32(3))
def slices(x, i):
    return (
        lax.dynamic_slice(x, (i, 0), (2, 3)), lax.dynamic_update_slice(x, jnp.ones((2, 2)), (i, 1)),
        x[1:3, ::2], x[::-1], jnp.pad(x, ((1, 1), (0, 2))), jnp.roll(x, 1, 0), x.T,
        lax.pad(x, 0.5, ((-1, 2, 1), (0, -1, 2))),
    )


@program(ints(-9, 9, (7,)), ints(1, 6, (7,)), ints(0, 2, (7,)).astype(bool))
def integers(a, b, c):
    return (
        a // b, a % b, a << b, a >> b, lax.shift_right_logical(a, b), a ^ b, ~a, a & b,
        lax.population_count(a), lax.clz(a), (a > 0) & c, a.astype(jnp.uint8), jnp.abs(a), a**3,
        c.astype(jnp.float32), lax.bitcast_convert_type(a, jnp.float32), jnp.clip(a, -3, 4),
        jnp.any(c), jnp.all(c), jnp.max(a), jnp.sum(c),
    )


@program((4, 3), (4, 3))
def norms(x, y):
    return (
        jnp.linalg.norm(x), jnp.linalg.norm(x, axis=1), jnp.vdot(x, y), jnp.var(x, axis=0),
        jnp.linalg.norm(x, ord=jnp.inf), jax.nn.logsumexp(x),
    )


@program((9,))
def activations(x):
    return (
        jax.nn.gelu(x), jax.nn.gelu(x, approximate=False), jax.nn.silu(x), jax.nn.softplus(x),
        jax.nn.elu(x), jax.nn.sigmoid(x), jax.nn.leaky_relu(x),
    )


@program(np.linspace(-3, 3, 25, dtype=np.float32), np.linspace(-0.99, 0.99, 25, dtype=np.float32))
def functions(x, inside):
    return (
        lax.erf(x), lax.erfc(x), lax.erf_inv(inside), jnp.sinh(x), jnp.cosh(x), jnp.tan(x),
        jnp.arcsin(inside), jnp.arccos(inside), jnp.arctan(x), jnp.arcsinh(x),
        jnp.arccosh(1 + jnp.abs(x)), jnp.arctanh(inside), jnp.square(x), jnp.isinf(x),
        jnp.cbrt(x), jnp.exp2(x), jnp.log1p(jnp.abs(x)), jnp.expm1(x), jnp.arctan2(x, inside),
        jnp.hypot(x, inside), jnp.round(x), jnp.sign(x), jnp.floor(x), lax.rsqrt(jnp.abs(x) + 1),
    )


@program((3, 5), ints(-9, 9, (6,)))
def reductions(x, k):
    return (
        jnp.argmax(x, 1), jnp.argmin(k), jnp.argmax(x), jnp.max(x, 0), jnp.prod(x), jnp.mean(x, 1),
        lax.reduce((x, x), (0.0, 1.0), lambda a, b: (a[0] + b[0], a[1] * b[1]), (0,)),
    )


@program(np.array([1, 2], np.uint32))
def random_numbers(key):
    return jax.random.normal(key, (6,)), jax.random.bits(key, (3,))


@program((3,))
def constants(x):
    return (
        x * np.array([1.5, np.nan, -0.0], np.float32), np.array([[True], [False]]),
        np.arange(40, dtype=np.int8), jnp.full((2, 2), -np.inf), np.zeros((0, 3), np.float32),
        np.float16(np.inf) * jnp.ones(2, jnp.float16), np.uint32(0xFFFFFFFF) - jnp.uint32(0),
    )


# XLA does not round between fused ops.
@program((3, 4), (4, 2), tolerance=1e-2)
def half_precision(x, y):
    a, b = x.astype(jnp.bfloat16), y.astype(jnp.bfloat16)
    return (
        lax.dot(a, b, preferred_element_type=jnp.float32), (a * a).astype(jnp.float32),
        lax.erf(a).astype(jnp.float32), jnp.sum(a.astype(jnp.float16)).astype(jnp.float32),
    )


@program((4,))
def composites(x):
    twice = lax.composite(lambda a: a * 2, "my.twice")
    once_more = jax.grad(jax.checkpoint(lambda a: jnp.sum(jnp.sin(jnp.sin(a)))))
    return twice(x), once_more(x), jax.jit(lambda a: a + 1)(x)


@program((5, 3))
def reductions_with_calls(x):
    lowest = jnp.float32(-jnp.inf)
    return (
        lax.reduce(x, lowest, jnp.logaddexp, (0,)),
        lax.reduce(x, lowest, lambda a, b: jnp.where(a > b, a, b), (0, 1)),
        lax.reduce_window(x, lowest, jnp.logaddexp, (2, 2), (1, 2), "SAME"),
    )


@program((4,), debug_info=True)
def located(x):
    return lax.fori_loop(0, 3, lambda i, a: a + jnp.sum(a) * i, x), lax.top_k(x, 2)


@program([floats((4, 4)) for _ in range(3)] + [floats((4, 8)), floats((8, 4))], (3, 4))
def transformer_gradient(weights, x):
    def loss(weights, x):
        q, k, v, up, down = weights
        h = jax.nn.standardize(x)
        scores = jax.nn.softmax((h @ q) @ (h @ k).T / 2.0)
        return jnp.mean((x + scores @ (h @ v) + jax.nn.gelu(h @ up) @ down) ** 2)

    return jax.grad(loss)(weights, x)


@program((1, 6, 6, 2), (3, 3, 2, 2), (3, 3, 2, 2), tolerance=1e-5)
def residual_block_gradient(x, first, second):
    def loss(x):
        hidden = jax.nn.relu(conv_features(x, first))
        return jnp.mean(jax.nn.relu(conv_features(hidden, second) + x))

    return jax.grad(loss)(x)


@program((5, 3), (3, 4))
def recurrent_cell(xs, weights):
    def cell(carry, x):
        gate, new = jnp.split(x @ weights, 2)
        memory = jax.nn.sigmoid(gate) * carry[0] + jnp.tanh(new)
        return (memory, carry[1] + memory), memory

    return lax.scan(cell, (jnp.zeros(2), jnp.zeros(2)), xs)


@program({"w": floats((3,))}, {"w": floats((3,))}, {"w": np.abs(floats((3,)))}, {"w": floats((3,))})
def adam(weights, first, second, gradient):
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradient)
    second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, second, gradient)

    def update(w, m, v):
        return w - 1e-3 * m / (jnp.sqrt(v) + 1e-8)

    return jax.tree.map(update, weights, first, second), first, second


@program((4, 2), (4, 2), tolerance=1e-5)
def molecular_dynamics(positions, velocities):
    def energy(q):
        squares = jnp.sum((q[:, None] - q[None]) ** 2, -1) + jnp.eye(4)
        return jnp.sum(jnp.where(jnp.eye(4) > 0, 0, 1 / squares))

    def step(carry, _):
        q, v = carry
        v = v - 0.01 * jax.grad(energy)(q)
        return (q + 0.01 * v, v), energy(q)

    return lax.scan(step, (positions, velocities), None, length=4)


@program((6, 2), np.array([0, 2, 1, 1, 0, 2], np.int32))
def segments(x, which):
    return jax.ops.segment_sum(x, which, 3), jax.ops.segment_max(x, which, 3)


@program(np.abs(floats((3,))) + 0.1)
def batched_loop(x):
    return jax.vmap(lambda a: lax.while_loop(lambda c: c < 10, lambda c: c * 2 + 1, a))(x)


@program((3,), tolerance=1e-5)
def hessian(x):
    return jax.hessian(lambda x: jnp.sum(x**3) * jnp.prod(x))(x)


@program((1, 5, 6, 2))
def pooling_gradients(x):
    def largest(x, size, stride):
        window, strides = (1, size, size, 1), (1, stride, stride, 1)
        return jnp.sum(lax.reduce_window(x, -jnp.inf, lax.max, window, strides, "SAME") ** 2)

    def mean(x):
        window, strides = (1, 2, 2, 1), (1, 1, 1, 1)
        return jnp.sum(lax.reduce_window(x, 0.0, lax.add, window, strides, "SAME") ** 2)

    return jax.grad(lambda x: largest(x, 2, 2) + largest(x, 3, 2))(x), jax.grad(mean)(x)


@program((5, 6), tolerance=1e-5)
def cumulative_gradients(x):
    def loss(x):
        return jnp.sum(jnp.cumsum(x, 0) * jnp.cumprod(x, 1) + lax.cummax(x))

    return jax.grad(loss)(x), lax.cumlogsumexp(x)


@program((4, 5))
def order_statistics(x):
    return (
        jnp.argmax(x, 0), jnp.nanargmax(x), jnp.argsort(x, 1), jnp.quantile(x, 0.3),
        jnp.searchsorted(jnp.sort(x[0]), x[1]), jnp.count_nonzero(x > 0), jnp.ptp(x),
    )


@program(np.array([3, 4], np.uint32))
def distributions(key):
    return (
        jax.random.permutation(key, 6), jax.random.randint(key, (4,), 0, 10),
        jax.random.bernoulli(key, 0.5, (5,)), jax.random.categorical(key, jnp.arange(4.0)),
        jax.random.split(key, 3), jax.random.exponential(key, (3,)),
    )


@program(SPECIAL, ints(-2, 3, (9,)), exported=True)
def exported(x, keys):
    return lax.sort((keys, x), num_keys=2), jnp.argmax(keys), jax.nn.softmax(x[1:2])


@program((6, 5), tolerance=1e-5)
def spectral_poisson(source):
    """The pressure whose Laplacian is the source, on a periodic grid."""
    ny, nx = source.shape
    k = jnp.fft.fftfreq(ny, 1 / ny)[:, None] ** 2 + jnp.fft.rfftfreq(nx, 1 / nx)[None, :] ** 2
    spectrum = jnp.where(k > 0, jnp.fft.rfft2(source) / jnp.where(k > 0, -k, 1), 0)
    return jnp.fft.irfft2(spectrum, (ny, nx)), jnp.abs(spectrum)


@program((8,), tolerance=1e-5)
def split_step(potential):
    """A wave function in a potential: half of each step in space, half in the spectrum."""
    x = jnp.linspace(-3.0, 3.0, 8)
    k = 2 * jnp.pi * jnp.fft.fftfreq(8, x[1] - x[0])

    def step(_, psi):
        psi = psi * jnp.exp(-0.1j * potential)
        return jnp.fft.ifft(jnp.exp(-0.05j * k**2) * jnp.fft.fft(psi))

    psi = lax.fori_loop(0, 3, step, jnp.exp(-(x**2) + 1j * x))
    return jnp.abs(psi) ** 2, psi.real, psi.imag


@program((4, 6), (3, 5), tolerance=1e-5)
def spectral_gradients(u, v):
    def loss(u, v):
        k = jnp.arange(4)
        slope = jnp.fft.irfft(1j * k * jnp.fft.rfft(u), 6)
        plane = jnp.fft.ifft2(jnp.fft.fft2(v) ** 2)
        return jnp.sum(slope**2 * u) + jnp.sum(jnp.abs(jnp.fft.fft(v))) + jnp.sum(plane.real**3)

    return jax.grad(loss, (0, 1))(u, v)


@program((3, 4), (3, 4), (4, 2), np.int32(1), tolerance=1e-5)
def complex_numbers(x, y, matrix, i):
    z, w = x + 1j * y, lax.complex(y, x + 2)
    parts = [
        z * w, z / w, jnp.exp(z), jnp.log(w), jnp.sqrt(z), jnp.conj(z), z @ (matrix + 1j),
        jnp.where(x > 0, z, w), jnp.pad(z, ((1, 0), (0, 2)), constant_values=1 + 2j), z.T,
        lax.dynamic_slice(z, (i, i), (2, 3)), lax.dynamic_update_slice(z, w[:1, :2], (i, i)),
        jnp.sum(z, 0), jnp.flip(z, 1), jnp.concatenate([z, w], 1)[:, 1::2], z[jnp.array([2, 0])],
        jnp.zeros((2, 3), jnp.complex64).at[jnp.array([1, 1])].add(z[:2, :3]), -z.reshape(2, 6),
        jnp.array([1 + 2j, 3 - 1j, 0.5j], jnp.complex64)[:, None] - z,
    ]
    return [part for z in parts for part in (z.real, z.imag)] + [jnp.abs(z), z == w, z != w]


@program((6, 8), tolerance=1e-5)
def spectral_vorticity(w):
    """Steps of a fluid's vorticity in the spectrum, without its highest third, and their history."""
    ny, nx = w.shape
    ky, kx = jnp.fft.fftfreq(ny, 1 / ny)[:, None], jnp.fft.rfftfreq(nx, 1 / nx)[None, :]
    square = kx**2 + ky**2
    keep = (jnp.abs(ky) < ny / 3) & (kx < nx / 3)

    def step(spectrum, _):
        psi = jnp.where(square > 0, spectrum / jnp.where(square > 0, -square, 1), 0)
        u, v = jnp.fft.irfft2(-1j * ky * psi), jnp.fft.irfft2(1j * kx * psi)
        slopes = [jnp.fft.irfft2(1j * k * spectrum) for k in (kx, ky)]
        advected = jnp.where(keep, jnp.fft.rfft2(u * slopes[0] + v * slopes[1]), 0)
        spectrum = (spectrum - 0.01 * advected) / (1 + 1e-3 * square)
        return spectrum, spectrum[1:3]

    spectrum, history = lax.scan(step, jnp.fft.rfft2(w), length=3)
    finer = jnp.fft.irfft2(jnp.pad(spectrum, ((0, 2), (0, 1))))
    shifted = jnp.fft.fftshift(jnp.fft.fft(w, axis=0))
    columns = jnp.fft.ifft(jnp.roll(shifted, 1, 0) + jnp.conj(shifted), axis=0)
    return finer, jnp.abs(history), history.imag, shifted.imag, columns.real


@program((3, 4), (3, 4), tolerance=1e-5)
def complex_functions(x, y):
    z = x + 1j * y
    small = 1e-3 * z
    parts = [
        jnp.tanh(z), jnp.sin(z), jnp.cos(z), jnp.expm1(z), jnp.expm1(small), jnp.tanh(20 * z),
        jnp.tanh(1j * y), z / 3.0, z / y, jnp.sin(small),
    ]
    slope = jax.grad(lambda x, y: jnp.sum(jnp.tanh(x + 1j * y).real * jnp.sin(x + 1j * y).imag))
    return [part for z in parts for part in (z.real, z.imag)] + [slope(x, y), slope(0 * x, y)]


def literal(array):
    """An array as `dense<…> : tensor<…>`, floats to their last digit."""
    array = np.asarray(array)
    kinds = {"f": "f", "i": "i", "u": "ui", "b": "i"}
    bits = 1 if array.dtype == bool else array.dtype.itemsize * 8
    shape = "".join(f"{size}x" for size in array.shape)

    def element(value):
        if array.dtype == bool:
            return "true" if value else "false"
        if array.dtype.kind != "f":
            return str(int(value))
        if np.isfinite(value):
            return np.format_float_scientific(value, unique=True, trim="0")
        return f"0x{int(np.asarray(value).view(f'u{array.dtype.itemsize}')):0{bits // 4}X}"

    def nested(part):
        return element(part) if part.ndim == 0 else f"[{', '.join(map(nested, part))}]"

    elements = nested(array) if array.size else ""
    return f"dense<{elements}> : tensor<{shape}{kinds[array.dtype.kind]}{bits}>"


def returning(name, arrays):
    """A function that returns `arrays`."""
    literals = [literal(array) for array in arrays]
    types = [text.rsplit(" : ", 1)[1] for text in literals]
    lines = [f"  %{nth} = stablehlo.constant {text}" for nth, text in enumerate(literals)]
    names = ", ".join(f"%{nth}" for nth in range(len(literals)))
    lines.append(f"  return {names} : {', '.join(types)}")
    return f"func.func @{name}() -> ({', '.join(types)}) {{\n" + "\n".join(lines) + "\n}\n"


def write(name, function, arguments, tolerance, options):
    lowered = jax.jit(function).lower(*arguments)
    results = jax.tree.leaves(jax.jit(function)(*arguments))
    pretty, module = lowered.as_text(debug_info="debug_info" in options), lowered.compiler_ir()
    if "exported" in options:  # with constants moved out of regions, and defaults left out
        pretty = export.export(jax.jit(function))(*arguments).mlir_module()
        with mlir.make_ir_context():
            module = ir.Module.parse(pretty)
    generic = module.operation.get_asm(print_generic_op_form=True)
    kept = lowered._lowering.compile_args["kept_var_idx"]
    flat = jax.tree.leaves(arguments)
    inputs = [flat[index] for index in sorted(kept)]
    values = [f"// tolerance: {tolerance}", returning("inputs", inputs)]
    values += ["// ---", returning("results", results)]
    (HERE / f"{name}.mlir").write_text(pretty.replace(f"{HERE}/", ""))
    (HERE / f"{name}.generic.mlir").write_text(generic.strip() + "\n")
    (HERE / f"{name}.values.mlir").write_text("\n".join(values))


def write_every_op():
    """Prints the modules of `every_op.generic.mlir`, which have each op once at least, in both forms."""
    file, separator = HERE / "every_op.generic.mlir", "// -----\n"
    forms = {True: [], False: []}
    for text in file.read_text().split(separator):
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
        for is_generic, texts in forms.items():
            asm = module.operation.get_asm(print_generic_op_form=is_generic)
            texts.append(asm.strip() + "\n")
    file.write_text(separator.join(forms[True]))
    (HERE / "every_op.mlir").write_text(separator.join(forms[False]))


if __name__ == "__main__":
    write_every_op()
    for name, (function, arguments, tolerance, options) in PROGRAMS.items():
        write(name, function, arguments, tolerance, options)
