"""Kernels as JAX functions, against the same mathematics in JAX by hand."""

import functools
import re

import jax
import jax.numpy as jnp
import kernels as k
import numpy as np
import pytest
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P
from jax.test_util import check_grads

import reactant_rs as rx

NX, NY = 37, 29
HEAT_ARGS = [rx.In("u"), rx.Out("v", like="u"), NX, NY, rx.In("c")]


def random(*shape, dtype=jnp.float32, seed=0):
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), dtype)


@pytest.fixture(scope="module")
def heat():
    return rx.jax(k.HEAT, "heat", grid=(3, 2), block=(16, 16), args=HEAT_ARGS)


@pytest.fixture(scope="module")
def burgers():
    args = [rx.In("u"), rx.InOut("f"), 300, rx.In("nu")]
    return rx.jax(k.BURGERS, grid=3, block=128, args=args)


def test_value(heat):
    u = random(NY, NX)
    for function in (heat, jax.jit(heat)):
        (v,) = function(u, 0.1)
        np.testing.assert_allclose(v, k.heat(u, 0.1), rtol=1e-6, atol=1e-6)


def test_gradient_by_an_array_and_a_scalar(heat):
    u = random(NY, NX)
    ours = jax.grad(lambda u, c: (heat(u, c)[0] ** 2).sum(), (0, 1))(u, 0.1)
    theirs = jax.grad(lambda u, c: (k.heat(u, c) ** 2).sum(), (0, 1))(u, 0.1)
    for one, other in zip(ours, theirs):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)


def test_derivatives_to_third_order(burgers):
    u, f = random(300, dtype=jnp.float64), random(300, dtype=jnp.float64, seed=1)
    check_grads(lambda *x: burgers(*x)[0], (u, f, 0.3), order=2)
    third = jax.grad(jax.grad(jax.grad(lambda nu: burgers(u, f, nu)[0].sum())))(0.3)
    expected = jnp.sum((-(f**3) * jnp.exp(-0.3 * f))[1:-1])
    np.testing.assert_allclose(third, expected, rtol=1e-9)


def test_solver_against_numpy():
    levels, columns = 7, 33
    args = [
        rx.In("a"),
        rx.In("b"),
        rx.In("c"),
        rx.InOut("d"),
        rx.Out("w", like="d"),
        levels,
        columns,
    ]
    thomas = rx.jax(k.THOMAS, grid=1, block=64, args=args)
    a, b, c, d = (random(levels, columns, dtype=jnp.float64, seed=s) for s in range(4))
    b = b + 8
    solution, _ = thomas(a, b, c, d)
    matrix = np.zeros((columns, levels, levels))
    for z in range(levels):
        matrix[:, z, z] = b[z]
        if z > 0:
            matrix[:, z, z - 1] = a[z]
        if z < levels - 1:
            matrix[:, z, z + 1] = c[z]
    expected = np.linalg.solve(matrix, np.asarray(d).T[..., None])[..., 0].T
    np.testing.assert_allclose(solution, expected, rtol=1e-10)
    check_grads(lambda *x: thomas(*x)[0], (a, b, c, d), order=2)


def test_an_unread_argument_is_no_residual(heat):
    """The stencil is linear in its array: its reverse keeps none of it."""
    jaxpr = jax.make_jaxpr(jax.grad(lambda u: heat(u, 0.1)[0].sum()))(random(NY, NX))
    reverse = [eqn for eqn in jaxpr.eqns if eqn.primitive.name == "reactant_call"][-1]
    assert str(reverse.params["call"]) == "heat_vjp" and len(reverse.invars) == 2


def test_donation(burgers):
    f = random(300, dtype=jnp.float64, seed=1)
    step = jax.jit(lambda u, f: burgers(u, f, 0.1)[0], donate_argnums=1)
    u = random(300, dtype=jnp.float64)
    expected = burgers(u, f, 0.1)[0]
    np.testing.assert_allclose(step(u, f), expected, rtol=1e-14)
    assert f.is_deleted()


