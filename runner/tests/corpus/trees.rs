//! Reduction trees of threads become reductions, in every form of their kernels: this number of
//! reductions, and at most this number of remaining steps.

use libtest_mimic::{Failed, Trial};
use testkit::corpus as kernel;
use testkit::files::file_name;

use crate::checks::{emitted_as_one, with_kernels};

/// The reduction of a kernel.
struct Row {
    kernel: &'static str,
    /// StableHLO's op, and the element type.
    of: (&'static str, &'static str),
    reductions: usize,
    /// Ops of that kind on arrays, at most.
    steps: usize,
}

const fn row(
    kernel: &'static str,
    of: (&'static str, &'static str),
    reductions: usize,
    steps: usize,
) -> Row {
    Row {
        kernel,
        of,
        reductions,
        steps,
    }
}

#[rustfmt::skip] // tables stay aligned
const TREES: &[Row] = &[
    row("numba_block_sum",  ("add", "f32"),      1, 0),
    row("race_tree_steps",  ("add", "f32"),      1, 0),
    row("shared_block_max", ("maximum", "f32"),  1, 0),
    row("shared_block_sum", ("add", "f32"),      1, 0),
    row("suite_backprop",   ("add", "f32"),      1, 0),
    row("tree_atomic",      ("add", "f32"),      1, 1), // of the total and the previous value
    row("tree_atomic",      ("add", "i32"),      1, 1),
    row("tree_butterfly",   ("maximum", "f32"),  1, 0),
    row("tree_first_add",   ("add", "i32"),      1, 1),
    row("tree_halves",      ("add", "f32"),      1, 5), // each thread's loop, which nvcc unrolls
    row("tree_integers",    ("maximum", "i32"),  1, 0),
    row("tree_integers",    ("minimum", "ui32"), 1, 0),
    row("tree_integers",    ("and", "i32"),      1, 0),
    row("tree_integers",    ("or", "i32"),       1, 1), // an operand of the product
    row("tree_integers",    ("xor", "i32"),      1, 0),
    row("tree_integers",    ("multiply", "i32"), 1, 0),
    row("tree_odd",         ("minimum", "i32"),  1, 0),
    row("tree_segments",    ("add", "f32"),      2, 0),
    row("tree_two_stages",  ("add", "f64"),      1, 0),
    row("triton_softmax",   ("add", "f32"),      1, 1),
    row("triton_softmax",   ("maximum", "f32"),  1, 0),
    row("warp_block_sum",   ("add", "f32"),      1, 0),
    row("warp_sum_down",    ("add", "f32"),      1, 0),
    row("warp_sum_xor",     ("add", "f32"),      1, 0),
    // Scans are not reductions, but loops, whose counter is added to.
    row("shared_scan",      ("add", "i32"),      1, 1),
    row("tree_and_scan",    ("add", "i32"),      1, 1),
    // Steps that are not recognised as a scan.
    row("warp_scan",        ("add", "i32"),      0, 5),
];

/// One trial for each row and form.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for kernel in kernel::all() {
        for row in TREES.iter().filter(|row| row.kernel == kernel.name) {
            for form in &kernel.builds {
                let (job, file) = (kernel.job(), kernel.form(form));
                let name = format!("tree::{} {}", file_name(&file), row.of.0);
                trials.push(Trial::test(name, move || {
                    let folder = tempfile::tempdir()?;
                    let job = with_kernels(&job, &file, folder.path())?;
                    row.holds(&emitted_as_one(&job, "stablehlo")?)
                }));
            }
        }
    }
    trials
}

impl Row {
    fn holds(&self, text: &str) -> Result<(), Failed> {
        let op = format!("\"stablehlo.{}\"(", self.of.0);
        let ops = || text.lines().filter(|line| line.contains(&op));
        // The ops within a reduction have rank 0.
        let (array, element) = (format!("x{}>", self.of.1), format!("<{}>", self.of.1));
        let steps = ops().filter(|line| line.ends_with(&array)).count();
        let reductions = ops().filter(|line| line.ends_with(&element)).count();
        match reductions == self.reductions && steps <= self.steps {
            true => Ok(()),
            false => Err(format!("{reductions} reductions and {steps} steps\n{text}").into()),
        }
    }
}
