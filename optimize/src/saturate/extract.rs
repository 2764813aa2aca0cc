//! Extraction: selects one e-node for each e-class so that the requested values cost least, where a
//! shared value is paid for once.
//!
//! The search starts twice: from the original ops, and bottom up, where each class takes the node
//! with the least cost including all classes it depends on. From both, single choices are changed
//! as long as that lowers the total cost. The cheapest selections are compared with the original
//! ops by [`costs::seconds`], which models kernels. The search is greedy, so the result need not be
//! optimal.

mod price;
mod write;

use std::collections::BTreeMap;

use stablehlo::{Op, TensorType, Value};

use super::graph::{Graph, Way};
use crate::costs;
use crate::stencil::Chooser;
use crate::target_lowering::finished;

/// Limit on the changes of single classes that are tried in a region.
const MOST_TRIALS: usize = 600;
/// Limit on the iterations of the bottom-up choice.
const MOST_ROUNDS: usize = 16;
/// The fraction of the time that a selection must save.
const WORTH_IT: f64 = 0.02;

/// An e-node of a class.
struct Choice {
    way: Way,
    rule: Option<&'static str>,
    /// The classes of its operands.
    needs: Vec<usize>,
    /// Its cost, given its operands.
    cost: f64,
    /// Whether it is a kernel by itself.
    alone: bool,
}

/// The extraction problem: classes by index, and the requested values.
pub(super) struct Problem {
    classes: Vec<Vec<Choice>>,
    types: Vec<TensorType>,
    /// The cost of storing each class.
    stored: Vec<f64>,
    /// The class of each requested value, and the value.
    roots: Vec<(usize, Value)>,
    /// The node of the original op of each class.
    original: Vec<usize>,
}

/// The index of the selected node of each class.
pub(super) type NodeSelection = Vec<usize>;

impl Problem {
    /// Builds the problem. `members` are the original ops, in order, with their classes; `roots`
    /// are the classes and values that are requested.
    pub(super) fn new(
        graph: &mut Graph,
        members: &[(Value, Op)],
        roots: &[(Value, Value)],
        stencils: &mut Chooser,
    ) -> Problem {
        let target = stencils.target;
        let names = graph.classes();
        let number: BTreeMap<Value, usize> = names.iter().copied().zip(0..).collect();
        let types: Vec<TensorType> = names.iter().map(|c| graph.tensor(*c).clone()).collect();
        let mut classes: Vec<Vec<Choice>> = Vec::with_capacity(names.len());
        for (nth, class) in names.iter().enumerate() {
            let choice = |(way, rule): (Way, Option<&'static str>)| {
                let (needs, cost, alone): (Vec<usize>, f64, bool) = match &way {
                    Way::Leaf(_) => (Vec::new(), 0.0, false),
                    Way::Op(op) => {
                        let needs: Vec<usize> = op.operands().iter().map(|v| number[v]).collect();
                        let operands: Vec<&TensorType> = needs.iter().map(|n| &types[*n]).collect();
                        let cost = price::own(op, &operands, &types[nth], stencils);
                        let alone = matches!(op, Op::DotGeneral { .. } | Op::Stencil { .. });
                        (needs, cost, alone)
                    }
                };
                Choice {
                    way,
                    rule,
                    needs,
                    cost,
                    alone,
                }
            };
            classes.push(graph.ways(*class).into_iter().map(choice).collect());
        }
        // A leaf is the only node of its class that costs nothing.
        let leaf = |ways: &Vec<Choice>| ways.iter().position(|c| matches!(c.way, Way::Leaf(_)));
        let mut original: Vec<usize> = classes.iter().map(|c| leaf(c).unwrap_or(0)).collect();
        let mut known: Vec<bool> = classes.iter().map(|c| leaf(c).is_some()).collect();
        for (class, op) in members {
            let class = number[&graph.find(*class)];
            let op = op.map_operands(|v| graph.find(v));
            let is_it = |choice: &Choice| matches!(&choice.way, Way::Op(way) if *way == op);
            if let Some(nth) = classes[class].iter().position(is_it)
                && !std::mem::replace(&mut known[class], true)
            {
                original[class] = nth;
            }
        }
        let root = |(class, value): &(Value, Value)| (number[&graph.find(*class)], *value);
        let mut problem = Problem {
            stored: types.iter().map(|ty| costs::stored(ty, target)).collect(),
            roots: roots.iter().map(root).collect(),
            original,
            classes,
            types,
        };
        // Classes without an original op get the node that the bottom-up choice takes.
        for (class, way) in problem.bottom_up().into_iter().enumerate() {
            if !known[class] {
                problem.original[class] = way.unwrap_or(0);
            }
        }
        problem
    }

