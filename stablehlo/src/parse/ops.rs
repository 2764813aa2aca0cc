//! Translates a node of the syntax tree to an op, by its name and attributes.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::tree::{OpNode, RegionNode};
use super::{collective, own, refused, windows};
use crate::{
    BinaryOp, Combiner, CustomCall, DeviceNumber, Direction, ElementType, Op, SortOrder,
    TensorType, UnaryOp, Value,
};

/// Returns the op of `node`, which must have no functions and not expand to several ops.
pub(super) fn op(node: &OpNode, operands: Vec<Value>) -> Parsed<Op> {
    let mut attributes = Attributes::new(&node.attributes, node.at);
    let op = op_of(node, operands, &mut attributes)?;
    attributes.finish()?;
    Ok(op)
}

fn op_of(node: &OpNode, x: Vec<Value>, attributes: &mut Attributes) -> Parsed<Op> {
    let wrong = |message: String| Problem::new(node.at, message);
    let exactly = |count: usize| exactly(count, node, &x);
    let at_least = |count: usize| match x.len() >= count {
        true => Ok(()),
        false => Err(wrong(format!(
            "{} takes at least {count} operands, not {}",
            node.name,
            x.len()
        ))),
    };
    if let Some(name) = node.name.strip_prefix("reactant.") {
        return own::op(name, node, &x, attributes);
    }
    let Some(name) = node.name.strip_prefix("stablehlo.") else {
        return Err(wrong(refused::why(&node.name)));
    };
    if let Some(op) = UnaryOp::from_name(name) {
        exactly(1)?;
        return Ok(Op::Unary(op, x[0]));
    }
    if let Some(op) = BinaryOp::from_name(name) {
        exactly(2)?;
        return Ok(Op::Binary(op, x[0], x[1]));
    }
    let op = match name {
        "constant" => {
            exactly(0)?;
            Op::Constant(attributes.dense("value")?)
        }
        "iota" => {
            exactly(0)?;
            let TensorType { element, shape } = result_type(node)?.clone();
            Op::Iota {
                element,
                shape,
                dimension: attributes.number("iota_dimension")?,
            }
        }
        "compare" => {
            exactly(2)?;
            attributes.keyword("compare_type", "comparison_type")?;
            Op::Compare {
                direction: direction(attributes, node)?,
                lhs: x[0],
                rhs: x[1],
            }
        }
        "select" => {
            exactly(3)?;
            Op::Select {
                pred: x[0],
                on_true: x[1],
                on_false: x[2],
            }
        }
        "clamp" => {
            exactly(3)?;
            Op::Clamp {
                min: x[0],
                operand: x[1],
                max: x[2],
            }
        }
        "convert" => {
            exactly(1)?;
            Op::Convert {
                operand: x[0],
                element: result_element(node)?,
            }
        }
        "bitcast_convert" => {
            exactly(1)?;
            Op::BitcastConvert {
                operand: x[0],
                element: result_element(node)?,
            }
        }
        "broadcast" => {
            exactly(1)?;
            let added: Vec<usize> = attributes.numbers("broadcast_sizes")?;
            let shape = result_type(node)?.shape.clone();
            Op::BroadcastInDim {
                operand: x[0],
                dimensions: (added.len()..shape.len()).collect(),
                shape,
            }
        }
        "broadcast_in_dim" => {
            exactly(1)?;
            let dimensions = attributes.numbers("broadcast_dimensions")?;
            Op::BroadcastInDim {
                operand: x[0],
                shape: result_type(node)?.shape.clone(),
                dimensions,
            }
        }
        "reshape" => {
            exactly(1)?;
            Op::Reshape {
                operand: x[0],
                shape: result_type(node)?.shape.clone(),
            }
        }
        "transpose" => {
            exactly(1)?;
            Op::Transpose {
                operand: x[0],
                permutation: attributes.numbers("permutation")?,
            }
        }
        "reverse" => {
            exactly(1)?;
            Op::Reverse {
                operand: x[0],
                dimensions: attributes.numbers("dimensions")?,
            }
        }
        "slice" => {
            exactly(1)?;
            Op::Slice {
                operand: x[0],
                start: attributes.numbers("start_indices")?,
                limit: attributes.numbers("limit_indices")?,
                stride: attributes.numbers("strides")?,
            }
        }
        "pad" => {
            exactly(2)?;
            Op::Pad {
                operand: x[0],
                value: x[1],
                low: attributes.numbers("edge_padding_low")?,
                high: attributes.numbers("edge_padding_high")?,
                interior: attributes.numbers("interior_padding")?,
            }
        }
        "concatenate" => Op::Concatenate {
            operands: x,
            dimension: attributes.number("dimension")?,
        },
        "dynamic_slice" => {
            at_least(1)?;
            let sizes = attributes.numbers("slice_sizes")?;
            Op::DynamicSlice {
                operand: x[0],
                starts: x[1..].to_vec(),
                sizes,
            }
        }
        "dynamic_update_slice" => {
            at_least(2)?;
            Op::DynamicUpdateSlice {
                operand: x[0],
                update: x[1],
                starts: x[2..].to_vec(),
            }
        }
        "reduce" => {
            exactly(2)?;
            let dimensions = attributes.numbers("dimensions")?;
            Op::Reduce {
                operand: x[0],
                init: x[1],
                dimensions,
                combiner: combiner(node)?,
            }
        }
        "reduce_window" => {
            exactly(2)?;
            windows::reduce_window(node, &x, attributes)?
        }
        "convolution" => {
            exactly(2)?;
            windows::convolution(&x, attributes)?
        }
        "sort" => Op::Sort {
            operands: x,
            dimension: attributes.number("dimension")?,
            order: sort_order(node)?,
            is_stable: attributes.flag("is_stable")?,
        },
        "dot" => {
            exactly(2)?;
            let rank = node.operand_types.first().map_or(0, |ty| ty.rank());
            Op::DotGeneral {
                lhs: x[0],
                rhs: x[1],
                lhs_batch: Vec::new(),
                rhs_batch: Vec::new(),
                lhs_contract: rank.checked_sub(1).into_iter().collect(),
                rhs_contract: vec![0],
            }
        }
        "dot_general" => {
            exactly(2)?;
            let mut fields = attributes.fields("dot_dimension_numbers", "dot")?;
            let op = Op::DotGeneral {
                lhs: x[0],
                rhs: x[1],
                lhs_batch: fields.numbers_or_none("lhs_batching_dimensions")?,
                rhs_batch: fields.numbers_or_none("rhs_batching_dimensions")?,
                lhs_contract: fields.numbers_or_none("lhs_contracting_dimensions")?,
                rhs_contract: fields.numbers_or_none("rhs_contracting_dimensions")?,
            };
            fields.finish()?;
            op
        }
        "custom_call" => Op::CustomCall {
            call: custom_call(node, attributes)?.into(),
            operands: x,
        },
        "partition_id" | "replica_id" => {
            exactly(0)?;
            Op::DeviceNumber(match name {
                "partition_id" => DeviceNumber::Partition,
                _ => DeviceNumber::Replica,
            })
        }
        "collective_permute" | "all_reduce" | "all_gather" | "all_to_all" => {
            exactly(1)?;
            collective::collective(name, node, x[0], attributes)?
        }
        "optimization_barrier" => Op::OptimizationBarrier { operands: x },
        _ => return Err(wrong(refused::why(&node.name))),
    };
    Ok(op)
}

