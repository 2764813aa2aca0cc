//! Automatic differentiation of tensor programs.
//!
//! [`jvp`] is forward mode: it computes tangents of the results from tangents of the parameters.
//! [`vjp`] is reverse mode: it computes adjoints of the parameters from adjoints of the results;
//! [`value_and_grad`] is reverse mode for one scalar result. The derivative is again a program of
//! StableHLO ops, so that it can be differentiated again, simplified and sharded. Most ops are
//! differentiated by the tables in `rules`, ops with regions by the code in `control`; [`Options`]
//! say what the reverse of a loop may store.
//!
//! ```
//! use stablehlo::{BinaryOp, ElementType, Func, Literal, TensorType, UnaryOp, eval};
//!
//! let mut func = Func::new("main");
//! let x = func.parameter(TensorType::scalar(ElementType::F64));
//! let sine = func.unary(UnaryOp::Sine, x);
//! func.results = vec![func.binary(BinaryOp::Multiply, x, sine)];
//! let both = differentiate::value_and_grad(&func, 0, &[0], &Default::default()).unwrap().func;
//! let x = 0.7f64;
//! let results = eval(&both, &[Literal::from_f64s(ElementType::F64, [], &[x])]).unwrap();
//! assert_eq!(results[0].to_f64s()[0], x * x.sin());
//! assert!((results[1].to_f64s()[0] - (x.sin() + x * x.cos())).abs() < 1e-15);
//! ```

#![warn(missing_docs)]

mod activity;
mod augmented;
mod batch;
mod bits;
mod budget;
mod channel_ids;
mod control;
mod custom;
mod error;
mod extract;
mod flow;
mod forward;
mod influence;
mod jacobian;
mod options;
mod reverse;
mod reverse_pass;
mod rules;
mod segments;
mod sparse;
mod split;

pub use batch::vmap;
pub use budget::at_once;
pub use custom::{CustomRule, Rule, Rules};
pub use diagnostics::Blame;
pub use error::Error;
pub use forward::jvp;
pub use influence::{Influence, Obstacle, influence};
pub use jacobian::{
    along_each, hessian_vector, hessian_vector_by_reverse, jacobian, jacobian_columns,
    jacobian_rows,
};
pub use options::{Checkpoint, Kept, Options};
pub use reverse::{Adjoint, value_and_grad, vjp};
pub use segments::Segments;
pub use sparse::{SparseJacobian, Sparsity, sparse_jacobian, sparsity};
pub use split::{Split, has_residuals, split};
