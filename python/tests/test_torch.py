"""Kernels as PyTorch functions: values and derivatives against the same mathematics in PyTorch."""

import importlib.metadata
import importlib.util
import pathlib
import re
import shutil
import sys

import pytest

try:
    import torch
except Exception as error:  # a PyTorch without its CUDA libraries raises OSError or ValueError
    pytest.skip(f"PyTorch cannot be imported: {error}", allow_module_level=True)

import jax
import kernels
import numpy as np
from torch.autograd import gradcheck, gradgradcheck
from torch.func import grad, hessian, jvp, vmap
from torch.library import opcheck

import reactant_rs as rx
from reactant_rs import _torch

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "from-pytorch.md"
NX, NY = 9, 7
F64 = torch.float64


def heat_by_hand(u, c):
    inner = u[1:-1, 1:-1]
    sides = u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1]
    return torch.nn.functional.pad(inner + c * (sides - 4 * inner), (1, 1, 1, 1))


def thomas_by_hand(a, b, c, d):
    """Solves tridiagonal systems along columns. Returns the solution and the upper coefficients."""
    w, x = [c[0] / b[0]], [d[0] / b[0]]
    for k in range(1, len(a)):
        m = 1 / (b[k] - a[k] * w[-1])
        w.append(c[k] * m)
        x.append((d[k] - a[k] * x[-1]) * m)
    for k in reversed(range(len(a) - 1)):
        x[k] = x[k] - w[k] * x[k + 1]
    return torch.stack(x), torch.stack(w)


@pytest.fixture(scope="module")
def heat():
    args = [rx.In("u"), rx.Out("v", like="u"), NX, NY, rx.In("c")]
    return _torch.torch(kernels.HEAT, "heat", grid=(1, 1), block=(16, 16), args=args)


@pytest.fixture(scope="module")
def gather():
    args = [rx.In("x"), rx.In("index"), rx.Out("y", like="index", dtype=torch.float32), rx.In("n")]
    return _torch.torch(kernels.GATHER, "gather", grid=1, block=128, args=args)


@pytest.fixture(scope="module")
def thomas():
    args = [rx.In("a"), rx.In("b"), rx.In("c"), rx.InOut("d"), rx.Out("w", like="d"), 3, 2]
    return _torch.torch(kernels.THOMAS, "thomas", grid=1, block=32, args=args)


@pytest.fixture(scope="module")
def burgers():
    args = [rx.In("u"), rx.InOut("f"), rx.In("n"), rx.In("nu")]
    return _torch.torch(kernels.BURGERS, "burgers", grid=1, block=128, args=args)


def operator(function):
    """Returns the operator of a function."""
    (only,) = function._operators.values()
    return only


def heat_arguments():
    torch.manual_seed(0)
    return torch.rand(NY, NX, requires_grad=True), torch.tensor(0.1, requires_grad=True)


def thomas_arguments():
    torch.manual_seed(0)
    a, b, c, d = torch.rand(4, 3, 2, dtype=F64)
    return tuple(x.clone().requires_grad_() for x in (a, b + 3, c, d))


def burgers_arguments():
    torch.manual_seed(0)
    u, f = torch.rand(2, 8, dtype=F64)
    nu = torch.tensor(0.3, dtype=F64)
    return tuple(x.clone().requires_grad_() for x in (u, f, nu))


def test_stencil(heat):
    u, c = heat_arguments()
    (v,) = heat(u, c)
    torch.testing.assert_close(v, heat_by_hand(u, c))
    weights = torch.rand(NY, NX)
    ours = torch.autograd.grad((v**2 * weights).sum(), (u, c))
    by_hand = torch.autograd.grad((heat_by_hand(u, c) ** 2 * weights).sum(), (u, c))
    torch.testing.assert_close(ours, by_hand)