/// Checks that `node` has `count` operands, which are `x`.
pub(super) fn exactly(count: usize, node: &OpNode, x: &[Value]) -> Parsed<()> {
    match x.len() == count {
        true => Ok(()),
        false => {
            let message = format!("{} takes {count} operands, not {}", node.name, x.len());
            Err(Problem::new(node.at, message))
        }
    }
}

/// Returns the direction of the comparison `node`.
pub(super) fn direction(attributes: &mut Attributes, node: &OpNode) -> Parsed<Direction> {
    let direction = attributes.keyword("comparison_direction", "comparison_direction")?;
    direction.and_then(Direction::from_name).ok_or_else(|| {
        let message = "`comparison_direction` must be one of EQ, NE, LT, LE, GT, GE";
        Problem::new(node.at, message)
    })
}

fn custom_call(node: &OpNode, attributes: &mut Attributes) -> Parsed<CustomCall> {
    let target = attributes.string("call_target_name")?;
    let version: i64 = attributes.number_or("api_version", 1)?;
    if version != 4 {
        let message = format!(
            "the custom call `{target}` has `api_version` {version}: \
             only those of version 4 are known here; write what it computes with ops"
        );
        return Err(Problem::new(node.at, message));
    }
    attributes.flag("has_side_effect")?;
    Ok(CustomCall {
        target,
        config: attributes.config("backend_config")?,
        results: node
            .result_types
            .iter()
            .map(|ty| ty.tensor.clone())
            .collect(),
        aliases: attributes.aliases("output_operand_aliases")?,
    })
}

