//! Stores the evaluations of a search in a folder, so that an interrupted search can resume.
//!
//! The points of a search depend only on the costs and gradients that it receives. So a resumed
//! search starts from the beginning, and takes the evaluations already computed from the folder: a
//! Zarr group in which each derivative is an array with the evaluations in its first dimension.

use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::arrays::HostArray;
use crate::fault::{Fault, Result};
use crate::gradient::segmented::Group;
use crate::lock::Lock;

/// The stored evaluations; see the module.
pub struct Kept {
    group: Option<Group>,
    identity: String,
    /// The cost of each evaluation, and a hash of its point.
    evaluations: Vec<(f64, String)>,
    /// The names of the derivatives, with arrays of their types.
    like: Vec<(String, HostArray)>,
    /// The number of evaluations that have been replayed.
    next: usize,
    /// The lock of the folder, held until the search ends.
    _lock: Option<Lock>,
}

impl Kept {
    /// Opens the folder, if there is one: empty, or with the evaluations of a search with the same
    /// `identity`. `like` names the derivatives.
    ///
    /// - errors: `resume` with the files of another search; without `resume`, a folder that holds a
    ///   search; another process that uses the folder
    pub fn open(
        folder: Option<&Path>,
        identity: String,
        like: Vec<(String, HostArray)>,
        resume: bool,
    ) -> Result<Kept> {
        let lock = folder.map(Lock::of).transpose()?.flatten();
        let mut kept = Kept {
            group: folder.map(Group::at),
            identity,
            evaluations: Vec::new(),
            like,
            next: 0,
            _lock: lock,
        };
        let (Some(group), Some(folder)) = (&kept.group, folder) else {
            return Ok(kept);
        };
        let Some(found) = group.attributes()? else {
            return match folder.exists()
                && std::fs::read_dir(folder).is_ok_and(|mut d| d.next().is_some())
            {
                true => {
                    let message =
                        format!("`{}` is there, and holds no evaluations", folder.display());
                    let fault = Fault::user("minimize-folder", message);
                    Err(fault.help("name another folder").into())
                }
                false => Ok(kept),
            };
        };
        let evaluations = found.get("evaluations").and_then(Value::as_array);
        let Some(evaluations) = evaluations else {
            let message = format!("`{}` is there, and holds no evaluations", folder.display());
            let fault = Fault::user("minimize-folder", message);
            return Err(fault.help("name another folder").into());
        };
        if !resume {
            let message = format!(
                "`{}` holds {} evaluations already",
                folder.display(),
                evaluations.len()
            );
            let help = "`--resume` goes on with them; remove the folder to begin anew";
            return Err(Fault::user("minimize-there", message).help(help).into());
        }
        if found.get("run").and_then(Value::as_str) != Some(kept.identity.as_str()) {
            let message = format!(
                "the evaluations in `{}` are of another search: the job, its data, what it is searched by, scales, history or device differ",
                folder.display()
            );
            let help =
                "go on with all that as it was; or keep those of this search in another folder";
            return Err(Fault::user("minimize-other", message).help(help).into());
        }
        kept.evaluations = evaluations.iter().map_while(evaluation).collect();
        Ok(kept)
    }

    /// Returns the number of stored evaluations.
    pub fn len(&self) -> usize {
        self.evaluations.len()
    }

    /// Returns whether no evaluation is stored.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the cost and the derivatives of the next evaluation, if it is stored.
    pub fn next(&mut self, at: &[f64]) -> Result<Option<(f64, Vec<HostArray>)>> {
        let (Some(group), Some((cost, hash))) = (&self.group, self.evaluations.get(self.next))
        else {
            return Ok(None);
        };
        let lost = |message: &str| {
            let help = "remove the folder to begin anew";
            Fault::user("minimize-lost", message).help(help)
        };
        if *hash != hashed(at) {
            let message = format!(
                "evaluation {} that is kept is of another point than the search goes to: another version of reactant-rs made it",
                self.next
            );
            return Err(lost(&message).into());
        }
        let mut derivatives = Vec::new();
        for (name, like) in &self.like {
            let found = group.read(name, self.next, like)?;
            let missing = || format!("`{name}` of evaluation {} is not there any more", self.next);
            derivatives.push(found.ok_or_else(|| lost(&missing()))?);
        }
        self.next += 1;
        Ok(Some((*cost, derivatives)))
    }

    /// Stores another evaluation.
    pub fn add(&mut self, at: &[f64], cost: f64, derivatives: &[HostArray]) -> Result<()> {
        let index = self.evaluations.len();
        self.evaluations.push((cost, hashed(at)));
        self.next = self.evaluations.len();
        let Some(group) = &self.group else {
            return Ok(());
        };
        for ((name, like), array) in self.like.iter().zip(derivatives) {
            group.write(name, index, array)?;
            group.define(name, like, index + 1)?;
        }
        let evaluations: Vec<Value> = self
            .evaluations
            .iter()
            .map(|(cost, hash)| json!({ "cost": cost, "bits": cost.to_bits().to_string(), "point": hash }))
            .collect();
        // The arrays of the evaluations that are listed here have been written.
        group.describe(json!({ "run": self.identity, "evaluations": evaluations }))
    }
}

fn evaluation(value: &Value) -> Option<(f64, String)> {
    let bits: u64 = value.get("bits")?.as_str()?.parse().ok()?;
    let hash = value.get("point")?.as_str()?;
    Some((f64::from_bits(bits), hash.to_owned()))
}

fn hashed(at: &[f64]) -> String {
    let mut hash = Sha256::new();
    for value in at {
        hash.update(value.to_le_bytes());
    }
    let hash = hash.finalize();
    hash.iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
