//! A module of structured ops → [`Kernel`].

use std::collections::HashMap;

use melior::ir::RegionLike;
use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;
use melior::ir::{BlockRef, Module, OperationRef, Value, ValueLike};

use crate::error::{Error, Result};
use crate::kernel_ir::{Const, Kernel, KernelArg, Loc, Op, OpKind, Region, Space, Ty, ValueId};
use crate::launch::Launch;
use crate::mlir::arguments::{self, Bound};
use crate::mlir::location::{self, Files};
use crate::mlir::types;

/// Is some function of more than one block?
pub(super) fn has_branches(module: &Module) -> bool {
    arguments::bodies(module).any(|(function, _)| branches_in(function))
}

fn branches_in(operation: OperationRef) -> bool {
    operation.regions().any(|region| {
        let Some(block) = region.first_block() else {
            return false;
        };
        let mut next = block.first_operation();
        while let Some(operation) = next {
            if branches_in(operation) {
                return true;
            }
            next = operation.next_in_block();
        }
        block.next_in_region().is_some()
    })
}

/// Imports the launch's kernel, or without a launch the only function.
pub(super) fn module(module: &Module, launch: Option<&Launch>) -> Result<Kernel> {
    let names: Vec<String> = arguments::bodies(module)
        .map(|(function, _)| arguments::name(function))
        .collect();
    let wanted = match launch {
        Some(launch) => names
            .iter()
            .position(|name| *name == launch.kernel)
            .ok_or_else(|| {
                Error::user(
                    "no-such-kernel",
                    format!("there is no function `{}`", launch.kernel),
                )
                .help(format!("there is: {}", names.join(", ")))
            })?,
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
        extents: HashMap::new(),
        files: location::files(block),
        launch,
    };
    let mut ops = Vec::new();
    importer.arguments(function, block, &mut ops)?;
    let region = importer.block(block, &mut ops)?;
    importer.kernel.body = Region {
        args: Vec::new(),
        ops,
        yields: region,
    };
    Ok(importer.kernel)
}

/// A kernel being imported.
pub(super) struct Importer<'l> {
    pub(super) kernel: Kernel,
    /// MLIR's values by address.
    known: HashMap<usize, ValueId>,
    /// Extents of the memref that each array was.
    extents: HashMap<ValueId, Vec<usize>>,
    files: Files,
    pub(super) launch: Option<&'l Launch>,
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
            // Scratch memory is no argument of the launch; it comes after those that are.
            let scratch = matches!(&parameter, arguments::Parameter::Array { space, .. } if *space != Space::Global);
            let launch = self.launch.filter(|_| !scratch);
            let value = match arguments::bind(parameter, number, launch)? {
                Bound::Array {
                    name,
                    element,
                    shape,
                    extents,
                    space,
                } => {
                    let value = self.kernel.new_value(Ty::Array(self.kernel.args.len()));
                    self.kernel.args.push(KernelArg::Array {
                        name,
                        element,
                        shape,
                        space,
                        value,
                    });
                    self.extents.insert(value, extents);
                    value
                }
                Bound::Scalar { name, ty } => {
                    let value = self.kernel.new_value(ty);
                    self.kernel.args.push(KernelArg::Scalar { name, ty, value });
                    value
                }
                Bound::Int { ty, value } => {
                    self.push(ops, OpKind::Constant(Const::Int(value)), ty, Loc::default())
                }
            };
            self.known.insert(argument.to_raw().ptr as usize, value);
        }
        Ok(())
    }

    /// Imports a region of one block.
    pub(super) fn region(&mut self, operation: OperationRef, number: usize) -> Result<Region> {
        let Some(block) = operation
            .region(number)
            .ok()
            .and_then(|region| region.first_block())
        else {
            return Ok(Region::default()); // an `else` that is not there
        };
        let args = (0..block.argument_count())
            .map(|number| self.define(block.argument(number).expect("within their number").into()))
            .collect::<Result<_>>()?;
        let mut ops = Vec::new();
        let yields = self.block(block, &mut ops)?;
        Ok(Region { args, ops, yields })
    }

    /// Imports the ops of `block` to the end of `ops`, and gives what its terminator yields.
    fn block(&mut self, block: BlockRef, ops: &mut Vec<Op>) -> Result<Vec<ValueId>> {
        let mut next = block.first_operation();
        while let Some(operation) = next {
            next = operation.next_in_block();
            if next.is_some() || operation.result_count() > 0 {
                self.operation(operation, ops)?;
                continue;
            }
            match operation
                .name()
                .as_string_ref()
                .as_str()
                .unwrap_or_default()
            {
                "scf.yield" | "scf.condition" | "affine.yield" => return self.operands(operation),
                "func.return" if operation.operand_count() == 0 => return Ok(Vec::new()),
                "func.return" => {
                    return Err(
                        Error::user("mlir-kernel-results", "a kernel gives nothing back")
                            .help("write results to an array parameter"),
                    );
                }
                _ => self.operation(operation, ops)?,
            }
        }
        Ok(Vec::new())
    }

    /// Where `operation` came from.
    pub(super) fn loc(&self, operation: OperationRef) -> Loc {
        location::of(operation.location(), self.files)
    }

    /// Appends an op of one result.
    pub(super) fn push(&mut self, ops: &mut Vec<Op>, kind: OpKind, ty: Ty, loc: Loc) -> ValueId {
        let result = self.kernel.new_value(ty);
        ops.push(Op {
            kind,
            results: vec![result],
            loc,
        });
        result
    }

    /// Names a value of MLIR's for the first time.
    pub(super) fn define(&mut self, value: Value) -> Result<ValueId> {
        let Some(ty) = types::scalar(value.r#type()) else {
            return Err(Error::unsupported(
                "mlir-type",
                format!("values of type `{}` cannot be raised yet", value.r#type()),
            ));
        };
        let id = self.kernel.new_value(ty);
        self.known.insert(value.to_raw().ptr as usize, id);
        Ok(id)
    }

    /// Makes MLIR's value mean `id` from here on.
    pub(super) fn alias(&mut self, value: Value, id: ValueId) {
        self.known.insert(value.to_raw().ptr as usize, id);
    }

    /// Names all results of `operation`.
    pub(super) fn define_results(&mut self, operation: OperationRef) -> Result<Vec<ValueId>> {
        operation
            .results()
            .map(|result| self.define(result.into()))
            .collect()
    }

    /// Our value for operand `number`.
    pub(super) fn operand(&self, operation: OperationRef, number: usize) -> Result<ValueId> {
        let known = operation
            .operand(number)
            .ok()
            .and_then(|value| self.known.get(&(value.to_raw().ptr as usize)).copied());
        known.ok_or_else(|| {
            Error::internal(
                "mlir-operand",
                format!("operand {number} of `{operation}` is not defined"),
            )
        })
    }

    /// Our values for all operands.
    pub(super) fn operands(&self, operation: OperationRef) -> Result<Vec<ValueId>> {
        (0..operation.operand_count())
            .map(|number| self.operand(operation, number))
            .collect()
    }

    /// Extents of the memref that `array` was.
    pub(super) fn extents(&self, array: ValueId) -> &[usize] {
        &self.extents[&array]
    }
}
