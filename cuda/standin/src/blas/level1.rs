//! Vector operations (BLAS level 1).

use super::scalars::{C32, C64, Scalar, conjugations};
use super::{Blas, INVALID, Pointer, Result, exports, first, narrow_all, require, status_of};
use crate::copies;
use crate::graphs;
use crate::kernels::{arguments, blocks, line};
use crate::protocol::Region;

/// Returns the chunk length of a reduction and the number of chunks, which are about equal, so that
/// the rounding errors of both levels are small.
fn parts(n: i64) -> (i64, i64) {
    const LEAST: i64 = 32;
    let chunk = ((n as f64).sqrt().ceil() as i64).max(LEAST);
    (chunk, blocks(n, chunk))
}

/// Writes the result of a reduction over no elements.
unsafe fn deliver_nothing<R: Copy + Default>(blas: &Blas, result: *mut R) -> Result<()> {
    require(&[!result.is_null()])?;
    if !blas.scalars_on_device {
        // SAFETY: the program passes a place for the result.
        unsafe { result.write(R::default()) };
        return Ok(());
    }
    let to = Region::line(result as u64, size_of::<R>() as u64);
    match graphs::submit_fill(blas.stream, to, 0, 1) {
        0 => Ok(()),
        error => Err(status_of(error)),
    }
}

pub unsafe fn axpy<T: Scalar>(
    blas: &Blas,
    n: i64,
    alpha: *const T,
    x: *const T,
    incx: i64,
    y: *mut T,
    incy: i64,
) -> Result<()> {
    // SAFETY: the program passes a pointer to a valid scalar.
    if n <= 0 || unsafe { blas.is_zero(alpha) }? {
        return Ok(());
    }
    require(&[!x.is_null(), !y.is_null()])?;
    let [size, step_x, step_y] = narrow_all([n, incx, incy])?;
    let mut args = arguments![size];
    // SAFETY: as above.
    args.extend(unsafe { blas.scalar(alpha) }?);
    args.extend(arguments![
        first(x, n, incx),
        step_x,
        first(y, n, incy),
        step_y
    ]);
    blas.launch_scaled::<T>("axpy", line(n), &args)
}

pub unsafe fn scal<T: Scalar>(
    blas: &Blas,
    n: i64,
    alpha: *const T,
    x: *mut T,
    incx: i64,
) -> Result<()> {
    if n <= 0 || incx <= 0 {
        return Ok(());
    }
    require(&[!x.is_null()])?;
    let [size, step] = narrow_all([n, incx])?;
    let mut args = arguments![size];
    // SAFETY: the program passes a pointer to a valid scalar.
    args.extend(unsafe { blas.scalar(alpha) }?);
    args.extend(arguments![x, step]);
    blas.launch_scaled::<T>("scal", line(n), &args)
}

/// Scales a complex vector by a real scalar.
unsafe fn scal_by_real<T: Scalar>(
    blas: &Blas,
    n: i64,
    alpha: *const T::Real,
    x: *mut T,
    incx: i64,
) -> Result<()> {
    // SAFETY: the program passes a pointer to a valid scalar.
    let alpha = T::from_real(unsafe { blas.value(alpha) }?);
    let by_value = Blas {
        scalars_on_device: false,
        ..*blas
    };
    // SAFETY: the scalar is on this stack.
    unsafe { scal::<T>(&by_value, n, &raw const alpha, x, incx) }
}

unsafe fn copy<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    y: *mut T,
    incy: i64,
) -> Result<()> {
    if n <= 0 {
        return Ok(());
    }
    require(&[!x.is_null(), !y.is_null()])?;
    let [size, step_x, step_y] = narrow_all([n, incx, incy])?;
    let args = arguments![size, first(x, n, incx), step_x, first(y, n, incy), step_y];
    blas.launch::<T>("copy", line(n), &args)
}

unsafe fn swap<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *mut T,
    incx: i64,
    y: *mut T,
    incy: i64,
) -> Result<()> {
    if n <= 0 {
        return Ok(());
    }
    require(&[!x.is_null(), !y.is_null()])?;
    let [size, step_x, step_y] = narrow_all([n, incx, incy])?;
    let args = arguments![size, first(x, n, incx), step_x, first(y, n, incy), step_y];
    blas.launch::<T>("swap", line(n), &args)
}

unsafe fn rot<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *mut T,
    incx: i64,
    y: *mut T,
    incy: i64,
    c: *const T::Real,
    s: *const T,
) -> Result<()> {
    // SAFETY: the program passes pointers to valid scalars.
    let (c, s) = unsafe { (blas.value(c)?, blas.value(s)?) };
    rotate(blas, n, (x, incx), (y, incy), c, s)
}

