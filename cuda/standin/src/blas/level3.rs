//! Operations on matrices.

use std::ffi::{c_int, c_void};

use super::scalars::{C32, C64, Scalar, conjugations};
use super::{
    Blas, Handle, Operation, Pointer, Result, Status, UNSUPPORTED, choice, end, exports, narrow,
    narrow_all, plane, require, status_of,
};
use crate::client;
use crate::graphs;
use crate::kernels::{self, Arg, arguments, blocks, line};
use crate::protocol::Region;

/// The most layers of a grid.
const MOST_LAYERS: i64 = 65535;

/// Rows and columns that a thread of `gemm_tile` computes.
const TILE: i64 = 4;

/// How the matrices of a batch are found.
#[derive(Clone, Copy)]
enum Batch {
    One,
    /// Each this many elements behind the one before, for A, B and C.
    Strided([i64; 3], i64),
    /// By pointers in device memory.
    Pointers(i64),
}

/// The operands of a product of matrices; for a batch of pointers those are the lists.
struct Product<T> {
    operations: [Operation; 2],
    /// m, n and k.
    extents: [i64; 3],
    alpha: *const T,
    a: (*const T, i64),
    b: (*const T, i64),
    beta: *const T,
    c: (*mut T, i64),
}

impl<T: Scalar> Product<T> {
    /// # Safety
    /// The scalars are where the handle says.
    unsafe fn launch(self, blas: &Blas, batch: Batch) -> Result<()> {
        let [of_a, of_b] = self.operations;
        let [m, n, mut k] = self.extents;
        require(&[
            m >= 0 && n >= 0 && k >= 0,
            self.a.1 >= of_a.rows_in_memory([m, k]).max(1),
            self.b.1 >= of_b.rows_in_memory([k, n]).max(1),
            self.c.1 >= m.max(1),
        ])?;
        let layers = match batch {
            Batch::One => 1,
            Batch::Strided(_, count) | Batch::Pointers(count) => count,
        };
        require(&[layers >= 0])?;
        if m == 0 || n == 0 || layers == 0 {
            return Ok(());
        }
        // SAFETY: the caller's.
        let (alpha, beta) = unsafe {
            if blas.is_zero(self.alpha)? {
                k = 0;
            }
            (blas.scalar(self.alpha)?, blas.scalar(self.beta)?)
        };
        let sizes = narrow_all([m, n, k])?;
        let leading = narrow_all([self.a.1, self.b.1, self.c.1])?;
        let is_raised = client::with(|client| Ok(client.is_raised)).map_err(status_of)?;
        let (batch, kind, tile) = match batch {
            Batch::One if !is_raised => (Batch::Strided([0; 3], 1), "tile_", TILE),
            Batch::Strided(..) if !is_raised => (batch, "tile_", TILE),
            Batch::One => (batch, "", 1),
            Batch::Strided(..) => (batch, "strided_", 1),
            Batch::Pointers(_) => (batch, "batched_", 1),
        };
        let name = format!("gemm_{kind}{}{}", of_a.letter(), of_b.letter());
        let mut from = 0;
        while from < layers {
            let count = (layers - from).min(MOST_LAYERS);
            // Lists have pointers of 8 bytes each.
            let at = |address: u64, step: i64| match batch {
                Batch::One => address,
                Batch::Strided(..) => {
                    address.wrapping_add((from * step) as u64 * size_of::<T>() as u64)
                }
                Batch::Pointers(_) => address + 8 * from as u64,
            };
            let steps = match batch {
                Batch::Strided(steps, _) => steps,
                Batch::One | Batch::Pointers(_) => [0; 3],
            };
            let step = |operand: usize| match batch {
                Batch::Strided(..) => arguments![steps[operand]],
                Batch::One | Batch::Pointers(_) => Vec::new(),
            };
            let mut args: Vec<Arg> = sizes.into_iter().map(Arg::from).collect();
            args.extend(&alpha);
            args.extend(arguments![at(self.a.0 as u64, steps[0]), leading[0]]);
            args.extend(step(0));
            args.extend(arguments![at(self.b.0 as u64, steps[1]), leading[1]]);
            args.extend(step(1));
            args.extend(&beta);
            args.extend(arguments![at(self.c.0 as u64, steps[2]), leading[2]]);
            args.extend(step(2));
            args.extend(conjugations::<T>(&[of_a.is_conjugated, of_b.is_conjugated]));
            let threads = match tile {
                1 => plane(m, n, count)?,
                _ => kernels::plane_of([4, 4], blocks(m, tile), blocks(n, tile), count)
                    .ok_or(UNSUPPORTED)?,
            };
            blas.launch_scaled::<T>(&name, threads, &args)?;
            from += count;
        }
        Ok(())
    }
}

unsafe fn gemm<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let product = Product {
        operations: [Operation::new(transa)?, Operation::new(transb)?],
        extents: [m, n, k],
        alpha,
        a: (a, lda),
        b: (b, ldb),
        beta,
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    unsafe { product.launch(blas, Batch::One) }
}

