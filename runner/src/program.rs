//! A program ready to run: its StableHLO text and the meaning of each parameter and result.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use stablehlo::ElementType;

use crate::element;
use crate::mesh::{Mesh, Placement};

/// A tensor program and how to call it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Program {
    /// StableHLO in MLIR's generic form. Artifacts keep it in a file of its own.
    #[serde(skip)]
    pub text: String,
    /// The parameters of `main`, in order.
    pub inputs: Vec<Input>,
    /// The arrays whose new contents its results are, in order.
    pub outputs: Vec<String>,
    /// The checks that the program evaluates while it runs. If there are any, it has one more
    /// result, an `i32`: 0, or the number (from 1) of the first check that failed.
    pub checks: Vec<Check>,
    /// Whether a condition ends its time loop. If so, two more results follow all others: the
    /// number of steps that ran, an `i64`, and whether the condition holds, an `i1`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub until: bool,
    /// Kernels that run as their own PTX, one line each with the reason.
    #[serde(default)]
    pub fell_back: Vec<String>,
    /// For the program of one device of a mesh: the mesh, and how arrays are distributed over it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mesh: Option<OnMesh>,
    /// The target whose forms it uses: `cpu`, `cuda` or `tpu`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// In artifacts: the program as it was raised, to be split over a mesh where it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tensors: Option<Tensors>,
}

/// A program before the optimizer rewrites it for a target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tensors {
    /// Its text in the tensor IR's own syntax. Artifacts keep it in a file of its own.
    #[serde(skip)]
    pub text: String,
    /// Its parameters.
    pub inputs: Vec<Input>,
    /// Its results.
    pub outputs: Vec<String>,
    /// Whether all its kernels allow fast math.
    pub relaxed: bool,
}

/// The mesh that a program runs on. Each device runs it on its blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnMesh {
    /// The devices.
    #[serde(with = "crate::mesh::as_text")]
    pub mesh: Mesh,
    /// How each parameter is distributed over them.
    pub inputs: Vec<Placement>,
    /// How each result is distributed; a result that the next call takes is distributed as that
    /// parameter is.
    pub outputs: Vec<Placement>,
    /// The communication of the program, one line for each transfer.
    #[serde(default)]
    pub plan: String,
    /// The executables compiled ahead of time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<Ahead>,
}

impl OnMesh {
    /// Returns the mesh axes over which a parameter or a result is split, in ascending order.
    pub fn split_axes(&self) -> Vec<usize> {
        let dims = self
            .inputs
            .iter()
            .chain(&self.outputs)
            .flat_map(|of| &of.dims);
        let axes: BTreeSet<usize> = dims.flat_map(|split| split.axes.iter().copied()).collect();
        axes.into_iter().collect()
    }
}

/// A program compiled for devices that this machine need not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ahead {
    /// The devices, such as `tpu7x:8x8x8`, or the name of a platform such as `cpu` if devices of
    /// this machine compiled it.
    pub topology: String,
    /// The compiler: the description that the topology's plugin gives of itself; otherwise the
    /// properties that must be the same where it runs.
    pub platform: String,
    /// The executable as the plugin serialized it. Artifacts keep it in a file of its own.
    #[serde(skip)]
    pub bytes: Vec<u8>,
}

/// A condition that only the data can prove: that an access of a kernel is within its array, that
/// threads do not race, or that no trap is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The kernel.
    pub kernel: String,
    /// The array; empty for a trap.
    pub array: String,
    /// Its number of elements.
    pub len: usize,
    /// The message of a trap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trap: Option<String>,
    /// The conflicting accesses of two threads to one element, for a race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<String>,
    /// Index of the kernel file.
    pub source: usize,
    /// Line of the access in the source, from 1; 0 if unknown.
    pub line: u32,
    /// Its column, from 1.
    pub column: u32,
}

/// A parameter of a [`Program`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum Input {
    /// The number of steps that this call runs, an `i64`.
    Steps,
    /// Whether this call runs the launches before the first step, an `i64`: 1 or 0.
    Before,
    /// Whether this call runs the launches after the last step, likewise.
    After,
    /// A runtime scalar.
    Scalar {
        /// Its name.
        name: String,
        /// Its type.
        #[serde(with = "element_name")]
        element: ElementType,
        /// Its value, rounded to the type when it is uploaded.
        #[serde(with = "exact")]
        value: f64,
    },
    /// An array of the job.
    Array {
        /// Its name.
        name: String,
        /// Whether its buffer is donated: the result may reuse it.
        donated: bool,
    },
}