def test_references(burgers):
    u, f = random(300, dtype=jnp.float64), random(300, dtype=jnp.float64, seed=1)
    once = burgers(u, f, 0.1)[0]
    expected = burgers(u, once, 0.1)[0]
    reference = jax.new_ref(f)
    assert burgers(u, reference, 0.1) == ()
    jax.jit(lambda reference: burgers(u, reference, 0.1))(reference)
    np.testing.assert_allclose(reference[...], expected, rtol=1e-14)

    @jax.jit
    def twice(f, nu):
        reference = jax.new_ref(f)
        for _ in range(2):
            burgers(u, reference, nu)
        return jax.ref.freeze(reference)

    np.testing.assert_allclose(twice(f, 0.1), expected, rtol=1e-14)
    ours = jax.grad(lambda f, nu: twice(f, nu).sum(), (0, 1))(f, 0.1)
    plain = lambda f, nu: burgers(u, burgers(u, f, nu)[0], nu)[0].sum()  # noqa: E731
    for one, other in zip(ours, jax.grad(plain, (0, 1))(f, 0.1)):
        np.testing.assert_allclose(one, other, rtol=1e-12)


def test_references_of_a_scan(burgers):
    u, f = random(300, dtype=jnp.float64), random(300, dtype=jnp.float64, seed=1)

    @jax.jit
    def thrice(f):
        reference = jax.new_ref(f)
        jax.lax.scan(lambda _, __: (burgers(u, reference, 0.1), None), (), None, length=3)
        return reference[...]

    expected = functools.reduce(lambda f, _: burgers(u, f, 0.1)[0], range(3), f)
    np.testing.assert_allclose(thrice(f), expected, rtol=1e-13)


def test_references_that_a_launch_updates():
    kernel = rx.kernel(k.HEAT)
    u = random(NY, NX)
    v = jax.new_ref(jnp.zeros_like(u))
    assert kernel[(3, 2), (16, 16)](u, v, NX, NY, 0.1) == ()
    np.testing.assert_allclose(v[...], k.heat(u, 0.1), rtol=1e-6, atol=1e-6)


def test_launches_as_cupy_and_numba_write_them():
    kernel = rx.kernel(k.HEAT)
    u = random(NY, NX)
    expected = k.heat(u, 0.1)
    into = jnp.zeros_like(u)
    for (v,) in (
        kernel[(3, 2), (16, 16)](u, into, NX, NY, 0.1),
        kernel((3, 2), (16, 16), (u, into, np.int32(NX), NY, np.float32(0.1))),
        jax.jit(lambda u: kernel[(3, 2), (16, 16)](u, jnp.zeros_like(u), NX, NY, 0.1))(u),
    ):
        np.testing.assert_allclose(v, expected, rtol=1e-6, atol=1e-6)


def test_arguments_by_name(heat):
    u = random(NY, NX)
    np.testing.assert_array_equal(jax.jit(heat)(u, c=0.1)[0], heat(u, 0.1)[0])
    np.testing.assert_array_equal(heat(c=0.1, u=u)[0], heat(u, 0.1)[0])


def test_arrays_of_numpy_that_a_launch_only_reads():
    (v,) = rx.kernel(k.HEAT)[(3, 2), (16, 16)](
        np.ones((NY, NX), np.float32), np.zeros((NY, NX), np.float32), NX, NY, 0.1
    )
    np.testing.assert_allclose(v[1:-1, 1:-1], 1, rtol=1e-6)


def test_an_optional_array():
    kernel = rx.kernel(
        'extern "C" __global__ void f(float *x, const float *w) '
        "{ x[threadIdx.x] = w ? w[threadIdx.x] : 1.0f; }"
    )
    x, w = random(32), random(32, seed=1)
    np.testing.assert_array_equal(kernel[1, 32](x, None)[0], jnp.ones(32))
    np.testing.assert_array_equal(kernel[1, 32](x, w)[0], w)


def test_options_as_one_text():
    source = 'extern "C" __global__ void f(float *x) { x[threadIdx.x] = A + B; }'
    (x,) = rx.kernel(source, options="-DA=2 -DB=3")[1, 32](jnp.zeros(32, jnp.float32))
    np.testing.assert_array_equal(x, 5)


def test_a_kernel_that_writes_nothing():
    source = 'extern "C" __global__ void f(float *x, int n) { if (threadIdx.x < n) x[0] = 1; }'
    x = random(3)
    (y,) = jax.jit(rx.jax(source, grid=1, block=32, args=[rx.InOut("x"), 0]))(x)
    np.testing.assert_array_equal(y, x)