/// Applies a rotation with real coefficients to complex vectors.
unsafe fn rot_by_real<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *mut T,
    incx: i64,
    y: *mut T,
    incy: i64,
    c: *const T::Real,
    s: *const T::Real,
) -> Result<()> {
    // SAFETY: the program passes pointers to valid scalars.
    let (c, s) = unsafe { (blas.value(c)?, blas.value(s)?) };
    rotate(blas, n, (x, incx), (y, incy), c, T::from_real(s))
}

fn rotate<T: Scalar>(
    blas: &Blas,
    n: i64,
    (x, incx): (*mut T, i64),
    (y, incy): (*mut T, i64),
    c: T::Real,
    s: T,
) -> Result<()> {
    if n <= 0 {
        return Ok(());
    }
    require(&[!x.is_null(), !y.is_null()])?;
    let [size, step_x, step_y] = narrow_all([n, incx, incy])?;
    let mut args = arguments![size, first(x, n, incx), step_x, first(y, n, incy), step_y];
    args.extend(c.args());
    args.extend(s.args());
    blas.launch::<T>("rot", line(n), &args)
}

pub unsafe fn dot<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    y: *const T,
    incy: i64,
    result: *mut T,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { inner_product(blas, n, (x, incx), (y, incy), result, false) }
}

pub unsafe fn dot_conjugated<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    y: *const T,
    incy: i64,
    result: *mut T,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { inner_product(blas, n, (x, incx), (y, incy), result, true) }
}

unsafe fn inner_product<T: Scalar>(
    blas: &Blas,
    n: i64,
    (x, incx): (*const T, i64),
    (y, incy): (*const T, i64),
    result: *mut T,
    is_conjugated: bool,
) -> Result<()> {
    if n <= 0 {
        // SAFETY: the program passes a valid pointer for the result.
        return unsafe { deliver_nothing(blas, result) };
    }
    require(&[!x.is_null(), !y.is_null(), !result.is_null()])?;
    let (chunk, count) = parts(n);
    let scratch = blas.scratch::<T>(count)?;
    let [size, chunk, step_x, step_y, parts] = narrow_all([n, chunk, incx, incy, count])?;
    let mut args = arguments![size, chunk, first(x, n, incx), step_x];
    args.extend(arguments![first(y, n, incy), step_y, scratch.parts, parts]);
    args.extend(conjugations::<T>(&[is_conjugated]));
    blas.launch::<T>("dot", line(count), &args)?;
    // SAFETY: the program passes a valid pointer for the result.
    unsafe {
        blas.deliver(result, scratch.result, |to| {
            blas.launch::<T>("sum", ONE, &arguments![parts, scratch.parts, to])
        })
    }
}

/// A grid of one thread.
const ONE: [[u32; 3]; 2] = [[1, 1, 1], [1, 1, 1]];

unsafe fn asum<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut T::Real,
) -> Result<()> {
    if n <= 0 || incx <= 0 {
        // SAFETY: the program passes a valid pointer for the result.
        return unsafe { deliver_nothing(blas, result) };
    }
    require(&[!x.is_null(), !result.is_null()])?;
    let (chunk, count) = parts(n);
    let scratch = blas.scratch::<T::Real>(count)?;
    let [size, chunk, step, parts] = narrow_all([n, chunk, incx, count])?;
    let args = arguments![size, chunk, x, step, scratch.parts, parts];
    blas.launch::<T>("asum", line(count), &args)?;
    // SAFETY: the program passes a valid pointer for the result.
    unsafe {
        blas.deliver(result, scratch.result, |to| {
            blas.launch::<T::Real>("sum", ONE, &arguments![parts, scratch.parts, to])
        })
    }
}

pub unsafe fn nrm2<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut T::Real,
) -> Result<()> {
    if n <= 0 || incx <= 0 {
        // SAFETY: the program passes a valid pointer for the result.
        return unsafe { deliver_nothing(blas, result) };
    }
    require(&[!x.is_null(), !result.is_null()])?;
    let (chunk, count) = parts(n);
    let scratch = blas.scratch::<T::Real>(count)?;
    let [size, chunk, step, parts] = narrow_all([n, chunk, incx, count])?;
    let args = arguments![size, chunk, x, step, scratch.scales, scratch.parts, parts];
    blas.launch::<T>("nrm2", line(count), &args)?;
    // SAFETY: the program passes a valid pointer for the result.
    unsafe {
        blas.deliver(result, scratch.result, |to| {
            let args = arguments![parts, scratch.scales, scratch.parts, to];
            blas.launch::<T::Real>("norm", ONE, &args)
        })
    }
}

