//! Reduction of failing kernels: removes a statement, replaces a branch or loop by its body, or an
//! expression by an operand.

use super::program::*;
use super::write::ty_of;

/// Returns the smallest kernel found for which `fails` holds.
pub fn shrink(program: Program, fails: &dyn Fn(&Program) -> bool) -> Program {
    let mut best = program;
    'again: loop {
        for body in lists(&best.body) {
            let smaller = Program {
                body,
                ..best.clone()
            };
            if fails(&smaller) {
                best = smaller;
                continue 'again;
            }
        }
        for functions in functions(&best) {
            let smaller = Program {
                functions,
                ..best.clone()
            };
            if fails(&smaller) {
                best = smaller;
                continue 'again;
            }
        }
        return best;
    }
}

/// Returns the lists of functions in which one has a smaller body or result.
fn functions(program: &Program) -> Vec<Vec<Function>> {
    let mut all = Vec::new();
    for (at, function) in program.functions.iter().enumerate() {
        let bodies = lists(&function.body).into_iter().map(|body| Function {
            body,
            ..function.clone()
        });
        let results = exprs(&function.result).into_iter().map(|result| Function {
            result,
            ..function.clone()
        });
        for smaller in bodies.chain(results) {
            let mut functions = program.functions.clone();
            functions[at] = smaller;
            all.push(functions);
        }
    }
    all
}

fn lists(list: &[Statement]) -> Vec<Vec<Statement>> {
    let mut all = Vec::new();
    for at in 0..list.len() {
        let mut with = |inside: Vec<Statement>| {
            let mut smaller = list[..at].to_vec();
            smaller.extend(inside);
            smaller.extend_from_slice(&list[at + 1..]);
            all.push(smaller);
        };
        with(Vec::new());
        match &list[at] {
            Statement::If(_, a, b) => {
                with(a.clone());
                with(b.clone());
            }
            Statement::For { body, .. } | Statement::While { body, .. } => with(body.clone()),
            Statement::Assign(..)
            | Statement::Break(_)
            | Statement::Continue(_)
            | Statement::Atomic(..)
            | Statement::Exchange(..)
            | Statement::Shuffle(..)
            | Statement::SetRow(..)
            | Statement::AtomicRow(..)
            | Statement::Ticket
            | Statement::Swap(..)
            | Statement::Return(..)
            | Statement::SetLocal(..) => {}
            Statement::Switch(_, _, cases) => {
                for case in cases {
                    with(case.clone());
                }
            }
        }
        for smaller in statements(&list[at]) {
            with(vec![smaller]);
        }
    }
    all
}

fn statements(statement: &Statement) -> Vec<Statement> {
    let mut all = Vec::new();
    match statement {
        Statement::Assign(variable, value) => {
            all.extend(
                exprs(value)
                    .into_iter()
                    .map(|e| Statement::Assign(*variable, e)),
            );
        }
        Statement::If(cond, a, b) => {
            all.extend(
                conds(cond)
                    .into_iter()
                    .map(|c| Statement::If(c, a.clone(), b.clone())),
            );
            all.extend(
                lists(a)
                    .into_iter()
                    .map(|a| Statement::If(cond.clone(), a, b.clone())),
            );
            all.extend(
                lists(b)
                    .into_iter()
                    .map(|b| Statement::If(cond.clone(), a.clone(), b)),
            );
        }
        Statement::For {
            trips,
            at_top,
            body,
        } => {
            let with = |trips, at_top, body| Statement::For {
                trips,
                at_top,
                body,
            };
            if *at_top {
                all.push(with(*trips, false, body.clone()));
            }
            if *trips != Trips::Constant(2) {
                all.push(with(Trips::Constant(2), *at_top, body.clone()));
            }
            all.extend(
                lists(body)
                    .into_iter()
                    .map(|body| with(*trips, *at_top, body)),
            );
        }
        Statement::While { cond, limit, body } => {
            let with = |cond: Cond, body| Statement::While {
                cond,
                limit: *limit,
                body,
            };
            all.extend(conds(cond).into_iter().map(|cond| with(cond, body.clone())));
            all.extend(lists(body).into_iter().map(|body| with(cond.clone(), body)));
        }
        Statement::Break(cond) => all.extend(conds(cond).into_iter().map(Statement::Break)),
        Statement::Continue(cond) => all.extend(conds(cond).into_iter().map(Statement::Continue)),
        Statement::Atomic(ty, index, value) => {
            all.extend(
                exprs(index)
                    .into_iter()
                    .map(|i| Statement::Atomic(*ty, i, value.clone())),
            );
            all.extend(
                exprs(value)
                    .into_iter()
                    .map(|v| Statement::Atomic(*ty, index.clone(), v)),
            );
        }
        Statement::SetLocal(index, value) => {
            all.extend(
                exprs(index)
                    .into_iter()
                    .map(|i| Statement::SetLocal(i, value.clone())),
            );
            all.extend(
                exprs(value)
                    .into_iter()
                    .map(|v| Statement::SetLocal(index.clone(), v)),
            );
        }
        Statement::SetRow(view, values) => {
            all.extend(
                one_smaller(values)
                    .into_iter()
                    .map(|values| Statement::SetRow(*view, values)),
            );
        }
        Statement::Switch(at, falls, cases) => {
            let with = |at, cases| Statement::Switch(at, *falls, cases);
            all.extend(exprs(at).into_iter().map(|at| with(at, cases.clone())));
            for (number, case) in cases.iter().enumerate() {
                for smaller in lists(case) {
                    let mut cases = cases.clone();
                    cases[number] = smaller;
                    all.push(with(at.clone(), cases));
                }
            }
        }
        Statement::AtomicRow(variable, op, value, compared) => {
            let with = |value, compared| Statement::AtomicRow(*variable, op, value, compared);
            all.extend(
                exprs(value)
                    .into_iter()
                    .map(|value| with(value, compared.clone())),
            );
            all.extend(
                exprs(compared)
                    .into_iter()
                    .map(|compared| with(value.clone(), compared)),
            );
        }
        Statement::Swap(ty, index, value, how) => {
            let with = |index, value| Statement::Swap(*ty, index, value, *how);
            all.extend(
                exprs(index)
                    .into_iter()
                    .map(|index| with(index, value.clone())),
            );
            all.extend(
                exprs(value)
                    .into_iter()
                    .map(|value| with(index.clone(), value)),
            );
        }
        Statement::Return(cond, value) => {
            let with = |cond, value| Statement::Return(cond, value);
            all.extend(
                conds(cond)
                    .into_iter()
                    .map(|cond| with(cond, value.clone())),
            );
            all.extend(
                exprs(value)
                    .into_iter()
                    .map(|value| with(cond.clone(), value)),
            );
        }
        Statement::Exchange(..) | Statement::Shuffle(..) | Statement::Ticket => {}
    }
    all
}

