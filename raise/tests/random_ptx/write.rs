//! A random kernel as PTX, and its launch.

use super::program::*;
use std::fmt::Write;

/// The PTX of a kernel `k(n, ints, floats, doubles, signed bins, unsigned bins, one output per type)`.
pub fn ptx(program: &Program) -> String {
    let mut writer = Writer {
        program,
        text: String::new(),
        registers: [0; 5],
        labels: 0,
        loops: Vec::new(),
    };
    writer.body();
    let mut text = format!(
        "//\n// Random kernel of seed {}\n//\n.version 8.0\n.target sm_80\n.address_size 64\n\n.visible .entry k(\n\t.param .u32 k_param_0",
        program.seed
    );
    for param in 1..=10 {
        let _ = write!(text, ",\n\t.param .u64 k_param_{param}");
    }
    text.push_str("\n)\n{\n");
    if writer.uses_locals() {
        let bytes = LOCALS * 4;
        let _ = writeln!(text, "\t.local .align 8 .b8 \t__local_depot0[{bytes}];");
    }
    if writer.text.contains("staged") {
        let bytes = program.block * 8;
        let _ = writeln!(text, "\t.shared .align 8 .b8 staged[{bytes}];");
    }
    for (class, count) in CLASSES.iter().zip(writer.registers) {
        let _ = writeln!(
            text,
            "\t.reg .{} \t%{}<{}>;",
            class.ty,
            class.name,
            count + 1
        );
    }
    text + &writer.text + "\tret;\n}\n"
}

struct Class {
    ty: &'static str,
    name: &'static str,
}

const CLASSES: [Class; 5] = [
    Class {
        ty: "pred",
        name: "p",
    },
    Class {
        ty: "b32",
        name: "r",
    },
    Class {
        ty: "b64",
        name: "rd",
    },
    Class {
        ty: "f32",
        name: "f",
    },
    Class {
        ty: "f64",
        name: "fd",
    },
];

const PRED: usize = 0;
const B32: usize = 1;
const B64: usize = 2;

fn class(ty: Ty) -> usize {
    match ty {
        Ty::I32 | Ty::U32 => B32,
        Ty::I64 => B64,
        Ty::F32 => 3,
        Ty::F64 => 4,
    }
}

fn suffix(ty: Ty) -> &'static str {
    match ty {
        Ty::I32 => "s32",
        Ty::U32 => "u32",
        Ty::I64 => "s64",
        Ty::F32 => "f32",
        Ty::F64 => "f64",
    }
}

fn bits(ty: Ty) -> &'static str {
    match ty {
        Ty::I32 | Ty::U32 => "b32",
        Ty::I64 => "b64",
        Ty::F32 => "f32",
        Ty::F64 => "f64",
    }
}

fn bytes(ty: Ty) -> usize {
    match ty {
        Ty::I32 | Ty::U32 | Ty::F32 => 4,
        Ty::I64 | Ty::F64 => 8,
    }
}

struct Writer<'a> {
    program: &'a Program,
    text: String,
    registers: [usize; 5],
    labels: usize,
    /// Of each loop around: its counter, where `break` and `continue` go.
    loops: Vec<(String, String, String)>,
}

/// What a variable is called: a register that is written more than once.
fn name((ty, number): Variable) -> String {
    let first = match ty {
        Ty::U32 => VARIABLES,
        Ty::I32 | Ty::I64 | Ty::F32 | Ty::F64 => 0,
    };
    format!("%{}{}", CLASSES[class(ty)].name, 1 + first + number)
}

