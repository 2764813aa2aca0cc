//! Expands `select_and_scatter`, the gradient of a selection in windows, such as of their maximum.

use super::super::build::Builder;
use super::super::cursor::{Parsed, Problem};
use super::super::lift::lift;
use super::super::ops;
use super::super::scope::{BuildFailure, Scope};
use super::super::tree::{OpNode, RegionNode};
use super::windows::Places;
use crate::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Scalar, TensorType, UnaryOp, Value,
};

/// The element that is selected in each window.
#[derive(Clone, Copy)]
struct Selected {
    element: Value,
    /// Its index in the window.
    place: Value,
    /// Whether the window has an element of the operand; `None` if every window has.
    exists: Option<Value>,
}

impl<'n> Builder<'n> {
    /// Adds each element of the source to the element that its window selects, in an array filled
    /// with the initial value. `x` is operand, source and initial value.
    pub(super) fn select_and_scatter(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        x: &[Value],
    ) -> Result<Vec<Value>, BuildFailure> {
        ops::exactly(3, node, x)?;
        let (operand, source, init) = (x[0], x[1], x[2]);
        let region = select_region(node)?;
        let places = check_windows(func, node, [operand, source, init])?;
        let element = func.tensor(operand).element;
        let (select, captured) = self.scalar_region(func, scope, node, region, &[element; 2])?;
        if select.result_types() != [TensorType::scalar(ElementType::Pred)] {
            let message = format!("{}: the first region must return a tensor<i1>", node.name);
            return Err(Problem::new(node.at, message).into());
        }
        let operand_shape = func.shape(operand).to_vec();
        let init_everywhere = func.broadcast_in_dim(init, &operand_shape, &[]);
        if places.is_empty() {
            return Ok(vec![init_everywhere]);
        }
        let padded = places.pad(func, operand, init)?;
        let inside = inside(func, &places, operand)?;
        let mut best: Option<Selected> = None;
        for nth in 0..places.count() {
            let new = candidate(func, &places, padded, inside, nth)?;
            best = Some(match best {
                None => new,
                Some(old) => {
                    let args = [&[old.element, new.element], captured.as_slice()].concat();
                    let (shape, roots) = (&places.windows, &select.results);
                    let keeps = lift(func, &select, &args, shape, roots, node.at)?;
                    better(func, keeps[0], old, new)
                }
            });
        }
        let Some(best) = best else {
            return Ok(vec![init_everywhere]);
        };
        let sum = scattered(func, &places, best, source, padded)?;
        Ok(vec![func.binary(BinaryOp::Add, init_everywhere, sum)])
    }
}

/// Returns the region of `node` that selects; the other one must be an addition.
fn select_region(node: &OpNode) -> Parsed<&RegionNode> {
    let wrong = |message: String| Problem::new(node.at, message);
    let [select, scatter] = node.regions.as_slice() else {
        return Err(wrong(format!("{} has two regions", node.name)));
    };
    match ops::combiner_of(scatter) {
        Some(Combiner::Add) => Ok(select),
        _ => Err(wrong(format!(
            "{}: the second region must add its arguments",
            node.name
        ))),
    }
}

/// Returns the windows; checks that the source has one element for each.
fn check_windows(func: &Func, node: &OpNode, x: [Value; 3]) -> Parsed<Places> {
    let [operand, source, init] = x;
    let element = func.tensor(operand).element;
    let scalar = TensorType::scalar(element);
    let wrong = |message: String| Problem::new(node.at, message);
    if *func.tensor(init) != scalar || element == ElementType::Pred {
        let found = func.tensor(init);
        let message = format!(
            "{}: the initial value must be a number, and a {scalar}",
            node.name
        );
        return Err(wrong(format!("{message}, not {found}")));
    }
    for name in ["base_dilations", "window_dilations"] {
        if node.attributes.iter().any(|entry| entry.name == name) {
            return Err(wrong(format!("{}: `{name}` is not known here", node.name)));
        }
    }
    let places = Places::of(func, node, operand, init)?;
    let expected = TensorType::new(element, places.windows.clone());
    match *func.tensor(source) == expected {
        true => Ok(places),
        false => {
            let found = func.tensor(source);
            Err(wrong(format!(
                "{}: the source must be a {expected}, not {found}",
                node.name
            )))
        }
    }
}

/// Returns a mask of the elements of `operand` in the padded array; `None` if there is no padding.
fn inside(func: &mut Func, places: &Places, operand: Value) -> Parsed<Option<Value>> {
    if !places.are_padded() {
        return Ok(None);
    }
    let ty = func.tensor(operand).with_element(ElementType::Pred);
    let inside = func.constant(Literal::splat(ty, Scalar::Int(1)));
    let outside = func.scalar(ElementType::Pred, Scalar::Int(0));
    places.pad(func, inside, outside).map(Some)
}

/// Returns the element at index `nth` of each window.
fn candidate(
    func: &mut Func,
    places: &Places,
    padded: Value,
    inside: Option<Value>,
    nth: usize,
) -> Parsed<Selected> {
    let exists = inside.map(|inside| places.view(func, inside, nth));
    Ok(Selected {
        element: places.view(func, padded, nth)?,
        place: number(func, places, nth),
        exists: exists.transpose()?,
    })
}

/// Returns `nth` for each window.
fn number(func: &mut Func, places: &Places, nth: usize) -> Value {
    let ty = TensorType::new(ElementType::I32, places.windows.clone());
    func.constant(Literal::splat(ty, Scalar::Int(nth as i64)))
}

/// Selects `old` if `keeps` holds, otherwise `new`, among those that exist.
fn better(func: &mut Func, keeps: Value, old: Selected, new: Selected) -> Selected {
    let (mut keeps, mut exists) = (keeps, None);
    if let (Some(old), Some(new)) = (old.exists, new.exists) {
        let is_alone = func.unary(UnaryOp::Not, new);
        keeps = func.binary(BinaryOp::And, keeps, old);
        keeps = func.binary(BinaryOp::Or, keeps, is_alone);
        exists = Some(func.binary(BinaryOp::Or, old, new));
    }
    Selected {
        element: func.select(keeps, old.element, new.element),
        place: func.select(keeps, old.place, new.place),
        exists,
    }
}

/// Returns for each element of the operand, which `padded` contains, the sum of the elements of
/// `source` whose windows select it.
fn scattered(
    func: &mut Func,
    places: &Places,
    best: Selected,
    source: Value,
    padded: Value,
) -> Parsed<Value> {
    let (element, shape) = (func.tensor(padded).element, func.shape(padded).to_vec());
    let zero = func.scalar(element, Scalar::Int(0));
    let nothing = func.broadcast_in_dim(zero, &places.windows, &[]);
    let mut sum = func.broadcast_in_dim(zero, &shape, &[]);
    for nth in 0..places.count() {
        let here = number(func, places, nth);
        let mut is_selected = func.compare(Direction::Eq, best.place, here);
        if let Some(exists) = best.exists {
            is_selected = func.binary(BinaryOp::And, is_selected, exists);
        }
        let given = func.select(is_selected, source, nothing);
        let given = places.put_back(func, given, zero, nth, &shape)?;
        sum = func.binary(BinaryOp::Add, sum, given);
    }
    places.without_padding(func, sum, zero)
}
