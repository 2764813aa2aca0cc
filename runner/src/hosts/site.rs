//! What a cluster wants in every job script: `~/.config/reactant-rs/site.toml`.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::fault::{Fault, Result, origin};

/// The file.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct SiteTemplate {
    /// For `job slurm`.
    pub slurm: Slurm,
}

/// What scripts for SLURM say besides the run itself. Flags of `job slurm` go before.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct Slurm {
    /// Who pays.
    pub account: Option<String>,
    /// The partition.
    pub partition: Option<String>,
    /// The quality of service.
    pub qos: Option<String>,
    /// Modules to load, after all others are unloaded.
    pub modules: Vec<String>,
    /// Where the output of the script goes, with SLURM's own `%x` and `%j`.
    pub output: Option<String>,
    /// Processors of each host.
    pub cpus: Option<u32>,
    /// Memory of each host, such as `64G`; `0` is all of it.
    pub memory: Option<String>,
    /// The type of GPU, as SLURM calls it.
    pub gpu: Option<String>,
    /// Seconds before the time limit at which the run is asked to keep its state and end.
    pub signal: Option<u32>,
    /// Further options of `sbatch`, such as `--constraint=nvlink`.
    pub options: Vec<String>,
    /// Lines of the shell before the run.
    pub setup: Vec<String>,
    /// The binary.
    pub binary: Option<String>,
}

/// The file that is named, or the user's, which need not be there.
///
/// - errors: a file that is named and is not there; what is wrong in it, with its line
pub fn read(named: Option<&Path>) -> Result<SiteTemplate> {
    let Some(path) = named.map(Path::to_owned).or_else(of_user) else {
        return Ok(SiteTemplate::default());
    };
    if named.is_none() && !path.exists() {
        return Ok(SiteTemplate::default());
    }
    let text = std::fs::read_to_string(&path)
        .map_err(|error| Fault::file("read the site's template", &path, &error))?;
    toml::from_str(&text).map_err(|error| {
        let at = error.span().unwrap_or(0..0);
        let file = origin(path.display().to_string(), text.as_str());
        Fault::user("site", error.message().to_owned())
            .at(&file, at, "here")
            .help("its keys are described in docs/meshes.md")
            .into()
    })
}

/// `reactant-rs/site.toml` in the user's folder of settings.
fn of_user() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let settings = set("XDG_CONFIG_HOME").map(PathBuf::from);
    let settings = settings.or_else(|| Some(PathBuf::from(set("HOME")?).join(".config")))?;
    Some(settings.join("reactant-rs/site.toml"))
}
