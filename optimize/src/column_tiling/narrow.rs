//! Restricts a function of all columns to a few.

use stablehlo::{Func, Op, TensorType, Value};

use super::columns::{ColumnDim, Columns, columns};
use crate::inline::push;
use crate::rewrite::{uses, without_dead};

/// Returns the function for `width` of `count` independent columns. `parameters` and `results` are
/// the column dimensions of its parameters and results.
pub(super) fn narrowed(
    func: &Func,
    parameters: &[ColumnDim],
    results: &[ColumnDim],
    count: usize,
    width: usize,
) -> Func {
    let columns = columns(func, parameters, count).expect("it was looked at before");
    let mut narrow = Narrow {
        func,
        columns: &columns,
        count,
        width,
        out: Func::new(func.name.clone()),
        new: vec![None; func.len()],
    };
    for (param, along) in func.params().iter().zip(parameters) {
        let ty = narrow.fewer(&param.ty, *along);
        narrow.out.parameter(ty);
    }
    let live = uses(func);
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let new = narrow.value(value);
        narrow.new[value.index()] = Some(new);
    }
    let results = func.results.iter().zip(results);
    let results: Vec<Value> = results.map(|(v, along)| narrow.at(*v, *along)).collect();
    narrow.out.results = results;
    without_dead(&narrow.out)
}

struct Narrow<'a> {
    func: &'a Func,
    columns: &'a Columns,
    count: usize,
    width: usize,
    out: Func,
    new: Vec<Option<Value>>,
}

impl Narrow<'_> {
    fn fewer(&self, ty: &TensorType, along: ColumnDim) -> TensorType {
        TensorType::new(ty.element, self.shape(&ty.shape, along))
    }

    fn shape(&self, shape: &[usize], along: ColumnDim) -> Vec<usize> {
        let mut shape = shape.to_vec();
        if let Some(along) = along {
            shape[along] = self.width;
        }
        shape
    }

    /// Returns a value with its columns in the `wanted` dimension; uniform values are rewritten to
    /// have them.
    fn at(&mut self, value: Value, wanted: ColumnDim) -> Value {
        let new = self.new[value.index()].expect("operands come before their op");
        if self.columns.of(value) == wanted {
            return new;
        }
        let ty = self.fewer(&self.func.tensor(value).clone(), wanted);
        match self.func.op(value) {
            Op::Constant(literal) => {
                let number = literal.splat_value().expect("it is the same everywhere");
                self.out.splat(ty, number)
            }
            Op::Iota { dimension, .. } => self.out.iota(ty.element, &ty.shape, *dimension),
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                let operand = self.new[operand.index()].expect("it comes before");
                self.out.broadcast_in_dim(operand, &ty.shape, dimensions)
            }
            op => unreachable!("{} cannot be written with fewer columns", op.name()),
        }
    }

    fn value(&mut self, value: Value) -> Value {
        let (func, along) = (self.func, self.columns.of(value));
        let op = func.op(value);
        self.out.set_loc(func.loc(value));
        if let Op::Parameter { index } = op {
            return self.out.parameters()[*index];
        }
        if let Op::Result { of, index } = op {
            let of = self.new[of.index()].expect("operands come before their op");
            let index = *index;
            return push(&mut self.out, Op::Result { of, index });
        }
        let wanted = self.columns.wanted(func, value);
        let operands = op.operands().into_iter().zip(&wanted);
        let operands: Vec<Value> = operands.map(|(v, wanted)| self.at(v, *wanted)).collect();
        let mut operands = operands.into_iter();
        let op = op.map_operands(|_| operands.next().expect("one each"));
        let op = match op {
            Op::While { inits, cond, body } => Op::While {
                inits,
                cond: Box::new(narrowed(&cond, &wanted, &[None], self.count, self.width)),
                body: Box::new(narrowed(&body, &wanted, &wanted, self.count, self.width)),
            },
            Op::BroadcastInDim {
                operand,
                shape,
                dimensions,
            } => Op::BroadcastInDim {
                operand,
                shape: self.shape(&shape, along),
                dimensions,
            },
            Op::Reshape { operand, shape } => Op::Reshape {
                operand,
                shape: self.shape(&shape, along),
            },
            Op::Slice {
                operand,
                start,
                limit,
                stride,
            } => Op::Slice {
                operand,
                start,
                limit: self.shape(&limit, along),
                stride,
            },
            Op::DynamicSlice {
                operand,
                starts,
                sizes,
            } => Op::DynamicSlice {
                operand,
                starts,
                sizes: self.shape(&sizes, along),
            },
            op => op, // the shape follows from the operands
        };
        push(&mut self.out, op)
    }
}
