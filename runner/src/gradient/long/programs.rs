//! The programs of a segment: there, back, and what its end contributes.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};
use stablehlo::{Func, Scalar, Value};

use crate::fault::{Origin, Result};
use crate::gradient::Primal;
use crate::gradient::compose::{copied, run};
use crate::gradient::objective::Objective;
use crate::job::Job;
use crate::mesh::{Mesh, Placement};
use crate::program::OnMesh;

/// What a parameter or a result is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// An array or a scalar.
    Value(String),
    /// Its adjoint.
    Adjoint(String),
    /// The objective.
    Objective,
    /// What the checks found.
    Checks,
}

impl Slot {
    /// The array that it is, or is the adjoint of, if it is one.
    fn array(&self, job: &Job) -> Option<&str> {
        match self {
            Slot::Value(name) | Slot::Adjoint(name) => job.array(name).map(|_| name.as_str()),
            Slot::Objective | Slot::Checks => None,
        }
    }
}

/// A program.
pub struct Piece {
    /// StableHLO in MLIR's generic form.
    pub text: String,
    /// What it takes, in order.
    pub parameters: Vec<Slot>,
    /// What it gives, in order.
    pub results: Vec<Slot>,
    /// The mesh that it is for, and how what it takes and gives lies there.
    pub mesh: Option<OnMesh>,
    /// Of what it computes, and for which target; on how many devices does not matter.
    pub hash: [u8; 32],
}

impl Piece {
    /// How parameter `place` lies on which mesh.
    pub fn parameter_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.inputs.get(place)?))
    }

    /// How result `place` lies on which mesh.
    pub fn result_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.outputs.get(place)?))
    }
}

/// What pieces are made of.
pub struct Pieces<'a> {
    pub primal: &'a Primal<'a>,
    pub origins: &'a [Origin],
    pub target: optimize::Target,
    pub changed: &'a BTreeSet<String>,
    pub adjoints: &'a BTreeSet<String>,
}

/// A function under way.
struct Draft {
    func: Func,
    parameters: Vec<Slot>,
    results: Vec<Slot>,
}

