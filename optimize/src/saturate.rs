//! Equality saturation: represents all known ways to compute a region at once, and extracts the
//! cheapest for a target.
//!
//! The input is a function after the canonical rules; the output is equivalent, and bit exact
//! unless `semantics` allows the fast-math [`rules`]. Only regions around ops that have
//! alternatives are considered. Each becomes an e-graph, to which the rules are applied until
//! nothing is new, or up to a number of iterations, of nodes in the region, or of nodes in the
//! program; elapsed time plays no part, so the result is deterministic. Then one node is selected
//! for each value, by the target's [`costs`](crate::costs). A region stays as it was if the saving
//! is too small, or if the selection would need a value before it is computed.

mod extract;
mod graph;
mod labels;
mod op_cluster;
pub mod rules;

use std::collections::{BTreeMap, HashMap};

use stablehlo::{Callees, Func, Op, Value};

use self::extract::{NodeSelection, Problem};
use self::graph::Graph;
use self::op_cluster::{OpCluster, is_known, op_clusters};
use self::rules::Rule;
use crate::inline::push;
use crate::report::{Report, Saturation, StopReason};
use crate::rewrite::without_dead;
use crate::stencil::Chooser;
use crate::{Semantics, Target};

/// The maximum number of iterations of saturation.
const MOST_ROUNDS: usize = 8;
/// The maximum number of nodes of a region.
const MOST_NODES: usize = 1000;
/// The maximum number of nodes of all regions of a program together; the remaining regions are
/// skipped.
const MOST_NODES_IN_ALL: usize = 50_000;

/// Replaces regions with cheaper equivalents, if they are cheaper on the targets of all `choosers`;
/// in loop bodies and callees too. Only `rules` that preserve the `semantics` are used.
pub(crate) fn saturate(
    func: &Func,
    rules: &[&'static Rule],
    choosers: &mut [Chooser],
    semantics: Semantics,
    report: &mut Report,
) -> Func {
    let rules: Vec<&Rule> = rules
        .iter()
        .copied()
        .filter(|rule| rule.semantics == Semantics::BitExact || semantics == Semantics::FastMath)
        .collect();
    let mut saturator = Saturator {
        choosers,
        semantics,
        rules,
        left: MOST_NODES_IN_ALL,
        report,
    };
    saturator.run(func, &mut Callees::default())
}

struct Saturator<'a> {
    choosers: &'a mut [Chooser],
    semantics: Semantics,
    rules: Vec<&'static Rule>,
    /// The remaining node budget.
    left: usize,
    report: &'a mut Report,
}

/// A region, and its replacement.
struct Rewritten {
    problem: Problem,
    plan: NodeSelection,
    /// The values of its e-classes in the new function.
    new: BTreeMap<usize, Value>,
}

impl Saturator<'_> {
    fn run(&mut self, func: &Func, callees: &mut Callees) -> Func {
        let mut rewritten: Vec<Rewritten> = Vec::new();
        // The region of each root, and the index of the root in it.
        let mut roots: HashMap<Value, (usize, usize)> = HashMap::new();
        for region in op_clusters(func, self.semantics) {
            if let Some(one) = self.region(func, &region) {
                let values = region.roots.iter().enumerate();
                roots.extend(values.map(|(nth, root)| (*root, (rewritten.len(), nth))));
                rewritten.push(one);
            }
        }
        let mut new: HashMap<Value, Value> = HashMap::new();
        let parameters = Func::with_signature_of(func);
        let parameters = parameters.parameters().iter();
        new.extend(func.parameters().iter().copied().zip(parameters.copied()));
        let out = func.rewritten(|out, value, op| {
            let at = match roots.get(&value) {
                Some((region, nth)) => {
                    let one = &mut rewritten[*region];
                    let mut leaf = |v: Value| new[&v];
                    (one.problem).write(&one.plan, *nth, out, &mut one.new, &mut leaf)
                }
                None => {
                    let mut inner = |func: &Func, callees: &mut Callees| self.run(func, callees);
                    push(out, op.map_functions(callees, &mut inner))
                }
            };
            new.insert(value, at);
            at
        });
        without_dead(&out)
    }

    /// Returns the replacement of a region, if a better one was found.
    fn region(&mut self, func: &Func, region: &OpCluster) -> Option<Rewritten> {
        if self.left == 0 {
            self.report.saturated.push(Saturation {
                function: func.name.clone(),
                ops: region.ops.len(),
                nodes: 0,
                rounds: 0,
                stopped: StopReason::Budget,
                seconds: None,
            });
            return None;
        }
        let mut seeded = Seeded::new(func, region);
        let (rounds, stopped) = apply(&mut seeded.graph, &self.rules);
        let nodes = seeded.graph.len();
        self.left = self.left.saturating_sub(nodes);
        let problem = seeded.problem(&mut self.choosers[0]);
        let best = problem.best(self.choosers);
        let rules = best.iter().flat_map(|(plan, _)| problem.rules(plan));
        for rule in rules {
            *self.report.fired.entry(rule).or_default() += 1;
        }
        self.report.saturated.push(Saturation {
            function: func.name.clone(),
            ops: region.ops.len(),
            nodes,
            rounds,
            stopped,
            seconds: best.as_ref().map(|(_, seconds)| *seconds),
        });
        let (plan, _) = best?;
        Some(Rewritten {
            problem,
            plan,
            new: BTreeMap::new(),
        })
    }
}

