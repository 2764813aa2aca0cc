//! Writes scripts for Cloud TPUs with `gcloud`: create a slice, run there, fetch the files of every
//! host, delete the slice.
//!
//! Hosts of a slice share no folder. Each writes its own blocks of restarts and Zarr outputs to its
//! own disk, under the same names; the script merges the folders of all hosts into one, and copies
//! it to every host before a run that resumes.

use std::path::{Component, Path};

use super::scripts::{PORT, Task, refused, word};
use super::site::TpuVm;
use super::tpus::{Slice, Vm};
use crate::fault::Result;

/// The input of the script.
#[derive(Clone, Debug)]
pub struct TpuVmJob<'a> {
    /// The settings of the project.
    pub site: &'a TpuVm,
    /// The program to run; the artifact's path is on this machine.
    pub task: &'a Task<'a>,
    /// The slice to run it on.
    pub slice: &'a Slice,
    /// The names of the kind of TPU in the service.
    pub vm: &'a Vm,
    /// The folder on this machine for the results and restarts that are fetched.
    pub results: &'a str,
}

/// The default binary on this machine, the output of `make static`.
const BINARY: &str = "dist/reactant-rs-node";

impl TpuVmJob<'_> {
    /// Returns the script.
    ///
    /// - errors: words that would need quotes in a script; files to fetch that are outside the
    ///   folder that is fetched
    pub fn text(&self) -> Result<String> {
        let (site, task, slice) = (self.site, self.task, self.slice);
        let mut words = task.words("tpu")?;
        let file = Path::new(task.artifact).file_name();
        let file = file.and_then(|name| name.to_str()).unwrap_or(task.artifact);
        words[0] = file.to_owned();
        self.check_paths()?;
        let flag = |name: &str, value: &Option<String>| -> Result<Option<String>> {
            let value = value
                .as_deref()
                .map(|value| word(name, value))
                .transpose()?;
            Ok(value.map(|value| format!("--{name}={value}")))
        };
        let with: Vec<String> = [
            flag("network", &site.network)?,
            flag("subnetwork", &site.subnetwork)?,
            flag("service-account", &site.service_account)?,
            site.spot.then(|| "--spot".to_owned()),
            site.reserved.then(|| "--reserved".to_owned()),
        ]
        .into_iter()
        .flatten()
        .collect();
        let zone = match &site.zone {
            Some(zone) => word("the zone", zone)?.to_owned(),
            None => "${ZONE:?\"say where: ZONE=us-east5-a bash $0\"}".to_owned(),
        };
        let project = flag("project", &site.project)?;
        let project = project.map_or(String::new(), |flag| format!("{flag} "));
        let runtime = site.runtime.as_deref().unwrap_or(self.vm.runtime);
        let setup: Vec<String> = site.setup.iter().map(|line| escaped(line)).collect();
        let setup: String = setup.iter().map(|line| format!(" && {line}")).collect();
        let yes = |value: bool| if value { "yes" } else { "no" }.to_owned();
        let mut text = include_str!("../scripts/tpu-vm.sh").to_owned();
        for (mark, value) in [
            ("@COMMAND@", task.written_by()),
            ("@NAME@", task.name.to_owned()),
            ("@HOSTS@", slice.hosts.to_string()),
            ("@RESULTS@", word("the folder", self.results)?.to_owned()),
            ("@RESUMES@", yes(task.resumes)),
            ("@QUEUED@", yes(site.queued)),
            ("@ARTIFACT@", task.artifact.to_owned()),
            ("@FILE@", file.to_owned()),
            (
                "@BINARY@",
                word("the binary", site.binary.as_deref().unwrap_or(BINARY))?.to_owned(),
            ),
            ("@ZONE@", zone),
            ("@PROJECT@", project),
            ("@KIND@", self.vm.kind.to_owned()),
            ("@TOPOLOGY@", slice.topology.clone()),
            ("@WITH@", with.join(" ")),
            ("@RUNTIME@", word("the runtime", runtime)?.to_owned()),
            ("@SETUP@", setup),
            ("@PORT@", PORT.to_string()),
            ("@SECONDS@", task.seconds.to_string()),
            ("@WORDS@", words.join(" ")),
        ] {
            text = text.replace(mark, &value);
        }
        Ok(text.replace(" )\n", ")\n"))
    }

    /// Returns an error for folders and files outside the folder that is fetched.
    fn check_paths(&self) -> Result<()> {
        for pair in self.task.run.windows(2) {
            let path = match pair[0].as_str() {
                "--restart" => pair[1].as_str(),
                "--out" => pair[1].rsplit_once('=').map_or(pair[1].as_str(), |of| of.1),
                _ => continue,
            };
            let inside =
                |part: Component<'_>| matches!(part, Component::Normal(_) | Component::CurDir);
            if !Path::new(path).components().all(inside) {
                let message =
                    format!("`{path}` is outside of the folder that is fetched from the hosts");
                return Err(refused(message, "a path relative to `--output-dir`"));
            }
        }
        Ok(())
    }
}

/// Escapes a line of a shell within double quotes, for a shell on another machine.
fn escaped(line: &str) -> String {
    let mut text = String::new();
    for c in line.chars() {
        if "\\\"$`".contains(c) {
            text.push('\\');
        }
        text.push(c);
    }
    text
}