    /// Returns the selection of the original ops, without duplicates.
    pub(super) fn as_it_was(&self) -> NodeSelection {
        self.original.clone()
    }

    /// Returns a selection that costs less than the original ops on each of the targets, with the
    /// costs of both on the first; `None` if none is found.
    pub(super) fn best(&self, choosers: &mut [Chooser]) -> Option<(NodeSelection, [f64; 2])> {
        let original = self.as_it_was();
        let mut plans = Vec::new();
        let bottom_up: Option<NodeSelection> = self.bottom_up().into_iter().collect();
        for start in [Some(original.clone()), bottom_up] {
            let start = start.filter(|plan| self.cost(plan).is_some());
            plans.extend(start.map(|start| self.improve(start)));
        }
        let before = self.seconds(&original, choosers)?;
        let plans = plans.into_iter().filter_map(|plan| {
            let after = self.seconds(&plan, choosers)?;
            let mut each = before.iter().zip(&after);
            let all = each.all(|(before, after)| *after < before * (1.0 - WORTH_IT));
            all.then_some((plan, [before[0], after[0]]))
        });
        plans.min_by(|(_, a), (_, b)| a[1].total_cmp(&b[1]))
    }

    fn seconds(&self, plan: &NodeSelection, choosers: &mut [Chooser]) -> Option<Vec<f64>> {
        let func = self.func(plan)?;
        let is_stencil = |v: Value| matches!(func.op(v), Op::Stencil { .. });
        let has_stencils = func.values().any(is_stencil);
        let seconds = choosers.iter_mut().map(|chooser| {
            let target = chooser.target;
            match has_stencils {
                // Stencils cost what their forms do.
                true => price::alone(&finished(&chooser.write(&func), target), target),
                false => price::alone(&func, target),
            }
        });
        Some(seconds.collect())
    }

    /// Returns the cost of a selection, including the arrays that must be stored; `None` if the
    /// selection is cyclic or needs a leaf that is computed later.
    fn cost(&self, plan: &NodeSelection) -> Option<f64> {
        let mut is_stored = vec![false; self.classes.len()];
        self.roots
            .iter()
            .for_each(|(root, _)| is_stored[*root] = true);
        let order = self.order(plan)?;
        let mut sum = 0.0;
        for class in order {
            let choice = &self.classes[class][plan[class]];
            sum += choice.cost;
            if choice.alone {
                is_stored[class] = true;
                choice.needs.iter().for_each(|n| is_stored[*n] = true);
            }
        }
        let is_array = |class: &usize| match &self.classes[*class][plan[*class]].way {
            Way::Leaf(_) | Way::Op(Op::Constant(_)) => false,
            Way::Op(_) => true,
        };
        let stored = (0..is_stored.len()).filter(|class| is_stored[*class]);
        sum += stored.filter(is_array).map(|c| self.stored[c]).sum::<f64>();
        Some(sum)
    }

