//! Writes a random kernel as PTX.

mod expressions;
mod functions;
mod memory;
mod statements;

use std::fmt::Write;

use super::program::*;

/// The names in the job of the kernel's parameters after `n`, in their order; the outputs are in
/// the order of [`TYPES`].
pub const PARAMS: [&str; 17] = [
    "ints",
    "floats",
    "doubles",
    "signed_bins",
    "unsigned_bins",
    "out_i32",
    "out_u32",
    "out_i64",
    "out_f32",
    "out_f64",
    "out_f16",
    "out_bf16",
    "rows",
    "tickets",
    "taken",
    "capped_bins",
    "halves",
];

/// Returns the PTX of kernel `k`.
pub fn ptx(program: &Program) -> String {
    let mut text = format!(
        "//\n// Random kernel of seed {}\n//\n.version 8.0\n.target sm_90\n.address_size 64\n\n",
        program.seed
    );
    for (at, function) in program.functions.iter().enumerate() {
        text += &functions::definition(program, at, function);
    }
    let mut writer = Writer::new(program, None);
    writer.body();
    text.push_str(".visible .entry k(\n\t.param .u32 k_param_0");
    for param in 1..=PARAMS.len() {
        let _ = write!(text, ",\n\t.param .u64 k_param_{param}");
    }
    text.push_str("\n)\n{\n");
    if writer.uses("Local(") {
        let bytes = LOCALS * 4;
        let _ = writeln!(text, "\t.local .align 8 .b8 \t__local_depot0[{bytes}];");
    }
    if writer.text.contains("staged") {
        let bytes = program.threads_of_block() * 8;
        let _ = writeln!(text, "\t.shared .align 8 .b8 staged[{bytes}];");
    }
    text + &writer.declarations() + &writer.text + "\tret;\n}\n"
}

struct Class {
    ty: &'static str,
    name: &'static str,
}

#[rustfmt::skip]
const CLASSES: [Class; 6] = [
    Class { ty: "pred", name: "p" },
    Class { ty: "b32", name: "r" },
    Class { ty: "b64", name: "rd" },
    Class { ty: "f32", name: "f" },
    Class { ty: "f64", name: "fd" },
    Class { ty: "b16", name: "h" },
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
        Ty::F16 | Ty::BF16 => 5,
    }
}

fn suffix(ty: Ty) -> &'static str {
    match ty {
        Ty::I32 => "s32",
        Ty::U32 => "u32",
        Ty::I64 => "s64",
        Ty::F32 => "f32",
        Ty::F64 => "f64",
        Ty::F16 => "f16",
        Ty::BF16 => "bf16",
    }
}

fn bits(ty: Ty) -> &'static str {
    match ty {
        Ty::I32 | Ty::U32 => "b32",
        Ty::I64 => "b64",
        Ty::F32 => "f32",
        Ty::F64 => "f64",
        Ty::F16 | Ty::BF16 => "b16",
    }
}

/// Returns the type's modifier in `ld` and `st`.
fn memory(ty: Ty) -> &'static str {
    match ty.is_half() {
        true => "b16",
        false => suffix(ty),
    }
}

/// The body of one function.
struct Writer<'a> {
    program: &'a Program,
    /// The device function that is being written; `None` for the kernel.
    function: Option<usize>,
    text: String,
    registers: [usize; CLASSES.len()],
    labels: usize,
    /// For each enclosing loop: its counter, and the labels of `break` and `continue`.
    loops: Vec<(String, String, String)>,
    /// The register with the index of the thread.
    id: String,
}

/// Returns the name of a variable, a register that may be written repeatedly.
fn name((ty, number): Variable) -> String {
    let first = match ty {
        Ty::U32 | Ty::BF16 => VARIABLES,
        Ty::I32 | Ty::I64 | Ty::F32 | Ty::F64 | Ty::F16 => 0,
    };
    format!("%{}{}", CLASSES[class(ty)].name, 1 + first + number)
}

