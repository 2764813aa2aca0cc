//! Finds plugins: named by the user, in the cache folder, in Python's site-packages.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use super::error::{Code, Error, Result};

/// The kind of device that a plugin drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// The host's processors.
    Cpu,
    /// NVIDIA GPUs.
    Cuda,
    /// Google TPUs.
    Tpu,
}

/// The static properties of a target and its plugin.
struct Row {
    target: Target,
    name: &'static str,
    /// The environment variable that names a plugin for this target only.
    variable: &'static str,
    /// The paths of the plugin below site-packages, in Python packages; the preferred one first.
    files: &'static [&'static str],
    install: &'static str,
}

const ROWS: &[Row] = &[
    Row {
        target: Target::Cpu,
        name: "cpu",
        variable: "REACTANT_PJRT_CPU_PLUGIN",
        files: &["xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so"],
        install: "pip install xla-cpu-pjrt==0.0.1 (in a checkout: make setup)",
    },
    Row {
        target: Target::Cuda,
        name: "cuda",
        variable: "REACTANT_PJRT_CUDA_PLUGIN",
        files: &[
            "jax_plugins/xla_cuda13/xla_cuda_plugin.so",
            "jax_plugins/xla_cuda12/xla_cuda_plugin.so",
        ],
        install: "pip install \"jax-cuda13-plugin[with-cuda]\" (with an older driver: jax-cuda12-plugin)",
    },
    Row {
        target: Target::Tpu,
        name: "tpu",
        variable: "REACTANT_PJRT_TPU_PLUGIN",
        files: &["libtpu/libtpu.so"],
        install: "pip install libtpu",
    },
];

/// The environment variable that names a plugin for any target.
pub const ANY_PLUGIN: &str = "REACTANT_PJRT_PLUGIN";

impl Target {
    /// All targets, in the order reports list them.
    pub const ALL: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

    /// Returns instructions to install its plugin.
    pub fn install(self) -> &'static str {
        self.row().install
    }

    /// Returns the environment variable that names its plugin.
    pub fn variable(self) -> &'static str {
        self.row().variable
    }

    /// Returns the target that a plugin drives, guessed from the file's name.
    pub fn of_file(path: &Path) -> Target {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.contains("tpu") {
            Target::Tpu
        } else if name.contains("cuda") || name.contains("gpu") {
            Target::Cuda
        } else {
            Target::Cpu
        }
    }

    fn row(self) -> &'static Row {
        ROWS.iter()
            .find(|row| row.target == self)
            .expect("every target has a row")
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().name)
    }
}

impl FromStr for Target {
    type Err = Error;

    fn from_str(text: &str) -> Result<Target> {
        match ROWS.iter().find(|row| row.name == text) {
            Some(row) => Ok(row.target),
            None => {
                let message = format!("`{text}` is none of cpu, cuda, tpu");
                Err(Error::new(
                    Code::InvalidArgument,
                    "reading the target",
                    message,
                ))
            }
        }
    }
}

/// A plugin file, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PluginFile {
    /// The file. If the user named it, it may not exist.
    pub path: PathBuf,
    /// How it was found.
    pub place: PluginOrigin,
}

/// How a plugin was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PluginOrigin {
    /// Named on the command line.
    Argument,
    /// Named by this environment variable.
    Variable(&'static str),
    /// In this cache folder.
    Cache(PathBuf),
    /// Among the Python packages in this folder.
    SitePackages(PathBuf),
}

impl fmt::Display for PluginOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PluginOrigin::Argument => f.write_str("named by --plugin"),
            PluginOrigin::Variable(name) => write!(f, "named by {name}"),
            PluginOrigin::Cache(folder) => write!(f, "in the cache {}", folder.display()),
            PluginOrigin::SitePackages(folder) => {
                write!(f, "among the packages in {}", folder.display())
            }
        }
    }
}

/// Returns all plugins for `target`, the preferred one first: `named` (by `--plugin`), the
/// environment ([`Target::variable`], then [`ANY_PLUGIN`]), [`cache_folder`]`/plugins/TARGET`,
/// Python's site-packages.
pub fn discover(target: Target, named: Option<&Path>) -> Vec<PluginFile> {
    discover_in(target, named, &|name| std::env::var_os(name), executable())
}

/// Returns the preferred plugin for `target`.
///
/// - errors: `NOT_FOUND`, with instructions to install one
pub fn find(target: Target, named: Option<&Path>) -> Result<PluginFile> {
    let first = discover(target, named).into_iter().next();
    first.ok_or_else(|| find_error(target))
}