def test_scalar_is_a_number_or_a_tensor(heat):
    u = torch.rand(NY, NX)
    expected = heat_by_hand(u, 0.25)
    for c in (0.25, np.float32(0.25), torch.tensor(0.25), torch.tensor(0.25, dtype=F64)):
        torch.testing.assert_close(heat(u, c)[0], expected)
    torch.testing.assert_close(heat(u, 1)[0], heat_by_hand(u, 1))


def test_scalar_of_another_type_gets_a_gradient_of_its_type(heat):
    u, _ = heat_arguments()
    c = torch.tensor(0.1, dtype=F64, requires_grad=True)
    (gradient,) = torch.autograd.grad(heat(u, c)[0].sum(), c)
    assert gradient.dtype == F64


def test_gather(gather):
    x = torch.rand(50, requires_grad=True)
    index = torch.randint(0, 50, (20,), dtype=torch.int32)
    weights = torch.rand(20)
    for n in (20, torch.tensor(20), np.int64(20)):
        (y,) = gather(x, index, n)
        torch.testing.assert_close(y, 2 * x[index.long()])
    ours = torch.autograd.grad((y * weights).sum(), x)
    torch.testing.assert_close(ours, torch.autograd.grad((2 * x[index.long()] * weights).sum(), x))


def test_loop_in_place(thomas):
    a, b, c, d = thomas_arguments()
    before = d.detach().clone()
    x, w = thomas(a, b, c, d)
    torch.testing.assert_close((x, w), thomas_by_hand(a, b, c, d))
    assert torch.equal(d, before), "the tensor that is given to InOut must not change"

    def objective(x, w):
        return (x.sin() * w).sum()

    ours = torch.autograd.grad(objective(x, w), (a, b, c, d))
    expected = torch.autograd.grad(objective(*thomas_by_hand(a, b, c, d)), (a, b, c, d))
    torch.testing.assert_close(ours, expected)


def test_gradient_of_one_result(thomas):
    arguments = thomas_arguments()
    ours = torch.autograd.grad(thomas(*arguments)[0].sum(), arguments)
    expected = torch.autograd.grad(thomas_by_hand(*arguments)[0].sum(), arguments)
    torch.testing.assert_close(ours, expected)


def test_derivative_only_by_what_requires_it(thomas):
    a, b, c, d = thomas_arguments()
    thomas(a.detach(), b.detach(), c.detach(), d)[0].sum().backward()
    assert d.grad is not None and a.grad is None
    assert "vjp_0_wrt_3" in operator(thomas)._derived


def test_gradcheck(thomas, burgers):
    assert gradcheck(thomas, thomas_arguments(), check_batched_grad=True)
    assert gradcheck(lambda u, f, nu: burgers(u, f, 8, nu), burgers_arguments())


def test_gradgradcheck(thomas, burgers):
    # One combination of cotangents: each one is an operator, and XLA compiles it for seconds.
    assert gradgradcheck(thomas, thomas_arguments(), fast_mode=True, check_undefined_grad=False)
    assert gradgradcheck(lambda u, f, nu: burgers(u, f, 8, nu), burgers_arguments())


def test_second_derivative(heat):
    u, c = heat_arguments()

    def second(step):
        first = torch.autograd.grad((step(u, c) ** 2).sum(), (u, c), create_graph=True)
        return torch.autograd.grad((first[0] ** 2).sum() + first[1] ** 2, (u, c))

    # The second derivative by `c` is a sum of about 100 terms of magnitude 10.
    torch.testing.assert_close(
        second(lambda u, c: heat(u, c)[0]), second(heat_by_hand), rtol=1e-4, atol=1e-4
    )


def test_opcheck(burgers, thomas):
    u, f, nu = burgers_arguments()
    opcheck(operator(burgers).overload, (u, f, nu, 8))
    opcheck(operator(burgers).vjp((0,), (0, 1, 2)).overload, (u, f, nu, f * 2, 8))
    many = u.detach().repeat(3, 1).requires_grad_()
    opcheck(operator(burgers).vmap((0,)).overload, (many, f, nu, 8))
    opcheck(operator(thomas).overload, thomas_arguments())


