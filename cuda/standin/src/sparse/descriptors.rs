//! Descriptors of matrices and vectors, which the program creates and passes by pointer.

use std::ffi::{c_int, c_void};

use super::{INVALID, Result, SUCCESS, Status, TYPES, create, destroy, functions, put, refuse};

/// How the elements of a sparse matrix are stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Compressed rows: the rows' offsets, then column indices.
    Csr,
    /// Compressed columns: the columns' offsets, then row indices.
    Csc,
    /// Row and column indices of each element.
    Coo,
}

/// A sparse matrix (`cusparseSpMatDescr_t`).
#[derive(Clone, Copy)]
pub struct SparseMatrix {
    pub format: Format,
    pub rows: i64,
    pub columns: i64,
    pub count: i64,
    /// Offsets, or row indices for `Coo`.
    pub first: *mut c_void,
    /// Column indices, or row indices for `Csc`.
    pub second: *mut c_void,
    pub values: *mut c_void,
    index_types: [c_int; 2],
    pub base: c_int,
    pub element: c_int,
    pub is_upper: bool,
    pub has_unit_diagonal: bool,
    is_batch: bool,
}

impl SparseMatrix {
    /// Returns an error for matrices that the kernels do not support: indices that do not have 32
    /// bits, and batches.
    pub fn require_supported(&self) -> Result<()> {
        const INDEX_32: c_int = 2;
        if self.index_types != [INDEX_32; 2] {
            return refuse("cuSPARSE with indices of other than 32 bits is not supported");
        }
        match self.is_batch {
            true => refuse("batches of cuSPARSE are not supported"),
            false => Ok(()),
        }
    }
}

/// A dense vector (`cusparseDnVecDescr_t`).
#[derive(Clone, Copy)]
pub struct DenseVector {
    pub size: i64,
    pub values: *mut c_void,
    pub element: c_int,
}

/// A dense matrix (`cusparseDnMatDescr_t`).
#[derive(Clone, Copy)]
pub struct DenseMatrix {
    pub rows: i64,
    pub columns: i64,
    leading: i64,
    pub values: *mut c_void,
    pub element: c_int,
    order: c_int,
    is_batch: bool,
}

/// `CUSPARSE_ORDER_COL` and `CUSPARSE_ORDER_ROW`.
const BY_COLUMNS: c_int = 1;
const BY_ROWS: c_int = 2;

impl DenseMatrix {
    /// Returns the strides between rows and between columns, in elements.
    ///
    /// - errors: a batch
    pub fn steps(&self) -> Result<[i64; 2]> {
        if self.is_batch {
            return refuse("batches of cuSPARSE are not supported");
        }
        Ok(match self.order {
            BY_ROWS => [self.leading, 1],
            _ => [1, self.leading],
        })
    }
}

/// The matrix properties for old functions (`cusparseMatDescr_t`).
#[derive(Clone, Copy, Default)]
pub struct Traits {
    kind: c_int,
    fill: c_int,
    diagonal: c_int,
    base: c_int,
}

unsafe fn create_sparse(to: *mut *mut SparseMatrix, matrix: SparseMatrix) -> Status {
    let sizes = [matrix.rows, matrix.columns, matrix.count];
    let fits = |size: &i64| (0..=i64::from(i32::MAX)).contains(size);
    if !(0..=1).contains(&matrix.base) || sizes.iter().any(|size| *size < 0) {
        return INVALID;
    }
    if !sizes.iter().all(fits) || !TYPES.contains(&matrix.element) {
        let message = "cuSPARSE with sizes of more than 31 bits, or elements of other types than `float`, `double` and their complex numbers, is not supported";
        return refuse::<()>(message).err().unwrap_or(SUCCESS);
    }
    // SAFETY: by the caller's contract.
    unsafe { create(to, matrix) }
}

#[allow(
    clippy::too_many_arguments,
    reason = "those of the library's functions"
)]
fn matrix(
    format: Format,
    [rows, columns, count]: [i64; 3],
    [first, second, values]: [*mut c_void; 3],
    index_types: [c_int; 2],
    base: c_int,
    element: c_int,
) -> SparseMatrix {
    SparseMatrix {
        format,
        rows,
        columns,
        count,
        first,
        second,
        values,
        index_types,
        base,
        element,
        is_upper: false,
        has_unit_diagonal: false,
        is_batch: false,
    }
}

/// Writes each value to its pointer, if it is not null.
macro_rules! put_all {
    ($($to:ident = $value:expr;)*) => {{
        $(if !$to.is_null() { $to.write($value) })*
        SUCCESS
    }};
}

