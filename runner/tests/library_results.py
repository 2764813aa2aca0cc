"""Compare the stand-ins for cuBLAS, cuBLASLt, cuFFT, cuRAND and cuSPARSE with NumPy. Run by `reactant-rs exec -- python library_results.py [PART ...]`.

Sizes are odd, matrices have gaps between their columns, vectors have increments of both signs, and scalars are in either memory.
"""

import ctypes
import itertools
import sys

import numpy

VERSIONS = {"cudart": 13, "cublas": 13, "cublasLt": 13, "cufft": 12, "curand": 10, "cusparse": 12}
LIBRARY = {name: ctypes.CDLL(f"lib{name}.so.{version}") for name, version in VERSIONS.items()}
TYPES = {"S": numpy.float32, "D": numpy.float64, "C": numpy.complex64, "Z": numpy.complex128}
random = numpy.random.default_rng(7)
compared = 0


def call(library, name, *args):
    status = getattr(LIBRARY[library], name)(*args)
    if status != 0:
        sys.exit(f"{name} returns {status}")


def epsilon(dtype):
    return numpy.finfo(numpy.dtype(dtype)).eps


class Device:
    """A copy of an array in device memory."""

    def __init__(self, array):
        self.array = numpy.asfortranarray(array) if array.ndim > 1 else numpy.ascontiguousarray(array)
        self.pointer = ctypes.c_void_p()
        call("cudart", "cudaMalloc", ctypes.byref(self.pointer), ctypes.c_size_t(max(self.array.nbytes, 1)))
        call("cudart", "cudaMemcpy", self.pointer, self.array.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(self.array.nbytes), 1)

    def read(self):
        out = numpy.empty_like(self.array, order="F" if self.array.ndim == 2 else "C")
        call("cudart", "cudaMemcpy", out.ctypes.data_as(ctypes.c_void_p), self.pointer, ctypes.c_size_t(out.nbytes), 2)
        return out


def check(what, found, expected, scale, dtype):
    """`scale` is the sum of magnitudes that were added, by which rounding errors are measured."""
    global compared
    compared += 1
    error = numpy.abs(found - expected).max() if numpy.size(expected) else 0
    limit = 8 * epsilon(dtype) * scale
    if not error <= limit:
        sys.exit(f"{what}: differs by {error:.3g}, more than {limit:.3g}")


def numbers(dtype, *shape):
    values = random.normal(size=shape)
    return (values + 1j * random.normal(size=shape)).astype(dtype) if numpy.issubdtype(dtype, numpy.complexfloating) else values.astype(dtype)


def int_(value):
    return ctypes.c_int(value)


class Blas:
    def __init__(self):
        self.handle = ctypes.c_void_p()
        call("cublas", "cublasCreate_v2", ctypes.byref(self.handle))
        self.on_device = False

    def mode(self, on_device):
        self.on_device = on_device
        call("cublas", "cublasSetPointerMode_v2", self.handle, int_(on_device))

    def scalar(self, value, dtype):
        array = numpy.array([value], dtype)
        if self.on_device:
            return Device(array).pointer
        self.kept = getattr(self, "kept", []) + [array]
        return array.ctypes.data_as(ctypes.c_void_p)

    def __call__(self, name, *args):
        call("cublas", name, self.handle, *args)

    def result(self, name, dtype, *args):
        if self.on_device:
            place = Device(numpy.zeros(1, dtype))
            self(name, *args, place.pointer)
            return place.read()[0]
        place = numpy.zeros(1, dtype)
        self(name, *args, place.ctypes.data_as(ctypes.c_void_p))
        return place[0]


def strided(vector, increment):
    """The storage of a vector with an increment, and how to read it back."""
    step = abs(increment)
    storage = numpy.full((len(vector) - 1) * step + 1, 77, vector.dtype)
    storage[::step] = vector[::-1] if increment < 0 else vector
    return Device(storage), lambda device: device.read()[::step][:: -1 if increment < 0 else 1]


def padded(matrix, gap=3):
    """The storage of a matrix with a gap below each column."""
    storage = numpy.full((matrix.shape[0] + gap, matrix.shape[1]), 99, matrix.dtype)
    storage[: matrix.shape[0]] = matrix
    return Device(storage), int_(storage.shape[0])


def transposed(matrix, operation):
    return [matrix, matrix.T, matrix.conj().T][operation]


def level1(blas):
    for letter, dtype in TYPES.items():
        is_complex = letter in "CZ"
        real = {"C": numpy.float32, "Z": numpy.float64}.get(letter, dtype)
        for n, incx, incy, on_device in itertools.product([1, 37, 1001], [1, -2, 3], [1, -1], [False, True]):
            blas.mode(on_device)
            x, y, alpha = numbers(dtype, n), numbers(dtype, n), numbers(dtype, 1)[0]
            (dx, read_x), (dy, read_y) = strided(x, incx), strided(y, incy)
            size = n * 4 + 10
            blas(f"cublas{letter}axpy_v2", int_(n), blas.scalar(alpha, dtype), dx.pointer, int_(incx), dy.pointer, int_(incy))
            check(f"{letter}axpy", read_y(dy), alpha * x + y, 20, dtype)
            y = read_y(dy)
            dot = "dotu" if is_complex else "dot"
            found = blas.result(f"cublas{letter}{dot}_v2", dtype, int_(n), dx.pointer, int_(incx), dy.pointer, int_(incy))
            check(f"{letter}dot", found, numpy.dot(x, y), size, dtype)
            if is_complex:
                found = blas.result(f"cublas{letter}dotc_v2", dtype, int_(n), dx.pointer, int_(incx), dy.pointer, int_(incy))
                check(f"{letter}dotc", found, numpy.vdot(x, y), size, dtype)
            blas(f"cublas{letter}swap_v2", int_(n), dx.pointer, int_(incx), dy.pointer, int_(incy))
            check(f"{letter}swap", read_x(dx), y, 0, dtype)
            blas(f"cublas{letter}copy_v2", int_(n), dx.pointer, int_(incx), dy.pointer, int_(incy))
            check(f"{letter}copy", read_y(dy), y, 0, dtype)
            c, s = real(0.6), real(0.8)
            x = numbers(dtype, n)
            dx, read_x = strided(x, incx)
            name = {"C": "cublasCsrot_v2", "Z": "cublasZdrot_v2"}.get(letter, f"cublas{letter}rot_v2")
            blas(name, int_(n), dx.pointer, int_(incx), dy.pointer, int_(incy), blas.scalar(c, real), blas.scalar(s, real))
            check(f"{letter}rot", read_x(dx), c * x + s * y, 20, dtype)
            check(f"{letter}rot", read_y(dy), c * y - s * x, 20, dtype)
            if incx > 0:
                x = read_x(dx)
                prefix = {"C": "Sc", "Z": "Dz"}.get(letter, letter)
                norm = blas.result(f"cublas{prefix}nrm2_v2", real, int_(n), dx.pointer, int_(incx))
                check(f"{prefix}nrm2", norm, numpy.linalg.norm(x), 5 * n ** 0.5, dtype)
                magnitudes = abs(x.real) + abs(x.imag) if is_complex else abs(x)
                total = blas.result(f"cublas{prefix}asum_v2", real, int_(n), dx.pointer, int_(incx))
                check(f"{prefix}asum", total, magnitudes.sum(), size, dtype)
                found = blas.result(f"cublasI{letter.lower()}amax_v2", numpy.int32, int_(n), dx.pointer, int_(incx))
                check(f"I{letter}amax", found, magnitudes.argmax() + 1, 0, dtype)
                found = blas.result(f"cublasI{letter.lower()}amin_v2", numpy.int32, int_(n), dx.pointer, int_(incx))
                check(f"I{letter}amin", found, magnitudes.argmin() + 1, 0, dtype)
                blas(f"cublas{letter}scal_v2", int_(n), blas.scalar(alpha, dtype), dx.pointer, int_(incx))
                check(f"{letter}scal", read_x(dx), alpha * x, 20, dtype)
    # No overflow, no underflow, no element.
    blas.mode(False)
    for scale in [1e-30, 1e30]:
        x = Device(numpy.full(100, scale, numpy.float32))
        check("Snrm2", blas.result("cublasSnrm2_v2", numpy.float32, int_(100), x.pointer, int_(1)) / scale, 10, 10, numpy.float32)
    check("Snrm2 of nothing", blas.result("cublasSnrm2_v2", numpy.float32, int_(0), x.pointer, int_(1)), 0, 0, numpy.float32)


