//! Comparisons and selections.

use super::body::Body;
use super::computed;
use super::instruction::{Done, Form};
use super::operands::{bits_type, float_constant};
use ptx::tree::{Operand, ScalarType, Spanned};

/// Names of integer comparisons; the signed ones take their signedness from the type.
const INTEGERS: &[&str] = &["eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs"];
/// Names of float comparisons that integers do not have.
const FLOATS: &[&str] = &["equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"];

/// A comparison, by its PTX name.
pub struct Comparison {
    name: &'static str,
    flushes: bool,
}

impl Body<'_> {
    /// Emits `setp`, `set`, `selp` or `slct`.
    pub fn compare(&mut self, form: &Form<'_>) -> Done {
        match form.instruction.opcode.as_str() {
            "setp" => self.set_predicate(form),
            "set" => self.set(form),
            "selp" => {
                form.done()?;
                let ty = form.ty()?;
                let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
                let condition = self.read(form, 3, ScalarType::Pred)?;
                let ll = computed(ty);
                let value = self.value(format_args!("select i1 {condition}, {ll} {a}, {ll} {b}"));
                self.write(form, 0, &value, ty)
            }
            _ => self.select_by_sign(form),
        }
    }

    /// Emits `setp.cmp{.bool}.type p{|q}, a, b{, c}`: `p` is the comparison and `q` its negation,
    /// each combined with `c`.
    fn set_predicate(&mut self, form: &Form<'_>) -> Done {
        let ty = form.ty()?;
        let holds = self.comparison(form, ty)?;
        let logic = form.take_one(&["and", "or", "xor"]);
        form.done()?;
        let other = match logic {
            Some(_) => Some(self.read(form, 3, ScalarType::Pred)?),
            None => None,
        };
        let mut combined = |holds: String| match (logic, &other) {
            (Some(logic), Some(other)) => self.value(format_args!("{logic} i1 {holds}, {other}")),
            _ => holds,
        };
        let target = form.operand(0)?;
        let Operand::PredicatePair(yes, no) = &target.node else {
            let value = combined(holds);
            return self.write(form, 0, &value, ScalarType::Pred);
        };
        let value = combined(holds.clone());
        let negated = self.value(format_args!("xor i1 {holds}, true"));
        let mut combined = |holds: String| match (logic, &other) {
            (Some(logic), Some(other)) => self.value(format_args!("{logic} i1 {holds}, {other}")),
            _ => holds,
        };
        let opposite = combined(negated);
        for (name, value) in [(yes, value), (no, opposite)] {
            if name != "_" {
                let operand = Spanned {
                    node: Operand::Register(name.clone()),
                    span: target.span,
                };
                self.write_operand(&operand, &value, ScalarType::Pred)?;
            }
        }
        Ok(())
    }

    /// Emits `set.cmp{.bool}.dtype.stype`: all ones or 1.0 where the comparison holds.
    fn set(&mut self, form: &Form<'_>) -> Done {
        let (Some(&to), Some(&ty)) = (form.types.first(), form.types.get(1)) else {
            return Err(form.unsupported());
        };
        let mut holds = self.comparison(form, ty)?;
        let logic = form.take_one(&["and", "or", "xor"]);
        form.done()?;
        if let Some(logic) = logic {
            let other = self.read(form, 3, ScalarType::Pred)?;
            holds = self.value(format_args!("{logic} i1 {holds}, {other}"));
        }
        let ll = computed(to);
        let value = match to.is_float() {
            true => self.value(format_args!(
                "select i1 {holds}, {ll} {}, {ll} {}",
                float_constant(1.0, to),
                float_constant(0.0, to)
            )),
            false => self.value(format_args!("sext i1 {holds} to {ll}")),
        };
        self.write(form, 0, &value, to)
    }

    /// Returns the comparison that the modifiers name, of operands 1 and 2.
    fn comparison(
        &mut self,
        form: &Form<'_>,
        ty: ScalarType,
    ) -> Result<String, Box<crate::error::Error>> {
        let comparison = self.comparison_of(form)?;
        let (a, b) = (self.read(form, 1, ty)?, self.read(form, 2, ty)?);
        Ok(self.compared(&comparison, ty, a, b))
    }

    /// Consumes the comparison that the modifiers name.
    pub fn comparison_of(&self, form: &Form<'_>) -> Result<Comparison, Box<crate::error::Error>> {
        let flushes = form.take("ftz");
        let name = form.take_one(INTEGERS).or_else(|| form.take_one(FLOATS));
        let name = name.ok_or_else(|| form.unsupported())?;
        Ok(Comparison { name, flushes })
    }

    /// Returns `comparison` of two values of `ty`.
    pub fn compared(
        &mut self,
        comparison: &Comparison,
        ty: ScalarType,
        mut a: String,
        mut b: String,
    ) -> String {
        let name = comparison.name;
        let ll = computed(ty);
        if !ty.is_float() {
            let predicate = match (name, ty.is_signed()) {
                ("eq" | "ne", _) => name.to_string(),
                ("lo", _) => "ult".to_string(),
                ("ls", _) => "ule".to_string(),
                ("hi", _) => "ugt".to_string(),
                ("hs", _) => "uge".to_string(),
                (_, true) => format!("s{name}"),
                (_, false) => format!("u{name}"),
            };
            return self.value(format_args!("icmp {predicate} {ll} {a}, {b}"));
        }
        // Comparisons of `bf16` have no `.ftz`.
        if comparison.flushes && ty != ScalarType::BF16 {
            (a, b) = (self.flush(&a, ty), self.flush(&b, ty));
        }
        let predicate = match name {
            // The only ordered comparison that PTX calls `ne`: false on NaN.
            "eq" | "ne" | "lt" | "le" | "gt" | "ge" => format!("o{name}"),
            "num" => "ord".to_string(),
            "nan" => "uno".to_string(),
            _ => format!("u{}", name.trim_end_matches('u')),
        };
        self.value(format_args!("fcmp {predicate} {ll} {a}, {b}"))
    }

    /// Emits `slct.type.s32 d, a, b, c`: `a` where `c` is nonnegative.
    fn select_by_sign(&mut self, form: &Form<'_>) -> Done {
        let flushes = form.take("ftz");
        form.done()?;
        let (Some(&ty), Some(&by)) = (form.types.first(), form.types.get(1)) else {
            return Err(form.unsupported());
        };
        // `a` and `b` are selected, not computed with: their bits are unchanged.
        let bits = bits_type(ty.bits());
        let (a, b) = (self.read(form, 1, bits)?, self.read(form, 2, bits)?);
        let mut c = self.read(form, 3, by)?;
        let holds = match by.is_float() {
            true => {
                if flushes {
                    c = self.flush(&c, by);
                }
                self.value(format_args!(
                    "fcmp oge {} {c}, {}",
                    computed(by),
                    float_constant(0.0, by)
                ))
            }
            false => self.value(format_args!("icmp sge {} {c}, 0", computed(by))),
        };
        let ll = computed(bits);
        let value = self.value(format_args!("select i1 {holds}, {ll} {a}, {ll} {b}"));
        self.write(form, 0, &value, bits)
    }
}
