//! The tensor program under construction: the functions to which ops are added, and their values as
//! tensors over dimensions of the iteration space.
//!
//! In: values as [`LaneValue`] and the running threads ([`ThreadDomain`]). Out: ops in the
//! innermost function. Values of outer functions are imported: they become captures of the `while`
//! whose body is under construction. This module does not depend on the kernel or its memory.

use super::index::{Condition, Dim, Index, Piece};
use super::lane_values::{DimTensor, LaneValue, union_dims};
use super::thread_domain::ThreadDomain;
use stablehlo::{
    BinaryOp, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value,
};
use std::collections::HashMap;

/// A function under construction. Inner functions are bodies of `while`; they get outer values as
/// loop-carried captures.
#[derive(Clone)]
pub(super) struct Frame {
    /// The function.
    pub func: Func,
    /// Values of the enclosing frame and the parameters that stand for them, in order.
    pub captures: Vec<(Value, Value)>,
    /// The value of this function for each captured outer value.
    captured: HashMap<Value, Value>,
    /// A number that is unique among the frames of the kernel.
    pub serial: usize,
}

impl Frame {
    /// Creates a frame without captures.
    pub fn new(func: Func) -> Frame {
        Frame {
            func,
            captures: Vec::new(),
            captured: HashMap::new(),
            serial: 0,
        }
    }
}

/// The functions under construction; ops are added to the innermost one.
#[derive(Clone)]
pub(super) struct Builder {
    /// From the outermost to the innermost.
    pub frames: Vec<Frame>,
    /// The number of inner frames that were opened.
    pub opened: usize,
}

impl Builder {
    /// Creates a builder that adds ops to `func`.
    pub fn new(func: Func) -> Builder {
        Builder {
            frames: vec![Frame::new(func)],
            opened: 0,
        }
    }

    /// Returns the function to which ops are added.
    pub fn f(&mut self) -> &mut Func {
        &mut self
            .frames
            .last_mut()
            .expect("the outermost frame stays")
            .func
    }

    /// Returns the index of the innermost frame.
    pub fn depth(&self) -> usize {
        self.frames.len() - 1
    }

    /// Returns the value of the innermost function for `value` of frame `frame`, capturing it if
    /// necessary.
    pub fn import(&mut self, value: Value, frame: usize) -> Value {
        let mut value = value;
        for depth in frame + 1..self.frames.len() {
            let (outer, inner) = self.frames.split_at_mut(depth);
            let (outer, inner) = (&outer[depth - 1].func, &mut inner[0]);
            value = match inner.captured.get(&value) {
                Some(known) => *known,
                None => {
                    let here = match outer.op(value) {
                        // Cheaper to rematerialise than to carry.
                        op @ (Op::Constant(_) | Op::Iota { .. }) => inner
                            .func
                            .push(op.clone())
                            .expect("it was well typed outside"),
                        _ => {
                            let parameter = inner.func.parameter(outer.tensor(value).clone());
                            inner.captures.push((value, parameter));
                            parameter
                        }
                    };
                    inner.captured.insert(value, here);
                    here
                }
            };
        }
        value
    }

    /// Creates a scalar in the innermost function.
    pub fn scalar(&mut self, element: ElementType, value: Scalar) -> DimTensor {
        let value = self.f().scalar(element, value);
        DimTensor {
            value,
            frame: self.depth(),
            dims: Vec::new(),
        }
    }

    /// Returns `value` of the innermost function as a tensor over `dims`.
    pub fn tensor(&self, value: Value, dims: Vec<(Dim, i128, i128)>) -> DimTensor {
        DimTensor {
            value,
            frame: self.depth(),
            dims,
        }
    }

    /// Creates a tensor of `shape` with all elements equal to `value`.
    pub fn splat(&mut self, element: ElementType, shape: &[usize], value: Scalar) -> Value {
        let ty = TensorType {
            element,
            shape: shape.to_vec(),
        };
        self.f().constant(Literal::splat(ty, value))
    }

    /// Converts `t` to elements of type `to`.
    pub fn convert(&mut self, t: &DimTensor, to: ElementType) -> DimTensor {
        let value = self.import(t.value, t.frame);
        let value = self.f().convert(value, to);
        self.tensor(value, t.dims.clone())
    }

    /// Returns the element type of `t`, which may be a value of an outer function.
    pub fn element_of(&self, t: &DimTensor) -> ElementType {
        self.frames[t.frame].func.tensor(t.value).element
    }