def level2(blas):
    for (letter, dtype), on_device in itertools.product(TYPES.items(), [False, True]):
        blas.mode(on_device)
        is_complex = letter in "CZ"
        alpha, beta = numbers(dtype, 1)[0], numbers(dtype, 1)[0]
        for m, n, operation, incx, incy in itertools.product([5, 33], [7, 40], [0, 1, 2], [1, -2], [1, 2]):
            a = numbers(dtype, m, n)
            x, y = numbers(dtype, [n, m, m][operation]), numbers(dtype, [m, n, n][operation])
            (da, lda), (dx, _), (dy, read_y) = padded(a), strided(x, incx), strided(y, incy)
            blas(f"cublas{letter}gemv_v2", int_(operation), int_(m), int_(n), blas.scalar(alpha, dtype), da.pointer, lda, dx.pointer, int_(incx),
                 blas.scalar(beta, dtype), dy.pointer, int_(incy))
            check(f"{letter}gemv", read_y(dy), alpha * transposed(a, operation) @ x + beta * y, 200, dtype)
        for kind in ["u", "c"] if is_complex else [""]:
            m, n = 13, 9
            a, x, y = numbers(dtype, m, n), numbers(dtype, m), numbers(dtype, n)
            (da, lda), (dx, _), (dy, _) = padded(a), strided(x, -1), strided(y, 2)
            blas(f"cublas{letter}ger{kind}_v2", int_(m), int_(n), blas.scalar(alpha, dtype), dx.pointer, int_(-1), dy.pointer, int_(2), da.pointer, lda)
            check(f"{letter}ger{kind}", da.read()[:m], a + alpha * numpy.outer(x, y.conj() if kind == "c" else y), 50, dtype)
        n = 21
        for upper in [0, 1]:
            whole, x, y = numbers(dtype, n, n), numbers(dtype, n), numbers(dtype, n)
            stored = numpy.triu(whole) if upper else numpy.tril(whole)
            (da, lda), (dx, _), (dy, read_y) = padded(whole), strided(x, 2), strided(y, -1)
            symmetric = stored + numpy.triu(stored, 1).T if upper else stored + numpy.tril(stored, -1).T
            blas(f"cublas{letter}symv_v2", int_(upper), int_(n), blas.scalar(alpha, dtype), da.pointer, lda, dx.pointer, int_(2),
                 blas.scalar(beta, dtype), dy.pointer, int_(-1))
            check(f"{letter}symv", read_y(dy), alpha * symmetric @ x + beta * y, 200, dtype)
            keep = numpy.triu if upper else numpy.tril
            blas(f"cublas{letter}syr_v2", int_(upper), int_(n), blas.scalar(alpha, dtype), dx.pointer, int_(2), da.pointer, lda)
            expected = numpy.where(keep(numpy.ones((n, n))) == 1, whole + alpha * numpy.outer(x, x), whole)
            check(f"{letter}syr", da.read()[:n], expected, 50, dtype)
            dy, _ = strided(y, -1)
            (da, lda) = padded(whole)
            blas(f"cublas{letter}syr2_v2", int_(upper), int_(n), blas.scalar(alpha, dtype), dx.pointer, int_(2), dy.pointer, int_(-1), da.pointer, lda)
            change = alpha * (numpy.outer(x, y) + numpy.outer(y, x))
            check(f"{letter}syr2", da.read()[:n], numpy.where(keep(numpy.ones((n, n))) == 1, whole + change, whole), 100, dtype)
            for operation, unit, incx in itertools.product([0, 1, 2], [0, 1], [1, -2]):
                matrix = triangle(dtype, n, upper, unit)
                (da, lda), (dx, read_x) = padded(matrix["stored"]), strided(x, incx)
                used = transposed(matrix["used"], operation)
                blas(f"cublas{letter}trmv_v2", int_(upper), int_(operation), int_(unit), int_(n), da.pointer, lda, dx.pointer, int_(incx))
                product = read_x(dx)
                check(f"{letter}trmv", product, used @ x, 200, dtype)
                blas(f"cublas{letter}trsv_v2", int_(upper), int_(operation), int_(unit), int_(n), da.pointer, lda, dx.pointer, int_(incx))
                check(f"{letter}trsv", read_x(dx), x, 500, dtype)


def triangle(dtype, n, upper, unit):
    """A triangular matrix that is well conditioned, with other numbers where it is not read."""
    stored = numbers(dtype, n, n) / n + 2 * numpy.eye(n, dtype=dtype)
    used = numpy.triu(stored) if upper else numpy.tril(stored)
    if unit:
        numpy.fill_diagonal(used, 1)
    return {"stored": stored.astype(dtype), "used": used.astype(dtype)}