/// The part of a program with a time loop that one call runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Whether to run the launches before the first step.
    pub before: bool,
    /// The number of steps.
    pub steps: u64,
    /// Whether to run the launches after the last step.
    pub after: bool,
}

impl Span {
    /// Only the launches before the first step.
    pub const BEFORE: Span = Span {
        before: true,
        steps: 0,
        after: false,
    };
    /// Only the launches after the last step.
    pub const AFTER: Span = Span {
        before: false,
        steps: 0,
        after: true,
    };

    /// Returns a span of `steps` steps, without the launches before and after them.
    pub fn steps(steps: u64) -> Span {
        Span {
            before: false,
            steps,
            after: false,
        }
    }

    /// Returns a whole run of `steps` steps.
    pub fn whole(steps: u64) -> Span {
        Span {
            before: true,
            steps,
            after: true,
        }
    }

    /// Returns the value of an input that selects what this call runs; `None` for scalars and
    /// arrays.
    pub fn of(self, input: &Input) -> Option<u64> {
        match input {
            Input::Steps => Some(self.steps),
            Input::Before => Some(self.before.into()),
            Input::After => Some(self.after.into()),
            Input::Scalar { .. } | Input::Array { .. } => None,
        }
    }
}

impl Input {
    /// Returns its name; inputs that are neither scalars nor arrays have one too.
    pub fn name(&self) -> &str {
        match self {
            Input::Steps => "steps",
            Input::Before => "before the first step",
            Input::After => "after the last step",
            Input::Scalar { name, .. } | Input::Array { name, .. } => name,
        }
    }
}

/// The number of lines of one kernel file that a location can distinguish.
const LINES: u32 = 1 << 24;

/// Returns the location of ops: line `line` (from 1) of kernel file `source`.
pub fn place(source: usize, line: u32) -> stablehlo::Loc {
    match line {
        0 => stablehlo::Loc(0),
        line => stablehlo::Loc((source as u32).min(u32::MAX / LINES) * LINES + line.min(LINES - 1)),
    }
}

/// Returns the kernel file and the line of a [`place`], if they are known.
pub fn file_and_line(place: stablehlo::Loc) -> Option<(usize, u32)> {
    let (source, line) = (place.0 / LINES, place.0 % LINES);
    (line > 0).then_some((source as usize, line))
}

impl Program {
    /// Returns the number of devices that it runs on.
    pub fn devices(&self) -> usize {
        self.mesh.as_ref().map_or(1, |on| on.mesh.devices())
    }

    /// Returns its executables that were compiled ahead of time.
    pub fn ahead(&self) -> &[Ahead] {
        self.mesh.as_ref().map_or(&[], |on| &on.ahead)
    }

    /// True if the program takes a number of steps.
    pub fn is_loop(&self) -> bool {
        self.has(&Input::Steps)
    }

    /// Returns whether `input` is one of its parameters.
    pub fn has(&self, input: &Input) -> bool {
        self.inputs.contains(input)
    }
}

/// Returns whether a flag is unset; serde skips such fields.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde gives it so")]
pub(crate) fn is_false(flag: &bool) -> bool {
    !flag
}

mod element_name {
    use super::*;
    use serde::{Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(
        element: &ElementType,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(element::name(*element))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ElementType, D::Error> {
        let name = String::deserialize(deserializer)?;
        element::parse(&name)
            .ok_or_else(|| de::Error::custom(format!("there is no element type `{name}`")))
    }
}

/// Serializes `f64` as text: JSON has no infinity and no NaN, and not all parsers round correctly.
mod exact {
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| de::Error::custom(format!("`{text}` is not a number")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_survive_json() {
        for value in [0.1, f64::INFINITY, -0.0, 1e-310, f64::MAX] {
            let input = Input::Scalar {
                name: "a".into(),
                element: ElementType::F32,
                value,
            };
            let json = serde_json::to_string(&input).unwrap();
            assert_eq!(
                serde_json::from_str::<Input>(&json).unwrap(),
                input,
                "{json}"
            );
        }
    }
}