def test_an_array_given_twice_is_one():
    scale = rx.kernel(
        'extern "C" __global__ void twice(const float *x, float *y) '
        "{ y[threadIdx.x] = 2 * x[threadIdx.x]; }"
    )
    x = random(32)
    (y,) = scale[1, 32](x, x)
    np.testing.assert_array_equal(y, 2 * x)


def test_extents_from_shapes():
    double = rx.jax(
        'extern "C" __global__ void dbl(const float *x, float *y) '
        "{ int i = blockIdx.x * blockDim.x + threadIdx.x; y[i] = 2 * x[i]; }",
        grid=lambda x: x.shape[0] // 32, block=32, args=[rx.In("x"), rx.Out("y", like="x")],
    )  # fmt: skip
    for length in (32, 96):
        x = random(length)
        np.testing.assert_array_equal(double(x)[0], 2 * x)


def test_structures_and_constant_memory():
    function = rx.jax(
        """
        struct Grid { const double *x; int n; float scale; };
        __constant__ double weights[3];
        extern "C" __global__ void smooth(Grid g, double *y) {
            int i = blockIdx.x * blockDim.x + threadIdx.x;
            if (i < 1 || i >= g.n - 1) return;
            double left = weights[0] * g.x[i - 1], right = weights[2] * g.x[i + 1];
            y[i] = g.scale * (left + weights[1] * g.x[i] + right);
        }""",
        grid=2,
        block=32,
        args=[
            rx.Struct([(0, rx.In("x")), (8, 50), (12, rx.In("scale"))]),
            rx.Out("y", like="x", fill=7.0),
        ],
        symbols={"weights": rx.In("w")},
    )
    x, w = random(50, dtype=jnp.float64), jnp.array([0.25, 0.5, 0.25])
    (y,) = function(x, np.float32(1.5), w)
    inner = 1.5 * (w[0] * x[:-2] + w[1] * x[1:-1] + w[2] * x[2:])
    np.testing.assert_allclose(y, jnp.pad(inner, 1, constant_values=7.0), rtol=1e-14)


def test_halves_by_value():
    function = rx.jax(
        """
        #include <cuda_fp16.h>
        #include <cuda_bf16.h>
        struct Pair { __nv_bfloat16 one; __half other; };
        extern "C" __global__ void add(const float *x, __half a, __nv_bfloat16 b, Pair p, float *y) {
            int i = threadIdx.x;
            y[i] = x[i] * __half2float(a) + __bfloat162float(b);
            y[i] += 16.0f * __bfloat162float(p.one) + 64.0f * __half2float(p.other);
        }""",
        grid=1,
        block=32,
        args=[
            rx.In("x"),
            rx.In("a"),
            rx.In("b"),
            rx.Struct([(0, rx.In("c")), (2, rx.In("d"))]),
            rx.Out("y", like="x"),
        ],
    )
    half, bfloat = np.float16, jnp.bfloat16.dtype.type
    x = random(32)
    (y,) = function(x, half(1.5), bfloat(2.5), bfloat(0.75), half(0.5))
    np.testing.assert_allclose(y, 1.5 * x + 46.5, rtol=1e-6)


def test_template_instances():
    source = """
    template <typename T, int N> __global__ void power(const T *x, T *y) {
        T product = 1;
        for (int k = 0; k < N; ++k) product *= x[threadIdx.x];
        y[threadIdx.x] = product;
    }"""
    x = random(32, dtype=jnp.float64)
    args = [rx.In("x"), rx.Out("y", like="x")]
    (y,) = rx.jax(source, "power<double, 3>", grid=1, block=32, args=args)(x)
    np.testing.assert_allclose(y, x**3, rtol=1e-14)


# sharding


def collectives(compiled) -> list[str]:
    names = "all-gather|all-reduce|collective-permute|all-to-all|reduce-scatter"
    return sorted(re.findall(rf"({names})(?:-start)?\(", compiled.as_text()))


