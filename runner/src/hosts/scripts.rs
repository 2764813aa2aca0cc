//! Job scripts: what to give SLURM, Kubernetes on GKE, or gcloud, to run an artifact on many hosts.
//!
//! Comes in: the artifact, a mesh, what the hosts are. Goes out: text, from the templates in `src/scripts`, in which `@NAME@` and its like are filled in.

use super::site::Slurm;
use super::slurm::SlurmJob;
use crate::cli::Target;
use crate::mesh::Mesh;

/// Where the script is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Scheduler {
    /// A batch script, for `sbatch`
    Slurm,
    /// A manifest for Kubernetes on Google's cloud, for `kubectl apply`
    Gke,
    /// A script that makes a slice of Cloud TPUs with `gcloud`, runs there, and deletes it
    TpuVm,
}

/// What to run where.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    /// What for.
    pub scheduler: Scheduler,
    /// The artifact's path, as the hosts see it.
    pub artifact: &'a str,
    /// The devices.
    pub mesh: &'a Mesh,
    /// Devices of one host.
    pub per_host: usize,
    /// Devices of one chip.
    pub per_chip: usize,
    /// What the job is called: small letters, digits and `-`.
    pub name: &'a str,
    /// Longest time it may take, in seconds.
    pub seconds: u64,
    /// The container image.
    pub image: &'a str,
    /// Kind of TPU, in the scheduler's words.
    pub accelerator: &'a str,
    /// Chips along each direction, `8x8x8`.
    pub topology: &'a str,
    /// Where the program runs.
    pub target: Target,
    /// What the cluster wants (SLURM).
    pub slurm: &'a Slurm,
    /// Further words of `reactant-rs run` (SLURM).
    pub run: Vec<String>,
    /// Whether the run keeps its state and goes on from it (SLURM).
    pub resumes: bool,
    /// The command line that asked for it.
    pub command: &'a str,
}

