//! Printing of each op in MLIR syntax.

use std::fmt::{self, Write};

use super::{Printer, constant, expr, list};
use crate::kernel_ir::{
    AffineMap, Bound, CastOp, Constraint, IdKind, IntegerSet, Op, OpKind, Region, Role, UnaryOp,
    ValueId,
};

impl Printer<'_> {
    pub(super) fn op(&mut self, op: &Op, depth: usize) -> fmt::Result {
        self.indent(depth);
        if !op.results.is_empty() {
            write!(self.text, "{} = ", list(&op.results))?;
        }
        self.kind(&op.kind, &op.results, depth)?;
        self.end(op.loc)
    }

    fn kind(&mut self, kind: &OpKind, results: &[ValueId], depth: usize) -> fmt::Result {
        let result = || self.ty(results[0]);
        match kind {
            OpKind::Constant(value) => {
                let value = constant(*value, self.kernel.ty(results[0]));
                write!(self.text, "arith.constant {value}")
            }
            OpKind::Poison => write!(self.text, "ub.poison : {}", self.ty(results[0])),
            OpKind::Id { kind, axis, extent } => {
                let name = match kind {
                    IdKind::Global => "global_id",
                    IdKind::Block => "block_id",
                    IdKind::Thread => "thread_id",
                };
                let axis = ["x", "y", "z"][usize::from(*axis)];
                write!(
                    self.text,
                    "gpu.{name} {axis} {{reactant.extent = {extent} : i64}}"
                )
            }
            OpKind::Unary(op, a) if op.is_predicate() || *op == UnaryOp::NegF => {
                write!(self.text, "{} {a} : {}", op.name(), self.ty(*a))
            }
            OpKind::Unary(op, a) => write!(self.text, "{} {a} : {}", op.name(), result()),
            OpKind::Binary(op, a, b) => write!(self.text, "{} {a}, {b} : {}", op.name(), result()),
            OpKind::Fma(a, b, c) => write!(self.text, "math.fma {a}, {b}, {c} : {}", result()),
            OpKind::Cmpi(predicate, a, b) => {
                write!(
                    self.text,
                    "arith.cmpi {}, {a}, {b} : {}",
                    predicate.name(),
                    self.ty(*a)
                )
            }
            OpKind::Cmpf(predicate, a, b) => {
                write!(
                    self.text,
                    "arith.cmpf {}, {a}, {b} : {}",
                    predicate.name(),
                    self.ty(*a)
                )
            }
            OpKind::Select(cond, a, b) => {
                write!(self.text, "arith.select {cond}, {a}, {b} : {}", result())
            }
            OpKind::Cast(op, a) => self.cast(*op, *a, results[0]),
            OpKind::MulExtended { signed, lhs, rhs } => {
                let sign = if *signed { 's' } else { 'u' };
                write!(
                    self.text,
                    "arith.mul{sign}i_extended {lhs}, {rhs} : {}",
                    result()
                )
            }
            OpKind::Load { array, index } => {
                write!(
                    self.text,
                    "memref.load {array}[{index}] : {}",
                    self.ty(*array)
                )
            }
            OpKind::Store {
                array,
                index,
                value,
            } => {
                write!(
                    self.text,
                    "memref.store {value}, {array}[{index}] : {}",
                    self.ty(*array)
                )
            }
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let at = subscript(map, operands);
                write!(self.text, "affine.load {array}[{at}] : {}", self.ty(*array))
            }
            OpKind::AffineStore {
                array,
                map,
                operands,
                value,
            } => {
                let at = subscript(map, operands);
                write!(
                    self.text,
                    "affine.store {value}, {array}[{at}] : {}",
                    self.ty(*array)
                )
            }
            OpKind::AffineApply { map, operands } => {
                write!(
                    self.text,
                    "affine.apply {}({})",
                    affine_map(map),
                    list(operands)
                )
            }
            OpKind::If {
                cond,
                then_region,
                else_region,
            } => {
                write!(self.text, "scf.if {cond}")?;
                self.branches("scf.yield", results, then_region, else_region, depth)
            }
            OpKind::AffineIf {
                set,
                operands,
                then_region,
                else_region,
            } => {
                write!(
                    self.text,
                    "affine.if {}({})",
                    integer_set(set),
                    list(operands)
                )?;
                self.branches("affine.yield", results, then_region, else_region, depth)
            }
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                write!(
                    self.text,
                    "scf.for {} = {lower} to {upper} step {step}",
                    body.args[0]
                )?;
                self.carried(&body.args[1..], init, results)?;
                if self.ty(body.args[0]) != "index" {
                    write!(self.text, " : {}", self.ty(body.args[0]))?;
                }
                self.text.push_str(" {\n");
                self.body("scf.yield", body, depth)
            }
            OpKind::AffineFor {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                let (lower, upper) = (bound(lower, "max "), bound(upper, "min "));
                write!(
                    self.text,
                    "affine.for {} = {lower} to {upper}",
                    body.args[0]
                )?;
                if *step != 1 {
                    write!(self.text, " step {step}")?;
                }
                self.carried(&body.args[1..], init, results)?;
                self.text.push_str(" {\n");
                self.body("affine.yield", body, depth)
            }
            OpKind::While {
                init,
                before,
                after,
            } => self.while_loop(results, init, before, after, depth),
            OpKind::Parallel {
                lower,
                upper,
                roles,
                body,
            } => {
                let (args, lower, upper) = (list(&body.args), list(lower), list(upper));
                writeln!(
                    self.text,
                    "affine.parallel ({args}) = ({lower}) to ({upper}) {{"
                )?;
                self.body("affine.yield", body, depth)?;
                if roles.iter().any(|role| *role != Role::Free) {
                    let names: Vec<String> = roles
                        .iter()
                        .map(|role| super::string(role.name()))
                        .collect();
                    write!(self.text, " {{reactant.roles = [{}]}}", names.join(", "))?;
                }
                Ok(())
            }
            OpKind::Barrier => write!(self.text, "gpu.barrier"),
            OpKind::Ptx(op, operands) => {
                let op_attribute = match op.attribute() {
                    Some(text) => format!(" {{op = {}}}", super::string(text)),
                    None => String::new(),
                };
                write!(
                    self.text,
                    "\"{}\"({}){op_attribute} : ({}) -> ({})",
                    op.name(),
                    list(operands),
                    self.types(operands),
                    self.types(results)
                )
            }
        }
    }

    fn cast(&mut self, op: CastOp, a: ValueId, result: ValueId) -> fmt::Result {
        write!(
            self.text,
            "{} {a} : {} to {}",
            op.name(),
            self.ty(a),
            self.ty(result)
        )
    }

    /// Returns ` iter_args(%a = %b) -> (f32)`, or nothing.
    fn carried(&mut self, args: &[ValueId], init: &[ValueId], results: &[ValueId]) -> fmt::Result {
        if args.is_empty() {
            return Ok(());
        }
        let pairs = list(
            args.iter()
                .zip(init)
                .map(|(arg, init)| format!("{arg} = {init}")),
        );
        write!(
            self.text,
            " iter_args({pairs}) -> ({})",
            self.types(results)
        )
    }

    /// Prints the ops of a region and its terminator, up to the closing brace.
    fn body(&mut self, terminator: &str, region: &Region, depth: usize) -> fmt::Result {
        self.ops(region, depth + 1)?;
        if !region.yields.is_empty() {
            self.indent(depth + 1);
            writeln!(self.text, "{terminator}{}", self.typed(&region.yields))?;
        }
        self.indent(depth);
        self.text.push('}');
        Ok(())
    }

    fn branches(
        &mut self,
        terminator: &str,
        results: &[ValueId],
        then_region: &Region,
        else_region: &Region,
        depth: usize,
    ) -> fmt::Result {
        if !results.is_empty() {
            write!(self.text, " -> ({})", self.types(results))?;
        }
        self.text.push_str(" {\n");
        self.body(terminator, then_region, depth)?;
        if else_region.ops.is_empty() && results.is_empty() {
            return Ok(());
        }
        self.text.push_str(" else {\n");
        self.body(terminator, else_region, depth)
    }

    fn while_loop(
        &mut self,
        results: &[ValueId],
        init: &[ValueId],
        before: &Region,
        after: &Region,
        depth: usize,
    ) -> fmt::Result {
        let pairs = list(
            before
                .args
                .iter()
                .zip(init)
                .map(|(arg, init)| format!("{arg} = {init}")),
        );
        if before.args.is_empty() {
            write!(self.text, "scf.while")?;
        } else {
            write!(self.text, "scf.while ({pairs})")?;
        }
        writeln!(
            self.text,
            " : ({}) -> ({}) {{",
            self.types(init),
            self.types(results)
        )?;
        self.ops(before, depth + 1)?;
        self.indent(depth + 1);
        let (cond, forwarded) = before.yields.split_first().expect("a condition");
        writeln!(self.text, "scf.condition({cond}){}", self.typed(forwarded))?;
        self.indent(depth);
        self.text.push_str("} do {\n");
        if !after.args.is_empty() {
            self.indent(depth);
            let args = list(
                after
                    .args
                    .iter()
                    .map(|arg| format!("{arg}: {}", self.ty(*arg))),
            );
            writeln!(self.text, "^bb0({args}):")?;
        }
        self.ops(after, depth + 1)?;
        self.indent(depth + 1);
        writeln!(self.text, "scf.yield{}", self.typed(&after.yields))?;
        self.indent(depth);
        self.text.push('}');
        Ok(())
    }
}

