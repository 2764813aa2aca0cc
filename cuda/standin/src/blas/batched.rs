//! Batches of small linear systems, whose matrices are given by pointers in device memory.

use super::scalars::{C32, C64, Scalar};
use super::{Blas, INVALID, Operation, Result, exports, narrow_all, plane, require};
use crate::kernels::{arguments, line};

/// The lists are pointers to pointers; the element type is irrelevant for them.
unsafe fn getrf<T: Scalar>(
    blas: &Blas,
    n: i64,
    matrices: *const T,
    lda: i64,
    pivots: *mut i32,
    info: *mut i32,
    batch: i64,
) -> Result<()> {
    require(&[n >= 0, batch >= 0, lda >= n.max(1), !info.is_null()])?;
    if n == 0 || batch == 0 {
        return Ok(());
    }
    let threads = line(batch);
    let [n, lda, batch] = narrow_all([n, lda, batch])?;
    let args = arguments![n, matrices, lda, pivots, info, batch];
    blas.launch::<T>("getrf", threads, &args)
}

unsafe fn getri<T: Scalar>(
    blas: &Blas,
    n: i64,
    matrices: *const T,
    lda: i64,
    pivots: *const i32,
    inverses: *const T,
    ldc: i64,
    info: *mut i32,
    batch: i64,
) -> Result<()> {
    require(&[
        n >= 0 && batch >= 0,
        lda >= n.max(1) && ldc >= n.max(1),
        !info.is_null(),
    ])?;
    if n == 0 || batch == 0 {
        return Ok(());
    }
    let mut threads = plane(n, batch, 1)?;
    // One row of blocks for each matrix.
    threads[0][1] = u32::try_from(batch).map_err(|_| INVALID)?;
    threads[1][1] = 1;
    let [n, lda, ldc, batch] = narrow_all([n, lda, ldc, batch])?;
    let args = arguments![n, matrices, lda, pivots, inverses, ldc, info, batch];
    blas.launch::<T>("getri", threads, &args)
}

unsafe fn getrs<T: Scalar>(
    blas: &Blas,
    trans: i64,
    n: i64,
    sides: i64,
    matrices: *const T,
    lda: i64,
    pivots: *const i32,
    right: *const T,
    ldb: i64,
    info: *mut i32,
    batch: i64,
) -> Result<()> {
    let operation = Operation::new(trans)?;
    require(&[
        n >= 0 && sides >= 0 && batch >= 0,
        lda >= n.max(1) && ldb >= n.max(1),
        !info.is_null(),
    ])?;
    // This result is in host memory.
    // SAFETY: the program passes valid pointers.
    unsafe { info.write(0) };
    if n == 0 || sides == 0 || batch == 0 {
        return Ok(());
    }
    let mut threads = plane(sides, batch, 1)?;
    threads[0][1] = u32::try_from(batch).map_err(|_| INVALID)?;
    threads[1][1] = 1;
    let [n, sides, lda, ldb] = narrow_all([n, sides, lda, ldb])?;
    let [transposed, conjugated] =
        [operation.is_transposed, operation.is_conjugated].map(i32::from);
    let mut args = arguments![transposed, n, sides, matrices, lda, pivots, right, ldb];
    args.extend(arguments![conjugated]);
    blas.launch::<T>("getrs", threads, &args)
}

exports! {
    getrf(n: i32, matrices: *const T, lda: i32, pivots: *mut i32, info: *mut i32, batch: i32) {
        f32, cublasSgetrfBatched;
        f64, cublasDgetrfBatched;
        C32, cublasCgetrfBatched;
        C64, cublasZgetrfBatched;
    }
    getri(n: i32, matrices: *const T, lda: i32, pivots: *const i32, inverses: *const T, ldc: i32, info: *mut i32, batch: i32) {
        f32, cublasSgetriBatched;
        f64, cublasDgetriBatched;
        C32, cublasCgetriBatched;
        C64, cublasZgetriBatched;
    }
    getrs(trans: i32, n: i32, sides: i32, matrices: *const T, lda: i32, pivots: *const i32, right: *const T, ldb: i32, info: *mut i32, batch: i32) {
        f32, cublasSgetrsBatched;
        f64, cublasDgetrsBatched;
        C32, cublasCgetrsBatched;
        C64, cublasZgetrsBatched;
    }
}
