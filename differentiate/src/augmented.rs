//! A function and its adjoint in one.

use stablehlo::{Func, Value};

use crate::activity::ActivitySpec;
use crate::error::Result;
use crate::extract::pruned;
use crate::options::Settings;
use crate::reverse_pass::Sweep;
use crate::rules::zeros_like;

/// What is asked of a function in reverse.
pub(crate) struct VjpRequest<'a> {
    /// The parameters that change, and the results that matter.
    pub varied: &'a [bool],
    pub useful: &'a [bool],
    /// The parameters that may hold what is no number.
    pub suspect: &'a [bool],
    /// The results whose adjoints are given.
    pub seeded: &'a [usize],
    /// The parameters whose adjoints are wanted.
    pub wanted: &'a [usize],
}

/// A function with more parameters, the adjoints of results, and more results, the adjoints of parameters.
pub(crate) struct Joint {
    pub func: Func,
    /// How many parameters, and results, the function itself has.
    pub parameters: usize,
    pub results: usize,
}

impl Joint {
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

    /// The parameters that are the function's own, and those that are adjoints.
    pub fn parameters(&self) -> (&[Value], &[Value]) {
        self.func.parameters().split_at(self.parameters)
    }

    /// The results that are the function's own, and those that are adjoints.
    pub fn results(&self) -> (&[Value], &[Value]) {
        self.func.results.split_at(self.results)
    }
}
