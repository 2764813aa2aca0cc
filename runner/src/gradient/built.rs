//! A program with derivatives, and what is known of it.

use differentiate::Kept;
use serde::{Deserialize, Serialize};

use crate::program::{Check, Input};

/// A program that gives an objective and its derivatives.
///
/// Its results: the objective; if there are checks, what they found, as [`crate::program::Program::checks`]; then what
/// [`Built::derivatives`] are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Built {
    /// StableHLO in MLIR's generic form. Artifacts keep it in a file of its own.
    #[serde(skip)]
    pub text: String,
    /// Its parameters, in order.
    pub parameters: Vec<Parameter>,
    /// What it checks while it runs.
    pub checks: Vec<Check>,
    /// Name of the objective.
    pub objective: String,
    /// How the derivatives are computed.
    pub mode: String,
    /// What by: names of arrays and scalars.
    pub wrt: Vec<String>,
    /// What the results are derivatives by: an array or a scalar; none if along all seeds.
    pub derivatives: Vec<Option<String>>,
    /// What loops keep.
    #[serde(skip)]
    pub kept: Vec<Kept>,
    /// What cannot influence the objective, and why.
    pub without_influence: Vec<(String, String)>,
}

/// A parameter of a [`Built`] program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Parameter {
    /// One of the job's.
    Input(Input),
    /// The direction in which that input is changed.
    Seed(Input),
}