unsafe fn extremum<T: Scalar>(
    blas: &Blas,
    [parts_kernel, first_kernel]: [&str; 2],
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut i32,
) -> Result<()> {
    if n <= 0 || incx <= 0 {
        // SAFETY: the program passes a valid pointer for the result.
        return unsafe { deliver_nothing(blas, result) };
    }
    require(&[!x.is_null(), !result.is_null()])?;
    let (chunk, count) = parts(n);
    let scratch = blas.scratch::<T::Real>(count)?;
    let [size, chunk, step, parts] = narrow_all([n, chunk, incx, count])?;
    let args = arguments![size, chunk, x, step, scratch.parts, scratch.indices, parts];
    blas.launch::<T>(parts_kernel, line(count), &args)?;
    // SAFETY: the program passes a valid pointer for the result.
    unsafe {
        blas.deliver(result, scratch.indices, |to| {
            let args = arguments![parts, scratch.parts, scratch.indices, to];
            blas.launch::<T::Real>(first_kernel, ONE, &args)
        })
    }
}

unsafe fn iamax<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut i32,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { extremum(blas, ["amax", "first_max"], n, x, incx, result) }
}

unsafe fn iamin<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut i32,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { extremum(blas, ["amin", "first_min"], n, x, incx, result) }
}

/// Computes a Givens rotation on the host.
unsafe fn rotg<T: Scalar + Into<f64> + FromDouble>(
    blas: &Blas,
    a: *mut T,
    b: *mut T,
    c: *mut T,
    s: *mut T,
) -> Result<()> {
    if [a, b, c, s].into_iter().any(Pointer::is_missing) {
        return Err(INVALID);
    }
    // SAFETY: the program passes pointers to valid scalars.
    let (x, y): (f64, f64) = unsafe { (blas.value(a)?.into(), blas.value(b)?.into()) };
    let sign = if x.abs() > y.abs() { x } else { y }.signum();
    let r = sign * x.hypot(y);
    let (cosine, sine, z) = match r == 0.0 {
        true => (1.0, 0.0, 0.0),
        false => {
            let (cosine, sine) = (x / r, y / r);
            let z = match (x.abs() > y.abs(), cosine == 0.0) {
                (true, _) => sine,
                (false, true) => 1.0,
                (false, false) => 1.0 / cosine,
            };
            (cosine, sine, z)
        }
    };
    for (to, value) in [(a, r), (b, z), (c, cosine), (s, sine)] {
        let value = T::from_double(value);
        let bytes = size_of::<T>();
        // SAFETY: the program passes valid pointers, on either side.
        let error = unsafe { copies::line(to.cast(), (&raw const value).cast(), bytes, 4) };
        if error != 0 {
            return Err(status_of(error));
        }
    }
    Ok(())
}

/// Rounds a double to a type.
trait FromDouble {
    fn from_double(value: f64) -> Self;
}

impl FromDouble for f32 {
    fn from_double(value: f64) -> f32 {
        value as f32
    }
}

impl FromDouble for f64 {
    fn from_double(value: f64) -> f64 {
        value
    }
}

/// Searches the index of an extremum, with a 64-bit result.
unsafe fn iamax_64<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { wide_index(blas, result, |to| iamax(blas, n, x, incx, to)) }
}

unsafe fn iamin_64<T: Scalar>(
    blas: &Blas,
    n: i64,
    x: *const T,
    incx: i64,
    result: *mut i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { wide_index(blas, result, |to| iamin(blas, n, x, incx, to)) }
}

/// The search writes the lower half; the upper half is zero.
unsafe fn wide_index(
    blas: &Blas,
    result: *mut i64,
    search: impl FnOnce(*mut i32) -> Result<()>,
) -> Result<()> {
    // SAFETY: the program passes a valid pointer for the result.
    unsafe { deliver_nothing(blas, result) }?;
    search(result.cast())
}

