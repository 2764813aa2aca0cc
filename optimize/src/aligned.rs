//! Gives updates of an inner range of an array the shape of the whole array, under a mask.
//!
//! A partitioner of whole arrays, such as XLA's, shards values of equal shape alike. A kernel that
//! writes the interior of an array computes values that are two rows shorter; their blocks do not
//! align with those of the array, so the partitioner gathers them. This pass gives such a value the
//! shape of the array that it is written to: element `i` of the array is computed from the reads at
//! `i` and its neighbours. A shifted read becomes a `pad` with low and high edges of opposite
//! signs, for which the partitioner exchanges a halo with one neighbour; a `select` by a mask keeps
//! the elements that are not written. Elements computed outside the mask are never used.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Callees, Direction, Func, Op, Scalar, TensorType, Value};

use crate::inline::{known, push};
use crate::ops::{as_update, is_elementwise, known_starts};
use crate::rewrite::without_dead;

/// Returns the function with updates of inner ranges, and values padded to a larger shape, computed
/// in the shape of the whole array. Loop bodies and callees are rewritten too.
///
/// ```
/// use stablehlo::{ElementType, Func, Scalar, TensorType, UnaryOp};
///
/// let mut func = Func::new("main");
/// let x = func.parameter(TensorType::new(ElementType::F32, [8]));
/// let inner = func.slice(x, &[0], &[6], &[1]);
/// let sine = func.unary(UnaryOp::Sine, inner);
/// let one = func.scalar(ElementType::I32, Scalar::Int(1));
/// func.results = vec![func.dynamic_update_slice(x, sine, &[one])];
/// let text = optimize::aligned(&func).to_string();
/// let sine = text.lines().find(|line| line.contains("sine")).unwrap();
/// assert!(sine.ends_with("(tensor<8xf32>) -> tensor<8xf32>"));
/// assert!(!text.contains("dynamic_update"));
/// ```
pub fn aligned(func: &Func) -> Func {
    aligned_with(func, &mut Callees::default())
}

fn aligned_with(func: &Func, callees: &mut Callees) -> Func {
    let mut new: HashMap<Value, Value> = HashMap::new();
    let mut whole: HashMap<(Value, Frame), Value> = HashMap::new();
    let rewritten = func.rewritten(|out, value, op| {
        let after = match Placed::of(func, value) {
            Some(placed) => {
                let mut writer = Writer {
                    func,
                    out,
                    new: &new,
                    whole: &mut whole,
                };
                placed.write(&mut writer)
            }
            None => push(out, op.map_functions(callees, &mut aligned_with)),
        };
        new.insert(value, after);
        after
    });
    without_dead(&rewritten)
}

/// The position of a value in an array of this shape: element `i` of the value is element
/// `i + offset` of the array. The value may extend beyond the array, and the offset may be
/// negative.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Frame {
    shape: Vec<usize>,
    offset: Vec<i64>,
}

/// A value that is written to a range of an array.
struct Placed {
    value: Value,
    frame: Frame,
    /// The remaining elements: an array, or a scalar for all of them.
    rest: Value,
}

impl Placed {
    /// Returns the range that `value` writes, if its position is known, it is smaller than the
    /// array, and the written value is a slice or an elementwise result.
    fn of(func: &Func, value: Value) -> Option<Placed> {
        let op = func.op(value);
        let shape = func.ty(value).tensors().first()?.shape.clone();
        let (inner, offset, rest) = match op {
            Op::Pad {
                operand,
                value,
                low,
                high,
                interior,
            } => {
                let grows = low.iter().chain(high).all(|edge| *edge >= 0);
                if !grows || interior.iter().any(|between| *between > 0) {
                    return None;
                }
                (*operand, low.clone(), *value)
            }
            op => {
                let (operand, update, starts) = as_update(op)?;
                let sizes = func.shape(update);
                let starts = known_starts(func, starts, &shape, sizes)?;
                let offset = starts.iter().map(|start| *start as i64).collect();
                (update, offset, operand)
            }
        };
        let is_computed =
            is_elementwise(func.op(inner)) || matches!(func.op(inner), Op::Slice { .. });
        let is_inner = func.shape(inner) != shape;
        (is_computed && is_inner).then_some(Placed {
            value: inner,
            frame: Frame { shape, offset },
            rest,
        })
    }

    fn write(&self, writer: &mut Writer) -> Value {
        let sizes = writer.func.shape(self.value).to_vec();
        let whole = writer.whole(self.value, &self.frame);
        let mask = mask(writer.out, &self.frame, &sizes);
        let rest = known(writer.func, writer.out, self.rest, writer.new);
        let rest = match writer.out.shape(rest) == self.frame.shape {
            true => rest,
            false => writer.out.broadcast_in_dim(rest, &self.frame.shape, &[]),
        };
        writer.out.select(mask, whole, rest)
    }
}

