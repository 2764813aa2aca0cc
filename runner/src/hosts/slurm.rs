//! Writes batch scripts for SLURM.

use super::scripts::{PORT, Task, refused, word};
use super::site::Slurm;
use crate::fault::Result;

/// The default number of seconds before the time limit at which a run is asked to end.
const SIGNAL_SECONDS: u32 = 120;

/// The input of the script.
#[derive(Clone, Debug)]
pub struct SlurmJob<'a> {
    /// The settings of the cluster.
    pub site: &'a Slurm,
    /// The program to run.
    pub task: &'a Task<'a>,
    /// The number of devices of each host.
    pub per_host: usize,
    /// Whether devices are GPUs; otherwise they are CPU devices of one host.
    pub on_gpus: bool,
}

impl SlurmJob<'_> {
    /// Returns the script.
    ///
    /// - errors: a mesh that the hosts do not divide evenly; words that would need quotes in a
    ///   script
    pub fn text(&self) -> Result<String> {
        let (site, task) = (self.site, self.task);
        let hosts = self.hosts()?;
        let binary = word(
            "the binary",
            site.binary.as_deref().unwrap_or("reactant-rs"),
        )?;
        let mut text = format!(
            "#!/bin/bash\n# Written by `{}`. Submit with: sbatch FILE\n",
            task.written_by()
        );
        for option in self.options(hosts)? {
            text += &format!("#SBATCH {option}\n");
        }
        text += "set -euo pipefail\n";
        if !site.modules.is_empty() {
            text += "\nmodule purge\n";
            for module in &site.modules {
                text += &format!("module load {}\n", word("the module", module)?);
            }
        }
        for line in &site.setup {
            text += &format!("{line}\n");
        }
        let words = task.words(if self.on_gpus { "cuda" } else { "cpu" })?;
        let mut run = format!("{binary} run {}", words.join(" "));
        if hosts > 1 {
            text += &format!(
                "\n# etcd, for the hosts to find one another, on the first of them. It ends with the job.\n\
                 first=$(scontrol show hostnames \"$SLURM_JOB_NODELIST\" | head -n 1)\n\
                 srun --overlap --nodes=1 --ntasks=1 --nodelist=\"$first\" --gpus=0 \\\n    \
                 {binary} coordinator --port {port} --advertise \"$first\" &\n\
                 coordinator=$!\n\
                 trap 'kill \"$coordinator\" 2>/dev/null || true' EXIT\n",
                port = PORT
            );
            run += &format!(
                " \\\n    --coordinator \"$first:{PORT}\" --run-name \"slurm-$SLURM_JOB_ID-${{SLURM_RESTART_COUNT:-0}}\""
            );
            text += "\n# One process on each host; which of them it is, SLURM tells it.\n";
        } else {
            text.push('\n');
        }
        // Since SLURM 22.05, steps do not inherit it from the script.
        let cpus = site.cpus.map(|cpus| format!(" --cpus-per-task={cpus}"));
        let cpus = cpus.unwrap_or_default();
        text += &match task.resumes {
            false => format!("srun --overlap --kill-on-bad-exit=1{cpus} \\\n    {run}\n"),
            true => format!(
                "status=0\nsrun --overlap --kill-on-bad-exit=1{cpus} \\\n    {run} || status=$?\n\
                 # 130: it was asked to end before its time limit, and kept its state. It goes on from there.\n\
                 if [ \"$status\" -eq 130 ]; then\n    scontrol requeue \"$SLURM_JOB_ID\"\nfi\n\
                 exit \"$status\"\n"
            ),
        };
        Ok(text)
    }

    /// Returns the number of hosts.
    fn hosts(&self) -> Result<usize> {
        let (devices, per_host) = (self.task.mesh.devices(), self.per_host);
        if !devices.is_multiple_of(per_host) && devices > per_host {
            let message =
                format!("{devices} devices are no whole number of hosts with {per_host} each");
            return Err(refused(message, "another `--per-host`, or another mesh"));
        }
        let hosts = devices.div_ceil(per_host);
        if !self.on_gpus && hosts > 1 {
            let message = format!(
                "the CPU plugin does not talk between hosts, and {devices} devices are on {hosts}"
            );
            return Err(refused(
                message,
                format!("one host has all devices: `--per-host {devices}`"),
            ));
        }
        Ok(hosts)
    }

    /// Returns the options of `sbatch`.
    fn options(&self, hosts: usize) -> Result<Vec<String>> {
        let (site, task) = (self.site, self.task);
        let mut options = vec![format!("--job-name={}", task.name)];
        let named = [
            ("account", &site.account),
            ("partition", &site.partition),
            ("qos", &site.qos),
            ("output", &site.output),
        ];
        for (option, value) in named {
            if let Some(value) = value {
                options.push(format!("--{option}={}", word(option, value)?));
            }
        }
        options.push(format!("--nodes={hosts}"));
        options.push("--ntasks-per-node=1".to_owned());
        if let Some(cpus) = site.cpus {
            options.push(format!("--cpus-per-task={cpus}"));
        }
        if let Some(memory) = &site.memory {
            options.push(format!("--mem={}", word("memory", memory)?));
        }
        if self.on_gpus {
            let gpus = self.per_host.min(task.mesh.devices());
            let kind = match &site.gpu {
                Some(kind) => format!("{}:", word("the GPU", kind)?),
                None => String::new(),
            };
            options.push(format!("--gpus-per-node={kind}{gpus}"));
        }
        let (hours, minutes) = (task.seconds / 3600, task.seconds / 60 % 60);
        options.push(format!(
            "--time={hours:02}:{minutes:02}:{:02}",
            task.seconds % 60
        ));
        // The signal goes to the run, not to this script, which waits for it.
        let seconds = site.signal.unwrap_or(SIGNAL_SECONDS);
        options.push(format!("--signal=TERM@{seconds}"));
        if task.resumes {
            options.push("--requeue".to_owned());
            options.push("--open-mode=append".to_owned());
        }
        for option in &site.options {
            if !option.starts_with('-') || option.contains('\n') {
                let message = format!("`{option}` is no option of sbatch");
                return Err(refused(message, "`options` in `[slurm]` of site.toml"));
            }
            options.push(option.clone());
        }
        Ok(options)
    }
}
