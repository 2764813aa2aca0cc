//! The tensor IR: whole arrays, pure ops, static shapes.
//!
//! A [`Func`] is an arena of [`Op`]s. [`Func::push`] infers the type of an op and rejects an op
//! that is not well typed, so a function that exists is well typed; [`Func::verify`] checks the
//! rest (order, results, closed loops). The ops are StableHLO's, plus a few that preserve structure
//! for later passes ([`Op::Rotate`] and its like); [`Func::legalize`] lowers those to StableHLO's,
//! and [`Func::to_stablehlo`] prints the text that a PJRT plugin compiles. [`parse`] parses what is
//! printed, and the StableHLO that JAX and other tools print.
//!
//! ```
//! use stablehlo::{BinaryOp, ElementType, Func, Literal, TensorType};
//!
//! let mut func = Func::new("main");
//! let x = func.parameter(TensorType::new(ElementType::F32, [3]));
//! let y = func.binary(BinaryOp::Add, x, x);
//! func.results = vec![y];
//! let input = Literal::from_f64s(ElementType::F32, [3], &[1.0, 2.0, 3.0]);
//! assert_eq!(func.to_string(), "\
//! func.func @main(%arg0: tensor<3xf32>) -> (tensor<3xf32>) {
//!   %0 = \"stablehlo.add\"(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
//!   \"func.return\"(%0) : (tensor<3xf32>) -> ()
//! }
//! ");
//! # let _ = input;
//! ```

#![warn(missing_docs)]

mod build;
mod collective;
mod counted;
mod custom_call;
mod dims;
mod elementwise;
mod eval;
mod fourier;
mod func;
mod infer;
mod legalize;
mod literal;
mod op;
mod pairs;
mod parse;
mod print;
mod rewritten;
mod round;
pub mod special;
mod stencil;
mod types;
mod verify;

pub use collective::{Collective, DeviceNumber, Groups};
pub use counted::Counted;
pub use custom_call::{ConfigValue, CustomCall};
pub use dims::{ConvolutionDims, GatherDims, ScatterDims, SortOrder, Window};
pub use elementwise::{BinaryOp, Combiner, Direction, UnaryOp};
pub use eval::{EvalError, eval, eval_devices};
pub use fourier::FftKind;
pub use func::{Func, Param};
pub use infer::TypeError;
pub use literal::{Literal, Scalar};
pub use op::interface::{DimIndex, OpClass};
pub use op::{Compiled, Op};
pub use parse::{ParseError, Source, parse, parse_source};
pub use rewritten::Callees;
pub use stencil::{Coefficient, Edge, Stencil, Tap};
pub use types::{Classes, ElementType, Loc, TensorType, Type, Value};
pub use verify::VerifyError;
