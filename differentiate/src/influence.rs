//! Whether a parameter can influence a result at all, and if not, why: it explains a derivative
//! that would be 0.

use std::collections::BTreeSet;
use std::fmt;

use stablehlo::{ElementType, Func, Loc, Op, UnaryOp, Value};

use crate::activity::vary;
use crate::batch::flags;
use crate::bits::lifted;
use crate::custom::{Rule, Rules};
use crate::error::Result;
use crate::flow::Flow;
use crate::reverse::chosen;

/// Whether a result can vary with a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Influence {
    /// It can.
    Some,
    /// Nothing reads the parameter.
    Unread,
    /// No value that depends on the parameter reaches the result.
    Unused {
        /// The last op that depends on the parameter.
        last: Obstacle,
    },
    /// The parameter reaches the result, but every path contains an op that is locally constant.
    Flat {
        /// Those ops, ordered by location, without duplicates.
        through: Vec<Obstacle>,
    },
}

/// An op at which a derivative ends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Obstacle {
    /// The op, in words.
    pub what: String,
    /// The location of the op.
    pub loc: Loc,
}

impl fmt::Display for Influence {
    /// Writes the reason, to follow "X has no influence on Y: ".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Influence::Some => f.write_str("it has some"),
            Influence::Unread => f.write_str("nothing that the result is computed from reads it"),
            Influence::Unused { last } => write!(
                f,
                "what is computed from it is not used for the result, or overwritten: the last of it is {}",
                last.what
            ),
            Influence::Flat { through } => {
                let mut each: Vec<&str> = through.iter().map(|o| o.what.as_str()).collect();
                each.dedup();
                write!(f, "every way leads through {}", each.join(" or "))
            }
        }
    }
}

/// Returns for each of the parameters `wrt` whether result `of` can vary with it, and which ops
/// prevent it. This holds for all inputs; for some inputs a derivative may be zero nevertheless.
///
/// - errors: if there is no such parameter or result, or if it is not of floats
pub fn influence(func: &Func, of: usize, wrt: &[usize]) -> Result<Vec<Influence>> {
    Rules::new().influence(func, of, wrt)
}

pub(crate) fn influence_by(
    rules: &Rules,
    func: &Func,
    of: usize,
    wrt: &[usize],
) -> Result<Vec<Influence>> {
    let parameters: Vec<_> = func.params().iter().map(|p| p.ty.clone()).collect();
    chosen("parameter", &parameters, wrt)?;
    chosen("result", &func.result_types(), &[of])?;
    let func = lifted(func);
    let each = wrt.iter().map(|place| one(rules, &func, of, *place));
    Ok(each.collect())
}

fn one(rules: &Rules, func: &Func, of: usize, wrt: usize) -> Influence {
    let given: Vec<bool> = (0..func.params().len()).map(|k| k == wrt).collect();
    let result = func.results[of];
    if vary(func, &given, rules)[result.index()][0] {
        return Influence::Some;
    }
    let depends = flags::values(func, &given);
    if depends[result.index()][0] {
        let mut through = BTreeSet::new();
        obstacles(rules, func, &[result], &given, &mut through);
        return Influence::Flat {
            through: through.into_iter().map(|(_, obstacle)| obstacle).collect(),
        };
    }
    let is_computed = |value: &Value| {
        !matches!(func.op(*value), Op::Parameter { .. } | Op::Result { .. })
            && depends[value.index()].contains(&true)
    };
    match func.values().rev().find(is_computed) {
        None => Influence::Unread,
        Some(value) => Influence::Unused {
            last: Obstacle {
                what: format!("`{}`", func.op(value).name()),
                loc: func.loc(value),
            },
        },
    }
}

/// Returns the ops on the paths to `results` that pass no perturbation on, ordered by location.
fn obstacles(
    rules: &Rules,
    func: &Func,
    results: &[Value],
    given: &[bool],
    found: &mut BTreeSet<(Loc, Obstacle)>,
) {
    let varied = vary(func, given, rules);
    let flow = Flow::of(func);
    let is_varied = |v: &Value| varied[v.index()][0];
    let mut needed = vec![false; func.len()];
    for result in results {
        needed[result.index()] = true;
    }
    for value in func.values().rev().filter(|v| !is_parameter(func, *v)) {
        if !needed[value.index()] {
            continue;
        }
        let op = func.op(value);
        let operands = op.operands();
        for operand in &operands {
            needed[operand.index()] = true;
        }
        if matches!(op, Op::Result { .. }) {
            continue;
        }
        let inside: Vec<bool> = operands.iter().map(is_varied).collect();
        if !inside.contains(&true) {
            continue;
        }
        let mut into = |inner: &Func, inside: &[bool]| {
            obstacles(rules, inner, &inner.results, inside, found);
        };
        match op {
            Op::While { cond, body, .. } => {
                let inside = crate::activity::varied_in_loop(body, &inside, rules);
                into(cond, &inside);
                into(body, &inside);
            }
            Op::Case { branches, .. } => {
                branches
                    .iter()
                    .for_each(|branch| into(branch, &inside[1..]));
            }
            Op::Call { callee, .. } => match rules.of(&callee.name) {
                Some(Rule::Inactive) => {
                    let what = format!("`{}`, which is said to be inactive", callee.name);
                    let loc = func.loc(value);
                    found.insert((loc, Obstacle { what, loc }));
                }
                Some(Rule::Own(_)) => {}
                Some(Rule::Linear | Rule::FixedPoint { .. }) | None => into(callee, &inside),
            },
            _ => {
                let through = flow.through(value);
                let stopped = operands
                    .iter()
                    .any(|v| is_varied(v) && !through.contains(v));
                let loc = func.loc(value);
                if stopped {
                    let what = described(func, value);
                    found.insert((loc, Obstacle { what, loc }));
                }
            }
        }
    }
}

fn is_parameter(func: &Func, value: Value) -> bool {
    matches!(func.op(value), Op::Parameter { .. })
}

/// Describes an op that passes no perturbation on.
fn described(func: &Func, value: Value) -> String {
    let op = func.op(value);
    match op {
        Op::Compare { .. } => "a comparison".into(),
        Op::Convert { element, .. } => match element {
            ElementType::Pred => "a comparison with 0".into(),
            element => format!("a conversion to {element}"),
        },
        Op::BitcastConvert { .. } => "a look at its bits".into(),
        Op::Unary(UnaryOp::IsFinite, _) => "a test whether it is finite".into(),
        Op::Unary(op, _) => format!("`{}`, which is a step", op.name()),
        // Ops on bits that extract a rounded value, or a sign and an exponent.
        op => format!("`{}`, which gives a rounded number", op.name()),
    }
}
