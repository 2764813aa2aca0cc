//! Matrix-vector operations (BLAS level 2).

use super::scalars::{C32, C64, Scalar, conjugations};
use super::{Blas, Operation, Result, choice, exports, first, level3, narrow_all, plane, require};
use crate::kernels::{Arg, arguments, line};

unsafe fn gemv<T: Scalar>(
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
) -> Result<()> {
    let operation = Operation::new(trans)?;
    require(&[m >= 0, n >= 0, lda >= m.max(1), incx != 0, incy != 0])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    let (rows, mut summed) = match operation.is_transposed {
        true => (n, m),
        false => (m, n),
    };
    let (x, y) = (first(x, summed, incx), first(y, rows, incy));
    // SAFETY: the program passes pointers to valid scalars.
    let (alpha_args, beta_args) = unsafe {
        if blas.is_zero(alpha)? {
            summed = 0;
        }
        (blas.scalar(alpha)?, blas.scalar(beta)?)
    };
    let [mut m, mut n, lda, incx, incy, summed] = narrow_all([m, n, lda, incx, incy, summed])?;
    match operation.is_transposed {
        true => m = summed,
        false => n = summed,
    }
    let mut args = arguments![m, n];
    args.extend(alpha_args);
    args.extend(arguments![a, lda, x, incx]);
    args.extend(beta_args);
    args.extend(arguments![y, incy]);
    if operation.is_transposed {
        args.extend(conjugations::<T>(&[operation.is_conjugated]));
    }
    let name = format!("gemv_{}", operation.letter());
    blas.launch_scaled::<T>(&name, line(rows), &args)
}

struct Symmetric<'b> {
    blas: &'b Blas,
    is_hermitian: bool,
}

impl Symmetric<'_> {
    unsafe fn symv<T: Scalar>(
        &self,
        uplo: i64,
        n: i64,
        alpha: *const T,
        (a, lda): (*const T, i64),
        (x, incx): (*const T, i64),
        beta: *const T,
        (y, incy): (*mut T, i64),
    ) -> Result<()> {
        let upper = choice(uplo)?;
        require(&[n >= 0, lda >= n.max(1), incx != 0, incy != 0])?;
        if n == 0 {
            return Ok(());
        }
        let (x, y) = (first(x, n, incx), first(y, n, incy));
        let [size, lda, incx, incy] = narrow_all([n, lda, incx, incy])?;
        let mut args = arguments![i32::from(upper), size];
        // SAFETY: the program passes pointers to valid scalars.
        unsafe {
            args.extend(self.blas.scalar(alpha)?);
            args.extend(arguments![a, lda, x, incx]);
            args.extend(self.blas.scalar(beta)?);
        }
        args.extend(arguments![y, incy]);
        args.extend(conjugations::<T>(&[self.is_hermitian]));
        self.blas.launch_scaled::<T>("symv", line(n), &args)
    }

    /// Adds the outer product of `x` with itself; `alpha` is the scalar as kernel arguments.
    fn syr<T: Scalar>(
        &self,
        uplo: i64,
        n: i64,
        alpha: Vec<Arg>,
        (x, incx): (*const T, i64),
        (a, lda): (*mut T, i64),
        by_value: bool,
    ) -> Result<()> {
        let upper = choice(uplo)?;
        require(&[n >= 0, lda >= n.max(1), incx != 0])?;
        if n == 0 {
            return Ok(());
        }
        let x = first(x, n, incx);
        let threads = plane(n, n, 1)?;
        let [n, lda, incx] = narrow_all([n, lda, incx])?;
        let mut args = arguments![i32::from(upper), n];
        args.extend(alpha);
        args.extend(arguments![x, incx, a, lda]);
        args.extend(conjugations::<T>(&[self.is_hermitian]));
        match by_value {
            true => self.blas.launch::<T>("syr", threads, &args),
            false => self.blas.launch_scaled::<T>("syr", threads, &args),
        }
    }

    unsafe fn syr2<T: Scalar>(
        &self,
        uplo: i64,
        n: i64,
        alpha: *const T,
        (x, incx): (*const T, i64),
        (y, incy): (*const T, i64),
        (a, lda): (*mut T, i64),
    ) -> Result<()> {
        let upper = choice(uplo)?;
        require(&[n >= 0, lda >= n.max(1), incx != 0, incy != 0])?;
        // SAFETY: the program passes a pointer to a valid scalar.
        if n == 0 || unsafe { self.blas.is_zero(alpha) }? {
            return Ok(());
        }
        let (x, y) = (first(x, n, incx), first(y, n, incy));
        let threads = plane(n, n, 1)?;
        let [n, lda, incx, incy] = narrow_all([n, lda, incx, incy])?;
        let mut args = arguments![i32::from(upper), n];
        // SAFETY: as above.
        args.extend(unsafe { self.blas.scalar(alpha) }?);
        args.extend(arguments![x, incx, y, incy, a, lda]);
        args.extend(conjugations::<T>(&[self.is_hermitian]));
        self.blas.launch_scaled::<T>("syr2", threads, &args)
    }
}

