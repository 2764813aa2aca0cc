//! Reads the `[[before]]`, `[[launch]]` and `[[after]]` tables of a job: its launches and their
//! schedule.

use std::ops::Range;

use toml::de::DeValue;

use super::keys;
use super::read_launches::Names;
use super::schedule::{Group, GroupOptions, Item, Schedule};
use super::tables::{Fields, Inherited, Reader, Value};
use super::{Launch, Located};
use crate::fault::Fault;

/// The key of a group's launches.
const GROUP: &str = "group";

/// The maximum number of launches that `unroll` may create.
const MOST_LAUNCHES: usize = 4096;

/// An index of `unroll`, and its value in the current copy of the launches.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct UnrolledIndex {
    pub name: String,
    pub value: u64,
}

impl Reader {
    /// Returns the launches of a job in textual order, and their schedule, if it is not every
    /// launch once in each step.
    pub(super) fn launches<'t>(
        &mut self,
        root: &Fields<'t>,
        defaults: &[Inherited<'t>],
        names: &Names,
    ) -> (Vec<Launch>, Option<Schedule>) {
        let mut launches = Vec::new();
        let [before, step, after] = ["before", "launch", "after"].map(|key| {
            let Some(value) = root.get(key) else {
                return Vec::new();
            };
            let wanted = format!("a list of tables: write `[[{key}]]`");
            let list = self.list(value, &format!("`{key}`"), &wanted);
            let what = format!("[[{key}]]");
            self.items(
                list.unwrap_or_default(),
                &what,
                defaults,
                names,
                &mut launches,
            )
        });
        if root.get("launch").is_none() {
            let message = "the job launches nothing: it has no `[[launch]]`";
            self.fault("job-missing-key", 0..0, message, "");
        }
        for (key, items) in [("before", &before), ("after", &after)] {
            self.check_has_no_step(key, items, &launches, names);
        }
        let schedule = Schedule {
            before,
            step,
            after,
        };
        let is_plain = schedule.is_in_order(launches.len());
        (launches, (!is_plain).then_some(schedule))
    }