    /// Returns the classes that a selection computes, operands first.
    fn order(&self, plan: &NodeSelection) -> Option<Vec<usize>> {
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            Unseen,
            Open,
            Done,
        }
        let mut state = vec![State::Unseen; self.classes.len()];
        // One more than the index of the last leaf that each class depends on.
        let mut last_leaf = vec![0; self.classes.len()];
        let mut order = Vec::new();
        for (root, asked) in &self.roots {
            let mut left = vec![*root];
            while let Some(class) = left.last().copied() {
                let choice = &self.classes[class][plan[class]];
                match state[class] {
                    State::Done => {
                        left.pop();
                    }
                    State::Unseen => {
                        state[class] = State::Open;
                        for needed in choice.needs.iter().rev() {
                            match state[*needed] {
                                State::Unseen => left.push(*needed),
                                State::Open => return None,
                                State::Done => {}
                            }
                        }
                    }
                    State::Open => {
                        left.pop();
                        state[class] = State::Done;
                        let last = choice.needs.iter().map(|n| last_leaf[*n]).max();
                        last_leaf[class] = match choice.way {
                            Way::Leaf(value) => value.index() + 1,
                            Way::Op(_) => last.unwrap_or(0),
                        };
                        order.push(class);
                    }
                }
            }
            // Inputs precede the requested value in the function, so that no two regions depend on
            // each other.
            if last_leaf[*root] > asked.index() {
                return None;
            }
        }
        Some(order)
    }

    /// Returns for each class the node with the least cost including all classes it depends on.
    fn bottom_up(&self) -> Vec<Option<usize>> {
        /// The best node so far, its own cost, the total cost, and the classes it depends on,
        /// itself included, as a bit set.
        #[derive(Clone)]
        struct Best {
            way: usize,
            own: f64,
            all: f64,
            needs: Vec<u64>,
        }
        let mut best: Vec<Option<Best>> = vec![None; self.classes.len()];
        let words = self.classes.len().div_ceil(64);
        for _ in 0..MOST_ROUNDS {
            let mut changed = false;
            for class in 0..self.classes.len() {
                for (way, choice) in self.classes[class].iter().enumerate() {
                    let mut needs = vec![0; words];
                    let all = choice.needs.iter().all(|need| match &best[*need] {
                        Some(known) => {
                            let bits = needs.iter_mut().zip(&known.needs);
                            bits.for_each(|(all, more): (&mut u64, &u64)| *all |= more);
                            true
                        }
                        None => false,
                    });
                    // A class must not depend on itself.
                    if !all || needs[class / 64] >> (class % 64) & 1 == 1 {
                        continue;
                    }
                    let stores = if choice.alone {
                        self.stored[class]
                    } else {
                        0.0
                    };
                    let own = choice.cost + stores;
                    let needed = (0..words).flat_map(|word| {
                        let bits = needs[word];
                        (0..64)
                            .filter(move |bit| bits >> bit & 1 == 1)
                            .map(move |bit| 64 * word + bit)
                    });
                    let costs = needed.filter_map(|need| best[need].as_ref()).map(|b| b.own);
                    let all = own + costs.sum::<f64>();
                    if best[class].as_ref().is_none_or(|known| all < known.all) {
                        needs[class / 64] |= 1 << (class % 64);
                        best[class] = Some(Best {
                            way,
                            own,
                            all,
                            needs,
                        });
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        best.into_iter()
            .map(|best| best.map(|best| best.way))
            .collect()
    }

    /// Changes single classes as long as that lowers the cost.
    fn improve(&self, mut plan: NodeSelection) -> NodeSelection {
        let Some(mut cost) = self.cost(&plan) else {
            return plan;
        };
        let mut trials = 0;
        loop {
            let before = cost;
            for class in self.order(&plan).unwrap_or_default() {
                for nth in 0..self.classes[class].len() {
                    let was = plan[class];
                    trials += 1;
                    if nth == was || trials > MOST_TRIALS {
                        continue;
                    }
                    plan[class] = nth;
                    match self.cost(&plan) {
                        Some(less) if less < cost => cost = less,
                        _ => plan[class] = was,
                    }
                }
            }
            if cost == before || trials > MOST_TRIALS {
                return plan;
            }
        }
    }

    /// Returns the rules that wrote the selected nodes that the original ops do not have.
    pub(super) fn rules(&self, plan: &NodeSelection) -> Vec<&'static str> {
        let order = self.order(plan).unwrap_or_default().into_iter();
        let before = self.order(&self.original).unwrap_or_default();
        let is_new =
            |class: &usize| plan[*class] != self.original[*class] || !before.contains(class);
        let new = order.filter(is_new);
        new.filter_map(|class| self.classes[class][plan[class]].rule)
            .collect()
    }

    /// Returns the selections that differ from the original ops in one class.
    pub(super) fn alternatives(&self) -> Vec<NodeSelection> {
        let before = self.order(&self.original).unwrap_or_default();
        let mut plans = Vec::new();
        for class in before.iter().copied() {
            for nth in 0..self.classes[class].len() {
                let mut plan = self.original.clone();
                plan[class] = nth;
                if nth != self.original[class] && self.order(&plan).is_some() {
                    plans.push(plan);
                }
            }
        }
        plans
    }
}
