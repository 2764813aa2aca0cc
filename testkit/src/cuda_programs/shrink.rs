//! Shrinks programs that fail.

use super::*;

/// Returns the programs that are smaller by one step: a statement removed, a branch or a loop
/// replaced by its body, an expression replaced by an operand or a literal. The largest reductions
/// come first.
pub fn smaller(program: &Program) -> Vec<Program> {
    let mut all = Vec::new();
    let with = |body| Program {
        body,
        ..program.clone()
    };
    all.extend(lists(&program.body).into_iter().map(with));
    for (at, first) in program.first.iter().enumerate() {
        for expr in exprs(first) {
            let mut first = program.first.clone();
            first[at] = expr;
            all.push(Program {
                first,
                ..program.clone()
            });
        }
    }
    for (at, function) in program.functions.iter().enumerate() {
        for body in exprs(&function.body) {
            let mut functions = program.functions.clone();
            functions[at].body = body;
            all.push(Program {
                functions,
                ..program.clone()
            });
        }
    }
    all.sort_by_key(|program| format!("{:?}{:?}", program.body, program.first).len());
    all
}

fn lists(list: &[Statement]) -> Vec<Vec<Statement>> {
    let mut all = Vec::new();
    for (at, statement) in list.iter().enumerate() {
        let mut with = |inside: Vec<Statement>| {
            let mut smaller = list[..at].to_vec();
            smaller.extend(inside);
            smaller.extend_from_slice(&list[at + 1..]);
            all.push(smaller);
        };
        with(Vec::new());
        for one in statements(statement) {
            with(one);
        }
    }
    all
}

/// Returns the replacements of a statement.
fn statements(statement: &Statement) -> Vec<Vec<Statement>> {
    use Statement::*;
    let one = |statement: Statement| vec![statement];
    match statement {
        Set(to, e) => exprs(e).into_iter().map(|e| one(Set(*to, e))).collect(),
        Add(to, e) => exprs(e).into_iter().map(|e| one(Add(*to, e))).collect(),
        Accumulate(ty, e) => exprs(e)
            .into_iter()
            .map(|e| one(Accumulate(*ty, e)))
            .collect(),
        SetState(e) => exprs(e).into_iter().map(|e| one(SetState(e))).collect(),
        SetLocal(a, b) => pair(a, b, |a, b| one(SetLocal(a, b))),
        Atomic(op, a, b) => pair(a, b, |a, b| one(Atomic(op, a, b))),
        AtomicFloat(a, b) => pair(a, b, |a, b| one(AtomicFloat(a, b))),
        Stage(to, a, b) => pair(a, b, |a, b| one(Stage(*to, a, b))),
        StageAgain(to, first, cond, again, from) => {
            let mut all = vec![
                one(Stage(*to, first.clone(), from.clone())),
                one(Stage(*to, again.clone(), from.clone())),
            ];
            let with = |cond: &Cond, from: &Expr, first: &Expr, again: &Expr| {
                let (cond, from) = (cond.clone(), from.clone());
                one(StageAgain(*to, first.clone(), cond, again.clone(), from))
            };
            all.extend(
                conds(cond)
                    .iter()
                    .map(|cond| with(cond, from, first, again)),
            );
            all.extend(pair(first, again, |first, again| {
                with(cond, from, &first, &again)
            }));
            all.extend(
                exprs(from)
                    .iter()
                    .map(|from| with(cond, from, first, again)),
            );
            all
        }
        Vote(block, to, c) => conds(c)
            .into_iter()
            .map(|c| one(Vote(*block, *to, c)))
            .collect(),
        Break(c) => conds(c).into_iter().map(|c| one(Break(c))).collect(),
        Continue(c) => conds(c).into_iter().map(|c| one(Continue(c))).collect(),
        Shuffle(..) => Vec::new(),
        If(cond, then, otherwise) => {
            let mut all = Vec::new();
            // A break outside of a loop, or a barrier in a branch, would be invalid.
            all.push(then.clone());
            all.push(otherwise.clone());
            all.extend(
                lists(then)
                    .into_iter()
                    .map(|then| one(If(cond.clone(), then, otherwise.clone()))),
            );
            all.extend(
                lists(otherwise)
                    .into_iter()
                    .map(|otherwise| one(If(cond.clone(), then.clone(), otherwise))),
            );
            all.extend(
                conds(cond)
                    .into_iter()
                    .map(|cond| one(If(cond, then.clone(), otherwise.clone()))),
            );
            all
        }
        For(bound, body) => {
            let mut all: Vec<Vec<Statement>> = lists(body)
                .into_iter()
                .map(|body| one(For(bound.clone(), body)))
                .collect();
            match bound {
                Bound::Constant(count) if *count > 1 => {
                    all.push(one(For(Bound::Constant(count - 1), body.clone())));
                }
                Bound::Constant(_) => {}
                Bound::Data(e) => {
                    all.push(one(For(Bound::Constant(2), body.clone())));
                    all.extend(
                        exprs(e)
                            .into_iter()
                            .map(|e| one(For(Bound::Data(e), body.clone()))),
                    );
                }
            }
            all
        }
        While(cond, body) => {
            let mut all: Vec<Vec<Statement>> = lists(body)
                .into_iter()
                .map(|body| one(While(cond.clone(), body)))
                .collect();
            all.extend(
                conds(cond)
                    .into_iter()
                    .map(|cond| one(While(cond, body.clone()))),
            );
            all
        }
    }
}

