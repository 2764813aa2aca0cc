//! Memory accesses: addresses, vectors, the thread's row, atomics.

use super::super::program::*;
use super::{B32, B64, PARAMS, PRED, Writer, bits, class, memory, name, suffix, ty_of};

/// Returns the index of the parameter with this name.
pub fn param(name: &str) -> usize {
    let place = PARAMS.iter().position(|param| *param == name);
    1 + place.expect("a parameter")
}

/// Returns the index of the input array of this type.
fn input(ty: Ty) -> usize {
    param(match ty {
        Ty::I32 | Ty::U32 | Ty::I64 => "ints",
        Ty::F32 => "floats",
        Ty::F64 => "doubles",
        Ty::F16 | Ty::BF16 => "halves",
    })
}

impl Writer<'_> {
    /// Converts a generic pointer parameter to a global address.
    pub fn base(&mut self, param: usize) -> String {
        let (generic, global) = (self.fresh(B64), self.fresh(B64));
        self.line(format!("ld.param.u64 {generic}, [k_param_{param}]"));
        self.line(format!("cvta.to.global.u64 {global}, {generic}"));
        global
    }

    /// Returns the address of element `index` (an `i32` register) of elements of `bytes` bytes.
    pub fn element(&mut self, base: &str, index: &str, bytes: usize) -> String {
        let (offset, address) = (self.fresh(B64), self.fresh(B64));
        self.line(format!("mul.wide.s32 {offset}, {index}, {bytes}"));
        self.line(format!("add.s64 {address}, {base}, {offset}"));
        address
    }

    pub fn masked(&mut self, index: &Expr, size: usize) -> String {
        let index = self.expr(index);
        let masked = self.fresh(B32);
        self.line(format!("and.b32 {masked}, {index}, {}", size - 1));
        masked
    }

    pub fn own(&mut self, ty: Ty, own: &str) -> String {
        let base = self.base(input(ty));
        let address = self.element(&base, own, ty.bytes());
        let value = self.fresh(class(ty));
        self.line(format!("ld.global.{} {value}, [{address}]", memory(ty)));
        value
    }

    pub fn local(&mut self, index: &Expr) -> String {
        let index = self.masked(index, LOCALS);
        let base = self.fresh(B64);
        self.line(format!("mov.u64 {base}, __local_depot0"));
        self.element(&base, &index, 4)
    }

    pub fn vector(&mut self, ty: Ty, vector: Vector, index: &Expr) -> String {
        let index = self.masked(index, LENGTH);
        let first = self.fresh(B32);
        let Vector { width, part } = vector;
        self.line(format!("and.b32 {first}, {index}, -{width}"));
        let base = self.base(input(ty));
        let address = self.element(&base, &first, ty.bytes());
        let parts: Vec<String> = (0..width).map(|_| self.fresh(class(ty))).collect();
        let (all, ty) = (parts.join(", "), memory(ty));
        self.line(format!("ld.global.v{width}.{ty} {{{all}}}, [{address}]"));
        parts[part].clone()
    }

    /// Returns the address of the thread's row.
    fn row(&mut self) -> String {
        let base = self.base(param("rows"));
        let id = self.id.clone();
        self.element(&base, &id, ROW)
    }

    pub fn load_row(&mut self, view: View, part: usize) -> String {
        let row = self.row();
        let parts: Vec<String> = (0..view.width)
            .map(|_| self.fresh(class(view.ty)))
            .collect();
        let (how, offset) = (access(view), view.offset);
        let all = list(&parts);
        self.line(format!("ld.global{how} {all}, [{row}+{offset}]"));
        parts[part].clone()
    }

    pub fn set_row(&mut self, view: View, values: &[Expr]) {
        let values: Vec<String> = values.iter().map(|value| self.number(value)).collect();
        let parts: Vec<String> = values.iter().cycle().take(view.width).cloned().collect();
        let row = self.row();
        let (how, offset) = (access(view), view.offset);
        let all = list(&parts);
        self.line(format!("st.global{how} [{row}+{offset}], {all}"));
    }

    /// Returns a value that is not NaN: bits of a NaN are unspecified, and others may read them as
    /// integers.
    fn number(&mut self, value: &Expr) -> String {
        let ty = ty_of(value);
        let value = self.register(value);
        if !ty.is_float() {
            return value;
        }
        let one = self.register(&Expr::Float(ty, 1.0));
        let (is_number, number) = (self.fresh(PRED), self.fresh(class(ty)));
        self.line(format!(
            "setp.num.{} {is_number}, {value}, {value}",
            suffix(ty)
        ));
        self.line(format!(
            "selp.{} {number}, {value}, {one}, {is_number}",
            bits(ty)
        ));
        number
    }

    pub fn atomic_row(&mut self, variable: Variable, op: &str, value: &Expr, compared: &Expr) {
        let (value, compared) = (self.expr(value), self.expr(compared));
        let (row, result) = (self.row(), self.fresh(B32));
        let ty = match op {
            "and" | "or" | "xor" | "exch" | "cas" => "b32",
            "inc" | "dec" => "u32",
            _ => suffix(variable.0),
        };
        let values = match op {
            "cas" => format!("{compared}, {value}"),
            _ => value,
        };
        self.line(format!(
            "atom.global.{op}.{ty} {result}, [{row}+4], {values}"
        ));
        self.line(format!("mov.b32 {}, {result}", name(variable)));
    }

    /// Draws a number that no other thread gets. The assignment is unspecified, so that numbers are
    /// only counted and summed.
    pub fn ticket(&mut self) {
        let tickets = self.base(param("tickets"));
        let [ticket, bin] = [(); 2].map(|()| self.fresh(B32));
        self.line(format!("atom.global.add.u32 {ticket}, [{tickets}], 1"));
        self.line(format!("and.b32 {bin}, {ticket}, {}", TAKEN - 2));
        let taken = self.base(param("taken"));
        let address = self.element(&taken, &bin, 4);
        self.line(format!("red.global.add.u32 [{address}], 1"));
        let last = 4 * (TAKEN - 1);
        self.line(format!("red.global.add.u32 [{taken}+{last}], {ticket}"));
    }

    /// Returns the operation of all atomics of this type.
    pub fn operation(&self, ty: Ty) -> &'static str {
        self.program.atomics[usize::from(ty == Ty::U32)]
    }

    pub fn swap(&mut self, ty: Ty, index: &Expr, value: &Expr, how: Swap) {
        let value = self.register(value);
        let index = self.masked(index, BINS);
        let op = self.operation(ty);
        let bins = match (ty, how) {
            (_, Swap::Saturating) => "capped_bins",
            (Ty::U32, _) => "unsigned_bins",
            _ => "signed_bins",
        };
        let base = self.base(param(bins));
        let address = self.element(&base, &index, 4);
        let [old, seen, new] = [(); 3].map(|()| self.fresh(B32));
        let (again, done) = (self.label(), self.label());
        let (better, named) = (self.fresh(PRED), suffix(ty));
        self.line(format!("ld.global.{named} {old}, [{address}]"));
        if let (Swap::Better, "min" | "max") = (how, op) {
            let is_better = if op == "min" { "lt" } else { "gt" };
            self.line(format!("setp.{is_better}.{named} {better}, {value}, {old}"));
            self.line(format!("@!{better} bra {done}"));
            self.place(&again);
            self.line(format!(
                "atom.global.cas.b32 {seen}, [{address}], {old}, {value}"
            ));
            self.line(format!("mov.b32 {old}, {seen}"));
            self.line(format!("setp.{is_better}.{named} {better}, {value}, {old}"));
            self.line(format!("@{better} bra {again}"));
            self.place(&done);
            return;
        }
        let small = self.fresh(B32);
        if how == Swap::Saturating {
            self.line(format!("and.b32 {small}, {value}, 4095"));
        }
        self.place(&again);
        match how {
            Swap::Saturating => {
                let [below, sum] = [(); 2].map(|()| self.fresh(B32));
                self.line(format!("min.u32 {below}, {old}, {CAP}"));
                self.line(format!("add.s32 {sum}, {below}, {small}"));
                self.line(format!("min.u32 {new}, {sum}, {CAP}"));
            }
            Swap::Expected | Swap::Better => {
                let named = match op {
                    "and" | "or" | "xor" => "b32",
                    _ => named,
                };
                self.line(format!("{op}.{named} {new}, {old}, {value}"));
            }
        }
        self.line(format!(
            "atom.global.cas.b32 {seen}, [{address}], {old}, {new}"
        ));
        self.line(format!("setp.ne.s32 {better}, {seen}, {old}"));
        self.line(format!("mov.b32 {old}, {seen}"));
        self.line(format!("@{better} bra {again}"));
        self.place(&done);
    }
}

/// Returns the vector and type of an access to the row, as modifiers.
fn access(view: View) -> String {
    let ty = match (view.ty, view.bytes) {
        (Ty::I32, 1) => "s8",
        (Ty::I32, 2) => "s16",
        (Ty::U32, 1) => "u8",
        (Ty::U32, 2) => "u16",
        (ty, _) => memory(ty),
    };
    match view.width {
        1 => format!(".{ty}"),
        width => format!(".v{width}.{ty}"),
    }
}

fn list(registers: &[String]) -> String {
    match registers {
        [one] => one.clone(),
        several => format!("{{{}}}", several.join(", ")),
    }
}