def products(blas, ms, ns, ks, betas):
    for (letter, dtype), on_device in itertools.product(TYPES.items(), [False, True]):
        blas.mode(on_device)
        alpha = numbers(dtype, 1)[0]
        operations = [0, 1, 2] if letter in "CZ" else [0, 1]
        for m, n, k, of_a, of_b, beta in itertools.product(ms, ns, ks, operations, operations, betas):
            a, b, c = numbers(dtype, m, k), numbers(dtype, k, n), numbers(dtype, m, n)
            # A result that is multiplied by 0 may be anything.
            first = c if beta else numpy.full_like(c, numpy.nan)
            (da, lda), (db, ldb), (dc, ldc) = padded(transposed(a, of_a)), padded(transposed(b, of_b)), padded(first)
            expected = alpha * a @ b + (beta * c if beta else 0)
            blas(f"cublas{letter}gemm_v2", int_(of_a), int_(of_b), int_(m), int_(n), int_(k), blas.scalar(alpha, dtype), da.pointer, lda, db.pointer,
                 ldb, blas.scalar(beta, dtype), dc.pointer, ldc)
            check(f"{letter}gemm", dc.read()[:m], expected, 200, dtype)
            if numpy.any(dc.read()[m:] != 99):
                sys.exit("gemm writes between the columns")


def raised(blas):
    """Products by the kernels that are launched where they are raised."""
    products(blas, [7], [5], [6], [0.5])


def level3(blas):
    products(blas, [3, 35], [5, 34], [1, 37], [0, 0.5])
    for (letter, dtype), on_device in itertools.product(TYPES.items(), [False, True]):
        blas.mode(on_device)
        real = {"C": numpy.float32, "Z": numpy.float64}.get(letter, dtype)
        alpha = numbers(dtype, 1)[0]
        m, n = 17, 23
        for right, upper in itertools.product([0, 1], [0, 1]):
            order = n if right else m
            whole, b, c = numbers(dtype, order, order), numbers(dtype, m, n), numbers(dtype, m, n)
            stored = numpy.triu(whole) if upper else numpy.tril(whole)
            symmetric = stored + (numpy.triu(stored, 1) if upper else numpy.tril(stored, -1)).T
            (da, lda), (db, ldb), (dc, ldc) = padded(whole), padded(b), padded(c)
            blas(f"cublas{letter}symm_v2", int_(right), int_(upper), int_(m), int_(n), blas.scalar(alpha, dtype), da.pointer, lda, db.pointer, ldb,
                 blas.scalar(0.5, dtype), dc.pointer, ldc)
            check(f"{letter}symm", dc.read()[:m], alpha * (b @ symmetric if right else symmetric @ b) + 0.5 * c, 200, dtype)
            if letter in "CZ":
                hermitian = stored + (numpy.triu(stored, 1) if upper else numpy.tril(stored, -1)).conj().T
                dc, ldc = padded(c)
                blas(f"cublas{letter}hemm_v2", int_(right), int_(upper), int_(m), int_(n), blas.scalar(alpha, dtype), da.pointer, lda, db.pointer, ldb,
                     blas.scalar(0.5, dtype), dc.pointer, ldc)
                check(f"{letter}hemm", dc.read()[:m], alpha * (b @ hermitian if right else hermitian @ b) + 0.5 * c, 200, dtype)
            for operation, unit in itertools.product([0, 1, 2], [0, 1]):
                matrix = triangle(dtype, order, upper, unit)
                used = transposed(matrix["used"], operation)
                (da, lda), (db, ldb), (dc, ldc) = padded(matrix["stored"]), padded(b), padded(c)
                blas(f"cublas{letter}trmm_v2", int_(right), int_(upper), int_(operation), int_(unit), int_(m), int_(n), blas.scalar(alpha, dtype),
                     da.pointer, lda, db.pointer, ldb, dc.pointer, ldc)
                product = dc.read()[:m]
                check(f"{letter}trmm", product, alpha * (b @ used if right else used @ b), 300, dtype)
                blas(f"cublas{letter}trmm_v2", int_(right), int_(upper), int_(operation), int_(unit), int_(m), int_(n), blas.scalar(alpha, dtype),
                     da.pointer, lda, db.pointer, ldb, db.pointer, ldb)
                check(f"{letter}trmm in place", db.read()[:m], product, 0, dtype)
                blas(f"cublas{letter}trsm_v2", int_(right), int_(upper), int_(operation), int_(unit), int_(m), int_(n),
                     blas.scalar(1 / alpha, dtype), da.pointer, lda, dc.pointer, ldc)
                check(f"{letter}trsm", dc.read()[:m], b, 1000, dtype)
        n, k = 19, 14
        kinds = [("syrk", 1, dtype), ("herk", 2, real)] if letter in "CZ" else [("syrk", 1, dtype)]
        for (kind, other, scalar), upper, is_transposed in itertools.product(kinds, [0, 1], [False, True]):
            a, b, c = numbers(dtype, n, k), numbers(dtype, n, k), numbers(dtype, n, n)
            factor = alpha if kind == "syrk" else alpha.real
            operation = other if is_transposed else 0
            turn = lambda matrix: transposed(matrix, operation)
            adjoint = (lambda matrix: matrix.conj().T) if kind == "herk" else (lambda matrix: matrix.T)
            (da, lda), (db, ldb), (dc, ldc) = padded(turn(a)), padded(turn(b)), padded(c)
            keep = (numpy.triu if upper else numpy.tril)(numpy.ones((n, n))) == 1
            blas(f"cublas{letter}{kind}_v2", int_(upper), int_(operation), int_(n), int_(k), blas.scalar(factor, scalar), da.pointer, lda,
                 blas.scalar(0.5, scalar), dc.pointer, ldc)
            check(f"{letter}{kind}", dc.read()[:n], numpy.where(keep, factor * a @ adjoint(a) + 0.5 * c, c), 200, dtype)
            dc, ldc = padded(c)
            two = kind.replace("rk", "r2k")
            blas(f"cublas{letter}{two}_v2", int_(upper), int_(operation), int_(n), int_(k), blas.scalar(alpha, dtype), da.pointer, lda, db.pointer, ldb,
                 blas.scalar(0.5, scalar), dc.pointer, ldc)
            second = numpy.conj(alpha) if kind == "herk" else alpha
            expected = alpha * a @ adjoint(b) + second * b @ adjoint(a) + 0.5 * c
            check(f"{letter}{two}", dc.read()[:n], numpy.where(keep, expected, c), 400, dtype)
        m, n = 11, 18
        for of_a, of_b, beta in itertools.product([0, 1, 2], [0, 1, 2], [0, 0.5]):
            a, b, c = numbers(dtype, m, n), numbers(dtype, m, n), numbers(dtype, m, n)
            (da, lda), (db, ldb), (dc, ldc) = padded(transposed(a, of_a)), padded(transposed(b, of_b)), padded(c)
            blas(f"cublas{letter}geam", int_(of_a), int_(of_b), int_(m), int_(n), blas.scalar(alpha, dtype), da.pointer, lda, blas.scalar(beta, dtype),
                 db.pointer, ldb, dc.pointer, ldc)
            check(f"{letter}geam", dc.read()[:m], alpha * a + beta * b, 50, dtype)
        for right in [0, 1]:
            a, x = numbers(dtype, m, n), numbers(dtype, n if right else m)
            (da, lda), (dx, _), (dc, ldc) = padded(a), strided(x, 2), padded(a)
            blas(f"cublas{letter}dgmm", int_(right), int_(m), int_(n), da.pointer, lda, dx.pointer, int_(2), dc.pointer, ldc)
            check(f"{letter}dgmm", dc.read()[:m], a * x if right else x[:, None] * a, 50, dtype)


