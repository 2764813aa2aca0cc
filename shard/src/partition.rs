//! One partitioning of a program: its classes and frames, the layout of each value, and the program
//! of each device.

use std::collections::HashMap;

use crate::error::CODE;
use stablehlo::{Func, Op, Type, Value};

use crate::assign_axes::Frame;
use crate::classes::{Classes, Tree};
use crate::costs::Reach;
use crate::emit::Shared;
use crate::needs::{DimSplits, Places};
use crate::ranges::Split;
use crate::sizes::least_steps;
use crate::{
    Asked, DimLayout, Error, Layout, Mesh, Sharded, ShardingPlan, assign_axes, dim_classes, emit,
    partial_sums, reshard_point,
};

/// The layouts that the caller requests.
pub(crate) struct Request<'a> {
    pub(crate) mesh: &'a Mesh,
    pub(crate) asked: &'a [Option<Asked>],
    /// For each result the parameter whose layout it has.
    next: Vec<Option<usize>>,
    /// Whether blocks divide the parameters and results, rather than most values.
    pub(crate) whole_arrays: bool,
}

impl<'a> Request<'a> {
    pub(crate) fn new(
        func: &Func,
        mesh: &'a Mesh,
        asked: &'a [Option<Asked>],
        next: &[Option<usize>],
    ) -> Request<'a> {
        // A result that takes the memory of a parameter has its layout, too.
        let next = (0..func.results.len()).map(|result| {
            let said = next.get(result).copied().flatten();
            said.or_else(|| donor(func, result))
        });
        Request {
            mesh,
            asked,
            next: next.collect(),
            whole_arrays: false,
        }
    }
}

/// Returns the program of one device, in which values are computed at most `reach` beyond their
/// blocks; and, if some ops need a whole dimension that is split, `func` with them separated.
pub(crate) fn attempt(
    func: &Func,
    request: &Request,
    reach: Reach,
) -> Result<(Sharded, Option<Func>), Error> {
    let tree = Tree::new(func);
    let next = &request.next;
    let given = next.iter().zip(&func.results);
    let same: Vec<(Value, Value)> = given
        .filter_map(|(next, result)| Some((*result, *func.parameters().get((*next)?)?)))
        .collect();
    let (classes, frames) = assign_layouts(&tree, &same, request)?;
    let set_apart = reshard_point::set_apart(&tree, &classes, &frames);
    let places = places(&tree, &classes, &frames);
    let of = |value: &Value| places[0].of[value.index()].clone();
    let results: Vec<DimSplits> = (func.results.iter().zip(next))
        .map(|(result, next)| of(next.map_or(result, |nth| &func.parameters()[nth])))
        .collect();
    let laid_out = |value: &Value, place: &DimSplits| layout(place, func.shape(*value));
    let parameters = func.parameters().iter();
    let parameters = parameters.map(|p| laid_out(p, &of(p))).collect();
    let layouts = func.results.iter().zip(&results);
    let layouts = layouts.map(|(r, place)| laid_out(r, place)).collect();
    let mut shared = Shared {
        tree: &tree,
        mesh: request.mesh,
        apart: partial_sums::partial_sums(&tree, &places),
        places,
        reach,
        plan: ShardingPlan::default(),
        channel: 0,
        depth: 0,
    };
    let func = emit::emit(&mut shared, 0, &results)?;
    func.verify().map_err(|error| {
        Error::internal(CODE, format!("the program of a device is wrong: {error}"))
    })?;
    let sharded = Sharded {
        func,
        parameters,
        results: layouts,
        plan: shared.plan,
    };
    Ok((sharded, set_apart))
}

fn layout(place: &DimSplits, shape: &[usize]) -> Layout {
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
    Layout {
        dims: dims.collect(),
    }
}