@pytest.mark.parametrize("backend", ["aot_eager", "inductor"])
def test_compile(heat, backend):
    if backend == "inductor" and not (shutil.which("g++") or shutil.which("clang++")):
        pytest.skip("TorchInductor needs a C++ compiler")
    u, c = heat_arguments()

    def loss(u, c):
        return (heat(heat(u * 2, c)[0], 0.05)[0] ** 2).sum()

    compiled = torch.compile(loss, backend=backend, fullgraph=True)
    torch.testing.assert_close(compiled(u, c), loss(u, c))
    ours = torch.autograd.grad(compiled(u, c), (u, c))
    torch.testing.assert_close(ours, torch.autograd.grad(loss(u, c), (u, c)))


def test_compile_with_integer_and_dynamic_shapes(gather):
    compiled = torch.compile(
        lambda x, index, n: gather(x + 1, index, n)[0] * 3,
        backend="aot_eager",
        fullgraph=True,
        dynamic=True,
    )
    for n in (20, 30):
        x, index = torch.rand(50), torch.randint(0, 50, (n,), dtype=torch.int32)
        torch.testing.assert_close(compiled(x, index, n), 6 * (x + 1)[index.long()])


def test_vmap(heat):
    fields, coefficients = torch.rand(5, NY, NX), torch.rand(5)
    expected = torch.stack([heat_by_hand(u, 0.1) for u in fields])
    torch.testing.assert_close(vmap(lambda u: heat(u, 0.1)[0])(fields), expected)
    expected = torch.stack([heat_by_hand(u, c) for u, c in zip(fields, coefficients)])
    last = fields.movedim(0, 2)
    both = vmap(lambda u, c: heat(u, c)[0], in_dims=(2, 0))(last, coefficients)
    torch.testing.assert_close(both, expected)
    nested = vmap(lambda u: vmap(lambda c: heat(u, c)[0])(coefficients))(fields)
    torch.testing.assert_close(nested[:, 2], vmap(lambda u: heat(u, coefficients[2])[0])(fields))


def test_gradients_of_samples(heat):
    fields, coefficients = torch.rand(5, NY, NX), torch.rand(5)

    def loss(step):
        return lambda c, u: (step(u, c) ** 2).sum()

    ours = vmap(grad(loss(lambda u, c: heat(u, c)[0])))(coefficients, fields)
    torch.testing.assert_close(ours, vmap(grad(loss(heat_by_hand)))(coefficients, fields))


def test_forward_mode_and_hessian(burgers):
    u, f, nu = (x.detach() for x in burgers_arguments())

    def loss(nu):
        return (burgers(u, f, 8, nu)[0] ** 2).sum()

    value, tangent = jvp(loss, (nu,), (torch.ones((), dtype=F64),))
    torch.testing.assert_close(value, loss(nu))
    torch.testing.assert_close(tangent, grad(loss)(nu))
    step = 1e-5
    difference = (grad(loss)(nu + step) - grad(loss)(nu - step)) / (2 * step)
    torch.testing.assert_close(hessian(loss)(nu), difference, rtol=1e-6, atol=1e-8)


def test_no_copies(thomas, monkeypatch):
    arguments = thomas_arguments()
    jitted, pointers = operator(thomas)._jitted, []

    def spy(integers, *arrays):
        results, reports = jitted(integers, *arrays)
        pointers.extend(array.unsafe_buffer_pointer() for array in (*arrays, *results))
        return results, reports

    monkeypatch.setattr(operator(thomas), "_jitted", spy)
    results = thomas(*arguments)
    assert pointers == [tensor.data_ptr() for tensor in (*arguments, *results)]


def test_tensors_that_need_a_copy(heat):
    transposed = torch.rand(NX, NY).T
    torch.testing.assert_close(heat(transposed, 0.1)[0], heat_by_hand(transposed, 0.1))
    unaligned = torch.rand(NX * NY + 1)[1:].view(NY, NX)
    torch.testing.assert_close(heat(unaligned, 0.1)[0], heat_by_hand(unaligned, 0.1))