/// Dereferences a pointer of the program, or returns `INVALID`.
macro_rules! of {
    ($pointer:ident) => {
        match $pointer.as_mut() {
            Some(value) => value,
            None => return INVALID,
        }
    };
}

type Any = *mut c_void;

functions! {
    // Sparse matrices.
    fn cusparseCreateCsr | cusparseCreateConstCsr(to: *mut *mut SparseMatrix, rows: i64, columns: i64, count: i64, offsets: Any, indices: Any, values: Any, offset_type: c_int, index_type: c_int, base: c_int, element: c_int) {
        create_sparse(to, matrix(Format::Csr, [rows, columns, count], [offsets, indices, values], [offset_type, index_type], base, element))
    }
    fn cusparseCreateCsc | cusparseCreateConstCsc(to: *mut *mut SparseMatrix, rows: i64, columns: i64, count: i64, offsets: Any, indices: Any, values: Any, offset_type: c_int, index_type: c_int, base: c_int, element: c_int) {
        create_sparse(to, matrix(Format::Csc, [rows, columns, count], [offsets, indices, values], [offset_type, index_type], base, element))
    }
    fn cusparseCreateCoo | cusparseCreateConstCoo(to: *mut *mut SparseMatrix, rows: i64, columns: i64, count: i64, row_indices: Any, column_indices: Any, values: Any, index_type: c_int, base: c_int, element: c_int) {
        create_sparse(to, matrix(Format::Coo, [rows, columns, count], [row_indices, column_indices, values], [index_type; 2], base, element))
    }
    fn cusparseDestroySpMat(matrix: *mut SparseMatrix) { destroy(matrix) }
    fn cusparseCsrGet | cusparseConstCsrGet | cusparseCscGet | cusparseConstCscGet(matrix: *mut SparseMatrix, rows: *mut i64, columns: *mut i64, count: *mut i64, offsets: *mut Any, indices: *mut Any, values: *mut Any, offset_type: *mut c_int, index_type: *mut c_int, base: *mut c_int, element: *mut c_int) {
        let from = of!(matrix);
        put_all! {
            rows = from.rows; columns = from.columns; count = from.count;
            offsets = from.first; indices = from.second; values = from.values;
            offset_type = from.index_types[0]; index_type = from.index_types[1];
            base = from.base; element = from.element;
        }
    }
    fn cusparseCooGet | cusparseConstCooGet(matrix: *mut SparseMatrix, rows: *mut i64, columns: *mut i64, count: *mut i64, row_indices: *mut Any, column_indices: *mut Any, values: *mut Any, index_type: *mut c_int, base: *mut c_int, element: *mut c_int) {
        let from = of!(matrix);
        put_all! {
            rows = from.rows; columns = from.columns; count = from.count;
            row_indices = from.first; column_indices = from.second; values = from.values;
            index_type = from.index_types[0]; base = from.base; element = from.element;
        }
    }
    fn cusparseCsrSetPointers | cusparseCscSetPointers | cusparseCooSetPointers(matrix: *mut SparseMatrix, first: Any, second: Any, values: Any) {
        let to = of!(matrix);
        (to.first, to.second, to.values) = (first, second, values);
        SUCCESS
    }
    fn cusparseSpMatGetFormat(matrix: *mut SparseMatrix, to: *mut c_int) {
        put(to, match of!(matrix).format { Format::Csr => 1, Format::Csc => 2, Format::Coo => 3 })
    }
    fn cusparseSpMatGetIndexBase(matrix: *mut SparseMatrix, to: *mut c_int) { put(to, of!(matrix).base) }
    fn cusparseSpMatGetSize(matrix: *mut SparseMatrix, rows: *mut i64, columns: *mut i64, count: *mut i64) {
        let from = of!(matrix);
        put_all! { rows = from.rows; columns = from.columns; count = from.count; }
    }
    fn cusparseSpMatGetValues | cusparseConstSpMatGetValues(matrix: *mut SparseMatrix, to: *mut Any) { put(to, of!(matrix).values) }
    fn cusparseSpMatSetValues(matrix: *mut SparseMatrix, values: Any) {
        of!(matrix).values = values;
        SUCCESS
    }
    fn cusparseSpMatGetStridedBatch(_matrix: *mut SparseMatrix, count: *mut c_int) { put(count, 1) }
    fn cusparseSpMatSetStridedBatch | cusparseCsrSetStridedBatch | cusparseCooSetStridedBatch(matrix: *mut SparseMatrix, count: c_int) {
        of!(matrix).is_batch = count > 1;
        SUCCESS
    }
    fn cusparseSpMatSetAttribute(matrix: *mut SparseMatrix, attribute: c_int, data: *const c_int, bytes: usize) {
        let to = of!(matrix);
        if data.is_null() || bytes != size_of::<c_int>() { return INVALID }
        match (attribute, data.read()) {
            (0, value @ 0..=1) => to.is_upper = value == 1,
            (1, value @ 0..=1) => to.has_unit_diagonal = value == 1,
            // All elements are stored, and the matrix is general.
            (2 | 3, 0) => {}
            _ => return refuse::<()>("symmetric matrices of cuSPARSE are not supported").err().unwrap_or(SUCCESS),
        }
        SUCCESS
    }
    fn cusparseSpMatGetAttribute(matrix: *mut SparseMatrix, attribute: c_int, data: *mut c_int, bytes: usize) {
        if bytes != size_of::<c_int>() { return INVALID }
        put(data, match attribute {
            0 => c_int::from(of!(matrix).is_upper),
            1 => c_int::from(of!(matrix).has_unit_diagonal),
            _ => 0,
        })
    }

    // Dense vectors.
    fn cusparseCreateDnVec | cusparseCreateConstDnVec(to: *mut *mut DenseVector, size: i64, values: Any, element: c_int) {
        if size < 0 { return INVALID }
        create(to, DenseVector { size, values, element })
    }
    fn cusparseDestroyDnVec(vector: *mut DenseVector) { destroy(vector) }
    fn cusparseDnVecGet | cusparseConstDnVecGet(vector: *mut DenseVector, size: *mut i64, values: *mut Any, element: *mut c_int) {
        let from = of!(vector);
        put_all! { size = from.size; values = from.values; element = from.element; }
    }
    fn cusparseDnVecGetValues | cusparseConstDnVecGetValues(vector: *mut DenseVector, to: *mut Any) { put(to, of!(vector).values) }
    fn cusparseDnVecSetValues(vector: *mut DenseVector, values: Any) {
        of!(vector).values = values;
        SUCCESS
    }

    // Dense matrices.
    fn cusparseCreateDnMat | cusparseCreateConstDnMat(to: *mut *mut DenseMatrix, rows: i64, columns: i64, leading: i64, values: Any, element: c_int, order: c_int) {
        let least = match order { BY_COLUMNS => rows, BY_ROWS => columns, _ => return INVALID };
        if rows < 0 || columns < 0 || leading < least { return INVALID }
        create(to, DenseMatrix { rows, columns, leading, values, element, order, is_batch: false })
    }
    fn cusparseDestroyDnMat(matrix: *mut DenseMatrix) { destroy(matrix) }
    fn cusparseDnMatGet | cusparseConstDnMatGet(matrix: *mut DenseMatrix, rows: *mut i64, columns: *mut i64, leading: *mut i64, values: *mut Any, element: *mut c_int, order: *mut c_int) {
        let from = of!(matrix);
        put_all! {
            rows = from.rows; columns = from.columns; leading = from.leading;
            values = from.values; element = from.element; order = from.order;
        }
    }
    fn cusparseDnMatGetValues | cusparseConstDnMatGetValues(matrix: *mut DenseMatrix, to: *mut Any) { put(to, of!(matrix).values) }
    fn cusparseDnMatSetValues(matrix: *mut DenseMatrix, values: Any) {
        of!(matrix).values = values;
        SUCCESS
    }
    fn cusparseDnMatSetStridedBatch(matrix: *mut DenseMatrix, count: c_int, _stride: i64) {
        of!(matrix).is_batch = count > 1;
        SUCCESS
    }

    // Matrix properties for old functions.
    fn cusparseCreateMatDescr(to: *mut *mut Traits) { create(to, Traits::default()) }
    fn cusparseDestroyMatDescr(traits: *mut Traits) { destroy(traits) }
    fn cusparseSetMatType(traits: *mut Traits, kind: c_int) { of!(traits).kind = kind; SUCCESS }
    fn cusparseSetMatFillMode(traits: *mut Traits, fill: c_int) { of!(traits).fill = fill; SUCCESS }
    fn cusparseSetMatDiagType(traits: *mut Traits, diagonal: c_int) { of!(traits).diagonal = diagonal; SUCCESS }
    fn cusparseSetMatIndexBase(traits: *mut Traits, base: c_int) { of!(traits).base = base; SUCCESS }
}

/// Defines functions that return a field of [`Traits`].
macro_rules! numbers {
    ($($name:ident $field:ident)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(traits: *const Traits) -> c_int {
            // SAFETY: the program passes a descriptor, or null.
            unsafe { traits.as_ref() }.map_or(0, |traits| traits.$field)
        }
    )*};
}

numbers! {
    cusparseGetMatType kind
    cusparseGetMatFillMode fill
    cusparseGetMatDiagType diagonal
    cusparseGetMatIndexBase base
}
