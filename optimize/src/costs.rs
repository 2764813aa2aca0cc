//! The cost model: counts the [`Work`] of a program and prices it with the [`Table`] of a target.
//!
//! A table is a data file (`optimize/costs/TARGET.toml`) with a price for each kind of work, in the
//! unit that was measured, and the measurement itself. `make calibrate` measures small programs on
//! the current machine and rewrites the file. An estimated time is the sum of work times price: it
//! ranks programs, and is not an accurate prediction for any one of them.
//!
//! ```
//! use optimize::{Target, costs};
//! use stablehlo::{ElementType, Op, TensorType, Type, BinaryOp, UnaryOp, Func};
//!
//! let ty = TensorType::new(ElementType::F32, [1024, 1024]);
//! let mut func = Func::new("main");
//! let x = func.parameter(ty.clone());
//! let (add, exp) = (Op::Binary(BinaryOp::Add, x, x), Op::Unary(UnaryOp::Exp, x));
//! let cost = |op| costs::cost(op, &[&ty, &ty], &Type::Tensor(ty.clone()), Target::Cpu);
//! assert!(cost(&add) < cost(&exp));
//! ```

mod additions;
pub mod fit;
mod kernels;
mod measured;
mod op;
mod programs;
mod table;
mod text;
mod work;

use stablehlo::{Func, Op, TensorType, Type};

pub(crate) use self::additions::{additions, additions_at_most, storing};
pub(crate) use self::kernels::{kernels, one_kernel};
pub use self::measured::{Measured, Timed};
pub use self::programs::{INDICES, Program, programs};
pub use self::table::{BackendTrait, Habit, Price, ShiftForm, Storing, Table, UpdateForm};
pub use self::work::{Quantity, Work};
use crate::Target;

/// Returns the seconds that one op takes on a target if it is fused with its neighbours, so that
/// operands and result are not in memory. Zero for ops that contain functions; [`work`] counts
/// those.
pub fn cost(op: &Op, operands: &[&TensorType], result: &Type, target: Target) -> f64 {
    let evaluated = result.tensors().first().map_or(0, TensorType::count) as f64;
    Table::of(target).seconds(&op::work(op, operands, result, evaluated))
}

/// Returns the seconds that it takes to store an array and read it again, including the kernel
/// launch: the saving if a value is fused.
pub fn stored(ty: &TensorType, target: Target) -> f64 {
    let mut work = Work::default();
    work.add(Quantity::Kernel, 1.0);
    work.add(Quantity::Written, op::bytes(ty));
    work.add(Quantity::Read, op::bytes(ty));
    Table::of(target).seconds(&work)
}

/// Returns the seconds that a whole function takes on a target, split into kernels as the target
/// splits it.
pub fn seconds(func: &Func, target: Target) -> f64 {
    Table::of(target).seconds(&work(func, target))
}

/// Returns the work of a whole function on a target.
pub fn work(func: &Func, target: Target) -> Work {
    let table = Table::of(target);
    kernels::work(func, table.cache, table.tile)
}
