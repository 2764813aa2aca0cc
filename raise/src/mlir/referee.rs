//! The reference interpreter of MLIR functions: executes ops one after the other, and parallel
//! loops in index order.
//!
//! It is the referee for kernels given as MLIR. It walks the module as MLIR parsed it, and shares
//! only the accessors of attributes with the import that it validates: affine expressions,
//! arithmetic, and byte-addressed memory are implemented separately. It is simple and slow, and
//! stops at the first access outside an array, and at an unknown op, with its line.

mod arithmetic;
mod decode;
mod memory;

use std::collections::HashMap;

use crate::error::{Error, Result};
use crate::launch::{Arg, Launch};
use arithmetic::Value;
use decode::{Block, Extra, Inst, Program, Type};
use memory::{MemRef, Memory};

/// Runs the function of `text` that `launch` names on `arrays`, raw bytes. An argument refers to
/// the array with its name in `names`.
///
/// - `noise`: perturbs each computed float by at most one unit in the last place, randomly from
///   this seed
/// - errors: at the line of the op that cannot be run
pub(crate) fn run(
    text: &str,
    launch: &Launch,
    names: &[String],
    arrays: &mut [Vec<u8>],
    noise: Option<u64>,
) -> Result<()> {
    let program = super::context::with(|mlir| {
        let (text, symbol) = super::function_text(text, &launch.kernel)?;
        let module = mlir.parse(&text)?;
        let symbol = symbol.unwrap_or_else(|| launch.kernel.clone());
        decode::program(&module, &symbol)
    })?;
    let mut memory = Memory {
        buffers: arrays.iter_mut().map(std::mem::take).collect(),
    };
    let given = memory.buffers.len();
    let ids = program.asks_ids;
    let threads = match ids {
        true => threads(launch),
        false => vec![[[0; 3]; 2]],
    };
    let mut result = Ok(());
    for thread in threads {
        let mut machine = Machine {
            program: &program,
            launch,
            memory: &mut memory,
            values: vec![Value::None; program.slots],
            globals: HashMap::new(),
            thread,
            noise: noise.map(|seed| (seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
            depth: 0,
        };
        result = machine.launch(names);
        machine.memory.buffers.truncate(given);
        if result.is_err() {
            break;
        }
    }
    for (array, bytes) in arrays.iter_mut().zip(memory.buffers) {
        *array = bytes;
    }
    result
}

/// Returns block and thread id of every thread.
fn threads(launch: &Launch) -> Vec<[[u32; 3]; 2]> {
    let all = |extents: [u32; 3]| {
        (0..extents[2]).flat_map(move |z| {
            (0..extents[1]).flat_map(move |y| (0..extents[0]).map(move |x| [x, y, z]))
        })
    };
    all(launch.grid)
        .flat_map(|block| all(launch.block).map(move |thread| [block, thread]))
        .collect()
}

/// The greatest depth of calls.
const DEPTH: usize = 64;

struct Machine<'p, 'm> {
    program: &'p Program,
    launch: &'p Launch,
    memory: &'m mut Memory,
    values: Vec<Value>,
    globals: HashMap<String, usize>,
    thread: [[u32; 3]; 2],
    noise: Option<u64>,
    depth: usize,
}

/// The continuation after a block.
enum Next {
    /// Leave the region, with these values.
    Leave(Vec<Value>),
    /// Continue at this block of the region.
    Block(usize, Vec<Value>),
}

impl Machine<'_, '_> {
    fn launch(&mut self, names: &[String]) -> Result<()> {
        let entry = &self.program.functions[&self.program.entry];
        let mut args = Vec::new();
        for (number, ty) in entry.parameters.iter().enumerate() {
            let arg = self.launch.args.get(number).ok_or_else(|| {
                Error::user(
                    "launch-arguments",
                    format!("no argument for parameter {}", number + 1),
                )
            })?;
            args.push(match (ty, arg) {
                (
                    _,
                    Arg::Array {
                        name,
                        shape,
                        element,
                        offset,
                    },
                ) => {
                    let place = names.iter().position(|known| known == name);
                    let buffer = place.ok_or_else(|| {
                        Error::internal("referee-array", format!("there is no array `{name}`"))
                    })?;
                    let byte = (offset * element.bytes()) as i64;
                    match ty {
                        Type::MemRef { element, sizes } => {
                            let total: usize = shape.iter().product();
                            let sizes = memory::filled(sizes, shape, total).ok_or_else(|| {
                                Error::user(
                                    "launch-argument-size",
                                    format!("`{name}` does not fit parameter {}", number + 1),
                                )
                            })?;
                            Value::MemRef(MemRef::whole(buffer, byte, *element, sizes))
                        }
                        _ => Value::Pointer(buffer, byte),
                    }
                }
                (Type::Number(number), Arg::Int(value)) => Value::int(*value, *number),
                (Type::Number(number), Arg::Float { value, .. }) => Value::float(*value, *number),
                _ => {
                    return Err(Error::unsupported(
                        "mlir-referee",
                        "structures as arguments",
                    ));
                }
            });
        }
        let results = self.region(&entry.body, args)?;
        debug_assert!(results.is_empty());
        Ok(())
    }

    /// Runs a region from its first block; returns the operands of its last terminator.
    fn region(&mut self, blocks: &[Block], args: Vec<Value>) -> Result<Vec<Value>> {
        let (mut at, mut args) = (0, args);
        loop {
            let Some(block) = blocks.get(at) else {
                return Ok(Vec::new()); // an absent `else`
            };
            for (slot, value) in block.args.iter().zip(args) {
                self.values[*slot] = value;
            }
            match self.block(block)? {
                Next::Leave(values) => return Ok(values),
                Next::Block(next, values) => (at, args) = (next, values),
            }
        }
    }

    fn block(&mut self, block: &Block) -> Result<Next> {
        for inst in &block.insts {
            let located = |error: Error| error.at_line(inst.line, inst.column);
            if let Some(next) = self.terminator(inst).map_err(located)? {
                return Ok(next);
            }
            let results = self.inst(inst).map_err(located)?;
            for (slot, value) in inst.results.iter().zip(results) {
                self.values[*slot] = value;
            }
        }
        Ok(Next::Leave(Vec::new()))
    }

    fn terminator(&mut self, inst: &Inst) -> Result<Option<Next>> {
        Ok(Some(match inst.name.as_str() {
            "func.return"
            | "llvm.return"
            | "affine.yield"
            | "scf.yield"
            | "scf.condition"
            | "scf.reduce"
            | "scf.reduce.return"
            | "enzymexla.polygeist_yield"
            | "polygeist.polygeist_yield"
            | "polygeist.yield"
            | "memref.alloca_scope.return" => Next::Leave(self.all(inst, 0)),
            "cf.br" | "llvm.br" => self.successor(inst, 0),
            "cf.cond_br" | "llvm.cond_br" => {
                let taken = self.get(inst, 0)?.truth()?;
                self.successor(inst, usize::from(!taken))
            }
            _ => return Ok(None),
        }))
    }

    fn successor(&self, inst: &Inst, number: usize) -> Next {
        let (block, first, count) = inst.successors[number];
        let operands = &inst.operands[first..first + count];
        let values = operands.iter().map(|slot| self.values[*slot].clone());
        Next::Block(block, values.collect())
    }

    fn get(&self, inst: &Inst, number: usize) -> Result<&Value> {
        let slot = inst.operands.get(number);
        slot.map(|slot| &self.values[*slot]).ok_or_else(|| {
            Error::internal("mlir-referee", format!("`{}` lacks an operand", inst.name))
        })
    }

    fn all(&self, inst: &Inst, first: usize) -> Vec<Value> {
        let operands = inst.operands.iter().skip(first);
        operands.map(|slot| self.values[*slot].clone()).collect()
    }

    fn index(&self, inst: &Inst, number: usize) -> Result<i64> {
        self.get(inst, number)?.index()
    }

    /// Returns operands `first..` as indices.
    fn indices(&self, inst: &Inst, first: usize) -> Result<Vec<i64>> {
        (first..inst.operands.len())
            .map(|number| self.index(inst, number))
            .collect()
    }

    fn memref(&self, inst: &Inst, number: usize) -> Result<MemRef> {
        match self.get(inst, number)? {
            Value::MemRef(memref) => Ok(memref.clone()),
            _ => Err(unknown(&inst.name)),
        }
    }

    fn inst(&mut self, inst: &Inst) -> Result<Vec<Value>> {
        let name = inst.name.as_str();
        let one = |value| Ok(vec![value]);
        match (name, &inst.extra) {
            (_, Extra::Constant(value)) => one(value.clone()),
            ("affine.load", Extra::Map(map)) => {
                let memref = self.memref(inst, 0)?;
                let at = map.eval(&self.indices(inst, 1)?)?;
                one(self.memory.load(&memref, &at)?)
            }
            ("affine.store", Extra::Map(map)) => {
                let memref = self.memref(inst, 1)?;
                let at = map.eval(&self.indices(inst, 2)?)?;
                let value = self.get(inst, 0)?.clone();
                self.memory.store(&memref, &at, &value)?;
                Ok(vec![])
            }
            ("enzyme.affine_atomic_rmw", Extra::Atomic(kind, map)) => {
                let memref = self.memref(inst, 1)?;
                let at = map.eval(&self.indices(inst, 2)?)?;
                let value = self.get(inst, 0)?.clone();
                let before = self.memory.load(&memref, &at)?;
                let after = arithmetic::combine(kind, &before, &value)?;
                self.memory.store(&memref, &at, &after)?;
                one(before)
            }
            ("affine.apply" | "affine.min" | "affine.max", Extra::Map(map)) => {
                let values = map.eval(&self.indices(inst, 0)?)?;
                let value = match name {
                    "affine.min" => values.into_iter().min(),
                    "affine.max" => values.into_iter().max(),
                    _ => values.first().copied(),
                };
                one(Value::of_index(value.unwrap_or(0)))
            }
            ("affine.if", Extra::Set(set)) => {
                let holds = set.contains(&self.indices(inst, 0)?)?;
                self.region(&inst.regions[usize::from(!holds)], vec![])
            }
            (
                "affine.for",
                Extra::Loop {
                    lower,
                    upper,
                    steps,
                    ..
                },
            ) => {
                let (from, to) = (lower.inputs, upper.inputs);
                let bounds = |first: usize, count: usize| -> Result<Vec<i64>> {
                    (first..first + count)
                        .map(|number| self.index(inst, number))
                        .collect()
                };
                let first = lower
                    .eval(&bounds(0, from)?)?
                    .into_iter()
                    .max()
                    .unwrap_or(0);
                let end = upper
                    .eval(&bounds(from, to)?)?
                    .into_iter()
                    .min()
                    .unwrap_or(0);
                let mut carried = self.all(inst, from + to);
                let mut at = first;
                while at < end {
                    carried.insert(0, Value::of_index(at));
                    carried = self.region(&inst.regions[0], carried)?;
                    at += steps[0];
                }
                Ok(carried)
            }
            (
                "affine.parallel",
                Extra::Loop {
                    lower,
                    upper,
                    steps,
                    groups,
                    reductions,
                },
            ) => {
                let operands = self.indices(inst, 0)?;
                let (of_lower, of_upper) = operands.split_at(lower.inputs);
                let lower = grouped(&lower.eval(of_lower)?, &groups[0], i64::max);
                let upper = grouped(&upper.eval(of_upper)?, &groups[1], i64::min);
                let mut results: Vec<Value> = reductions
                    .iter()
                    .map(|(kind, number)| arithmetic::identity(kind, *number))
                    .collect::<Result<_>>()?;
                for point in points(&lower, &upper, steps) {
                    let args = point.into_iter().map(Value::of_index).collect();
                    let yields = self.region(&inst.regions[0], args)?;
                    for ((result, value), (kind, _)) in
                        results.iter_mut().zip(yields).zip(reductions)
                    {
                        *result = self.noisy(arithmetic::combine(kind, result, &value)?);
                    }
                }
                Ok(results)
            }
            ("affine.delinearize_index", Extra::Ints(basis)) => {
                let mut rest = self.index(inst, 0)?;
                let mut digits = Vec::new();
                let count = inst.results.len();
                let known = &basis[basis.len() + 1 - count..];
                for by in known.iter().rev() {
                    digits.push(rest.rem_euclid(*by));
                    rest = rest.div_euclid(*by);
                }
                digits.push(rest);
                Ok(digits.into_iter().rev().map(Value::of_index).collect())
            }
            ("scf.if", _) => {
                let taken = self.get(inst, 0)?.truth()?;
                self.region(&inst.regions[usize::from(!taken)], vec![])
            }
            ("scf.for", _) => {
                let number = self.get(inst, 0)?.number();
                let [mut at, end, step] =
                    [0, 1, 2].map(|number| self.get(inst, number).and_then(Value::signed));
                let (end, step) = (end?, step?);
                let mut carried = self.all(inst, 3);
                while *at.as_ref().map_err(Clone::clone)? < end {
                    let now = at?;
                    carried.insert(0, Value::int(now, number));
                    carried = self.region(&inst.regions[0], carried)?;
                    if step <= 0 {
                        return Err(Error::user(
                            "mlir-referee",
                            "a loop whose step is not positive",
                        ));
                    }
                    at = Ok(now + step);
                }
                Ok(carried)
            }
            ("scf.while", _) => {
                let mut carried = self.all(inst, 0);
                loop {
                    let mut values = self.region(&inst.regions[0], carried)?;
                    if !values.remove(0).truth()? {
                        return Ok(values);
                    }
                    carried = self.region(&inst.regions[1], values)?;
                }
            }
            ("scf.parallel", _) => self.scf_parallel(inst),
            ("scf.index_switch", Extra::Ints(cases)) => {
                let flag = self.index(inst, 0)?;
                let region = cases
                    .iter()
                    .position(|case| *case == flag)
                    .map_or(0, |case| case + 1);
                self.region(&inst.regions[region], vec![])
            }
            ("scf.execute_region" | "memref.alloca_scope", _) => {
                self.region(&inst.regions[0], vec![])
            }
            ("enzymexla.gpu_wrapper" | "polygeist.gpu_wrapper", _) => {
                self.region(&inst.regions[0], vec![])?;
                one(Value::of_index(0))
            }
            ("func.call" | "llvm.call", Extra::Symbol(callee)) => self.call(callee, inst),
            ("memref.get_global", Extra::Symbol(global)) => {
                let known = self.globals.get(global).copied();
                let (bytes, element, sizes) = self
                    .program
                    .globals
                    .get(global)
                    .ok_or_else(|| unknown(name))?;
                let buffer = known.unwrap_or_else(|| self.memory.allocate(bytes.clone()));
                self.globals.insert(global.clone(), buffer);
                one(Value::MemRef(MemRef::whole(
                    buffer,
                    0,
                    *element,
                    sizes.clone(),
                )))
            }
            (
                "gpu.block_id" | "gpu.thread_id" | "gpu.global_id" | "gpu.block_dim"
                | "gpu.grid_dim",
                Extra::Ints(axis),
            ) => {
                let axis = axis[0] as usize;
                let [block, thread] = self.thread.map(|ids| i64::from(ids[axis]));
                let threads = i64::from(self.launch.block[axis]);
                one(Value::of_index(match name {
                    "gpu.block_id" => block,
                    "gpu.thread_id" => thread,
                    "gpu.global_id" => block * threads + thread,
                    "gpu.block_dim" => threads,
                    _ => i64::from(self.launch.grid[axis]),
                }))
            }
            _ if name.starts_with("memref.") || memory::is_pointer_op(name) => self.memory_op(inst),
            (
                "llvm.intr.assume"
                | "llvm.intr.lifetime.start"
                | "llvm.intr.lifetime.end"
                | "llvm.intr.experimental.noalias.scope.decl"
                | "affine.prefetch",
                _,
            ) => Ok(vec![]),
            _ => {
                let operands: Vec<&Value> = inst
                    .operands
                    .iter()
                    .map(|slot| &self.values[*slot])
                    .collect();
                let results = arithmetic::evaluate(inst, &operands)?;
                Ok(results.into_iter().map(|value| self.noisy(value)).collect())
            }
        }
    }

    fn scf_parallel(&mut self, inst: &Inst) -> Result<Vec<Value>> {
        let rank = inst.regions[0][0].args.len();
        let bound = |first: usize| -> Result<Vec<i64>> {
            (first..first + rank)
                .map(|number| self.index(inst, number))
                .collect()
        };
        let (lower, upper, steps) = (bound(0)?, bound(rank)?, bound(2 * rank)?);
        if steps.iter().any(|step| *step <= 0) {
            return Err(Error::user(
                "mlir-referee",
                "a loop whose step is not positive",
            ));
        }
        let mut results = self.all(inst, 3 * rank);
        for point in points(&lower, &upper, &steps) {
            let args = point.into_iter().map(Value::of_index).collect();
            let yields = self.region(&inst.regions[0], args)?;
            let reduce = inst.regions[0][0].insts.last();
            for (number, value) in yields.into_iter().enumerate() {
                let combine = reduce.and_then(|reduce| reduce.regions.get(number));
                let combine = combine.ok_or_else(|| unknown("scf.reduce"))?;
                let args = vec![results[number].clone(), value];
                results[number] = self.region(combine, args)?.remove(0);
            }
        }
        Ok(results)
    }

    fn call(&mut self, callee: &str, inst: &Inst) -> Result<Vec<Value>> {
        let args = self.all(inst, 0);
        let Some(function) = self.program.functions.get(callee) else {
            let operands: Vec<&Value> = args.iter().collect();
            let value = arithmetic::library(callee, &operands, inst)?;
            return Ok(vec![self.noisy(value)]);
        };
        if self.depth == DEPTH {
            return Err(Error::unsupported(
                "recursion",
                format!("`{callee}` calls itself too often"),
            ));
        }
        self.depth += 1;
        let results = self.region(&function.body, args);
        self.depth -= 1;
        results
    }

    /// Returns the value, perturbed if there is noise.
    fn noisy(&mut self, value: Value) -> Value {
        let Some(state) = &mut self.noise else {
            return value;
        };
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        value.moved((*state >> 11) as i64 % 2 * if *state & (1 << 40) == 0 { 1 } else { -1 })
    }
}

/// Returns the error for an op that the referee does not know.
fn unknown(name: &str) -> Error {
    Error::unsupported(
        "mlir-referee",
        format!("the interpreter of MLIR does not know `{name}`"),
    )
}

/// Returns the least or greatest value of each group of results.
fn grouped(values: &[i64], groups: &[usize], pick: fn(i64, i64) -> i64) -> Vec<i64> {
    let mut rest = values.iter().copied();
    let one = |size: &usize| rest.by_ref().take(*size).reduce(pick).unwrap_or(0);
    groups.iter().map(one).collect()
}

/// Returns every point of a box, the last index fastest.
fn points(lower: &[i64], upper: &[i64], steps: &[i64]) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    for ((from, to), step) in lower.iter().zip(upper).zip(steps) {
        let range = || (*from..*to).step_by(*step as usize);
        all = all
            .into_iter()
            .flat_map(|point: Vec<i64>| {
                range().map(move |index| [point.as_slice(), &[index]].concat())
            })
            .collect();
    }
    all
}
