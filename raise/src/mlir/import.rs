//! Import of a module of structured ops as a [`Kernel`].

use std::collections::HashMap;

use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;
use melior::ir::{BlockRef, Module, OperationRef, Value, ValueLike};

use crate::error::{Error, Result};
use crate::kernel_ir::{
    AffineExpr, Const, Kernel, KernelArg, Loc, Op, OpKind, Region, Space, Ty, ValueId, cast_int,
    int_binary,
};
use crate::launch::Launch;
use crate::mlir::arguments::{self, Bound};
use crate::mlir::attributes::unread;
use crate::mlir::location::{self, Files};
use crate::mlir::memory::{MemRef, Offset, Pointer};
use crate::mlir::types;
use crate::mlir::walk::{any_in, any_inside, block_of, blocks_in, is_one_of, ops_in};

/// The imported form of an MLIR value.
#[derive(Clone, Debug)]
pub(super) enum ImportedValue {
    /// A scalar.
    Scalar(ValueId),
    /// A memref with known extents.
    MemRef(MemRef),
    /// An address.
    Pointer(Pointer),
}

/// The nesting level of an op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// Directly in the function, executed once.
    Function,
    /// In a loop or a branch of the function.
    Sequential,
    /// In a parallel loop.
    Thread,
}

/// Returns whether a function has more than one block, or contains an op with such a region.
pub(super) fn has_branches(module: &Module) -> bool {
    let branches = |operation: OperationRef| {
        let mut regions = operation.regions();
        regions.any(|region| blocks_in(region).nth(1).is_some())
    };
    arguments::bodies(module)
        .any(|(function, _)| branches(function) || any_inside(function, &branches))
}

/// Imports the function called `name`, or, without a name, the only one.
pub(super) fn module(
    module: &Module,
    name: Option<&str>,
    launch: Option<&Launch>,
) -> Result<Kernel> {
    let names: Vec<String> = arguments::bodies(module)
        .map(|(function, _)| arguments::name(function))
        .collect();
    let wanted = match name {
        Some(wanted) => names
            .iter()
            .position(|name| *name == wanted)
            .ok_or_else(|| no_such_kernel(wanted, &names))?,
        None if names.len() == 1 => 0,
        None => {
            return Err(Error::user(
                "mlir-one-function",
                format!("one function is expected, and there are {}", names.len()),
            ));
        }
    };
    let (function, block) = arguments::bodies(module).nth(wanted).expect("found above");
    let mut importer = Importer {
        kernel: Kernel {
            name: arguments::name(function),
            args: Vec::new(),
            loads: Vec::new(),
            grid: launch.map_or([1; 3], |launch| launch.grid),
            block: launch.map_or([1; 3], |launch| launch.block),
            body: Region::default(),
            values: Vec::new(),
        },
        known: HashMap::new(),
        ints: HashMap::new(),
        files: location::files(block),
        launch,
        // If the function uses thread ids, each thread runs all of it.
        level: match any_in(block, &|operation| is_one_of(operation, &IDS)) {
            true => Level::Sequential,
            false => Level::Function,
        },
        buffers: Vec::new(),
        module,
        calls: vec![arguments::name(function)],
    };
    let mut ops = Vec::new();
    importer.arguments(function, block, &mut ops)?;
    let results = importer.block(block, &mut ops)?;
    if !results.is_empty() {
        let loc = location::of(function.location(), importer.files);
        return Err(
            Error::user("mlir-kernel-results", "a kernel gives nothing back")
                .help("write results to an array parameter")
                .at_line(loc.line, loc.column),
        );
    }
    importer.kernel.body = Region {
        args: Vec::new(),
        ops,
        yields: Vec::new(),
    };
    let mut ops = importer.kernel.body.ops.iter();
    if !ops.any(|op| matches!(op.kind, OpKind::Parallel { .. })) {
        // Without a parallel loop, allocated memory is private.
        for buffer in importer.buffers {
            if let KernelArg::Array { space, .. } = &mut importer.kernel.args[buffer] {
                *space = Space::Local;
            }
        }
    }
    Ok(importer.kernel)
}

/// Ops that return the id of the current thread.
pub(super) const IDS: [&str; 3] = ["gpu.thread_id", "gpu.block_id", "gpu.global_id"];

