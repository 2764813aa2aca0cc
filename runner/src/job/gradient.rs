//! Objectives, derivatives and minimization as a job describes them.

use std::ops::Range;
use std::path::PathBuf;

use super::{About, Argument, Init, Located, Options, View};

/// A scalar that a job computes from its arrays: `[objective.J]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Objective {
    /// Its name.
    pub name: Located<String>,
    /// The expression; see [`crate::expr::tree`].
    pub expr: Located<String>,
    /// When it is evaluated.
    pub when: When,
    /// CF attributes.
    pub about: About,
}

/// When an objective is evaluated.
#[derive(Clone, Debug, PartialEq)]
pub enum When {
    /// After the last step.
    End,
    /// After this number of steps.
    At(Located<u64>),
    /// After every this many steps, and summed.
    Every(Located<u64>),
}

/// `[gradient]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gradient {
    /// The objective, or an array of one element.
    pub of: Option<Located<String>>,
    /// The arrays, by their initial values, and scalars to differentiate by.
    pub wrt: Vec<Located<String>>,
    /// The mode of differentiation.
    pub mode: Mode,
    /// The directions.
    pub seeds: Seeds,
    /// The storage of intermediate states.
    pub checkpoint: Checkpoint,
    /// The rules for kernels.
    pub kernels: Vec<(Located<String>, KernelRule)>,
    /// Where derivatives that are 0 stay 0 in products.
    pub guard: Guard,
}

/// A direction: the perturbed inputs and their perturbations.
pub type Direction = Vec<(Located<String>, Located<Init>)>;

/// `seeds`: one direction, or a list of directions that are computed together. Inputs that a
/// direction does not name have a perturbation of 0; without any direction, scalars have 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seeds {
    /// The directions; empty if the job has none.
    pub directions: Vec<Direction>,
    /// Whether they are a list.
    pub is_list: bool,
}

impl Seeds {
    /// Returns the number of directions if they are a list.
    pub fn listed(&self) -> Option<usize> {
        self.is_list.then_some(self.directions.len())
    }
}

/// Where derivatives that are 0 stay 0 though they are multiplied by NaN or infinities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guard {
    /// Products with values that come from arrays with initial NaN or infinities, and with values
    /// that may be infinite though operands are finite.
    #[default]
    Data,
    /// Products with any value that may be NaN or infinite, such as those that steps leave on land.
    All,
}

impl Guard {
    /// Every guard and its name.
    pub const ALL: [(&'static str, Guard); 2] = [("data", Guard::Data), ("all", Guard::All)];

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Guard::ALL[self as usize].0
    }
}

/// A rule that replaces the differentiation of a kernel's body.
#[derive(Clone, Debug, PartialEq)]
pub enum KernelRule {
    /// Its results count as constants.
    Inactive,
    /// Its derivative does not depend on its active inputs.
    Linear,
    /// A loop of it iterates to a fixed point, which is differentiated as such.
    FixedPoint {
        /// Largest relative change in the last iteration for the derivative.
        tolerance: f64,
        /// The maximum number of these iterations.
        most: u64,
    },
    /// Other kernels compute its derivatives.
    Own(Box<OwnRule>),
}

/// Kernels that compute the derivatives of another one. A missing one is the transpose of the
/// other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnRule {
    /// Maps tangents of the kernel's inputs to tangents of its results.
    pub forward: Option<RuleLaunch>,
    /// Maps adjoints of the kernel's results to adjoints of its inputs.
    pub reverse: Option<RuleLaunch>,
    /// Arrays and scalars that count as constants.
    pub constant: Vec<Located<String>>,
}

/// The launch of a kernel that computes derivatives of another one. Arrays and scalars have the
/// names that the first launch of the other kernel uses.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleLaunch {
    /// Name of the kernel.
    pub kernel: Located<String>,
    /// Blocks in x, y, z, if they differ from those of the other kernel.
    pub grid: Option<[u32; 3]>,
    /// Threads of a block in x, y, z, if they differ from those of the other kernel.
    pub block: Option<[u32; 3]>,
    /// One per kernel parameter.
    pub args: Vec<Located<RuleArgument>>,
    /// The location of the list of arguments.
    pub args_at: Range<usize>,
    /// All other properties.
    pub options: Options,
}

/// The argument of a parameter of such a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleArgument {
    /// An argument as in other launches; arrays have their contents from before the kernel ran.
    Given(Argument),
    /// An array with its contents after the kernel.
    After(View),
    /// The tangent of an array or a scalar: of its value before the launch, which the launch
    /// replaces by the tangent of the value after the kernel.
    Tangent(View),
    /// The adjoint of an array or a scalar: of its value after the kernel, which the launch
    /// replaces by the adjoint of the value before it. For inputs that the kernel only reads it is
    /// initially zero, and the launch adds to it. The adjoint of a scalar is an array of one
    /// element.
    Adjoint(View),
}

/// How derivatives are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// All derivatives of one scalar, in reverse mode.
    #[default]
    Reverse,
    /// The derivative along the seeds.
    Forward,
    /// The derivative of the gradient along the seeds.
    HessianVector,
}

impl Mode {
    /// Every mode and its name.
    pub const ALL: [(&'static str, Mode); 3] = [
        ("reverse", Mode::Reverse),
        ("forward", Mode::Forward),
        ("hessian-vector", Mode::HessianVector),
    ];

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Mode::ALL[self as usize].0
    }
}

/// The states of a time loop's steps that are kept for the reverse pass.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checkpoint {
    /// The states on the device.
    pub steps: Steps,
    /// Bytes that a loop may keep on the device.
    pub memory: Option<Located<u64>>,
    /// Steps that the device reverses at a time; the states between are kept on the host.
    pub segment: Option<Located<u64>>,
    /// Bytes of such states in the host's memory; the others go to files.
    pub host_memory: Option<Located<u64>>,
    /// The folder for those files.
    pub folder: Option<PathBuf>,
}

/// See [`differentiate::Checkpoint`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Steps {
    /// As many as fit.
    #[default]
    Auto,
    /// Everything that the reverse pass needs, for every step.
    All,
    /// This number of states.
    Slots(u64),
    /// A state each time this number of steps is done.
    Every(u64),
}

/// `[minimize]`: how to search for the minimum of the objective of `[gradient]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Minimize {
    /// Maximum number of iterations.
    pub iterations: Option<u64>,
    /// Pairs of steps and changes of the gradient that L-BFGS keeps.
    pub history: Option<u64>,
    /// The tolerance: the norm of the gradient relative to its initial norm at which the search
    /// ends.
    pub tolerance: Option<f64>,
    /// The scale of initial errors of arrays and scalars.
    pub scale: Vec<(Located<String>, f64)>,
    /// Standard deviations of their initial values (the background) from the truth; if given, the
    /// distance from the background is a term of the cost.
    pub background: Vec<(Located<String>, Located<Init>)>,
    /// The folder in which evaluations are stored.
    pub folder: Option<PathBuf>,
}