def batched(blas):
    for (letter, dtype), on_device in itertools.product(TYPES.items(), [False, True]):
        blas.mode(on_device)
        batch, m, n, k = 5, 6, 7, 9
        a, b, c = numbers(dtype, batch, m, k), numbers(dtype, batch, k, n), numbers(dtype, batch, m, n)
        columns = lambda matrices: Device(numpy.concatenate([matrix.ravel(order="F") for matrix in matrices]))
        da, db, dc = columns(a), columns(b), columns(c)
        step = lambda matrices: ctypes.c_longlong(matrices[0].size)
        blas(f"cublas{letter}gemmStridedBatched", int_(0), int_(0), int_(m), int_(n), int_(k), blas.scalar(2, dtype), da.pointer, int_(m), step(a),
             db.pointer, int_(k), step(b), blas.scalar(0.5, dtype), dc.pointer, int_(m), step(c), int_(batch))
        unpack = lambda device, rows: [part.reshape(rows, -1, order="F") for part in numpy.split(device.read(), batch)]
        expected = 2 * a @ b + 0.5 * c
        check(f"{letter}gemmStridedBatched", numpy.array(unpack(dc, m)), expected, 200, dtype)

        def pointers(device, matrices):
            size = matrices[0].nbytes
            return Device(numpy.array([device.pointer.value + i * size for i in range(batch)], numpy.uint64))

        dc = columns(c)
        lists = [pointers(*pair) for pair in [(da, a), (db, b), (dc, c)]]
        blas(f"cublas{letter}gemmBatched", int_(0), int_(0), int_(m), int_(n), int_(k), blas.scalar(2, dtype), lists[0].pointer, int_(m),
             lists[1].pointer, int_(k), blas.scalar(0.5, dtype), lists[2].pointer, int_(m), int_(batch))
        check(f"{letter}gemmBatched", numpy.array(unpack(dc, m)), expected, 200, dtype)

        for operation in [0, 1, 2]:
            x, y = numbers(dtype, batch, m if operation else k), numbers(dtype, batch, k if operation else m)
            expected = numpy.array([2 * transposed(one, operation) @ v + 0.5 * w for one, v, w in zip(a, x, y)])
            # Every second element of longer rows.
            dx, dy = (Device(numpy.repeat(vectors, 2, axis=1).ravel()) for vectors in (x, y))
            stride = lambda vectors: ctypes.c_longlong(2 * vectors.shape[1])
            blas(f"cublas{letter}gemvStridedBatched", int_(operation), int_(m), int_(k), blas.scalar(2, dtype), da.pointer, int_(m), step(a), dx.pointer,
                 int_(2), stride(x), blas.scalar(0.5, dtype), dy.pointer, int_(2), stride(y), int_(batch))
            check(f"{letter}gemvStridedBatched", dy.read().reshape(batch, -1)[:, ::2], expected, 200, dtype)
            dx, dy = Device(x.ravel()), Device(y.ravel())
            lists = [pointers(*pair) for pair in [(da, a), (dx, x), (dy, y)]]
            blas(f"cublas{letter}gemvBatched", int_(operation), int_(m), int_(k), blas.scalar(2, dtype), lists[0].pointer, int_(m), lists[1].pointer,
                 int_(1), blas.scalar(0.5, dtype), lists[2].pointer, int_(1), int_(batch))
            check(f"{letter}gemvBatched", dy.read().reshape(batch, -1), expected, 200, dtype)

        square, sides = numbers(dtype, batch, n, n), numbers(dtype, batch, n, 3)
        ds, dr, di = columns(square), columns(sides), columns(numpy.zeros_like(square))
        ls, lr, li = pointers(ds, square), pointers(dr, sides), pointers(di, square)
        pivots, info = Device(numpy.zeros(batch * n, numpy.int32)), Device(numpy.ones(batch, numpy.int32))
        blas(f"cublas{letter}getrfBatched", int_(n), ls.pointer, int_(n), pivots.pointer, info.pointer, int_(batch))
        check(f"{letter}getrfBatched", info.read(), 0, 0, dtype)
        blas(f"cublas{letter}getriBatched", int_(n), ls.pointer, int_(n), pivots.pointer, li.pointer, int_(n), info.pointer, int_(batch))
        check(f"{letter}getriBatched", numpy.array(unpack(di, n)) @ square, numpy.eye(n), 2000, dtype)
        for operation in [0, 1, 2]:
            dr = columns(sides)
            lr, host_info = pointers(dr, sides), ctypes.c_int(7)
            blas(f"cublas{letter}getrsBatched", int_(operation), int_(n), int_(3), ls.pointer, int_(n), pivots.pointer, lr.pointer, int_(n),
                 ctypes.byref(host_info), int_(batch))
            found = [transposed(matrix, operation) @ x for matrix, x in zip(square, unpack(dr, n))]
            check(f"{letter}getrsBatched", numpy.array(found), sides, 2000, dtype)


