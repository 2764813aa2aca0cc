//! Partitions a tensor program for a mesh of devices: from the program of the whole arrays to the
//! program that every device runs (SPMD), with explicit communication.
//!
//! The parameters and results of the new program are blocks of the whole arrays, as their
//! [`Layout`]s describe. The input has no collectives, and is best simplified first (with its
//! `rotate`, `wrap` and `extend` ops kept); the output should be simplified again. Partitioning
//! fails where the requested layout does not fit, and at custom calls.
//!
//! - **Dimension classes and frames** (`dim_classes`, `assign_axes`). Dimensions that ops access at
//!   the same index, or at a constant distance, form one class. A class that is split gets a frame:
//!   a coordinate axis that is divided into blocks over mesh axes, the last of which may be shorter
//!   or empty. Index `i` has the coordinate `i + offset`, so that slices, pads and concatenations
//!   change only the offset: an array with halos, its interior and its faces share one frame, and
//!   the cells beyond the frame's ends belong to the first and the last device. A dimension that is
//!   split, merged or accessed with a stride (`[n]` as `[rows, columns]`, every second element)
//!   joins the class of the other one, in blocks of whole strides, unless devices would have to
//!   store more than twice as much.
//! - **Required ranges** (`sharding_rule`, `needs`). A backward pass from the results finds the
//!   coordinates of each value that each device needs. Values are computed redundantly a little
//!   beyond their blocks where that suffices, so that a chain of kernels needs one exchange, of its
//!   inputs. A value itself is exchanged where it would have to be computed too far beyond its
//!   block, and where redundant computation is impossible: loops carry blocks, and dot products are
//!   computed once.
//! - **Exchanges** (`moves`, `emit::exchange`). Senders and receivers follow from required ranges
//!   and owners: edges of neighbours, wrap-around, halos at both ends, and arrays that move as a
//!   whole. Everything that can be sent at one point is sent with as few `collective_permute`s as
//!   possible, given that no device sends or receives twice in one: one for each direction and mesh
//!   axis. The second dimension is sent with what was received in the first one, which transfers
//!   the corners. Nothing that is not needed is sent, so that closed boundaries need no messages.
//! - **Boundary selects** (`boundary_select`). `i > 0 ? x[i - 1] : x[n - 1]` is a select with a
//!   single row on one side, which every device would need: it is rewritten as a concatenation, so
//!   that the row goes to the device that uses it.
//! - **Resharding** (`all_to_all`, `reshard_point`). A dimension that is split becomes whole while
//!   another one becomes split by an `all_to_all`: for a transpose, and for an op that needs all of
//!   one dimension (a sort, a scan, a loop over it) but treats another one elementwise. Such ops
//!   are separated from the rest and get their own layout if that is cheaper.
//! - **Reversals** (`emit::mirror`). Opposite devices swap their blocks, and each reverses its own;
//!   where the last block is shorter, the result is shifted like a halo.
//! - **Other ops** (`emit::ops`). Reductions and contractions over split dimensions end in an
//!   `all_reduce`, one for all at the same point, and accumulations in a loop in one after the loop
//!   (`partial_sums`), which adds over iterations before it adds over devices. Scans whose order
//!   does not matter (of integers, minima, maxima) run block by block, and are then combined with
//!   the total of the blocks before. Float sums and products are scanned in the order of one
//!   device, which needs the whole dimension; so do sorts, and gathers with data-dependent indices.
//!   If nothing else applies, they get it by an `all_gather`, once for a whole loop, and the
//!   [`ShardingPlan`] has a row for it.
//! - **Costs** (`costs`). How far values are computed beyond their blocks (one exchange for several
//!   stages, or one for each) is searched with the costs of messages and computation
//!   ([`shard_by`]); without costs, it is as far as saves messages.
//!
//! Elements of a local array that its device does not need may have any value: no result depends on
//! them, and masks exclude them from sums.
//!
//! ```
//! use shard::{Mesh, shard};
//! use stablehlo::{ElementType, Func, TensorType, UnaryOp};
//!
//! let mut func = Func::new("main");
//! let x = func.parameter(TensorType::new(ElementType::F32, [9, 5]));
//! func.results = vec![func.unary(UnaryOp::Negate, x)];
//! let mesh = Mesh::parse("2x2").unwrap();
//! let sharded = shard(&func, &mesh, &[None], &[None]).unwrap();
//! assert_eq!(sharded.parameters, sharded.results);
//! ```

#![warn(missing_docs)]

mod all_to_all;
mod assign_axes;
mod boundary_select;
mod classes;
mod costs;
mod dim_classes;
mod emit;
mod error;
mod layout;
mod mesh;
mod moves;
mod needs;
mod partial_sums;
mod partition;
mod plan;
mod prepare;
mod ranges;
mod required_range;
mod reshape;
mod reshard_point;
mod sharding_rule;
mod sizes;
mod totals;