fn symmetric(blas: &Blas) -> Symmetric<'_> {
    Symmetric {
        blas,
        is_hermitian: false,
    }
}

fn hermitian(blas: &Blas) -> Symmetric<'_> {
    Symmetric {
        blas,
        is_hermitian: true,
    }
}

unsafe fn symv<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    x: *const T,
    incx: i64,
    beta: *const T,
    y: *mut T,
    incy: i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { symmetric(blas).symv(uplo, n, alpha, (a, lda), (x, incx), beta, (y, incy)) }
}

unsafe fn hemv<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    n: i64,
    alpha: *const T,
    a: *const T,
    lda: i64,
    x: *const T,
    incx: i64,
    beta: *const T,
    y: *mut T,
    incy: i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { hermitian(blas).symv(uplo, n, alpha, (a, lda), (x, incx), beta, (y, incy)) }
}

unsafe fn syr<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    n: i64,
    alpha: *const T,
    x: *const T,
    incx: i64,
    a: *mut T,
    lda: i64,
) -> Result<()> {
    // SAFETY: the program passes a pointer to a valid scalar.
    let alpha = unsafe { blas.scalar(alpha) }?;
    symmetric(blas).syr(uplo, n, alpha, (x, incx), (a, lda), false)
}

unsafe fn her<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    n: i64,
    alpha: *const T::Real,
    x: *const T,
    incx: i64,
    a: *mut T,
    lda: i64,
) -> Result<()> {
    // SAFETY: the program passes a pointer to a valid scalar.
    let alpha = T::from_real(unsafe { blas.value(alpha) }?).args();
    hermitian(blas).syr(uplo, n, alpha, (x, incx), (a, lda), true)
}

unsafe fn syr2<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    n: i64,
    alpha: *const T,
    x: *const T,
    incx: i64,
    y: *const T,
    incy: i64,
    a: *mut T,
    lda: i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { symmetric(blas).syr2(uplo, n, alpha, (x, incx), (y, incy), (a, lda)) }
}

unsafe fn her2<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    n: i64,
    alpha: *const T,
    x: *const T,
    incx: i64,
    y: *const T,
    incy: i64,
    a: *mut T,
    lda: i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { hermitian(blas).syr2(uplo, n, alpha, (x, incx), (y, incy), (a, lda)) }
}

unsafe fn ger<T: Scalar>(
    blas: &Blas,
    m: i64,
    n: i64,
    alpha: *const T,
    x: *const T,
    incx: i64,
    y: *const T,
    incy: i64,
    a: *mut T,
    lda: i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { outer_product(blas, [m, n], alpha, (x, incx), (y, incy), (a, lda), false) }
}

unsafe fn gerc<T: Scalar>(
    blas: &Blas,
    m: i64,
    n: i64,
    alpha: *const T,
    x: *const T,
    incx: i64,
    y: *const T,
    incy: i64,
    a: *mut T,
    lda: i64,
) -> Result<()> {
    // SAFETY: the program passes valid pointers.
    unsafe { outer_product(blas, [m, n], alpha, (x, incx), (y, incy), (a, lda), true) }
}

unsafe fn outer_product<T: Scalar>(
    blas: &Blas,
    [m, n]: [i64; 2],
    alpha: *const T,
    (x, incx): (*const T, i64),
    (y, incy): (*const T, i64),
    (a, lda): (*mut T, i64),
    is_conjugated: bool,
) -> Result<()> {
    require(&[m >= 0, n >= 0, lda >= m.max(1), incx != 0, incy != 0])?;
    // SAFETY: the program passes a pointer to a valid scalar.
    if m == 0 || n == 0 || unsafe { blas.is_zero(alpha) }? {
        return Ok(());
    }
    let (x, y) = (first(x, m, incx), first(y, n, incy));
    let threads = plane(m, n, 1)?;
    let [m, n, lda, incx, incy] = narrow_all([m, n, lda, incx, incy])?;
    let mut args = arguments![m, n];
    // SAFETY: as above.
    args.extend(unsafe { blas.scalar(alpha) }?);
    args.extend(arguments![x, incx, y, incy, a, lda]);
    args.extend(conjugations::<T>(&[is_conjugated]));
    blas.launch_scaled::<T>("ger", threads, &args)
}

unsafe fn trsv<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    trans: i64,
    diag: i64,
    n: i64,
    a: *const T,
    lda: i64,
    x: *mut T,
    incx: i64,
) -> Result<()> {
    require(&[incx != 0])?;
    let triangle = level3::Triangle::new(false, uplo, trans, diag, (a, lda), n)?;
    if n == 0 {
        return Ok(());
    }
    let x = first(x, n, incx);
    triangle.solve(blas, [n, 1], T::one().args(), (x, [incx, 0]), true)
}

