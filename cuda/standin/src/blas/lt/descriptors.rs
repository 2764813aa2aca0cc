//! The descriptors of cuBLASLt: tables of attributes, and their values in memory that the program
//! may provide.

use std::ffi::{c_int, c_void};

use super::super::{INVALID, Result, UNSUPPORTED, require};
use crate::client;

/// The values that an attribute may have.
#[derive(Clone, Copy)]
enum Values {
    /// Any value, which the descriptor stores.
    Any,
    /// One of these, which the descriptor stores.
    OneOf(&'static [u64]),
    /// Its default only, which is not stored.
    Fixed,
}

/// An attribute of a descriptor.
struct Attribute {
    number: c_int,
    name: &'static str,
    /// The size of its value.
    bytes: usize,
    default: u64,
    values: Values,
}

const fn row(
    number: c_int,
    name: &'static str,
    bytes: usize,
    default: u64,
    values: Values,
) -> Attribute {
    Attribute {
        number,
        name,
        bytes,
        default,
        values,
    }
}

/// A kind of descriptor: the attributes that it has.
pub struct Kind(&'static [Attribute]);

use Values::{Any, Fixed, OneOf};

/// `cublasLtMatrixLayoutAttribute_t`.
#[rustfmt::skip] // tables stay aligned
pub static LAYOUT: Kind = Kind(&[
    row(0, "CUBLASLT_MATRIX_LAYOUT_TYPE",                 4, 0, Any),
    row(1, "CUBLASLT_MATRIX_LAYOUT_ORDER",                4, 0, OneOf(&[0, 1])),
    row(2, "CUBLASLT_MATRIX_LAYOUT_ROWS",                 8, 0, Any),
    row(3, "CUBLASLT_MATRIX_LAYOUT_COLS",                 8, 0, Any),
    row(4, "CUBLASLT_MATRIX_LAYOUT_LD",                   8, 0, Any),
    row(5, "CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT",          4, 1, Any),
    row(6, "CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET", 8, 0, Any),
    row(7, "CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET",         8, 0, Fixed),
    row(8, "CUBLASLT_MATRIX_LAYOUT_BATCH_MODE",           4, 0, Fixed),
]);

/// `cublasLtMatmulDescAttributes_t`. What is stored without a use in a product: the number of
/// multiprocessors, and the accumulation of types of 8 bits.
#[rustfmt::skip]
pub static PRODUCT: Kind = Kind(&[
    row(0,  "CUBLASLT_MATMUL_DESC_COMPUTE_TYPE",                     4, 0, Any),
    row(1,  "CUBLASLT_MATMUL_DESC_SCALE_TYPE",                       4, 0, Any),
    row(2,  "CUBLASLT_MATMUL_DESC_POINTER_MODE",                     4, 0, OneOf(&[0, 1])),
    row(3,  "CUBLASLT_MATMUL_DESC_TRANSA",                           4, 0, OneOf(&[0, 1, 2])),
    row(4,  "CUBLASLT_MATMUL_DESC_TRANSB",                           4, 0, OneOf(&[0, 1, 2])),
    row(5,  "CUBLASLT_MATMUL_DESC_TRANSC",                           4, 0, Fixed),
    row(6,  "CUBLASLT_MATMUL_DESC_FILL_MODE",                        4, 2, Fixed),
    row(7,  "CUBLASLT_MATMUL_DESC_EPILOGUE",                         4, 1, OneOf(&[1, 2, 4, 6, 32, 36])),
    row(8,  "CUBLASLT_MATMUL_DESC_BIAS_POINTER",                     8, 0, Any),
    row(10, "CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE",                8, 0, Any),
    row(11, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER",             8, 0, Fixed),
    row(12, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD",                  8, 0, Fixed),
    row(13, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE",        8, 0, Fixed),
    row(14, "CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE",        8, 0, Fixed),
    row(15, "CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET",                  4, 0, Any),
    row(17, "CUBLASLT_MATMUL_DESC_A_SCALE_POINTER",                  8, 0, Fixed),
    row(18, "CUBLASLT_MATMUL_DESC_B_SCALE_POINTER",                  8, 0, Fixed),
    row(19, "CUBLASLT_MATMUL_DESC_C_SCALE_POINTER",                  8, 0, Fixed),
    row(20, "CUBLASLT_MATMUL_DESC_D_SCALE_POINTER",                  8, 0, Fixed),
    row(21, "CUBLASLT_MATMUL_DESC_AMAX_D_POINTER",                   8, 0, Fixed),
    row(22, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE",           4, NONE, Fixed),
    row(23, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER",       8, 0, Fixed),
    row(24, "CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER",        8, 0, Fixed),
    row(25, "CUBLASLT_MATMUL_DESC_FAST_ACCUM",                       1, 0, Any),
    row(26, "CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE",                   4, NONE, Any),
    row(27, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS",    4, 0, Fixed),
    row(28, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS",    4, 0, Fixed),
    row(29, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER",  8, 0, Fixed),
    row(30, "CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER", 8, 0, Fixed),
    row(31, "CUBLASLT_MATMUL_DESC_A_SCALE_MODE",                     4, 0, Fixed),
    row(32, "CUBLASLT_MATMUL_DESC_B_SCALE_MODE",                     4, 0, Fixed),
    row(33, "CUBLASLT_MATMUL_DESC_C_SCALE_MODE",                     4, 0, Fixed),
    row(34, "CUBLASLT_MATMUL_DESC_D_SCALE_MODE",                     4, 0, Fixed),
]);

/// The value -1 of 4 bytes, for no type.
const NONE: u64 = 0xffff_ffff;

/// `cublasLtMatmulPreferenceAttributes_t`: they restrict the choice of an algorithm, of which there
/// is one here.
#[rustfmt::skip]
pub static PREFERENCE: Kind = Kind(&[
    row(0,  "CUBLASLT_MATMUL_PREF_SEARCH_MODE",           4, 0, Any),
    row(1,  "CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES",   8, 0, Any),
    row(2,  "CUBLASLT_MATMUL_PREF_MATH_MODE_MASK",        4, 0, Any),
    row(3,  "CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK", 4, 7, Any),
    row(4,  "CUBLASLT_MATMUL_PREF_GAUSSIAN_MODE_MASK",    4, 0, Any),
    row(5,  "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES", 4, 256, Any),
    row(6,  "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES", 4, 256, Any),
    row(7,  "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES", 4, 256, Any),
    row(8,  "CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES", 4, 256, Any),
    row(9,  "CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT",       4, 0, Any),
    row(10, "CUBLASLT_MATMUL_PREF_POINTER_MODE_MASK",     4, 0, Any),
    row(11, "CUBLASLT_MATMUL_PREF_EPILOGUE_MASK",         4, 0, Any),
    row(12, "CUBLASLT_MATMUL_PREF_IMPL_MASK",             8, u64::MAX, Any),
]);

impl Attribute {
    fn is_stored(&self) -> bool {
        !matches!(self.values, Fixed)
    }

    fn allows(&self, value: u64) -> bool {
        match self.values {
            Any => true,
            OneOf(values) => values.contains(&value),
            Fixed => value == self.default,
        }
    }
}

impl Kind {
    /// Returns the bytes of a descriptor.
    pub fn bytes(&self) -> usize {
        let stored = self.0.iter().filter(|attribute| attribute.is_stored());
        stored.map(|attribute| attribute.bytes).sum()
    }

    /// Returns an attribute, and the offset of its value if it is stored.
    fn find(&self, number: c_int) -> Result<(&Attribute, usize)> {
        let index = self.0.iter().position(|known| known.number == number);
        let Some(index) = index else {
            let first = self.0.first().map_or("", |known| known.name);
            client::say_once(&format!(
                "attribute {number} of the list of cuBLASLt that begins with `{first}` is not supported"
            ));
            return Err(UNSUPPORTED);
        };
        let before = self.0[..index].iter().filter(|known| known.is_stored());
        Ok((&self.0[index], before.map(|known| known.bytes).sum()))
    }

    /// Fills a descriptor with the default values.
    ///
    /// # Safety
    /// It has [`Kind::bytes`].
    pub unsafe fn fill(&self, descriptor: *mut c_void) {
        let mut to = descriptor.cast::<u8>();
        for attribute in self.0.iter().filter(|attribute| attribute.is_stored()) {
            // SAFETY: by the caller's contract; values have at most 8 bytes.
            unsafe {
                let from = attribute.default.to_le_bytes();
                to.copy_from_nonoverlapping(from.as_ptr(), attribute.bytes);
                to = to.add(attribute.bytes);
            }
        }
    }

    /// Returns the value of an attribute, without its sign.
    ///
    /// # Safety
    /// The descriptor was filled by [`Kind::fill`].
    pub unsafe fn get(&self, descriptor: *const c_void, number: c_int) -> Result<u64> {
        require(&[!descriptor.is_null()])?;
        let (attribute, offset) = self.find(number)?;
        if !attribute.is_stored() {
            return Ok(attribute.default);
        }
        let mut value = [0; 8];
        // SAFETY: by the caller's contract.
        unsafe {
            let from = descriptor.cast::<u8>().add(offset);
            from.copy_to_nonoverlapping(value.as_mut_ptr(), attribute.bytes);
        }
        Ok(u64::from_le_bytes(value))
    }

    /// Sets an attribute to the value of `bytes` at `from`.
    ///
    /// - errors: a wrong size; a value that is not supported
    ///
    /// # Safety
    /// As [`Kind::get`]; `from` has that size, or is null.
    pub unsafe fn set(
        &self,
        descriptor: *mut c_void,
        number: c_int,
        from: *const c_void,
        bytes: usize,
    ) -> Result<()> {
        require(&[!descriptor.is_null(), !from.is_null()])?;
        let (attribute, offset) = self.find(number)?;
        require(&[bytes == attribute.bytes])?;
        let mut value = [0; 8];
        // SAFETY: by the caller's contract.
        unsafe {
            from.cast::<u8>()
                .copy_to_nonoverlapping(value.as_mut_ptr(), bytes);
        }
        let number = u64::from_le_bytes(value);
        if !attribute.allows(number) {
            let name = attribute.name;
            client::say_once(&format!("`{name}` of {number} is not supported"));
            return Err(UNSUPPORTED);
        }
        if attribute.is_stored() {
            // SAFETY: as above.
            unsafe {
                let to = descriptor.cast::<u8>().add(offset);
                to.copy_from_nonoverlapping(value.as_ptr(), bytes);
            }
        }
        Ok(())
    }

    /// Writes the value of an attribute to `to`, or its size to `written` if `bytes` is 0.
    ///
    /// # Safety
    /// As [`Kind::get`]; `to` has that size, or is null.
    pub unsafe fn read(
        &self,
        descriptor: *const c_void,
        number: c_int,
        to: *mut c_void,
        bytes: usize,
        written: *mut usize,
    ) -> Result<()> {
        let (attribute, _) = self.find(number)?;
        // SAFETY: by the caller's contract.
        unsafe {
            if !written.is_null() {
                *written = attribute.bytes;
            }
            if bytes == 0 {
                return require(&[!written.is_null()]);
            }
            require(&[bytes == attribute.bytes, !to.is_null()])?;
            let value = self.get(descriptor, number)?.to_le_bytes();
            to.cast::<u8>()
                .copy_from_nonoverlapping(value.as_ptr(), bytes);
        }
        Ok(())
    }

    /// Makes a descriptor with the default values.
    pub fn make(&self) -> *mut c_void {
        let words = self.bytes().div_ceil(8);
        let made = Box::into_raw(vec![0_u64; words].into_boxed_slice());
        let descriptor = made.cast::<c_void>();
        // SAFETY: it has room for the values.
        unsafe { self.fill(descriptor) };
        descriptor
    }

    /// Frees a descriptor.
    ///
    /// # Safety
    /// It was made by [`Kind::make`], or is null.
    pub unsafe fn free(&self, descriptor: *mut c_void) {
        if descriptor.is_null() {
            return;
        }
        let words = self.bytes().div_ceil(8);
        let slice = std::ptr::slice_from_raw_parts_mut(descriptor.cast::<u64>(), words);
        // SAFETY: by the caller's contract.
        drop(unsafe { Box::from_raw(slice) });
    }

    /// Fills memory that the program provides for a descriptor.
    ///
    /// # Safety
    /// It has that many bytes, or is null.
    pub unsafe fn fill_provided(&self, descriptor: *mut c_void, bytes: usize) -> Result<()> {
        if descriptor.is_null() || bytes < self.bytes() {
            return Err(INVALID);
        }
        // SAFETY: by the caller's contract.
        unsafe { self.fill(descriptor) };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs provide memory of the sizes in `cublasLt.h`: 8, 11 and 8 words in the oldest
    /// version.
    #[test]
    fn descriptors_fit_in_the_memory_that_programs_provide() {
        assert!(LAYOUT.bytes() <= 64 && PRODUCT.bytes() <= 88 && PREFERENCE.bytes() <= 64);
    }
}