def test_results_can_be_changed_in_place(heat):
    u = torch.rand(NY, NX)
    before = u.clone()
    (v,) = heat(u, 0.1)
    kept = v.clone()
    v.zero_()
    assert torch.equal(u, before) and torch.equal(heat(u, 0.1)[0], kept)


def test_array_that_is_not_written_is_copied():
    source = 'extern "C" __global__ void first(float *x, float *y) { y[0] = x[0]; }'
    first = _torch.torch(source, "first", grid=1, block=1, args=[rx.InOut("x"), rx.InOut("y")])
    x, y = torch.ones(16), torch.zeros(16)
    new_x, new_y = first(x, y)
    assert torch.equal(new_x, x) and new_x.data_ptr() != x.data_ptr()
    assert new_y[0] == 1 and y[0] == 0


def test_nothing_is_traced_again(heat):
    u, c = heat_arguments()
    for coefficient in (0.1, 0.2, c, c * 2):
        heat(u, coefficient)[0].sum().backward()
    forward = operator(heat)
    backward = forward.vjp((0,), (0,))
    sizes = forward._jitted._cache_size(), backward._jitted._cache_size()
    for coefficient in (0.3, 0.4, c, c * 3):
        heat(u, coefficient)[0].sum().backward()
    assert sizes == (forward._jitted._cache_size(), backward._jitted._cache_size())


def test_independent_of_x64(burgers):
    u, f, nu = burgers_arguments()
    expected = burgers(u, f, 8, nu)
    with jax.enable_x64(False):
        (result,) = burgers(u, f, 8, nu)
        assert result.dtype == F64 and torch.equal(result, expected[0])
        result.sum().backward()
        assert u.grad.dtype == F64
        assert jax.numpy.ones(1).dtype == "float32"