/// Builds the mask of the elements in the range that starts at the frame's offset and has these
/// extents.
fn mask(out: &mut Func, frame: &Frame, sizes: &[usize]) -> Value {
    let mut all: Option<Value> = None;
    for (dimension, (extent, size)) in frame.shape.iter().zip(sizes).enumerate() {
        let (low, high) = (
            frame.offset[dimension],
            frame.offset[dimension] + *size as i64,
        );
        let bounds = [
            (low > 0, Direction::Ge, low),
            (high < *extent as i64, Direction::Lt, high),
        ];
        for (_, direction, bound) in bounds.into_iter().filter(|bound| bound.0) {
            let element = stablehlo::ElementType::I32;
            let index = out.iota(element, &frame.shape, dimension);
            let ty = TensorType::new(element, frame.shape.clone());
            let bound = out.splat(ty, Scalar::Int(bound));
            let holds = out.compare(direction, index, bound);
            all = Some(match all {
                Some(others) => out.binary(BinaryOp::And, others, holds),
                None => holds,
            });
        }
    }
    all.expect("the range is smaller than the array")
}

/// Writes values in the shape of the array that they are part of.
struct Writer<'a> {
    func: &'a Func,
    out: &'a mut Func,
    new: &'a HashMap<Value, Value>,
    whole: &'a mut HashMap<(Value, Frame), Value>,
}

impl Writer<'_> {
    /// Returns `value` in the frame's shape, with its elements at their positions; other elements
    /// are arbitrary.
    fn whole(&mut self, value: Value, frame: &Frame) -> Value {
        let key = (value, frame.clone());
        if let Some(written) = self.whole.get(&key) {
            return *written;
        }
        let written = self
            .computed(value, frame)
            .unwrap_or_else(|| self.moved(value, frame));
        self.whole.insert(key, written);
        written
    }

    /// Computes the value in the frame, if it is a unit-stride slice, a splat, a broadcast, or an
    /// elementwise op; otherwise `None`.
    fn computed(&mut self, value: Value, frame: &Frame) -> Option<Value> {
        let func = self.func;
        match func.op(value) {
            Op::Slice {
                operand,
                start,
                stride,
                ..
            } if stride.iter().all(|stride| *stride == 1) => {
                let offset = frame.offset.iter().zip(start);
                let frame = Frame {
                    shape: frame.shape.clone(),
                    offset: offset
                        .map(|(offset, start)| offset - *start as i64)
                        .collect(),
                };
                Some(self.whole(*operand, &frame))
            }
            Op::Constant(literal) => {
                let splat = literal.splat_value()?;
                let ty = TensorType::new(literal.element(), frame.shape.clone());
                Some(self.out.splat(ty, splat))
            }
            Op::BroadcastInDim {
                operand,
                dimensions,
                ..
            } => {
                // The one element of a dimension of size 1 is repeated, whatever its position.
                let along = |(of, size): (usize, &usize)| match size {
                    1 => (1, 0),
                    _ => (frame.shape[dimensions[of]], frame.offset[dimensions[of]]),
                };
                let (shape, offset) = func.shape(*operand).iter().enumerate().map(along).unzip();
                let operand_frame = Frame { shape, offset };
                let operand = self.whole(*operand, &operand_frame);
                Some(self.out.broadcast_in_dim(operand, &frame.shape, dimensions))
            }
            op if is_elementwise(op) && func.ty(value).tensors().len() == 1 => {
                let rank = frame.shape.len();
                let op = op.map_operands(|operand| match func.shape(operand).len() == rank {
                    true => self.whole(operand, frame),
                    false => known(func, self.out, operand, self.new),
                });
                Some(push(self.out, op))
            }
            _ => None,
        }
    }

    /// Pads or crops the value to the frame.
    fn moved(&mut self, value: Value, frame: &Frame) -> Value {
        let sizes = self.func.shape(value).to_vec();
        let value = known(self.func, self.out, value, self.new);
        let high: Vec<i64> = (frame.shape.iter().zip(&sizes).zip(&frame.offset))
            .map(|((extent, size), offset)| *extent as i64 - *size as i64 - offset)
            .collect();
        if frame.offset.iter().chain(&high).all(|edge| *edge == 0) {
            return value;
        }
        let element = self.out.tensor(value).element;
        let zero = match element.is_float() {
            true => Scalar::Float(0.0),
            false => Scalar::Int(0),
        };
        let zero = self.out.scalar(element, zero);
        let interior = vec![0; sizes.len()];
        self.out.pad(value, zero, &frame.offset, &high, &interior)
    }
}