unsafe fn gemm_strided<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    step_a: i64,
    b: *const T,
    ldb: i64,
    step_b: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
    step_c: i64,
    count: i64,
) -> Result<()> {
    let product = Product {
        operations: [Operation::new(transa)?, Operation::new(transb)?],
        extents: [m, n, k],
        alpha,
        a: (a, lda),
        b: (b, ldb),
        beta,
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    unsafe { product.launch(blas, Batch::Strided([step_a, step_b, step_c], count)) }
}

unsafe fn gemm_batched<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
    count: i64,
) -> Result<()> {
    let product = Product {
        operations: [Operation::new(transa)?, Operation::new(transb)?],
        extents: [m, n, k],
        alpha,
        a: (a, lda),
        b: (b, ldb),
        beta,
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    unsafe { product.launch(blas, Batch::Pointers(count)) }
}

/// A batch of products of a matrix and a vector, as products of a row and a matrix.
///
/// # Safety
/// The scalars are where the handle says.
unsafe fn rows_times<T: Scalar>(
    blas: &Blas,
    trans: i64,
    [m, n]: [i64; 2],
    alpha: *const T,
    (a, lda): (*const T, i64),
    (x, incx): (*const T, i64),
    beta: *const T,
    (y, incy): (*mut T, i64),
    batch: Batch,
) -> Result<()> {
    let operation = Operation::new(trans)?;
    require(&[m >= 0 && n >= 0, lda >= m.max(1), incx != 0, incy != 0])?;
    if incx < 0 || incy < 0 {
        client::say_once("batches of cuBLAS's gemv with negative increments are not supported");
        return Err(UNSUPPORTED);
    }
    if m == 0 || n == 0 {
        return Ok(());
    }
    let (results, summed) = match operation.is_transposed {
        true => (n, m),
        false => (m, n),
    };
    let of_matrix = Operation {
        is_transposed: !operation.is_transposed,
        is_conjugated: operation.is_conjugated,
    };
    let product = Product {
        operations: [Operation::new(0)?, of_matrix],
        extents: [1, results, summed],
        alpha,
        a: (x, incx),
        b: (a, lda),
        beta,
        c: (y, incy),
    };
    // SAFETY: the caller's.
    unsafe { product.launch(blas, batch) }
}

unsafe fn gemv_strided<T: Scalar>(
    blas: &Blas,
    trans: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    step_a: i64,
    x: *const T,
    incx: i64,
    step_x: i64,
    beta: *const T,
    y: *mut T,
    incy: i64,
    step_y: i64,
    count: i64,
) -> Result<()> {
    let batch = Batch::Strided([step_x, step_a, step_y], count);
    // SAFETY: the program's scalars.
    unsafe {
        rows_times(
            blas,
            trans,
            [m, n],
            alpha,
            (a, lda),
            (x, incx),
            beta,
            (y, incy),
            batch,
        )
    }
}

unsafe fn gemv_batched<T: Scalar>(
    blas: &Blas,
    trans: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    x: *const T,
    incx: i64,
    beta: *const T,
    y: *mut T,
    incy: i64,
    count: i64,
) -> Result<()> {
    let batch = Batch::Pointers(count);
    // SAFETY: the program's scalars.
    unsafe {
        rows_times(
            blas,
            trans,
            [m, n],
            alpha,
            (a, lda),
            (x, incx),
            beta,
            (y, incy),
            batch,
        )
    }
}

/// The types of operands that `cublasGemmEx` has here: all the same.
fn type_letter(function: &str, [a, b, c]: [c_int; 3], compute: c_int) -> Result<char> {
    // Numbers of `cudaDataType`; before CUDA 11 the type of the sum is one of them too.
    let known = match (a, compute) {
        (0, 0 | 64..=69 | 74..=78) => Some('s'),
        (1, 1 | 70 | 71 | 79) => Some('d'),
        (4, 4 | 68 | 69 | 74..=78) => Some('c'),
        (5, 5 | 70 | 71) => Some('z'),
        _ => None,
    };
    match known.filter(|_| a == b && b == c) {
        Some(letter) => Ok(letter),
        None => {
            client::say_once(&format!(
                "{function} with operands of types {a}, {b} and {c} (cudaDataType), summed in {compute}, is not supported: float, double, their complex types, half and bfloat16 are, with a sum of the same type or in float"
            ));
            Err(UNSUPPORTED)
        }
    }
}

/// Products of narrow floats, whose sums are in f32.
mod narrow_floats {
    use super::*;

    /// The kernel for operands of these types (`cudaDataType`), and whether scalars are of 16 bits.
    pub fn kernel(types: [c_int; 3], compute: c_int) -> Option<(&'static str, bool)> {
        let name = match types {
            [2, 2, 2] => "blas_gemm_f16",
            [2, 2, 0] => "blas_gemm_f16_f32",
            [14, 14, 14] => "blas_gemm_bf16",
            [14, 14, 0] => "blas_gemm_bf16_f32",
            _ => return None,
        };
        match compute {
            0 | 68 | 69 | 74..=78 => Some((name, false)),
            2 | 64 | 65 if types == [2, 2, 2] => Some((name, true)),
            _ => None,
        }
    }

    /// The number that a half has.
    pub fn widen_half(bits: u16) -> f32 {
        let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
        let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f32::from(bits & 0x3ff));
        sign * match exponent {
            0 => fraction * 2_f32.powi(-24),
            31 if fraction == 0.0 => f32::INFINITY,
            31 => f32::NAN,
            _ => (fraction + 1024.0) * 2_f32.powi(exponent - 25),
        }
    }

    pub struct Operands {
        pub operations: [i64; 2],
        pub extents: [i64; 3],
        pub alpha: *const c_void,
        pub a: (*const c_void, i64, i64),
        pub b: (*const c_void, i64, i64),
        pub beta: *const c_void,
        pub c: (*mut c_void, i64, i64),
        pub count: i64,
    }

    /// # Safety
    /// The scalars are where the handle says.
    pub unsafe fn launch(
        blas: &Blas,
        (name, is_half): (&str, bool),
        given: Operands,
    ) -> Result<()> {
        let [of_a, of_b] = given.operations.map(Operation::new);
        let (of_a, of_b) = (of_a?, of_b?);
        let [m, n, mut k] = given.extents;
        require(&[
            m >= 0 && n >= 0 && k >= 0 && given.count >= 0,
            given.a.1 >= of_a.rows_in_memory([m, k]).max(1),
            given.b.1 >= of_b.rows_in_memory([k, n]).max(1),
            given.c.1 >= m.max(1),
        ])?;
        if m == 0 || n == 0 || given.count == 0 {
            return Ok(());
        }
        // SAFETY: the caller's.
        let scalar = |scalar: *const c_void| unsafe {
            match is_half {
                true => blas.value(scalar.cast::<u16>()).map(widen_half),
                false => blas.value(scalar.cast::<f32>()),
            }
        };
        let (alpha, beta) = (scalar(given.alpha)?, scalar(given.beta)?);
        if alpha == 0.0 {
            k = 0;
        }
        let threads = plane(m, n, given.count)?;
        let [m, n, k, ldc] = narrow_all([m, n, k, given.c.1])?;
        let ([a_row, a_column], [b_row, b_column]) = (
            of_a.steps(narrow(given.a.1)?),
            of_b.steps(narrow(given.b.1)?),
        );
        let mut args = arguments![m, n, k, alpha, given.a.0, a_row, a_column, given.a.2];
        args.extend(arguments![given.b.0, b_row, b_column, given.b.2]);
        args.extend(arguments![beta, given.c.0, ldc, given.c.2]);
        kernels::launch(name, blas.stream, threads, &args).map_err(status_of)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasHgemm(
    handle: Handle,
    transa: c_int,
    transb: c_int,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const c_void,
    a: *const c_void,
    lda: c_int,
    b: *const c_void,
    ldb: c_int,
    beta: *const c_void,
    c: *mut c_void,
    ldc: c_int,
) -> Status {
    // SAFETY: what the program passes; 2 is half precision, 64 sums in it.
    unsafe {
        cublasGemmEx(
            handle, transa, transb, m, n, k, alpha, a, 2, lda, b, 2, ldb, beta, c, 2, ldc, 64, -1,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasHgemmStridedBatched(
    handle: Handle,
    transa: c_int,
    transb: c_int,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const c_void,
    a: *const c_void,
    lda: c_int,
    step_a: i64,
    b: *const c_void,
    ldb: c_int,
    step_b: i64,
    beta: *const c_void,
    c: *mut c_void,
    ldc: c_int,
    step_c: i64,
    count: c_int,
) -> Status {
    // SAFETY: as above.
    unsafe {
        cublasGemmStridedBatchedEx(
            handle, transa, transb, m, n, k, alpha, a, 2, lda, step_a, b, 2, ldb, step_b, beta, c,
            2, ldc, step_c, count, 64, -1,
        )
    }
}

/// Calls a function that is generic in the type of elements for the type of this letter.
macro_rules! with_type {
    ($letter:expr, $T:ident => $call:expr) => {
        match $letter {
            's' => {
                type $T = f32;
                $call
            }
            'd' => {
                type $T = f64;
                $call
            }
            'c' => {
                type $T = C32;
                $call
            }
            _ => {
                type $T = C64;
                $call
            }
        }
    };
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGemmEx(
    handle: Handle,
    transa: c_int,
    transb: c_int,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const c_void,
    a: *const c_void,
    a_type: c_int,
    lda: c_int,
    b: *const c_void,
    b_type: c_int,
    ldb: c_int,
    beta: *const c_void,
    c: *mut c_void,
    c_type: c_int,
    ldc: c_int,
    compute: c_int,
    _algorithm: c_int,
) -> Status {
    let [ta, tb, m, n, k, lda, ldb, ldc] = [transa, transb, m, n, k, lda, ldb, ldc].map(i64::from);
    // SAFETY: what the program passes.
    end(Blas::new(handle).and_then(|blas| unsafe {
        if let Some(kernel) = narrow_floats::kernel([a_type, b_type, c_type], compute) {
            let given = narrow_floats::Operands {
                operations: [ta, tb],
                extents: [m, n, k],
                alpha,
                a: (a, lda, 0),
                b: (b, ldb, 0),
                beta,
                c: (c, ldc, 0),
                count: 1,
            };
            return narrow_floats::launch(&blas, kernel, given);
        }
        with_type!(type_letter("cublasGemmEx", [a_type, b_type, c_type], compute)?, T => gemm::<T>(
            &blas, ta, tb, m, n, k, alpha.cast(), a.cast(), lda, b.cast(), ldb, beta.cast(), c.cast(), ldc,
        ))
    }))
}

macro_rules! gemm_ex {
    ($($name:ident $scalar:ty, $sum:literal;)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            handle: Handle, transa: c_int, transb: c_int, m: c_int, n: c_int, k: c_int, alpha: *const $scalar,
            a: *const c_void, a_type: c_int, lda: c_int, b: *const c_void, b_type: c_int, ldb: c_int,
            beta: *const $scalar, c: *mut c_void, c_type: c_int, ldc: c_int,
        ) -> Status {
            let [ta, tb, m, n, k, lda, ldb, ldc] = [transa, transb, m, n, k, lda, ldb, ldc].map(i64::from);
            // SAFETY: what the program passes.
            end(Blas::new(handle).and_then(|blas| unsafe {
                if let Some(kernel) = narrow_floats::kernel([a_type, b_type, c_type], $sum) {
                    let given = narrow_floats::Operands {
                        operations: [ta, tb],
                        extents: [m, n, k],
                        alpha: alpha.cast(),
                        a: (a, lda, 0),
                        b: (b, ldb, 0),
                        beta: beta.cast(),
                        c: (c, ldc, 0),
                        count: 1,
                    };
                    return narrow_floats::launch(&blas, kernel, given);
                }
                type_letter(stringify!($name), [a_type, b_type, c_type], $sum)?;
                gemm::<$scalar>(&blas, ta, tb, m, n, k, alpha, a.cast(), lda, b.cast(), ldb, beta, c.cast(), ldc)
            }))
        }
    )*};
}

gemm_ex! {
    cublasSgemmEx f32, 0;
    cublasCgemmEx C32, 4;
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGemmStridedBatchedEx(
    handle: Handle,
    transa: c_int,
    transb: c_int,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const c_void,
    a: *const c_void,
    a_type: c_int,
    lda: c_int,
    step_a: i64,
    b: *const c_void,
    b_type: c_int,
    ldb: c_int,
    step_b: i64,
    beta: *const c_void,
    c: *mut c_void,
    c_type: c_int,
    ldc: c_int,
    step_c: i64,
    count: c_int,
    compute: c_int,
    _algorithm: c_int,
) -> Status {
    let [ta, tb, m, n, k, lda, ldb, ldc, count] =
        [transa, transb, m, n, k, lda, ldb, ldc, count].map(i64::from);
    // SAFETY: what the program passes.
    end(Blas::new(handle).and_then(|blas| unsafe {
        if let Some(kernel) = narrow_floats::kernel([a_type, b_type, c_type], compute) {
            let given = narrow_floats::Operands {
                operations: [ta, tb],
                extents: [m, n, k],
                alpha,
                a: (a, lda, step_a),
                b: (b, ldb, step_b),
                beta,
                c: (c, ldc, step_c),
                count,
            };
            return narrow_floats::launch(&blas, kernel, given);
        }
        with_type!(type_letter("cublasGemmStridedBatchedEx", [a_type, b_type, c_type], compute)?, T => gemm_strided::<T>(
            &blas, ta, tb, m, n, k, alpha.cast(), a.cast(), lda, step_a, b.cast(), ldb, step_b,
            beta.cast(), c.cast(), ldc, step_c, count,
        ))
    }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGemmBatchedEx(
    handle: Handle,
    transa: c_int,
    transb: c_int,
    m: c_int,
    n: c_int,
    k: c_int,
    alpha: *const c_void,
    a: *const c_void,
    a_type: c_int,
    lda: c_int,
    b: *const c_void,
    b_type: c_int,
    ldb: c_int,
    beta: *const c_void,
    c: *mut c_void,
    c_type: c_int,
    ldc: c_int,
    count: c_int,
    compute: c_int,
    _algorithm: c_int,
) -> Status {
    let [ta, tb, m, n, k, lda, ldb, ldc, count] =
        [transa, transb, m, n, k, lda, ldb, ldc, count].map(i64::from);
    // SAFETY: what the program passes.
    end(Blas::new(handle).and_then(|blas| unsafe {
        with_type!(type_letter("cublasGemmBatchedEx", [a_type, b_type, c_type], compute)?, T => gemm_batched::<T>(
            &blas, ta, tb, m, n, k, alpha.cast(), a.cast(), lda, b.cast(), ldb, beta.cast(), c.cast(), ldc, count,
        ))
    }))
}

unsafe fn product_with_symmetric<T: Scalar>(
    blas: &Blas,
    [side, uplo]: [i64; 2],
    [m, n]: [i64; 2],
    alpha: *const T,
    (a, lda): (*const T, i64),
    (b, ldb): (*const T, i64),
    beta: *const T,
    (c, ldc): (*mut T, i64),
    is_hermitian: bool,
) -> Result<()> {
    let (right, upper) = (choice(side)?, choice(uplo)?);
    let order = if right { n } else { m };
    require(&[
        m >= 0 && n >= 0,
        lda >= order.max(1),
        ldb >= m.max(1),
        ldc >= m.max(1),
    ])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    let threads = plane(m, n, 1)?;
    let [m, n, lda, ldb, ldc] = narrow_all([m, n, lda, ldb, ldc])?;
    let mut args = arguments![i32::from(right), i32::from(upper), m, n];
    // SAFETY: the program's scalars.
    unsafe {
        args.extend(blas.scalar(alpha)?);
        args.extend(arguments![a, lda, b, ldb]);
        args.extend(blas.scalar(beta)?);
    }
    args.extend(arguments![c, ldc]);
    args.extend(conjugations::<T>(&[is_hermitian]));
    blas.launch_scaled::<T>("symm", threads, &args)
}

unsafe fn symm<T: Scalar>(
    blas: &Blas,
    side: i64,
    uplo: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    // SAFETY: the program's.
    unsafe {
        product_with_symmetric(
            blas,
            [side, uplo],
            [m, n],
            alpha,
            (a, lda),
            (b, ldb),
            beta,
            (c, ldc),
            false,
        )
    }
}

unsafe fn hemm<T: Scalar>(
    blas: &Blas,
    side: i64,
    uplo: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    // SAFETY: the program's.
    unsafe {
        product_with_symmetric(
            blas,
            [side, uplo],
            [m, n],
            alpha,
            (a, lda),
            (b, ldb),
            beta,
            (c, ldc),
            true,
        )
    }
}

/// The operands of an update of one triangle of C by A, or by A and B.
struct Update<T> {
    upper: bool,
    operation: Operation,
    is_hermitian: bool,
    extents: [i64; 2],
    a: (*const T, i64),
    b: Option<(*const T, i64)>,
    c: (*mut T, i64),
}

impl<T: Scalar> Update<T> {
    /// `alpha` and `beta` are what kernels take for the scalars, `is_zero` says that of alpha.
    fn launch(
        self,
        blas: &Blas,
        alpha: Vec<Arg>,
        beta: Vec<Arg>,
        is_zero: bool,
        by_value: bool,
    ) -> Result<()> {
        let [n, mut k] = self.extents;
        let rows = self.operation.rows_in_memory([n, k]);
        require(&[
            n >= 0 && k >= 0,
            self.a.1 >= rows.max(1),
            self.b.is_none_or(|(_, ldb)| ldb >= rows.max(1)),
            self.c.1 >= n.max(1),
            // The complex kinds have either a transpose or a conjugate transpose.
            !T::IS_COMPLEX
                || !self.operation.is_transposed
                || self.operation.is_conjugated == self.is_hermitian,
        ])?;
        if n == 0 {
            return Ok(());
        }
        if is_zero {
            k = 0;
        }
        let threads = plane(n, n, 1)?;
        let [n, k, ldc] = narrow_all([n, k, self.c.1])?;
        let [row_step, column_step] = self.operation.steps(narrow(self.a.1)?);
        let mut args = arguments![i32::from(self.upper), n, k];
        args.extend(alpha);
        args.extend(arguments![self.a.0, row_step, column_step]);
        if let Some((b, ldb)) = self.b {
            let [row_step, column_step] = self.operation.steps(narrow(ldb)?);
            args.extend(arguments![b, row_step, column_step]);
        }
        args.extend(beta);
        args.extend(arguments![self.c.0, ldc]);
        // Of the two factors the one is conjugated that is not there in the other order.
        let is_row = self.is_hermitian && self.operation.is_transposed;
        let is_column = self.is_hermitian && !self.operation.is_transposed;
        args.extend(conjugations::<T>(&[is_row, is_column]));
        let name = if self.b.is_some() { "syr2k" } else { "syrk" };
        match by_value {
            true => blas.launch::<T>(name, threads, &args),
            false => blas.launch_scaled::<T>(name, threads, &args),
        }
    }
}

unsafe fn syrk<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    trans: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let update = Update {
        upper: choice(uplo)?,
        operation: Operation::new(trans)?,
        is_hermitian: false,
        extents: [n, k],
        a: (a, lda),
        b: None,
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    unsafe {
        let (alpha_args, beta) = (blas.scalar(alpha)?, blas.scalar(beta)?);
        update.launch(blas, alpha_args, beta, blas.is_zero(alpha)?, false)
    }
}

unsafe fn herk<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    trans: i64,
    n: i64,
    k: i64,
    alpha: *const T::Real,
    a: *const T,
    lda: i64,
    beta: *const T::Real,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let update = Update {
        upper: choice(uplo)?,
        operation: Operation::new(trans)?,
        is_hermitian: true,
        extents: [n, k],
        a: (a, lda),
        b: None,
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    let (alpha, beta) = unsafe { (blas.value(alpha)?, blas.value(beta)?) };
    let [alpha_args, beta] = [alpha, beta].map(|real| T::from_real(real).args());
    update.launch(blas, alpha_args, beta, alpha.is_zero(), true)
}

unsafe fn syr2k<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    trans: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let update = Update {
        upper: choice(uplo)?,
        operation: Operation::new(trans)?,
        is_hermitian: false,
        extents: [n, k],
        a: (a, lda),
        b: Some((b, ldb)),
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    unsafe {
        let (alpha_args, beta) = (blas.scalar(alpha)?, blas.scalar(beta)?);
        update.launch(blas, alpha_args, beta, blas.is_zero(alpha)?, false)
    }
}

unsafe fn her2k<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    trans: i64,
    n: i64,
    k: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    beta: *const T::Real,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let update = Update {
        upper: choice(uplo)?,
        operation: Operation::new(trans)?,
        is_hermitian: true,
        extents: [n, k],
        a: (a, lda),
        b: Some((b, ldb)),
        c: (c, ldc),
    };
    // SAFETY: the program's scalars.
    let (alpha, beta) = unsafe { (blas.value(alpha)?, blas.value(beta)?) };
    let beta = T::from_real(beta).args();
    update.launch(blas, alpha.args(), beta, alpha.is_zero(), true)
}

/// A triangular matrix as kernels take it: element (i, j) is at `i * steps[0] + j * steps[1]`.
pub struct Triangle<T> {
    matrix: *const T,
    steps: [i32; 2],
    right: bool,
    upper: bool,
    unit: bool,
    is_conjugated: bool,
}

impl<T: Scalar> Triangle<T> {
    pub fn new(
        right: bool,
        uplo: i64,
        trans: i64,
        diag: i64,
        (matrix, leading): (*const T, i64),
        order: i64,
    ) -> Result<Triangle<T>> {
        let (upper, operation, unit) = (choice(uplo)?, Operation::new(trans)?, choice(diag)?);
        require(&[order >= 0, leading >= order.max(1)])?;
        Ok(Triangle {
            matrix,
            steps: operation.steps(narrow(leading)?),
            right,
            upper: upper != operation.is_transposed,
            unit,
            is_conjugated: operation.is_conjugated,
        })
    }

    /// C = alpha M B, or alpha B M. B has m rows and n columns, and is another array than C.
    pub fn multiply(
        &self,
        blas: &Blas,
        [m, n]: [i64; 2],
        alpha: Vec<Arg>,
        (b, ldb): (*const T, i64),
        (c, ldc): (*mut T, i64),
        by_value: bool,
    ) -> Result<()> {
        let threads = plane(m, n, 1)?;
        let [m, n, ldb, ldc] = narrow_all([m, n, ldb, ldc])?;
        let [right, upper, unit] = [self.right, self.upper, self.unit].map(i32::from);
        let mut args = arguments![right, upper, unit, m, n];
        args.extend(alpha);
        args.extend(arguments![self.matrix, self.steps[0], self.steps[1]]);
        args.extend(arguments![b, ldb, c, ldc]);
        args.extend(conjugations::<T>(&[self.is_conjugated]));
        match by_value {
            true => blas.launch::<T>("trmm", threads, &args),
            false => blas.launch_scaled::<T>("trmm", threads, &args),
        }
    }

    /// Solves M X = alpha B in place, or X M = alpha B. Of `count` elements each, `sides` right-hand
    /// sides have element i of side j at `i * steps[0] + j * steps[1]`.
    pub fn solve(
        &self,
        blas: &Blas,
        [count, sides]: [i64; 2],
        alpha: Vec<Arg>,
        (b, steps): (*mut T, [i64; 2]),
        by_value: bool,
    ) -> Result<()> {
        let threads = line(sides);
        let [count, sides, step, next] = narrow_all([count, sides, steps[0], steps[1]])?;
        // X M = B is M' X' = B'.
        let (upper, [row_step, column_step]) = match self.right {
            true => (!self.upper, [self.steps[1], self.steps[0]]),
            false => (self.upper, self.steps),
        };
        let mut args = arguments![count, sides, i32::from(self.unit)];
        args.extend(alpha);
        args.extend(arguments![self.matrix, row_step, column_step]);
        args.extend(arguments![b, step, next]);
        args.extend(conjugations::<T>(&[self.is_conjugated]));
        let name = if upper { "trsm_upper" } else { "trsm_lower" };
        match by_value {
            true => blas.launch::<T>(name, threads, &args),
            false => blas.launch_scaled::<T>(name, threads, &args),
        }
    }
}

unsafe fn trsm<T: Scalar>(
    blas: &Blas,
    side: i64,
    uplo: i64,
    trans: i64,
    diag: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *mut T,
    ldb: i64,
) -> Result<()> {
    let right = choice(side)?;
    let order = if right { n } else { m };
    let triangle = Triangle::new(right, uplo, trans, diag, (a, lda), order)?;
    require(&[m >= 0 && n >= 0, ldb >= m.max(1)])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    // SAFETY: the program's scalar.
    let alpha = unsafe { blas.scalar(alpha) }?;
    let (sizes, steps) = match right {
        true => ([n, m], [ldb, 1]),
        false => ([m, n], [1, ldb]),
    };
    triangle.solve(blas, sizes, alpha, (b, steps), false)
}

unsafe fn trmm<T: Scalar>(
    blas: &Blas,
    side: i64,
    uplo: i64,
    trans: i64,
    diag: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    b: *const T,
    ldb: i64,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let right = choice(side)?;
    let order = if right { n } else { m };
    let triangle = Triangle::new(right, uplo, trans, diag, (a, lda), order)?;
    require(&[m >= 0 && n >= 0, ldb >= m.max(1), ldc >= m.max(1)])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    // SAFETY: the program's scalar.
    let alpha = unsafe { blas.scalar(alpha) }?;
    if !std::ptr::eq(b, c) {
        return triangle.multiply(blas, [m, n], alpha, (b, ldb), (c, ldc), false);
    }
    // In place: the product is made of a copy.
    let scratch = blas.scratch::<T>(m * n)?;
    let copy = scratch.parts as *mut T;
    let [rows, columns, from, to] = narrow_all([m, n, ldb, m])?;
    let mut args = arguments![rows, columns];
    args.extend(T::one().args());
    args.extend(arguments![b, 1, from, copy, to]);
    args.extend(conjugations::<T>(&[false]));
    blas.launch::<T>("geam_one", plane(m, n, 1)?, &args)?;
    triangle.multiply(blas, [m, n], alpha, (copy.cast_const(), m), (c, ldc), false)
}

unsafe fn geam<T: Scalar>(
    blas: &Blas,
    transa: i64,
    transb: i64,
    m: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    beta: *const T,
    b: *const T,
    ldb: i64,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let [of_a, of_b] = [Operation::new(transa)?, Operation::new(transb)?];
    require(&[m >= 0 && n >= 0, ldc >= m.max(1)])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    // SAFETY: the program's scalars.
    let (mut is_a, mut is_b) = unsafe { (!blas.is_zero(alpha)?, !blas.is_zero(beta)?) };
    let rows = |operation: Operation| if operation.is_transposed { n } else { m };
    require(&[
        !is_a || lda >= rows(of_a).max(1),
        !is_b || ldb >= rows(of_b).max(1),
        // In place only what is not transposed.
        !(is_a && of_a.is_transposed && a.cast_mut() == c),
        !(is_b && of_b.is_transposed && b.cast_mut() == c),
    ])?;
    if blas.scalars_on_device {
        (is_a, is_b) = (!a.is_missing(), !b.is_missing());
    }
    let threads = plane(m, n, 1)?;
    let [m, n, lda, ldb, ldc] = narrow_all([m, n, lda, ldb, ldc])?;
    let mut args = arguments![m, n];
    // SAFETY: the program's scalars.
    let (alpha, beta) = unsafe { (blas.scalar(alpha)?, blas.scalar(beta)?) };
    let steps = |operation: Operation, leading| {
        let [row, column] = operation.steps(leading);
        arguments![row, column]
    };
    let one = |scalar: &[Arg], matrix: *const T, operation: Operation, leading: i32| {
        let mut args = args.clone();
        args.extend(scalar);
        args.extend(arguments![matrix]);
        args.extend(steps(operation, leading));
        args.extend(arguments![c, ldc]);
        args.extend(conjugations::<T>(&[operation.is_conjugated]));
        blas.launch_scaled::<T>("geam_one", threads, &args)
    };
    match (is_a, is_b) {
        (true, false) => return one(&alpha, a, of_a, lda),
        (false, true) => return one(&beta, b, of_b, ldb),
        (false, false) => {
            let bytes = size_of::<T>() as u64;
            let pitch = ldc as u64 * bytes;
            let to = Region {
                address: c as u64,
                width: m as u64 * bytes,
                height: n as u64,
                depth: 1,
                pitch,
                slice: pitch * n as u64,
            };
            return match graphs::submit_fill(blas.stream, to, 0, 1) {
                0 => Ok(()),
                error => Err(status_of(error)),
            };
        }
        (true, true) => {}
    }
    args.extend(alpha);
    args.extend(arguments![a]);
    args.extend(steps(of_a, lda));
    args.extend(beta);
    args.extend(arguments![b]);
    args.extend(steps(of_b, ldb));
    args.extend(arguments![c, ldc]);
    args.extend(conjugations::<T>(&[of_a.is_conjugated, of_b.is_conjugated]));
    blas.launch_scaled::<T>("geam", threads, &args)
}

unsafe fn dgmm<T: Scalar>(
    blas: &Blas,
    mode: i64,
    m: i64,
    n: i64,
    a: *const T,
    lda: i64,
    x: *const T,
    incx: i64,
    c: *mut T,
    ldc: i64,
) -> Result<()> {
    let right = choice(mode)?;
    require(&[m >= 0 && n >= 0, lda >= m.max(1), ldc >= m.max(1)])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    let x = super::first(x, if right { n } else { m }, incx);
    let threads = plane(m, n, 1)?;
    let [m, n, lda, incx, ldc] = narrow_all([m, n, lda, incx, ldc])?;
    let args = arguments![i32::from(right), m, n, a, lda, x, incx, c, ldc];
    blas.launch::<T>("dgmm", threads, &args)
}

exports! {
    gemm(transa: i32, transb: i32, m: Int, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int) {
        f32, cublasSgemm_v2 cublasSgemm_v2_64;
        f64, cublasDgemm_v2 cublasDgemm_v2_64;
        C32, cublasCgemm_v2 cublasCgemm_v2_64;
        C64, cublasZgemm_v2 cublasZgemm_v2_64;
        C32, cublasCgemm3m cublasCgemm3m_64;
        C64, cublasZgemm3m cublasZgemm3m_64;
    }
    gemm_strided(transa: i32, transb: i32, m: Int, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, step_a: i64, b: *const T, ldb: Int, step_b: i64, beta: *const T, c: *mut T, ldc: Int, step_c: i64, count: Int) {
        f32, cublasSgemmStridedBatched cublasSgemmStridedBatched_64;
        f64, cublasDgemmStridedBatched cublasDgemmStridedBatched_64;
        C32, cublasCgemmStridedBatched cublasCgemmStridedBatched_64;
        C64, cublasZgemmStridedBatched cublasZgemmStridedBatched_64;
        C32, cublasCgemm3mStridedBatched cublasCgemm3mStridedBatched_64;
    }
    gemm_batched(transa: i32, transb: i32, m: Int, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int, count: Int) {
        f32, cublasSgemmBatched cublasSgemmBatched_64;
        f64, cublasDgemmBatched cublasDgemmBatched_64;
        C32, cublasCgemmBatched cublasCgemmBatched_64;
        C64, cublasZgemmBatched cublasZgemmBatched_64;
        C32, cublasCgemm3mBatched cublasCgemm3mBatched_64;
    }
    gemv_strided(trans: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, step_a: i64, x: *const T, incx: Int, step_x: i64, beta: *const T, y: *mut T, incy: Int, step_y: i64, count: Int) {
        f32, cublasSgemvStridedBatched cublasSgemvStridedBatched_64;
        f64, cublasDgemvStridedBatched cublasDgemvStridedBatched_64;
        C32, cublasCgemvStridedBatched cublasCgemvStridedBatched_64;
        C64, cublasZgemvStridedBatched cublasZgemvStridedBatched_64;
    }
    gemv_batched(trans: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, x: *const T, incx: Int, beta: *const T, y: *mut T, incy: Int, count: Int) {
        f32, cublasSgemvBatched cublasSgemvBatched_64;
        f64, cublasDgemvBatched cublasDgemvBatched_64;
        C32, cublasCgemvBatched cublasCgemvBatched_64;
        C64, cublasZgemvBatched cublasZgemvBatched_64;
    }
    symm(side: i32, uplo: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int) {
        f32, cublasSsymm_v2 cublasSsymm_v2_64;
        f64, cublasDsymm_v2 cublasDsymm_v2_64;
        C32, cublasCsymm_v2 cublasCsymm_v2_64;
        C64, cublasZsymm_v2 cublasZsymm_v2_64;
    }
    hemm(side: i32, uplo: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int) {
        C32, cublasChemm_v2 cublasChemm_v2_64;
        C64, cublasZhemm_v2 cublasZhemm_v2_64;
    }
    syrk(uplo: i32, trans: i32, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, beta: *const T, c: *mut T, ldc: Int) {
        f32, cublasSsyrk_v2 cublasSsyrk_v2_64;
        f64, cublasDsyrk_v2 cublasDsyrk_v2_64;
        C32, cublasCsyrk_v2 cublasCsyrk_v2_64;
        C64, cublasZsyrk_v2 cublasZsyrk_v2_64;
    }
    herk(uplo: i32, trans: i32, n: Int, k: Int, alpha: *const R, a: *const T, lda: Int, beta: *const R, c: *mut T, ldc: Int) {
        C32, cublasCherk_v2 cublasCherk_v2_64;
        C64, cublasZherk_v2 cublasZherk_v2_64;
    }
    syr2k(uplo: i32, trans: i32, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const T, c: *mut T, ldc: Int) {
        f32, cublasSsyr2k_v2 cublasSsyr2k_v2_64;
        f64, cublasDsyr2k_v2 cublasDsyr2k_v2_64;
        C32, cublasCsyr2k_v2 cublasCsyr2k_v2_64;
        C64, cublasZsyr2k_v2 cublasZsyr2k_v2_64;
    }
    her2k(uplo: i32, trans: i32, n: Int, k: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, beta: *const R, c: *mut T, ldc: Int) {
        C32, cublasCher2k_v2 cublasCher2k_v2_64;
        C64, cublasZher2k_v2 cublasZher2k_v2_64;
    }
    trsm(side: i32, uplo: i32, trans: i32, diag: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, b: *mut T, ldb: Int) {
        f32, cublasStrsm_v2 cublasStrsm_v2_64;
        f64, cublasDtrsm_v2 cublasDtrsm_v2_64;
        C32, cublasCtrsm_v2 cublasCtrsm_v2_64;
        C64, cublasZtrsm_v2 cublasZtrsm_v2_64;
    }
    trmm(side: i32, uplo: i32, trans: i32, diag: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, b: *const T, ldb: Int, c: *mut T, ldc: Int) {
        f32, cublasStrmm_v2 cublasStrmm_v2_64;
        f64, cublasDtrmm_v2 cublasDtrmm_v2_64;
        C32, cublasCtrmm_v2 cublasCtrmm_v2_64;
        C64, cublasZtrmm_v2 cublasZtrmm_v2_64;
    }
    geam(transa: i32, transb: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, beta: *const T, b: *const T, ldb: Int, c: *mut T, ldc: Int) {
        f32, cublasSgeam cublasSgeam_64;
        f64, cublasDgeam cublasDgeam_64;
        C32, cublasCgeam cublasCgeam_64;
        C64, cublasZgeam cublasZgeam_64;
    }
    dgmm(mode: i32, m: Int, n: Int, a: *const T, lda: Int, x: *const T, incx: Int, c: *mut T, ldc: Int) {
        f32, cublasSdgmm cublasSdgmm_64;
        f64, cublasDdgmm cublasDdgmm_64;
        C32, cublasCdgmm cublasCdgmm_64;
        C64, cublasZdgmm cublasZdgmm_64;
    }
}
