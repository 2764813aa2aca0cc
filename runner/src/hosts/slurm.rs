//! Batch scripts for SLURM.

use super::site::Slurm;

/// Seconds before the time limit at which a run is asked to end, unless that is said.
const SIGNAL_SECONDS: u32 = 120;

/// What the script runs.
#[derive(Clone, Debug)]
pub struct SlurmJob<'a> {
    /// What the cluster wants.
    pub site: &'a Slurm,
    /// What it is called.
    pub name: &'a str,
    /// Hosts.
    pub hosts: usize,
    /// GPUs of each; none for a run on processors.
    pub gpus: Option<usize>,
    /// `HH:MM:SS`.
    pub time: &'a str,
    /// The port of etcd.
    pub port: u16,
    /// The words of `reactant-rs run`, without those about hosts.
    pub run: &'a [String],
    /// Whether the run keeps its state and goes on from it, so that SLURM may start it again.
    pub resumes: bool,
    /// The command line that asked for the script.
    pub command: &'a str,
}

impl SlurmJob<'_> {
    /// The script.
    ///
    /// - errors: words that would not stay one in a script
    pub fn text(&self) -> Result<String, String> {
        let site = self.site;
        let binary = word(
            "the binary",
            site.binary.as_deref().unwrap_or("reactant-rs"),
        )?;
        let mut text = format!(
            "#!/bin/bash\n# Written by `{}`. Submit with: sbatch FILE\n",
            self.command.replace(['\n', '`'], " ")
        );
        for option in self.options()? {
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
        let words: Result<Vec<&str>, String> = self
            .run
            .iter()
            .map(|given| word("the word", given))
            .collect();
        let mut run = format!("{binary} run {}", words?.join(" "));
        if self.hosts > 1 {
            text += &format!(
                "\n# etcd, for the hosts to find one another, on the first of them. It ends with the job.\n\
                 first=$(scontrol show hostnames \"$SLURM_JOB_NODELIST\" | head -n 1)\n\
                 srun --overlap --nodes=1 --ntasks=1 --nodelist=\"$first\" --gpus=0 \\\n    \
                 {binary} coordinator --port {port} --advertise \"$first\" &\n\
                 coordinator=$!\n\
                 trap 'kill \"$coordinator\" 2>/dev/null || true' EXIT\n",
                port = self.port
            );
            run += &format!(
                " \\\n    --coordinator \"$first:{}\" --run-name \"slurm-$SLURM_JOB_ID-${{SLURM_RESTART_COUNT:-0}}\"",
                self.port
            );
            text += "\n# One process on each host; which of them it is, SLURM tells it.\n";
        } else {
            text.push('\n');
        }
        // Steps do not take it over from the script since SLURM 22.05.
        let cpus = site.cpus.map(|cpus| format!(" --cpus-per-task={cpus}"));
        let cpus = cpus.unwrap_or_default();
        text += &match self.resumes {
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

    /// The options of `sbatch`.
    fn options(&self) -> Result<Vec<String>, String> {
        let site = self.site;
        let mut options = vec![format!("--job-name={}", self.name)];
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
        options.push(format!("--nodes={}", self.hosts));
        options.push("--ntasks-per-node=1".to_owned());
        if let Some(cpus) = site.cpus {
            options.push(format!("--cpus-per-task={cpus}"));
        }
        if let Some(memory) = &site.memory {
            options.push(format!("--mem={}", word("memory", memory)?));
        }
        if let Some(gpus) = self.gpus {
            let kind = match &site.gpu {
                Some(kind) => format!("{}:", word("the GPU", kind)?),
                None => String::new(),
            };
            options.push(format!("--gpus-per-node={kind}{gpus}"));
        }
        options.push(format!("--time={}", self.time));
        // To the run and not to this script, which waits for it.
        let seconds = site.signal.unwrap_or(SIGNAL_SECONDS);
        options.push(format!("--signal=TERM@{seconds}"));
        if self.resumes {
            options.push("--requeue".to_owned());
            options.push("--open-mode=append".to_owned());
        }
        for option in &site.options {
            if !option.starts_with('-') || option.contains('\n') {
                return Err(format!("`{option}` is no option of sbatch"));
            }
            options.push(option.clone());
        }
        Ok(options)
    }
}

/// A word of a shell, which stays one without quotes.
fn word<'a>(what: &str, given: &'a str) -> Result<&'a str, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "./_-=,+:@%~".contains(c);
    match !given.is_empty() && given.chars().all(plain) {
        true => Ok(given),
        false => Err(format!(
            "{what} `{given}` has characters that scripts would have to quote"
        )),
    }
}
