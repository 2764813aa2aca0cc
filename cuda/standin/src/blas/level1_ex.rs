//! Vector operations whose types are arguments.

use std::ffi::{c_int, c_void};

use super::gemm::{Batch, Product};
use super::level1::{axpy, dot, dot_conjugated, nrm2, scal};
use super::scalars::{C32, C64};
use super::{Blas, Handle, Result, Status, UNSUPPORTED, end, require};
use crate::client;

/// Codes of `cudaDataType`.
const HALF: c_int = 2;
const BFLOAT16: c_int = 14;

fn unsupported<T>(function: &str, types: &[c_int]) -> Result<T> {
    let types: Vec<String> = types.iter().map(ToString::to_string).collect();
    client::say_once(&format!(
        "{function} with operands of types {} (cudaDataType) is not supported: float, double and their complex types are, all the same",
        types.join(", ")
    ));
    Err(UNSUPPORTED)
}

/// Calls a function of BLAS for the type of all operands.
macro_rules! by_type {
    ($name:expr, $types:expr, $function:ident::<T>($($arg:expr),*)) => {{
        let types = $types;
        match types[0] {
            first if types.iter().any(|other| *other != first) => unsupported($name, &types),
            0 => $function::<f32>($($arg),*),
            1 => $function::<f64>($($arg),*),
            4 => $function::<C32>($($arg),*),
            5 => $function::<C64>($($arg),*),
            _ => unsupported($name, &types),
        }
    }};
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasAxpyEx(
    handle: Handle,
    n: c_int,
    alpha: *const c_void,
    alpha_type: c_int,
    x: *const c_void,
    x_type: c_int,
    incx: c_int,
    y: *mut c_void,
    y_type: c_int,
    incy: c_int,
    execution: c_int,
) -> Status {
    let [n, incx, incy] = [n, incx, incy].map(i64::from);
    // SAFETY: the program passes valid arguments.
    end(Blas::new(handle).and_then(|blas| unsafe {
        by_type!(
            "cublasAxpyEx",
            [x_type, alpha_type, y_type, execution],
            axpy::<T>(&blas, n, alpha.cast(), x.cast(), incx, y.cast(), incy)
        )
    }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasScalEx(
    handle: Handle,
    n: c_int,
    alpha: *const c_void,
    alpha_type: c_int,
    x: *mut c_void,
    x_type: c_int,
    incx: c_int,
    execution: c_int,
) -> Status {
    let [n, incx] = [n, incx].map(i64::from);
    // SAFETY: the program passes valid arguments.
    end(Blas::new(handle).and_then(|blas| unsafe {
        by_type!(
            "cublasScalEx",
            [x_type, alpha_type, execution],
            scal::<T>(&blas, n, alpha.cast(), x.cast(), incx)
        )
    }))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasNrm2Ex(
    handle: Handle,
    n: c_int,
    x: *const c_void,
    x_type: c_int,
    incx: c_int,
    result: *mut c_void,
    result_type: c_int,
    execution: c_int,
) -> Status {
    // The norm of a complex vector is real.
    let real = |element: c_int| match element {
        4 => 0,
        5 => 1,
        other => other,
    };
    let [n, incx] = [n, incx].map(i64::from);
    let types = [x_type, result_type, execution];
    // SAFETY: the program passes valid arguments.
    end(Blas::new(handle).and_then(|blas| unsafe {
        if types.map(real) != [real(x_type); 3] {
            return unsupported("cublasNrm2Ex", &types);
        }
        by_type!(
            "cublasNrm2Ex",
            [x_type],
            nrm2::<T>(&blas, n, x.cast(), incx, result.cast())
        )
    }))
}

macro_rules! dot_ex {
    ($($name:ident $function:ident;)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            handle: Handle, n: c_int, x: *const c_void, x_type: c_int, incx: c_int,
            y: *const c_void, y_type: c_int, incy: c_int, result: *mut c_void, result_type: c_int, execution: c_int,
        ) -> Status {
            let [n, incx, incy] = [n, incx, incy].map(i64::from);
            let types = [x_type, y_type, result_type, execution];
            // SAFETY: the program passes valid arguments.
            end(Blas::new(handle).and_then(|blas| unsafe {
                match types {
                    [HALF, HALF, HALF, 0] | [BFLOAT16, BFLOAT16, BFLOAT16, 0] => {
                        narrow_dot(&blas, stringify!($name), x_type, n, (x, incx), (y, incy), result)
                    }
                    _ => by_type!(
                        stringify!($name), types,
                        $function::<T>(&blas, n, x.cast(), incx, y.cast(), incy, result.cast())
                    ),
                }
            }))
        }
    )*};
}

dot_ex! {
    cublasDotEx dot;
    cublasDotcEx dot_conjugated;
}

/// The inner product of vectors of 16-bit floats, summed in f32, as the product of a row and a
/// column.
unsafe fn narrow_dot(
    blas: &Blas,
    function: &str,
    element: c_int,
    n: i64,
    (x, incx): (*const c_void, i64),
    (y, incy): (*const c_void, i64),
    result: *mut c_void,
) -> Result<()> {
    if incx < 1 || incy < 1 {
        client::say_once(&format!(
            "{function} of 16-bit floats with increments that are not positive is not supported"
        ));
        return Err(UNSUPPORTED);
    }
    require(&[!result.is_null(), n <= 0 || !(x.is_null() || y.is_null())])?;
    let scratch = blas.scratch::<f32>(1)?;
    let by_value = Blas {
        scalars_on_device: false,
        ..*blas
    };
    let (one, zero) = (1_f32, 0_f32);
    // SAFETY: the program passes valid arguments; the scalars are on this stack.
    unsafe {
        blas.deliver(result.cast::<u16>(), scratch.result, |to| {
            let product = Product::new(
                [0, 1],
                [1, 1, n.max(0)],
                (&raw const one).cast(),
                (x, incx),
                (y, incy),
                (&raw const zero).cast(),
                (to as *mut c_void, 1),
            )?;
            let types = [element; 3];
            product.launch_as(&by_value, function, types, 68, Batch::One)
        })
    }
}
