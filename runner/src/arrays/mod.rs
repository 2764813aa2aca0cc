//! Arrays on the host: element type, shape, row-major little-endian bytes.

pub mod dates;
pub mod hyperslab;
pub mod initial;
#[cfg(feature = "netcdf")]
mod netcdf;
pub mod npy;
pub mod npz;
mod random;
pub mod source;
pub mod summary;
pub mod zarr;

use half::{bf16, f16};
use stablehlo::ElementType::{self, *};

use self::hyperslab::Hyperslab;
use crate::element;

/// A whole array in host memory.
#[derive(Clone, PartialEq)]
pub struct HostArray {
    /// Element type.
    pub element: ElementType,
    /// Extents, the slowest-varying first.
    pub shape: Vec<usize>,
    /// Row-major, little-endian; the length follows from shape and type.
    pub bytes: Vec<u8>,
}

impl HostArray {
    /// Returns an array of zeros.
    pub fn zeros(element: ElementType, shape: &[usize]) -> HostArray {
        let bytes = vec![0; count(shape) * element::bytes(element)];
        HostArray {
            element,
            shape: shape.to_vec(),
            bytes,
        }
    }

    /// Returns a scalar with these encoded bytes.
    pub fn scalar(element: ElementType, bytes: Vec<u8>) -> HostArray {
        assert_eq!(
            bytes.len(),
            element::bytes(element),
            "a scalar of {}",
            element::name(element)
        );
        HostArray {
            element,
            shape: Vec::new(),
            bytes,
        }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        count(&self.shape)
    }

    /// Returns whether it has no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns element `index` (row-major) as `f64`; 64-bit integers beyond 2^53 are rounded.
    pub fn get(&self, index: usize) -> f64 {
        let size = element::bytes(self.element);
        let at = &self.bytes[index * size..(index + 1) * size];
        macro_rules! read {
            ($ty:ty) => {
                <$ty>::from_le_bytes(at.try_into().expect("as many bytes as the type has"))
            };
        }
        match self.element {
            Pred => f64::from(u8::from(at[0] != 0)),
            I8 => f64::from(read!(i8)),
            I16 => f64::from(read!(i16)),
            I32 => f64::from(read!(i32)),
            I64 => read!(i64) as f64,
            U8 => f64::from(at[0]),
            U16 => f64::from(read!(u16)),
            U32 => f64::from(read!(u32)),
            U64 => read!(u64) as f64,
            F16 => read!(f16).to_f64(),
            BF16 => read!(bf16).to_f64(),
            F32 => f64::from(read!(f32)),
            F64 => read!(f64),
        }
    }

    /// Returns all elements as `f64`.
    pub fn values(&self) -> impl Iterator<Item = f64> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }

    /// Returns the array without `halo[d]` elements on both sides of each dimension `d`.
    pub fn interior(&self, halo: &[usize]) -> HostArray {
        if halo.iter().all(|cells| *cells == 0) {
            return self.clone();
        }
        let inside = Hyperslab::whole(&self.shape).without_halo(&self.shape, halo);
        let inside = inside.unwrap_or_else(|| Hyperslab::whole(&[]));
        self.cut(&Hyperslab {
            start: halo.to_vec(),
            ..inside
        })
    }

    /// Converts `f16` and `bf16`, which file formats lack, to `f32`; the conversion is exact.
    pub fn widened(self) -> HostArray {
        match self.element {
            F16 | BF16 => {
                let bytes = self
                    .values()
                    .flat_map(|value| (value as f32).to_le_bytes())
                    .collect();
                HostArray {
                    element: F32,
                    shape: self.shape,
                    bytes,
                }
            }
            Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 | F32 | F64 => self,
        }
    }
}

impl std::fmt::Debug for HostArray {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", type_name(self.element, &self.shape))
    }
}

/// Returns the number of elements of an array of this shape.
pub fn count(shape: &[usize]) -> usize {
    shape.iter().product()
}

/// Returns the type in the form of the command line, `f32[4096,4096]`.
pub fn type_name(element: ElementType, shape: &[usize]) -> String {
    let extents: Vec<String> = shape.iter().map(usize::to_string).collect();
    format!("{}[{}]", element::name(element), extents.join(","))
}

/// Advances an index in row-major order; the last one wraps around to zero.
pub fn step(index: &mut [usize], shape: &[usize]) {
    for (i, extent) in index.iter_mut().zip(shape).rev() {
        *i += 1;
        if *i < *extent {
            return;
        }
        *i = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interior_has_no_halo() {
        let bytes = (0..20).map(|v| v as u8).collect();
        let array = HostArray {
            element: U8,
            shape: vec![4, 5],
            bytes,
        };
        let interior = array.interior(&[1, 2]);
        assert_eq!(
            (interior.shape.as_slice(), interior.bytes.as_slice()),
            ([2, 1].as_slice(), [7, 12].as_slice())
        );
        assert_eq!(array.interior(&[0, 0]), array);
        let cube = HostArray {
            element: U8,
            shape: vec![2, 2, 5],
            bytes: (0..20).collect(),
        };
        assert_eq!(
            cube.interior(&[0, 0, 1]).bytes,
            [1, 2, 3, 6, 7, 8, 11, 12, 13, 16, 17, 18]
        );
    }

    #[test]
    fn half_floats_are_widened_for_files() {
        let bytes = [1.5f32, -2.0]
            .iter()
            .flat_map(|v| bf16::from_f32(*v).to_le_bytes())
            .collect();
        let array = HostArray {
            element: BF16,
            shape: vec![2],
            bytes,
        }
        .widened();
        assert_eq!(
            (array.element, array.values().collect::<Vec<_>>()),
            (F32, vec![1.5, -2.0])
        );
    }
}
