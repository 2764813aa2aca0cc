//! Sparse Jacobians: several columns, or rows, with one seed.
//!
//! Columns without a common row can be recovered from their sum: the seeds are sums of unit
//! vectors, one for each colour of the graph whose edges join columns with a common row (coloured
//! by DSatur, from petgraph). The sparsity pattern is computed by `pattern` from the program alone.

mod pattern;
mod sets;
mod whole;

use std::collections::BTreeSet;

use petgraph::algo::dsatur_coloring;
use petgraph::graph::UnGraph;
use stablehlo::{ElementType, Func, GatherDims, Literal, Scalar, TensorType};

use crate::error::Result;
use crate::extract::{pruned, written};
use crate::jacobian::{jacobian_columns, jacobian_rows};
use crate::options::Options;
use crate::reverse::chosen;

/// The sparsity pattern of a Jacobian: the elements that may be nonzero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sparsity {
    /// The number of elements of the parameter.
    pub columns: usize,
    /// For each element of the result, in row-major order: the elements of the parameter that it
    /// may depend on, ascending.
    pub rows: Vec<Vec<usize>>,
}

impl Sparsity {
    /// Returns row and column of each element that may be nonzero, row by row.
    pub fn coordinates(&self) -> Vec<(usize, usize)> {
        let rows = self.rows.iter().enumerate();
        let each = rows.flat_map(|(row, columns)| columns.iter().map(move |column| (row, *column)));
        each.collect()
    }

    /// Returns the pattern of the transpose.
    fn transposed(&self) -> Sparsity {
        let mut rows = vec![Vec::new(); self.columns];
        for (row, column) in self.coordinates() {
            rows[column].push(row);
        }
        Sparsity {
            columns: self.rows.len(),
            rows,
        }
    }

    /// Returns a colour for each column, such that no row has two columns of one colour, and the
    /// number of colours.
    fn colours(&self) -> (Vec<usize>, usize) {
        let mut edges = BTreeSet::new();
        for row in &self.rows {
            for (nth, x) in row.iter().enumerate() {
                edges.extend(row[nth + 1..].iter().map(|y| (*x as u32, *y as u32)));
            }
        }
        if self.rows.iter().all(Vec::is_empty) {
            return (vec![0; self.columns], 0);
        }
        let mut graph: UnGraph<(), ()> = UnGraph::default();
        let nodes: Vec<_> = (0..self.columns).map(|_| graph.add_node(())).collect();
        graph.extend_with_edges(edges);
        let (colours, count) = dsatur_coloring(&graph);
        (nodes.iter().map(|node| colours[node]).collect(), count)
    }
}

/// Returns which elements of result `of` may depend on which elements of parameter `wrt`: a
/// superset of the dependences, for all inputs.
///
/// - errors: if there is no such parameter or result, or if it is not of floats
pub fn sparsity(func: &Func, of: usize, wrt: usize) -> Result<Sparsity> {
    let parameters: Vec<TensorType> = func.params().iter().map(|p| p.ty.clone()).collect();
    chosen("parameter", &parameters, &[wrt])?;
    chosen("result", &func.result_types(), &[of])?;
    Ok(Sparsity {
        columns: parameters[wrt].count(),
        rows: pattern::of(func, of, wrt),
    })
}

/// A function that computes the possibly nonzero elements of a Jacobian.
#[derive(Clone, Debug)]
pub struct SparseJacobian {
    /// The function: its last result is a vector of the elements, in the order of
    /// [`Sparsity::coordinates`].
    pub func: Func,
    /// The positions of the elements.
    pub sparsity: Sparsity,
    /// The number of seeds.
    pub seeds: usize,
    /// Whether columns are computed, by tangents; otherwise rows are, by adjoints.
    pub by_columns: bool,
}

/// Returns `func` with one more result, the possibly nonzero elements of the Jacobian of result
/// `of` by parameter `wrt`; computed by columns or by rows, whichever takes fewer seeds.
///
/// - errors: as [`crate::vjp`]
pub fn sparse_jacobian(
    func: &Func,
    of: usize,
    wrt: usize,
    options: &Options,
) -> Result<SparseJacobian> {
    let sparsity = sparsity(func, of, wrt)?;
    let transposed = sparsity.transposed();
    let (columns, rows) = (sparsity.colours(), transposed.colours());
    let by_columns = columns.1 <= rows.1;
    let ((colours, seeds), ty) = match by_columns {
        true => (columns, func.params()[wrt].ty.clone()),
        false => (rows, func.tensor(func.results[of]).clone()),
    };
    let compressed = match by_columns {
        true => jacobian_columns(func, &[of], &[wrt], seeds)?,
        false => jacobian_rows(func, &[of], &[wrt], seeds, options)?.func,
    };
    let mut out = Func::with_signature_of(func);
    let mut arguments = out.parameters().to_vec();
    arguments.push(out.constant(seeds_of(&colours, seeds, &ty)));
    let mut results = written(&compressed, &mut out, &arguments);
    let sums = results.pop().expect("the derivatives");
    let others = out.shape(sums)[1..].iter().product();
    let sums = out.reshape(sums, &[seeds, others]);
    let places: Vec<i64> = sparsity
        .coordinates()
        .iter()
        .flat_map(|(row, column)| match by_columns {
            true => [colours[*column] as i64, *row as i64],
            false => [colours[*row] as i64, *column as i64],
        })
        .collect();
    let count = places.len() / 2;
    let elements = match count {
        // There is nothing to gather from.
        0 => {
            let none = TensorType::new(ty.element, [0]);
            out.splat(none, Scalar::Int(0))
        }
        _ => {
            let places = Literal::from_i64s(ElementType::I64, [count, 2], &places);
            let places = out.constant(places);
            let dims = GatherDims::of_elements(2, 1);
            out.gather(sums, places, dims, &[1, 1])
        }
    };
    results.push(elements);
    out.results = results;
    Ok(SparseJacobian {
        func: pruned(&out),
        sparsity,
        seeds,
        by_columns,
    })
}

/// Returns for each colour the sum of the unit vectors of its columns.
fn seeds_of(colours: &[usize], count: usize, ty: &TensorType) -> Literal {
    let shape = [&[count], ty.shape.as_slice()].concat();
    let ones = (0..count).flat_map(|colour| colours.iter().map(move |c| i64::from(*c == colour)));
    Literal::from_i64s(ty.element, shape, &ones.collect::<Vec<_>>())
}
