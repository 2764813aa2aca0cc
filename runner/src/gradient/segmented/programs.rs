//! The programs of a segmented run: the forward and reverse pass of a segment, and the code around
//! the time loop.

use std::collections::BTreeSet;

use differentiate::Segments;
use sha2::{Digest, Sha256};
use stablehlo::{Func, Scalar, TensorType, Value};

use crate::compile::needed;
use crate::fault::{Origin, Result};
use crate::gradient::Primal;
use crate::gradient::compose::copied;
use crate::job::Job;
use crate::mesh::{Mesh, Placement};
use crate::program::OnMesh;

/// The meaning of a parameter or a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The first value of an array, or a scalar.
    First(String),
    /// A carried value at the beginning of a step.
    Value(String),
    /// The adjoint of a carried value.
    Adjoint(String),
    /// The derivative by a first value.
    Derivative(String),
    /// The objective.
    Objective,
    /// The result of the checks.
    Checks,
}

impl Slot {
    /// Returns the array that it holds, or is the adjoint of, if there is one of this shape.
    fn array<'a>(&'a self, job: &Job, ty: &TensorType) -> Option<&'a str> {
        match self {
            Slot::First(name)
            | Slot::Value(name)
            | Slot::Adjoint(name)
            | Slot::Derivative(name) => job
                .array(name)
                .filter(|array| array.shape == ty.shape)
                .map(|_| name.as_str()),
            Slot::Objective | Slot::Checks => None,
        }
    }
}

/// A program.
pub struct Piece {
    /// StableHLO in MLIR's generic form.
    pub text: String,
    /// Its parameters, in order.
    pub parameters: Vec<Slot>,
    /// Its results, in order.
    pub results: Vec<Slot>,
    /// The mesh that it is for, and the layouts of its parameters and results.
    pub mesh: Option<OnMesh>,
    /// A hash of the function and the target, independent of the number of devices.
    pub hash: [u8; 32],
}

impl Piece {
    /// Returns the mesh and the layout of parameter `place`.
    pub fn parameter_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.inputs.get(place)?))
    }

    /// Returns the mesh and the layout of result `place`.
    pub fn result_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.outputs.get(place)?))
    }
}

/// Builds pieces from the function that would be differentiated as a whole without segments, cut at
/// its time loop.
pub struct Pieces<'a> {
    pub primal: &'a Primal<'a>,
    pub origins: &'a [Origin],
    pub target: optimize::Target,
    pub segments: &'a Segments,
    /// The names of the loop-carried values.
    pub names: &'a [String],
}

/// A function, and the meaning of its parameters and results.
struct Draft {
    func: Func,
    parameters: Vec<Slot>,
    results: Vec<Slot>,
}

/// Returns the names of the loop-carried values: those of the arrays that are their initial values,
/// where they have one.
pub fn names(primal: &Primal, segments: &Segments) -> Vec<String> {
    let inputs = &primal.composed.inputs;
    let mut known = BTreeSet::new();
    let name = |place: usize| {
        let input = segments.from(place).map(|at| inputs[at].name().to_owned());
        let name = input.filter(|name| !known.contains(name));
        let name = name.unwrap_or_else(|| format!("carried.{place}"));
        known.insert(name.clone());
        name
    };
    (0..segments.carried().len()).map(name).collect()
}

