//! A program with derivatives, and its metadata.

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

/// A program that returns an objective and its derivatives.
///
/// Its results are the objective; if there are checks, their result as in
/// [`crate::program::Program::checks`]; if a condition ends the time loop, the two results of
/// [`crate::program::Program::until`]; then the derivatives in the order of [`Built::derivatives`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Built {
    /// StableHLO in MLIR's generic form. Artifacts store it in a separate file.
    #[serde(skip)]
    pub text: String,
    /// Its parameters, in order.
    pub parameters: Vec<Parameter>,
    /// The checks that it makes while it runs.
    pub checks: Vec<Check>,
    /// Whether a condition ends its time loop.
    #[serde(default, skip_serializing_if = "crate::program::is_false")]
    pub until: bool,
    /// Name of the objective.
    pub objective: String,
    /// The mode of differentiation.
    pub mode: String,
    /// The arrays and scalars with respect to which the objective is differentiated.
    pub wrt: Vec<String>,
    /// For each derivative, the array or scalar it is taken by; nothing for a directional
    /// derivative along all seeds.
    pub derivatives: Vec<Option<String>>,
    /// The number of directions that the job lists: all derivatives along the first come first,
    /// then those along the second, and so on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub directions: Option<usize>,
    /// The values that loops store for the reverse pass.
    #[serde(skip)]
    pub kept: Vec<Kept>,
    /// The inputs that cannot influence the objective, each with the reason.
    pub without_influence: Vec<(String, String)>,
    /// Further remarks on the derivatives, a sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// If this is the program of one device of a mesh: the mesh, and the layouts of its parameters
    /// and results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mesh: Option<OnMesh>,
    /// Otherwise: the program before lowering, to be partitioned over a mesh on the machine where
    /// it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tensors: Option<Tensors>,
}

/// A simplified program with derivatives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tensors {
    /// The text as the tensor IR prints it. Artifacts store it in a separate file.
    #[serde(skip)]
    pub text: String,
    /// Whether all kernels allow fast math.
    pub relaxed: bool,
}

/// A parameter of a [`Built`] program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Parameter {
    /// An input of the job.
    Input(Input),
    /// The seed of that input: the direction in which it is perturbed.
    Seed(Input),
    /// The seed of an input in the direction of this index in the job's list.
    Listed(Input, usize),
}

impl Parameter {
    /// Returns the name of the input that it is, or is the seed of.
    pub fn name(&self) -> &str {
        match self {
            Parameter::Input(input) | Parameter::Seed(input) | Parameter::Listed(input, _) => {
                input.name()
            }
        }
    }

    /// If it is a seed, returns its input and, for a listed direction, the index of the direction.
    pub fn seed(&self) -> Option<(&Input, Option<usize>)> {
        match self {
            Parameter::Input(_) => None,
            Parameter::Seed(input) => Some((input, None)),
            Parameter::Listed(input, nth) => Some((input, Some(*nth))),
        }
    }

    /// Returns the name of a seed: `seed of T`.
    pub fn seed_name(&self) -> Option<String> {
        let (input, nth) = self.seed()?;
        let nth = nth.map(|nth| format!("{nth} ")).unwrap_or_default();
        Some(format!("seed {nth}of {}", input.name()))
    }

    /// Returns the array that it holds, or whose layout it shares.
    fn array(&self) -> Option<&str> {
        let (Parameter::Input(input) | Parameter::Seed(input) | Parameter::Listed(input, _)) = self;
        matches!(input, Input::Array { .. }).then(|| input.name())
    }
}

impl Built {
    /// Returns the number of devices it runs on.
    pub fn devices(&self) -> usize {
        self.mesh.as_ref().map_or(1, |on| on.mesh.devices())
    }

    /// Returns the index of the listed direction that derivative `nth` is taken along.
    pub fn direction(&self, nth: usize) -> Option<usize> {
        let each = self.derivatives.len() / self.directions?.max(1);
        Some(nth / each.max(1))
    }

    /// Returns the number of results before the derivatives.
    pub fn before_derivatives(&self) -> usize {
        1 + usize::from(!self.checks.is_empty()) + 2 * usize::from(self.until)
    }

    /// Returns the executables that were compiled ahead of time.
    pub fn ahead(&self) -> &[Ahead] {
        self.mesh.as_ref().map_or(&[], |on| &on.ahead)
    }

    /// Returns the mesh and the layout of parameter `place`, for a program of several devices.
    pub fn parameter_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.inputs.get(place)?))
    }

    /// Returns the mesh and the layout of result `place`, for a program of several devices.
    pub fn result_on(&self, place: usize) -> Option<(&Mesh, &Placement)> {
        let on = self.mesh.as_ref()?;
        Some((&on.mesh, on.outputs.get(place)?))
    }

    /// Partitions the program over a mesh, for an artifact that was compiled without one.
    ///
    /// - errors: programs that cannot be partitioned; a mesh that is larger than the arrays
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

    /// Sets the program to the simplified `func`, lowered.
    ///
    /// - errors: programs that cannot be partitioned
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

/// The target, mesh and semantics that programs are lowered for.
pub(super) struct Over<'a> {
    pub job: &'a Job,
    pub wanted: Option<&'a Wanted>,
    pub target: Target,
    pub semantics: Semantics,
}

impl Over<'_> {
    /// Lowers the simplified `func`, partitioned if a mesh is requested. Parameters and results of
    /// the same array have the same layout.
    ///
    /// - errors: programs that cannot be partitioned
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