fn pair<T>(a: &Expr, b: &Expr, make: impl Fn(Expr, Expr) -> T) -> Vec<T> {
    let mut all: Vec<T> = exprs(a).into_iter().map(|a| make(a, b.clone())).collect();
    all.extend(exprs(b).into_iter().map(|b| make(a.clone(), b)));
    all
}

fn conds(cond: &Cond) -> Vec<Cond> {
    match cond {
        Cond::Compare(op, ty, a, b) => pair(a, b, |a, b| Cond::Compare(op, *ty, a, b)),
        Cond::And(a, b) | Cond::Or(a, b) => vec![(**a).clone(), (**b).clone()],
        Cond::Not(a) => vec![(**a).clone()],
    }
}

/// Returns the replacements of an expression: operands of its type, a literal, and the same
/// expression with one operand reduced.
fn exprs(expr: &Expr) -> Vec<Expr> {
    let ty = expr.ty();
    let mut all = Vec::new();
    let fits = |e: &Expr| e.ty() == ty;
    match expr {
        Expr::Literal(..) | Expr::Argument(..) => return all,
        Expr::Variable(_) | Expr::Known(_) | Expr::Counter(_) | Expr::Field(..) => {}
        Expr::Load(array, index) => {
            if *index != Index::Own {
                all.push(Expr::Load(*array, Index::Own));
            }
            if let Index::Data(inner) = index {
                all.extend(
                    exprs(inner)
                        .into_iter()
                        .map(|e| Expr::Load(*array, Index::Data(Box::new(e)))),
                );
            }
        }
        Expr::Local(index) => {
            all.extend(exprs(index).into_iter().map(|e| Expr::Local(Box::new(e))));
        }
        Expr::Binary(op, ty, a, b) => {
            all.extend([a, b].into_iter().map(|e| (**e).clone()).filter(fits));
            all.extend(pair(a, b, |a, b| {
                Expr::Binary(*op, *ty, Box::new(a), Box::new(b))
            }));
        }
        Expr::Unary(op, ty, a) => {
            all.push((**a).clone());
            all.extend(
                exprs(a)
                    .into_iter()
                    .map(|e| Expr::Unary(*op, *ty, Box::new(e))),
            );
        }
        Expr::Cast(from, to, a) => {
            all.extend(
                exprs(a)
                    .into_iter()
                    .map(|e| Expr::Cast(*from, *to, Box::new(e))),
            );
        }
        Expr::Select(cond, a, b) => {
            all.extend([(**a).clone(), (**b).clone()]);
            all.extend(
                conds(cond)
                    .into_iter()
                    .map(|cond| Expr::Select(Box::new(cond), a.clone(), b.clone())),
            );
            all.extend(pair(a, b, |a, b| {
                Expr::Select(cond.clone(), Box::new(a), Box::new(b))
            }));
        }
        Expr::Call(which, ty, a, b) => {
            all.extend([(**a).clone(), (**b).clone()]);
            all.extend(pair(a, b, |a, b| {
                Expr::Call(*which, *ty, Box::new(a), Box::new(b))
            }));
        }
    }
    all.push(Expr::Literal(ty, 8));
    all
}
