//! Describes each value as a box of a field.
//!
//! A field is an expression as a function of the position: two values computed by the same
//! expression, one shifted by an element in some dimension, are boxes of one field. Fields are
//! identified by their op, the fields of their operands and the offsets at which these are read,
//! down to stored arrays: parameters, and values that are not computed element by element.

use std::collections::HashMap;

use stablehlo::{BinaryOp, ElementType, Func, Literal, Op, Scalar, Type, Value};

use crate::index_box::IndexBox;
use crate::ops::{is_elementwise, same_but_for_ones};
use crate::rules::number;

/// How a field is computed.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// An opaque array or a tuple.
    Stored(Value),
    Splat(Literal),
    Iota(ElementType, usize),
    /// The op, with its operands replaced by a placeholder.
    Elementwise(Op),
    /// The result dimension of each operand dimension.
    Broadcast(Vec<usize>),
    Transpose(Vec<usize>),
    /// The operand dimension of each result dimension, or `None` if it was added; all other operand
    /// dimensions have size 1.
    Ones(Vec<Option<usize>>),
}

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Field {
    pub(super) kind: Kind,
    /// The operand fields, and the offsets at which they are read.
    pub(super) operands: Vec<(usize, Vec<i64>)>,
    /// Whether the field varies in each dimension.
    pub(super) varies: Vec<bool>,
}

/// A box of a field, which is given by its index.
pub(super) type Box = (usize, IndexBox);

/// The field of a value, and the position in it where the value begins: 0 in dimensions in which
/// the field does not vary.
#[derive(Clone)]
pub(super) struct FieldOffset {
    pub(super) field: usize,
    pub(super) start: Vec<i64>,
}

/// The fields of a function, each after its operands.
#[derive(Default)]
pub(super) struct Fields {
    pub(super) all: Vec<Field>,
    /// The first value that is a box of each field.
    pub(super) example: Vec<Value>,
    /// The field and offset of each value.
    pub(super) places: Vec<FieldOffset>,
    known: HashMap<Field, usize>,
}

impl Fields {
    pub(super) fn of(func: &Func) -> Fields {
        let mut fields = Fields::default();
        for value in func.values() {
            let place = fields.place(func, value);
            fields.places.push(place);
        }
        fields
    }

    /// Returns the box of its field that `value` holds.
    pub(super) fn box_of(&self, func: &Func, value: Value) -> Box {
        let place = &self.places[value.index()];
        let size = shape(func, value);
        let start: Vec<usize> = place.start.iter().map(|s| *s as usize).collect();
        let limit = start.iter().zip(size).map(|(s, n)| s + n).collect();
        (place.field, IndexBox { start, limit })
    }

    /// Returns the operand boxes from which a box of `field` is computed.
    pub(super) fn reads(&self, field: usize, region: &IndexBox) -> impl Iterator<Item = Box> {
        let operands = 0..self.all[field].operands.len();
        operands.map(move |nth| self.read(field, nth, region))
    }

    fn read(&self, field: usize, nth: usize, region: &IndexBox) -> Box {
        let (operand, by) = &self.all[field].operands[nth];
        let from = match &self.all[field].kind {
            Kind::Broadcast(dimensions) => chosen(region, dimensions),
            Kind::Transpose(permutation) => {
                let mut back = vec![0; permutation.len()];
                for (to, axis) in permutation.iter().enumerate() {
                    back[*axis] = to;
                }
                chosen(region, &back)
            }
            Kind::Ones(map) => {
                let mut from = IndexBox::whole(&vec![1; by.len()]);
                for (to, axis) in map.iter().enumerate() {
                    if let Some(axis) = axis {
                        from = from.with(*axis, region.start[to], region.limit[to]);
                    }
                }
                from
            }
            _ if by.is_empty() => IndexBox::whole(&[]),
            _ => region.clone(), // element by element
        };
        let moved = |ends: &[usize]| -> Vec<usize> {
            let both = ends.iter().zip(by);
            both.map(|(end, by)| (*end as i64 + by) as usize).collect()
        };
        let (start, limit) = (moved(&from.start), moved(&from.limit));
        self.normal(*operand, IndexBox { start, limit })
    }

    /// Moves a box to 0 in the dimensions in which the field does not vary.
    fn normal(&self, field: usize, mut normal: IndexBox) -> Box {
        for (axis, varies) in self.all[field].varies.iter().enumerate() {
            if !varies {
                let size = normal.limit[axis] - normal.start[axis];
                normal = normal.with(axis, 0, size);
            }
        }
        (field, normal)
    }

