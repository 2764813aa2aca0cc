//! The reference interpreter of kernels: runs every thread to its end, one after the other.
//!
//! It is simple and slow, for tests: each stage must give the same results as the one before. It
//! works at every stage, does not support barriers, and stops at the first access outside an array.

pub(super) mod arithmetic;

use std::fmt;

use super::{
    AffineMap, Bound, Const, Kernel, Op, OpKind, Region, Ty, ValueId, float_bits, int_bits as bits,
};
use arithmetic::{binary, cast, compare_floats, compare_ints, fma, mul_extended, unary};

/// The contents of one argument: the bits of each element, in the low bits of a word.
#[derive(Clone, Debug, PartialEq)]
pub enum Buffer {
    /// An array.
    Array(Vec<u64>),
    /// A scalar.
    Scalar(u64),
}

/// The reason why a kernel cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Runs all threads of `kernel` on `buffers`, one per argument.
///
/// - errors: an access outside its array, a barrier, a thread that runs a million regions without
///   finishing
pub fn interpret(kernel: &Kernel, buffers: &mut [Buffer]) -> Result<(), Failure> {
    interpret_within(kernel, buffers, 1 << 20)
}

/// Like [`interpret`], with a limit on the number of regions (loop iterations, branch sides) that a
/// thread may run.
pub fn interpret_within(
    kernel: &Kernel,
    buffers: &mut [Buffer],
    limit: u64,
) -> Result<(), Failure> {
    let mut extents: [[Option<u64>; 3]; 3] = Default::default(); // axis; global, block, thread
    kernel.body.walk(&mut |op| {
        if let OpKind::Id { kind, axis, extent } = op.kind {
            extents[usize::from(axis)][kind as usize] = Some(extent);
        }
    });
    let threads = extents.map(axis_threads);
    for z in &threads[2] {
        for y in &threads[1] {
            for x in &threads[0] {
                let values = vec![0; kernel.values.len()];
                let mut machine = Machine {
                    kernel,
                    buffers,
                    ids: [*x, *y, *z],
                    values,
                    runs: 0,
                    limit,
                };
                for (arg, buffer) in kernel.args.iter().zip(&*machine.buffers) {
                    if let Buffer::Scalar(bits) = buffer {
                        machine.values[arg.value().index()] = *bits;
                    }
                }
                machine.region(&kernel.body, &[])?;
            }
        }
    }
    Ok(())
}

/// Returns the global, block and thread id of every thread along one axis.
fn axis_threads([global, block, thread]: [Option<u64>; 3]) -> Vec<[u64; 3]> {
    let per_block = match (global, block, thread) {
        (_, _, Some(threads)) => threads,
        (Some(all), Some(blocks), None) => all / blocks,
        (Some(_), None, None) | (None, _, None) => 1,
    };
    let count = match (global, block) {
        (Some(all), _) => all,
        (None, blocks) => blocks.unwrap_or(1) * per_block,
    };
    (0..count)
        .map(|id| [id, id / per_block, id % per_block])
        .collect()
}

struct Machine<'k, 'b> {
    kernel: &'k Kernel,
    buffers: &'b mut [Buffer],
    ids: [[u64; 3]; 3],
    values: Vec<u64>,
    /// The number of regions run by this thread.
    runs: u64,
    limit: u64,
}

impl Machine<'_, '_> {
    fn get(&self, value: ValueId) -> u64 {
        self.values[value.index()]
    }

    fn index(&self, value: ValueId) -> i64 {
        self.get(value) as i64
    }

    fn all(&self, values: &[ValueId]) -> Vec<u64> {
        values.iter().map(|value| self.get(*value)).collect()
    }

    fn set(&mut self, values: &[ValueId], bits: &[u64]) {
        for (value, bits) in values.iter().zip(bits) {
            self.values[value.index()] = *bits;
        }
    }

    fn region(&mut self, region: &Region, args: &[u64]) -> Result<Vec<u64>, Failure> {
        self.set(&region.args, args);
        self.runs += 1;
        if self.runs > self.limit {
            return Err(Failure("a thread that does not end".to_owned()));
        }
        for op in &region.ops {
            let results = self.op(op)?;
            self.set(&op.results, &results);
        }
        Ok(self.all(&region.yields))
    }

    fn affine(&self, map: &AffineMap, operands: &[ValueId]) -> Vec<i64> {
        let dims: Vec<i64> = operands
            .iter()
            .map(|operand| self.index(*operand))
            .collect();
        map.eval(&dims)
    }

    fn bounds(&self, bound: &Bound) -> Vec<i64> {
        self.affine(&bound.map, &bound.operands)
    }

    fn element(&mut self, array: ValueId, index: i64) -> Result<&mut u64, Failure> {
        let Ty::Array(number) = self.kernel.ty(array) else {
            return Err(Failure(format!("{array} is no array")));
        };
        let Buffer::Array(elements) = &mut self.buffers[number] else {
            return Err(Failure(format!("argument {number} was given a scalar")));
        };
        let length = elements.len();
        usize::try_from(index)
            .ok()
            .and_then(|index| elements.get_mut(index))
            .ok_or_else(|| Failure(format!("element {index} of an array of {length}")))
    }