impl Pieces<'_> {
    fn firsts(&self) -> Vec<Slot> {
        let inputs = self.primal.composed.inputs.iter();
        inputs.map(|i| Slot::First(i.name().to_owned())).collect()
    }

    fn values(&self) -> Vec<Slot> {
        self.names.iter().cloned().map(Slot::Value).collect()
    }

    fn adjoints(&self) -> Vec<Slot> {
        let active = self.segments.active().iter();
        active
            .map(|k| Slot::Adjoint(self.names[*k].clone()))
            .collect()
    }

    /// Returns the results of the whole function: the objective and the result of the checks.
    fn found(&self) -> Vec<Slot> {
        let count = self.primal.composed.func.results.len();
        let all = [Slot::Objective, Slot::Checks];
        all.into_iter().take(count).collect()
    }

    /// Builds the piece that computes the initial values of the loop, except those that are arrays
    /// or scalars of the job.
    ///
    /// - errors: programs that cannot be partitioned over a mesh
    pub fn begin(&self) -> Result<Piece> {
        let mut func = self.segments.outside().clone();
        func.results.drain(..self.found().len());
        let draft = Draft {
            func,
            parameters: [self.firsts(), self.values()].concat(),
            results: self.values(),
        };
        let is_computed = |k: usize| self.segments.from(k).is_none();
        self.finished(draft.with(|slot, nth| is_computed(nth) && self.is_read(slot)))
    }

    /// Builds the piece that runs `trips` iterations of the loop.
    ///
    /// - errors: programs that cannot be partitioned over a mesh
    pub fn forward(&self, trips: u64) -> Result<Piece> {
        let draft = Draft {
            func: self.segments.steps(trips),
            parameters: self.values(),
            results: self.values(),
        };
        let changes = |k: usize| !self.segments.is_constant(k);
        self.finished(draft.with(|slot, nth| changes(nth) && self.is_read(slot)))
    }

    fn is_read(&self, slot: &Slot) -> bool {
        let place = self.names.iter().position(|name| match slot {
            Slot::Value(value) => value == name,
            _ => false, // it is not carried
        });
        place.is_some_and(|place| self.segments.is_read(place))
    }

    /// Builds the piece that maps the adjoints of the carried values after `trips` iterations to
    /// those before.
    ///
    /// - errors: ops that cannot be differentiated; programs that cannot be partitioned over a mesh
    pub fn reverse(&self, trips: u64) -> Result<(Piece, Vec<differentiate::Kept>)> {
        let primal = self.primal;
        let adjoint = self
            .segments
            .steps_adjoint(trips, &primal.rules, &primal.options());
        let adjoint = adjoint.map_err(|error| primal.fault(error, self.origins))?;
        let draft = Draft {
            func: self.summed(&adjoint.func),
            parameters: [self.values(), self.adjoints()].concat(),
            results: [self.values(), self.adjoints()].concat(),
        };
        let draft = draft.with(|slot, _| matches!(slot, Slot::Adjoint(_)));
        Ok((self.finished(draft)?, adjoint.kept))
    }

    /// Builds the pieces around the loop: the first computes the objective and the adjoints of the
    /// loop's results; the second computes the derivatives from the adjoints of the loop's initial
    /// values.
    ///
    /// - errors: ops that cannot be differentiated; programs that cannot be partitioned over a mesh
    pub fn around(&self) -> Result<(Piece, Piece)> {
        let primal = self.primal;
        let adjoint = self
            .segments
            .outside_adjoint(&primal.rules, &primal.options());
        let adjoint = adjoint.map_err(|error| primal.fault(error, self.origins))?;
        let derivatives = primal.wrt.iter().map(|place| {
            let name = primal.composed.inputs[*place].name();
            Slot::Derivative(name.to_owned())
        });
        let seed = [Slot::Objective];
        let draft = Draft {
            func: self.summed(&adjoint.func),
            parameters: [&self.firsts()[..], &self.values(), &seed, &self.adjoints()].concat(),
            results: [
                &self.found()[..],
                &self.values(),
                &derivatives.collect::<Vec<_>>(),
                &self.adjoints(),
            ]
            .concat(),
        };
        let is_found = |slot: &Slot| matches!(slot, Slot::Objective | Slot::Checks);
        let end = draft.with(|slot, _| is_found(slot) || matches!(slot, Slot::Adjoint(_)));
        let begin = draft.with(|slot, _| matches!(slot, Slot::Derivative(_)));
        Ok((self.finished(end)?, self.finished(begin)?))
    }

    fn summed(&self, adjoint: &Func) -> Func {
        let nothing = BTreeSet::new();
        self.primal.summed(adjoint, self.segments, &nothing)
    }

    fn finished(&self, draft: Draft) -> Result<Piece> {
        let draft = draft.given(|slot| match slot {
            Slot::Objective => Some(1), // the seed of the reverse pass
            Slot::Value(_) if !self.is_read(slot) => Some(0),
            _ => None, // it stays a parameter
        });
        let (func, kept) = needed(&self.primal.simple(&draft.func));
        let parameters = kept.iter();
        let parameters: Vec<Slot> = parameters.map(|p| draft.parameters[*p].clone()).collect();
        let job = self.primal.job;
        let takes = parameters.iter().zip(func.params());
        let takes: Vec<Option<&str>> = takes.map(|(s, param)| s.array(job, &param.ty)).collect();
        let types = func.result_types();
        let gives = draft.results.iter().zip(&types);
        let gives: Vec<Option<&str>> = gives.map(|(slot, ty)| slot.array(job, ty)).collect();
        let over = self.primal.target(self.target);
        let (text, mesh) = over.local(&func, &takes, &gives)?;
        let mut hash = Sha256::new();
        hash.update(func.to_string());
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

impl Draft {
    /// Keeps only the results that are `wanted`, given the slot and the index.
    fn with(&self, wanted: impl Fn(&Slot, usize) -> bool) -> Draft {
        let all = self.results.iter().zip(&self.func.results).enumerate();
        let all = all.filter(|(nth, (slot, _))| wanted(slot, *nth));
        let (results, values): (Vec<Slot>, Vec<Value>) =
            all.map(|(_, (slot, value))| (slot.clone(), *value)).unzip();
        let mut func = self.func.clone();
        func.results = values;
        Draft {
            func,
            parameters: self.parameters.clone(),
            results,
        }
    }

    /// Replaces the parameters for which `is` returns an integer by constants.
    fn given(&self, is: impl Fn(&Slot) -> Option<i64>) -> Draft {
        let (mut func, mut parameters) = (Func::new("main"), Vec::new());
        let mut arguments = Vec::new();
        for (slot, param) in self.parameters.iter().zip(self.func.params()) {
            arguments.push(match is(slot) {
                Some(number) => func.splat(param.ty.clone(), Scalar::Int(number)),
                None => {
                    parameters.push(slot.clone());
                    func.parameter(param.ty.clone())
                }
            });
        }
        func.results = copied(&self.func, &arguments, &mut func);
        Draft {
            func,
            parameters,
            results: self.results.clone(),
        }
    }
}
