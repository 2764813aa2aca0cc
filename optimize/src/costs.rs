//! What programs cost on a target: counted as [`Work`], priced by a [`Table`].
//!
//! A table is data (`optimize/costs/TARGET.toml`): for each kind of work a price in the unit that was measured, and the measurement
//! it is from. `make calibrate` measures small programs on the machine at hand and writes it anew. Times are sums of work by price: they rank
//! programs, and say little of a particular one.
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

/// The seconds that one op takes on a target, fused with its neighbours: its operands are at hand, and its result goes to whoever is next.
/// Nothing for ops with functions of their own, which see [`work`].
pub fn cost(op: &Op, operands: &[&TensorType], result: &Type, target: Target) -> f64 {
    let evaluated = result.tensors().first().map_or(0, TensorType::count) as f64;
    Table::of(target).seconds(&op::work(op, operands, result, evaluated))
}

/// The seconds that storing an array and reading it again takes, with the kernel that does it: what is saved where a value is fused.
pub fn stored(ty: &TensorType, target: Target) -> f64 {
    let mut work = Work::default();
    work.add(Quantity::Kernel, 1.0);
    work.add(Quantity::Written, op::bytes(ty));
    work.add(Quantity::Read, op::bytes(ty));
    Table::of(target).seconds(&work)
}

/// The seconds that a whole function takes on a target, of StableHLO's ops or ours, with kernels as the target makes them.
pub fn seconds(func: &Func, target: Target) -> f64 {
    Table::of(target).seconds(&work(func, target))
}

/// What a whole function does on a target.
pub fn work(func: &Func, target: Target) -> Work {
    let table = Table::of(target);
    kernels::work(func, table.cache, table.tile)
}