/// Returns the block of region `number` of `operation`; `None` if the region is empty or absent.
///
/// - errors: unsupported for a region of several blocks
pub(super) fn only_block<'c, 'a>(
    operation: OperationRef<'c, 'a>,
    number: usize,
) -> Result<Option<BlockRef<'c, 'a>>> {
    let block = block_of(operation, number);
    if block.is_some_and(|block| block.next_in_region().is_some()) {
        return Err(Error::unsupported(
            "mlir-branches",
            "branches between blocks inside of another op cannot be raised yet",
        ));
    }
    Ok(block)
}

/// Returns the error for a name that is not in `names`.
pub(super) fn no_such_kernel(wanted: &str, names: &[String]) -> Error {
    let message = format!("there is no function `{wanted}`");
    Error::user("no-such-kernel", message).help(format!("there is: {}", names.join(", ")))
}

/// The state of the import of a kernel.
pub(super) struct Importer<'l> {
    pub(super) kernel: Kernel,
    /// The imported values, by the address of MLIR's value.
    known: HashMap<usize, ImportedValue>,
    /// Integers with known values.
    ints: HashMap<ValueId, i128>,
    files: Files,
    pub(super) launch: Option<&'l Launch>,
    /// The level of the op being imported.
    pub(super) level: Level,
    /// The indices of the arguments that represent memory allocated by the function.
    pub(super) buffers: Vec<usize>,
    pub(super) module: &'l Module<'l>,
    /// The functions whose bodies are being imported, a caller before its callee.
    pub(super) calls: Vec<String>,
}

