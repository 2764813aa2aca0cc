//! Statements.

use super::super::program::*;
use super::{B32, B64, PRED, Writer, bits, memory, name, suffix};

impl Writer<'_> {
    pub fn statement(&mut self, statement: &Statement) {
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
                let [further, other] = [(); 2].map(|()| self.fresh(B32));
                let base = self.fresh(B64);
                let tid = self.place_in_block();
                self.line(format!("mov.u64 {base}, staged"));
                let address = self.element(&base, &tid, ty.bytes());
                let name = name(*variable);
                self.line(format!("st.shared.{} [{address}], {name}", memory(ty)));
                self.line("bar.sync 0");
                self.line(format!("add.s32 {further}, {tid}, {shift}"));
                let block = self.program.threads_of_block();
                self.line(format!("rem.u32 {other}, {further}, {block}"));
                let address = self.element(&base, &other, ty.bytes());
                self.line(format!("ld.shared.{} {name}, [{address}]", memory(ty)));
                self.line("bar.sync 0");
            }
            Statement::Shuffle(variable, mode, amount) => {
                let (from, to) = (self.fresh(B32), self.fresh(B32));
                let ok = self.fresh(PRED);
                let name = name(*variable);
                self.line(format!("mov.b32 {from}, {name}"));
                let bound = if *mode == "up" { 0 } else { 31 };
                self.line(format!(
                    "shfl.sync.{mode}.b32 {to}|{ok}, {from}, {amount}, {bound}, -1"
                ));
                self.line(format!("mov.b32 {name}, {to}"));
            }
            Statement::SetLocal(index, value) => {
                let value = self.expr(value);
                let address = self.local(index);
                self.line(format!("st.local.f32 [{address}], {value}"));
            }
            Statement::SetRow(view, values) => self.set_row(*view, values),
            Statement::Switch(at, falls, cases) => self.switch(at, *falls, cases),
            Statement::AtomicRow(variable, op, value, compared) => {
                self.atomic_row(*variable, op, value, compared);
            }
            Statement::Ticket => self.ticket(),
            Statement::Swap(ty, index, value, how) => self.swap(*ty, index, value, *how),
            Statement::Return(cond, value) => self.leave(cond, value),
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

    fn switch(&mut self, at: &Expr, falls: bool, cases: &[Vec<Statement>]) {
        let at = self.masked(at, cases.len());
        let (table, end) = (self.label(), self.label());
        let labels: Vec<String> = cases.iter().map(|_| self.label()).collect();
        self.place(&table);
        self.line(format!(".branchtargets {}", labels.join(", ")));
        self.line(format!("brx.idx {at}, {table}"));
        for (label, case) in labels.iter().zip(cases) {
            self.place(label);
            self.statements(case);
            if !falls {
                self.line(format!("bra.uni {end}"));
            }
        }
        self.place(&end);
    }

    pub fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }
}
