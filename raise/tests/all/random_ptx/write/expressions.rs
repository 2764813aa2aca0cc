//! Writes expressions, each to a register or an immediate.

use super::super::program::*;
use super::{B32, PRED, Writer, bits, class, name, suffix, ty_of};

impl Writer<'_> {
    pub fn cond(&mut self, cond: &Cond) -> String {
        let ty = suffix(ty_of(&cond.lhs));
        let (lhs, rhs) = (self.expr(&cond.lhs), self.expr(&cond.rhs));
        let pred = self.fresh(PRED);
        let compare = cond.compare;
        self.line(format!("setp.{compare}.{ty} {pred}, {lhs}, {rhs}"));
        pred
    }

    /// Writes an expression and returns the register with its value.
    pub fn expr(&mut self, expr: &Expr) -> String {
        let ty = ty_of(expr);
        match expr {
            Expr::Variable(variable) => {
                // A copy, since the variable may be written before the value is used.
                let value = self.fresh(class(ty));
                self.line(format!("mov.{} {value}, {}", bits(ty), name(*variable)));
                value
            }
            Expr::Counter => match self.loops.last() {
                Some((counter, _, _)) => counter.clone(),
                None => "0".to_owned(),
            },
            Expr::Int(_, value) => value.to_string(),
            Expr::Float(Ty::F32, value) => format!("0f{:08X}", (*value as f32).to_bits()),
            Expr::Float(ty @ (Ty::F16 | Ty::BF16), value) => {
                let bits = match ty {
                    Ty::F16 => half::f16::from_f64(*value).to_bits(),
                    _ => half::bf16::from_f64(*value).to_bits(),
                };
                let register = self.fresh(class(*ty));
                self.line(format!("mov.b16 {register}, 0x{bits:04X}"));
                register
            }
            Expr::Float(_, value) => format!("0d{:016X}", value.to_bits()),
            Expr::Unary(op, x) => {
                let x = self.register(x);
                let result = self.fresh(class(ty));
                let op = match op {
                    Unary::Neg => format!("neg.{}", suffix(ty)),
                    Unary::Abs => format!("abs.{}", suffix(ty)),
                    Unary::Not => format!("not.{}", bits(ty)),
                    Unary::PopCount => "popc.b32".to_owned(),
                    Unary::LeadingZeros => "clz.b32".to_owned(),
                    Unary::Sqrt => {
                        let positive = self.fresh(class(ty));
                        self.line(format!("abs.{} {positive}, {x}", suffix(ty)));
                        self.line(format!("sqrt.rn.{} {result}, {positive}", suffix(ty)));
                        return result;
                    }
                };
                self.line(format!("{op} {result}, {x}"));
                result
            }
            Expr::Binary(op, x, y) => {
                let (x, y) = (self.register(x), self.expr(y));
                let result = self.fresh(class(ty));
                let op = binary(*op, ty);
                self.line(format!("{op} {result}, {x}, {y}"));
                result
            }
            Expr::Convert(to, x) => {
                let from = ty_of(x);
                let x = self.register(x);
                self.convert(from, *to, x)
            }
            Expr::Select(cond, x, y) => {
                let (x, y) = (self.expr(x), self.expr(y));
                let pred = self.cond(cond);
                let result = self.fresh(class(ty));
                self.line(format!("selp.{} {result}, {x}, {y}, {pred}", bits(ty)));
                result
            }
            Expr::Own(ty) => {
                // The index is recomputed, as in code that `nvcc` generates.
                let [n, last, own] = [(); 3].map(|()| self.fresh(B32));
                self.line(format!("ld.param.u32 {n}, [k_param_0]"));
                self.line(format!("add.s32 {last}, {n}, -1"));
                let id = self.identity();
                self.line(format!("min.s32 {own}, {id}, {last}"));
                self.own(*ty, &own)
            }
            Expr::Gather(ty, index) => {
                let index = self.masked(index, LENGTH);
                self.own(*ty, &index)
            }
            Expr::Local(index) => {
                let address = self.local(index);
                let value = self.fresh(class(Ty::F32));
                self.line(format!("ld.local.f32 {value}, [{address}]"));
                value
            }
            Expr::Vector(ty, vector, index) => self.vector(*ty, *vector, index),
            Expr::Row(view, part) => self.load_row(*view, *part),
            Expr::Call(function, ty, args) => self.call(*function, *ty, args),
        }
    }

    /// Does the same as [`Writer::expr`], but never returns an immediate.
    pub fn register(&mut self, expr: &Expr) -> String {
        let ty = ty_of(expr);
        let value = self.expr(expr);
        if value.starts_with('%') {
            return value;
        }
        let register = self.fresh(class(ty));
        self.line(format!("mov.{} {register}, {value}", bits(ty)));
        register
    }

    pub fn convert(&mut self, from: Ty, to: Ty, x: String) -> String {
        // Conversions of halves use `f32` as an intermediate.
        if from != to && from.is_half() {
            let wide = self.fresh(class(Ty::F32));
            self.line(format!("cvt.f32.{} {wide}, {x}", suffix(from)));
            return self.convert(Ty::F32, to, wide);
        }
        if from != to && to.is_half() && from != Ty::F32 {
            let wide = self.convert(from, Ty::F32, x);
            return self.convert(Ty::F32, to, wide);
        }
        let result = self.fresh(class(to));
        let (to_name, from_name) = (suffix(to), suffix(from));
        let op = match (from, to) {
            (Ty::I32, Ty::U32) | (Ty::U32, Ty::I32) => "mov.b32".to_owned(),
            (Ty::F32, Ty::F64) => "cvt.f64.f32".to_owned(),
            (Ty::F64, Ty::F32) => "cvt.rn.f32.f64".to_owned(),
            _ if from == to => format!("mov.{}", bits(to)),
            (_, Ty::F16 | Ty::BF16) => format!("cvt.rn.{to_name}.f32"),
            (Ty::F32 | Ty::F64 | Ty::F16 | Ty::BF16, _) => format!("cvt.rzi.{to_name}.{from_name}"),
            (_, Ty::F32 | Ty::F64) => format!("cvt.rn.{to_name}.{from_name}"),
            (Ty::I64, _) => "cvt.u32.u64".to_owned(),
            (Ty::U32, _) => "cvt.u64.u32".to_owned(),
            (Ty::I32, _) => "cvt.s64.s32".to_owned(),
        };
        self.line(format!("{op} {result}, {x}"));
        result
    }
}

fn binary(op: Binary, ty: Ty) -> String {
    let (typed, bits) = (suffix(ty), bits(ty));
    let float = ty.is_float();
    match op {
        Binary::Add if float => format!("add.rn.{typed}"),
        Binary::Sub if float => format!("sub.rn.{typed}"),
        Binary::Mul if float => format!("mul.rn.{typed}"),
        Binary::Div if float => format!("div.rn.{typed}"),
        Binary::Add => format!("add.{typed}"),
        Binary::Sub => format!("sub.{typed}"),
        Binary::Mul => format!("mul.lo.{typed}"),
        Binary::Div => format!("div.{typed}"),
        Binary::Rem => format!("rem.{typed}"),
        Binary::Min => format!("min.{typed}"),
        Binary::Max => format!("max.{typed}"),
        Binary::And => format!("and.{bits}"),
        Binary::Or => format!("or.{bits}"),
        Binary::Xor => format!("xor.{bits}"),
        Binary::Shl => format!("shl.{bits}"),
        Binary::Shr => format!("shr.{typed}"),
    }
}