impl<'a> Writer<'a> {
    fn new(program: &'a Program, function: Option<usize>) -> Writer<'a> {
        let mut registers = [0; CLASSES.len()];
        for ty in TYPES {
            registers[class(ty)] += VARIABLES;
        }
        Writer {
            program,
            function,
            text: String::new(),
            registers,
            labels: 0,
            loops: Vec::new(),
            id: String::new(),
        }
    }

    fn line(&mut self, text: impl AsRef<str>) {
        let _ = writeln!(self.text, "\t{};", text.as_ref());
    }

    fn fresh(&mut self, class: usize) -> String {
        self.registers[class] += 1;
        format!("%{}{}", CLASSES[class].name, self.registers[class])
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        let function = self.function.map_or(0, |function| function + 1);
        format!("$L__BB{function}_{}", self.labels)
    }

    fn place(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
    }

    fn declarations(&self) -> String {
        let mut text = String::new();
        for (Class { ty, name }, count) in CLASSES.iter().zip(self.registers) {
            let _ = writeln!(text, "\t.reg .{ty} \t%{name}<{}>;", count + 1);
        }
        text
    }

    /// Returns whether the debug text of the kernel's statements contains `what`.
    fn uses(&self, what: &str) -> bool {
        format!("{:?}", self.program.body).contains(what)
    }

    /// Returns the index of the thread in one dimension of the grid, and the number of threads in
    /// it.
    fn along(&mut self, axis: &str) -> (String, String) {
        let [ctaid, ntid, tid, nctaid, id, count] = [(); 6].map(|()| self.fresh(B32));
        self.line(format!("mov.u32 {ctaid}, %ctaid.{axis}"));
        self.line(format!("mov.u32 {ntid}, %ntid.{axis}"));
        self.line(format!("mov.u32 {tid}, %tid.{axis}"));
        self.line(format!("mad.lo.s32 {id}, {ctaid}, {ntid}, {tid}"));
        if axis != "z" && self.is_solid() {
            self.line(format!("mov.u32 {nctaid}, %nctaid.{axis}"));
            self.line(format!("mul.lo.s32 {count}, {nctaid}, {ntid}"));
        }
        (id, count)
    }

    /// Returns whether the launch has more than one dimension.
    fn is_solid(&self) -> bool {
        let Program { grid, block, .. } = self.program;
        [grid, block].iter().any(|dims| dims[1..] != [1, 1])
    }

    /// Returns the index of the thread in the grid.
    fn identity(&mut self) -> String {
        let (x, width) = self.along("x");
        if !self.is_solid() {
            return x;
        }
        let (y, height) = self.along("y");
        let (z, _) = self.along("z");
        let [row, id] = [(); 2].map(|()| self.fresh(B32));
        self.line(format!("mad.lo.s32 {row}, {z}, {height}, {y}"));
        self.line(format!("mad.lo.s32 {id}, {row}, {width}, {x}"));
        id
    }

    /// Returns the index of the thread in its block.
    fn place_in_block(&mut self) -> String {
        let [x, y, z, width, height, row, tid] = [(); 7].map(|()| self.fresh(B32));
        self.line(format!("mov.u32 {x}, %tid.x"));
        if !self.is_solid() {
            return x;
        }
        for (register, special) in [
            (&y, "tid.y"),
            (&z, "tid.z"),
            (&width, "ntid.x"),
            (&height, "ntid.y"),
        ] {
            self.line(format!("mov.u32 {register}, %{special}"));
        }
        self.line(format!("mad.lo.s32 {row}, {z}, {height}, {y}"));
        self.line(format!("mad.lo.s32 {tid}, {row}, {width}, {x}"));
        tid
    }

    fn body(&mut self) {
        let [n, last, own] = [(); 3].map(|()| self.fresh(B32));
        self.line(format!("ld.param.u32 {n}, [k_param_0]"));
        let id = self.identity();
        self.id = id.clone();
        let tid = self.place_in_block();
        self.line(format!("add.s32 {last}, {n}, -1"));
        self.line(format!("min.s32 {own}, {id}, {last}"));
        let int = self.own(Ty::I32, &own);
        let float = self.own(Ty::F32, &own);
        let double = self.own(Ty::F64, &own);
        for line in [
            format!("mov.u32 %r1, {id}"),
            format!("mov.u32 %r2, {tid}"),
            "mov.u32 %r3, 7".to_owned(),
            format!("mov.u32 %r4, {int}"),
            "mov.u32 %r5, 3".to_owned(),
            format!("mov.u32 %r6, {id}"),
            format!("cvt.s64.s32 %rd1, {int}"),
            "mov.u64 %rd2, 5".to_owned(),
            format!("mul.wide.s32 %rd3, {id}, 3"),
            format!("mov.f32 %f1, {float}"),
            "mov.f32 %f2, 0f3F800000".to_owned(),
            format!("cvt.rn.f32.s32 %f3, {id}"),
            format!("mov.f64 %fd1, {double}"),
            "mov.f64 %fd2, 0d4000000000000000".to_owned(),
            format!("cvt.rn.f64.s32 %fd3, {id}"),
        ] {
            self.line(line);
        }
        let halves = self.uses("F16");
        if halves {
            let half = self.own(Ty::F16, &own);
            self.line(format!("mov.b16 %h1, {half}"));
            self.line("mov.b16 %h2, 0x3C00");
            self.line("cvt.rn.f16.f32 %h3, %f3");
            self.line("cvt.rn.bf16.f32 %h4, %f1");
            self.line("mov.b16 %h5, 0x3F80");
            self.line("cvt.rn.bf16.f32 %h6, %f3");
        }
        if self.uses("Local(") {
            for element in 0..LOCALS {
                let offset = element * 4;
                self.line(format!("st.local.f32 [__local_depot0+{offset}], %f1"));
            }
        }
        for statement in &self.program.body {
            self.statement(statement);
        }
        // Stores all variables of the thread to its own elements.
        let (outside, end) = (self.fresh(PRED), self.label());
        self.line(format!("setp.ge.s32 {outside}, {id}, {n}"));
        self.line(format!("@{outside} bra {end}"));
        for (place, ty) in TYPES.into_iter().enumerate() {
            if ty.is_half() && !halves {
                continue;
            }
            let base = self.base(6 + place);
            let first = self.fresh(B32);
            self.line(format!("mul.lo.s32 {first}, {id}, {VARIABLES}"));
            let address = self.element(&base, &first, ty.bytes());
            for number in 0..VARIABLES {
                let (offset, value) = (number * ty.bytes(), name((ty, number)));
                let ty = memory(ty);
                self.line(format!("st.global.{ty} [{address}+{offset}], {value}"));
            }
        }
        self.place(&end);
    }
}

pub fn ty_of(expr: &Expr) -> Ty {
    match expr {
        Expr::Variable((ty, _))
        | Expr::Int(ty, _)
        | Expr::Float(ty, _)
        | Expr::Convert(ty, _)
        | Expr::Own(ty)
        | Expr::Vector(ty, ..)
        | Expr::Row(View { ty, .. }, _)
        | Expr::Call(_, ty, _)
        | Expr::Gather(ty, _) => *ty,
        Expr::Counter => Ty::I32,
        Expr::Local(_) => Ty::F32,
        Expr::Unary(_, x) | Expr::Binary(_, x, _) | Expr::Select(_, x, _) => ty_of(x),
    }
}