/// Returns the parameter that is donated for result `result`, if its attributes say so.
fn donor(func: &Func, result: usize) -> Option<usize> {
    let says = |(name, text): &(String, String)| {
        let number = text.split(':').next().unwrap_or("").trim();
        name == "tf.aliasing_output" && number.parse() == Ok(result)
    };
    let donates = |p: &stablehlo::Param| p.attributes.iter().any(says);
    func.params().iter().position(donates)
}

/// Computes the classes of dimensions, and the frames of those that are split. Dimensions join
/// others with a scale, unless devices would have to store more than twice as much.
fn assign_layouts(
    tree: &Tree,
    same: &[(Value, Value)],
    request: &Request,
) -> Result<(Classes, HashMap<usize, Frame>), Error> {
    let laid = |steps| {
        let mut classes = dim_classes::classes(tree, same, steps);
        if request.whole_arrays {
            let shifted = shifted_arrays(tree.funcs[0], &classes);
            if !shifted.is_empty() {
                let same = [same, &shifted].concat();
                classes = dim_classes::classes(tree, &same, steps);
            }
        }
        let frames = assign_axes::frames(tree, &classes, request)?;
        Ok((classes, frames))
    };
    let longest = request.mesh.axes.iter().map(|axis| axis.size).max();
    let least = longest.map(least_steps);
    let in_steps: Result<_, Error> = laid(least);
    if let Ok((classes, _)) = &in_steps
        && !classes.has_steps()
    {
        return in_steps;
    }
    let plain = laid(None)?;
    let kept = |(classes, frames): &(Classes, HashMap<usize, Frame>)| -> usize {
        let parameters = tree.funcs[0].parameters().iter();
        let bytes = parameters.map(|parameter| {
            let ty = tree.funcs[0].tensor(*parameter);
            let place = place(classes, frames, classes.node(0, *parameter, 0), &ty.shape);
            let local = layout(&place, &ty.shape).local_shape();
            local.iter().product::<usize>() * ty.element.bytes()
        });
        bytes.sum()
    };
    match in_steps {
        Ok(in_steps) if kept(&in_steps) <= 2 * kept(&plain) => Ok(in_steps),
        _ => Ok(plain),
    }
}

/// Returns pairs of parameters and results of one shape that have different offsets in a class: a
/// stencil aligns its operand with its result at each of its taps, and the first tap counts.
fn shifted_arrays(func: &Func, classes: &Classes) -> Vec<(Value, Value)> {
    let arrays: Vec<Value> = func
        .parameters()
        .iter()
        .chain(&func.results)
        .copied()
        .collect();
    let is_shifted = |x: Value, y: Value| {
        let mut dims = 0..func.shape(x).len();
        func.shape(x) == func.shape(y)
            && dims.any(|dim| {
                let [x, y] = [x, y].map(|value| classes.find(classes.node(0, value, dim)));
                x.root == y.root && x.scale == y.scale && x.offset != y.offset
            })
    };
    let mut pairs = Vec::new();
    for (nth, array) in arrays.iter().enumerate() {
        let others = arrays[..nth].iter().filter(|other| *other != array);
        pairs.extend(
            others
                .filter(|other| is_shifted(**other, *array))
                .map(|o| (*array, *o)),
        );
    }
    pairs
}

/// Returns how the dimensions of an array are split, given the node of the first.
fn place(
    classes: &Classes,
    frames: &HashMap<usize, Frame>,
    first: usize,
    shape: &[usize],
) -> DimSplits {
    let dims = shape.iter().enumerate();
    dims.map(|(d, extent)| {
        let at = classes.find(first + d);
        let frame = frames.get(&at.root).filter(|_| *extent > 0)?;
        Some(Split {
            frame: frame.coarser(at.scale),
            offset: (at.offset + frame.origin).div_euclid(at.scale),
            extent: *extent as i64,
        })
    })
    .collect()
}

/// Returns how the values of all functions are split.
fn places(tree: &Tree, classes: &Classes, frames: &HashMap<usize, Frame>) -> Vec<Places> {
    let place = |first: usize, shape: &[usize]| place(classes, frames, first, shape);
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