def extended(blas):
    blas.mode(False)
    a, b = numbers(numpy.float64, 6, 5), numbers(numpy.float64, 5, 4)
    (da, lda), (db, ldb), (dc, ldc) = padded(a), padded(b), padded(numpy.zeros((6, 4)))
    one, nothing = blas.scalar(1, numpy.float64), blas.scalar(0, numpy.float64)
    blas("cublasGemmEx", int_(0), int_(0), int_(6), int_(4), int_(5), one, da.pointer, int_(1), lda, db.pointer, int_(1), ldb, nothing, dc.pointer,
         int_(1), ldc, int_(70), int_(-1))
    check("GemmEx", dc.read()[:6], a @ b, 100, numpy.float64)
    # Half precision, summed in f32; the host's scalars are halves only for cublasHgemm.
    half = numpy.float16
    a, b, c = (numpy.abs(numbers(numpy.float32, *shape)).astype(half) for shape in [(6, 5), (5, 4), (6, 4)])
    product = a.astype(numpy.float32) @ b.astype(numpy.float32)
    (da, lda), (db, ldb), (dc, ldc), (dt, ldt) = padded(a), padded(b), padded(c), padded(b.T)
    blas("cublasHgemm", int_(0), int_(0), int_(6), int_(4), int_(5), blas.scalar(1.5, half), da.pointer, lda, db.pointer, ldb, blas.scalar(-0.25, half),
         dc.pointer, ldc)
    check("Hgemm", dc.read()[:6].astype(numpy.float32), 1.5 * product - 0.25 * c, 20, half)
    dw, ldw = padded(numpy.zeros((6, 4), numpy.float32))
    blas("cublasGemmEx", int_(0), int_(1), int_(6), int_(4), int_(5), blas.scalar(2, numpy.float32), da.pointer, int_(2), lda, dt.pointer, int_(2), ldt,
         blas.scalar(0, numpy.float32), dw.pointer, int_(0), ldw, int_(68), int_(-1))
    check("GemmEx of halves to floats", dw.read()[:6], 2 * product, 50, numpy.float32)
    narrow = lambda x: (x.astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16)
    bfloat = lambda bits: (bits.astype(numpy.uint32) << 16).view(numpy.float32)
    (da, lda), (db, ldb) = padded(narrow(a)), padded(narrow(b))
    blas("cublasGemmEx", int_(0), int_(0), int_(6), int_(4), int_(5), blas.scalar(1, numpy.float32), da.pointer, int_(14), lda, db.pointer, int_(14),
         ldb, blas.scalar(0, numpy.float32), dw.pointer, int_(0), ldw, int_(68), int_(-1))
    check("GemmEx of bfloat16", dw.read()[:6], bfloat(narrow(a)) @ bfloat(narrow(b)), 50, numpy.float32)
    # Lists of pointers to halves.
    factors, others = (numpy.abs(numbers(numpy.float32, 3, *shape)).astype(half) for shape in [(6, 5), (5, 4)])
    das, dbs, dcs = ([Device(matrix) for matrix in matrices] for matrices in [factors, others, numpy.zeros((3, 6, 4), half)])
    lists = [Device(numpy.array([device.pointer.value for device in devices], numpy.uint64)).pointer for devices in (das, dbs, dcs)]
    blas("cublasHgemmBatched", int_(0), int_(0), int_(6), int_(4), int_(5), blas.scalar(1, half), lists[0], int_(6), lists[1], int_(5),
         blas.scalar(0, half), lists[2], int_(6), int_(3))
    for dc_, factor, other in zip(dcs, factors, others):
        check("HgemmBatched", dc_.read().astype(numpy.float32), factor.astype(numpy.float32) @ other.astype(numpy.float32), 20, half)
    # Vectors.
    codes = {numpy.float32: (0, 0), numpy.float64: (1, 1), numpy.complex64: (4, 0), numpy.complex128: (5, 1)}
    for on_device, (dtype, (code, real)) in itertools.product([False, True], codes.items()):
        blas.mode(on_device)
        x, y = numbers(dtype, 37), numbers(dtype, 37)
        (dx, _), (dy, read_y) = strided(x, 2), strided(y, -3)
        vectors = (int_(37), dx.pointer, int_(code), int_(2), dy.pointer, int_(code), int_(-3))
        place = Device(numpy.zeros(1, dtype)) if on_device else numpy.zeros(1, dtype)
        to = place.pointer if on_device else place.ctypes.data_as(ctypes.c_void_p)
        for name, expected in [("cublasDotEx", x @ y), ("cublasDotcEx", x.conj() @ y)]:
            blas(name, *vectors, to, int_(code), int_(code))
            check(name, (place.read() if on_device else place)[0], expected, 100, dtype)
        norm = numpy.abs(numpy.zeros(1, dtype))
        place = Device(norm) if on_device else norm
        blas("cublasNrm2Ex", int_(37), dx.pointer, int_(code), int_(2), place.pointer if on_device else place.ctypes.data_as(ctypes.c_void_p), int_(real),
             int_(real))
        check("cublasNrm2Ex", (place.read() if on_device else place)[0], numpy.linalg.norm(x), 50, dtype)
        blas("cublasAxpyEx", int_(37), blas.scalar(1.5, dtype), int_(code), *vectors[1:], int_(code))
        check("cublasAxpyEx", read_y(dy), y + dtype(1.5) * x, 20, dtype)
        blas("cublasScalEx", int_(37), blas.scalar(-0.5, dtype), int_(code), dy.pointer, int_(code), int_(3), int_(code))
        check("cublasScalEx", read_y(dy), dtype(-0.5) * (y + dtype(1.5) * x), 20, dtype)
        short = numpy.abs(numbers(numpy.float32, 9)).astype(half)
        (ds, _), place = strided(short, 2), Device(numpy.zeros(1, half)) if on_device else numpy.zeros(1, half)
        blas("cublasDotEx", int_(9), ds.pointer, int_(2), int_(2), ds.pointer, int_(2), int_(2),
             place.pointer if on_device else place.ctypes.data_as(ctypes.c_void_p), int_(2), int_(0))
        check("cublasDotEx of halves", numpy.float32((place.read() if on_device else place)[0]), (short.astype(numpy.float32) ** 2).sum(), 20, half)
    blas.mode(False)
    refused = LIBRARY["cublas"].cublasDotEx(blas.handle, 3, da.pointer, 0, 1, db.pointer, 1, 1, dc.pointer, 0, 0)
    check("DotEx of two types", refused, 15, 0, numpy.float64)
    refused = LIBRARY["cublas"].cublasGemmEx(blas.handle, 0, 0, 6, 4, 5, one, da.pointer, 3, lda, db.pointer, 3, ldb, nothing, dc.pointer, 10, ldc, 72, -1)
    check("GemmEx of integers", refused, 15, 0, numpy.float64)
    refused = LIBRARY["cublas"].cublasDgemm_v2(blas.handle, 0, 0, 6, 4, 5, one, da.pointer, 5, db.pointer, ldb, nothing, dc.pointer, ldc)
    check("Dgemm with a leading dimension less than the rows", refused, 7, 0, numpy.float64)
    check("cublasCreate_v2 is missing", LIBRARY["cublas"].cublasDasum_v2(None, 1, da.pointer, 1, one), 1, 0, numpy.float64)


class Described:
    """A batch of matrices in device memory with gaps, by columns or by rows, and its layout for cuBLASLt."""

    ELEMENTS = {"float32": 0, "float64": 1, "float16": 2, "complex64": 4, "complex128": 5, "uint16": 14}

    def __init__(self, matrices, by_rows):
        self.shape, self.by_rows = matrices.shape, by_rows
        count, rows, columns = matrices.shape
        self.leading = (columns if by_rows else rows) + 3
        self.step = self.leading * (rows if by_rows else columns) + 5
        storage = numpy.full(count * self.step, 77, matrices.dtype)
        for place, matrix in zip(self.places(storage), matrices):
            place[:] = matrix
        self.device = Device(storage)
        self.layout = made("cublasLtMatrixLayoutCreate", int_(self.ELEMENTS[matrices.dtype.name]), ctypes.c_uint64(rows), ctypes.c_uint64(columns),
                           ctypes.c_int64(self.leading))
        for attribute, value in [(1, int_(by_rows)), (5, int_(count)), (6, ctypes.c_int64(self.step))]:
            put("cublasLtMatrixLayoutSetAttribute", self.layout, attribute, value)

    def places(self, storage):
        """Views of the matrices."""
        _, rows, columns = self.shape
        for part in storage.reshape(-1, self.step):
            lines = part[: self.leading * (rows if self.by_rows else columns)].reshape(-1, self.leading)
            yield lines[:, :columns] if self.by_rows else lines[:, :rows].T

    def read(self):
        storage = self.device.read()
        check("memory between matrices", (storage == 77).sum(), storage.size - numpy.prod(self.shape), 0, numpy.float64)
        return numpy.array(list(self.places(storage)))