    /// Returns the part of `t` for the running threads, in the innermost function.
    pub fn restrict(&mut self, threads: &ThreadDomain, t: &DimTensor) -> DimTensor {
        let mut value = self.import(t.value, t.frame);
        let mut dims = t.dims.clone();
        let (mut start, mut limit) = (Vec::new(), Vec::new());
        let mut whole = true;
        for (dim, lo, hi) in &mut dims {
            let (now_lo, now_hi) = threads.domain[dim];
            assert!(
                *lo <= now_lo && now_hi <= *hi,
                "a tensor covers the threads that use it"
            );
            whole &= *lo == now_lo && *hi == now_hi;
            start.push((now_lo - *lo) as usize);
            limit.push((now_hi - *lo) as usize);
            (*lo, *hi) = (now_lo, now_hi);
        }
        if !whole {
            let stride = vec![1; dims.len()];
            value = self.f().slice(value, &start, &limit, &stride);
        }
        self.tensor(value, dims)
    }

    /// Returns `t` over exactly `dims`, in that order, for the running threads.
    pub fn fit(&mut self, threads: &ThreadDomain, t: &DimTensor, dims: &[Dim]) -> Value {
        let t = self.restrict(threads, t);
        let mut order: Vec<usize> = (0..t.dims.len()).collect();
        let place = |k: usize| {
            dims.iter()
                .position(|d| *d == t.dims[k].0)
                .expect("dims has every dimension of t")
        };
        order.sort_by_key(|&k| place(k));
        let value = self.f().transpose(t.value, &order);
        let at: Vec<usize> = order.iter().map(|&k| place(k)).collect();
        let shape: Vec<usize> = dims.iter().map(|d| threads.extent(*d)).collect();
        self.f().broadcast_in_dim(value, &shape, &at)
    }

    /// Broadcasts all of `ts` to the union of their dimensions, and returns these.
    pub fn unify(&mut self, threads: &ThreadDomain, ts: &[&DimTensor]) -> (Vec<Value>, Vec<Dim>) {
        let dims = union_dims(ts);
        let values = ts.iter().map(|t| self.fit(threads, t, &dims)).collect();
        (values, dims)
    }

    /// Returns `value`, which covers the running threads, with its axes named.
    pub fn over(&self, threads: &ThreadDomain, value: Value, dims: &[Dim]) -> DimTensor {
        let dims = dims
            .iter()
            .map(|d| (*d, threads.domain[d].0, threads.domain[d].1))
            .collect();
        self.tensor(value, dims)
    }

    /// Computes a binary op element by element, over the dimensions of both operands.
    pub fn binary(
        &mut self,
        threads: &ThreadDomain,
        op: BinaryOp,
        a: &DimTensor,
        b: &DimTensor,
    ) -> DimTensor {
        let (values, dims) = self.unify(threads, &[a, b]);
        let value = self.f().binary(op, values[0], values[1]);
        self.over(threads, value, &dims)
    }

    /// Returns `val` as a tensor of `element`.
    pub fn materialize(
        &mut self,
        threads: &ThreadDomain,
        val: &LaneValue,
        element: ElementType,
    ) -> DimTensor {
        match val {
            LaneValue::Tensor(t) => t.clone(),
            LaneValue::Index(index) => self.materialize_index(threads, index, element),
            LaneValue::Condition(condition) => self.materialize_condition(threads, condition),
            LaneValue::AffineMask(condition, negative) => {
                let mut all = match condition.as_constant() {
                    Some(true) => None,
                    Some(false) | None => Some(self.materialize_condition(threads, condition)),
                };
                for index in negative {
                    let t = self.materialize_index(threads, index, ElementType::I64);
                    let zero = self.scalar(ElementType::I64, Scalar::Int(0));
                    let (values, dims) = self.unify(threads, &[&t, &zero]);
                    let value = self.f().compare(Direction::Lt, values[0], values[1]);
                    let here = self.over(threads, value, &dims);
                    all = Some(match all {
                        None => here,
                        Some(all) => self.binary(threads, BinaryOp::And, &all, &here),
                    });
                }
                all.unwrap_or_else(|| self.materialize_condition(threads, condition))
            }
            LaneValue::Select(t, yes, no) => {
                let (yes, no) = (
                    self.materialize_index(threads, yes, element),
                    self.materialize_index(threads, no, element),
                );
                let (values, dims) = self.unify(threads, &[t, &yes, &no]);
                let value = self.f().select(values[0], values[1], values[2]);
                self.over(threads, value, &dims)
            }
        }
    }

    /// Creates a tensor with `slope * i + offset` for `i` in `lo..hi`.
    fn iota(
        &mut self,
        element: ElementType,
        lo: i128,
        hi: i128,
        slope: i128,
        offset: i128,
    ) -> Value {
        let shape = [(hi - lo) as usize];
        let first = slope * lo + offset;
        if slope == 0 {
            return self.splat(element, &shape, Scalar::Int(first as i64));
        }
        let mut value = self.f().iota(element, &shape, 0);
        if slope != 1 {
            let by = self.splat(element, &shape, Scalar::Int(slope as i64));
            value = self.f().binary(BinaryOp::Multiply, value, by);
        }
        if first != 0 {
            let by = self.splat(element, &shape, Scalar::Int(first as i64));
            value = self.f().binary(BinaryOp::Add, value, by);
        }
        value
    }

