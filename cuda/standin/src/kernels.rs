//! The kernels of the libraries cuBLAS, cuFFT, cuRAND and cuSPARSE, as PTX. A module with a single
//! kernel is loaded when that kernel is first launched.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

use crate::client::Error;
use crate::errors::{INVALID_FUNCTION, INVALID_VALUE, SUCCESS};
use crate::launch::{self, Configuration, Dim3};
use crate::{functions, graphs};

/// The PTX files, each a header and kernels without variables or functions of the module.
const TEXTS: [&str; 4] = [
    include_str!("../../libraries/blas.ptx"),
    include_str!("../../libraries/fft.ptx"),
    include_str!("../../libraries/random.ptx"),
    include_str!("../../libraries/sparse.ptx"),
];

/// An argument of a kernel.
#[derive(Clone, Copy)]
pub struct Arg {
    bytes: [u8; 8],
    count: usize,
}

macro_rules! args {
    ($($ty:ty)*) => {$(
        impl From<$ty> for Arg {
            fn from(value: $ty) -> Arg {
                let mut bytes = [0; 8];
                bytes[..size_of::<$ty>()].copy_from_slice(&value.to_le_bytes());
                Arg { bytes, count: size_of::<$ty>() }
            }
        }
    )*};
}

args!(i32 u32 i64 u64 f32 f64);

impl<T> From<*const T> for Arg {
    fn from(pointer: *const T) -> Arg {
        Arg::from(pointer as u64)
    }
}

impl<T> From<*mut T> for Arg {
    fn from(pointer: *mut T) -> Arg {
        Arg::from(pointer as u64)
    }
}

/// Returns a list of arguments of several types.
macro_rules! arguments {
    ($($value:expr),* $(,)?) => { Vec::from([$($crate::kernels::Arg::from($value)),*]) };
}
pub(crate) use arguments;

/// Returns the text of a module with this kernel only.
fn module_of(name: &str) -> Option<String> {
    let start = format!(".visible .entry {name}(");
    TEXTS.into_iter().find_map(|text| {
        let (before, rest) = text.split_once(&start)?;
        let header = before.split(".visible .entry").next()?;
        let end = rest.find("\n}\n")?;
        Some(format!("{header}{start}{}\n}}\n", &rest[..end]))
    })
}

/// The handles of the kernels that have been launched, by name.
static LOADED: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());

fn key(name: &str) -> Result<usize, Error> {
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(key) = loaded.get(name) {
        return Ok(*key);
    }
    let text = module_of(name).ok_or(INVALID_FUNCTION)?;
    let module = functions::add_module(text.into_bytes());
    let key = functions::kernel_handle(module, name)?;
    loaded.insert(name.to_owned(), key);
    Ok(key)
}

/// Launches a kernel of these libraries on a stream.
///
/// - errors: arguments that do not match the kernel; errors of a launch
pub fn launch(
    name: &str,
    stream: *mut c_void,
    [grid, block]: [[u32; 3]; 2],
    args: &[Arg],
) -> Result<(), Error> {
    let function = functions::kernel(key(name)?)?;
    let fits = |(arg, [_, bytes]): (&Arg, &[u32; 2])| arg.count == *bytes as usize;
    if args.len() != function.params.len() || !args.iter().zip(&function.params).all(fits) {
        return Err(INVALID_VALUE);
    }
    let end = |[offset, bytes]: &[u32; 2]| (offset + bytes) as usize;
    let mut params = vec![0; function.params.iter().map(end).max().unwrap_or(0)];
    for (arg, param) in args.iter().zip(&function.params) {
        params[param[0] as usize..end(param)].copy_from_slice(&arg.bytes[..arg.count]);
    }
    let dim = |[x, y, z]: [u32; 3]| Dim3 { x, y, z };
    let configuration = Configuration {
        grid: dim(grid),
        block: dim(block),
        shared: 0,
        stream,
    };
    let action = launch::action(function, &configuration, params)?;
    match graphs::submit(stream, action) {
        SUCCESS => Ok(()),
        error => Err(error),
    }
}

/// Returns the number of blocks of `size` threads for `count` threads; neither is negative.
pub fn blocks(count: i64, size: i64) -> i64 {
    (count as u64).div_ceil(size as u64) as i64
}

/// Returns grid and block with a thread for each of `count` elements.
pub fn line(count: i64) -> [[u32; 3]; 2] {
    const BLOCK: i64 = 128;
    [
        [blocks(count, BLOCK).max(1) as u32, 1, 1],
        [BLOCK as u32, 1, 1],
    ]
}

/// Returns grid and block with a thread for each element of a plane, in `layers`; `None` if the
/// numbers of rows or layers exceed the limits of a grid.
pub fn plane(columns: i64, rows: i64, layers: i64) -> Option<[[u32; 3]; 2]> {
    [[32, 4], [4, 256]]
        .into_iter()
        .find_map(|block| plane_of(block, columns, rows, layers))
}

/// As [`plane`], with blocks of this size.
pub fn plane_of([x, y]: [i64; 2], columns: i64, rows: i64, layers: i64) -> Option<[[u32; 3]; 2]> {
    const MOST: i64 = 65535;
    let grid = [blocks(columns, x), blocks(rows, y), layers];
    let fits = grid[0] <= i64::from(i32::MAX) && grid[1] <= MOST && grid[2] <= MOST;
    fits.then(|| {
        [
            grid.map(|count| count.max(1) as u32),
            [x as u32, y as u32, 1],
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::LIBRARY_MARK;

    #[test]
    fn each_kernel_is_a_module_of_its_own() {
        for text in TEXTS {
            assert!(text.starts_with(LIBRARY_MARK));
            let entries = text.split(".visible .entry ").skip(1);
            for name in entries.filter_map(|entry| entry.split('(').next()) {
                let module = module_of(name).unwrap_or_default();
                assert!(module.starts_with(LIBRARY_MARK), "{name}");
                assert_eq!(module.matches(".entry").count(), 1, "{name}");
                assert!(
                    module.contains("ret;") && module.ends_with("\n}\n"),
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn grids_have_room_for_all_threads() {
        assert_eq!(line(129), [[2, 1, 1], [128, 1, 1]]);
        assert_eq!(plane(33, 5, 2), Some([[2, 2, 2], [32, 4, 1]]));
        assert_eq!(plane(8, 300_000, 1), Some([[2, 1172, 1], [4, 256, 1]]));
        assert_eq!(plane(8, 1 << 25, 1), None);
    }
}
