//! Lowering of `shfl.sync`: a value from another lane.
//!
//! If lane and segment are known, the result is a concatenation of slices (reversed, for a
//! butterfly); otherwise a gather over the lanes. Lanes whose source is outside their segment keep
//! their own value.

use super::builder::Builder;
use super::lane_values::DimTensor;
use super::lower::{Lower, LowerResult};
use super::warps::{Around, LANES};
use crate::error::Error;
use crate::kernel_ir::{ShuffleMode, ValueId};
use stablehlo::{BinaryOp as Hlo, Direction, ElementType, GatherDims, Literal, Op, Scalar, Value};

/// The greatest number of runs of lanes; more become one gather.
const MAX_RUNS: usize = 8;

impl Lower<'_> {
    /// Returns the value, and whether the source lane is in range.
    pub(super) fn shuffle(
        &mut self,
        mode: ShuffleMode,
        operands: &[ValueId],
    ) -> LowerResult<Vec<DimTensor>> {
        let [value, lane, clamp] = operands[..3] else {
            return Err(Error::internal("tensor-shuffle", "a shuffle has four operands").into());
        };
        let t = self.data(value)?;
        if let (Some(lane), Some(clamp)) = (self.known(lane)?, self.known(clamp)?) {
            let around = self.threads.around(&[&t]);
            let (from, valid) = sources(mode, lane as u32, clamp as u32);
            let lanes = self.over_lanes(&t, &around);
            let moved = self.builder.move_lanes(lanes, &from)?;
            let moved = self.of_lanes(moved, &around);
            let around = self.threads.around(&[]);
            let valid = self.table(ElementType::Pred, &valid.map(i64::from), &around);
            return Ok(vec![moved, self.of_lanes(valid, &around)]);
        }
        let (lane, clamp) = (self.data(lane)?, self.data(clamp)?);
        let around = self.threads.around(&[&t, &lane, &clamp]);
        let (from, valid) = self.computed_sources(mode, &lane, &clamp, &around);
        let lanes = self.over_lanes(&t, &around);
        let shape = self.f().tensor(lanes).shape.clone();
        let count: usize = shape.iter().product();
        let first = self.f().iota(ElementType::I64, &[count / LANES, LANES], 0);
        let width = self.f().splat(
            stablehlo::TensorType {
                element: ElementType::I64,
                shape: vec![count / LANES, LANES],
            },
            Scalar::Int(LANES as i64),
        );
        let first = self.f().binary(Hlo::Multiply, first, width);
        let from = self.f().convert(from, ElementType::I64);
        let from = self.f().reshape(from, &[count / LANES, LANES]);
        let at = self.f().binary(Hlo::Add, first, from);
        let at = self.f().reshape(at, &[count, 1]);
        let flat = self.f().reshape(lanes, &[count]);
        let moved = self.f().push(Op::Gather {
            operand: flat,
            indices: at,
            dims: GatherDims::of_elements(1, 1),
            slice_sizes: vec![1],
            indices_are_sorted: false,
        });
        let moved = moved.map_err(|e| Error::internal("tensor-gather", e.to_string()))?;
        let moved = self.f().reshape(moved, &shape);
        let moved = self.of_lanes(moved, &around);
        Ok(vec![moved, self.of_lanes(valid, &around)])
    }

    /// Returns [`sources`] for a data-dependent lane and segment.
    fn computed_sources(
        &mut self,
        mode: ShuffleMode,
        lane: &DimTensor,
        clamp: &DimTensor,
        around: &Around,
    ) -> (Value, Value) {
        let numbers: [i64; LANES] = std::array::from_fn(|lane| lane as i64);
        let me = self.table(ElementType::I32, &numbers, around);
        let thirty_one = self.table(ElementType::I32, &[31; LANES], around);
        let eight = self.table(ElementType::I32, &[8; LANES], around);
        let lane = self.over_lanes(lane, around);
        let clamp = self.over_lanes(clamp, around);
        let f = self.f();
        let by = f.binary(Hlo::And, lane, thirty_one);
        let clamped = f.binary(Hlo::And, clamp, thirty_one);
        let segment = f.binary(Hlo::ShiftRightLogical, clamp, eight);
        let segment = f.binary(Hlo::And, segment, thirty_one);
        let inside = f.binary(Hlo::Xor, segment, thirty_one);
        let least = f.binary(Hlo::And, me, segment);
        let most = f.binary(Hlo::And, clamped, inside);
        let most = f.binary(Hlo::Or, least, most);
        let from = match mode {
            ShuffleMode::Up => f.binary(Hlo::Subtract, me, by),
            ShuffleMode::Down => f.binary(Hlo::Add, me, by),
            ShuffleMode::Bfly => f.binary(Hlo::Xor, me, by),
            ShuffleMode::Idx => {
                let by = f.binary(Hlo::And, by, inside);
                f.binary(Hlo::Or, least, by)
            }
        };
        let direction = match mode {
            ShuffleMode::Up => Direction::Ge,
            ShuffleMode::Down | ShuffleMode::Bfly | ShuffleMode::Idx => Direction::Le,
        };
        let valid = f.compare(direction, from, most);
        (f.select(valid, from, me), valid)
    }
}

