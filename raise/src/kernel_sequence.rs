//! Splits a function that has parallel loops and other effects into kernels that run one after
//! another.
//!
//! Input: a kernel as imported from MLIR. Output: one kernel for each `affine.parallel` of the
//! function, and one with a single thread for the code between them. Pure ops are recomputed where
//! they are needed; other values, and memory of the function, are passed from one kernel to the
//! next as variables of the module. A function without parallel loops, or with one and otherwise
//! only pure ops, is left unchanged.

use std::collections::{BTreeMap, BTreeSet};

use crate::kernel_ir::{AffineMap, Kernel, KernelArg, Op, OpKind, Region, Space, Ty, ValueId};

/// One of the kernels of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Phase {
    /// The kernel.
    pub kernel: Kernel,
    /// Whether it is a parallel loop of the source: its iterations are independent by definition.
    pub independent: bool,
}

/// Returns the kernels of a function, in order; at least one.
pub fn split(kernel: Kernel) -> Vec<Phase> {
    let written = written(&kernel);
    let kinds: Vec<Kind> = kernel
        .body
        .ops
        .iter()
        .map(|op| kind(op, &kernel, &written))
        .collect();
    let parallels = kinds.iter().filter(|kind| **kind == Kind::Parallel).count();
    let sequential = kinds.contains(&Kind::Sequential);
    let mut phases = match parallels == 0 || parallels == 1 && !sequential {
        true => vec![Phase {
            kernel,
            independent: parallels == 1,
        }],
        false => Splitter::new(kernel, kinds).in_order(),
    };
    for phase in phases.iter_mut().filter(|phase| phase.independent) {
        forward_stores(&mut phase.kernel);
    }
    phases
}

/// Forwards stores to later loads of the same iteration of a parallel loop.
///
/// Iterations that differ only in an unused index store the same values; a load sees the
/// iteration's own store.
fn forward_stores(kernel: &mut Kernel) {
    let mut renamed = BTreeMap::new();
    let mut body = std::mem::take(&mut kernel.body);
    for op in &mut body.ops {
        let OpKind::Parallel { body, .. } = &mut op.kind else {
            continue;
        };
        // Array by name, index, and value of each store.
        let mut stored: Vec<(&str, AffineMap, Vec<ValueId>, ValueId)> = Vec::new();
        body.ops.retain(|op| match &op.kind {
            OpKind::AffineStore {
                array,
                map,
                operands,
                value,
            } => {
                let array = kernel.array(*array).name();
                stored.retain(|(other, ..)| *other != array);
                stored.push((array, map.clone(), operands.clone(), *value));
                true
            }
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let array = kernel.array(*array).name();
                let found = stored
                    .iter()
                    .find(|(other, to, at, _)| (*other, to, at) == (array, map, operands));
                match found {
                    Some((.., value)) if kernel.ty(*value) == kernel.ty(op.results[0]) => {
                        let value = renamed.get(value).copied().unwrap_or(*value);
                        renamed.insert(op.results[0], value);
                        false
                    }
                    _ => true,
                }
            }
            kind if kind.has_effect() => {
                stored.clear();
                true
            }
            _ => true,
        });
    }
    body.rename(&|value| renamed.get(&value).copied().unwrap_or(value));
    kernel.body = body;
}

/// The kind of an op of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Can be recomputed anywhere.
    Pure,
    Parallel,
    /// Has an effect, or reads memory that is written.
    Sequential,
}

fn kind(op: &Op, kernel: &Kernel, written: &BTreeSet<usize>) -> Kind {
    if let OpKind::Parallel { .. } = op.kind {
        return Kind::Parallel;
    }
    let reads = arrays_in(op, kernel);
    match op.kind.has_effect() || reads.iter().any(|array| written.contains(array)) {
        true => Kind::Sequential,
        false => Kind::Pure,
    }
}