/// The e-graph of a region.
struct Seeded {
    graph: Graph,
    /// The class and op of each op of the region, with classes as operands.
    members: Vec<(Value, Op)>,
    /// The class of each root, and the root.
    roots: Vec<(Value, Value)>,
}

impl Seeded {
    fn new(func: &Func, region: &OpCluster) -> Seeded {
        let mut graph = Graph::new();
        let mut classes: BTreeMap<Value, Value> = BTreeMap::new();
        let mut members = Vec::new();
        for value in &region.ops {
            let op = func.op(*value);
            for operand in op.operands() {
                classes
                    .entry(operand)
                    .or_insert_with(|| match func.op(operand) {
                        op @ Op::Constant(_) if is_known(func, operand) => graph.add(op.clone()),
                        _ => graph.leaf(operand, func.tensor(operand).clone()),
                    });
            }
            let op = op.map_operands(|v| classes[&v]);
            let class = graph.add(op.clone());
            classes.insert(*value, class);
            members.push((class, op));
        }
        graph.rebuild();
        let roots = region.roots.iter().map(|root| (classes[root], *root));
        Seeded {
            roots: roots.collect(),
            graph,
            members,
        }
    }

    fn problem(&mut self, chooser: &mut Chooser) -> Problem {
        Problem::new(&mut self.graph, &self.members, &self.roots, chooser)
    }
}

/// Applies rules until nothing is new or a limit is reached. Returns the number of iterations and
/// the reason for stopping.
fn apply(graph: &mut Graph, rules: &[&Rule]) -> (usize, StopReason) {
    for round in 0..MOST_ROUNDS {
        let mut is_news = false;
        for class in graph.classes() {
            for op in graph.ops(class) {
                for rule in rules {
                    for equal in (rule.apply)(graph, &op) {
                        is_news |= graph.equal(class, equal, rule.name);
                    }
                    if graph.len() > MOST_NODES {
                        graph.rebuild();
                        return (round + 1, StopReason::Nodes);
                    }
                }
            }
        }
        graph.rebuild();
        if !is_news {
            return (round + 1, StopReason::Saturated);
        }
    }
    (MOST_ROUNDS, StopReason::Rounds)
}

/// Returns functions equivalent to `func` according to `rules`, each with one alternative that
/// `func` did not contain; for tests of rules.
pub fn alternatives(func: &Func, rules: &[&Rule]) -> Vec<Func> {
    let ops = func.values().filter(|v| is_known(func, *v)).collect();
    let region = OpCluster {
        ops,
        roots: func.results.clone(),
    };
    let mut seeded = Seeded::new(func, &region);
    apply(&mut seeded.graph, rules);
    let problem = seeded.problem(&mut Chooser::new(Target::Cpu, Semantics::FastMath));
    let write = |plan: NodeSelection| {
        let mut out = Func::with_signature_of(func);
        let mut new = BTreeMap::new();
        let unknown = func.values().filter(|v| !is_known(func, *v));
        let leaves: HashMap<Value, Value> = unknown
            .map(|v| match out.push(func.op(v).clone()) {
                Ok(leaf) if func.op(v).operands().is_empty() => (v, leaf),
                _ => panic!("{} is not known to the rules", func.op(v).name()),
            })
            .collect();
        let mut leaf = |v: Value| leaves[&v];
        let roots = 0..region.roots.len();
        let results = roots.map(|nth| problem.write(&plan, nth, &mut out, &mut new, &mut leaf));
        let results = results.collect();
        out.results = results;
        out
    };
    problem.alternatives().into_iter().map(write).collect()
}