    fn place(&mut self, func: &Func, value: Value) -> FieldOffset {
        let op = func.op(value);
        let at = |v: &Value| self.places[v.index()].clone();
        match op {
            Op::Constant(literal) => {
                if let Some(all) = literal.splat_value() {
                    let kind = Kind::Splat(Literal::scalar(literal.element(), all));
                    let rank = literal.shape().len();
                    return self.add(value, kind, Vec::new(), vec![false; rank], vec![0; rank]);
                }
            }
            Op::Iota {
                element,
                shape,
                dimension,
            } if element.is_integer() => {
                let varies = (0..shape.len()).map(|d| d == *dimension).collect();
                let start = vec![0; shape.len()];
                let kind = Kind::Iota(*element, *dimension);
                return self.add(value, kind, Vec::new(), varies, start);
            }
            Op::Slice {
                operand,
                start,
                stride,
                ..
            } if stride.iter().all(|s| *s == 1) => {
                let mut place = at(operand);
                let varies = &self.all[place.field].varies;
                for (axis, by) in start.iter().enumerate().filter(|(d, _)| varies[*d]) {
                    place.start[axis] += *by as i64;
                }
                return place;
            }
            Op::BroadcastInDim {
                operand,
                shape,
                dimensions,
            } => {
                let size = func.shape(*operand);
                let keeps = |(axis, to): (usize, &usize)| size[axis] == shape[*to];
                if dimensions.iter().enumerate().all(keeps) {
                    let of = at(operand);
                    let (mut start, mut varies) = (vec![0; shape.len()], vec![false; shape.len()]);
                    for (axis, to) in dimensions.iter().enumerate() {
                        start[*to] = of.start[axis];
                        varies[*to] = self.all[of.field].varies[axis];
                    }
                    let kind = Kind::Broadcast(dimensions.clone());
                    let operands = vec![(of.field, vec![0; size.len()])];
                    return self.add(value, kind, operands, varies, start);
                }
            }
            Op::Transpose {
                operand,
                permutation,
            } => {
                let of = at(operand);
                let start = permutation.iter().map(|d| of.start[*d]).collect();
                let varies = &self.all[of.field].varies;
                let varies = permutation.iter().map(|d| varies[*d]).collect();
                let operands = vec![(of.field, vec![0; permutation.len()])];
                let kind = Kind::Transpose(permutation.clone());
                return self.add(value, kind, operands, varies, start);
            }
            Op::Reshape { operand, .. } => {
                let (from, to) = (func.shape(*operand), func.shape(value));
                if let Some(map) = same_but_for_ones(from, to) {
                    let of = at(operand);
                    let known = |axis: &Option<usize>| axis.map_or(0, |axis| of.start[axis]);
                    let start = map.iter().map(known).collect();
                    let varies = &self.all[of.field].varies;
                    let varies = map.iter().map(|axis| axis.is_some_and(|axis| varies[axis]));
                    let varies = varies.collect();
                    // The positions in dropped dimensions are part of the field's identity.
                    let by = (0..from.len()).map(|axis| match map.contains(&Some(axis)) {
                        true => 0,
                        false => of.start[axis],
                    });
                    let operands = vec![(of.field, by.collect())];
                    return self.add(value, Kind::Ones(map), operands, varies, start);
                }
            }
            Op::Binary(BinaryOp::Add, x, y) if let Some(place) = self.counts(func, [*x, *y]) => {
                return place;
            }
            op if is_elementwise(op) => return self.elementwise(func, value, op),
            _ => {} // opaque
        }
        let rank = shape(func, value).len();
        let kind = Kind::Stored(value);
        self.add(value, kind, Vec::new(), vec![true; rank], vec![0; rank])
    }

    /// Returns the offset of an iota plus a constant as a later part of the iota; `None` if the
    /// first operand is no iota, the second is no constant, or the sum may overflow.
    fn counts(&self, func: &Func, [counts, by]: [Value; 2]) -> Option<FieldOffset> {
        let place = &self.places[counts.index()];
        let Kind::Iota(element, dimension) = self.all[place.field].kind else {
            return None;
        };
        let Kind::Splat(by) = &self.all[self.places[by.index()].field].kind else {
            return None;
        };
        let by = number(element, by.splat_value()?);
        let start = i128::from(place.start[dimension]) + by;
        let end = start + func.shape(counts)[dimension] as i128;
        if start < 0 || end > i128::from(i32::MAX) || element.bits() < 32 {
            return None;
        }
        let mut place = place.clone();
        place.start[dimension] = start as i64;
        Some(place)
    }