/// Returns the indices of the arrays that an op uses, at any depth.
fn arrays_in(op: &Op, kernel: &Kernel) -> BTreeSet<usize> {
    let mut arrays = BTreeSet::new();
    each_use(op, &mut |value| {
        if let Ty::Array(number) = kernel.ty(value) {
            arrays.insert(number);
        }
    });
    arrays
}

/// Calls `f` with every value that an op uses, at any depth, including values defined inside it.
fn each_use(op: &Op, f: &mut dyn FnMut(ValueId)) {
    op.kind.visit_operands(&mut |value| f(*value));
    op.kind
        .regions()
        .iter()
        .for_each(|region| region.walk_uses(f));
}

/// Returns the values that the ops define and those they use, at any depth.
fn definitions_and_uses<'a>(
    ops: impl Iterator<Item = &'a Op>,
) -> (BTreeSet<ValueId>, Vec<ValueId>) {
    let (mut definitions, mut uses) = (BTreeSet::new(), Vec::new());
    for op in ops {
        definitions.extend(&op.results);
        for region in op.kind.regions() {
            region.walk_definitions(&mut |value| {
                definitions.insert(value);
            });
        }
        each_use(op, &mut |value| uses.push(value));
    }
    (definitions, uses)
}

/// Returns the indices of the arrays that are written, and of those with the same name, which are
/// the same memory.
fn written(kernel: &Kernel) -> BTreeSet<usize> {
    let names = kernel.written_arrays();
    let args = kernel.args.iter().enumerate();
    args.filter(|(_, arg)| names.contains(arg.name()))
        .map(|(number, _)| number)
        .collect()
}

/// The ops of one kernel, with their positions in the function.
#[derive(Default)]
struct Segment {
    ops: Vec<(usize, Op)>,
    parallel: bool,
}

impl Segment {
    fn ops(&self) -> impl Iterator<Item = &Op> {
        self.ops.iter().map(|(_, op)| op)
    }
}

struct Splitter {
    kernel: Kernel,
    segments: Vec<Segment>,
    /// Pure ops, with their positions in the function.
    pure: Vec<(usize, Op)>,
    /// The index of the pure op that defines a value.
    defined_by: BTreeMap<ValueId, usize>,
    /// The variable in which a value is passed from one kernel to the next.
    slots: BTreeMap<ValueId, ValueId>,
}

impl Splitter {
    fn new(mut kernel: Kernel, kinds: Vec<Kind>) -> Splitter {
        let mut segments: Vec<Segment> = Vec::new();
        let (mut pure, mut defined_by) = (Vec::new(), BTreeMap::new());
        let ops = std::mem::take(&mut kernel.body.ops);
        for (op, kind) in ops.into_iter().enumerate().zip(kinds) {
            match kind {
                Kind::Pure => {
                    defined_by.extend(op.1.results.iter().map(|value| (*value, pure.len())));
                    pure.push(op);
                }
                Kind::Parallel => segments.push(Segment {
                    ops: vec![op],
                    parallel: true,
                }),
                Kind::Sequential => match segments.last_mut() {
                    Some(last) if !last.parallel => last.ops.push(op),
                    _ => segments.push(Segment {
                        ops: vec![op],
                        parallel: false,
                    }),
                },
            }
        }
        Splitter {
            kernel,
            segments,
            pure,
            defined_by,
            slots: BTreeMap::new(),
        }
    }

