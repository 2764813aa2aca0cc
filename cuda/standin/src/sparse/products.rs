//! Products of a sparse matrix with a vector (`SpMV`) and with a dense matrix (`SpMM`).

use std::ffi::{c_int, c_void};

use super::descriptors::{DenseMatrix, DenseVector, Format, SparseMatrix};
use super::{
    Handle, INVALID, Result, SUCCESS, Sparse, UNSUPPORTED, by_type, end, functions, put, refuse,
};
use crate::blas::Operation;
use crate::blas::scalars::{Scalar, conjugations};
use crate::kernels::{self, Arg, arguments, line};

/// Converts a value of `cusparseOperation_t`.
pub fn operation(number: c_int) -> Result<Operation> {
    Operation::new(number.into()).map_err(|_| INVALID)
}

/// Returns offsets, indices and values of a matrix, and the index base.
pub fn elements(matrix: &SparseMatrix) -> Vec<Arg> {
    arguments![matrix.first, matrix.second, matrix.values, matrix.base]
}

/// Computes y = alpha op(A) x + beta y.
unsafe fn multiply_vector<T: Scalar>(
    sparse: &Sparse,
    operation: Operation,
    [alpha, beta]: [*const c_void; 2],
    matrix: &SparseMatrix,
    [x, y]: [&DenseVector; 2],
) -> Result<()> {
    let mut sizes = [matrix.rows, matrix.columns];
    if operation.is_transposed {
        sizes.reverse();
    }
    if [y.size, x.size] != sizes {
        return Err(INVALID);
    }
    // SAFETY: by the caller's contract.
    let (alpha, beta) = unsafe { (sparse.scalar::<T>(alpha)?, sparse.scalar::<T>(beta)?) };
    // A matrix in CSC is the transpose of one in CSR.
    let is_transposed = operation.is_transposed != (matrix.format == Format::Csc);
    if matrix.format != Format::Coo && !is_transposed {
        if operation.is_conjugated && T::IS_COMPLEX {
            return refuse("the conjugate transposed of a matrix in CSC is not supported");
        }
        let args = [
            arguments![y.size as i32],
            alpha,
            elements(matrix),
            arguments![x.values],
            beta,
            arguments![y.values],
        ];
        return sparse.launch::<T>("csrmv", line(y.size), &args.concat());
    }
    let scaled = [arguments![y.size as i32], beta, arguments![y.values]];
    sparse.launch::<T>("scale", line(y.size), &scaled.concat())?;
    let conjugation = conjugations::<T>(&[operation.is_conjugated]);
    let (name, count, elements) = match matrix.format {
        Format::Csr | Format::Csc => ("csrmv_t", x.size, elements(matrix)),
        Format::Coo => {
            let [to, from] = match operation.is_transposed {
                true => [matrix.second, matrix.first],
                false => [matrix.first, matrix.second],
            };
            let elements = arguments![to, from, matrix.values, matrix.base];
            ("coomv", matrix.count, elements)
        }
    };
    let args = [
        arguments![count as i32],
        alpha,
        elements,
        arguments![x.values, y.values],
        conjugation,
    ];
    sparse.launch::<T>(name, line(count), &args.concat())
}

/// Computes C = alpha A op(B) + beta C.
unsafe fn multiply_matrix<T: Scalar>(
    sparse: &Sparse,
    operation: Operation,
    [alpha, beta]: [*const c_void; 2],
    matrix: &SparseMatrix,
    [b, c]: [&DenseMatrix; 2],
) -> Result<()> {
    let ([mut b_row, mut b_column], [c_row, c_column]) = (b.steps()?, c.steps()?);
    let mut size = [b.rows, b.columns];
    if operation.is_transposed {
        (b_row, b_column) = (b_column, b_row);
        size.reverse();
    }
    if size[0] != matrix.columns || [c.rows, c.columns] != [matrix.rows, size[1]] {
        return Err(INVALID);
    }
    // SAFETY: by the caller's contract.
    let (alpha, beta) = unsafe { (sparse.scalar::<T>(alpha)?, sparse.scalar::<T>(beta)?) };
    let args = [
        arguments![c.rows as i32, c.columns as i32],
        alpha,
        elements(matrix),
        arguments![b.values, b_row, b_column],
        beta,
        arguments![c.values, c_row, c_column],
        conjugations::<T>(&[operation.is_conjugated]),
    ];
    let threads = kernels::plane(c.rows, c.columns, 1).ok_or(UNSUPPORTED)?;
    sparse.launch::<T>("csrmm", threads, &args.concat())
}

