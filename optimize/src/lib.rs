//! Rewrites tensor programs into cheaper ones. Results keep every bit unless a kernel allows fast
//! math.
//!
//! [`simplify`] is independent of the target: it applies the canonical [`rules`] and the passes
//! over whole [`program`]s and their loops until neither finds anything to do. [`choose_forms`]
//! then lowers for a target: it picks the cheapest of several equivalent forms ([`saturate`]) and
//! writes shifted reads in the form that is fastest there.
//!
//! The input and the output are [`stablehlo::Func`]s with the same parameters and results. A pass
//! that does not apply leaves the function as it is; [`passes`] lists all of them.
//!
//! ```
//! use optimize::{Target, choose_forms, simplify};
//! use stablehlo::{ElementType, Func, TensorType};
//!
//! let mut func = Func::new("main");
//! let x = func.parameter(TensorType::new(ElementType::F32, [8]));
//! let once = func.reverse(x, &[0]);
//! func.results = vec![func.reverse(once, &[0])];
//! let simple = simplify(&func);
//! assert_eq!(simple.results, [simple.parameters()[0]]); // reversing twice changes nothing
//! let _text = choose_forms(&simple, Target::Cpu).to_stablehlo();
//! ```

mod aligned;
mod bounds;
mod column_tiling;
pub mod costs;
pub mod explain;
mod fusion_cut;
mod index_box;
mod inline;
mod ops;
mod passes;
pub mod program;
mod report;
mod rewrite;
pub mod rules;
pub mod saturate;
mod simplify;
mod stencil;
mod target_lowering;
mod trace;

pub use aligned::aligned;
pub use inline::{inline, inline_except};
pub use passes::{PassKind, PassLimit, PassRow, passes};
pub use report::{Decision, Report, Saturation, StopReason};
pub use rewrite::{Rewriter, Rule, Semantics};
pub use simplify::{Allow, simplify, simplify_by, simplify_keeping, simplify_with};
pub use stencil::{Combination, StencilForm, combinations, separate};
pub use target_lowering::passes::TargetPass;
pub use target_lowering::{Target, choose_forms, choose_forms_with, lower_for, target_passes};
