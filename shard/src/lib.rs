//! A tensor program and a mesh in, the program of one device out, with explicit communication.
//!
//! Every device runs the same program; its parameters and results are blocks of the whole ones, as their [`Layout`]s say.
//! What comes in is a program without collectives, best as simplifying leaves it (rotates, wraps and extends still as such); what
//! goes out is to be simplified again. It gives up where what is asked for does not fit, and at what only a device knows.
//!
//! - **Frames** (`align`, `choose`). Dimensions that ops read side by side, or a known distance apart, are one class: a coordinate axis,
//!   laid over mesh axes in blocks of which the last may be shorter, or empty. An index `i` has the coordinate `i + offset`, so that slices,
//!   pads and pieces only change the offset; an array with halos, its interior and its faces lie in one frame, and the cells
//!   beyond the frame's ends belong to the first and the last device.
//! - **Needs** (`recipe`, `needs`). Backwards from the results it is found which coordinates each device needs of each value. Values are
//!   computed a little beyond their blocks where that is all it takes, so that a chain of kernels needs one exchange, of what it begins
//!   with. A value is exchanged itself where it would be computed too far beyond, and where nothing can be: loops begin with
//!   blocks, and products of matrices are computed once.
//! - **Moves** (`moves`, `emit::exchange`). Who sends what to whom follows from what is needed and who owns it: neighbours' edges, the seam of a
//!   ring, halos from end to end, arrays that move as a whole. All that can go at one point goes in as few `collective_permute`s as
//!   no device sends, or receives, twice in: one per direction and mesh axis. The second dimension is sent with what came along the
//!   first, which brings corners. What nobody needs is not sent: closed ends are silent.
//! - **The rest** (`emit::ops`). Reductions and contractions over dimensions in parts are put together by `all_reduce`, those of one point by one. An op that needs
//!   all of a dimension (a sort, a scan, a gather along it) gets it by `all_gather`, and the [`Plan`] has a row that says so.
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

mod align;
mod choose;
mod emit;
mod error;
mod layout;
mod mesh;
mod moves;
mod needs;
mod plan;
mod prepare;
mod recipe;
mod spans;

pub use error::{Error, Turn};
pub use layout::{DimLayout, Layout, join, split};
pub use mesh::{Axis, Mesh};
pub use plan::{Exchange, ExchangeKind, Plan, Replicated};

use std::collections::HashMap;

use stablehlo::{Func, Op, Type, Value};

use align::{Classes, Tree};
use choose::Frame;
use emit::Shared;
use needs::{Place, Places};
use spans::Split;

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
    pub plan: Plan,
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
    let tree = Tree::new(&func);
    // What lies in the memory of a parameter is laid out like it, too.
    let next: Vec<Option<usize>> = (0..func.results.len())
        .map(|result| {
            next.get(result)
                .copied()
                .flatten()
                .or_else(|| donor(&func, result))
        })
        .collect();
    let given = next.iter().zip(&func.results);
    let same: Vec<(Value, Value)> = given
        .filter_map(|(next, result)| Some((*result, *func.parameters().get((*next)?)?)))
        .collect();
    let classes = align::classes(&tree, &same);
    let frames = choose::frames(&tree, &classes, mesh, asked)?;
    let places = places(&tree, &classes, &frames);
    let of = |value: &Value| places[0].of[value.index()].clone();
    let results: Vec<Place> = (func.results.iter().enumerate())
        .map(|(nth, result)| match next.get(nth).copied().flatten() {
            Some(parameter) => of(&func.parameters()[parameter]),
            None => of(result),
        })
        .collect();
    let layout = |place: &Place, shape: &[usize]| {
        let dims = place.iter().zip(shape);
        let dims = dims.map(|(split, extent)| match split {
            None => DimLayout::whole(*extent),
            Some(split) => {
                let window = split.own().window(&split.frame);
                DimLayout {
                    axes: split.frame.axes.clone(),
                    parts: split.frame.parts as usize,
                    extent: *extent,
                    block: split.frame.block as usize,
                    offset: split.offset,
                    start: window.start,
                    local: window.size as usize,
                }
            }
        });
        let dims = dims.collect();
        Layout { dims }
    };
    let parameters = func.parameters().iter();
    let parameters = parameters.map(|p| layout(&of(p), func.shape(*p))).collect();
    let laid_out = results.iter().zip(&func.results);
    let laid_out = laid_out
        .map(|(place, r)| layout(place, func.shape(*r)))
        .collect();
    let mut shared = Shared {
        tree: &tree,
        mesh,
        places,
        plan: Plan::default(),
        channel: 0,
        depth: 0,
    };
    let func = emit::emit(&mut shared, 0, &results)?;
    func.verify()
        .map_err(|error| Error::ours(format!("the program of a device is wrong: {error}")))?;
    Ok(Sharded {
        func,
        parameters,
        results: laid_out,
        plan: shared.plan,
    })
}

/// The parameter whose memory result `result` takes, if it says so.
fn donor(func: &Func, result: usize) -> Option<usize> {
    let says = |(name, text): &(String, String)| {
        let number = text.split(':').next().unwrap_or("").trim();
        name == "tf.aliasing_output" && number.parse() == Ok(result)
    };
    let donates = |p: &stablehlo::Param| p.attributes.iter().any(says);
    func.params().iter().position(donates)
}

/// What nobody knows how to share out.
fn refuse(func: &Func) -> Result<(), Error> {
    for value in func.values() {
        match func.op(value) {
            Op::CustomCall { call, .. } => {
                let message = format!("nobody has said how `{}` is shared out", call.target);
                return Err(Error::not_yet(message).at(func.loc(value)));
            }
            Op::DeviceNumber(_) | Op::Collective { .. } => {
                let message = "the program is for several devices already";
                return Err(Error::ours(message).at(func.loc(value)));
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

/// Where everything lies.
fn places(tree: &Tree, classes: &Classes, frames: &HashMap<usize, Frame>) -> Vec<Places> {
    let place = |first: usize, shape: &[usize]| -> Place {
        let dims = shape.iter().enumerate();
        dims.map(|(d, extent)| {
            let (class, offset) = classes.find(first + d);
            let frame = frames.get(&class).filter(|_| *extent > 0)?;
            Some(Split {
                class,
                frame: frame.clone(),
                offset: offset + frame.origin,
                extent: *extent as i64,
            })
        })
        .collect()
    };
    let of_func = |(number, func): (usize, &&Func)| {
        let mut places = Places {
            of: Vec::new(),
            inside: HashMap::new(),
        };
        for value in func.values() {
            places.of.push(match func.ty(value) {
                Type::Tensor(ty) => place(classes.node(number, value, 0), &ty.shape),
                Type::Tuple(_) => Vec::new(),
            });
            if let Some((takes, gives)) = classes.tuples.get(&(number, value)) {
                let operands = func.op(value).operands();
                let skipped = usize::from(matches!(func.op(value), Op::Case { .. }));
                let takes = takes.iter().zip(&operands[skipped..]);
                let takes = takes.map(|(first, v)| place(*first, func.shape(*v)));
                let gives = gives.iter().zip(func.ty(value).tensors());
                let gives = gives.map(|(first, ty)| place(*first, &ty.shape));
                places
                    .inside
                    .insert(value, (takes.collect(), gives.collect()));
            }
        }
        places
    };
    tree.funcs.iter().enumerate().map(of_func).collect()
}
