//! Augmented functions: a function that computes its own results and its adjoint.

use stablehlo::{Func, Value};

use crate::activity::ActivitySpec;
use crate::error::Result;
use crate::extract::pruned;
use crate::options::Settings;
use crate::reverse_pass::Sweep;
use crate::rules::zeros_like;

/// The activity and the inputs and outputs of a function's adjoint.
pub(crate) struct VjpRequest<'a> {
    /// The parameters that vary, and the results that the objective depends on.
    pub varied: &'a [bool],
    pub useful: &'a [bool],
    /// The parameters that may hold NaN or infinities.
    pub suspect: &'a [bool],
    /// The indices of the results whose adjoints are given, in the order of the added parameters.
    pub seeded: &'a [usize],
    /// The indices of the parameters whose adjoints are returned, in the order of the added
    /// results.
    pub wanted: &'a [usize],
}

/// A function whose additional parameters are adjoints of its results, and whose additional results
/// are adjoints of its parameters.
pub(crate) struct Joint {
    pub func: Func,
    /// The number of parameters, and of results, of the original function.
    pub parameters: usize,
    pub results: usize,
}

impl Joint {
    /// Builds the augmented function of `func`.
    ///
    /// - errors: if something in `func` cannot be differentiated
    pub fn of(func: &Func, asked: &VjpRequest, settings: &Settings) -> Result<Joint> {
        let mut out = Func::with_signature_of(func);
        let arguments = out.parameters().to_vec();
        let mut seeds: Vec<Option<Value>> = vec![None; func.results.len()];
        for place in asked.seeded {
            let ty = func.tensor(func.results[*place]).clone();
            seeds[*place] = Some(out.parameter(ty));
        }
        let ends = ActivitySpec {
            varied: asked.varied,
            useful: asked.useful,
            suspect: asked.suspect,
        };
        let sweep = Sweep::begin(func, &arguments, ends, settings, &mut out)?;
        out.results = sweep.results();
        let adjoints = sweep.finish(&seeds, &mut out)?;
        for place in asked.wanted {
            let parameter = func.parameters()[*place];
            let adjoint = adjoints[*place];
            let adjoint = adjoint.unwrap_or_else(|| zeros_like(func, parameter, &mut out));
            out.results.push(adjoint);
        }
        Ok(Joint {
            func: pruned(&out),
            parameters: func.params().len(),
            results: func.results.len(),
        })
    }

    /// Returns the parameters of the original function, and those that are adjoints.
    pub fn parameters(&self) -> (&[Value], &[Value]) {
        self.func.parameters().split_at(self.parameters)
    }

    /// Returns the results of the original function, and those that are adjoints.
    pub fn results(&self) -> (&[Value], &[Value]) {
        self.func.results.split_at(self.results)
    }
}