    /// Evaluates the piecewise affine function `pieces` at a runtime counter.
    fn pieces_of_counter(
        &mut self,
        counter: Value,
        pieces: &[Piece],
        element: ElementType,
    ) -> Value {
        let as_element = self.f().convert(counter, element);
        let mut whole = None;
        for p in pieces.iter().rev() {
            let mut value = as_element;
            for (op, by, idle) in [
                (BinaryOp::Multiply, p.slope, 1),
                (BinaryOp::Add, p.offset, 0),
            ] {
                if by != idle {
                    let by = self.f().scalar(element, Scalar::Int(by as i64));
                    value = self.f().binary(op, value, by);
                }
            }
            whole = Some(match whole {
                None => value,
                Some(rest) => {
                    let end = self.f().scalar(ElementType::I64, Scalar::Int(p.hi as i64));
                    let here = self.f().compare(Direction::Lt, counter, end);
                    self.f().select(here, value, rest)
                }
            });
        }
        whole.expect("a function has pieces")
    }

    /// Returns `index` as a tensor of `element`.
    fn materialize_index(
        &mut self,
        threads: &ThreadDomain,
        index: &Index,
        element: ElementType,
    ) -> DimTensor {
        let index = index.restrict(&threads.domain);
        let mut sum: Option<DimTensor> = None;
        for (dim, pieces) in &index.terms {
            let term = if let Some(counter) = threads.counters.get(dim).cloned() {
                let counter = self.restrict(threads, &counter);
                let value = self.pieces_of_counter(counter.value, &pieces.0, element);
                self.tensor(value, Vec::new())
            } else {
                let parts: Vec<Value> = pieces
                    .0
                    .iter()
                    .map(|p| self.iota(element, p.lo, p.hi, p.slope, p.offset))
                    .collect();
                let value = if parts.len() == 1 {
                    parts[0]
                } else {
                    self.f().concatenate(&parts, 0)
                };
                self.over(threads, value, &[*dim])
            };
            sum = Some(match sum {
                None => term,
                Some(sum) => self.binary(threads, BinaryOp::Add, &sum, &term),
            });
        }
        match sum {
            None => self.scalar(element, Scalar::Int(index.constant as i64)),
            Some(sum) if index.constant == 0 => sum,
            Some(sum) => {
                let constant = self.scalar(element, Scalar::Int(index.constant as i64));
                self.binary(threads, BinaryOp::Add, &sum, &constant)
            }
        }
    }

    /// Returns `condition` as a boolean tensor.
    pub fn materialize_condition(
        &mut self,
        threads: &ThreadDomain,
        condition: &Condition,
    ) -> DimTensor {
        let condition = condition.restrict(&threads.domain);
        let mut all: Option<DimTensor> = None;
        for (dim, set) in &condition.sets {
            let (lo, hi) = threads.domain[dim];
            let one = Index::dim(*dim, &threads.domain);
            // A narrower type allows more comparisons per vector instruction.
            let narrow = i32::try_from(lo).is_ok() && i32::try_from(hi).is_ok();
            let counting = if narrow {
                ElementType::I32
            } else {
                ElementType::I64
            };
            let position = self.materialize_index(threads, &one, counting);
            let mut any: Option<Value> = None;
            let shape: Vec<usize> = position.dims.iter().map(|d| threads.extent(d.0)).collect();
            for &(a, b) in &set.0 {
                let mut inside: Option<Value> = None;
                for (direction, bound, needed) in
                    [(Direction::Ge, a, a > lo), (Direction::Lt, b, b < hi)]
                {
                    if needed {
                        let bound = self.splat(counting, &shape, Scalar::Int(bound as i64));
                        let here = self.f().compare(direction, position.value, bound);
                        inside = Some(match inside {
                            None => here,
                            Some(other) => self.f().binary(BinaryOp::And, other, here),
                        });
                    }
                }
                let inside = inside.expect("a set is smaller than its dimension");
                any = Some(match any {
                    None => inside,
                    Some(other) => self.f().binary(BinaryOp::Or, other, inside),
                });
            }
            let any = DimTensor {
                value: any.expect("a set is not empty"),
                ..position
            };
            all = Some(match all {
                None => any,
                Some(all) => {
                    let (values, dims) = self.unify(threads, &[&all, &any]);
                    let value = self.f().binary(BinaryOp::And, values[0], values[1]);
                    self.over(threads, value, &dims)
                }
            });
        }
        match all {
            None => self.scalar(ElementType::Pred, Scalar::Int(!condition.negated as i64)),
            Some(all) if condition.negated => {
                let value = self.f().unary(UnaryOp::Not, all.value);
                DimTensor { value, ..all }
            }
            Some(all) => all,
        }
    }
}