/// Returns the lists in which one expression is smaller.
fn one_smaller(list: &[Expr]) -> Vec<Vec<Expr>> {
    let mut all = Vec::new();
    for (at, expr) in list.iter().enumerate() {
        for smaller in exprs(expr) {
            let mut list = list.to_vec();
            list[at] = smaller;
            all.push(list);
        }
    }
    all
}

fn conds(cond: &Cond) -> Vec<Cond> {
    let with = |lhs: Expr, rhs: Expr| Cond {
        compare: cond.compare,
        lhs,
        rhs,
    };
    let left = exprs(&cond.lhs)
        .into_iter()
        .map(|lhs| with(lhs, cond.rhs.clone()));
    let right = exprs(&cond.rhs)
        .into_iter()
        .map(|rhs| with(cond.lhs.clone(), rhs));
    left.chain(right).collect()
}

fn exprs(expr: &Expr) -> Vec<Expr> {
    let ty = ty_of(expr);
    let mut all = Vec::new();
    let simple = matches!(expr, Expr::Int(..) | Expr::Float(..));
    if !simple {
        all.push(match ty.is_float() {
            true => Expr::Float(ty, 1.0),
            false => Expr::Int(ty, 1),
        });
        if !matches!(expr, Expr::Variable(_)) {
            all.push(Expr::Variable((ty, 0)));
        }
    }
    match expr {
        Expr::Variable(_) | Expr::Counter | Expr::Int(..) | Expr::Float(..) | Expr::Own(_) => {}
        Expr::Unary(op, x) => {
            all.push((**x).clone());
            all.extend(exprs(x).into_iter().map(|x| Expr::Unary(*op, Box::new(x))));
        }
        Expr::Binary(op, x, y) => {
            all.push((**x).clone());
            all.push((**y).clone());
            let (x, y) = (&**x, &**y);
            let with = |x, y| Expr::Binary(*op, Box::new(x), Box::new(y));
            all.extend(exprs(x).into_iter().map(|x| with(x, y.clone())));
            all.extend(exprs(y).into_iter().map(|y| with(x.clone(), y)));
        }
        Expr::Convert(to, x) => {
            all.extend(
                exprs(x)
                    .into_iter()
                    .map(|x| Expr::Convert(*to, Box::new(x))),
            );
        }
        Expr::Select(cond, x, y) => {
            all.push((**x).clone());
            all.push((**y).clone());
            let (x, y) = (&**x, &**y);
            let with = |cond, x, y| Expr::Select(Box::new(cond), Box::new(x), Box::new(y));
            all.extend(
                conds(cond)
                    .into_iter()
                    .map(|c| with(c, x.clone(), y.clone())),
            );
            all.extend(
                exprs(x)
                    .into_iter()
                    .map(|x| with((**cond).clone(), x, y.clone())),
            );
            all.extend(
                exprs(y)
                    .into_iter()
                    .map(|y| with((**cond).clone(), x.clone(), y)),
            );
        }
        Expr::Gather(ty, index) => {
            all.push(Expr::Own(*ty));
            all.extend(
                exprs(index)
                    .into_iter()
                    .map(|i| Expr::Gather(*ty, Box::new(i))),
            );
        }
        Expr::Row(..) => {}
        Expr::Vector(ty, vector, index) => {
            all.push(Expr::Own(*ty));
            let with = |index| Expr::Vector(*ty, *vector, Box::new(index));
            all.extend(exprs(index).into_iter().map(with));
        }
        Expr::Call(function, ty, args) => {
            let with = |args| Expr::Call(*function, *ty, args);
            all.extend(one_smaller(args).into_iter().map(with));
        }
        Expr::Local(index) => {
            all.extend(exprs(index).into_iter().map(|i| Expr::Local(Box::new(i))));
        }
    }
    all
}