impl Pieces<'_> {
    /// The parameters of all pieces: what the job is computed from.
    fn begun(&self) -> (Draft, BTreeMap<String, Value>) {
        let mut func = Func::new("main");
        let (mut given, mut parameters) = (BTreeMap::new(), Vec::new());
        let composed = &self.primal.composed;
        for (input, param) in composed.inputs.iter().zip(composed.func.params()) {
            given.insert(input.name().to_owned(), func.parameter(param.ty.clone()));
            parameters.push(Slot::Value(input.name().to_owned()));
        }
        let draft = Draft {
            func,
            parameters,
            results: Vec::new(),
        };
        (draft, given)
    }

    /// `steps` steps of all arrays that change, simplified; checks last.
    fn steps(&self, steps: u64) -> Draft {
        let (mut draft, mut given) = self.begun();
        let fault = run(&mut draft.func, &self.primal.raised, &mut given, steps).fault;
        for name in self.changed {
            draft.results.push(Slot::Value(name.clone()));
            draft.func.results.push(given[name]);
        }
        if let Some(fault) = fault {
            draft.results.push(Slot::Checks);
            draft.func.results.push(fault);
        }
        let primal = self.primal;
        let (allow, kept) = (&primal.raised.allow, primal.request.kept(primal.job));
        draft.func = optimize::simplify_keeping(&draft.func, allow, &kept).0;
        draft
    }

    /// `steps` steps.
    ///
    /// - errors: what cannot be split over a mesh
    pub fn forward(&self, steps: u64) -> Result<Piece> {
        self.finished(self.steps(steps))
    }

    /// From the adjoints of the state behind `steps` steps to those of the state before, and the sums of what they add to the others.
    pub fn reverse(&self, steps: u64) -> Result<(Piece, Vec<differentiate::Kept>)> {
        let mut there = self.steps(steps);
        // What no step changes is given back, so that its adjoint begins with what later segments gave.
        for (place, slot) in there.parameters.iter().enumerate() {
            if let Slot::Value(name) = slot
                && self.adjoints.contains(name)
                && !self.changed.contains(name)
            {
                there.results.push(slot.clone());
                let parameter = there.func.parameters()[place];
                there.func.results.push(parameter);
            }
        }
        let (mut draft, kept) = self.adjoint(&there)?;
        draft.func = self.primal.summed_in_order(&draft.func);
        Ok((self.finished(draft)?, kept))
    }

    /// The objective of a state, and the adjoints, to which it adds in the order in which one program for all steps does.
    pub fn objective(&self, objective: &Objective) -> Result<Piece> {
        let (mut there, given) = self.begun();
        there.func.results = vec![objective.append(&mut there.func, &given)?];
        there.results = vec![Slot::Objective];
        for (place, slot) in there.parameters.iter().enumerate() {
            if self.has_adjoint(slot) {
                there.results.push(slot.clone());
                let parameter = there.func.parameters()[place];
                there.func.results.push(parameter);
            }
        }
        let (draft, _) = self.adjoint(&there)?;
        self.finished(draft)
    }

    fn has_adjoint(&self, slot: &Slot) -> bool {
        matches!(slot, Slot::Value(name) if self.adjoints.contains(name))
    }

    /// The objective, if it is among the results of `there`, and the adjoints of its parameters from those of its results.
    fn adjoint(&self, there: &Draft) -> Result<(Draft, Vec<differentiate::Kept>)> {
        let places = |slots: &[Slot], is: &dyn Fn(&Slot) -> bool| -> Vec<usize> {
            (0..slots.len()).filter(|k| is(&slots[*k])).collect()
        };
        let is_seeded = |slot: &Slot| *slot == Slot::Objective || self.has_adjoint(slot);
        let seeded = places(&there.results, &is_seeded);
        let wanted = places(&there.parameters, &|slot| self.has_adjoint(slot));
        let primal = self.primal;
        let adjoint = (primal.rules).vjp(&there.func, &seeded, &wanted, &primal.options());
        let adjoint = adjoint.map_err(|error| primal.fault(error, self.origins))?;
        let (mut draft, given) = self.begun();
        let mut arguments: Vec<Value> = draft.func.parameters().to_vec();
        let mut seeds: BTreeMap<&str, Value> = BTreeMap::new();
        for place in &wanted {
            let Slot::Value(name) = &there.parameters[*place] else {
                continue;
            };
            let ty = draft.func.tensor(given[name]).clone();
            seeds.insert(name, draft.func.parameter(ty));
            draft.parameters.push(Slot::Adjoint(name.clone()));
        }
        for place in &seeded {
            arguments.push(match &there.results[*place] {
                Slot::Value(name) => seeds[name.as_str()],
                Slot::Adjoint(_) | Slot::Objective | Slot::Checks => {
                    let ty = there.func.tensor(there.func.results[*place]).clone();
                    draft.func.splat(ty, Scalar::Int(1))
                }
            });
        }
        let results = copied(&adjoint.func, &arguments, &mut draft.func);
        let (values, back) = results.split_at(there.results.len());
        for (slot, value) in there.results.iter().zip(values) {
            if *slot == Slot::Objective {
                draft.func.results.push(*value);
                draft.results.push(slot.clone());
            }
        }
        for (place, value) in wanted.iter().zip(back) {
            let Slot::Value(name) = &there.parameters[*place] else {
                continue;
            };
            draft.func.results.push(*value);
            draft.results.push(Slot::Adjoint(name.clone()));
        }
        Ok((draft, adjoint.kept))
    }

    fn finished(&self, draft: Draft) -> Result<Piece> {
        let simple = self.primal.simple(&draft.func);
        let all = vec![true; simple.results.len()];
        let trimmed = optimize::program::trim(&simple, &all, &vec![None; all.len()]);
        let parameters = trimmed.parameters.iter();
        let parameters: Vec<Slot> = parameters.map(|p| draft.parameters[*p].clone()).collect();
        let job = self.primal.job;
        let takes: Vec<Option<&str>> = parameters.iter().map(|slot| slot.array(job)).collect();
        let gives: Vec<Option<&str>> = draft.results.iter().map(|slot| slot.array(job)).collect();
        let over = self.primal.target(self.target);
        let (text, mesh) = over.local(&trimmed.func, &takes, &gives)?;
        let mut hash = Sha256::new();
        hash.update(trimmed.func.to_string());
        hash.update(format!("{:?}", self.target));
        Ok(Piece {
            text,
            parameters,
            results: draft.results,
            mesh,
            hash: hash.finalize().into(),
        })
    }
}