/// The error for a target without a plugin.
pub(super) fn find_error(target: Target) -> Error {
    let doing = format!("looking for a PJRT plugin for {target}");
    let message = "there is none in the cache folder nor among the Python packages, \
                   those beside this program and those of the active environment";
    let (install, variable) = (target.install(), target.variable());
    Error::new(Code::NotFound, doing, message).help(format!(
        "install one: {install}; or name one with --plugin or {variable}"
    ))
}

/// Returns the folder for plugins and compiled programs: `$REACTANT_CACHE`, or
/// `$XDG_CACHE_HOME/reactant-rs`, or `~/.cache/reactant-rs`.
pub fn cache_folder() -> Option<PathBuf> {
    cache_folder_in(&|name| std::env::var_os(name))
}

type Variables<'a> = &'a dyn Fn(&str) -> Option<OsString>;

fn set(variables: Variables, name: &str) -> Option<PathBuf> {
    variables(name)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn cache_folder_in(variables: Variables) -> Option<PathBuf> {
    set(variables, "REACTANT_CACHE")
        .or_else(|| Some(set(variables, "XDG_CACHE_HOME")?.join("reactant-rs")))
        .or_else(|| Some(set(variables, "HOME")?.join(".cache/reactant-rs")))
}

/// Returns the path of this executable, with links resolved.
fn executable() -> Option<PathBuf> {
    std::env::current_exe().ok()?.canonicalize().ok()
}

fn discover_in(
    target: Target,
    named: Option<&Path>,
    variables: Variables,
    executable: Option<PathBuf>,
) -> Vec<PluginFile> {
    let row = target.row();
    let mut found = Vec::new();
    let mut add = |path: PathBuf, place| {
        if !found.iter().any(|other: &PluginFile| other.path == path) {
            found.push(PluginFile { path, place });
        }
    };
    if let Some(path) = named {
        add(path.into(), PluginOrigin::Argument);
    }
    for name in [row.variable, ANY_PLUGIN] {
        if let Some(path) = set(variables, name) {
            add(path, PluginOrigin::Variable(name));
        }
    }
    if let Some(cache) = cache_folder_in(variables) {
        let folder = cache.join("plugins").join(row.name);
        // Either with the folders of the Python package, or the file alone.
        let bare = |file: &&'static str| Path::new(file).file_name().map(PathBuf::from);
        let files = row.files.iter().map(PathBuf::from);
        for file in files.chain(row.files.iter().filter_map(bare)) {
            let path = folder.join(file);
            if path.is_file() {
                add(path, PluginOrigin::Cache(cache.clone()));
            }
        }
    }
    let packaged = |folders: Vec<PathBuf>| -> Vec<PluginFile> {
        let in_folder = |folder: PathBuf| {
            let place = PluginOrigin::SitePackages(folder.clone());
            let files = row.files.iter().map(move |file| folder.join(file));
            let files = files.filter(|path| path.is_file());
            files.map(move |path| (path, place.clone()))
        };
        let all = folders.into_iter().flat_map(in_folder);
        all.map(|(path, place)| PluginFile { path, place })
            .collect()
    };
    for found in packaged(package_folders(variables, executable)) {
        add(found.path, found.place);
    }
    if found.is_empty() {
        // Running Python takes tens of milliseconds, so it is the last resort.
        found = packaged(asked_from_python());
    }
    found
}

/// Returns the usual folders of Python packages: first those that this program was installed with,
/// then those of the active environment, then the system's.
pub fn python_packages() -> Vec<PathBuf> {
    package_folders(&|name| std::env::var_os(name), executable())
}

fn package_folders(variables: Variables, executable: Option<PathBuf>) -> Vec<PathBuf> {
    let mut folders = Vec::new();
    // pip puts programs into PREFIX/bin; with `--target PREFIX`, the packages into PREFIX itself.
    let bin = executable.as_deref().and_then(Path::parent);
    if let Some(prefix) = bin
        .filter(|bin| bin.ends_with("bin"))
        .and_then(Path::parent)
    {
        folders.extend(below_prefix(prefix));
        folders.push(prefix.into());
    }
    for name in ["VIRTUAL_ENV", "CONDA_PREFIX"] {
        if let Some(prefix) = set(variables, name) {
            folders.extend(below_prefix(&prefix));
        }
    }
    folders.extend(below_prefix(Path::new(".venv")));
    if let Some(path) = variables("PYTHONPATH") {
        folders.extend(std::env::split_paths(&path));
    }
    if let Some(home) = set(variables, "HOME") {
        folders.extend(below_prefix(&home.join(".local")));
    }
    folders.extend(below_prefix(Path::new("/usr/local")));
    folders.extend(below_prefix(Path::new("/usr")));
    folders
}

/// Returns `PREFIX/{lib,lib64}/python3*/{site,dist}-packages`, the newest Python first.
fn below_prefix(prefix: &Path) -> Vec<PathBuf> {
    let folders = ["lib", "lib64"].map(|lib| prefix.join(lib));
    // In a virtual environment `lib64` is a link to `lib`.
    let folders = folders.iter().filter(|folder| !folder.is_symlink());
    let entries = folders
        .filter_map(|folder| folder.read_dir().ok())
        .flatten();
    let mut pythons: Vec<(u32, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name();
            let minor = name.to_str()?.strip_prefix("python3")?;
            Some((
                minor.trim_start_matches('.').parse().unwrap_or(0),
                entry.path(),
            ))
        })
        .collect();
    pythons.sort();
    let packages = |(_, python): (u32, PathBuf)| {
        ["site-packages", "dist-packages"].map(|name| python.join(name))
    };
    pythons.into_iter().rev().flat_map(packages).collect()
}

