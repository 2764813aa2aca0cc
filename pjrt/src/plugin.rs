//! Loads plugins: shared libraries that export `GetPjrtApi`.

use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Once, PoisonError};

use super::api::{self, Api, call};
use super::discover::Target;
use super::error::{Code, Error, Result};
use super::llvm;
use super::named_values::{self, NamedValues};
#[cfg(all(target_os = "linux", target_env = "gnu"))]
use super::subnormals;
use super::sys;

/// The oldest minor version of PJRT's API that is accepted: the one from which the bindings were
/// generated.
pub const OLDEST_MINOR: i32 = sys::PJRT_API_MINOR as i32;

/// A version of PJRT's C API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ApiVersion {
    /// Increases with incompatible changes.
    pub major: i32,
    /// Increases with additions.
    pub minor: i32,
}

impl fmt::Display for ApiVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A loaded, initialized plugin. Cloning shares it; it stays loaded until the process ends.
#[derive(Clone)]
pub struct Plugin {
    inner: Arc<Inner>,
}

struct Inner {
    path: PathBuf,
    version: ApiVersion,
    api: Api,
}

impl fmt::Debug for Plugin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Plugin({}, API {})",
            self.path().display(),
            self.version()
        )
    }
}

impl Plugin {
    /// Loads and initializes the plugin at `path`, or shares it if it is loaded already.
    ///
    /// Loading runs the library's own code, so the user must trust the path.
    pub fn load(path: impl AsRef<Path>) -> Result<Plugin> {
        let (path, doing) = existing(path.as_ref())?;
        static LOADED: Mutex<Option<HashMap<PathBuf, Plugin>>> = Mutex::new(None);
        // The lock is held during initialization, which PJRT requires to happen once; after a panic
        // the map is still consistent.
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        let loaded = loaded.get_or_insert_default();
        if let Some(plugin) = loaded.get(&path) {
            return Ok(plugin.clone());
        }
        let (table, version) = open(&path, &doing)?;
        check_version(version, &doing)?;
        // SAFETY: the table comes from `GetPjrtApi`, of a supported major version.
        let api = unsafe { Api::copy_from(table) };
        let mut args: sys::PJRT_Plugin_Initialize_Args = api::new();
        // SAFETY: the arguments hold no pointers.
        unsafe { call!(&api, PJRT_Plugin_Initialize, &mut args, doing) }?;
        let plugin = Plugin {
            inner: Arc::new(Inner {
                path: path.clone(),
                version,
                api,
            }),
        };
        loaded.insert(path, plugin.clone());
        Ok(plugin)
    }

    /// As [`Plugin::load`], for compilation only: libtpu then does not look for a TPU, nor for
    /// other processes that use one.
    pub fn load_to_compile(path: impl AsRef<Path>) -> Result<Plugin> {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            for (name, value) in NO_TPU {
                if std::env::var_os(name).is_none() {
                    // SAFETY: as in `quiet_by_default`.
                    unsafe { std::env::set_var(name, value) };
                }
            }
        });
        Plugin::load(path)
    }

    /// Returns the API version of the plugin at `path`, without initializing it.
    pub fn probe(path: impl AsRef<Path>) -> Result<ApiVersion> {
        let (path, doing) = existing(path.as_ref())?;
        Ok(open(&path, &doing)?.1)
    }

    /// Returns the path the plugin was loaded from, with links resolved.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// Returns the version of the API that the plugin was built with.
    pub fn version(&self) -> ApiVersion {
        self.inner.version
    }

    /// Returns the plugin's attributes, such as `xla_version` and `stablehlo_current_version`.
    pub fn attributes(&self) -> Result<NamedValues> {
        let mut args: sys::PJRT_Plugin_Attributes_Args = api::new();
        // SAFETY: the arguments hold no pointers; the list returned lives as long as the process.
        unsafe {
            let doing = "reading the plugin's attributes";
            call!(self.api(), PJRT_Plugin_Attributes, &mut args, doing)?;
            Ok(named_values::from_c(args.attributes, args.num_attributes))
        }
    }

    pub(super) fn api(&self) -> &Api {
        &self.inner.api
    }
}

/// Environment variables that libtpu reads when it is loaded to compile for absent TPUs. libtpu
/// requires a known machine type; this one does not affect the topologies that are compiled for.
const NO_TPU: &[(&str, &str)] = &[
    ("TPU_SKIP_MDS_QUERY", "1"),
    ("TPU_WORKER_HOSTNAMES", "localhost"),
    ("TPU_ACCELERATOR_TYPE", "v5p-2048"),
    ("ALLOW_MULTIPLE_LIBTPU_LOAD", "1"),
];

