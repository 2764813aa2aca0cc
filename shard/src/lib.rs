//! A tensor program and a mesh in, the program of one device out, with explicit communication.
//!
//! Every device runs the same program; its parameters and results are blocks of the whole ones, as their [`Layout`]s say.
//! What comes in is a program without collectives, best as simplifying leaves it (rotates, wraps and extends still as such); what
//! goes out is to be simplified again. It gives up where what is asked for does not fit, and at what only a device knows.
//!
//! - **Frames** (`dim_classes`, `assign_axes`). Dimensions that ops read side by side, or a known distance apart, are one class: a coordinate axis,
//!   laid over mesh axes in blocks of which the last may be shorter, or empty. An index `i` has the coordinate `i + offset`, so that slices,
//!   pads and pieces only change the offset; an array with halos, its interior and its faces lie in one frame, and the cells
//!   beyond the frame's ends belong to the first and the last device. A dimension that is taken apart, together with others, or read in
//!   steps (`[n]` as `[rows, columns]`, every second place) goes along with the other in blocks of whole steps, unless devices would have
//!   to keep more than twice as much for it.
//! - **Needs** (`sharding_rule`, `needs`). Backwards from the results it is found which coordinates each device needs of each value. Values are
//!   computed a little beyond their blocks where that is all it takes, so that a chain of kernels needs one exchange, of what it begins
//!   with. A value is exchanged itself where it would be computed too far beyond, and where nothing can be: loops begin with
//!   blocks, and products of matrices are computed once.
//! - **Moves** (`moves`, `emit::exchange`). Who sends what to whom follows from what is needed and who owns it: neighbours' edges, the seam of a
//!   ring, halos from end to end, arrays that move as a whole. All that can go at one point goes in as few `collective_permute`s as
//!   no device sends, or receives, twice in: one per direction and mesh axis. The second dimension is sent with what came along the
//!   first, which brings corners. What nobody needs is not sent: closed ends are silent.
//! - **Seams** (`boundary_select`). `i > 0 ? x[i - 1] : x[n - 1]` is a choice with a single row on one side, which every device would need: it becomes
//!   pieces behind one another, and the row goes where it is taken.
//! - **Dimensions that change places** (`all_to_all`, `reshard_point`). What is whole along one dimension and read in parts along another comes by `all_to_all`: a
//!   transpose, and an op that needs all of a dimension (a sort, a scan, a loop that goes along it) but leaves another alone. Such ops are set
//!   apart from the rest and laid out on their own, if that is cheaper.
//! - **Reversals** (`emit::mirror`). Opposite devices change places, and each reverses what it has; where the last block is shorter, that is moved
//!   along like a halo.
//! - **The rest** (`emit::ops`). Reductions and contractions over dimensions in parts are put together by `all_reduce`, those of one point by one, and
//!   totals that a loop runs up by one behind it (`partial_sums`), which sums turns before it sums devices. Scans whose
//!   order does not matter (of integers; minima and maxima) are done block by block, and what comes before a block is put to it. Sums and products of floats are
//!   taken in the order of one device, so a scan of them needs all of its dimension; so do sorts, and gathers with places in data. They get it by
//!   `all_gather` if nothing else is found, once for a whole loop, and the [`ShardingPlan`] has a row that says so.
//! - **Costs** (`costs`). How far values are computed beyond their blocks, several stages for one exchange or an exchange for each, is
//!   tried out and chosen by what messages and computing cost ([`shard_by`]); if nobody says what, as far as saves messages.
//!
//! Cells of a local array that its device does not need may hold anything: no result reads them, and masks keep them out of sums.
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

/// For each dimension of a parameter the mesh axis it is laid over, or several, with `+` between them; or none.
pub type Asked = Vec<Option<String>>;

/// The program of one device.
#[derive(Clone, Debug)]
pub struct Sharded {
    /// Its parameters and results are blocks.
    pub func: Func,
    /// How each parameter is laid out.
    pub parameters: Vec<Layout>,
    /// How each result is laid out.
    pub results: Vec<Layout>,
    /// What was decided.
    pub plan: ShardingPlan,
}

/// The program that each device of `mesh` runs, so that together they compute what `func` does.
///
/// - asked:  for each parameter of `func` what it is to be laid over, or nothing said
/// - next:   for each result the parameter that it will be given for in the next call, if any: their layouts are the same
/// - errors: if what is asked for does not fit; if something cannot be computed in parts
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

/// [`shard`], where messages and computing cost what `costs` says: halos are as wide as is cheapest, where else they are as
/// wide as saves messages.
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

/// [`shard_by`], with blocks that are equal parts of the parameters and results where the mesh
/// divides these. Otherwise blocks are parts of what most values are, such as an interior.
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

/// What nobody knows how to share out.
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