    fn items<'t>(
        &mut self,
        list: &'t [Value<'t>],
        what: &str,
        defaults: &[Inherited<'t>],
        names: &Names,
        launches: &mut Vec<Launch>,
    ) -> Vec<Item> {
        let mut items = Vec::new();
        for value in list {
            items.extend(self.item(value, what, defaults, names, launches));
        }
        items
    }

    /// Reads a launch or a group, once for each value of the indices of `unroll`.
    fn item<'t>(
        &mut self,
        value: &'t Value<'t>,
        what: &str,
        defaults: &[Inherited<'t>],
        names: &Names,
        launches: &mut Vec<Launch>,
    ) -> Vec<Item> {
        let is_group =
            matches!(value.get_ref(), DeValue::Table(table) if table.contains_key(GROUP));
        let keys = match is_group {
            true => keys::GROUP.names(),
            false => keys::LAUNCH.names(),
        };
        let what = match is_group {
            true => "a group of launches",
            false => what,
        };
        let Some(mut fields) = self.fields(value, value.span(), what, &keys) else {
            return Vec::new();
        };
        fields.inherited = defaults.to_vec();
        let swap = self.swap(&fields);
        let every = self.every(&fields, names.scope);
        let when = fields.own("when").and_then(|value| {
            let text = self.string(value, "`when`")?;
            Some(Located::new(names.substituted(&text), value.span()))
        });
        let is_conditional = every.is_some() || when.is_some();
        let conditional = |items: Vec<Item>, repeat: u64, swap: Vec<Vec<Located<String>>>| {
            Item::Group(Group {
                items,
                repeat,
                options: GroupOptions {
                    swap,
                    every: every.clone(),
                    when: when.clone(),
                },
            })
        };
        let Some(index) = fields.own("unroll") else {
            let repeat = fields.own("repeat").map_or(Some(1), |value| {
                let times = self.integer(value, "`repeat`", names.scope, 0)?;
                u64::try_from(times)
                    .ok()
                    .filter(|times| i64::try_from(*times).is_ok())
            });
            let items = self.once(&fields, names, launches);
            return match repeat {
                Some(1) if swap.is_empty() && !is_conditional => items,
                repeat => vec![conditional(items, repeat.unwrap_or(1), swap)],
            };
        };
        if let Some(repeat) = fields.own("repeat") {
            let message = "`repeat` and `unroll` both say how often launches run";
            let help = "leave one of them out, or put a group with one into a group with the other";
            self.fault_help("job-bad-launch", repeat.span(), message, help);
        }
        let mut items = Vec::new();
        let Some((name, count)) = self.unrolled(index, names) else {
            self.once(&fields, names, launches); // to report other errors
            return items;
        };
        for value in 0..count {
            let name = name.clone();
            let with_index = names.with(UnrolledIndex { name, value });
            let all = self.once(&fields, &with_index.names(), launches);
            if launches.len() > MOST_LAUNCHES {
                let message = format!("`unroll` writes out more than {MOST_LAUNCHES} launches");
                let help = "`repeat` does not write its launches out; they cannot use an index";
                self.fault_help("job-bad-launch", index.span(), message, help);
                break;
            }
            match swap.is_empty() {
                true => items.extend(all),
                false => items.push(Item::Group(Group {
                    items: all,
                    repeat: 1,
                    options: GroupOptions {
                        swap: swap.clone(),
                        ..GroupOptions::default()
                    },
                })),
            }
        }
        match is_conditional {
            true => vec![conditional(items, 1, Vec::new())],
            false => items,
        }
    }

    /// Refuses values that depend on the step in launches outside of the time loop.
    fn check_has_no_step(&mut self, key: &str, items: &[Item], launches: &[Launch], names: &Names) {
        let message = format!(
            "launches of `[[{key}]]` run outside of the steps, and this depends on the step"
        );
        let help =
            "put the launch into `[[launch]]`, with a condition such as `when = \"step == 0\"`";
        for item in ::schedule::walk(items) {
            let group = match item {
                Item::Leaf(number) => {
                    let launch = &launches[*number];
                    if !launch.formulas_of_step().is_empty() {
                        let at = launch.kernel.at.clone();
                        self.fault_help("job-bad-launch", at, &message, help);
                    }
                    continue;
                }
                Item::Group(group) => group,
            };
            let GroupOptions { every, when, .. } = &group.options;
            if let Some(every) = every {
                self.fault_help("job-bad-launch", every.at.clone(), &message, help);
            }
            if let Some(when) = when.as_ref().filter(|when| names.varies(&when.value)) {
                self.fault_help("job-bad-launch", when.at.clone(), &message, help);
            }
        }
    }

    /// Reads one execution of an item: a launch, or the launches of a group.
    fn once<'t>(
        &mut self,
        fields: &Fields<'t>,
        names: &Names,
        launches: &mut Vec<Launch>,
    ) -> Vec<Item> {
        let Some(group) = fields.own(GROUP) else {
            let launch = self.launch(fields, names);
            let number = launches.len();
            launches.extend(launch);
            return (number..launches.len()).map(Item::Leaf).collect();
        };
        let Some(list) = self.list(group, "`group`", "a list of launches and groups") else {
            return Vec::new();
        };
        if list.is_empty() {
            let message = "a group needs at least one launch";
            self.fault("job-bad-launch", group.span(), message, "none here");
        }
        let inherited = fields.passed_on(keys::LAUNCH_DEFAULTS.names());
        self.items(list, "a launch of a group", &inherited, names, launches)
    }

    /// Reads the exchanges under `swap`.
    pub(super) fn swap(&mut self, fields: &Fields) -> Vec<Vec<Located<String>>> {
        let value = fields.own("swap");
        let lists = value.and_then(|value| self.list(value, "`swap`", "a list of lists of arrays"));
        let lists = lists.unwrap_or_default().iter();
        lists
            .map(|list| self.names(list, "an exchange in `swap`"))
            .collect()
    }

    /// Reads `{ m = 28 }`: the name of the index, and the number of its values.
    fn unrolled(&mut self, value: &Value, names: &Names) -> Option<(String, u64)> {
        let entries = self.entries(value, "`unroll`");
        let [(name, at, count)] = entries.as_slice() else {
            if matches!(value.get_ref(), DeValue::Table(_)) {
                let message = "`unroll` gives the count of one index";
                self.fault(
                    "job-bad-launch",
                    value.span(),
                    message,
                    "such as `{ m = 4 }`",
                );
            }
            return None;
        };
        self.check_index_name(name, at, names);
        let count = self.integer(count, "the count of an index", names.scope, 0)?;
        Some((name.clone(), u64::try_from(count).unwrap_or(u64::MAX)))
    }

    fn check_index_name(&mut self, name: &str, at: &Range<usize>, names: &Names) {
        let is_taken = names.scope.names.iter().any(|known| known == name)
            || names.array(name).is_some()
            || names.series.iter().any(|series| series.name.value == name)
            || self.named_struct(name).is_some();
        if is_taken {
            let message = format!("the index `{name}` has the name of something else in the job");
            let fault = Fault::user("job-duplicate-name", message);
            let fault = fault.at(&self.origin, at.clone(), "this index");
            self.push(fault.help("rename it"));
        }
    }
}