impl Importer<'_> {
    fn arguments(
        &mut self,
        function: OperationRef,
        block: BlockRef,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let parameters = arguments::parameters(function, block)?;
        if let Some(launch) = self.launch
            && launch.args.len() > parameters.len()
        {
            return Err(Error::user(
                "launch-arguments",
                format!(
                    "`{}` has {} parameter(s), but {} arguments are given",
                    launch.kernel,
                    parameters.len(),
                    launch.args.len()
                ),
            ));
        }
        for (number, parameter) in parameters.into_iter().enumerate() {
            let argument: Value = block.argument(number).expect("one per parameter").into();
            // Shared and local memory is not an argument of the launch, and follows those that are.
            let scratch = matches!(&parameter, arguments::Parameter::Array { space, .. } if *space != Space::Global);
            let launch = self.launch.filter(|_| !scratch);
            let meaning = match arguments::bind(parameter, number, launch)? {
                Bound::Array {
                    name,
                    element,
                    shape,
                    extents,
                    space,
                } => {
                    let array = self.kernel.add_array(name, element, shape, space);
                    let sizes = extents.into_iter().map(|extent| extent as i64).collect();
                    ImportedValue::MemRef(MemRef::whole(array, element, sizes))
                }
                Bound::Pointer {
                    name,
                    element,
                    shape,
                } => ImportedValue::Pointer(Pointer {
                    array: self.kernel.add_array(name, element, shape, Space::Global),
                    offset: Offset::default(),
                }),
                Bound::Scalar { name, ty, range } => {
                    let value = self.kernel.new_value(ty);
                    let scalar = KernelArg::Scalar {
                        name,
                        ty,
                        range,
                        value,
                    };
                    self.kernel.args.push(scalar);
                    ImportedValue::Scalar(value)
                }
                Bound::Int { ty, value } => {
                    let constant = OpKind::Constant(Const::Int(value));
                    ImportedValue::Scalar(self.push(ops, constant, ty, Loc::default()))
                }
            };
            self.mean(argument, meaning);
        }
        Ok(())
    }

    /// Imports a region with one block, of a loop or a branch.
    pub(super) fn region(&mut self, operation: OperationRef, number: usize) -> Result<Region> {
        self.nested(Level::Sequential, |this| {
            this.region_here(operation, number)
        })
    }

    /// Calls `run` at a level of at least `level`.
    pub(super) fn nested<X>(&mut self, level: Level, run: impl FnOnce(&mut Self) -> X) -> X {
        let before = self.level;
        self.level = before.max(level);
        let result = run(self);
        self.level = before;
        result
    }

    fn region_here(&mut self, operation: OperationRef, number: usize) -> Result<Region> {
        let Some(block) = only_block(operation, number)? else {
            return Ok(Region::default()); // an absent `else`
        };
        let args = (0..block.argument_count())
            .map(|number| self.define(block.argument(number).expect("within their number").into()))
            .collect::<Result<_>>()?;
        let mut ops = Vec::new();
        let yields = self.block_scalars(block, &mut ops)?;
        Ok(Region { args, ops, yields })
    }

    /// Imports the ops of `block`, appending to `ops`, and returns the scalars that its terminator
    /// yields.
    pub(super) fn block_scalars(
        &mut self,
        block: BlockRef,
        ops: &mut Vec<Op>,
    ) -> Result<Vec<ValueId>> {
        let yields = self.block(block, ops)?;
        let scalar = |meaning| match meaning {
            ImportedValue::Scalar(value) => Ok(value),
            ImportedValue::MemRef(_) | ImportedValue::Pointer(_) => Err(Error::unsupported(
                "mlir-memory-value",
                "memory that depends on a branch or a loop cannot be raised yet",
            )),
        };
        yields.into_iter().map(scalar).collect()
    }

    /// Imports the ops of `block`, appending to `ops`, and returns the values that its terminator
    /// yields.
    pub(super) fn block(
        &mut self,
        block: BlockRef,
        ops: &mut Vec<Op>,
    ) -> Result<Vec<ImportedValue>> {
        for operation in ops_in(block) {
            let name = operation.name();
            let name = name.as_string_ref().as_str().unwrap_or_default();
            match name {
                "scf.yield"
                | "scf.condition"
                | "affine.yield"
                | "func.return"
                | "llvm.return"
                | "scf.reduce"
                | "scf.reduce.return"
                | "memref.alloca_scope.return" => {
                    return (0..operation.operand_count())
                        .map(|number| self.meaning(operation, number))
                        .collect();
                }
                "enzymexla.polygeist_yield" | "polygeist.polygeist_yield" | "polygeist.yield" => {}
                _ => self.operation(operation, ops)?,
            }
        }
        Ok(Vec::new())
    }

    /// Returns the source location of `operation`.
    pub(super) fn loc(&self, operation: OperationRef) -> Loc {
        location::of(operation.location(), self.files)
    }

    /// Appends an op with one result.
    pub(super) fn push(&mut self, ops: &mut Vec<Op>, kind: OpKind, ty: Ty, loc: Loc) -> ValueId {
        let result = self.kernel.new_value(ty);
        let op = Op {
            kind,
            results: vec![result],
            loc,
        };
        self.note(&op);
        ops.push(op);
        result
    }

    /// Records the value of an integer result that is known.
    pub(super) fn note(&mut self, op: &Op) {
        let [result] = op.results[..] else { return };
        let int = |value: ValueId| self.ints.get(&value).copied();
        let ty = |value: ValueId| self.kernel.ty(value);
        let value = match &op.kind {
            OpKind::Constant(Const::Int(value)) => Some(*value),
            OpKind::Binary(op, a, b) => int(*a)
                .zip(int(*b))
                .filter(|_| ty(*a).is_int())
                .and_then(|(x, y)| int_binary(*op, x, y, ty(*a))),
            OpKind::Cast(op, a) if ty(result).is_int() && ty(*a).is_int() => {
                int(*a).and_then(|x| cast_int(*op, x, ty(*a), ty(result)))
            }
            OpKind::AffineApply { map, operands } => map
                .results
                .first()
                .and_then(|expr| self.known_expr(expr, operands))
                .map(i128::from),
            _ => None,
        };
        if let Some(value) = value {
            self.ints.insert(result, value);
        }
    }

    /// Returns the integer value of `value`, if it is known.
    pub(super) fn known_int(&self, value: ValueId) -> Option<i64> {
        i64::try_from(*self.ints.get(&value)?).ok()
    }

    /// Returns the integer value of operand `number`, if it is known.
    pub(super) fn known_operand(&self, operation: OperationRef, number: usize) -> Option<i64> {
        self.known_int(self.operand(operation, number).ok()?)
    }

    /// Returns the value of `expr`, if all of its operands are known.
    pub(super) fn known_expr(&self, expr: &AffineExpr, operands: &[ValueId]) -> Option<i64> {
        let mut known = true;
        let mut dims = vec![0; operands.len()];
        expr.walk_dims(&mut |dim| match self.known_int(operands[dim]) {
            Some(value) => dims[dim] = value,
            None => known = false,
        });
        known.then(|| expr.eval_checked(&dims)).flatten()
    }

    /// Creates a kernel value for a scalar MLIR value.
    pub(super) fn define(&mut self, value: Value) -> Result<ValueId> {
        let Some(ty) = types::scalar(value.r#type()) else {
            return Err(Error::unsupported(
                "mlir-type",
                format!("values of type `{}` cannot be raised yet", value.r#type()),
            ));
        };
        let id = self.kernel.new_value(ty);
        self.mean(value, ImportedValue::Scalar(id));
        Ok(id)
    }

    /// Maps an MLIR value to `meaning`.
    pub(super) fn mean(&mut self, value: Value, meaning: ImportedValue) {
        self.known.insert(value.to_raw().ptr as usize, meaning);
    }

    /// Maps an MLIR value to the scalar `id`.
    pub(super) fn alias(&mut self, value: Value, id: ValueId) {
        self.mean(value, ImportedValue::Scalar(id));
    }

    /// Maps the single result of `operation` to `meaning`.
    pub(super) fn result(&mut self, operation: OperationRef, meaning: ImportedValue) -> Result<()> {
        let result = operation.result(0).map_err(unread)?;
        self.mean(result.into(), meaning);
        Ok(())
    }

    /// Creates kernel values for all results of `operation`.
    pub(super) fn define_results(&mut self, operation: OperationRef) -> Result<Vec<ValueId>> {
        operation
            .results()
            .map(|result| self.define(result.into()))
            .collect()
    }

    /// Returns the imported form of operand `number`.
    pub(super) fn meaning(&self, operation: OperationRef, number: usize) -> Result<ImportedValue> {
        let known = operation
            .operand(number)
            .ok()
            .and_then(|value| self.known.get(&(value.to_raw().ptr as usize)).cloned());
        known.ok_or_else(|| {
            Error::internal(
                "mlir-operand",
                format!("operand {number} of `{operation}` is not defined"),
            )
        })
    }

    /// Returns the kernel value of operand `number`, a scalar.
    pub(super) fn operand(&self, operation: OperationRef, number: usize) -> Result<ValueId> {
        match self.meaning(operation, number)? {
            ImportedValue::Scalar(value) => Ok(value),
            ImportedValue::MemRef(_) | ImportedValue::Pointer(_) => {
                Err(self.no(operation, number, "a number"))
            }
        }
    }

    /// Returns operand `number`, a memref.
    pub(super) fn memref(&self, operation: OperationRef, number: usize) -> Result<MemRef> {
        match self.meaning(operation, number)? {
            ImportedValue::MemRef(memref) => Ok(memref),
            ImportedValue::Scalar(_) | ImportedValue::Pointer(_) => {
                Err(self.no(operation, number, "a memref"))
            }
        }
    }

    /// Returns operand `number`, a pointer.
    pub(super) fn pointer(&self, operation: OperationRef, number: usize) -> Result<Pointer> {
        match self.meaning(operation, number)? {
            ImportedValue::Pointer(pointer) => Ok(pointer),
            ImportedValue::Scalar(_) | ImportedValue::MemRef(_) => {
                Err(self.no(operation, number, "a pointer"))
            }
        }
    }

    fn no(&self, operation: OperationRef, number: usize, what: &str) -> Error {
        let name = operation.name();
        let name = name.as_string_ref().as_str().unwrap_or_default();
        Error::unsupported(
            "mlir-operand",
            format!(
                "operand {} of `{name}` is not {what} that can be raised",
                number + 1
            ),
        )
    }

    /// Returns the kernel values of all operands, scalars.
    pub(super) fn operands(&self, operation: OperationRef) -> Result<Vec<ValueId>> {
        self.operands_from(operation, 0)
    }

    /// Returns the kernel values of operands `first..`, scalars.
    pub(super) fn operands_from(
        &self,
        operation: OperationRef,
        first: usize,
    ) -> Result<Vec<ValueId>> {
        (first..operation.operand_count())
            .map(|number| self.operand(operation, number))
            .collect()
    }
}