/// Returns the package folders of the `python3` on the path.
pub fn asked_from_python() -> Vec<PathBuf> {
    let program =
        "import site; print(*site.getsitepackages(), site.getusersitepackages(), sep='\\n')";
    let output = Command::new("python3").args(["-c", program]).output();
    let Ok(output) = output else {
        return Vec::new();
    };
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(PathBuf::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The path of the CPU plugin in a Python installation, below the prefix.
    const IN_PYTHON: &str = "lib/python3.12/site-packages/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";

    /// Returns a folder with these files, all of them empty.
    fn folder(name: &str, files: &[&str]) -> PathBuf {
        let root = format!("reactant-discover-{name}-{}", std::process::id());
        let root = std::env::temp_dir().join(root);
        for file in files {
            let file = root.join(file);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, "").unwrap();
        }
        root
    }

    #[test]
    fn the_nearest_word_wins() {
        let in_cache = "cache/plugins/cpu/xla_cpu_pjrt.so";
        let root = folder("nearest", &[in_cache, &format!("venv/{IN_PYTHON}")]);
        let (cached, package) = (root.join(in_cache), root.join("venv").join(IN_PYTHON));
        let variables = |name: &str| match name {
            "REACTANT_PJRT_PLUGIN" => Some("/named/by/variable.so".into()),
            "REACTANT_CACHE" => Some(root.join("cache").into()),
            "VIRTUAL_ENV" => Some(root.join("venv").into()),
            _ => None,
        };
        let named = Path::new("named.so");
        let found = discover_in(Target::Cpu, Some(named), &variables, None);
        let paths: Vec<&Path> = found.iter().map(|found| found.path.as_path()).collect();
        let variable = Path::new("/named/by/variable.so");
        assert_eq!(paths[..4], [named, variable, &cached, &package]);
        assert_eq!(found[1].place, PluginOrigin::Variable(ANY_PLUGIN));
        std::fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn packages_beside_the_program_come_before_the_active_environment() {
        let files = ["own", "active"].map(|prefix| format!("{prefix}/{IN_PYTHON}"));
        let root = folder("beside", &[&files[0], &files[1]]);
        let active = root.join("active");
        let variables = |name: &str| (name == "VIRTUAL_ENV").then(|| active.clone().into());
        let first = |program: &str| {
            let program = Some(root.join(program));
            discover_in(Target::Cpu, None, &variables, program)[0]
                .path
                .clone()
        };
        assert_eq!(first("own/bin/reactant-rs"), root.join(&files[0]));
        assert_eq!(first("own/release/reactant-rs"), root.join(&files[1]));
        std::fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn packages_of_pip_target_are_found() {
        let plugin = "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";
        let root = folder("target", &[plugin]);
        let program = Some(root.join("bin/reactant-rs"));
        let found = discover_in(Target::Cpu, None, &|_| None, program);
        assert_eq!(found[0].path, root.join(plugin));
        std::fs::remove_dir_all(root).unwrap();
    }

    /// The wheel, the tests and the suggestions name one version of the plugin.
    #[test]
    fn the_plugin_has_one_version() {
        let package = "xla-cpu-pjrt==0.0.1";
        let requirements = include_str!("../../scripts/requirements.txt");
        let wheel = include_str!("../../python/pyproject.toml");
        for text in [requirements, wheel, Target::Cpu.install()] {
            assert!(text.contains(package), "{text}");
        }
    }

    #[test]
    fn cache_folder_follows_the_environment() {
        let home = |name: &str| (name == "HOME").then(|| "/home/me".into());
        assert_eq!(
            cache_folder_in(&home),
            Some("/home/me/.cache/reactant-rs".into())
        );
        assert_eq!(cache_folder_in(&|_| None), None);
    }
}