fn dims(count: usize) -> String {
    list((0..count).map(|number| format!("d{number}")))
}

fn affine_map(map: &AffineMap) -> String {
    let results = map
        .results
        .iter()
        .map(|result| expr(result, &|dim| format!("d{dim}")));
    format!("affine_map<({}) -> ({})>", dims(map.dims), list(results))
}

fn integer_set(set: &IntegerSet) -> String {
    let constraints = set
        .constraints
        .iter()
        .map(|Constraint { expr: of, equality }| {
            let sign = if *equality { "==" } else { ">=" };
            format!("{} {sign} 0", expr(of, &|dim| format!("d{dim}")))
        });
    format!("affine_set<({}) : ({})>", dims(set.dims), list(constraints))
}

/// Returns a subscript with its operands substituted.
fn subscript(map: &AffineMap, operands: &[ValueId]) -> String {
    list(
        map.results
            .iter()
            .map(|result| expr(result, &|dim| operands[dim].to_string())),
    )
}

fn bound(bound: &Bound, extremum: &str) -> String {
    if let Some(value) = bound.as_constant() {
        return value.to_string();
    }
    let extremum = if bound.map.results.len() > 1 {
        extremum
    } else {
        ""
    };
    format!(
        "{extremum}{}({})",
        affine_map(&bound.map),
        list(&bound.operands)
    )
}