def made(name, *args):
    descriptor = ctypes.c_void_p()
    call("cublasLt", name, ctypes.byref(descriptor), *args)
    return descriptor


def put(name, descriptor, attribute, value):
    call("cublasLt", name, descriptor, int_(attribute), ctypes.byref(value), ctypes.c_size_t(ctypes.sizeof(value)))


def described(blas):
    handle, algorithm, count = ctypes.c_void_p(), (ctypes.c_uint64 * 12)(), ctypes.c_int()
    call("cublasLt", "cublasLtCreate", ctypes.byref(handle))
    preference = made("cublasLtMatmulPreferenceCreate")
    put("cublasLtMatmulPreferenceSetAttribute", preference, 1, ctypes.c_uint64(1 << 20))

    def product(what, operations, alpha, a, b, beta, c, d, compute, scale, on_device, epilogue=1, bias=None, bias_step=0):
        descriptor = made("cublasLtMatmulDescCreate", int_(compute), int_(Described.ELEMENTS[scale.__name__]))
        for attribute, value in [(2, on_device), (3, operations[0]), (4, operations[1])]:
            put("cublasLtMatmulDescSetAttribute", descriptor, attribute, int_(value))
        put("cublasLtMatmulDescSetAttribute", descriptor, 7, int_(epilogue))
        if bias:
            put("cublasLtMatmulDescSetAttribute", descriptor, 8, bias.pointer)
            put("cublasLtMatmulDescSetAttribute", descriptor, 10, ctypes.c_int64(bias_step))
        layouts = [matrix.layout for matrix in (a, b, c, d)]
        call("cublasLt", "cublasLtMatmulAlgoGetHeuristic", handle, descriptor, *layouts, preference, int_(1), algorithm, ctypes.byref(count))
        check(f"the algorithms of {what}", count.value, 1, 0, numpy.float64)
        blas.on_device = on_device
        call("cublasLt", "cublasLtMatmul", handle, descriptor, blas.scalar(alpha, scale), a.device.pointer, a.layout, b.device.pointer, b.layout,
             blas.scalar(beta, scale), c.device.pointer, c.layout, d.device.pointer, d.layout, algorithm, None, ctypes.c_size_t(0), None)

    for (letter, dtype), orders, operations in itertools.product(TYPES.items(), itertools.product([0, 1], repeat=3), itertools.product([0, 1, 2], repeat=2)):
        on_device, in_place, has_no_c, is_batch = random.integers(0, 2, 4)
        m, n, k = random.integers(1, 30, 3)
        a, b, c = (numbers(dtype, 3 if is_batch else 1, *shape) for shape in [(m, k), (k, n), (m, n)])
        alpha, beta = numbers(dtype, 2)
        if has_no_c:
            beta, c = dtype(0), c * numpy.nan
        stored = [numpy.array([transposed(matrix, operation) for matrix in matrices]) for matrices, operation in [(a, operations[0]), (b, operations[1])]]
        da, db, dc = (Described(*pair) for pair in zip([*stored, c], orders))
        dd = dc if in_place else Described(numpy.zeros_like(c), orders[2])
        compute = 68 if dtype in (numpy.float32, numpy.complex64) else 70
        what = f"{letter} cublasLtMatmul of orders {orders}, operations {operations}"
        product(what, operations, alpha, da, db, beta, dc, dd, compute, dtype, int(on_device))
        check(what, dd.read(), alpha * (a @ b) + (0 if has_no_c else beta * c), 150, dtype)

    # Halves, summed in floats.
    half = numpy.float16
    a, b, c = (numpy.abs(numbers(numpy.float32, 2, *shape)).astype(half) for shape in [(6, 5), (5, 4), (6, 4)])
    expected = 1.5 * (a.astype(numpy.float32) @ b.astype(numpy.float32)) + 0.25 * c
    for on_device, target in itertools.product([0, 1], [half, numpy.float32]):
        da, db, dc, dd = Described(a, 0), Described(b, 1), Described(c.astype(target), 1), Described(numpy.zeros((2, 6, 4), target), 1)
        product("halves", [0, 0], 1.5, da, db, 0.25, dc, dd, 68, numpy.float32, on_device)
        check("cublasLtMatmul of halves", dd.read().astype(numpy.float32), expected, 30, target)

    # A bias and an activation.
    gelu = lambda x: 0.5 * x * (1 + numpy.tanh(numpy.sqrt(2 / numpy.pi) * (x + 0.044715 * x**3)))
    relu = lambda x: numpy.maximum(x, 0)
    for (epilogue, of), dtype, batch in itertools.product({2: relu, 4: None, 6: relu, 32: gelu, 36: gelu}.items(), [numpy.float32, numpy.float64, half], [1, 2]):
        sums = numpy.float64 if dtype == numpy.float64 else numpy.float32
        a, b, bias = (numbers(numpy.float32, batch, *shape).astype(dtype) for shape in [(7, 5), (5, 4), (11,)])
        da, db, dd = (Described(matrices, 0) for matrices in (a, b, numpy.zeros((batch, 7, 4), dtype)))
        product("an epilogue", [0, 0], 1, da, db, 0, dd, dd, 70 if dtype == numpy.float64 else 68, sums, 0, epilogue, Device(bias.ravel()), 11)
        expected = a.astype(sums) @ b.astype(sums) + (bias[:, :7, None].astype(sums) if epilogue & 4 else 0)
        check(f"epilogue {epilogue} of {dtype.__name__}", dd.read().astype(sums), of(expected) if of else expected, 30, dtype)
    call("cublasLt", "cublasLtDestroy", handle)


FORWARD, INVERSE = -1, 1
KINDS = {"R2C": 0x2A, "C2R": 0x2C, "C2C": 0x29, "D2Z": 0x6A, "Z2D": 0x6C, "Z2Z": 0x69}


def execute(kind, shape, source, out, batch=1, layout=None, direction=None):
    plan = ctypes.c_int()
    lengths = (ctypes.c_int * len(shape))(*shape)
    embed = lambda place: (ctypes.c_int * len(shape))(*layout[place][0]) if layout else None
    steps = lambda place: (int_(layout[place][1]), int_(layout[place][2])) if layout else (int_(1), int_(0))
    call("cufft", "cufftPlanMany", ctypes.byref(plan), int_(len(shape)), lengths, embed(0), *steps(0), embed(1), *steps(1), int_(KINDS[kind]), int_(batch))
    args = [plan, source.pointer, out.pointer] + ([int_(direction)] if direction else [])
    call("cufft", f"cufftExec{kind}", *args)
    call("cufft", "cufftDestroy", plan)


