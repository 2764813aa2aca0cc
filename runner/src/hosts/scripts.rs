//! Job scripts: the input of SLURM, Kubernetes on GKE, or gcloud that runs an artifact on many
//! hosts.
//!
//! [`Task`] is the common part; [`slurm`](super::slurm), [`gke`](super::gke) and
//! [`tpu_vm`](super::tpu_vm) write the text for one scheduler each.

use crate::fault::{Fault, Faults, Result};
use crate::mesh::Mesh;

/// The port of etcd.
pub const PORT: u16 = 2379;

/// The program to run.
#[derive(Clone, Debug)]
pub struct Task<'a> {
    /// The path of the artifact on the hosts.
    pub artifact: &'a str,
    /// The devices.
    pub mesh: &'a Mesh,
    /// The name of the job: lower-case letters, digits and `-`.
    pub name: &'a str,
    /// The time limit of a run, in seconds.
    pub seconds: u64,
    /// Further arguments of `reactant-rs run`.
    pub run: Vec<String>,
    /// Whether the run writes restarts and resumes from them.
    pub resumes: bool,
    /// The command line that generates the script.
    pub command: &'a str,
}

impl Task<'_> {
    /// Returns the arguments of `reactant-rs run`, without those about hosts.
    ///
    /// - errors: a name that schedulers reject; words that would need quotes in a script
    pub fn words(&self, target: &str) -> Result<Vec<String>> {
        check_name(self.name)?;
        if self.artifact.starts_with('-') {
            let message = format!("the artifact `{}` looks like a flag", self.artifact);
            return Err(refused(message, "`./` before it"));
        }
        let mut words = vec![self.artifact.to_owned()];
        if self.mesh.devices() > 1 {
            words.extend(["--mesh".to_owned(), self.mesh.to_string()]);
        }
        words.extend(["--target".to_owned(), target.to_owned()]);
        words.extend(self.run.iter().cloned());
        for given in &words {
            word("the word", given)?;
        }
        Ok(words)
    }

    /// Returns the command line that generates the script, for a comment in it.
    pub fn written_by(&self) -> String {
        self.command.replace(['\n', '`'], " ")
    }
}

/// Returns the error of a script that cannot be written, with a suggestion.
pub fn refused(message: impl Into<String>, help: impl Into<String>) -> Faults {
    Fault::usage("job-script", message).help(help).into()
}

/// Returns a shell word that needs no quotes.
///
/// - errors: a word that needs quotes
pub fn word<'a>(what: &str, given: &'a str) -> Result<&'a str> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "./_-=,+:@%~".contains(c);
    match !given.is_empty() && given.chars().all(plain) {
        true => Ok(given),
        false => {
            let message =
                format!("{what} `{given}` has characters that scripts would have to quote");
            Err(refused(
                message,
                "letters, digits and ./_-=,+:@%~ need no quotes",
            ))
        }
    }
}

/// The longest name of a job: Kubernetes appends `-coordinator-0-0-` and five letters, and its
/// limit is 63.
const LONGEST: usize = 40;

fn check_name(name: &str) -> Result<()> {
    match is_label(name) && name.starts_with(|c: char| c.is_ascii_lowercase()) {
        true if name.len() <= LONGEST => Ok(()),
        _ => {
            let message = format!("`{name}` is no name for a job");
            let help = format!(
                "`--name`: at most {LONGEST} small letters, digits and `-`, with a letter first and no `-` last"
            );
            Err(refused(message, help))
        }
    }
}

/// Returns whether a text is a label of RFC 1123 in lower case, as required by Kubernetes and
/// Google Cloud.
pub fn is_label(text: &str) -> bool {
    let inside = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let ends = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    (1..=63).contains(&text.len())
        && text.chars().all(inside)
        && text.starts_with(ends)
        && text.ends_with(ends)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Returns a task for the tests of the schedulers.
    pub fn task(mesh: &Mesh) -> Task<'_> {
        Task {
            artifact: "ocean.rxa",
            mesh,
            name: "ocean",
            seconds: 5400,
            run: Vec::new(),
            resumes: false,
            command: "reactant-rs job",
        }
    }

    #[test]
    fn what_would_break_a_script_is_refused() {
        type Change = dyn Fn(&mut Task);
        let mesh = Mesh::parse("8").unwrap();
        let with = |change: &Change| {
            let mut task = task(&mesh);
            change(&mut task);
            let refused = task.words("cuda").err();
            refused.map(|faults| crate::report::render(&faults, false, 400))
        };
        assert_eq!(with(&|_| ()), None);
        let rows: [(&Change, &str); 6] = [
            (&|task| task.artifact = "a b.rxa", "have to quote"),
            (&|task| task.artifact = "$(id).rxa", "have to quote"),
            (&|task| task.artifact = "--explain", "looks like a flag"),
            (&|task| task.name = "Ocean", "no name for a job"),
            (&|task| task.name = "ocean-", "no name for a job"),
            (&|task| task.name = "4ocean", "no name for a job"),
        ];
        for (change, reason) in rows {
            let said = with(change).unwrap_or_default();
            assert!(said.contains(reason), "{reason}: {said}");
        }
    }
}
