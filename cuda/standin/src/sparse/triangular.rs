//! Sparse triangular solves (`SpSV`).

use std::ffi::{c_int, c_void};

use super::descriptors::{DenseVector, Format, SparseMatrix};
use super::products::{Scalars, elements, operation, require_type};
use super::{
    Handle, INVALID, Result, SUCCESS, Sparse, by_type, create, destroy, end, functions, put, refuse,
};
use crate::blas::scalars::Scalar;
use crate::kernels::arguments;

/// Solves op(A) y = alpha x.
unsafe fn solve<T: Scalar>(
    sparse: &Sparse,
    alpha: *const c_void,
    matrix: &SparseMatrix,
    [x, y]: [&DenseVector; 2],
) -> Result<()> {
    let n = matrix.rows;
    if n != matrix.columns || x.size != n || y.size != n {
        return Err(INVALID);
    }
    let args = [
        arguments![
            n as i32,
            i32::from(matrix.is_upper),
            i32::from(matrix.has_unit_diagonal)
        ],
        // SAFETY: by the caller's contract.
        unsafe { sparse.scalar::<T>(alpha) }?,
        elements(matrix),
        arguments![x.values, y.values],
    ];
    sparse.launch::<T>("csrsv", [[1; 3]; 2], &args.concat())
}

unsafe fn spsv(
    handle: Handle,
    number: c_int,
    alpha: *const c_void,
    matrix: *const SparseMatrix,
    vectors: [*const DenseVector; 2],
    computed: c_int,
) -> Result<()> {
    let sparse = Sparse::new(handle)?;
    let operation = operation(number)?;
    // SAFETY: the program passes descriptors, or null.
    let matrix = unsafe { matrix.as_ref() }.ok_or(INVALID)?;
    let [Some(x), Some(y)] = vectors.map(|vector| unsafe { vector.as_ref() }) else {
        return Err(INVALID);
    };
    matrix.require_supported()?;
    require_type(computed, [matrix.element, x.element, y.element])?;
    if operation.is_transposed || matrix.format != Format::Csr {
        return refuse(
            "`cusparseSpSV` of a matrix that is transposed or not in CSR is not supported",
        );
    }
    if y.size == 0 {
        return Ok(());
    }
    // SAFETY: by the caller's contract.
    unsafe { by_type!(computed, solve(&sparse, alpha, matrix, [x, y])) }
}

functions! {
    // The analysis has no result; the descriptor is a placeholder.
    fn cusparseSpSV_createDescr(to: *mut *mut u64) { create(to, 0) }
    fn cusparseSpSV_destroyDescr(analysis: *mut u64) { destroy(analysis) }
    fn cusparseSpSV_bufferSize(_handle: Handle, _operation: c_int, _alpha: Scalars, _matrix: *const SparseMatrix, _x: *const DenseVector, _y: *const DenseVector, _computed: c_int, _algorithm: c_int, _analysis: *mut u64, bytes: *mut usize) { put(bytes, 0) }
    fn cusparseSpSV_analysis() { SUCCESS }
    fn cusparseSpSV_solve(handle: Handle, operation: c_int, alpha: Scalars, matrix: *const SparseMatrix, x: *const DenseVector, y: *const DenseVector, computed: c_int, _algorithm: c_int, _analysis: *mut u64) {
        end(spsv(handle, operation, alpha, matrix, [x, y], computed))
    }
}
