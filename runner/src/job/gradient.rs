//! What a job says of derivatives: the numbers that it computes of its arrays, and which of their derivatives are wanted.

use std::ops::Range;
use std::path::PathBuf;

use super::{About, Argument, Init, Located, Options, View};

/// A number that a job computes of its arrays: `[objective.J]`.
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
    /// Arrays, by what they start from, and scalars.
    pub wrt: Vec<Located<String>>,
    /// How.
    pub mode: Mode,
    /// Along what.
    pub seeds: Seeds,
    /// What is kept on the way there.
    pub checkpoint: Checkpoint,
    /// What is said of kernels.
    pub kernels: Vec<(Located<String>, KernelRule)>,
    /// Where what is 0 stays so whatever it is multiplied by.
    pub guard: Guard,
}

/// A direction: what is changed, and how.
pub type Direction = Vec<(Located<String>, Located<Init>)>;

/// `seeds`: one direction, or a list of them, all at once. What a direction does not name does not change in it; without any, scalars
/// change by 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seeds {
    /// Each direction; none where nothing is said.
    pub directions: Vec<Direction>,
    /// Whether they are a list.
    pub is_list: bool,
}

impl Seeds {
    /// How many directions the list has, if it is one.
    pub fn listed(&self) -> Option<usize> {
        self.is_list.then_some(self.directions.len())
    }
}

/// Where derivatives that are 0 stay 0 though they are multiplied by what is no number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guard {
    /// By what comes from arrays that start with NaN or infinities, and by what may be infinite though operands are numbers.
    #[default]
    Data,
    /// By all that may be other than a number, such as what steps leave on land.
    All,
}

impl Guard {
    /// Every guard and its name.
    pub const ALL: [(&'static str, Guard); 2] = [("data", Guard::Data), ("all", Guard::All)];

    /// Its name.
    pub fn name(self) -> &'static str {
        Guard::ALL[self as usize].0
    }
}

/// How a kernel is differentiated, if not by what is in it.
#[derive(Clone, Debug, PartialEq)]
pub enum KernelRule {
    /// Its results count as constants.
    Inactive,
    /// Its derivative does not depend on what changes.
    Linear,
    /// A loop of it iterates to a fixed point, which is differentiated as such.
    FixedPoint {
        /// Largest relative change in the last step of the derivative's own iteration.
        tolerance: f64,
        /// Its steps at most.
        most: u64,
    },
    /// Other kernels compute its derivatives.
    Own(Box<OwnRule>),
}

/// Kernels that compute the derivatives of another one. The one that is missing is the other one, transposed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnRule {
    /// From tangents of what the kernel is given to those of what it leaves.
    pub forward: Option<RuleLaunch>,
    /// From adjoints of what the kernel leaves to those of what it is given.
    pub reverse: Option<RuleLaunch>,
    /// Arrays and scalars that count as constants.
    pub constant: Vec<Located<String>>,
}

/// The launch of a kernel that computes derivatives of another one. Arrays and scalars have the names that the first launch of
/// the other one gives them.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleLaunch {
    /// Name of the kernel.
    pub kernel: Located<String>,
    /// Blocks in x, y, z, if not as many as the other kernel has.
    pub grid: Option<[u32; 3]>,
    /// Threads of a block in x, y, z, if not as many as the other kernel has.
    pub block: Option<[u32; 3]>,
    /// One per kernel parameter.
    pub args: Vec<Located<RuleArgument>>,
    /// Where the list of arguments stands.
    pub args_at: Range<usize>,
    /// Everything else.
    pub options: Options,
}

/// What a parameter of such a kernel is given.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleArgument {
    /// As in other launches; arrays are as they were before the kernel ran.
    Given(Argument),
    /// An array as the kernel left it.
    After(View),
    /// The tangent of an array or a scalar: of its value before the launch and, after it, of the value that the kernel leaves.
    Tangent(View),
    /// The adjoint of an array or a scalar: of what the kernel leaves, and behind the launch that of what it is given. Of what it only
    /// reads: zeros, to which the launch adds. That of a scalar is an array of one element.
    Adjoint(View),
}

/// How derivatives are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// All derivatives of one number, backwards.
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

    /// Its name.
    pub fn name(self) -> &'static str {
        Mode::ALL[self as usize].0
    }
}

/// What is kept of the steps of a time loop until the reverse needs it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checkpoint {
    /// On the device.
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
    /// What fits.
    #[default]
    Auto,
    /// All that is needed of every step.
    All,
    /// The states at this number of steps.
    Slots(u64),
    /// The states at every this many steps.
    Every(u64),
}

/// `[minimize]`: how to search for where the objective of `[gradient]` is least.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Minimize {
    /// Iterations at most.
    pub iterations: Option<u64>,
    /// Pairs of steps and changes of the gradient that L-BFGS keeps.
    pub history: Option<u64>,
    /// Which part of its first norm the gradient's norm must come to.
    pub tolerance: Option<f64>,
    /// By how much arrays and scalars may be wrong at first.
    pub scale: Vec<(Located<String>, f64)>,
    /// Standard deviations of their first values from the truth, where the distance from them is a part of the cost.
    pub background: Vec<(Located<String>, Located<Init>)>,
    /// Where evaluations are kept.
    pub folder: Option<PathBuf>,
}