impl Builder {
    /// Returns `[…, 32]` with lane `from[n]` at lane n.
    fn move_lanes(&mut self, value: Value, from: &[usize; LANES]) -> LowerResult<Value> {
        // Find the shortest segment length for which all segments move alike.
        for width in [1, 2, 4, 8, 16, LANES] {
            let alike = (0..LANES).all(|lane| {
                from[lane] / width == lane / width && from[lane] % width == from[lane % width]
            });
            if !alike {
                continue;
            }
            let runs = runs(&from[..width]);
            if runs.len() > MAX_RUNS {
                break;
            }
            let whole = self.f().tensor(value).shape.clone();
            let axis = whole.len();
            let mut shape = whole.clone();
            shape[axis - 1] = LANES / width;
            shape.push(width);
            let value = self.f().reshape(value, &shape);
            let mut parts = Vec::new();
            for run in runs {
                parts.push(self.lane_run(value, axis, &run));
            }
            let value = match parts[..] {
                [only] => only,
                _ => self.f().concatenate(&parts, axis),
            };
            return Ok(self.f().reshape(value, &whole));
        }
        let shape = self.f().tensor(value).shape.clone();
        let rank = shape.len();
        let table: Vec<i64> = from.iter().map(|lane| *lane as i64).collect();
        let at = Literal::from_i64s(ElementType::I64, [LANES, 1], &table);
        let at = self.f().constant(at);
        let mut sizes = shape;
        sizes[rank - 1] = 1;
        let gather = Op::Gather {
            operand: value,
            indices: at,
            dims: GatherDims {
                offset_dims: (0..rank - 1).collect(),
                collapsed_slice_dims: vec![rank - 1],
                start_index_map: vec![rank - 1],
                index_vector_dim: 1,
            },
            slice_sizes: sizes,
            indices_are_sorted: false,
        };
        let moved = self.f().push(gather);
        Ok(moved.map_err(|e| Error::internal("tensor-gather", e.to_string()))?)
    }

    fn lane_run(&mut self, value: Value, axis: usize, run: &Run) -> Value {
        let mut shape = self.f().tensor(value).shape.clone();
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        let last = run.first as i64 + run.step * (run.count as i64 - 1);
        start[axis] = run.first.min(last as usize);
        limit[axis] = run.first.max(last as usize) + 1;
        let stride = vec![1; shape.len()];
        let part = self.f().slice(value, &start, &limit, &stride);
        match run.step {
            -1 => self.f().reverse(part, &[axis]),
            0 if run.count > 1 => {
                shape[axis] = run.count;
                let axes: Vec<usize> = (0..shape.len()).collect();
                self.f().broadcast_in_dim(part, &shape, &axes)
            }
            _ => part,
        }
    }
}

/// The lanes `first`, `first + step`, …
#[derive(Debug, PartialEq)]
struct Run {
    first: usize,
    step: i64,
    count: usize,
}

fn runs(from: &[usize]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for &lane in from {
        if let Some(run) = runs.last_mut() {
            let last = run.first as i64 + run.step * (run.count as i64 - 1);
            let step = lane as i64 - last;
            if (run.count == 1 && step.abs() <= 1) || (run.count > 1 && step == run.step) {
                run.step = step;
                run.count += 1;
                continue;
            }
        }
        runs.push(Run {
            first: lane,
            step: 1,
            count: 1,
        });
    }
    runs
}

/// Returns the source lane of each lane, and whether it is in the lane's segment: PTX ISA,
/// `shfl.sync`.
fn sources(mode: ShuffleMode, lane: u32, clamp: u32) -> ([usize; LANES], [bool; LANES]) {
    let by = (lane & 31) as i64;
    let segment = (clamp >> 8 & 31) as i64;
    let inside = !segment & 31;
    let source = |me: usize| {
        let me = me as i64;
        let least = me & segment;
        let most = least | (i64::from(clamp) & inside);
        let (from, valid) = match mode {
            ShuffleMode::Up => (me - by, me - by >= most),
            ShuffleMode::Down => (me + by, me + by <= most),
            ShuffleMode::Bfly => (me ^ by, me ^ by <= most),
            ShuffleMode::Idx => {
                let from = least | (by & inside);
                (from, from <= most)
            }
        };
        if valid {
            (from as usize, true)
        } else {
            (me as usize, false)
        }
    };
    let both: [(usize, bool); LANES] = std::array::from_fn(source);
    (both.map(|b| b.0), both.map(|b| b.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_and_clamps() {
        // width 8: c = ((32 - 8) << 8) | 31 for down, | 0 for up.
        let (from, valid) = sources(ShuffleMode::Down, 3, 0x181f);
        assert_eq!(from[..8], [3, 4, 5, 6, 7, 5, 6, 7]);
        assert_eq!(from[24..], [27, 28, 29, 30, 31, 29, 30, 31]);
        assert!(valid[4] && !valid[5]);
        let (from, valid) = sources(ShuffleMode::Up, 2, 0x1800);
        assert_eq!(from[8..16], [8, 9, 8, 9, 10, 11, 12, 13]);
        assert!(!valid[9] && valid[10]);
        let (from, _) = sources(ShuffleMode::Idx, 5, 0x1c1f);
        assert_eq!(from[..8], [1, 1, 1, 1, 5, 5, 5, 5]);
        let (from, valid) = sources(ShuffleMode::Bfly, 16, 0x1f);
        assert_eq!((from[3], valid[3], from[19]), (19, true, 3));
        assert_eq!(runs(&from).len(), 2);
    }
}
