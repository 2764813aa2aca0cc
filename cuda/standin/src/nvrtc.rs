//! NVRTC: NVIDIA's own library, which needs neither a GPU nor a driver, compiles. Programs get PTX
//! where they ask for machine code, which `cuModuleLoadData` takes in its place.

use std::ffi::{CString, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::{client, memory, sys};

/// `nvrtcResult`.
type Status = c_int;
type Program = *mut c_void;

const SUCCESS: Status = 0;
const INVALID_INPUT: Status = 3;
const INTERNAL_ERROR: Status = 11;

/// The names of NVIDIA's library begin with this one.
const FILE: &str = "libnvrtc.so";
/// The environment variable with the path of nvcc, which `reactant-rs` sets.
const NVCC: &str = "REACTANT_NVCC";

/// Returns the address of a function of NVIDIA's library.
fn function(name: &str) -> Option<*mut c_void> {
    static LIBRARY: OnceLock<Option<usize>> = OnceLock::new();
    let library = LIBRARY.get_or_init(|| {
        let found = open();
        if found.is_none() {
            client::say(
                "the program compiles CUDA C++ by NVRTC, which is not here: `pip install nvidia-cuda-nvrtc` into the program's environment, or add its folder to LD_LIBRARY_PATH",
            );
        }
        found.map(|library| library as usize)
    });
    symbol((*library)? as *mut c_void, name)
}

/// Returns the address of a function of a library.
pub fn symbol(library: *mut c_void, name: &str) -> Option<*mut c_void> {
    let name = CString::new(name).ok()?;
    // SAFETY: the library is loaded, and the name ends with a zero byte.
    let found = unsafe { sys::dlsym(library, name.as_ptr()) };
    (!found.is_null()).then_some(found)
}

/// Loads NVIDIA's library, unless the program is linked with it.
fn open() -> Option<*mut c_void> {
    if symbol(sys::RTLD_NEXT, "nvrtcVersion").is_some() {
        return Some(sys::RTLD_NEXT);
    }
    load(FILE)
}

/// Loads a library of NVIDIA's toolkit, whose names begin with this one.
pub fn load(name: &str) -> Option<*mut c_void> {
    folders()
        .iter()
        .flat_map(|folder| files(folder, name))
        .find_map(|file| {
            let path = CString::new(file.as_os_str().as_bytes()).ok()?;
            // SAFETY: the path ends with a zero byte; the library's initializers have no
            // preconditions.
            let library = unsafe { sys::dlopen(path.as_ptr(), sys::RTLD_NOW) };
            (!library.is_null()).then_some(library)
        })
}

/// Returns the library's files in a folder, the newest first.
fn files(folder: &Path, file: &str) -> Vec<PathBuf> {
    let is_it = |name: &OsStr| {
        let name = name.to_string_lossy();
        name.strip_prefix(file)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let mut files = entries(folder);
    files.retain(|file| file.file_name().is_some_and(is_it));
    files.sort();
    files.reverse();
    files
}

/// Returns what is in a folder, in no particular order; nothing if there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().into_iter().flatten();
    entries.flatten().map(|entry| entry.path()).collect()
}

/// Returns the folders in which the library may be, except this library's own folder.
fn folders() -> Vec<PathBuf> {
    let mut all = Vec::new();
    if let Some(path) = std::env::var_os("LD_LIBRARY_PATH") {
        all.extend(std::env::split_paths(&path));
    }
    for packages in python_packages() {
        let parts = entries(&packages.join("nvidia"));
        all.extend(parts.into_iter().map(|part| part.join("lib")));
    }
    let mut roots = vec![PathBuf::from("/usr/local/cuda")];
    let nvcc = std::env::var_os(NVCC).map(PathBuf::from);
    roots.extend(nvcc.and_then(|nvcc| Some(nvcc.parent()?.parent()?.to_owned())));
    roots.extend(std::env::var_os("CONDA_PREFIX").map(PathBuf::from));
    for root in roots {
        all.extend(["lib64", "lib", "targets/x86_64-linux/lib"].map(|part| root.join(part)));
    }
    all.extend(["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"].map(PathBuf::from));
    let own = own_folder();
    all.retain(|folder| Some(folder) != own.as_ref());
    all
}

fn own_folder() -> Option<PathBuf> {
    let (file, _) = memory::place(own_folder as *const c_void)?;
    Path::new(&file).parent().map(Path::to_owned)
}

/// Returns the folders of packages of the Python that runs the program, if one does: those from
/// which it has loaded libraries, and those beside it.
fn python_packages() -> Vec<PathBuf> {
    const NAMES: [&str; 2] = ["/site-packages/", "/dist-packages/"];
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let loaded = maps.lines().filter_map(|line| {
        let path = &line[line.find('/')?..];
        let (start, name) = NAMES
            .iter()
            .find_map(|name| Some((path.find(name)?, name)))?;
        Some(PathBuf::from(&path[..start + name.len() - 1]))
    });
    let mut all: Vec<PathBuf> = loaded.collect();
    let program = std::env::args_os().next().map(PathBuf::from);
    let beside = program.and_then(|program| Some(program.parent()?.parent()?.to_owned()));
    let environment = std::env::var_os("VIRTUAL_ENV").map(PathBuf::from);
    for root in environment.into_iter().chain(beside) {
        let versions = entries(&root.join("lib"));
        all.extend(
            versions
                .into_iter()
                .map(|python| python.join("site-packages")),
        );
    }
    all.dedup();
    all
}

/// Defines functions that pass their arguments on. Each has at most six, all of them integers or
/// pointers.
macro_rules! passed_on {
    ($($name:ident)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(a: usize, b: usize, c: usize, d: usize, e: usize, f: usize) -> Status {
            // SAFETY: the program passes the arguments of NVIDIA's function of this name.
            unsafe { call(stringify!($name), [a, b, c, d, e, f]) }
        }
    )*};
}