impl Script<'_> {
    /// How many hosts it takes.
    pub fn hosts(&self) -> usize {
        self.mesh.devices().div_ceil(self.per_host)
    }

    /// The text.
    ///
    /// - errors: a mesh that hosts do not divide evenly; words that would not stay one in a script
    pub fn text(&self) -> Result<String, String> {
        let devices = self.mesh.devices();
        if !devices.is_multiple_of(self.per_host) && devices > self.per_host {
            return Err(format!(
                "{devices} devices are no whole number of hosts with {} each",
                self.per_host
            ));
        }
        let plain = |c: char| c.is_ascii_alphanumeric() || "./_-=,+:@".contains(c);
        for (what, word) in [
            ("the artifact", self.artifact),
            ("the image", self.image),
            ("the accelerator", self.accelerator),
            ("the topology", self.topology),
        ] {
            if word.starts_with('-') || !word.chars().all(plain) {
                return Err(format!(
                    "{what} `{word}` has characters that scripts would have to quote"
                ));
            }
        }
        let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !self.name.starts_with(|c: char| c.is_ascii_lowercase())
            || !self.name.chars().all(small)
            || self.name.len() > 40
        {
            return Err(format!(
                "`{}` is no name for a job: small letters, digits and `-`",
                self.name
            ));
        }
        let (hours, minutes) = (self.seconds / 3600, self.seconds / 60 % 60);
        let runtime = match self.accelerator {
            "v6e" => "v2-alpha-tpuv6e",
            "v5p" => "v2-alpha-tpuv5",
            "v5e" | "v5litepod" => "v2-alpha-tpuv5-lite",
            _ => "v2-alpha-tpu7-ubuntu2404",
        };
        let time = format!("{hours:02}:{minutes:02}:{:02}", self.seconds % 60);
        let template = match self.scheduler {
            Scheduler::Slurm => return self.slurm(&time),
            Scheduler::Gke => include_str!("../scripts/gke.yaml"),
            Scheduler::TpuVm => include_str!("../scripts/tpu-vm.sh"),
        };
        let per_host = self.per_host.min(devices);
        let mut text = template.to_owned();
        for (mark, value) in [
            ("@COMMAND@", self.command.replace(['\n', '`'], " ")),
            ("@NAME@", self.name.to_owned()),
            ("@HOSTS@", self.hosts().to_string()),
            ("@PER_HOST@", per_host.to_string()),
            (
                "@CHIPS_PER_HOST@",
                (per_host / self.per_chip).max(1).to_string(),
            ),
            ("@SECONDS@", self.seconds.to_string()),
            ("@PORT@", "2379".to_owned()),
            ("@ARTIFACT@", self.artifact.to_owned()),
            ("@MESH@", self.mesh.to_string()),
            ("@IMAGE@", self.image.to_owned()),
            ("@ACCELERATOR@", self.accelerator.to_owned()),
            ("@TOPOLOGY@", self.topology.to_owned()),
            ("@RUNTIME@", runtime.to_owned()),
        ] {
            text = text.replace(mark, &value);
        }
        Ok(text)
    }

    fn slurm(&self, time: &str) -> Result<String, String> {
        let target = match self.target {
            Target::Cuda => "cuda",
            Target::Cpu => "cpu",
            Target::Tpu | Target::Interpreter => {
                return Err("SLURM's script runs on `--target cuda` or `cpu`".to_owned());
            }
        };
        if self.target == Target::Cpu && self.hosts() > 1 {
            return Err(
                "the CPU plugin does not talk between hosts: one host has all devices, `--per-host` as many as the mesh"
                    .to_owned(),
            );
        }
        let mut run = vec![self.artifact.to_owned()];
        if self.mesh.devices() > 1 {
            run.extend(["--mesh".to_owned(), self.mesh.to_string()]);
        }
        run.extend(["--target".to_owned(), target.to_owned()]);
        run.extend(self.run.iter().cloned());
        let job = SlurmJob {
            site: self.slurm,
            name: self.name,
            hosts: self.hosts(),
            gpus: (self.target == Target::Cuda).then(|| self.per_host.min(self.mesh.devices())),
            time,
            port: 2379,
            run: &run,
            resumes: self.resumes,
            command: self.command,
        };
        job.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static PLAIN: Slurm = Slurm {
        account: None,
        partition: None,
        qos: None,
        modules: Vec::new(),
        output: None,
        cpus: None,
        memory: None,
        gpu: None,
        signal: None,
        options: Vec::new(),
        setup: Vec::new(),
        binary: None,
    };

    fn script<'a>(scheduler: Scheduler, mesh: &'a Mesh) -> Script<'a> {
        Script {
            target: Target::Cuda,
            slurm: &PLAIN,
            run: Vec::new(),
            resumes: false,
            scheduler,
            artifact: "ocean.rxa",
            mesh,
            per_host: 8,
            per_chip: 2,
            name: "ocean",
            seconds: 5400,
            image: "registry.example.org/ocean:1",
            accelerator: "tpu7x",
            topology: "8x8x8",
            command: "reactant-rs job slurm ocean.rxa --mesh 8x128",
        }
    }

    #[test]
    fn everything_is_filled_in() {
        let mesh = Mesh::parse("8x128").unwrap();
        for scheduler in [Scheduler::Slurm, Scheduler::Gke, Scheduler::TpuVm] {
            let text = script(scheduler, &mesh).text().unwrap();
            let left = text.split('@').skip(1).step_by(2).find(|word| {
                !word.is_empty() && word.chars().all(|c| c.is_ascii_uppercase() || c == '_')
            });
            assert_eq!(left, None, "{text}");
            assert!(text.contains("a=8,b=128"), "{text}");
        }
        let text = script(Scheduler::Slurm, &mesh).text().unwrap();
        assert!(
            text.contains("--nodes=128") && text.contains("--time=01:30:00"),
            "{text}"
        );
        let text = script(Scheduler::Gke, &mesh).text().unwrap();
        assert!(
            text.contains("completions: 128") && text.contains("google.com/tpu: \"4\""),
            "{text}"
        );
    }

    #[test]
    fn what_would_break_a_script_is_refused() {
        let mesh = Mesh::parse("9").unwrap();
        let with = |change: &dyn Fn(&mut Script)| {
            let mut script = script(Scheduler::Slurm, &mesh);
            script.per_host = 3;
            change(&mut script);
            script.text()
        };
        assert!(with(&|_| ()).is_ok());
        assert!(
            with(&|s| s.per_host = 8)
                .unwrap_err()
                .contains("no whole number")
        );
        assert!(
            with(&|s| s.artifact = "a b.rxa")
                .unwrap_err()
                .contains("quote")
        );
        assert!(
            with(&|s| s.artifact = "$(id).rxa")
                .unwrap_err()
                .contains("quote")
        );
        assert!(with(&|s| s.name = "Ocean").unwrap_err().contains("no name"));
    }
}