    fn op(&mut self, op: &Op) -> Result<Vec<u64>, Failure> {
        let ty = |value: ValueId| self.kernel.ty(value);
        let one = match &op.kind {
            OpKind::Constant(Const::Int(value)) => bits(*value, ty(op.results[0])),
            OpKind::Constant(Const::Float(value)) => float_bits(*value, ty(op.results[0])),
            OpKind::Poison => 0,
            OpKind::Id { kind, axis, .. } => self.ids[usize::from(*axis)][*kind as usize],
            OpKind::Unary(op, a) => unary(*op, self.get(*a), ty(*a)),
            OpKind::Binary(op, a, b) => binary(*op, self.get(*a), self.get(*b), ty(*a))?,
            OpKind::Fma(a, b, c) => fma(self.get(*a), self.get(*b), self.get(*c), ty(*a)),
            OpKind::Cmpi(predicate, a, b) => {
                compare_ints(*predicate, self.get(*a), self.get(*b), ty(*a)).into()
            }
            OpKind::Cmpf(predicate, a, b) => {
                compare_floats(*predicate, self.get(*a), self.get(*b), ty(*a)).into()
            }
            OpKind::Select(cond, a, b) => self.get(if self.get(*cond) != 0 { *a } else { *b }),
            OpKind::Cast(cast_op, a) => cast(*cast_op, self.get(*a), ty(*a), ty(op.results[0])),
            OpKind::MulExtended { signed, lhs, rhs } => {
                return Ok(mul_extended(
                    *signed,
                    self.get(*lhs),
                    self.get(*rhs),
                    ty(*lhs),
                ));
            }
            OpKind::Load { array, index } => *self.element(*array, self.index(*index))?,
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => *self.element(*array, self.affine(map, operands)[0])?,
            OpKind::AffineApply { map, operands } => self.affine(map, operands)[0] as u64,
            OpKind::Store {
                array,
                index,
                value,
            } => {
                *self.element(*array, self.index(*index))? = self.get(*value);
                return Ok(Vec::new());
            }
            OpKind::AffineStore {
                array,
                map,
                operands,
                value,
            } => {
                *self.element(*array, self.affine(map, operands)[0])? = self.get(*value);
                return Ok(Vec::new());
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                let region = if self.get(*cond) != 0 {
                    then_region
                } else {
                    else_region
                };
                return self.region(region, &[]);
            }
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                let dims: Vec<i64> = operands
                    .iter()
                    .map(|operand| self.index(*operand))
                    .collect();
                let region = if set.contains(&dims) {
                    then_region
                } else {
                    else_region
                };
                return self.region(region, &[]);
            }
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let ty = ty(*lower);
                let [lower, upper, step] = [lower, upper, step].map(|v| signed(self.get(*v), ty));
                return self.counted(lower, upper, step, ty, init, body);
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let lower = self.bounds(lower).into_iter().max().unwrap_or(0);
                let upper = self.bounds(upper).into_iter().min().unwrap_or(0);
                let [lower, upper, step] = [lower, upper, *step].map(i128::from);
                return self.counted(lower, upper, step, Ty::Index, init, body);
            }
            OpKind::While {
                init,
                before,
                after,
            } => {
                let mut carried = self.all(init);
                loop {
                    let mut forwarded = self.region(before, &carried)?;
                    if forwarded.remove(0) == 0 {
                        return Ok(forwarded);
                    }
                    carried = self.region(after, &forwarded)?;
                }
            }
            OpKind::Parallel {
                lower, upper, body, ..
            } => {
                let mut point = lower.clone();
                if point.iter().zip(upper).any(|(first, end)| first >= end) {
                    return Ok(Vec::new());
                }
                loop {
                    let args: Vec<u64> = point.iter().map(|index| *index as u64).collect();
                    self.runs = 0;
                    self.region(body, &args)?;
                    let Some(axis) = (0..point.len()).rfind(|axis| point[*axis] + 1 < upper[*axis])
                    else {
                        return Ok(Vec::new());
                    };
                    point[axis] += 1;
                    point[axis + 1..].copy_from_slice(&lower[axis + 1..]);
                }
            }
            OpKind::Barrier | OpKind::Ptx(..) => {
                return Err(Failure("threads that work together".to_owned()));
            }
        };
        Ok(vec![one])
    }

    fn counted(
        &mut self,
        lower: i128,
        upper: i128,
        step: i128,
        ty: Ty,
        init: &[ValueId],
        body: &Region,
    ) -> Result<Vec<u64>, Failure> {
        if step <= 0 {
            return Err(Failure(format!("a loop with step {step}")));
        }
        let mut carried = self.all(init);
        let mut at = lower;
        while at < upper {
            carried.insert(0, bits(at, ty));
            carried = self.region(body, &carried)?;
            at += step;
        }
        Ok(carried)
    }
}

/// Returns the bits of integer type `ty`, read as signed.
pub(super) fn signed(bits: u64, ty: Ty) -> i128 {
    match ty.bits() {
        1 => i128::from(bits & 1),
        width => (((bits << (64 - width)) as i64) >> (64 - width)).into(),
    }
}