/// Returns the path with links resolved, and the description of the operation for errors.
fn existing(path: &Path) -> Result<(PathBuf, String)> {
    let doing = format!("loading the PJRT plugin {}", path.display());
    match path.canonicalize() {
        Ok(resolved) if resolved.is_file() => Ok((resolved, doing)),
        Ok(_) => Err(Error::new(
            Code::InvalidArgument,
            doing,
            "this is not a file",
        )),
        Err(error) => Err(Error::new(Code::NotFound, doing, error.to_string())),
    }
}

/// Returns a suggestion to install the system library whose absence is the `reason` why a plugin
/// was not loaded.
fn library_to_install(reason: &str) -> Option<&'static str> {
    let is_missing = |library: &str| reason.contains(&format!("{library}: cannot open"));
    // Minimal containers lack them.
    ["libstdc++.so.6", "libgcc_s.so.1"].into_iter().any(is_missing).then_some(
        "install the C++ library: the package libstdc++6 (Debian, Ubuntu, SUSE) or libstdc++ (Red Hat)",
    )
}

/// Opens the library and returns its function table; the library is never closed.
fn open(path: &Path, doing: &str) -> Result<(*const sys::PJRT_Api, ApiVersion)> {
    let not_a_plugin = |message: String| {
        Error::new(Code::InvalidArgument, doing, message)
            .help("a PJRT plugin is a shared library such as xla_cpu_pjrt.so; `reactant-rs targets` lists those found")
    };
    quiet_by_default();
    if Target::of_file(path) == Target::Cpu {
        llvm::arrays_do_not_overlap(path);
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        tracing::debug!("subnormals are kept by {:#x}", subnormals::linked());
    }
    // SAFETY: loading a plugin runs the initializers of a library that the user named.
    let library = unsafe { libloading::Library::new(path) }.map_err(|error| {
        let reason = chain(&error);
        let error = not_a_plugin(format!("not a shared library that can be loaded: {reason}"));
        match library_to_install(&reason) {
            Some(help) => error.help(help),
            None => error,
        }
    })?;
    // A plugin keeps threads and globals for the rest of the process, so it must never be unloaded.
    let library: &'static libloading::Library = Box::leak(Box::new(library));
    // SAFETY: `GetPjrtApi` has this signature in every plugin.
    let get_api =
        unsafe { library.get::<unsafe extern "C" fn() -> *const sys::PJRT_Api>(b"GetPjrtApi\0") }
            .map_err(|_| {
            not_a_plugin(
                "a shared library, but no PJRT plugin: it has no function GetPjrtApi".into(),
            )
        })?;
    // SAFETY: it takes no arguments, and returns a table that lives as long as the library.
    let table = unsafe { get_api() };
    if table.is_null() {
        return Err(not_a_plugin("its GetPjrtApi returned nothing".into()));
    }
    // SAFETY: every major version starts with `struct_size`, an extension pointer and the version.
    let version = unsafe { &(*table).pjrt_api_version };
    let version = ApiVersion {
        major: version.major_version,
        minor: version.minor_version,
    };
    Ok((table, version))
}

fn check_version(version: ApiVersion, doing: &str) -> Result<()> {
    let major = sys::PJRT_API_MAJOR as i32;
    if version.major == major && version.minor >= OLDEST_MINOR {
        return Ok(());
    }
    let message = format!(
        "it speaks PJRT API {version}; this program needs {major}.{OLDEST_MINOR} or a later {major}.x"
    );
    Err(Error::new(Code::FailedPrecondition, doing, message)
        .help("install a newer plugin; `reactant-rs targets` says how"))
}

/// Limits XLA's log on stderr to errors before it is loaded, unless the user chose otherwise.
fn quiet_by_default() {
    static ONCE: Once = Once::new();
    const LEVEL: &str = "TF_CPP_MIN_LOG_LEVEL";
    ONCE.call_once(|| {
        if std::env::var_os(LEVEL).is_none() {
            // SAFETY: Rust code reads the environment under the standard library's lock, which this
            // takes too. C code that reads it without the lock is in the plugin, which is not
            // loaded yet.
            unsafe { std::env::set_var(LEVEL, "2") };
        }
    });
}

/// Returns an error and its causes in one line.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}

/// Lets plugins log all messages to standard error, not only errors, unless `TF_CPP_MIN_LOG_LEVEL`
/// is set. It must be called before other threads start.
pub fn log_all() {
    let name = "TF_CPP_MIN_LOG_LEVEL";
    if std::env::var_os(name).is_none() {
        // SAFETY: the caller has started no thread.
        unsafe { std::env::set_var(name, "0") };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_library_of_the_system_is_named_with_its_package() {
        let reason = |library: &str| {
            format!("{library}: cannot open shared object file: No such file or directory")
        };
        let help = library_to_install(&reason("libstdc++.so.6")).unwrap();
        assert!(help.contains("libstdc++6"), "{help}");
        assert_eq!(library_to_install(&reason("libcuda.so.1")), None);
    }
}
