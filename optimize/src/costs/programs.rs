//! The small programs by which prices are measured: the forms that compete with one another, each
//! alone and at several sizes.
//!
//! Each is a function of arrays only. Float inputs should be between 0.5 and 1.5, integer inputs at
//! least 0 and below [`INDICES`], so that they are valid indices.

mod elements;
mod loops;
mod moves;
mod shifts;
mod stencils;
mod sums;

use stablehlo::{ElementType, Func, TensorType, Value};

/// The upper bound of integer inputs.
pub const INDICES: usize = 1024;

/// A program, with its name in tables of measurements: its form, shape and element type.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name, which is unique.
    pub name: String,
    /// The program, in StableHLO's own ops.
    pub func: Func,
}

/// Returns all programs, always in the same order.
///
/// ```
/// let programs = optimize::costs::programs();
/// assert!(programs.len() > 100);
/// assert!(programs.iter().any(|program| program.name == "transpose 1024x1024 f32"));
/// ```
pub fn programs() -> Vec<Program> {
    let mut all = Programs::default();
    elements::add(&mut all);
    moves::add(&mut all);
    sums::add(&mut all);
    stencils::add(&mut all);
    shifts::add(&mut all);
    loops::add(&mut all);
    all.programs
}

#[derive(Default)]
struct Programs {
    programs: Vec<Program>,
}

impl Programs {
    /// Adds a program, if `build` can make it from an array of `shape`.
    fn add_if(
        &mut self,
        form: &str,
        shape: &[usize],
        element: ElementType,
        build: impl FnOnce(&mut Func, Value) -> Option<Value>,
    ) {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(element, shape));
        if let Some(result) = build(&mut func, x) {
            func.results = vec![result];
            let sizes: Vec<String> = shape.iter().map(usize::to_string).collect();
            self.programs.push(Program {
                name: format!("{form} {} {element}", sizes.join("x")),
                func: func.legalize(),
            });
        }
    }

    /// Adds a program of an array of `shape`.
    fn add(
        &mut self,
        form: &str,
        shape: &[usize],
        element: ElementType,
        build: impl FnOnce(&mut Func, Value) -> Value,
    ) {
        self.add_if(form, shape, element, |func, x| Some(build(func, x)));
    }
}
