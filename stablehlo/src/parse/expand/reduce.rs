//! Expands reductions of several operands, and reductions by more than one op.

use super::super::asked::Attributes;
use super::super::build::Builder;
use super::super::cursor::{Parsed, Problem};
use super::super::lift::{lift, push};
use super::super::scope::{BuildFailure, Scope};
use super::super::tree::{OpNode, RegionNode};
use super::check_same_shape;
use crate::{Combiner, ElementType, Func, Op, Value};

impl<'n> Builder<'n> {
    /// Builds the region of a reduction as a function of scalars, and returns the captured values
    /// too. Its parameters are the accumulators, then an element of each operand.
    pub(super) fn scalar_reducer(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        operands: &[Value],
        inits: &[Value],
    ) -> Result<(Func, Vec<Value>), BuildFailure> {
        let region = reducer(node, operands, inits)?;
        check_same_shape(func, node, operands)?;
        let elements = check_inits(func, node, operands, inits)?;
        let both = [elements.as_slice(), &elements].concat();
        let (scalar, captured) = self.scalar_region(func, scope, node, region, &both)?;
        check_results(node, &scalar, operands.len())?;
        Ok((scalar, captured))
    }

    /// Expands a reduction of `x`, the operands and then their initial values. If the region
    /// combines each operand separately, by a [`Combiner`], it emits one reduction per operand.
    /// Otherwise it combines neighbours in pairs, in their order, until one element is left, and
    /// the initial values with that.
    pub(super) fn general_reduce(
        &mut self,
        func: &mut Func,
        scope: &Scope,
        node: &'n OpNode,
        x: &[Value],
    ) -> Result<Vec<Value>, BuildFailure> {
        let (operands, inits) = x.split_at(x.len() / 2);
        let (scalar, captured) = self.scalar_reducer(func, scope, node, operands, inits)?;
        let mut attributes = Attributes::new(&node.attributes, node.at);
        let dimensions: Vec<usize> = attributes.numbers("dimensions")?;
        attributes.finish()?;
        if let Some(combiners) = separate(&scalar, operands.len()) {
            let each = operands.iter().zip(inits).zip(combiners);
            let reduced = each.map(|((operand, init), combiner)| {
                let op = Op::Reduce {
                    operand: *operand,
                    init: *init,
                    dimensions: dimensions.clone(),
                    combiner,
                };
                push(func, op, node.at)
            });
            return Ok(reduced.collect::<Parsed<_>>()?);
        }
        let combine = |func: &mut Func, left: &[Value], right: &[Value]| {
            let shape = func.shape(right[0]).to_vec();
            let args = [left, right, &captured].concat();
            lift(func, &scalar, &args, &shape, &scalar.results, node.at)
        };
        let shape = func.shape(operands[0]).iter().enumerate();
        let kept = shape.filter(|(d, _)| !dimensions.contains(d));
        let kept: Vec<usize> = kept.map(|(_, size)| *size).collect();
        let reduced = match rows_first(func, operands, &dimensions, node)? {
            Some(rows) => {
                let last = in_pairs(func, rows, &combine)?;
                combine(func, inits, &last)?
            }
            None => inits.to_vec(),
        };
        let whole = reduced.into_iter().map(|value| match func.shape(value) {
            [] => func.broadcast_in_dim(value, &kept, &[]),
            _ => func.reshape(value, &kept),
        });
        Ok(whole.collect())
    }
}

/// Returns the only region of a reduction; checks that there are operands, and as many initial
/// values.
fn reducer<'n>(node: &'n OpNode, operands: &[Value], inits: &[Value]) -> Parsed<&'n RegionNode> {
    match node.regions.as_slice() {
        [region] if !operands.is_empty() && operands.len() == inits.len() => Ok(region),
        _ => {
            let message = "a reduction has operands, as many initial values, and one region";
            Err(Problem::new(node.at, message))
        }
    }
}