TWICE = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
extern "C" __global__ void twice(const ELEMENT *x, ELEMENT *y, int n) {
    int i = threadIdx.x;
    if (i < n) y[i] = x[i] + x[i];
}
"""


@pytest.mark.parametrize(
    ("dtype", "c"),
    [
        ("float16", "__half"),
        ("bfloat16", "__nv_bfloat16"),
        ("float32", "float"),
        ("float64", "double"),
        ("int8", "signed char"),
        ("uint8", "unsigned char"),
        ("int16", "short"),
        ("int32", "int"),
        ("int64", "long long"),
    ],
)
def test_element_types(dtype, c):
    dtype = getattr(torch, dtype)
    args = [rx.In("x"), rx.Out("y", like="x"), 8]
    options = [f"-DELEMENT={c}"]
    twice = _torch.torch(TWICE, "twice", grid=1, block=32, args=args, options=options)
    x = torch.arange(8).to(dtype)
    (y,) = twice(x)
    assert y.dtype == dtype and torch.equal(y, x + x)
    if dtype.is_floating_point:
        x.requires_grad_()
        twice(x)[0].sum().backward()
        assert torch.equal(x.grad, torch.full_like(x, 2))


def test_bool():
    source = """extern "C" __global__ void positive(const int *x, bool *y, int n) {
        if (threadIdx.x < n) y[threadIdx.x] = x[threadIdx.x] > 0;
    }"""
    args = [rx.In("x"), rx.Out("y", like="x", dtype=torch.bool), 4]
    positive = _torch.torch(source, "positive", grid=1, block=32, args=args)
    x = torch.tensor([-1, 0, 1, 2], dtype=torch.int32)
    assert torch.equal(positive(x)[0], x > 0)


def test_structure():
    source = """struct Field { float *y; int n; float a; const float *x; };
    extern "C" __global__ void scale(Field f) {
        if (threadIdx.x < f.n) f.y[threadIdx.x] = f.a * f.x[threadIdx.x];
    }"""
    fields = [(0, rx.Out("y", like="x")), (12, rx.In("a")), (16, rx.In("x"))]

    def scale(n):
        struct = rx.Struct([*fields, (8, n)])
        return _torch.torch(source, "scale", grid=1, block=64, args=[struct])

    x, a = torch.rand(40), torch.tensor(2.0, requires_grad=True)
    named, constant = scale(rx.In("n")), scale(np.int32(40))
    by_name = dict(zip(named.inputs, range(3)))
    for n in (np.int32(40), torch.tensor(40, dtype=torch.int32)):
        values = {"a": a, "x": x, "n": n}
        torch.testing.assert_close(named(*(values[name] for name in by_name))[0], 2 * x)
    values["a"] = np.float32(2)
    torch.testing.assert_close(named(*(values[name] for name in by_name))[0], 2 * x)
    values["a"] = 2.0
    with pytest.raises(rx.InvalidInput, match="the float `a` needs a type"):
        named(*(values[name] for name in by_name))
    assert constant.inputs == ("a", "x")
    compiled = torch.compile(
        lambda a, x: constant(a, x)[0] + 1, backend="aot_eager", fullgraph=True
    )
    torch.testing.assert_close(compiled(a, x), 2 * x + 1)


def test_numba():
    cuda = pytest.importorskip("numba.cuda")
    try:
        importlib.metadata.version("nvidia-nvvm")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("Numba needs NVVM: pip install nvidia-nvvm")

    @cuda.jit
    def scale(x, y, a):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = a * a * x[i]

    args = [rx.In("x"), rx.Out("y", like="x"), rx.In("a")]
    scaled = _torch.torch(scale, grid=1, block=64, args=args)
    x, a = torch.rand(40, dtype=F64), torch.tensor(3.0, dtype=F64, requires_grad=True)
    torch.testing.assert_close(scaled(x, a)[0], 9 * x)
    torch.testing.assert_close(scaled(x, 3.0)[0], 9 * x)
    torch.testing.assert_close(scaled(x.float(), 3)[0], 9 * x.float())
    torch.testing.assert_close(torch.autograd.grad(scaled(x, a)[0].sum(), a)[0], 6 * x.sum())
    compiled = torch.compile(lambda x: scaled(x, 3.0)[0] + 1, backend="aot_eager", fullgraph=True)
    torch.testing.assert_close(compiled(x), 9 * x + 1)


def test_grid_from_shapes():
    source = """extern "C" __global__ void square(const float *x, float *y) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        y[i] = x[i] * x[i];
    }"""
    args = [rx.In("x"), rx.Out("y", like="x")]
    square = _torch.torch(source, "square", grid=lambda x: x.shape[0] // 32, block=32, args=args)
    for n in (32, 96):
        x = torch.rand(n)
        torch.testing.assert_close(square(x)[0], x * x)


def test_no_arguments():
    source = 'extern "C" __global__ void iota(int *y) { y[threadIdx.x] = threadIdx.x; }'
    args = [rx.Out("y", shape=(8,), dtype=torch.int32)]
    iota = _torch.torch(source, "iota", grid=1, block=8, args=args)
    assert torch.equal(iota()[0], torch.arange(8, dtype=torch.int32))


def test_training(heat):
    torch.manual_seed(0)
    start = torch.rand(NY, NX)

    def after(steps, c):
        u = start
        for _ in range(steps):
            (u,) = heat(u, c)
        return u

    observed = after(4, 0.2)
    c = torch.nn.Parameter(torch.tensor(0.05))
    optimizer = torch.optim.Adam([c], lr=0.02)
    for _ in range(100):
        optimizer.zero_grad()
        torch.nn.functional.mse_loss(after(4, c), observed).backward()
        optimizer.step()
    assert abs(c.item() - 0.2) < 1e-3


def test_errors_of_arguments(heat, gather):
    u = torch.rand(NY, NX)
    with pytest.raises(
        rx.InvalidInput, match=r"`heat` takes 2 arguments \(u, c\), and 1 were given"
    ):
        heat(u)
    with pytest.raises(rx.InvalidInput, match="the array `u` is a torch.Tensor, not 1.0"):
        heat(1.0, 0.1)
    with pytest.raises(rx.InvalidInput, match="the float `c` is a number or a torch.Tensor"):
        heat(u, "half")
    with pytest.raises(rx.InvalidInput, match="`c` is a 32-bit float, and is given"):
        heat(u, torch.rand(3))
    with pytest.raises(
        rx.InvalidInput, match="`u` is an array of f64, and the kernel accesses it as"
    ):
        heat(u.double(), 0.1)
    with pytest.raises(rx.InvalidInput, match="`n` is a 32-bit integer, and is given 0.5"):
        gather(torch.rand(4), torch.zeros(4, dtype=torch.int32), 0.5)
    with pytest.raises(rx.InvalidInput, match=r"`u` is on cpu and other tensors are on meta"):
        _heat_of_two(u, torch.rand(NY, NX, device="meta"))


def _heat_of_two(u, f):
    source = """extern "C" __global__ void add(const float *f, const float *u, float *v) {
        v[threadIdx.x] = u[threadIdx.x] + f[threadIdx.x];
    }"""
    args = [rx.In("f"), rx.In("u"), rx.Out("v", like="u")]
    return _torch.torch(source, "add", grid=1, block=32, args=args)(f, u)


def test_errors_of_raising_come_unchanged():
    with pytest.raises(rx.InvalidInput, match="NVRTC cannot compile"):
        _torch.torch("__global__ void k( {", "k", grid=1, block=1, args=[])
    with pytest.raises(rx.InvalidInput, match="has 5 parameters, and 1 argument is given"):
        _torch.torch(kernels.HEAT, "heat", grid=1, block=1, args=[rx.In("u")])
    written = [rx.In("u"), rx.In("v"), NX, NY, rx.In("c")]
    step = _torch.torch(
        kernels.BURGERS, "burgers", grid=1, block=128, args=[rx.InOut("u"), rx.In("f"), 8, 0.1]
    )
    with pytest.raises(rx.InvalidInput, match="`burgers` writes `f`, which is In"):
        step(torch.rand(8, dtype=F64), torch.rand(8, dtype=F64))
    with pytest.raises(rx.InvalidInput, match="has no result"):
        _torch.torch(kernels.HEAT, "heat", grid=1, block=1, args=written)


def test_index_outside_of_array(gather):
    x, index = torch.rand(50), torch.arange(40, 60, dtype=torch.int32)
    with pytest.raises(rx.InvalidInput, match="accesses an element outside of array `x`"):
        gather(x, index, 20)
    with pytest.raises(rx.InvalidInput, match="accesses an element outside of array `x`"):
        vmap(lambda x: gather(x, index, 20)[0])(x.repeat(2, 1))
    args = [rx.In("x"), rx.In("index"), rx.Out("y", like="index", dtype=torch.float32), 20]
    with_nan = _torch.torch(kernels.GATHER, "gather", grid=1, block=128, args=args, checks="nan")
    assert with_nan(x, index)[0].isnan().all()


def test_devices_that_jax_lacks():
    with pytest.raises(rx.Unsupported, match=r"`pip install \"jax\[cuda13\]\"`"):
        _torch._check_device("cuda", "cuda:0")
    with pytest.raises(rx.Unsupported, match=r"move it by `.cpu\(\)`"):
        _torch._check_device("mps", "mps:0")


def test_missing_packages(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ImportError, match="`pip install torch`"):
        _torch.torch(kernels.HEAT, "heat", grid=1, block=1, args=[])
    monkeypatch.setitem(sys.modules, "jax", None)
    spec = importlib.util.spec_from_file_location("without_jax", _torch.__file__)
    with pytest.raises(ImportError, match="`pip install jax`"):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_examples_of_the_page(monkeypatch):
    monkeypatch.setattr(rx, "torch", _torch.torch, raising=False)
    examples = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert examples
    exec(compile("\n".join(examples), str(PAGE), "exec"), {})