exports! {
    axpy(n: Int, alpha: *const T, x: *const T, incx: Int, y: *mut T, incy: Int) {
        f32, cublasSaxpy_v2 cublasSaxpy_v2_64;
        f64, cublasDaxpy_v2 cublasDaxpy_v2_64;
        C32, cublasCaxpy_v2 cublasCaxpy_v2_64;
        C64, cublasZaxpy_v2 cublasZaxpy_v2_64;
    }
    scal(n: Int, alpha: *const T, x: *mut T, incx: Int) {
        f32, cublasSscal_v2 cublasSscal_v2_64;
        f64, cublasDscal_v2 cublasDscal_v2_64;
        C32, cublasCscal_v2 cublasCscal_v2_64;
        C64, cublasZscal_v2 cublasZscal_v2_64;
    }
    scal_by_real(n: Int, alpha: *const R, x: *mut T, incx: Int) {
        C32, cublasCsscal_v2 cublasCsscal_v2_64;
        C64, cublasZdscal_v2 cublasZdscal_v2_64;
    }
    copy(n: Int, x: *const T, incx: Int, y: *mut T, incy: Int) {
        f32, cublasScopy_v2 cublasScopy_v2_64;
        f64, cublasDcopy_v2 cublasDcopy_v2_64;
        C32, cublasCcopy_v2 cublasCcopy_v2_64;
        C64, cublasZcopy_v2 cublasZcopy_v2_64;
    }
    swap(n: Int, x: *mut T, incx: Int, y: *mut T, incy: Int) {
        f32, cublasSswap_v2 cublasSswap_v2_64;
        f64, cublasDswap_v2 cublasDswap_v2_64;
        C32, cublasCswap_v2 cublasCswap_v2_64;
        C64, cublasZswap_v2 cublasZswap_v2_64;
    }
    rot(n: Int, x: *mut T, incx: Int, y: *mut T, incy: Int, c: *const R, s: *const T) {
        f32, cublasSrot_v2 cublasSrot_v2_64;
        f64, cublasDrot_v2 cublasDrot_v2_64;
        C32, cublasCrot_v2 cublasCrot_v2_64;
        C64, cublasZrot_v2 cublasZrot_v2_64;
    }
    rot_by_real(n: Int, x: *mut T, incx: Int, y: *mut T, incy: Int, c: *const R, s: *const R) {
        C32, cublasCsrot_v2 cublasCsrot_v2_64;
        C64, cublasZdrot_v2 cublasZdrot_v2_64;
    }
    rotg(a: *mut T, b: *mut T, c: *mut T, s: *mut T) {
        f32, cublasSrotg_v2;
        f64, cublasDrotg_v2;
    }
    dot(n: Int, x: *const T, incx: Int, y: *const T, incy: Int, result: *mut T) {
        f32, cublasSdot_v2 cublasSdot_v2_64;
        f64, cublasDdot_v2 cublasDdot_v2_64;
        C32, cublasCdotu_v2 cublasCdotu_v2_64;
        C64, cublasZdotu_v2 cublasZdotu_v2_64;
    }
    dot_conjugated(n: Int, x: *const T, incx: Int, y: *const T, incy: Int, result: *mut T) {
        C32, cublasCdotc_v2 cublasCdotc_v2_64;
        C64, cublasZdotc_v2 cublasZdotc_v2_64;
    }
    asum(n: Int, x: *const T, incx: Int, result: *mut R) {
        f32, cublasSasum_v2 cublasSasum_v2_64;
        f64, cublasDasum_v2 cublasDasum_v2_64;
        C32, cublasScasum_v2 cublasScasum_v2_64;
        C64, cublasDzasum_v2 cublasDzasum_v2_64;
    }
    nrm2(n: Int, x: *const T, incx: Int, result: *mut R) {
        f32, cublasSnrm2_v2 cublasSnrm2_v2_64;
        f64, cublasDnrm2_v2 cublasDnrm2_v2_64;
        C32, cublasScnrm2_v2 cublasScnrm2_v2_64;
        C64, cublasDznrm2_v2 cublasDznrm2_v2_64;
    }
    iamax(n: Int, x: *const T, incx: Int, result: *mut i32) {
        f32, cublasIsamax_v2;
        f64, cublasIdamax_v2;
        C32, cublasIcamax_v2;
        C64, cublasIzamax_v2;
    }
    iamin(n: Int, x: *const T, incx: Int, result: *mut i32) {
        f32, cublasIsamin_v2;
        f64, cublasIdamin_v2;
        C32, cublasIcamin_v2;
        C64, cublasIzamin_v2;
    }
    iamax_64(n: i64, x: *const T, incx: i64, result: *mut i64) {
        f32, cublasIsamax_v2_64;
        f64, cublasIdamax_v2_64;
        C32, cublasIcamax_v2_64;
        C64, cublasIzamax_v2_64;
    }
    iamin_64(n: i64, x: *const T, incx: i64, result: *mut i64) {
        f32, cublasIsamin_v2_64;
        f64, cublasIdamin_v2_64;
        C32, cublasIcamin_v2_64;
        C64, cublasIzamin_v2_64;
    }
}
