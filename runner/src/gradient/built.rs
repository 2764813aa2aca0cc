//! A program with derivatives, and what is known of it.

use differentiate::Kept;
use optimize::{Semantics, Target};
use serde::{Deserialize, Serialize};
use stablehlo::Func;

use crate::compile::{Whole, lowered};
use crate::fault::{Fault, Result};
use crate::job::Job;
use crate::mesh::program::parsed;
use crate::mesh::{Mesh, Placement, Wanted};
use crate::program::{Ahead, Check, Input, OnMesh};

/// A program that gives an objective and its derivatives.
///
/// Its results: the objective; if there are checks, what they found, as [`crate::program::Program::checks`]; if a condition ends the
/// time loop, how it ended, as [`crate::program::Program::until`]; then what [`Built::derivatives`] are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Built {
    /// StableHLO in MLIR's generic form. Artifacts keep it in a file of its own.
    #[serde(skip)]
    pub text: String,
    /// Its parameters, in order.
    pub parameters: Vec<Parameter>,
    /// What it checks while it runs.
    pub checks: Vec<Check>,
    /// Whether a condition ends its time loop.
    #[serde(default, skip_serializing_if = "crate::program::is_false")]
    pub until: bool,
    /// Name of the objective.
    pub objective: String,
    /// How the derivatives are computed.
    pub mode: String,
    /// What by: names of arrays and scalars.
    pub wrt: Vec<String>,
    /// What the results are derivatives by: an array or a scalar; none if along all seeds.
    pub derivatives: Vec<Option<String>>,
    /// How many directions the job lists: the derivatives along the first of them, along the second, and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub directions: Option<usize>,
    /// What loops keep.
    #[serde(skip)]
    pub kept: Vec<Kept>,
    /// What cannot influence the objective, and why.
    pub without_influence: Vec<(String, String)>,
    /// What else is to be known of the derivatives, a sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// If it is the program of one device of a mesh: which, and how what it takes and gives lies on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mesh: Option<OnMesh>,
    /// If not: the program before it was put into the forms that are fast somewhere, to be split over a mesh where it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tensors: Option<Tensors>,
}

/// A program with derivatives, simplified.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tensors {
    /// As the tensor IR prints itself. Artifacts keep it in a file of its own.
    #[serde(skip)]
    pub text: String,
    /// Whether all kernels allow fast math.
    pub relaxed: bool,
}

/// A parameter of a [`Built`] program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Parameter {
    /// One of the job's.
    Input(Input),
    /// The direction in which that input is changed.
    Seed(Input),
    /// The same in one of the directions that the job lists.
    Listed(Input, usize),
}

impl Parameter {
    /// The name of the input that it is, or is a direction of.
    pub fn name(&self) -> &str {
        match self {
            Parameter::Input(input) | Parameter::Seed(input) | Parameter::Listed(input, _) => {
                input.name()
            }
        }
    }

    /// What it is a direction of, if it is one, and of which of those that the job lists.
    pub fn seed(&self) -> Option<(&Input, Option<usize>)> {
        match self {
            Parameter::Input(_) => None,
            Parameter::Seed(input) => Some((input, None)),
            Parameter::Listed(input, nth) => Some((input, Some(*nth))),
        }
    }

    /// What a direction is called: `seed of T`.
    pub fn seed_name(&self) -> Option<String> {
        let (input, nth) = self.seed()?;
        let nth = nth.map(|nth| format!("{nth} ")).unwrap_or_default();
        Some(format!("seed {nth}of {}", input.name()))
    }

    /// The array that it is, or lies like.
    fn array(&self) -> Option<&str> {
        let (Parameter::Input(input) | Parameter::Seed(input) | Parameter::Listed(input, _)) = self;
        matches!(input, Input::Array { .. }).then(|| input.name())
    }
}

impl Built {
    /// How many devices it runs on.
    pub fn devices(&self) -> usize {
        self.mesh.as_ref().map_or(1, |on| on.mesh.devices())
    }

    /// Along which of the directions that the job lists derivative `nth` is.
    pub fn direction(&self, nth: usize) -> Option<usize> {
        let each = self.derivatives.len() / self.directions?.max(1);
        Some(nth / each.max(1))
    }

    /// How many results stand before the derivatives.
    pub fn before_derivatives(&self) -> usize {
        1 + usize::from(!self.checks.is_empty()) + 2 * usize::from(self.until)
    }

    /// What was compiled of it ahead of time.
    pub fn ahead(&self) -> &[Ahead] {
        self.mesh.as_ref().map_or(&[], |on| &on.ahead)
    }

    /// How parameter `place` lies on which mesh, if it is of several devices.
    pub fn parameter_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.inputs.get(place)?))
    }

    /// How result `place` lies on which mesh, if it is of several devices.
    pub fn result_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.outputs.get(place)?))
    }

    /// The same split over a mesh, for an artifact that was compiled without one.
    ///
    /// - errors: what cannot be split; a mesh that is larger than the arrays
    pub fn split(&self, job: &Job, wanted: &Wanted, target: Target) -> Result<Built> {
        let Some(tensors) = &self.tensors else {
            let message = "this artifact does not hold what splitting its derivatives needs";
            let help = "compile it again, or with the same `--mesh`";
            return Err(Fault::unsupported("artifact-mesh", message)
                .help(help)
                .into());
        };
        let semantics = match tensors.relaxed {
            true => Semantics::FastMath,
            false => Semantics::BitExact,
        };
        let over = Over {
            job,
            wanted: Some(wanted),
            target,
            semantics,
        };
        self.clone().with_program(&parsed(&tensors.text)?, &over)
    }

    /// What runs is the simplified `func`.
    ///
    /// - errors: what cannot be split
    pub(super) fn with_program(self, func: &Func, over: &Over) -> Result<Built> {
        let by = self.derivatives.iter().map(Option::as_deref);
        let before = std::iter::repeat_n(None, self.before_derivatives());
        let results: Vec<Option<&str>> = before.chain(by).collect();
        let parameters: Vec<Option<&str>> = self.parameters.iter().map(Parameter::array).collect();
        let (text, mesh) = over.local(func, &parameters, &results)?;
        let tensors = mesh.is_none().then(|| Tensors {
            text: func.to_string(),
            relaxed: over.semantics == Semantics::FastMath,
        });
        Ok(Built {
            text,
            mesh,
            tensors,
            ..self
        })
    }
}

/// Where programs will run.
pub(super) struct Over<'a> {
    pub job: &'a Job,
    pub wanted: Option<&'a Wanted>,
    pub target: Target,
    pub semantics: Semantics,
}

impl Over<'_> {
    /// The simplified `func` in the forms that are fast, split if that is wanted. Parameters and results of the same array lie alike.
    ///
    /// - errors: what cannot be split
    pub fn local(
        &self,
        func: &Func,
        parameters: &[Option<&str>],
        results: &[Option<&str>],
    ) -> Result<(String, Option<OnMesh>)> {
        let is_array = |name: &&str| self.job.array(name).is_some();
        let results: Vec<Option<&str>> = results.iter().map(|name| name.filter(is_array)).collect();
        let like = |name: &Option<&str>| {
            let name = (*name)?;
            let mut known = parameters.iter();
            known.rposition(|known| *known == Some(name))
        };
        let whole = Whole {
            func,
            parameters: parameters.to_vec(),
            next: results.iter().map(like).collect(),
            results,
            semantics: self.semantics,
        };
        let lowered = lowered(self.job, &whole, self.wanted, self.target)?;
        Ok((lowered.text, lowered.mesh))
    }
}