class Rows(Device):
    """An array with the last dimension in a row."""

    def __init__(self, array):
        self.shape = array.shape
        super().__init__(numpy.ascontiguousarray(array).ravel())

    def read(self):
        return super().read().reshape(self.shape)


def fft():
    shapes = [(1,), (2,), (3,), (4,), (5,), (7,), (8,), (12,), (30,), (49,), (64,), (67,), (97,), (128,), (131,), (1000,), (1009,), (2310,)]
    shapes += [(4, 6), (5, 7), (16, 9), (67, 3), (3, 4, 5), (8, 8, 8), (2, 71, 6)]
    for shape, batch, (complex_kind, forward, backward, dtype) in itertools.product(
            shapes, [1, 3], [("C2C", "R2C", "C2R", numpy.float32), ("Z2Z", "D2Z", "Z2D", numpy.float64)]):
        axes = tuple(range(1, len(shape) + 1))
        count = int(numpy.prod(shape))
        scale = 4 * count ** 0.5 * (numpy.log2(count) + 1) * (10 if max(shape) > 64 else 1)
        pair = numpy.complex64 if dtype == numpy.float32 else numpy.complex128
        values = numbers(pair, batch, *shape)
        for direction, expected in [(FORWARD, numpy.fft.fftn(values, axes=axes)), (INVERSE, numpy.fft.ifftn(values, axes=axes) * count)]:
            source, out = Rows(values), Rows(numpy.zeros_like(values))
            execute(complex_kind, shape, source, out, batch, direction=direction)
            check(f"{complex_kind} {shape}", out.read(), expected, scale, dtype)
            check(f"{complex_kind} {shape} keeps its input", source.read(), values, 0, dtype)
            execute(complex_kind, shape, source, source, batch, direction=direction)
            check(f"{complex_kind} {shape} in place", source.read(), expected, scale, dtype)
        reals = numbers(dtype, batch, *shape)
        expected = numpy.fft.rfftn(reals, axes=axes)
        source, out = Rows(reals), Rows(numpy.zeros(expected.shape, pair))
        execute(forward, shape, source, out, batch)
        check(f"{forward} {shape}", out.read(), expected, scale, dtype)
        back = Rows(numpy.zeros_like(reals))
        execute(backward, shape, out, back, batch)
        check(f"{backward} {shape}", back.read(), reals * count, scale * count ** 0.5, dtype)
        # In place, rows of real numbers have room for the result.
        room = numpy.zeros((batch, *shape[:-1], 2 * expected.shape[-1]), dtype)
        room[..., : shape[-1]] = reals
        both = Rows(room)
        execute(forward, shape, both, both, batch)
        check(f"{forward} {shape} in place", both.read().view(pair), expected, scale, dtype)
    # Columns of a matrix, and every second element of padded planes.
    values = numbers(numpy.complex128, 12, 7)
    source, out = Rows(values), Rows(numpy.zeros_like(values))
    execute("Z2Z", (12,), source, out, 7, [((12,), 7, 1), ((12,), 7, 1)], FORWARD)
    check("Z2Z of columns", out.read(), numpy.fft.fft(values, axis=0), 200, numpy.float64)
    values = numbers(numpy.complex128, 2, 6, 9, 2)
    source, out = Rows(values), Rows(numpy.zeros((2, 4, 7), numpy.complex128))
    execute("Z2Z", (4, 7), source, out, 2, [((6, 9), 2, 108), ((4, 7), 1, 28)], FORWARD)
    check("Z2Z with gaps", out.read(), numpy.fft.fft2(values[:, :4, :7, 0], axes=(1, 2)), 300, numpy.float64)


def philox(counter, seed):
    c, k = [counter & 0xFFFFFFFF, counter >> 32, 0, 0], [seed & 0xFFFFFFFF, seed >> 32]
    for _ in range(10):
        p, q = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(q >> 32) ^ c[1] ^ k[0], q & 0xFFFFFFFF, (p >> 32) ^ c[3] ^ k[1], p & 0xFFFFFFFF]
        k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return c


def random_numbers():
    # A vector of the generator's authors.
    check("Philox", numpy.array(philox(0, 0)), numpy.array([0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]), 0, numpy.float64)
    seed, n = 0x123456789ABCDEF, 1001
    words = numpy.array([philox(counter, seed) for counter in range(2000)]).ravel()

    def generator(host=False, offset=0):
        handle = ctypes.c_void_p()
        call("curand", "curandCreateGeneratorHost" if host else "curandCreateGenerator", ctypes.byref(handle), int_(161))
        call("curand", "curandSetPseudoRandomGeneratorSeed", handle, ctypes.c_ulonglong(seed))
        call("curand", "curandSetGeneratorOffset", handle, ctypes.c_ulonglong(offset))
        return handle

    out = Device(numpy.zeros(n, numpy.uint32))
    handle = generator()
    for part in range(3):  # The sequence goes on, also from within a counter.
        call("curand", "curandGenerate", handle, out.pointer, ctypes.c_size_t(n))
        check("curandGenerate", out.read(), words[part * n : (part + 1) * n], 0, numpy.float64)
    out = Device(numpy.zeros(n, numpy.float32))
    call("curand", "curandGenerateUniform", generator(offset=6), out.pointer, ctypes.c_size_t(n))
    check("curandGenerateUniform", out.read(), (words[6 : 6 + n] + 0.5) / 2.0 ** 32, 1, numpy.float32)
    n = 200000
    for name, dtype, function in [("", numpy.float32, ctypes.c_float), ("Double", numpy.float64, ctypes.c_double)]:
        out = Device(numpy.zeros(n, dtype))
        call("curand", f"curandGenerateUniform{name}", generator(), out.pointer, ctypes.c_size_t(n))
        values = out.read()
        if not (0 < values.min() and values.max() <= 1 and abs(values.mean() - 0.5) < 3e-3 and abs(values.var() - 1 / 12) < 1e-3):
            sys.exit(f"uniform numbers: {values.min()} to {values.max()}, mean {values.mean()}, variance {values.var()}")
        call("curand", f"curandGenerateNormal{name}", generator(), out.pointer, ctypes.c_size_t(n), function(2), function(3))
        values = (out.read().astype(numpy.float64) - 2) / 3
        moments = [(values**power).mean() for power in (1, 2, 3, 4)]
        if not numpy.allclose(moments, [0, 1, 0, 3], atol=0.05):
            sys.exit(f"normal numbers have the moments {moments}")
        host = numpy.zeros(n, dtype)
        call("curand", f"curandGenerateNormal{name}", generator(host=True), host.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(n), function(2), function(3))
        check("a generator of the host", host, out.read(), 0, dtype)
        call("curand", f"curandGenerateLogNormal{name}", generator(), out.pointer, ctypes.c_size_t(n), function(2), function(3))
        check("log-normal numbers", numpy.log(out.read().astype(numpy.float64)), host.astype(numpy.float64), 40, dtype)
    out = Device(numpy.zeros(n, numpy.uint32))
    for mean in [0.3, 4.0, 50.0]:
        call("curand", "curandGeneratePoisson", generator(), out.pointer, ctypes.c_size_t(n), ctypes.c_double(mean))
        values = out.read().astype(numpy.float64)
        if abs(values.mean() / mean - 1) > 0.02 or abs(values.var() / mean - 1) > 0.03:
            sys.exit(f"Poisson numbers of mean {mean}: mean {values.mean()}, variance {values.var()}")