unsafe fn trmv<T: Scalar>(
    blas: &Blas,
    uplo: i64,
    trans: i64,
    diag: i64,
    n: i64,
    a: *const T,
    lda: i64,
    x: *mut T,
    incx: i64,
) -> Result<()> {
    require(&[incx != 0])?;
    let triangle = level3::Triangle::new(false, uplo, trans, diag, (a, lda), n)?;
    if n == 0 {
        return Ok(());
    }
    let x = first(x, n, incx);
    let scratch = blas.scratch::<T>(2 * n)?;
    let (old, new) = (
        scratch.parts as *mut T,
        (scratch.parts as *mut T).wrapping_offset(n as isize),
    );
    let [size, step] = narrow_all([n, incx])?;
    blas.launch::<T>("copy", line(n), &arguments![size, x, step, old, 1])?;
    triangle.multiply(
        blas,
        [n, 1],
        T::one().args(),
        (old.cast_const(), n),
        (new, n),
        true,
    )?;
    blas.launch::<T>("copy", line(n), &arguments![size, new, 1, x, step])
}

exports! {
    gemv(trans: i32, m: Int, n: Int, alpha: *const T, a: *const T, lda: Int, x: *const T, incx: Int, beta: *const T, y: *mut T, incy: Int) {
        f32, cublasSgemv_v2 cublasSgemv_v2_64;
        f64, cublasDgemv_v2 cublasDgemv_v2_64;
        C32, cublasCgemv_v2 cublasCgemv_v2_64;
        C64, cublasZgemv_v2 cublasZgemv_v2_64;
    }
    symv(uplo: i32, n: Int, alpha: *const T, a: *const T, lda: Int, x: *const T, incx: Int, beta: *const T, y: *mut T, incy: Int) {
        f32, cublasSsymv_v2 cublasSsymv_v2_64;
        f64, cublasDsymv_v2 cublasDsymv_v2_64;
        C32, cublasCsymv_v2 cublasCsymv_v2_64;
        C64, cublasZsymv_v2 cublasZsymv_v2_64;
    }
    hemv(uplo: i32, n: Int, alpha: *const T, a: *const T, lda: Int, x: *const T, incx: Int, beta: *const T, y: *mut T, incy: Int) {
        C32, cublasChemv_v2 cublasChemv_v2_64;
        C64, cublasZhemv_v2 cublasZhemv_v2_64;
    }
    ger(m: Int, n: Int, alpha: *const T, x: *const T, incx: Int, y: *const T, incy: Int, a: *mut T, lda: Int) {
        f32, cublasSger_v2 cublasSger_v2_64;
        f64, cublasDger_v2 cublasDger_v2_64;
        C32, cublasCgeru_v2 cublasCgeru_v2_64;
        C64, cublasZgeru_v2 cublasZgeru_v2_64;
    }
    gerc(m: Int, n: Int, alpha: *const T, x: *const T, incx: Int, y: *const T, incy: Int, a: *mut T, lda: Int) {
        C32, cublasCgerc_v2 cublasCgerc_v2_64;
        C64, cublasZgerc_v2 cublasZgerc_v2_64;
    }
    syr(uplo: i32, n: Int, alpha: *const T, x: *const T, incx: Int, a: *mut T, lda: Int) {
        f32, cublasSsyr_v2 cublasSsyr_v2_64;
        f64, cublasDsyr_v2 cublasDsyr_v2_64;
        C32, cublasCsyr_v2 cublasCsyr_v2_64;
        C64, cublasZsyr_v2 cublasZsyr_v2_64;
    }
    her(uplo: i32, n: Int, alpha: *const R, x: *const T, incx: Int, a: *mut T, lda: Int) {
        C32, cublasCher_v2 cublasCher_v2_64;
        C64, cublasZher_v2 cublasZher_v2_64;
    }
    syr2(uplo: i32, n: Int, alpha: *const T, x: *const T, incx: Int, y: *const T, incy: Int, a: *mut T, lda: Int) {
        f32, cublasSsyr2_v2 cublasSsyr2_v2_64;
        f64, cublasDsyr2_v2 cublasDsyr2_v2_64;
        C32, cublasCsyr2_v2 cublasCsyr2_v2_64;
        C64, cublasZsyr2_v2 cublasZsyr2_v2_64;
    }
    her2(uplo: i32, n: Int, alpha: *const T, x: *const T, incx: Int, y: *const T, incy: Int, a: *mut T, lda: Int) {
        C32, cublasCher2_v2 cublasCher2_v2_64;
        C64, cublasZher2_v2 cublasZher2_v2_64;
    }
    trsv(uplo: i32, trans: i32, diag: i32, n: Int, a: *const T, lda: Int, x: *mut T, incx: Int) {
        f32, cublasStrsv_v2 cublasStrsv_v2_64;
        f64, cublasDtrsv_v2 cublasDtrsv_v2_64;
        C32, cublasCtrsv_v2 cublasCtrsv_v2_64;
        C64, cublasZtrsv_v2 cublasZtrsv_v2_64;
    }
    trmv(uplo: i32, trans: i32, diag: i32, n: Int, a: *const T, lda: Int, x: *mut T, incx: Int) {
        f32, cublasStrmv_v2 cublasStrmv_v2_64;
        f64, cublasDtrmv_v2 cublasDtrmv_v2_64;
        C32, cublasCtrmv_v2 cublasCtrmv_v2_64;
        C64, cublasZtrmv_v2 cublasZtrmv_v2_64;
    }
}