/// Returns the element types of `operands`; checks that each has a scalar initial value of its
/// type.
fn check_inits(
    func: &Func,
    node: &OpNode,
    operands: &[Value],
    inits: &[Value],
) -> Parsed<Vec<ElementType>> {
    let elements: Vec<ElementType> = operands.iter().map(|v| func.tensor(*v).element).collect();
    for (init, element) in inits.iter().zip(&elements) {
        let ty = func.tensor(*init);
        if !ty.shape.is_empty() || ty.element != *element {
            let message = format!("the initial value must be a tensor<{element}>, not {ty}");
            return Err(Problem::new(node.at, message));
        }
    }
    Ok(elements)
}

/// Checks that the `count` results of the region of `node`, a function of scalars, have the types
/// of its first parameters.
fn check_results(node: &OpNode, scalar: &Func, count: usize) -> Parsed<()> {
    let expected = scalar.params()[..count].iter().map(|param| &param.ty);
    match expected.eq(&scalar.result_types()) {
        true => Ok(()),
        false => {
            let message = "the region must return a value like each of its first arguments";
            Err(Problem::new(node.at, format!("{}: {message}", node.name)))
        }
    }
}

/// Returns the combiner of each result of `scalar`, if it combines `count` operands separately.
fn separate(scalar: &Func, count: usize) -> Option<Vec<Combiner>> {
    let params = scalar.parameters();
    let each = scalar.results.iter().enumerate().map(|(nth, result)| {
        let Op::Binary(op, left, right) = scalar.op(*result) else {
            return None;
        };
        let (old, new) = (params[nth], params[count + nth]);
        let combines = [*left, *right] == [old, new] || [*left, *right] == [new, old];
        let mut known = Combiner::ALL.iter().copied();
        combines.then(|| known.find(|combiner| combiner.binary() == Some(*op)))?
    });
    each.collect()
}

/// Returns the operands as matrices with one row for each position in `dimensions`; `None` if there
/// is no row.
fn rows_first(
    func: &mut Func,
    operands: &[Value],
    dimensions: &[usize],
    node: &OpNode,
) -> Parsed<Option<Vec<Value>>> {
    let rank = func.shape(operands[0]).len();
    let mut permutation = dimensions.to_vec();
    permutation.extend((0..rank).filter(|d| !dimensions.contains(d)));
    let mut matrices = Vec::new();
    let mut rows = 0;
    for operand in operands {
        let transpose = Op::Transpose {
            operand: *operand,
            permutation: permutation.clone(),
        };
        let transposed = push(func, transpose, node.at)?;
        let (first, rest) = func.shape(transposed).split_at(dimensions.len());
        rows = first.iter().product();
        let columns = rest.iter().product();
        matrices.push(func.reshape(transposed, &[rows, columns]));
    }
    Ok((rows > 0).then_some(matrices))
}

/// Applies a region elementwise to left operands and right operands.
type Combine<'a> = &'a dyn Fn(&mut Func, &[Value], &[Value]) -> Parsed<Vec<Value>>;

/// Reduces each of `rows`, matrices of one shape, to one row: combines neighbouring rows in pairs
/// until one is left.
fn in_pairs(func: &mut Func, mut rows: Vec<Value>, combine: Combine) -> Parsed<Vec<Value>> {
    loop {
        let [count, columns] = *func.shape(rows[0]) else {
            unreachable!("rows are matrices")
        };
        if count == 1 {
            return Ok(rows);
        }
        let even = count - count % 2;
        let mut every_other = |first: usize| -> Vec<Value> {
            let of = |row: &Value| func.slice(*row, &[first, 0], &[even, columns], &[2, 1]);
            rows.iter().map(of).collect()
        };
        let (lefts, rights) = (every_other(0), every_other(1));
        let combined = combine(func, &lefts, &rights)?;
        let with_last = combined.into_iter().zip(&rows).map(|(combined, row)| {
            if even == count {
                return combined;
            }
            let last = func.slice(*row, &[even, 0], &[count, columns], &[1, 1]);
            func.concatenate(&[combined, last], 0)
        });
        rows = with_last.collect();
    }
}
