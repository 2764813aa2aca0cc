//! Jacobians of which most elements are zero: several columns, or rows, by one seed.
//!
//! Columns that share no row can be told apart in their sum: the seeds are sums of unit vectors, one for each colour of a graph in which
//! such columns are not neighbours (DSatur, of petgraph). What may be other than zero is found by
//! `pattern`, from the program alone.

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

/// Which elements of a Jacobian may be other than zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sparsity {
    /// How many elements the parameter has.
    pub columns: usize,
    /// For each element of the result, in row-major order: the elements of the parameter it may change with, ascending.
    pub rows: Vec<Vec<usize>>,
}

impl Sparsity {
    /// Row and column of each element that may be other than zero, row after row.
    pub fn coordinates(&self) -> Vec<(usize, usize)> {
        let rows = self.rows.iter().enumerate();
        let each = rows.flat_map(|(row, columns)| columns.iter().map(move |column| (row, *column)));
        each.collect()
    }

    /// Rows for columns.
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

    /// A colour for each column, so that no row has two of one colour; and how many there are.
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

/// Which elements of result `of` may change with which of parameter `wrt`: never fewer than do, for any inputs.
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

/// A function with the elements of a Jacobian that may be other than zero.
#[derive(Clone, Debug)]
pub struct SparseJacobian {
    /// The function: its last result has the elements one behind the other, as [`Sparsity::coordinates`] has their places.
    pub func: Func,
    /// Where they are.
    pub sparsity: Sparsity,
    /// By how many seeds.
    pub seeds: usize,
    /// Whether by tangents, of columns; else by adjoints, of rows.
    pub by_columns: bool,
}

/// `func` with one more result, what may be other than zero of the Jacobian of result `of` by parameter `wrt`; by columns or by rows,
/// whichever takes fewer seeds.
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

/// For each colour the sum of the unit vectors that have it.
fn seeds_of(colours: &[usize], count: usize, ty: &TensorType) -> Literal {
    let shape = [&[count], ty.shape.as_slice()].concat();
    let ones = (0..count).flat_map(|colour| colours.iter().map(move |c| i64::from(*c == colour)));
    Literal::from_i64s(ty.element, shape, &ones.collect::<Vec<_>>())
}