/// Returns an error unless all elements have this type.
pub fn require_type(computed: c_int, elements: [c_int; 3]) -> Result<()> {
    match elements.iter().all(|element| *element == computed) {
        true => Ok(()),
        false => refuse("cuSPARSE with operands of several types is not supported"),
    }
}

#[allow(clippy::too_many_arguments, reason = "those of the library's function")]
unsafe fn spmv(
    handle: Handle,
    number: c_int,
    scalars: [*const c_void; 2],
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
    if y.size == 0 {
        return Ok(());
    }
    // SAFETY: by the caller's contract.
    unsafe {
        by_type!(
            computed,
            multiply_vector(&sparse, operation, scalars, matrix, [x, y])
        )
    }
}

unsafe fn spmm(
    handle: Handle,
    numbers: [c_int; 2],
    scalars: [*const c_void; 2],
    matrix: *const SparseMatrix,
    matrices: [*const DenseMatrix; 2],
    computed: c_int,
) -> Result<()> {
    let sparse = Sparse::new(handle)?;
    let [of_a, of_b] = [operation(numbers[0])?, operation(numbers[1])?];
    // SAFETY: the program passes descriptors, or null.
    let matrix = unsafe { matrix.as_ref() }.ok_or(INVALID)?;
    let [Some(b), Some(c)] = matrices.map(|matrix| unsafe { matrix.as_ref() }) else {
        return Err(INVALID);
    };
    matrix.require_supported()?;
    require_type(computed, [matrix.element, b.element, c.element])?;
    if of_a.is_transposed || matrix.format != Format::Csr {
        return refuse(
            "`cusparseSpMM` of a matrix that is transposed or not in CSR is not supported",
        );
    }
    if c.rows == 0 || c.columns == 0 {
        return Ok(());
    }
    // SAFETY: by the caller's contract.
    unsafe {
        by_type!(
            computed,
            multiply_matrix(&sparse, of_b, scalars, matrix, [b, c])
        )
    }
}

/// A pointer to a scalar, in device memory or not.
pub type Scalars = *const c_void;

functions! {
    fn cusparseSpMV_bufferSize(_handle: Handle, _operation: c_int, _alpha: Scalars, _matrix: *const SparseMatrix, _x: *const DenseVector, _beta: Scalars, _y: *const DenseVector, _computed: c_int, _algorithm: c_int, bytes: *mut usize) { put(bytes, 0) }
    fn cusparseSpMV_preprocess() { SUCCESS }
    fn cusparseSpMV(handle: Handle, operation: c_int, alpha: Scalars, matrix: *const SparseMatrix, x: *const DenseVector, beta: Scalars, y: *const DenseVector, computed: c_int, _algorithm: c_int, _buffer: *mut c_void) {
        end(spmv(handle, operation, [alpha, beta], matrix, [x, y], computed))
    }
    fn cusparseSpMM_bufferSize(_handle: Handle, _of_a: c_int, _of_b: c_int, _alpha: Scalars, _matrix: *const SparseMatrix, _b: *const DenseMatrix, _beta: Scalars, _c: *const DenseMatrix, _computed: c_int, _algorithm: c_int, bytes: *mut usize) { put(bytes, 0) }
    fn cusparseSpMM_preprocess() { SUCCESS }
    fn cusparseSpMM(handle: Handle, of_a: c_int, of_b: c_int, alpha: Scalars, matrix: *const SparseMatrix, b: *const DenseMatrix, beta: Scalars, c: *const DenseMatrix, computed: c_int, _algorithm: c_int, _buffer: *mut c_void) {
        end(spmm(handle, [of_a, of_b], [alpha, beta], matrix, [b, c], computed))
    }
}