pub(super) fn result_type(node: &OpNode) -> Parsed<&TensorType> {
    let ty = node.result_types.first().map(|ty| &ty.tensor);
    ty.ok_or_else(|| Problem::new(node.at, "the type of its result is missing"))
}

fn result_element(node: &OpNode) -> Parsed<ElementType> {
    Ok(result_type(node)?.element)
}

/// Returns the combiner that the region of a reduce or scatter applies to its two arguments.
pub(super) fn combiner(node: &OpNode) -> Parsed<Combiner> {
    let recognised = match node.regions.as_slice() {
        [region] => combiner_of(region),
        _ => None,
    };
    recognised.ok_or_else(|| {
        let known: Vec<&str> = Combiner::ALL.iter().map(|c| c.name()).collect();
        let message = format!(
            "the region must do one op to its two arguments, or return the second: {}",
            known.join(", ")
        );
        Problem::new(node.at, message)
    })
}

/// Returns the combiner that `region` computes, if there is one.
pub(super) fn combiner_of(region: &RegionNode) -> Option<Combiner> {
    let [(old, _), (new, _)] = region.args.as_slice() else {
        return None;
    };
    let is_return = |op: &OpNode, of: &str| {
        op.name == "stablehlo.return" && op.operands.len() == 1 && op.operands[0].name == of
    };
    match region.ops.as_slice() {
        [last] => is_return(last, new).then_some(Combiner::Set),
        [op, last] => {
            let names: Vec<&String> = op.operands.iter().map(|operand| &operand.name).collect();
            let [(result, 1)] = op.results.as_slice() else {
                return None;
            };
            if (names != [old, new] && names != [new, old]) || !is_return(last, result) {
                return None;
            }
            let binary = BinaryOp::from_name(op.name.strip_prefix("stablehlo.")?)?;
            Combiner::ALL
                .iter()
                .copied()
                .find(|combiner| combiner.binary() == Some(binary))
        }
        _ => None,
    }
}

/// Returns the order of a sort, whose region must compare the first two of its arguments.
pub(super) fn sort_order(node: &OpNode) -> Parsed<SortOrder> {
    let recognised = match node.regions.as_slice() {
        [region] => sort_order_of(region),
        _ => None,
    };
    recognised.ok_or_else(|| {
        let message = "the region must compare its first two arguments, by LT or GT";
        Problem::new(node.at, message)
    })
}

fn sort_order_of(region: &RegionNode) -> Option<SortOrder> {
    let [(first, ty), (second, _), ..] = region.args.as_slice() else {
        return None;
    };
    let [compare, last] = region.ops.as_slice() else {
        return None;
    };
    let [(result, 1)] = compare.results.as_slice() else {
        return None;
    };
    let is_returned = last.name == "stablehlo.return"
        && last.operands.len() == 1
        && last.operands[0].name == *result;
    let names: Vec<&String> = compare
        .operands
        .iter()
        .map(|operand| &operand.name)
        .collect();
    let swapped = names == [second, first];
    if compare.name != "stablehlo.compare" || !is_returned || !(swapped || names == [first, second])
    {
        return None;
    }
    let mut attributes = Attributes::new(&compare.attributes, compare.at);
    let kind = attributes.keyword("compare_type", "comparison_type").ok()?;
    let direction = attributes.keyword("comparison_direction", "comparison_direction");
    let is_greater = match direction.ok()?? {
        "LT" => false,
        "GT" => true,
        _ => return None,
    };
    Some(SortOrder {
        descending: is_greater != swapped,
        total: kind == Some("TOTALORDER") && ty.element.is_float(),
    })
}
