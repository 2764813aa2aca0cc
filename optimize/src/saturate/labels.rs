//! Products and sums of arrays with labelled dimensions, as in Einstein notation.

use stablehlo::{Op, Value};

use super::graph::Graph;

/// An array with labelled dimensions.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub(super) value: Value,
    pub(super) labels: Vec<usize>,
}

/// A `dot_general` with labelled dimensions. Labels that both operands have are batch or contracted
/// dimensions.
#[derive(Clone, Debug)]
pub(super) struct Dot {
    pub(super) sides: [Named; 2],
    pub(super) batch: Vec<usize>,
    /// In the order in which products are summed.
    pub(super) contract: Vec<usize>,
}

impl Dot {
    /// Labels the dimensions of `op`, starting with label `first`.
    pub(super) fn of(graph: &Graph, op: &Op, first: usize) -> Option<Dot> {
        let Op::DotGeneral {
            lhs,
            rhs,
            lhs_batch,
            rhs_batch,
            lhs_contract,
            rhs_contract,
        } = op
        else {
            return None;
        };
        let left: Vec<usize> = (first..).take(graph.shape(*lhs).len()).collect();
        let mut next = first + left.len();
        let shared = |d: &usize| {
            let batch = rhs_batch.iter().position(|r| r == d);
            let contract = rhs_contract.iter().position(|r| r == d);
            let batch = batch.map(|nth| left[lhs_batch[nth]]);
            batch.or_else(|| contract.map(|nth| left[lhs_contract[nth]]))
        };
        let right = (0..graph.shape(*rhs).len()).map(|d| {
            shared(&d).unwrap_or_else(|| {
                next += 1;
                next - 1
            })
        });
        let right = right.collect();
        Some(Dot {
            batch: lhs_batch.iter().map(|d| left[*d]).collect(),
            contract: lhs_contract.iter().map(|d| left[*d]).collect(),
            sides: [
                Named {
                    value: *lhs,
                    labels: left,
                },
                Named {
                    value: *rhs,
                    labels: right,
                },
            ],
        })
    }

    /// Returns the labels of the result: batch, then those of the left operand only, then those of
    /// the right operand only.
    pub(super) fn labels(&self) -> Vec<usize> {
        let shared = |label: &usize| self.batch.contains(label) || self.contract.contains(label);
        let free = self.sides.iter().flat_map(|side| &side.labels);
        let free = free.filter(|label| !shared(label));
        self.batch.iter().chain(free).copied().collect()
    }

    /// Adds it to the graph as an op.
    pub(super) fn add(&self, graph: &mut Graph) -> Named {
        let places = |side: &Named, labels: &[usize]| -> Vec<usize> {
            let place = |label| side.labels.iter().position(|l| l == label);
            labels.iter().filter_map(place).collect()
        };
        let [left, right] = &self.sides;
        let value = graph.add(Op::DotGeneral {
            lhs: left.value,
            rhs: right.value,
            lhs_batch: places(left, &self.batch),
            rhs_batch: places(right, &self.batch),
            lhs_contract: places(left, &self.contract),
            rhs_contract: places(right, &self.contract),
        });
        let labels = self.labels();
        Named { value, labels }
    }
}

impl Named {
    pub(super) fn has(&self, label: &usize) -> bool {
        self.labels.contains(label)
    }

    /// Transposes the array to the order of `labels`, a permutation of its own.
    pub(super) fn arranged(&self, graph: &mut Graph, labels: &[usize]) -> Value {
        let place = |label| self.labels.iter().position(|l| l == label);
        let permutation: Vec<usize> = labels.iter().filter_map(place).collect();
        debug_assert_eq!(permutation.len(), self.labels.len());
        graph.transpose(self.value, permutation)
    }

    /// Broadcasts the array to `labels`, which include its own, and `shape`.
    pub(super) fn broadcast(&self, graph: &mut Graph, labels: &[usize], shape: &[usize]) -> Value {
        if self.labels.len() == labels.len() {
            return self.arranged(graph, labels);
        }
        let place = |label| labels.iter().position(|l| l == label);
        let at = self.labels.iter().filter_map(place).collect();
        graph.broadcast(self.value, shape, at)
    }

    /// Sums the array over those of `labels` that it has.
    pub(super) fn sum(&self, graph: &mut Graph, labels: &[usize]) -> Named {
        let along = (0..self.labels.len()).filter(|d| labels.contains(&self.labels[*d]));
        let value = graph.sum(self.value, along.collect());
        let kept = self.labels.iter().filter(|label| !labels.contains(label));
        Named {
            value,
            labels: kept.copied().collect(),
        }
    }
}

/// Returns the product of two arrays summed over `summed`; `None` if one of these labels occurs in
/// one array only.
pub(super) fn product(graph: &mut Graph, x: &Named, y: &Named, summed: &[usize]) -> Option<Named> {
    let shared: Vec<usize> = x.labels.iter().copied().filter(|l| y.has(l)).collect();
    let is_summed = |label: &usize| summed.contains(label);
    if !summed.iter().all(|label| shared.contains(label)) {
        return None;
    }
    let dot = Dot {
        sides: [x.clone(), y.clone()],
        batch: shared.iter().copied().filter(|l| !is_summed(l)).collect(),
        contract: summed.to_vec(),
    };
    Some(dot.add(graph))
}
