//! Parses gathers and scatters. The tensor IR has no batching dimensions: they become further
//! components of the indices.

use super::asked::Attributes;
use super::cursor::{Parsed, Problem};
use super::ops::{combiner, exactly};
use super::tree::OpNode;
use crate::{ElementType, Func, GatherDims, Op, ScatterDims, Value};

/// The batching dimensions, as pairs of a dimension of the operand and one of the indices.
struct Batching {
    operand: Vec<usize>,
    indices: Vec<usize>,
}

impl Batching {
    /// Reads the fields called `names` of dimension numbers.
    fn of(fields: &mut Attributes, names: [&str; 2], node: &OpNode) -> Parsed<Batching> {
        let batching = Batching {
            operand: fields.numbers_or_none(names[0])?,
            indices: fields.numbers_or_none(names[1])?,
        };
        match batching.operand.len() == batching.indices.len() {
            true => Ok(batching),
            false => {
                let message = format!("`{}` and `{}` differ in length", names[0], names[1]);
                Err(Problem::new(node.at, message))
            }
        }
    }

    /// Returns `indices` with a further component for each pair: the position in the indices'
    /// batching dimension. The components are in dimension `index_vector_dim`.
    fn with_components(
        &self,
        func: &mut Func,
        indices: Value,
        index_vector_dim: usize,
        node: &OpNode,
    ) -> Parsed<Value> {
        if self.operand.is_empty() {
            return Ok(indices);
        }
        let mut ty = func.tensor(indices).clone();
        if index_vector_dim > ty.rank() || self.indices.iter().any(|d| *d >= ty.rank()) {
            let message = format!("{}: the indices, {ty}, lack a dimension", node.name);
            return Err(Problem::new(node.at, message));
        }
        if !ty.element.is_integer() {
            let message = format!("{}: the indices must be integers, not {ty}", node.name);
            return Err(Problem::new(node.at, message));
        }
        let mut indices = match ty.element.bytes() < 4 {
            true => {
                ty.element = ElementType::I32; // positions might not fit
                func.convert(indices, ElementType::I32)
            }
            false => indices,
        };
        if index_vector_dim == ty.rank() {
            ty.shape.push(1);
            indices = func.reshape(indices, &ty.shape);
        }
        let mut one = ty.shape.clone();
        one[index_vector_dim] = 1;
        let mut components = Vec::new();
        for dimension in &self.indices {
            if *dimension == index_vector_dim {
                let message = format!("{}: the components are no batch", node.name);
                return Err(Problem::new(node.at, message));
            }
            components.push(func.iota(ty.element, &one, *dimension));
        }
        components.push(indices);
        let operands = components;
        let dimension = index_vector_dim;
        func.push(Op::Concatenate {
            operands,
            dimension,
        })
        .map_err(|error| Problem::new(node.at, error.to_string()))
    }

    /// Returns the operand's dimensions in which a slice has one element, ascending, and the
    /// dimension that each component of an index refers to.
    fn with_dimensions(&self, of_one: &[usize], counted: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let mut of_one = [&self.operand, of_one].concat();
        of_one.sort_unstable();
        (of_one, [&self.operand, counted].concat())
    }
}

/// Returns the gather `node` on the operands `x`.
pub(super) fn gather(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Op> {
    exactly(2, node, x)?;
    let mut attributes = Attributes::new(&node.attributes, node.at);
    let mut fields = attributes.fields("dimension_numbers", "gather")?;
    let names = ["operand_batching_dims", "start_indices_batching_dims"];
    let batching = Batching::of(&mut fields, names, node)?;
    let (collapsed_slice_dims, start_index_map) = batching.with_dimensions(
        &fields.numbers_or_none("collapsed_slice_dims")?,
        &fields.numbers_or_none("start_index_map")?,
    );
    let dims = GatherDims {
        offset_dims: fields.numbers_or_none("offset_dims")?,
        collapsed_slice_dims,
        start_index_map,
        index_vector_dim: fields.number_or("index_vector_dim", 0)?,
    };
    fields.finish()?;
    let slice_sizes = attributes.numbers("slice_sizes")?;
    let is_sorted = attributes.flag("indices_are_sorted")?;
    attributes.finish()?;
    Ok(Op::Gather {
        operand: x[0],
        indices: batching.with_components(func, x[1], dims.index_vector_dim, node)?,
        dims,
        slice_sizes,
        indices_are_sorted: is_sorted && batching.operand.is_empty(),
    })
}

/// Returns the scatter `node` on the operands `x`.
pub(super) fn scatter(func: &mut Func, node: &OpNode, x: &[Value]) -> Parsed<Op> {
    exactly(3, node, x)?;
    let mut attributes = Attributes::new(&node.attributes, node.at);
    let mut fields = attributes.fields("scatter_dimension_numbers", "scatter")?;
    let names = ["input_batching_dims", "scatter_indices_batching_dims"];
    let batching = Batching::of(&mut fields, names, node)?;
    let (inserted_window_dims, scatter_dims_to_operand_dims) = batching.with_dimensions(
        &fields.numbers_or_none("inserted_window_dims")?,
        &fields.numbers_or_none("scatter_dims_to_operand_dims")?,
    );
    let dims = ScatterDims {
        update_window_dims: fields.numbers_or_none("update_window_dims")?,
        inserted_window_dims,
        scatter_dims_to_operand_dims,
        index_vector_dim: fields.number_or("index_vector_dim", 0)?,
    };
    fields.finish()?;
    let is_sorted = attributes.flag("indices_are_sorted")?;
    let unique_indices = attributes.flag("unique_indices")?;
    attributes.finish()?;
    Ok(Op::Scatter {
        operand: x[0],
        indices: batching.with_components(func, x[1], dims.index_vector_dim, node)?,
        updates: x[2],
        dims,
        combiner: combiner(node)?,
        indices_are_sorted: is_sorted && batching.operand.is_empty(),
        unique_indices,
    })
}