    fn elementwise(&mut self, func: &Func, value: Value, op: &Op) -> FieldOffset {
        let rank = func.shape(value).len();
        let places: Vec<FieldOffset> = (op.operands().iter())
            .map(|v| self.places[v.index()].clone())
            .collect();
        let (mut start, mut varies) = (vec![0; rank], vec![false; rank]);
        for place in &places {
            for (axis, own) in self.all[place.field].varies.iter().enumerate() {
                if *own && !varies[axis] {
                    (start[axis], varies[axis]) = (place.start[axis], true);
                }
            }
        }
        let operands = places.iter().map(|place| {
            let own = &self.all[place.field].varies;
            let by = (0..own.len()).map(|axis| match own[axis] {
                true => place.start[axis] - start[axis],
                false => 0,
            });
            (place.field, by.collect())
        });
        let operands = operands.collect();
        let any = func.values().next().unwrap_or(value);
        let kind = Kind::Elementwise(op.map_operands(|_| any));
        self.add(value, kind, operands, varies, start)
    }

    fn add(
        &mut self,
        value: Value,
        kind: Kind,
        operands: Vec<(usize, Vec<i64>)>,
        varies: Vec<bool>,
        start: Vec<i64>,
    ) -> FieldOffset {
        let field = Field {
            kind,
            operands,
            varies,
        };
        let next = self.all.len();
        let nth = *self.known.entry(field.clone()).or_insert(next);
        if nth == next {
            self.all.push(field);
            self.example.push(value);
        }
        FieldOffset { field: nth, start }
    }

    /// Writes a box of a field, given the boxes of its operands.
    pub(super) fn write(
        &self,
        out: &mut Func,
        field: usize,
        region: &IndexBox,
        operands: &[Value],
    ) -> Value {
        let size = region.shape();
        match &self.all[field].kind {
            Kind::Splat(literal) => {
                let all = literal.splat_value().unwrap_or(Scalar::Int(0));
                out.splat(stablehlo::TensorType::new(literal.element(), size), all)
            }
            Kind::Iota(element, dimension) => {
                let counts = out.iota(*element, &size, *dimension);
                match region.start[*dimension] as i64 {
                    0 => counts,
                    first => {
                        let first = Literal::from_i64s(*element, [], &[first]);
                        let first = first.splat_value().unwrap_or(Scalar::Int(0));
                        let ty = stablehlo::TensorType::new(*element, size);
                        let first = out.splat(ty, first);
                        out.binary(BinaryOp::Add, counts, first)
                    }
                }
            }
            Kind::Elementwise(op) => {
                let mut operands = operands.iter().copied();
                let op = op.map_operands(|_| operands.next().expect("one for each"));
                out.push(op).expect("a box fits as any other")
            }
            Kind::Broadcast(dimensions) => out.broadcast_in_dim(operands[0], &size, dimensions),
            Kind::Transpose(permutation) => out.transpose(operands[0], permutation),
            Kind::Ones(map) => {
                let kept: Vec<usize> = (0..map.len()).filter(|d| map[*d].is_some()).collect();
                let is_one = |d: usize| kept.contains(&d) || size[d] == 1;
                if (0..map.len()).all(is_one) {
                    return out.reshape(operands[0], &size);
                }
                // Broadcast into the added dimensions.
                let shape: Vec<usize> = kept.iter().map(|d| size[*d]).collect();
                let plane = out.reshape(operands[0], &shape);
                out.broadcast_in_dim(plane, &size, &kept)
            }
            Kind::Stored(_) => unreachable!("it is there"),
        }
    }
}

/// Returns the shape of a value; a tuple counts as rank 0.
fn shape(func: &Func, value: Value) -> &[usize] {
    match func.ty(value) {
        Type::Tensor(tensor) => &tensor.shape,
        Type::Tuple(_) => &[],
    }
}

/// Returns the box whose ranges are those of `region` in these dimensions.
fn chosen(region: &IndexBox, dimensions: &[usize]) -> IndexBox {
    let ends = |ends: &[usize]| dimensions.iter().map(|d| ends[*d]).collect();
    IndexBox {
        start: ends(&region.start),
        limit: ends(&region.limit),
    }
}