pub use costs::Costs;
pub use diagnostics::Blame;
pub use error::Error;
pub use layout::{DimLayout, Layout, join, split};
pub use mesh::{Axis, Mesh};
pub use plan::{Exchange, ExchangeKind, Replicated, SentValue, ShardingPlan};

use crate::error::CODE;
use stablehlo::{Func, Op};

use partition::Request;

/// For each dimension of a parameter the mesh axis that splits it, or several joined by `+`; or
/// `None`.
pub type Asked = Vec<Option<String>>;

/// The program of one device, with its layouts.
#[derive(Clone, Debug)]
pub struct Sharded {
    /// The program, whose parameters and results are blocks.
    pub func: Func,
    /// The layouts of the parameters.
    pub parameters: Vec<Layout>,
    /// The layouts of the results.
    pub results: Vec<Layout>,
    /// The communication that it contains.
    pub plan: ShardingPlan,
}

/// Partitions `func`: returns the program that every device of `mesh` runs, so that together they
/// compute what `func` computes.
///
/// - asked:  for each parameter of `func` the requested layout, or `None`
/// - next:   for each result the parameter that it is passed as in the next call, if any: both have
///   the same layout
/// - errors: if a requested layout does not fit; if an op cannot be partitioned
pub fn shard(
    func: &Func,
    mesh: &Mesh,
    asked: &[Option<Asked>],
    next: &[Option<usize>],
) -> Result<Sharded, Error> {
    let func = prepare::prepare(func);
    refuse(&func)?;
    let request = Request::new(&func, mesh, asked, next);
    Ok(costs::laid_out(func, &request, &Costs::default())?.0)
}

/// Partitions as [`shard`], with halo widths that minimise the time under `costs`; `shard` makes
/// halos as wide as saves messages.
pub fn shard_by(
    func: &Func,
    mesh: &Mesh,
    asked: &[Option<Asked>],
    next: &[Option<usize>],
    costs: &Costs,
) -> Result<Sharded, Error> {
    let func = prepare::prepare(func);
    refuse(&func)?;
    let request = Request::new(&func, mesh, asked, next);
    let (widest, func) = costs::laid_out(func, &request, costs)?;
    costs::narrowed(widest, &func, &request, costs)
}

/// Partitions as [`shard_by`], with blocks that divide the parameters and results evenly where the
/// mesh divides these. Otherwise blocks divide what most values are, such as the interior.
///
/// ```
/// use shard::{Costs, Mesh, shard_arrays};
/// use stablehlo::{BinaryOp, ElementType, Func, Scalar, TensorType};
///
/// let mut func = Func::new("main");
/// let x = func.parameter(TensorType::new(ElementType::F32, [16]));
/// let [left, right] = [0, 2].map(|start| func.slice(x, &[start], &[start + 14], &[1]));
/// let inner = func.binary(BinaryOp::Add, left, right);
/// let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
/// func.results = vec![func.pad(inner, zero, &[1], &[1], &[0])];
/// let mesh = Mesh::parse("4").unwrap();
/// let sharded = shard_arrays(&func, &mesh, &[None], &[None], &Costs::default()).unwrap();
/// for layout in sharded.parameters.iter().chain(&sharded.results) {
///     let dim = &layout.dims[0];
///     assert_eq!((dim.block, dim.local, dim.offset, dim.start), (4, 4, 0, 0));
/// }
/// ```
pub fn shard_arrays(
    func: &Func,
    mesh: &Mesh,
    asked: &[Option<Asked>],
    next: &[Option<usize>],
    costs: &Costs,
) -> Result<Sharded, Error> {
    let func = prepare::prepare(func);
    refuse(&func)?;
    let mut request = Request::new(&func, mesh, asked, next);
    request.whole_arrays = true;
    let (widest, func) = costs::laid_out(func, &request, costs)?;
    costs::narrowed(widest, &func, &request, costs)
}

/// Rejects ops that cannot be partitioned.
fn refuse(func: &Func) -> Result<(), Error> {
    for value in func.values() {
        match func.op(value) {
            Op::CustomCall { call, .. } => {
                let message = format!("nobody has said how `{}` is shared out", call.target);
                return Err(Error::unsupported(CODE, message).at(func.loc(value)));
            }
            Op::DeviceNumber(_) | Op::Collective { .. } => {
                let message = "the program is for several devices already";
                return Err(Error::internal(CODE, message).at(func.loc(value)));
            }
            Op::While { cond, body, .. } => {
                refuse(cond)?;
                refuse(body)?;
            }
            Op::Case { branches, .. } => branches.iter().try_for_each(refuse)?,
            _ => {}
        }
    }
    Ok(())
}
