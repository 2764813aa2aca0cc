//! Kernel launches.

use std::cell::RefCell;
use std::ffi::c_void;
use std::mem::ManuallyDrop;

use crate::client::Error;
use crate::errors::{INVALID_CONFIGURATION, INVALID_VALUE, OUT_OF_RESOURCES, SUCCESS};
use crate::graphs::Action;
use crate::protocol::Function;
use crate::{functions, graphs};

/// `dim3`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dim3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

impl Dim3 {
    pub fn sizes(self) -> [u32; 3] {
        [self.x, self.y, self.z]
    }
}

/// The execution configuration of a launch (`<<<...>>>`).
#[derive(Clone, Copy)]
pub struct Configuration {
    pub grid: Dim3,
    pub block: Dim3,
    pub shared: usize,
    pub stream: *mut c_void,
}

thread_local! {
    // Without a destructor, because destructors of the program's static objects, which run later,
    // call CUDA too.
    static CONFIGURATIONS: ManuallyDrop<RefCell<Vec<Configuration>>> =
        const { ManuallyDrop::new(RefCell::new(Vec::new())) };
}

pub fn push(configuration: Configuration) {
    CONFIGURATIONS.with(|all| all.borrow_mut().push(configuration));
}

pub fn pop() -> Option<Configuration> {
    CONFIGURATIONS.with(|all| all.borrow_mut().pop())
}

/// The largest number of bytes of shared memory of a block.
pub const MOST_SHARED: u32 = 227 << 10;
const MOST_THREADS: u32 = 1024;
const MOST_BLOCKS: [u32; 3] = [i32::MAX as u32, 65535, 65535];

fn check(function: &Function, configuration: &Configuration) -> Result<(), Error> {
    let block = configuration.block.sizes();
    let grid = configuration.grid.sizes();
    let threads: u64 = block.iter().map(|size| u64::from(*size)).product();
    let most = match function.most_threads {
        0 => MOST_THREADS,
        most => most,
    };
    if threads == 0 || threads > u64::from(MOST_THREADS) || block[2] > 64 || grid.contains(&0) {
        return Err(INVALID_CONFIGURATION);
    }
    if grid
        .iter()
        .zip(MOST_BLOCKS)
        .any(|(size, most)| *size > most)
    {
        return Err(INVALID_CONFIGURATION);
    }
    if threads > u64::from(most) {
        return Err(OUT_OF_RESOURCES);
    }
    match configuration.shared as u64 + u64::from(function.shared) > u64::from(MOST_SHARED) {
        true => Err(INVALID_VALUE),
        false => Ok(()),
    }
}

/// Returns a launch with the bytes of the parameters.
pub fn action(
    function: &'static Function,
    configuration: &Configuration,
    params: Vec<u8>,
) -> Result<Action, Error> {
    check(function, configuration)?;
    Ok(Action::Launch {
        function,
        grid: configuration.grid.sizes(),
        block: configuration.block.sizes(),
        shared: configuration.shared as u32,
        params,
    })
}

/// Returns the number of bytes of all parameters.
fn params_bytes(function: &Function) -> usize {
    function
        .params
        .iter()
        .map(|[offset, bytes]| offset + bytes)
        .max()
        .unwrap_or(0) as usize
}

/// Launches a kernel, given a pointer to each argument.
///
/// # Safety
/// `args` has a pointer for each parameter of the kernel, to as many bytes as the parameter has.
pub unsafe fn launch(
    key: usize,
    configuration: &Configuration,
    args: *const *const c_void,
) -> Result<(), Error> {
    // SAFETY: by the caller's contract.
    unsafe { launch_with(key, configuration, args, std::ptr::null()) }
}

/// Launches a kernel, given a pointer to each argument, or all arguments in one buffer.
///
/// # Safety
/// As [`arguments`].
pub unsafe fn launch_with(
    key: usize,
    configuration: &Configuration,
    args: *const *const c_void,
    extra: *const *const c_void,
) -> Result<(), Error> {
    // SAFETY: by the caller's contract.
    let (function, params) = unsafe { arguments(key, args, extra) }?;
    let action = action(function, configuration, params)?;
    match graphs::submit(configuration.stream, action) {
        SUCCESS => Ok(()),
        error => Err(error),
    }
}

/// Returns a kernel and the bytes of its parameters.
///
/// # Safety
/// `args` has a pointer for each parameter of the kernel, to as many bytes as the parameter has; or
/// it is null and `extra` has pairs of a key and a value, terminated by a null key.
pub unsafe fn arguments(
    key: usize,
    args: *const *const c_void,
    extra: *const *const c_void,
) -> Result<(&'static Function, Vec<u8>), Error> {
    let function = functions::kernel(key)?;
    let mut params = vec![0; params_bytes(function)];
    if args.is_null() && !extra.is_null() {
        // SAFETY: by the caller's contract.
        unsafe { fill_from_buffer(&mut params, extra) }?;
        return Ok((function, params));
    }
    for (number, [offset, bytes]) in function.params.iter().enumerate() {
        if args.is_null() {
            return Err(INVALID_VALUE);
        }
        // SAFETY: by the caller's contract.
        let arg = unsafe { *args.add(number) };
        if arg.is_null() {
            return Err(INVALID_VALUE);
        }
        let to = &mut params[*offset as usize..(offset + bytes) as usize];
        // SAFETY: by the caller's contract.
        unsafe { std::ptr::copy_nonoverlapping(arg.cast(), to.as_mut_ptr(), to.len()) };
    }
    Ok((function, params))
}

/// # Safety
/// `extra` has pairs of a key and a value, terminated by a null key.
unsafe fn fill_from_buffer(params: &mut [u8], extra: *const *const c_void) -> Result<(), Error> {
    let (mut buffer, mut bytes) = (std::ptr::null(), 0);
    // SAFETY: by the caller's contract.
    unsafe {
        let mut at = extra;
        loop {
            match *at as usize {
                0 => break,
                1 => buffer = (*at.add(1)).cast::<u8>(),
                2 => bytes = *(*at.add(1)).cast::<usize>(),
                _ => return Err(INVALID_VALUE),
            }
            at = at.add(2);
        }
    }
    if (buffer.is_null() && bytes > 0) || bytes < params.len() {
        return Err(INVALID_VALUE);
    }
    if !params.is_empty() {
        // SAFETY: the program passes a buffer of that size.
        unsafe { std::ptr::copy_nonoverlapping(buffer, params.as_mut_ptr(), params.len()) };
    }
    Ok(())
}