impl Writer<'_> {
    fn line(&mut self, text: impl AsRef<str>) {
        let _ = writeln!(self.text, "\t{};", text.as_ref());
    }

    fn fresh(&mut self, class: usize) -> String {
        self.registers[class] += 1;
        format!("%{}{}", CLASSES[class].name, self.registers[class])
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("$L__BB0_{}", self.labels)
    }

    fn place(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
    }

    /// A generic pointer parameter as a global address.
    fn base(&mut self, param: usize) -> String {
        let (generic, global) = (self.fresh(B64), self.fresh(B64));
        self.line(format!("ld.param.u64 {generic}, [k_param_{param}]"));
        self.line(format!("cvta.to.global.u64 {global}, {generic}"));
        global
    }

    /// The address of element `index` (an `i32` register) of elements of so many bytes.
    fn element(&mut self, base: &str, index: &str, bytes: usize) -> String {
        let (offset, address) = (self.fresh(B64), self.fresh(B64));
        self.line(format!("mul.wide.s32 {offset}, {index}, {bytes}"));
        self.line(format!("add.s64 {address}, {base}, {offset}"));
        address
    }

    fn masked(&mut self, index: &Expr, size: usize) -> String {
        let index = self.expr(index);
        let masked = self.fresh(B32);
        self.line(format!("and.b32 {masked}, {index}, {}", size - 1));
        masked
    }

    fn body(&mut self) {
        for (class, registers) in self.registers.iter_mut().enumerate() {
            *registers = match class {
                PRED => 0,
                B32 => 2 * VARIABLES,
                _ => VARIABLES,
            };
        }
        let [n, ctaid, ntid, tid, id, last, own] = [(); 7].map(|()| self.fresh(B32));
        self.line(format!("ld.param.u32 {n}, [k_param_0]"));
        self.line(format!("mov.u32 {ctaid}, %ctaid.x"));
        self.line(format!("mov.u32 {ntid}, %ntid.x"));
        self.line(format!("mov.u32 {tid}, %tid.x"));
        self.line(format!("mad.lo.s32 {id}, {ctaid}, {ntid}, {tid}"));
        self.line(format!("add.s32 {last}, {n}, -1"));
        self.line(format!("min.s32 {own}, {id}, {last}"));
        self.line(format!("mov.u32 %r1, {id}"));
        self.line(format!("mov.u32 %r2, {tid}"));
        self.line("mov.u32 %r3, 7".to_owned());
        for (number, from) in [(0, Ty::I32), (1, Ty::F32), (2, Ty::F64)] {
            let value = self.own(from, &own);
            match from {
                Ty::I32 => {
                    self.line(format!("mov.u32 %r4, {value}"));
                    self.line("mov.u32 %r5, 3".to_owned());
                    self.line(format!("mov.u32 %r6, {id}"));
                    self.line(format!("cvt.s64.s32 %rd1, {value}"));
                    self.line("mov.u64 %rd2, 5".to_owned());
                    self.line(format!("mul.wide.s32 %rd3, {id}, 3"));
                }
                Ty::F32 => {
                    self.line(format!("mov.f32 %f1, {value}"));
                    self.line("mov.f32 %f2, 0f3F800000".to_owned());
                    self.line(format!("cvt.rn.f32.s32 %f3, {id}"));
                }
                Ty::F64 => {
                    self.line(format!("mov.f64 %fd1, {value}"));
                    self.line("mov.f64 %fd2, 0d4000000000000000".to_owned());
                    self.line(format!("cvt.rn.f64.s32 %fd3, {id}"));
                }
                Ty::U32 | Ty::I64 => unreachable!("{number}: there is no such input"),
            }
        }
        if self.uses_locals() {
            for element in 0..LOCALS {
                self.line(format!(
                    "st.local.f32 [__local_depot0+{}], %f1",
                    element * 4
                ));
            }
        }
        for statement in &self.program.body {
            self.statement(statement);
        }
        // Everything a thread has, to elements of its own.
        let (outside, end) = (self.fresh(PRED), self.label());
        self.line(format!("setp.ge.s32 {outside}, {id}, {n}"));
        self.line(format!("@{outside} bra {end}"));
        for (place, ty) in TYPES.into_iter().enumerate() {
            let base = self.base(6 + place);
            let first = self.fresh(B32);
            self.line(format!("mul.lo.s32 {first}, {id}, {VARIABLES}"));
            let address = self.element(&base, &first, bytes(ty));
            for number in 0..VARIABLES {
                let (offset, value) = (number * bytes(ty), name((ty, number)));
                let ty = suffix(ty);
                self.line(format!("st.global.{ty} [{address}+{offset}], {value}"));
            }
        }
        self.place(&end);
    }

    fn uses_locals(&self) -> bool {
        let text = format!("{:?}", self.program.body);
        text.contains("Local(")
    }

    fn own(&mut self, ty: Ty, own: &str) -> String {
        let base = self.base(input(ty));
        let address = self.element(&base, own, bytes(ty));
        let value = self.fresh(class(ty));
        self.line(format!("ld.global.{} {value}, [{address}]", suffix(ty)));
        value
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Assign(variable, expr) => {
                let value = self.expr(expr);
                let (ty, variable) = (bits(variable.0), name(*variable));
                self.line(format!("mov.{ty} {variable}, {value}"));
            }
            Statement::If(cond, on_true, on_false) => {
                let pred = self.cond(cond);
                let (other, end) = (self.label(), self.label());
                self.line(format!("@!{pred} bra {other}"));
                self.statements(on_true);
                if !on_false.is_empty() {
                    self.line(format!("bra.uni {end}"));
                }
                self.place(&other);
                self.statements(on_false);
                self.place(&end);
            }
            Statement::For {
                trips,
                at_top,
                body,
            } => self.counted(*trips, *at_top, body),
            Statement::While { cond, limit, body } => {
                let counter = self.fresh(B32);
                let (top, next, end) = (self.label(), self.label(), self.label());
                self.line(format!("mov.u32 {counter}, 0"));
                self.place(&top);
                let full = self.fresh(PRED);
                self.line(format!("setp.ge.u32 {full}, {counter}, {limit}"));
                self.line(format!("@{full} bra {end}"));
                let pred = self.cond(cond);
                self.line(format!("@!{pred} bra {end}"));
                self.loops
                    .push((counter.clone(), end.clone(), next.clone()));
                self.statements(body);
                self.loops.pop();
                self.place(&next);
                self.line(format!("add.s32 {counter}, {counter}, 1"));
                self.line(format!("bra.uni {top}"));
                self.place(&end);
            }
            Statement::Break(cond) | Statement::Continue(cond) => {
                let Some((_, end, next)) = self.loops.last().cloned() else {
                    return;
                };
                let to = match statement {
                    Statement::Break(_) => end,
                    _ => next,
                };
                let pred = self.cond(cond);
                self.line(format!("@{pred} bra {to}"));
            }
            Statement::Atomic(ty, index, value) => {
                let unsigned = usize::from(*ty == Ty::U32);
                let value = self.expr(value);
                let index = self.masked(index, BINS);
                let base = self.base(4 + unsigned);
                let address = self.element(&base, &index, 4);
                let op = self.program.atomics[unsigned];
                let ty = match op {
                    "and" | "or" | "xor" => "b32",
                    _ => suffix(*ty),
                };
                self.line(format!("red.global.{op}.{ty} [{address}], {value}"));
            }
            Statement::Exchange(variable, shift) => {
                let ty = variable.0;
                let [tid, further, other] = [(); 3].map(|()| self.fresh(B32));
                let base = self.fresh(B64);
                self.line(format!("mov.u32 {tid}, %tid.x"));
                self.line(format!("mov.u64 {base}, staged"));
                let address = self.element(&base, &tid, bytes(ty));
                let name = name(*variable);
                self.line(format!("st.shared.{} [{address}], {name}", suffix(ty)));
                self.line("bar.sync 0");
                self.line(format!("add.s32 {further}, {tid}, {shift}"));
                let block = self.program.block;
                self.line(format!("rem.u32 {other}, {further}, {block}"));
                let address = self.element(&base, &other, bytes(ty));
                self.line(format!("ld.shared.{} {name}, [{address}]", suffix(ty)));
                self.line("bar.sync 0");
            }
            Statement::Shuffle(variable, mode, amount) => {
                let (from, to) = (self.fresh(B32), self.fresh(B32));
                let ok = self.fresh(PRED);
                let (ty, name) = (bits(variable.0), name(*variable));
                self.line(format!("mov.b32 {from}, {name}"));
                let bound = if *mode == "up" { 0 } else { 31 };
                self.line(format!(
                    "shfl.sync.{mode}.b32 {to}|{ok}, {from}, {amount}, {bound}, -1"
                ));
                let _ = ty;
                self.line(format!("mov.b32 {name}, {to}"));
            }
            Statement::SetLocal(index, value) => {
                let value = self.expr(value);
                let address = self.local(index);
                self.line(format!("st.local.f32 [{address}], {value}"));
            }
        }
    }

    fn counted(&mut self, trips: Trips, at_top: bool, body: &[Statement]) {
        let [counter, count] = [(); 2].map(|()| self.fresh(B32));
        match trips {
            Trips::Constant(trips) => self.line(format!("mov.u32 {count}, {trips}")),
            Trips::Masked(variable, mask) => {
                let variable = name((Ty::I32, variable));
                self.line(format!("and.b32 {count}, {variable}, {mask}"));
            }
        }
        let (top, next, end) = (self.label(), self.label(), self.label());
        self.line(format!("mov.u32 {counter}, 0"));
        let more = self.fresh(PRED);
        if !at_top {
            self.line(format!("setp.eq.s32 {more}, {count}, 0"));
            self.line(format!("@{more} bra {end}"));
        }
        self.place(&top);
        if at_top {
            self.line(format!("setp.ge.s32 {more}, {counter}, {count}"));
            self.line(format!("@{more} bra {end}"));
        }
        self.loops
            .push((counter.clone(), end.clone(), next.clone()));
        self.statements(body);
        self.loops.pop();
        self.place(&next);
        self.line(format!("add.s32 {counter}, {counter}, 1"));
        if at_top {
            self.line(format!("bra.uni {top}"));
        } else {
            let more = self.fresh(PRED);
            self.line(format!("setp.lt.s32 {more}, {counter}, {count}"));
            self.line(format!("@{more} bra {top}"));
        }
        self.place(&end);
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn local(&mut self, index: &Expr) -> String {
        let index = self.masked(index, LOCALS);
        let base = self.fresh(B64);
        self.line(format!("mov.u64 {base}, __local_depot0"));
        self.element(&base, &index, 4)
    }

    fn cond(&mut self, cond: &Cond) -> String {
        let ty = suffix(ty_of(&cond.lhs));
        let (lhs, rhs) = (self.expr(&cond.lhs), self.expr(&cond.rhs));
        let pred = self.fresh(PRED);
        let compare = cond.compare;
        self.line(format!("setp.{compare}.{ty} {pred}, {lhs}, {rhs}"));
        pred
    }

    /// The register that holds the value.
    fn expr(&mut self, expr: &Expr) -> String {
        let ty = ty_of(expr);
        match expr {
            Expr::Variable(variable) => {
                // A copy: the variable may be written before the value is used.
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
                // The index is computed anew, as `nvcc` often has it.
                let [n, last, own] = [(); 3].map(|()| self.fresh(B32));
                self.line(format!("ld.param.u32 {n}, [k_param_0]"));
                self.line(format!("add.s32 {last}, {n}, -1"));
                let [ctaid, ntid, tid, id] = [(); 4].map(|()| self.fresh(B32));
                self.line(format!("mov.u32 {ctaid}, %ctaid.x"));
                self.line(format!("mov.u32 {ntid}, %ntid.x"));
                self.line(format!("mov.u32 {tid}, %tid.x"));
                self.line(format!("mad.lo.s32 {id}, {ctaid}, {ntid}, {tid}"));
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
        }
    }

    /// As [`Writer::expr`], never an immediate.
    fn register(&mut self, expr: &Expr) -> String {
        let ty = ty_of(expr);
        let value = self.expr(expr);
        if value.starts_with('%') {
            return value;
        }
        let register = self.fresh(class(ty));
        self.line(format!("mov.{} {register}, {value}", bits(ty)));
        register
    }

    fn convert(&mut self, from: Ty, to: Ty, x: String) -> String {
        let result = self.fresh(class(to));
        let (to_name, from_name) = (suffix(to), suffix(from));
        let op = match (from, to) {
            (Ty::I32, Ty::U32) | (Ty::U32, Ty::I32) => "mov.b32".to_owned(),
            (Ty::F32, Ty::F64) => "cvt.f64.f32".to_owned(),
            (Ty::F64, Ty::F32) => "cvt.rn.f32.f64".to_owned(),
            _ if from == to => format!("mov.{}", bits(to)),
            (Ty::F32 | Ty::F64, _) => format!("cvt.rzi.{to_name}.{from_name}"),
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

/// The parameter of the input array of this type.
fn input(ty: Ty) -> usize {
    match ty {
        Ty::I32 | Ty::U32 | Ty::I64 => 1,
        Ty::F32 => 2,
        Ty::F64 => 3,
    }
}

pub fn ty_of(expr: &Expr) -> Ty {
    match expr {
        Expr::Variable((ty, _))
        | Expr::Int(ty, _)
        | Expr::Float(ty, _)
        | Expr::Convert(ty, _)
        | Expr::Own(ty)
        | Expr::Gather(ty, _) => *ty,
        Expr::Counter => Ty::I32,
        Expr::Local(_) => Ty::F32,
        Expr::Unary(_, x) | Expr::Binary(_, x, _) | Expr::Select(_, x, _) => ty_of(x),
    }
}
