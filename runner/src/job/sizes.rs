//! Limits of the hardware model, and the small grammars that jobs and the command line share.

use stablehlo::ElementType;

use crate::element;
use crate::fault::suggest;

/// Largest grid in x, y, z (CUDA, "Technical Specifications per Compute Capability").
pub const GRID_LIMITS: [u64; 3] = [i32::MAX as u64, 65535, 65535];
/// Largest block in x, y, z.
pub const BLOCK_LIMITS: [u64; 3] = [1024, 1024, 64];
/// Maximum number of threads of a block.
pub const BLOCK_THREADS_LIMIT: u64 = 1024;
/// Largest shared memory of a block that opts in (compute capability 9.0 and later).
pub const SHARED_BYTES_LIMIT: u32 = 227 * 1024;

/// Whether sizes are in blocks or threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Blocks of a grid.
    Grid,
    /// Threads of a block.
    Block,
}

impl Extent {
    /// Returns its name for messages.
    pub fn word(self) -> &'static str {
        match self {
            Extent::Grid => "grid",
            Extent::Block => "block",
        }
    }

    /// Checks one to three sizes against the limits and fills the missing axes with 1.
    pub fn check(self, sizes: &[i128]) -> Result<[u32; 3], String> {
        let word = self.word();
        if sizes.is_empty() || sizes.len() > 3 {
            return Err(format!(
                "a {word} has one to three sizes, found {}",
                sizes.len()
            ));
        }
        let limits = if self == Extent::Grid {
            GRID_LIMITS
        } else {
            BLOCK_LIMITS
        };
        let mut result = [1; 3];
        for (axis, size) in sizes.iter().enumerate() {
            let name = ["x", "y", "z"][axis];
            if *size < 1 {
                return Err(format!(
                    "the {word} is {size} in {name}; it must be at least 1"
                ));
            }
            if *size > i128::from(limits[axis]) {
                return Err(format!(
                    "the {word} is {size} in {name}; CUDA allows at most {}",
                    limits[axis]
                ));
            }
            result[axis] = *size as u32;
        }
        let threads: u64 = result.iter().map(|size| u64::from(*size)).product();
        if self == Extent::Block && threads > BLOCK_THREADS_LIMIT {
            return Err(format!(
                "the block has {threads} threads; CUDA allows at most {BLOCK_THREADS_LIMIT}"
            ));
        }
        Ok(result)
    }
}

/// Parses `X`, `XxY` or `XxYxZ`; [`Extent::check`] refuses more sizes.
pub fn parse_extents(text: &str) -> Option<Vec<i128>> {
    let sizes: Option<Vec<i128>> = text.split('x').map(|size| size.parse().ok()).collect();
    sizes.filter(|_| {
        text.bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'x')
    })
}

/// Returns the element type of this name; the error is a message and a remedy.
pub fn parse_element(name: &str) -> Result<ElementType, (String, String)> {
    let unknown = || {
        (
            format!("there is no element type `{name}`"),
            suggest(name, "type", element::names()),
        )
    };
    element::parse(name).ok_or_else(unknown)
}

/// Checks that names can be written to every kind of output and typed on a command line.
pub fn check_name(name: &str) -> Result<(), String> {
    let bad = |c: char| c.is_whitespace() || c.is_control() || "/\\=:,[]\"'".contains(c);
    if name.is_empty() {
        return Err("a name is empty".to_owned());
    }
    match name.chars().find(|c| bad(*c)) {
        Some(c) => Err(format!(
            "the name `{name}` has a `{}` in it",
            c.escape_default()
        )),
        None => Ok(()),
    }
}

/// Returns the size of an array in bytes, if it can be addressed.
pub fn array_bytes(element: ElementType, shape: &[usize]) -> Option<usize> {
    let bytes = shape
        .iter()
        .try_fold(element::bytes(element), |bytes, extent| {
            bytes.checked_mul(*extent)
        })?;
    (bytes <= isize::MAX as usize).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extents() {
        assert_eq!(parse_extents("40"), Some(vec![40]));
        assert_eq!(parse_extents("16x64x2"), Some(vec![16, 64, 2]));
        for text in ["", "x", "1x", "-1", "+1", "1.5", "1X2"] {
            assert_eq!(parse_extents(text), None, "{text}");
        }
        assert_eq!(Extent::Block.check(&[32, 8]), Ok([32, 8, 1]));
        assert!(
            Extent::Block
                .check(&[1024, 2])
                .unwrap_err()
                .contains("2048 threads")
        );
        assert!(
            Extent::Block
                .check(&[1, 1, 65])
                .unwrap_err()
                .contains("65 in z")
        );
        assert!(Extent::Grid.check(&[0]).unwrap_err().contains("at least 1"));
        assert!(
            Extent::Grid
                .check(&[1, 65536])
                .unwrap_err()
                .contains("65535")
        );
    }

    #[test]
    fn sizes_that_overflow() {
        assert_eq!(array_bytes(ElementType::F32, &[10, 10]), Some(400));
        assert_eq!(array_bytes(ElementType::F32, &[1 << 40, 1 << 40]), None);
        assert_eq!(array_bytes(ElementType::F64, &[1 << 60]), None);
    }
}
