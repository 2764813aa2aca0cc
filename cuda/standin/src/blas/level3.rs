//! Matrix operations (BLAS level 3), except products of two general matrices.

use super::scalars::{C32, C64, Scalar, conjugations};
use super::{
    Blas, Operation, Pointer, Result, choice, exports, narrow, narrow_all, plane, require,
    status_of,
};
use crate::graphs;
use crate::kernels::{Arg, arguments, line};
use crate::protocol::Region;

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
    // SAFETY: the program passes pointers to valid scalars.
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
    // SAFETY: the program passes valid pointers.
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
    // SAFETY: the program passes valid pointers.
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

/// The operands of a rank-k update of a triangle of C by A, or by A and B.
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
    /// Launches the update; `alpha` and `beta` are the scalars as kernel arguments, `is_zero` is
    /// whether alpha is zero.
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
            // Complex types have either a transpose or a conjugate transpose.
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
        // The conjugated factor depends on the order of the product.
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
    // SAFETY: the program passes pointers to valid scalars.
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
    // SAFETY: the program passes pointers to valid scalars.
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
    // SAFETY: the program passes pointers to valid scalars.
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
    // SAFETY: the program passes pointers to valid scalars.
    let (alpha, beta) = unsafe { (blas.value(alpha)?, blas.value(beta)?) };
    let beta = T::from_real(beta).args();
    update.launch(blas, alpha.args(), beta, alpha.is_zero(), true)
}

/// A triangular matrix in the kernels' form: element (i, j) is at `i * steps[0] + j * steps[1]`.
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

    /// Computes C = alpha M B, or alpha B M. B has m rows and n columns, and must not alias C.
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

    /// Solves M X = alpha B in place, or X M = alpha B. Each of `sides` right-hand sides has
    /// `count` elements; element i of side j is at `i * steps[0] + j * steps[1]`.
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
        // X M = B is equivalent to M' X' = B'.
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
    // SAFETY: the program passes a pointer to a valid scalar.
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
    // SAFETY: the program passes a pointer to a valid scalar.
    let alpha = unsafe { blas.scalar(alpha) }?;
    if !std::ptr::eq(b, c) {
        return triangle.multiply(blas, [m, n], alpha, (b, ldb), (c, ldc), false);
    }
    // In place: the product is computed from a copy.
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
    // SAFETY: the program passes pointers to valid scalars.
    let (mut is_a, mut is_b) = unsafe { (!blas.is_zero(alpha)?, !blas.is_zero(beta)?) };
    let rows = |operation: Operation| if operation.is_transposed { n } else { m };
    require(&[
        !is_a || lda >= rows(of_a).max(1),
        !is_b || ldb >= rows(of_b).max(1),
        // Only operands that are not transposed may be in place.
        !(is_a && of_a.is_transposed && a.cast_mut() == c),
        !(is_b && of_b.is_transposed && b.cast_mut() == c),
    ])?;
    if blas.scalars_on_device {
        (is_a, is_b) = (!a.is_missing(), !b.is_missing());
    }
    let threads = plane(m, n, 1)?;
    let [m, n, lda, ldb, ldc] = narrow_all([m, n, lda, ldb, ldc])?;
    let mut args = arguments![m, n];
    // SAFETY: the program passes pointers to valid scalars.
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
