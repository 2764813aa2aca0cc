//! Matrix products whose types are arguments, and products of narrow floats.

use std::ffi::{c_int, c_void};

use super::gemm::{Batch, Product};
use super::scalars::{C32, C64};
use super::{
    Blas, Handle, Result, Status, UNSUPPORTED, end, narrow, narrow_all, plane, require, status_of,
};
use crate::client;
use crate::kernels::{self, arguments};

/// Returns the BLAS letter of the types of operands that `cublasGemmEx` supports here: all the
/// same.
fn type_letter(function: &str, [a, b, c]: [c_int; 3], compute: c_int) -> Result<char> {
    // Codes of `cudaDataType`; before CUDA 11 the compute type is one of them too.
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

/// Returns the type (`cudaDataType`) of the scalars of a product with these types.
///
/// - errors: types that are not supported
pub fn scale_type(function: &str, types: [c_int; 3], compute: c_int) -> Result<c_int> {
    match narrow_floats::kernel(types, compute) {
        Some((_, true)) => Ok(2),
        Some((_, false)) => Ok(0),
        None => type_letter(function, types, compute).map(|_| types[0]),
    }
}

/// Products of narrow floats, accumulated in f32.
mod narrow_floats {
    use super::*;

    /// Returns the kernel for operands of these types (`cudaDataType`), and whether scalars have 16
    /// bits.
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

    /// Returns the value of a half-precision number.
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

    /// # Safety
    /// The scalars are on the host or on the device according to the handle.
    pub unsafe fn launch(
        blas: &Blas,
        (name, is_half): (&str, bool),
        product: Product<c_void>,
        (steps, count): ([i64; 3], i64),
    ) -> Result<()> {
        let [of_a, of_b] = product.operations;
        let [m, n, mut k] = product.extents;
        product.require()?;
        require(&[count >= 0])?;
        if m == 0 || n == 0 || count == 0 {
            return Ok(());
        }
        // SAFETY: by the caller's contract.
        let scalar = |scalar: *const c_void| unsafe {
            match is_half {
                true => blas.value(scalar.cast::<u16>()).map(widen_half),
                false => blas.value(scalar.cast::<f32>()),
            }
        };
        let (alpha, beta) = (scalar(product.alpha)?, scalar(product.beta)?);
        if alpha == 0.0 {
            k = 0;
        }
        let threads = plane(m, n, count)?;
        let [m, n, k, ldc] = narrow_all([m, n, k, product.c.1])?;
        let ([a_row, a_column], [b_row, b_column]) = (
            of_a.steps(narrow(product.a.1)?),
            of_b.steps(narrow(product.b.1)?),
        );
        let mut args = arguments![m, n, k, alpha, product.a.0, a_row, a_column, steps[0]];
        args.extend(arguments![product.b.0, b_row, b_column, steps[1]]);
        args.extend(arguments![beta, product.c.0, ldc, steps[2]]);
        kernels::launch(name, blas.stream, threads, &args).map_err(status_of)
    }

    /// Launches a product for each entry of lists of pointers, which waits for the device.
    ///
    /// # Safety
    /// As [`launch`]; the operands are lists of that many pointers, on the device.
    pub unsafe fn launch_each(
        blas: &Blas,
        kernel: (&str, bool),
        product: Product<c_void>,
        count: i64,
    ) -> Result<()> {
        require(&[count >= 0])?;
        let lists = Blas {
            scalars_on_device: true,
            ..*blas
        };
        // SAFETY: by the caller's contract.
        let entry = |list: *const c_void, number: i64| unsafe {
            lists.value(list.cast::<*mut c_void>().wrapping_offset(number as isize))
        };
        for number in 0..count {
            let of_one = Product {
                a: (entry(product.a.0, number)?.cast_const(), product.a.1),
                b: (entry(product.b.0, number)?.cast_const(), product.b.1),
                c: (entry(product.c.0, number)?, product.c.1),
                ..product
            };
            // SAFETY: by the caller's contract.
            unsafe { launch(blas, kernel, of_one, ([0; 3], 1)) }?;
        }
        Ok(())
    }
}

impl Product<c_void> {
    /// Launches the product for operands of these types (`cudaDataType`), accumulated in `compute`.
    ///
    /// # Safety
    /// The scalars are on the host or on the device according to the handle.
    pub unsafe fn launch_as(
        self,
        blas: &Blas,
        function: &str,
        types: [c_int; 3],
        compute: c_int,
        batch: Batch,
    ) -> Result<()> {
        // SAFETY: by the caller's contract.
        unsafe {
            if let Some(kernel) = narrow_floats::kernel(types, compute) {
                return match batch {
                    Batch::One => narrow_floats::launch(blas, kernel, self, ([0; 3], 1)),
                    Batch::Strided(steps, count) => {
                        narrow_floats::launch(blas, kernel, self, (steps, count))
                    }
                    Batch::Pointers(count) => narrow_floats::launch_each(blas, kernel, self, count),
                };
            }
            match type_letter(function, types, compute)? {
                's' => self.cast::<f32>().launch(blas, batch),
                'd' => self.cast::<f64>().launch(blas, batch),
                'c' => self.cast::<C32>().launch(blas, batch),
                _ => self.cast::<C64>().launch(blas, batch),
            }
        }
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
    // SAFETY: the program passes valid arguments; 2 is half precision, 64 accumulates in it.
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

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasHgemmBatched(
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
    count: c_int,
) -> Status {
    // SAFETY: as above.
    unsafe {
        cublasGemmBatchedEx(
            handle, transa, transb, m, n, k, alpha, a, 2, lda, b, 2, ldb, beta, c, 2, ldc, count,
            64, -1,
        )
    }
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
    // SAFETY: the program passes valid arguments.
    end(Blas::new(handle).and_then(|blas| unsafe {
        let (operations, extents) = ([ta, tb], [m, n, k]);
        let product = Product::new(
            operations,
            extents,
            alpha,
            (a, lda),
            (b, ldb),
            beta,
            (c, ldc),
        )?;
        product.launch_as(
            &blas,
            "cublasGemmEx",
            [a_type, b_type, c_type],
            compute,
            Batch::One,
        )
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
            // SAFETY: the program passes valid arguments.
            end(Blas::new(handle).and_then(|blas| unsafe {
                let (operations, extents) = ([ta, tb], [m, n, k]);
                let product = Product::new(operations, extents, alpha.cast(), (a, lda), (b, ldb), beta.cast(), (c, ldc))?;
                product.launch_as(&blas, stringify!($name), [a_type, b_type, c_type], $sum, Batch::One)
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
    // SAFETY: the program passes valid arguments.
    end(Blas::new(handle).and_then(|blas| unsafe {
        let (operations, extents) = ([ta, tb], [m, n, k]);
        let product = Product::new(
            operations,
            extents,
            alpha,
            (a, lda),
            (b, ldb),
            beta,
            (c, ldc),
        )?;
        product.launch_as(
            &blas,
            "cublasGemmStridedBatchedEx",
            [a_type, b_type, c_type],
            compute,
            Batch::Strided([step_a, step_b, step_c], count),
        )
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
    // SAFETY: the program passes valid arguments.
    end(Blas::new(handle).and_then(|blas| unsafe {
        let (operations, extents) = ([ta, tb], [m, n, k]);
        let product = Product::new(
            operations,
            extents,
            alpha,
            (a, lda),
            (b, ldb),
            beta,
            (c, ldc),
        )?;
        product.launch_as(
            &blas,
            "cublasGemmBatchedEx",
            [a_type, b_type, c_type],
            compute,
            Batch::Pointers(count),
        )
    }))
}
