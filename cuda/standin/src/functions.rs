//! Maps the program's addresses to kernels and variables.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::client::{self, Error};
use crate::errors::{INVALID_FUNCTION, INVALID_SYMBOL, INVALID_VALUE, UNKNOWN};
use crate::protocol::{FAT_BINARY, Function, Request, Value, linked_image};

/// A module of the program: a fat binary, which is loaded on first use.
struct Module {
    image: Vec<u8>,
    number: Option<Result<u32, Error>>,
}

/// A kernel, identified by its name until it is first used.
struct Kernel {
    module: usize,
    name: String,
    found: Option<&'static Function>,
}

/// A variable of a module.
#[derive(Clone)]
struct Variable {
    module: usize,
    name: String,
    range: Option<(u64, u64)>,
}

/// The registrations of the program.
#[derive(Default)]
struct Tables {
    modules: Vec<Module>,
    /// The kernels, by the address of the program's function, or by a handle.
    kernels: BTreeMap<usize, Kernel>,
    variables: BTreeMap<usize, Variable>,
    /// Pointers that receive the addresses of managed variables.
    managed: Vec<(usize, usize)>,
}

static TABLES: Mutex<Option<Tables>> = Mutex::new(None);

/// Calls `action` with the tables; ignores the poisoning of the lock by a panic.
fn tables<T>(action: impl FnOnce(&mut Tables) -> T) -> T {
    let mut tables: MutexGuard<'_, Option<Tables>> =
        TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    action(tables.get_or_insert_with(Tables::default))
}

/// Converts a C string.
pub unsafe fn text(from: *const c_char) -> Option<String> {
    // SAFETY: the caller passes a text that ends with a zero byte, or null.
    (!from.is_null()).then(|| {
        unsafe { CStr::from_ptr(from) }
            .to_string_lossy()
            .into_owned()
    })
}

/// Adds a module; numbers start at 1, so that no handle is null.
pub fn add_module(image: Vec<u8>) -> usize {
    tables(|tables| {
        tables.modules.push(Module {
            image,
            number: None,
        });
        tables.modules.len()
    })
}

/// Loads a module immediately.
pub fn load_now(module: usize) -> Result<(), Error> {
    server_module(module).map(|_| ())
}

/// Returns the server's number of a module, after loading it.
pub fn server_module(module: usize) -> Result<u32, Error> {
    tables(|tables| tables.server_module(module))
}

/// Returns the module of a kernel.
pub fn module_of(key: usize) -> Result<usize, Error> {
    tables(|tables| {
        let kernel = tables.kernels.get(&key).ok_or(INVALID_FUNCTION)?;
        Ok(kernel.module)
    })
}

pub fn add_kernel(key: usize, module: usize, name: String) {
    tables(|tables| {
        tables.kernels.insert(
            key,
            Kernel {
                module,
                name,
                found: None,
            },
        )
    });
}

pub fn add_variable(key: usize, module: usize, name: String) {
    tables(|tables| {
        tables.variables.insert(
            key,
            Variable {
                module,
                name,
                range: None,
            },
        )
    });
}

pub fn add_managed(pointer: usize, module: usize, name: String) {
    add_variable(pointer, module, name);
    tables(|tables| tables.managed.push((pointer, module)));
}

/// Writes the addresses of the managed variables of a module to the program's pointers.
pub fn place_managed(module: usize) {
    let of_module = tables(|tables| {
        let of = tables.managed.iter().filter(|(_, of)| *of == module);
        of.map(|(pointer, _)| *pointer).collect::<Vec<usize>>()
    });
    for pointer in of_module {
        let Ok((address, bytes)) = variable(pointer) else {
            continue;
        };
        let opened =
            client::with(|client| client.open_to_host(address, bytes).map_err(|_| UNKNOWN));
        if opened.is_ok() {
            // SAFETY: the program registered this pointer to be filled.
            unsafe { *(pointer as *mut u64) = address };
        }
    }
}

impl Tables {
    fn server_module(&mut self, module: usize) -> Result<u32, Error> {
        let module = module
            .checked_sub(1)
            .and_then(|index| self.modules.get_mut(index));
        let module = module.ok_or(INVALID_VALUE)?;
        if let Some(number) = module.number {
            return number;
        }
        let image = std::mem::take(&mut module.image);
        let number = client::with(|client| match client.ask(&Request::LoadModule { image })? {
            Value::Number { number } => Ok(number),
            _ => Err(UNKNOWN),
        });
        module.number = Some(number);
        number
    }
}

/// Returns the kernel for an address of the program, or for a handle.
pub fn kernel(key: usize) -> Result<&'static Function, Error> {
    tables(|tables| {
        let kernel = tables.kernels.get(&key).ok_or(INVALID_FUNCTION)?;
        if let Some(function) = kernel.found {
            return Ok(function);
        }
        let (module, name) = (kernel.module, kernel.name.clone());
        let function = find_kernel(tables, module, name)?;
        if let Some(kernel) = tables.kernels.get_mut(&key) {
            kernel.found = Some(function);
        }
        Ok(function)
    })
}