/// # Safety
/// The arguments are those of the function of that name.
unsafe fn call(name: &str, [a, b, c, d, e, f]: [usize; 6]) -> Status {
    type Function = unsafe extern "C" fn(usize, usize, usize, usize, usize, usize) -> Status;
    let Some(found) = function(name) else {
        return INTERNAL_ERROR;
    };
    // SAFETY: by the caller's contract; a function ignores the registers of arguments that it does
    // not have.
    unsafe { std::mem::transmute::<*mut c_void, Function>(found)(a, b, c, d, e, f) }
}

passed_on! {
    nvrtcAddNameExpression nvrtcCompileProgram nvrtcCreateProgram nvrtcDestroyProgram
    nvrtcGetBundledHeadersInfo nvrtcGetLTOIR nvrtcGetLTOIRSize nvrtcGetLoweredName nvrtcGetNVVM
    nvrtcGetNVVMSize nvrtcGetNumSupportedArchs nvrtcGetOptiXIR nvrtcGetOptiXIRSize
    nvrtcGetPCHCreateStatus nvrtcGetPCHHeapSize nvrtcGetPCHHeapSizeRequired nvrtcGetPTX
    nvrtcGetPTXSize nvrtcGetProgramLog nvrtcGetProgramLogSize nvrtcGetSupportedArchs nvrtcGetTileIR
    nvrtcGetTileIRSize nvrtcInstallBundledHeaders nvrtcRemoveBundledHeaders nvrtcSetFlowCallback
    nvrtcSetPCHHeapSize nvrtcVersion
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetErrorString(status: Status) -> *const c_char {
    type Function = unsafe extern "C" fn(Status) -> *const c_char;
    match function("nvrtcGetErrorString") {
        // SAFETY: the function has this type in `nvrtc.h`.
        Some(found) => unsafe { std::mem::transmute::<*mut c_void, Function>(found)(status) },
        None => c"NVRTC is not installed".as_ptr(),
    }
}

/// Returns whether a program was compiled to machine code, which is so for `-arch=sm_80` and not
/// for `-arch=compute_80`.
unsafe fn has_machine_code(program: Program) -> Result<bool, Status> {
    let mut bytes = 0_usize;
    let to = (&raw mut bytes) as usize;
    // SAFETY: the program passes a program of NVRTC.
    match unsafe { call("nvrtcGetCUBINSize", [program as usize, to, 0, 0, 0, 0]) } {
        SUCCESS => Ok(bytes > 0),
        error => Err(error),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetCUBINSize(program: Program, bytes: *mut usize) -> Status {
    if bytes.is_null() {
        return INVALID_INPUT;
    }
    // SAFETY: the program passes a program of NVRTC, and a valid pointer.
    unsafe {
        match has_machine_code(program) {
            Ok(true) => call(
                "nvrtcGetPTXSize",
                [program as usize, bytes as usize, 0, 0, 0, 0],
            ),
            Ok(false) => {
                *bytes = 0;
                SUCCESS
            }
            Err(error) => error,
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn nvrtcGetCUBIN(program: Program, to: *mut c_char) -> Status {
    // SAFETY: the program passes a program of NVRTC, and memory of the size that it was told.
    unsafe {
        match has_machine_code(program) {
            Ok(true) => call("nvrtcGetPTX", [program as usize, to as usize, 0, 0, 0, 0]),
            Ok(false) => call("nvrtcGetCUBIN", [program as usize, to as usize, 0, 0, 0, 0]),
            Err(error) => error,
        }
    }
}
