//! Types of loops, branches and calls: the operands must match the parameters of the functions.

use super::checks::{differ, ensure};
use crate::{ElementType, Func, TensorType, Type};

pub(super) fn while_loop(
    carried: Vec<TensorType>,
    cond: &Func,
    body: &Func,
) -> Result<Type, String> {
    ensure(!carried.is_empty(), || "nothing is carried".into())?;
    for (what, func) in [("condition", cond), ("body", body)] {
        let params: Vec<TensorType> = func.params().iter().map(|p| p.ty.clone()).collect();
        differ(
            &format!("the {what} takes"),
            &params,
            "the loop carries",
            &carried,
        )?;
        returns_tensors(&format!("the {what}"), func)?;
    }
    let pred = [TensorType::scalar(ElementType::Pred)];
    differ(
        "the condition returns",
        &cond.result_types(),
        "it must return",
        &pred,
    )?;
    differ(
        "the body returns",
        &body.result_types(),
        "the loop carries",
        &carried,
    )?;
    Ok(Type::Tuple(carried))
}

pub(super) fn case(branches: &[Func], given: &[TensorType]) -> Result<Type, String> {
    let mut results: Option<Vec<TensorType>> = None;
    for (nth, branch) in branches.iter().enumerate() {
        let params: Vec<TensorType> = branch.params().iter().map(|p| p.ty.clone()).collect();
        let what = format!("branch {nth}");
        differ(&format!("{what} takes"), &params, "it is given", given)?;
        ensure(!branch.results.is_empty(), || {
            format!("{what} returns nothing")
        })?;
        returns_tensors(&what, branch)?;
        let found = branch.result_types();
        let first = results.get_or_insert_with(|| found.clone());
        differ(
            &format!("{what} returns"),
            &found,
            "the first returns",
            first,
        )?;
    }
    results
        .map(Type::Tuple)
        .ok_or_else(|| "there are no branches".into())
}

pub(super) fn call(callee: &Func, given: &[TensorType]) -> Result<Type, String> {
    let params: Vec<TensorType> = callee.params().iter().map(|p| p.ty.clone()).collect();
    let what = format!("`{}`", callee.name);
    differ(&format!("{what} takes"), &params, "it is given", given)?;
    ensure(!callee.results.is_empty(), || {
        format!("{what} returns nothing")
    })?;
    returns_tensors(&what, callee)?;
    Ok(Type::Tuple(callee.result_types()))
}

fn returns_tensors(what: &str, func: &Func) -> Result<(), String> {
    for result in &func.results {
        let tuple = !func.contains(*result) || matches!(func.ty(*result), Type::Tuple(_));
        ensure(!tuple, || {
            format!("{what} returns {result}, which is not one tensor of it")
        })?;
    }
    Ok(())
}