    fn in_order(mut self) -> Vec<Phase> {
        let needs: Vec<(BTreeSet<usize>, BTreeSet<ValueId>)> = self
            .segments
            .iter()
            .map(|segment| self.needs(segment))
            .collect();
        for value in needs.iter().flat_map(|(_, values)| values) {
            self.slot(*value);
        }
        let segments = std::mem::take(&mut self.segments);
        let mut phases = Vec::new();
        for (segment, (pure, values)) in segments.into_iter().zip(needs) {
            let mut ops: Vec<Op> = values.iter().map(|value| self.read(*value)).collect();
            let parallel = segment.parallel;
            let results = segment.ops().flat_map(|op| &op.results);
            let kept = results.filter(|value| self.slots.contains_key(value));
            let writes: Vec<Op> = kept.map(|value| self.write(*value)).collect();
            // Pure ops may use values that the segment computed earlier.
            let mut in_order = segment.ops;
            in_order.extend(pure.iter().map(|place| self.pure[*place].clone()));
            in_order.sort_by_key(|(place, _)| *place);
            ops.extend(in_order.into_iter().map(|(_, op)| op));
            ops.extend(writes);
            let body = Region {
                ops,
                ..Region::default()
            };
            if !body.has_effect() {
                continue;
            }
            let mut kernel = Kernel {
                body,
                ..self.kernel.clone()
            };
            if !parallel {
                (kernel.grid, kernel.block) = ([1; 3], [1; 3]);
            }
            keep_used_arrays(&mut kernel);
            phases.push(Phase {
                kernel,
                independent: parallel,
            });
        }
        phases
    }

    /// Returns the external values of a segment: ops to recompute, and values of other segments.
    fn needs(&self, segment: &Segment) -> (BTreeSet<usize>, BTreeSet<ValueId>) {
        let args: BTreeSet<ValueId> = self.kernel.args.iter().map(KernelArg::value).collect();
        let (own, mut open) = definitions_and_uses(segment.ops());
        let (mut pure, mut values) = (BTreeSet::new(), BTreeSet::new());
        while let Some(value) = open.pop() {
            if own.contains(&value) || args.contains(&value) {
                continue;
            }
            match self.defined_by.get(&value) {
                Some(place) if pure.insert(*place) => {
                    let (own, uses) = definitions_and_uses(std::iter::once(&self.pure[*place].1));
                    open.extend(uses.into_iter().filter(|value| !own.contains(value)));
                }
                Some(_) => {}
                None => {
                    values.insert(value);
                }
            }
        }
        (pure, values)
    }

    /// Creates the variable for `value`, which one segment defines and another needs.
    fn slot(&mut self, value: ValueId) {
        if self.slots.contains_key(&value) {
            return;
        }
        let element = match self.kernel.ty(value) {
            Ty::Index => Ty::I64,
            ty => ty,
        };
        let space = Space::Module {
            initial: Vec::new(),
            constant: false,
        };
        // Kernels of one file share its variables.
        let name = format!("value {} of {}: {element:?}", value.0, self.kernel.name);
        let array = self.kernel.add_array(name, element, vec![1], space);
        self.slots.insert(value, array);
    }

    /// Loads `value` from its variable.
    fn read(&self, value: ValueId) -> Op {
        Op {
            kind: OpKind::AffineLoad {
                array: self.slots[&value],
                map: AffineMap::constant(0),
                operands: Vec::new(),
            },
            results: vec![value],
            loc: Default::default(),
        }
    }

    /// Stores `value` to its variable.
    fn write(&self, value: ValueId) -> Op {
        Op {
            kind: OpKind::AffineStore {
                array: self.slots[&value],
                map: AffineMap::constant(0),
                operands: Vec::new(),
                value,
            },
            results: Vec::new(),
            loc: Default::default(),
        }
    }
}

/// Removes the shared and local memory and the variables that the kernel does not use.
fn keep_used_arrays(kernel: &mut Kernel) {
    let mut used = BTreeSet::new();
    kernel.body.walk_uses(&mut |value| {
        used.insert(value);
    });
    let kept = |arg: &KernelArg| match arg {
        KernelArg::Array { space, value, .. } => *space == Space::Global || used.contains(value),
        KernelArg::Scalar { .. } => true,
    };
    kernel.args.retain(kept);
    for (number, arg) in kernel.args.iter().enumerate() {
        if let KernelArg::Array { value, .. } = arg {
            kernel.values[value.index()].ty = Ty::Array(number);
        }
    }
}
