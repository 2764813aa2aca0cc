//! Lays out structures passed by value: fields have the offsets that C gives them.
//!
//! A pointer has 8 bytes, an integer without a type is an `int`, a float must have a type; each
//! field is aligned to its size, a structure to its widest field.

use stablehlo::ElementType;

use super::arguments::Slot;
use super::of_step::kind_of;
use super::{PlannedArg, Planner};
use crate::element;
use crate::job::{Argument, Located, field_name};
use crate::number::Number;
use crate::raiser::ParamKind;

const POINTER_BYTES: usize = 8;

/// A size and an alignment in bytes.
#[derive(Clone, Copy)]
struct Extent {
    bytes: usize,
    align: usize,
}

impl Extent {
    fn scalar(bytes: usize) -> Extent {
        Extent {
            bytes,
            align: bytes,
        }
    }

    /// Appends a field; returns the new extent and the offset of the field.
    fn then(self, field: Extent) -> (Extent, usize) {
        let offset = self.bytes.next_multiple_of(field.align);
        let extent = Extent {
            bytes: offset + field.bytes,
            align: self.align.max(field.align),
        };
        (extent, offset)
    }

    /// Adds the padding at the end.
    fn padded(self) -> Extent {
        Extent {
            bytes: self.bytes.next_multiple_of(self.align),
            ..self
        }
    }
}

impl Planner<'_> {
    /// Binds a structure to the parameter of `slot`.
    pub(super) fn structure(
        &mut self,
        fields: &[Located<Argument>],
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let ParamKind::Struct { bytes: wanted } = slot.kind() else {
            let label = format!("this is a structure, but {}", slot.wants());
            return self.wrong(slot, label);
        };
        let mut placed = Vec::new();
        let extent = self.fields(fields, 0, slot, &mut placed)?;
        if extent.bytes as u64 != wanted {
            let offsets: Vec<String> = placed
                .iter()
                .map(|(offset, _)| offset.to_string())
                .collect();
            let label = format!(
                "these fields take {} bytes (at {}), but {}",
                extent.bytes,
                offsets.join(", "),
                slot.wants()
            );
            return self.wrong(slot, label);
        }
        Some(PlannedArg::Struct(placed))
    }

    /// Binds a structure to a module variable; its size is checked later.
    pub(super) fn structure_of_any_size(
        &mut self,
        fields: &[Located<Argument>],
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let mut placed = Vec::new();
        self.fields(fields, 0, slot, &mut placed)?;
        Some(PlannedArg::Struct(placed))
    }

    /// Lays out `fields` from byte `base` on.
    fn fields(
        &mut self,
        fields: &[Located<Argument>],
        base: usize,
        slot: &Slot,
        placed: &mut Vec<(usize, PlannedArg)>,
    ) -> Option<Extent> {
        let mut whole = Extent { bytes: 0, align: 1 };
        for (index, field) in fields.iter().enumerate() {
            let slot = Slot {
                literal_name: field_name(&slot.literal_name, index),
                at: &field.at,
                ..*slot
            };
            let (extent, offset) = whole.then(self.extent(&field.value, &slot)?);
            whole = extent;
            match &field.value {
                Argument::Array(view) => {
                    placed.push((base + offset, PlannedArg::Array(view.clone())));
                }
                Argument::Moving { array, .. } => {
                    let label = format!(
                        "`{array}` in a structure does not move from step to step yet: give it as a parameter"
                    );
                    self.wrong(&slot, label)?;
                }
                Argument::Null => placed.push((base + offset, PlannedArg::Null)),
                Argument::Unused(_) => {}
                Argument::Struct(inner) => {
                    self.fields(inner, base + offset, &slot, placed)?;
                }
                Argument::OfStep(text, declared) => {
                    let kind = kind_of(declared.unwrap_or(ElementType::I32));
                    placed.push((base + offset, self.of_step(text, *declared, kind, &slot)?));
                }
                Argument::Scalar(_) | Argument::Literal(..) => {
                    let (name, number, element) = self.number(&field.value, &slot)?;
                    let arg = if element::is_float(element) {
                        self.float_of(name, number.as_f64(), element, &slot)
                    } else {
                        let bits = element::bytes(element) as u32 * 8;
                        self.integer(number, Some(element), bits, &slot)
                    };
                    placed.push((base + offset, arg?));
                }
            }
        }
        Some(whole.padded())
    }

    fn extent(&mut self, field: &Argument, slot: &Slot) -> Option<Extent> {
        match field {
            Argument::Array(_) | Argument::Moving { .. } | Argument::Null => {
                Some(Extent::scalar(POINTER_BYTES))
            }
            Argument::Unused(bytes) => Some(Extent {
                bytes: *bytes as usize,
                align: 1,
            }),
            Argument::OfStep(_, declared) => {
                let element = declared.unwrap_or(ElementType::I32);
                Some(Extent::scalar(element::bytes(element)))
            }
            Argument::Scalar(_) | Argument::Literal(..) => {
                let (_, _, element) = self.number(field, slot)?;
                Some(Extent::scalar(element::bytes(element)))
            }
            Argument::Struct(fields) => {
                let mut whole = Extent { bytes: 0, align: 1 };
                for field in fields {
                    let slot = Slot {
                        literal_name: String::new(),
                        at: &field.at,
                        ..*slot
                    };
                    whole = whole.then(self.extent(&field.value, &slot)?).0;
                }
                Some(whole.padded())
            }
        }
    }

    /// Returns a scalar field: its name if it is a runtime scalar, its value and its type.
    fn number(&mut self, field: &Argument, slot: &Slot) -> Option<(String, Number, ElementType)> {
        let (name, number, declared) = match field {
            Argument::Scalar(name) => {
                let scalar = self.job.scalar(name)?;
                (name.clone(), scalar.value, scalar.element)
            }
            Argument::Literal(number, declared, _) => {
                (slot.literal_name.clone(), *number, *declared)
            }
            Argument::OfStep(..)
            | Argument::Moving { .. }
            | Argument::Array(_)
            | Argument::Null
            | Argument::Unused(_)
            | Argument::Struct(_) => {
                unreachable!("not a number")
            }
        };
        match (declared, number) {
            (Some(element), _) => Some((name, number, element)),
            (None, Number::Int(_)) => Some((name, number, ElementType::I32)),
            (None, Number::Float(value)) => {
                let label = format!(
                    "a float in a structure says its type: `{{ value = {value:?}, type = \"f64\" }}`"
                );
                self.wrong(slot, label);
                None
            }
        }
    }
}