fn find_kernel(
    tables: &mut Tables,
    module: usize,
    name: String,
) -> Result<&'static Function, Error> {
    let module = tables.server_module(module)?;
    let request = Request::GetFunction { module, name };
    client::with(|client| match client.ask(&request)? {
        Value::Kernel { function } => Ok(&*Box::leak(Box::new(function))),
        _ => Err(UNKNOWN),
    })
}

/// Returns a handle for a kernel of a module, by name.
pub fn kernel_handle(module: usize, name: &str) -> Result<usize, Error> {
    tables(|tables| {
        let known = tables.kernels.iter().find(|(key, kernel)| {
            kernel.module == module
                && kernel.name == name
                && kernel
                    .found
                    .is_some_and(|found| std::ptr::from_ref(found) as usize == **key)
        });
        if let Some((key, _)) = known {
            return Ok(*key);
        }
        let function = find_kernel(tables, module, name.to_owned())?;
        let key = std::ptr::from_ref(function) as usize;
        let kernel = Kernel {
            module,
            name: name.to_owned(),
            found: Some(function),
        };
        tables.kernels.insert(key, kernel);
        Ok(key)
    })
}

/// Returns the name of a kernel, with static lifetime.
pub fn kernel_name(key: usize) -> Option<*const c_char> {
    tables(|tables| {
        let name = tables.kernels.get(&key)?.name.clone();
        let name = std::ffi::CString::new(name).ok()?;
        Some(name.into_raw().cast_const())
    })
}

/// Returns the address and size of the variable for an address of the program.
pub fn variable(key: usize) -> Result<(u64, u64), Error> {
    tables(|tables| {
        let variable = tables.variables.get(&key).ok_or(INVALID_SYMBOL)?.clone();
        if let Some(range) = variable.range {
            return Ok(range);
        }
        let range = find_variable(tables, variable.module, variable.name)?;
        if let Some(variable) = tables.variables.get_mut(&key) {
            variable.range = Some(range);
        }
        Ok(range)
    })
}

fn find_variable(tables: &mut Tables, module: usize, name: String) -> Result<(u64, u64), Error> {
    let module = tables.server_module(module)?;
    client::with(
        |client| match client.ask(&Request::GetVariable { module, name })? {
            Value::Range { address, bytes } => Ok((address, bytes)),
            _ => Err(UNKNOWN),
        },
    )
}

/// Returns the address and size of a variable by name.
pub fn named_variable(module: usize, name: &str) -> Result<(u64, u64), Error> {
    tables(|tables| find_variable(tables, module, name.to_owned()))
}

/// Discards the device's state, after a reset.
pub fn reset() {
    tables(|tables| {
        for variable in tables.variables.values_mut() {
            variable.range = None;
        }
    });
}

/// Copies a fat binary, whose header gives its length.
///
/// # Safety
/// `from` points to a fat binary or to a zero-terminated text.
pub unsafe fn image(from: *const c_void) -> Vec<u8> {
    const WRAPPER: u32 = 0x4662_43b1;
    const ELF: u32 = 0x464c_457f;
    /// The version of a wrapper with a list of the fat binaries of all units (`-rdc=true`); its own
    /// fat binary has only the linked machine code.
    const LINKED: u32 = 2;
    // SAFETY: each kind of image has at least 4 bytes, and the fields read below for its kind.
    unsafe {
        match from.cast::<u32>().read_unaligned() {
            WRAPPER => {
                let version = from.cast::<u32>().add(1).read_unaligned();
                let fields = from.cast::<u8>().add(8).cast::<*const c_void>();
                let units = fields.add(1).read_unaligned();
                match version == LINKED && !units.is_null() {
                    true => linked_image(&image_list(units.cast())),
                    false => image(fields.read_unaligned()),
                }
            }
            FAT_BINARY => {
                let header = from.cast::<u8>().add(6).cast::<u16>().read_unaligned();
                let bytes = from.cast::<u8>().add(8).cast::<u64>().read_unaligned();
                std::slice::from_raw_parts(from.cast(), header as usize + bytes as usize).to_vec()
            }
            ELF => std::slice::from_raw_parts(from.cast(), 64).to_vec(),
            _ => CStr::from_ptr(from.cast()).to_bytes().to_vec(),
        }
    }
}

/// Returns the images of a null-terminated list.
///
/// # Safety
/// `list` is such a list; each image satisfies the contract of [`image`].
unsafe fn image_list(list: *const *const c_void) -> Vec<Vec<u8>> {
    // SAFETY: by the caller's contract.
    (0..)
        .map(|index| unsafe { *list.add(index) })
        .take_while(|unit| !unit.is_null())
        .map(|unit| unsafe { image(unit) })
        .collect()
}