@pytest.mark.parametrize(
    "axes,spec,exchanges", [((8,), P("x"), 2), ((2, 4), P("x", "y"), 4)], ids=["rows", "blocks"]
)
def test_a_stencil_stays_sharded(axes, spec, exchanges):
    """One exchange with each neighbour, and no gather, in the step and in its gradient."""
    size = 64
    args = [rx.In("u"), rx.Out("v", like="u"), size, size, rx.In("c")]
    heat = rx.jax(k.HEAT, grid=(4, 4), block=(16, 16), args=args)
    mesh = Mesh(np.array(jax.devices()).reshape(axes), ("x", "y")[: len(axes)])
    u = random(size, size)
    split = jax.device_put(u, NamedSharding(mesh, spec))
    step = jax.jit(lambda u: heat(u, 0.1)[0])
    compiled = step.lower(split).compile()
    assert collectives(compiled) == ["collective-permute"] * exchanges
    v = step(split)
    assert v.sharding.is_equivalent_to(split.sharding, 2)
    np.testing.assert_allclose(v, k.heat(u, 0.1), rtol=1e-6, atol=1e-6)

    gradient = jax.jit(jax.grad(lambda u: (heat(u, 0.1)[0] ** 2).sum()))
    assert "all-gather" not in collectives(gradient.lower(split).compile())
    expected = jax.grad(lambda u: (k.heat(u, 0.1) ** 2).sum())(u)
    np.testing.assert_allclose(gradient(split), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("checked", [True, False])
@pytest.mark.parametrize("argument", [0, 1, 2])
def test_gradients_in_shard_map(burgers, checked, argument):
    """By an argument that is split, by a replicated array, and by a replicated scalar."""
    mesh = Mesh(np.array(jax.devices()), ("x",))
    u = random(8, 300, dtype=jnp.float64)
    f = random(300, dtype=jnp.float64, seed=1)

    @functools.partial(
        jax.shard_map, mesh=mesh, in_specs=(P("x"), P(), P()), out_specs=P("x"), check_vma=checked
    )
    def ours(u, f, nu):
        return burgers(u[0], f, nu)[0][None]

    def theirs(u, f, nu):
        return jax.vmap(lambda u: burgers(u, f, nu)[0])(u)

    at = (u, f, jnp.float64(0.3))
    np.testing.assert_allclose(ours(*at), theirs(*at), rtol=1e-12)
    for transform in (jax.grad, lambda *a, **o: jax.jit(jax.grad(*a, **o))):
        one = transform(lambda *x: ours(*x).sum(), argnums=argument)(*at)
        other = jax.grad(lambda *x: theirs(*x).sum(), argnums=argument)(*at)
        np.testing.assert_allclose(one, other, rtol=1e-10)


# errors


def test_an_index_outside_is_an_error_at_the_line():
    args = [rx.In("x"), rx.In("i"), rx.Out("y", shape=(100,), dtype=jnp.float32), 100]
    gather = rx.jax(k.GATHER, grid=1, block=128, args=args)
    x, good = random(50), jnp.zeros(100, jnp.int32)
    jax.block_until_ready(jax.jit(gather)(x, good))
    bad = good.at[3].set(50)
    with pytest.raises(rx.InvalidInput, match=r"outside of array `x`(.|\n)*kernels.cu:4"):
        jax.block_until_ready(gather(x, bad))
        jax.effects_barrier()
    with pytest.raises(Exception, match="outside of array `x`"):
        jax.block_until_ready(jax.jit(gather)(x, bad))
        jax.effects_barrier()
    marked = rx.jax(k.GATHER, grid=1, block=128, args=args, checks="nan")
    assert bool(jnp.isnan(jax.jit(marked)(x, bad)[0]).all())
    assert not bool(jnp.isnan(jax.jit(marked)(x, good)[0]).any())


REFUSED = {
    "race": (
        lambda: rx.jax(
            'extern "C" __global__ void r(float *x) { x[0] = threadIdx.x; }',
            grid=1, block=32, args=[rx.InOut("x")],
        )(jnp.zeros(1, jnp.float32)),
        r"(?s)race.*kernels\.cu:1",
    ),
    "no such kernel": (lambda: rx.kernel(k.HEAT, "heatt"), "did you mean `heat`"),
    "several kernels": (
        lambda: rx.kernel(
            'extern "C" __global__ void a() {} extern "C" __global__ void b() {}'
        ),
        "several kernels: `.`, `.`; name one",
    ),
    "too few arguments": (
        lambda: rx.jax(k.HEAT, grid=1, block=1, args=[rx.In("u")]),
        "has 5 parameters, and 1 argument is given",
    ),
    "an array for an integer": (
        lambda: rx.jax(
            k.HEAT, grid=1, block=1,
            args=[rx.In("u"), rx.Out("v", like="u"), rx.In("nx"), NY, 0.1],
        )(jnp.ones((NY, NX), jnp.float32), jnp.ones(3)),
        "is a 32-bit integer, and is given",
    ),
    "a result that is an argument only": (
        lambda: rx.jax(
            k.HEAT, grid=(3, 2), block=(16, 16), args=[rx.In("u"), rx.In("v"), NX, NY, 0.1]
        )(jnp.ones((NY, NX), jnp.float32), jnp.ones((NY, NX), jnp.float32)),
        "writes `v`, which is In; make it InOut",
    ),
    "an array too small": (
        lambda: rx.jax(k.HEAT, grid=(3, 2), block=(16, 16), args=HEAT_ARGS)(
            jnp.ones((NY, NX - 1), jnp.float32), 0.1
        ),
        "(?s)reaches element.*of `u`",
    ),
    "another element type": (
        lambda: rx.jax(k.HEAT, grid=(3, 2), block=(16, 16), args=HEAT_ARGS)(
            jnp.ones((NY, NX), jnp.float64), 0.1
        ),
        "`u` is an array of f64, and the kernel accesses it as f32",
    ),
    "CUDA C++ that does not compile": (
        lambda: rx.kernel('extern "C" __global__ void f() { x = 1; }'),
        r"NVRTC cannot compile kernels.cu:(.|\n)*identifier",
    ),
    "a file that is not there": (lambda: rx.kernel("nowhere.ptx"), "cannot read the kernel file"),
    "a file of another kind": (lambda: rx.kernel("heat.cc"), "no kernel file, whose name ends in"),
    "a C++ name that is not there": (
        lambda: rx.kernel("__global__ void f(float *x) { x[0] = 1; }", "g"),
        "has no kernel `g`; its kernels are",
    ),
    "a header that is not there": (
        lambda: rx.kernel('#include "mine.h"\n__global__ void f() {}'),
        "(?s)mine.h.*NVRTC has no headers of the host",
    ),
    "names for arguments": (
        lambda: rx.jax(k.HEAT, grid=1, block=1, args=["u", "v", NX, NY, 0.1]),
        r"is given 'u'; .* is rx.In",
    ),
    "no block": (
        lambda: rx.jax(k.HEAT, grid=1, args=HEAT_ARGS)(jnp.ones((NY, NX), jnp.float32), 0.1),
        "needs `block`",
    ),
    "an argument that is given twice": (
        lambda: rx.jax(k.HEAT, grid=1, block=1, args=HEAT_ARGS)(0, 0.1, c=0.1), "given twice",
    ),
    "an unknown argument": (
        lambda: rx.jax(k.HEAT, grid=1, block=1, args=HEAT_ARGS)(0, d=0.1),
        "no argument; those are u",
    ),
    "complex numbers": (
        lambda: rx.jax(k.HEAT, grid=(3, 2), block=(16, 16), args=HEAT_ARGS)(
            jnp.ones((NY, NX), jnp.complex64), 0.1
        ),
        "complex numbers as pairs of floats",
    ),
    "a null pointer for a number": (
        lambda: rx.jax(
            k.HEAT, grid=1, block=1, args=[rx.In("u"), rx.Out("v", like="u"), None, NY, 0.1]
        )(jnp.ones((NY, NX), jnp.float32)),
        "is given None",
    ),
    "an unknown `races`": (
        lambda: rx.jax(k.HEAT, grid=1, block=1, args=HEAT_ARGS, races="no"), "not 'no'",
    ),
    "a file of kernels for a job": (lambda: rx.load("heat.ptx"), "no job but a file of kernels"),
    "a kernel for a function": (lambda: rx.explain(rx.kernel(k.HEAT)), "rx.jax makes one"),
    "text that is no kernel": (lambda: rx.kernel("hello\nworld"), "(?s)<string>"),
    "a block of no threads": (
        lambda: rx.jax(k.HEAT, grid=1, block=0, args=HEAT_ARGS)(
            jnp.ones((NY, NX), jnp.float32), 0.1
        ),
        "positive integers",
    ),
}  # fmt: skip


@pytest.mark.parametrize("call,message", REFUSED.values(), ids=REFUSED)
def test_refused(call, message):
    with pytest.raises(rx.InvalidInput, match=message) as caught:
        call()
    assert isinstance(caught.value, ValueError) and caught.value.code


def test_what_is_no_kernel_source():
    with pytest.raises(rx.Unsupported, match="not builtins.int"):
        rx.kernel(3)
