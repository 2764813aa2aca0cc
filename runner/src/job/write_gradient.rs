//! Writes the `[objective]`, `[gradient]` and `[minimize]` tables of a job.

use toml::{Table, Value};

use super::Located;
use super::gradient::{
    Gradient, Guard, KernelRule, Minimize, Objective, RuleArgument, RuleLaunch, Steps, When,
};
use super::keys;
use super::write::{
    about, argument, checked, insert, integers, list, of_init, options, path, view,
};

pub(super) fn objective(objective: &Objective) -> Table {
    let mut table = Table::new();
    table.insert("expr".into(), objective.expr.value.clone().into());
    match &objective.when {
        When::End => {}
        When::At(step) => insert(&mut table, "at", Some(step.value as i64)),
        When::Every(steps) => insert(&mut table, "every", Some(steps.value as i64)),
    }
    about(&mut table, &objective.about);
    checked(&keys::OBJECTIVE, table)
}

pub(super) fn gradient(gradient: &Gradient) -> Table {
    let mut table = Table::new();
    let of = gradient.of.as_ref().map(|of| of.value.clone());
    insert(&mut table, "of", of);
    let wrt = gradient.wrt.iter().map(|name| name.value.clone());
    table.insert("wrt".into(), list(wrt));
    table.insert("mode".into(), gradient.mode.name().into());
    let mut directions = gradient.seeds.directions.iter().map(|direction| -> Table {
        let each = direction.iter();
        each.map(|(name, seed)| (name.value.clone(), of_init(&seed.value)))
            .collect()
    });
    let seeds = match gradient.seeds.is_list {
        true => list(directions),
        false => directions.next().unwrap_or_default().into(),
    };
    table.insert("seeds".into(), seeds);
    let (kept, mut checkpoint) = (&gradient.checkpoint, Table::new());
    match kept.steps {
        Steps::Auto => {}
        Steps::All => insert(&mut checkpoint, "steps", Some("all")),
        Steps::Slots(slots) => insert(&mut checkpoint, "steps", Some(slots as i64)),
        Steps::Every(every) => insert(&mut checkpoint, "every", Some(every as i64)),
    }
    let number = |number: &Option<Located<u64>>| number.as_ref().map(|n| n.value as i64);
    insert(&mut checkpoint, "memory", number(&kept.memory));
    insert(&mut checkpoint, "segment", number(&kept.segment));
    insert(&mut checkpoint, "host_memory", number(&kept.host_memory));
    insert(&mut checkpoint, "folder", kept.folder.as_deref().map(path));
    let checkpoint = checked(&keys::CHECKPOINT, checkpoint);
    table.insert("checkpoint".into(), checkpoint.into());
    if gradient.guard != Guard::default() {
        table.insert("guard".into(), gradient.guard.name().into());
    }
    if !gradient.kernels.is_empty() {
        table.insert("kernel".into(), list(gradient.kernels.iter().map(rule)));
    }
    checked(&keys::GRADIENT, table)
}

pub(super) fn minimize(minimize: &Minimize) -> Table {
    let mut table = Table::new();
    insert(
        &mut table,
        "iterations",
        minimize.iterations.map(|n| n as i64),
    );
    insert(&mut table, "history", minimize.history.map(|n| n as i64));
    insert(&mut table, "tolerance", minimize.tolerance);
    let scales = minimize.scale.iter();
    let scale: Table = scales
        .map(|(name, scale)| (name.value.clone(), (*scale).into()))
        .collect();
    table.insert("scale".into(), scale.into());
    if !minimize.background.is_empty() {
        let deviations = minimize.background.iter();
        let deviations: Table = deviations
            .map(|(name, init)| (name.value.clone(), of_init(&init.value)))
            .collect();
        table.insert("background".into(), deviations.into());
    }
    insert(&mut table, "folder", minimize.folder.as_deref().map(path));
    checked(&keys::MINIMIZE, table)
}

fn rule((name, rule): &(Located<String>, KernelRule)) -> Table {
    let mut table = Table::new();
    table.insert("name".into(), name.value.clone().into());
    match rule {
        KernelRule::Inactive => insert(&mut table, "inactive", Some(true)),
        KernelRule::Linear => insert(&mut table, "linear", Some(true)),
        KernelRule::FixedPoint { tolerance, most } => {
            let mut inner = Table::new();
            inner.insert("tolerance".into(), (*tolerance).into());
            inner.insert("most".into(), (*most as i64).into());
            table.insert(
                "fixed_point".into(),
                checked(&keys::FIXED_POINT, inner).into(),
            );
        }
        KernelRule::Own(own) => {
            let rule = |rule: &Option<RuleLaunch>| rule.as_ref().map(rule_launch);
            insert(&mut table, "forward", rule(&own.forward));
            insert(&mut table, "reverse", rule(&own.reverse));
            if !own.constant.is_empty() {
                let names = own.constant.iter().map(|name| name.value.clone());
                table.insert("constant".into(), list(names));
            }
        }
    }
    checked(&keys::KERNEL_RULE, table)
}

fn rule_launch(rule: &RuleLaunch) -> Table {
    let mut table = Table::new();
    table.insert("kernel".into(), rule.kernel.value.clone().into());
    let sizes = |sizes: [u32; 3]| integers(sizes.map(|size| size as usize));
    insert(&mut table, "grid", rule.grid.map(sizes));
    insert(&mut table, "block", rule.block.map(sizes));
    table.insert("args".into(), list(rule.args.iter().map(rule_argument)));
    options(&mut table, &rule.options);
    checked(&keys::DERIVATIVE_KERNEL, table)
}

fn rule_argument(given: &Located<RuleArgument>) -> Value {
    let (key, seen) = match &given.value {
        RuleArgument::Given(value) => {
            return argument(&Located::new(value.clone(), given.at.clone()));
        }
        RuleArgument::After(seen) => ("after", seen),
        RuleArgument::Tangent(seen) => ("tangent", seen),
        RuleArgument::Adjoint(seen) => ("adjoint", seen),
    };
    let mut table = match view(seen) {
        Value::Table(table) => table,
        _ => Table::new(),
    };
    table.remove("array");
    table.insert(key.into(), seen.array.clone().into());
    checked(&keys::DERIVATIVE, table).into()
}
