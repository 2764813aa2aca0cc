//! NVRTC, NVIDIA's runtime compiler of CUDA C++: `libnvrtc.so`, found like the plugins.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::ptr;

use libloading::{Library, Symbol};

/// The loaded library.
#[derive(Debug)]
pub struct Nvrtc {
    library: Library,
    path: PathBuf,
    version: (c_int, c_int),
}

/// A program of NVRTC.
type Program = *mut c_void;

type Version = unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int;
type Create = unsafe extern "C" fn(
    *mut Program,
    *const c_char,
    *const c_char,
    c_int,
    *const *const c_char,
    *const *const c_char,
) -> c_int;
type Compile = unsafe extern "C" fn(Program, c_int, *const *const c_char) -> c_int;
type Size = unsafe extern "C" fn(Program, *mut usize) -> c_int;
type Text = unsafe extern "C" fn(Program, *mut c_char) -> c_int;
type Destroy = unsafe extern "C" fn(*mut Program) -> c_int;

impl Nvrtc {
    /// Loads the library at `path`, or a system library of this name; nothing if that fails.
    pub fn open(path: PathBuf) -> Option<Nvrtc> {
        // SAFETY: loading NVRTC runs its initializers, which have no preconditions.
        let library = unsafe { Library::new(&path) }.ok()?;
        let mut version = (0, 0);
        // SAFETY: the signature is that of nvrtc.h; both pointers are valid for a write.
        let code = unsafe {
            let get: Symbol<Version> = library.get(b"nvrtcVersion\0").ok()?;
            get(&mut version.0, &mut version.1)
        };
        (code == 0).then_some(Nvrtc {
            library,
            path,
            version,
        })
    }

    /// Returns its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns its version: major and minor.
    pub fn version(&self) -> (i32, i32) {
        self.version
    }

    /// Compiles `source`, which messages refer to as `path`. Returns PTX.
    ///
    /// - errors: the compiler's messages
    pub fn compile(
        &self,
        path: &Path,
        source: &[u8],
        arguments: &[String],
    ) -> Result<Vec<u8>, String> {
        let text = CString::new(source).map_err(|_| "the file has a zero byte".to_owned())?;
        let name = CString::new(path.as_os_str().as_encoded_bytes()).unwrap_or_default();
        let options = arguments.iter().map(|option| CString::new(option.as_str()));
        let options: Vec<CString> = options
            .collect::<Result<_, _>>()
            .map_err(|_| "a flag has a zero byte".to_owned())?;
        let pointers: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        let missing = |error: libloading::Error| error.to_string();
        // SAFETY: the signatures are those of nvrtc.h; texts are zero-terminated and live until the
        // program is destroyed; buffers have the sizes that NVRTC returns.
        unsafe {
            let create: Symbol<Create> =
                self.library.get(b"nvrtcCreateProgram\0").map_err(missing)?;
            let compile: Symbol<Compile> = self
                .library
                .get(b"nvrtcCompileProgram\0")
                .map_err(missing)?;
            let destroy: Symbol<Destroy> = self
                .library
                .get(b"nvrtcDestroyProgram\0")
                .map_err(missing)?;
            let mut program: Program = ptr::null_mut();
            let code = create(
                &mut program,
                text.as_ptr(),
                name.as_ptr(),
                0,
                ptr::null(),
                ptr::null(),
            );
            if code != 0 {
                return Err(format!("nvrtcCreateProgram fails with {code}"));
            }
            let code = compile(program, pointers.len() as c_int, pointers.as_ptr());
            let result = match code {
                0 => self.text(program, "PTX"),
                code => {
                    let log = self.text(program, "ProgramLog");
                    let log = log.map(|log| String::from_utf8_lossy(&log).into_owned());
                    Err(log.unwrap_or_else(|_| format!("nvrtcCompileProgram fails with {code}")))
                }
            };
            destroy(&mut program);
            result
        }
    }

    /// Returns the PTX or the log of a program.
    ///
    /// # Safety
    ///
    /// `program` is alive.
    unsafe fn text(&self, program: Program, what: &str) -> Result<Vec<u8>, String> {
        let missing = |error: libloading::Error| error.to_string();
        // SAFETY: as in `compile`.
        unsafe {
            let size: Symbol<Size> = self
                .library
                .get(format!("nvrtcGet{what}Size\0").as_bytes())
                .map_err(missing)?;
            let get: Symbol<Text> = self
                .library
                .get(format!("nvrtcGet{what}\0").as_bytes())
                .map_err(missing)?;
            let mut bytes = 0;
            size(program, &mut bytes);
            let mut buffer = vec![0_u8; bytes + 1];
            get(program, buffer.as_mut_ptr().cast());
            let text = CStr::from_bytes_until_nul(&buffer).map_err(|error| error.to_string())?;
            Ok(text.to_bytes().to_vec())
        }
    }
}
