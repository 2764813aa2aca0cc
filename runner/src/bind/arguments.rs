//! Binds an argument to its parameters: checks types and ranges.

use std::ops::Range;

use stablehlo::ElementType;

use super::of_step::kind_of;
use super::{Float, PlannedArg, Planner};
use crate::element;
use crate::job::{Argument, Symbol, View, symbol_name};
use crate::number::Number;
use crate::raiser::{Kernel, Param, ParamKind};

impl Planner<'_> {
    pub(super) fn argument(&mut self, argument: &Argument, slot: &Slot) -> Option<PlannedArg> {
        let (number, declared, name) = match argument {
            Argument::Array(view) => return self.array(view, slot),
            Argument::Null => return self.null(slot),
            Argument::Moving { array, offset } => return self.moving(array, offset, slot),
            Argument::Struct(fields) => return self.structure(fields, slot),
            Argument::Unused(_) => unreachable!("a field of structures only"),
            Argument::Scalar(name) => {
                let scalar = self.job.scalar(name)?;
                (scalar.value, scalar.element, name.clone())
            }
            Argument::Literal(value, element, _) => (*value, *element, slot.literal_name.clone()),
            Argument::OfStep(text, element) => {
                return match (slot.kind(), element) {
                    (ParamKind::Struct { bytes }, Some(element)) if fills(*element, bytes) => {
                        let field = self.of_step(text, Some(*element), kind_of(*element), slot);
                        Some(PlannedArg::Struct(vec![(0, field?)]))
                    }
                    (kind, _) => self.of_step(text, *element, kind, slot),
                };
            }
        };
        match slot.kind() {
            ParamKind::Struct { bytes } if declared.is_some_and(|of| fills(of, bytes)) => {
                let field = match kind_of(declared?) {
                    ParamKind::Float { bits } => self.float(name, number, declared, bits, slot),
                    _ => self.integer(number, declared, 8 * bytes as u32, slot),
                };
                Some(PlannedArg::Struct(vec![(0, field?)]))
            }
            ParamKind::Struct { bytes: 2 } if declared.is_none() => self.wrong(
                slot,
                format!("`{number}` says no type, but {}: write `f16` for a `__half`, `bf16` for a `__nv_bfloat16`", slot.wants()),
            ),
            ParamKind::Pointer | ParamKind::Struct { .. } => self.wrong(
                slot,
                format!("`{number}` is a number, but {}", slot.wants()),
            ),
            ParamKind::Int { bits } => self.integer(number, declared, bits, slot),
            ParamKind::Unknown64 => self.integer(number, declared, 64, slot),
            ParamKind::Float { bits } => self.float(name, number, declared, bits, slot),
        }
    }

    /// Binds an array to a pointer, or to all parameters of a descriptor.
    fn array(&mut self, view: &View, slot: &Slot) -> Option<PlannedArg> {
        let descriptor = slot.params.len() > 1;
        let fits = |param: &Param| match param.kind {
            ParamKind::Pointer | ParamKind::Unknown64 => true,
            ParamKind::Int { bits } => descriptor && bits == 64,
            ParamKind::Float { .. } | ParamKind::Struct { .. } => false,
        };
        let Some(param) = slot.params.iter().find(|param| !fits(param)) else {
            return Some(PlannedArg::Array(view.clone()));
        };
        let array = &view.array;
        let label = match descriptor {
            false => format!("`{array}` is an array, but {}", slot.wants()),
            true => format!(
                "the descriptor of `{array}` does not fit: parameter `{}` takes {}",
                param.name, param.kind
            ),
        };
        self.wrong(slot, label)
    }

    /// Binds a variable of the module. The kernel's source determines whether it is a pointer.
    pub(super) fn symbol(
        &mut self,
        launch: usize,
        symbol: &Symbol,
        kernel: &Kernel,
    ) -> Option<PlannedArg> {
        let fields = match &symbol.given.value {
            Argument::Array(view) => return Some(PlannedArg::Array(view.clone())),
            Argument::Struct(fields) => fields,
            Argument::Scalar(_)
            | Argument::Literal(..)
            | Argument::OfStep(..)
            | Argument::Moving { .. }
            | Argument::Null
            | Argument::Unused(_) => {
                unreachable!("not read as what a symbol stands for")
            }
        };
        let name = &symbol.name.value;
        let variable = Param {
            name: name.clone(),
            kind: ParamKind::Pointer,
            element: None,
            extents: Vec::new(),
        };
        let slot = Slot {
            kernel,
            params: &[variable],
            position: 0,
            at: &symbol.given.at,
            literal_name: symbol_name(launch, name),
        };
        self.structure_of_any_size(fields, &slot)
    }

    fn null(&mut self, slot: &Slot) -> Option<PlannedArg> {
        match slot.kind() {
            ParamKind::Pointer | ParamKind::Unknown64 => Some(PlannedArg::Null),
            ParamKind::Int { .. } | ParamKind::Float { .. } | ParamKind::Struct { .. } => self
                .wrong(
                    slot,
                    format!("this is the null pointer, but {}", slot.wants()),
                ),
        }
    }

    pub(super) fn integer(
        &mut self,
        number: Number,
        declared: Option<ElementType>,
        bits: u32,
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let (least, greatest) = (-(1i128 << (bits - 1)), (1i128 << bits) - 1);
        let wrong_type = declared.filter(|element| {
            element::is_float(*element) || element::bytes(*element) as u32 * 8 != bits
        });
        match (number, wrong_type) {
            (_, Some(element)) => self.wrong(
                slot,
                format!("it is {}, but {}", element::name(element), slot.wants()),
            ),
            (Number::Float(value), None) => self.wrong(
                slot,
                format!("`{value:?}` is not an integer, but {}", slot.wants()),
            ),
            (Number::Int(value), None) if value < least || value > greatest => {
                self.wrong(slot, format!("`{value}` does not fit: {}", slot.wants()))
            }
            (Number::Int(value), None) => Some(PlannedArg::Int(value)),
        }
    }

    pub(super) fn float(
        &mut self,
        name: String,
        number: Number,
        declared: Option<ElementType>,
        bits: u32,
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let element = self.float_type(declared, bits, slot)?;
        self.float_of(name, number.as_f64(), element, slot)
    }

    /// Returns the type of a float of this size; the declared type must match.
    pub(super) fn float_type(
        &mut self,
        declared: Option<ElementType>,
        bits: u32,
        slot: &Slot,
    ) -> Option<ElementType> {
        let element = match bits {
            16 if declared == Some(ElementType::BF16) => ElementType::BF16,
            16 => ElementType::F16,
            32 => ElementType::F32,
            _ => ElementType::F64,
        };
        if let Some(declared) = declared.filter(|declared| *declared != element) {
            let label = format!("it is {}, but {}", element::name(declared), slot.wants());
            self.wrong(slot, label)?;
        }
        Some(element)
    }

    /// Returns the runtime scalar `name`, which must have the same type at all uses.
    pub(super) fn float_of(
        &mut self,
        name: String,
        value: f64,
        element: ElementType,
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let known = self.floats.entry(name.clone()).or_insert_with(|| Float {
            name: name.clone(),
            element,
            value,
        });
        if known.element != element {
            let types = [known.element, element].map(element::name);
            return self.wrong(
                slot,
                format!(
                    "`{name}` is {} for another kernel and {} here; make it two scalars",
                    types[0], types[1]
                ),
            );
        }
        Some(PlannedArg::Float(name, element))
    }

    /// Binds a pointer that varies from step to step.
    fn moving(&mut self, array: &str, offset: &str, slot: &Slot) -> Option<PlannedArg> {
        if !matches!(slot.kind(), ParamKind::Pointer | ParamKind::Unknown64) {
            let label = format!("`{array}` is an array, but {}", slot.wants());
            return self.wrong(slot, label);
        }
        let len = self.job.array(array)?.shape.iter().product::<usize>();
        let varying = self.offset(offset, len, slot)?;
        Some(PlannedArg::Moving(array.to_owned(), varying))
    }

    pub(super) fn wrong(&mut self, slot: &Slot, label: String) -> Option<PlannedArg> {
        let message = format!(
            "argument {} of kernel `{}` has the wrong type",
            slot.position, slot.kernel.name
        );
        self.faults.push(
            self.job
                .fault("wrong-argument-type", slot.at, message, label),
        );
        None
    }
}

/// Returns whether one scalar fills a structure of `bytes` bytes, as in CUDA's `__half`.
fn fills(element: ElementType, bytes: u64) -> bool {
    element::bytes(element) as u64 == bytes
}

/// A parameter, or the parameters of a descriptor, to be bound to an argument.
pub(super) struct Slot<'a> {
    pub kernel: &'a Kernel,
    /// One or more parameters.
    pub params: &'a [Param],
    pub position: usize,
    pub at: &'a Range<usize>,
    /// The name of a literal float in the program.
    pub literal_name: String,
}

impl Slot<'_> {
    /// Returns the kind of the first parameter.
    pub fn kind(&self) -> ParamKind {
        self.params[0].kind
    }

    pub fn wants(&self) -> String {
        format!("parameter `{}` takes {}", self.params[0].name, self.kind())
    }
}