class Sparse(Blas):
    """A handle of cuSPARSE, descriptors, and the numbers by which they name types and formats."""

    TYPES = {"S": 0, "D": 1, "C": 4, "Z": 5}
    INDEX_32 = 2

    def __init__(self):
        self.handle = ctypes.c_void_p()
        call("cusparse", "cusparseCreate", ctypes.byref(self.handle))
        self.on_device = False

    def mode(self, on_device):
        self.on_device = on_device
        call("cusparse", "cusparseSetPointerMode", self.handle, int_(on_device))

    def __call__(self, name, *args):
        call("cusparse", name, self.handle, *args)

    @staticmethod
    def descriptor(name, *args):
        made = ctypes.c_void_p()
        call("cusparse", name, ctypes.byref(made), *args)
        return made

    def matrix(self, form, dense, base, letter):
        """A descriptor of the elements that are not zero, and the memory that it names."""
        rows, columns = (dense.T if form == "Csc" else dense).nonzero()
        values = (dense.T if form == "Csc" else dense)[rows, columns]
        offsets = numpy.searchsorted(rows, numpy.arange((dense.shape[1] if form == "Csc" else dense.shape[0]) + 1))
        first = rows if form == "Coo" else offsets
        kept = [Device(array) for array in [(first + base).astype(numpy.int32), (columns + base).astype(numpy.int32), values]]
        sizes = [ctypes.c_int64(size) for size in [*dense.shape, len(values)]]
        types = [int_(self.INDEX_32)] * (1 if form == "Coo" else 2)
        pointers = [device.pointer for device in kept]
        return self.descriptor(f"cusparseCreate{form}", *sizes, *pointers, *types, int_(base), int_(self.TYPES[letter])), kept


def sparse_numbers(dtype, rows, columns):
    return numbers(dtype, rows, columns) * (random.random((rows, columns)) < 0.2)


def sparse(_blas):
    handle = Sparse()
    for letter, dtype in TYPES.items():
        element = int_(Sparse.TYPES[letter])
        is_complex = letter in "CZ"
        forms = itertools.product(["Csr", "Csc", "Coo"], [0, 1, 2], [0, 1], [False, True], [0.0, 0.7])
        for form, operation, base, on_device, beta in forms:
            if form == "Csc" and operation == 2 and is_complex:
                continue
            handle.mode(on_device)
            dense = sparse_numbers(dtype, 37, 53)
            operand = transposed(dense, operation)
            matrix, _kept = handle.matrix(form, dense, base, letter)
            x, y = numbers(dtype, operand.shape[1]), numbers(dtype, operand.shape[0])
            if beta == 0:
                y[:] = numpy.nan
            alpha = numbers(dtype, 1)[0]
            dx, dy = Device(x), Device(y)
            vectors = [handle.descriptor("cusparseCreateDnVec", ctypes.c_int64(len(v.array)), v.pointer, element) for v in (dx, dy)]
            handle("cusparseSpMV", int_(operation), handle.scalar(alpha, dtype), matrix, vectors[0], handle.scalar(beta, dtype), vectors[1], element, int_(0), None)
            expected = alpha * (operand @ x) + (dtype(beta) * y if beta else 0)
            check(f"{letter} SpMV of {form}, operation {operation}", dy.read(), expected, 60, dtype)
        for operation, by_rows, base, on_device in itertools.product([0, 1, 2], [(1, 1), (2, 1), (1, 2), (2, 2)], [0, 1], [False, True]):
            handle.mode(on_device)
            dense = sparse_numbers(dtype, 37, 53)
            matrix, _kept = handle.matrix("Csr", dense, base, letter)
            b, c = numbers(dtype, 53, 5), numbers(dtype, 37, 5)
            stored = b if operation == 0 else b.T.copy() if operation == 1 else b.conj().T.copy()
            made = []
            for array, order in [(stored, by_rows[0]), (c, by_rows[1])]:
                device, leading = padded(array.T if order == 2 else array)
                sizes = [ctypes.c_int64(size) for size in [*array.shape, leading.value]]
                made.append((handle.descriptor("cusparseCreateDnMat", *sizes, device.pointer, element, int_(order)), device, order))
            alpha, beta = numbers(dtype, 2)
            scalars = [handle.scalar(alpha, dtype), handle.scalar(beta, dtype)]
            handle("cusparseSpMM", int_(0), int_(operation), scalars[0], matrix, made[0][0], scalars[1], made[1][0], element, int_(0), None)
            found = made[1][1].read()[: 5 if by_rows[1] == 2 else 37]
            check(f"{letter} SpMM", found.T if by_rows[1] == 2 else found, alpha * (dense @ b) + beta * c, 80, dtype)
        for upper, unit, base, on_device in itertools.product([0, 1], [0, 1], [0, 1], [False, True]):
            handle.mode(on_device)
            dense = (sparse_numbers(dtype, 41, 41) * 0.2 + 3 * numpy.eye(41)).astype(dtype)
            matrix, _kept = handle.matrix("Csr", dense, base, letter)
            for attribute, value in [(0, upper), (1, unit)]:
                call("cusparse", "cusparseSpMatSetAttribute", matrix, int_(attribute), ctypes.byref(int_(value)), ctypes.c_size_t(4))
            x, alpha = numbers(dtype, 41), numbers(dtype, 1)[0]
            dx, dy = Device(x), Device(x * 0)
            vectors = [handle.descriptor("cusparseCreateDnVec", ctypes.c_int64(41), v.pointer, element) for v in (dx, dy)]
            analysis = handle.descriptor("cusparseSpSV_createDescr")
            handle("cusparseSpSV_solve", int_(0), handle.scalar(alpha, dtype), matrix, *vectors, element, int_(0), analysis)
            half = numpy.triu(dense) if upper else numpy.tril(dense)
            if unit:
                numpy.fill_diagonal(half, 1)
            check(f"{letter} SpSV", dy.read(), numpy.linalg.solve(half, alpha * x), 60, dtype)


def main():
    parts = sys.argv[1:] or ["level1", "level2", "level3", "batched", "extended", "described", "fft", "random", "sparse"]
    blas = Blas()
    for part in parts:
        match part:
            case "fft":
                fft()
            case "random":
                random_numbers()
            case _:
                globals()[part](blas)
        print(f"{part}: ok", flush=True)
    call("cublas", "cublasDestroy_v2", blas.handle)


main()
