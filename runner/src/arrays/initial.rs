//! First values of an array, computed slab by slab: a part is computed without the whole array.

use std::borrow::Cow;

use super::hyperslab::{Hyperslab, copy};
use super::random::Random;
use super::source::{Held, Source};
use super::{HostArray, count, step, type_name};
use crate::element;
use crate::expr::Expr;
use crate::fault::{Fault, Result};
use crate::job::check::misfit_fault;
use crate::job::scope::Scope;
use crate::job::{Array, FromFile, Init, Job, Located};
use crate::number::{self, Number};

/// Returns the first values of `array`.
///
/// - errors: a file that does not match, an expression outside the range of the type, memory that
///   runs out
pub fn initial(job: &Job, array: &Array) -> Result<HostArray> {
    First::new(job, array)?.whole()
}

/// The first values of an array, of which any slab can be computed.
pub struct First<'a> {
    job: &'a Job,
    array: Cow<'a, Array>,
    cells: Cells<'a>,
}

enum Cells<'a> {
    Constant(Vec<u8>),
    Iota,
    Expression(Scope, Expr),
    Random(Box<Random>),
    File(Box<Source>),
    /// A file without the halo, and the values of the halo.
    Inside(Box<Source>, Box<First<'a>>),
}

impl<'a> First<'a> {
    /// Opens files and parses expressions.
    ///
    /// - errors: those of [`initial`] that can be detected without reading elements
    pub fn new(job: &'a Job, array: &'a Array) -> Result<First<'a>> {
        First::of(job, Cow::Borrowed(array))
    }

    fn of(job: &'a Job, of: Cow<'a, Array>) -> Result<First<'a>> {
        let array = of.as_ref();
        let unfit = |message: String| fault(job, array, message);
        let cells = match &array.init.value {
            Init::Constant(value) => Cells::Constant(value.encode(array.element).map_err(unfit)?),
            Init::Iota => {
                let last = Number::Int(count(&array.shape) as i128 - 1);
                match last.fits(array.element) {
                    true => Cells::Iota,
                    false => return Err(unfit(format!("`iota` counts to {last}")).into()),
                }
            }
            Init::Expression(text) => {
                let scope = Scope::of(job, array);
                let expr = Expr::parse(text, &scope.names());
                let expr = expr.map_err(|error| unfit(error.message))?;
                Cells::Expression(scope, expr)
            }
            Init::Random { law, seed } => {
                Cells::Random(Box::new(Random::new(array, *law, *seed).map_err(unfit)?))
            }
            Init::File(file) => {
                let held = Held::open(file, array);
                match held.map_err(|misfit| misfit_fault(job, array, &misfit))? {
                    Held::Whole(source) => Cells::File(Box::new(source)),
                    Held::Inside(source) => {
                        let around = First::of(job, Cow::Owned(around(array, file)))?;
                        Cells::Inside(Box::new(source), Box::new(around))
                    }
                }
            }
        };
        Ok(First {
            job,
            array: of,
            cells,
        })
    }

    /// Computes the whole array.
    pub fn whole(&mut self) -> Result<HostArray> {
        self.part(&Hyperslab::whole(&self.array.shape))
    }

    /// Computes a slab.
    ///
    /// - errors: values outside the range of the type, or missing in the file; memory that runs out
    pub fn part(&mut self, slab: &Hyperslab) -> Result<HostArray> {
        let (job, array) = (self.job, self.array.as_ref());
        let bytes = match &mut self.cells {
            Cells::File(source) => {
                let part = source.read(slab);
                return part.map_err(|misfit| misfit_fault(job, array, &misfit).into());
            }
            Cells::Inside(source, around) => {
                let mut part = around.part(slab)?;
                if let Some(inside) = slab.without_halo(&array.shape, &array.halo) {
                    let cells = source.read(&inside);
                    let cells = cells.map_err(|misfit| misfit_fault(job, array, &misfit))?;
                    let to = inside.put_at(&array.halo).seen_from(&slab.start);
                    copy(&cells, &Hyperslab::whole(&cells.shape), &mut part, &to);
                }
                return Ok(part);
            }
            Cells::Constant(one) => constant(reserve(job, array, slab)?, one, slab.len()),
            Cells::Iota => iota(reserve(job, array, slab)?, array, slab),
            Cells::Expression(scope, expr) => {
                let bytes = reserve(job, array, slab)?;
                expression(bytes, array, scope, expr, slab)
                    .map_err(|message| fault(job, array, message))?
            }
            Cells::Random(random) => {
                let bytes = reserve(job, array, slab)?;
                drawn(bytes, array, random, slab).map_err(|message| fault(job, array, message))?
            }
        };
        Ok(HostArray {
            element: array.element,
            shape: slab.count.clone(),
            bytes,
        })
    }
}

/// Returns the array that provides the halo of one that starts from a file.
fn around(array: &Array, file: &FromFile) -> Array {
    let init = file.halo.as_deref().cloned();
    let init = init.unwrap_or(Init::Constant(Number::Int(0)));
    Array {
        init: Located::new(init, array.init.at.clone()),
        ..array.clone()
    }
}

/// Reserves memory for a slab of `array`; an error names the size.
fn reserve(job: &Job, array: &Array, slab: &Hyperslab) -> Result<Vec<u8>> {
    let wanted = slab.len() * element::bytes(array.element);
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(wanted).is_err() {
        let ty = type_name(array.element, &slab.count);
        let message = format!("array `{}` does not fit into memory", array.name.value);
        let label = format!("{ty} is {:.1} GiB", wanted as f64 / 2f64.powi(30));
        return Err(job
            .fault("job-array-too-large", &array.name.at, message, label)
            .into());
    }
    Ok(bytes)
}

fn fault(job: &Job, array: &Array, message: String) -> Fault {
    let sentence = format!(
        "the initial value of `{}` does not fit {}",
        array.name.value,
        element::name(array.element)
    );
    job.fault("job-bad-number", &array.init.at, sentence, message)
}

fn constant(mut bytes: Vec<u8>, one: &[u8], cells: usize) -> Vec<u8> {
    if one.iter().all(|byte| *byte == one[0]) {
        bytes.resize(cells * one.len(), one[0]);
    } else {
        for _ in 0..cells {
            bytes.extend_from_slice(one);
        }
    }
    bytes
}

fn iota(mut bytes: Vec<u8>, array: &Array, slab: &Hyperslab) -> Vec<u8> {
    let (run, firsts) = slab.runs(&array.shape);
    for first in firsts {
        for index in first..first + run {
            if element::is_float(array.element) {
                number::push(index as f64, array.element, &mut bytes);
            } else {
                bytes.extend_from_slice(&index.to_le_bytes()[..element::bytes(array.element)]);
            }
        }
    }
    bytes
}

fn expression(
    mut bytes: Vec<u8>,
    array: &Array,
    scope: &Scope,
    expr: &Expr,
    slab: &Hyperslab,
) -> Result<Vec<u8>, String> {
    if slab.is_empty() {
        return Ok(bytes);
    }
    let outer = slab.count.len().saturating_sub(1);
    let (first, cells) = match slab.count.last() {
        Some(cells) => (slab.start[outer], *cells),
        None => (0, 1),
    };
    let rows = &slab.count[..outer];
    let (mut row, mut stack) = (vec![0; outer], Vec::new());
    let mut part = vec![0.0; cells.min(PART)];
    for _ in 0..count(rows) {
        let index: Vec<usize> = row.iter().zip(&slab.start).map(|(i, at)| i + at).collect();
        for start in (first..first + cells).step_by(PART) {
            part.resize(PART.min(first + cells - start), 0.0);
            let fill =
                |name: usize, part: &mut [f64]| scope.fill(name, &index, start, &array.halo, part);
            expr.eval_row(&fill, &mut stack, &mut part);
            for (cell, value) in part.iter().enumerate() {
                if !number::push(*value, array.element, &mut bytes) {
                    let at = [index.as_slice(), &[start + cell]].concat();
                    return Err(format!("it is {value} at {at:?}"));
                }
            }
        }
        step(&mut row, rows);
    }
    Ok(bytes)
}

/// The number of elements that are evaluated at once: few enough for a cache, enough to amortize
/// the cost of each node.
const PART: usize = 4096;

fn drawn(
    mut bytes: Vec<u8>,
    array: &Array,
    random: &mut Random,
    slab: &Hyperslab,
) -> Result<Vec<u8>, String> {
    let (run, firsts) = slab.runs(&array.shape);
    for first in firsts {
        for cell in first..first + run {
            let value = random.cell(cell);
            if !number::push(value, array.element, &mut bytes) {
                return Err(format!("{value} is among the random numbers"));
            }
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn arrays(tables: &str) -> Vec<HostArray> {
        let text = format!(
            "kernels = [\"k.ptx\"]\n{tables}\n[[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n"
        );
        let job = crate::job::read::read("job.toml", &text, Path::new(""))
            .unwrap_or_else(|faults| panic!("{faults:?}"));
        job.arrays
            .iter()
            .map(|array| initial(&job, array).unwrap())
            .collect()
    }

    fn values(tables: &str) -> Vec<f64> {
        arrays(tables)[0].values().collect()
    }

    #[test]
    fn words_and_numbers() {
        let of = |dtype: &str, init: &str| {
            values(&format!(
                "[arrays.a]\ndtype = \"{dtype}\"\nshape = [3]\ninit = {init}"
            ))
        };
        assert_eq!(of("f32", "\"zeros\""), [0.0; 3]);
        assert_eq!(of("i16", "\"ones\""), [1.0; 3]);
        assert_eq!(of("u8", "\"iota\""), [0.0, 1.0, 2.0]);
        assert_eq!(of("bf16", "2.5"), [2.5; 3]);
        assert_eq!(of("i64", "-7"), [-7.0; 3]);
    }

    #[test]
    fn expressions_see_coordinates_indices_and_scalars() {
        let table = "[scalars]\nn = 4\n[coordinates.x]\nfrom = 10.0\nspacing = 0.5\n\
             [arrays.a]\ndtype = \"f64\"\nshape = [2, \"n\"]\ndims = [\"y\", \"x\"]\nhalo = [0, 1]\ninit = { expr = \"x + 100*y + 1000*i + n\" }";
        assert_eq!(values(table)[..4], [-986.5, 14.0, 1014.5, 2015.0]);
        assert_eq!(values(table)[4], -886.5);
    }

    #[test]
    fn random_numbers_are_reproducible_and_differ_by_name_and_seed() {
        let table = |name: &str, seed: u64| {
            format!(
                "[arrays.{name}]\ndtype = \"f32\"\nshape = [1000]\ninit = {{ random = \"uniform\", seed = {seed} }}\n"
            )
        };
        let a = values(&table("a", 1));
        assert_eq!(a, values(&table("a", 1)));
        assert_ne!(a, values(&table("a", 2)));
        assert_ne!(a, values(&table("b", 1)));
        assert!(a.iter().all(|value| (0.0..1.0).contains(value)));
        assert!((a.iter().sum::<f64>() / 1000.0 - 0.5).abs() < 0.05);
        // Fixed, because stored results of users depend on these values.
        assert_eq!(a[..2], [0.5615999102592468, 0.12898272275924683]);
        let normal = values(
            "[arrays.n]\ndtype = \"f64\"\nshape = [4000]\ninit = { random = \"normal\", mean = 3 }",
        );
        assert!((normal.iter().sum::<f64>() / 4000.0 - 3.0).abs() < 0.1);
        let indices = values("[arrays.i]\ndtype = \"i32\"\nshape = [50]\ninit = \"uniform\"");
        assert!(
            indices
                .iter()
                .all(|value| (0.0..50.0).contains(value) && value.fract() == 0.0)
        );
    }

    #[test]
    fn parts_are_those_of_the_whole() {
        let inits = [
            ("f32", "0.1"),
            ("i64", "\"iota\""),
            ("f64", "\"iota\""),
            ("f64", "{ expr = \"x + 10*y + 0.1*k + i\" }"),
            ("f32", "{ random = \"uniform\", seed = 3 }"),
            ("f64", "{ random = \"normal\", seed = 4 }"),
            ("i32", "{ random = \"uniform\", low = 5, high = 700 }"),
        ];
        for (dtype, init) in inits {
            let text = format!(
                "kernels = [\"k.ptx\"]\n[coordinates.x]\nfrom = 3.0\nspacing = 0.25\n[arrays.a]\ndtype = \"{dtype}\"\nshape = [5, 7, 23]\n\
                 dims = [\"z\", \"y\", \"x\"]\nhalo = [0, 1, 2]\ninit = {init}\n[[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n"
            );
            let job = crate::job::read::read("job.toml", &text, Path::new("")).unwrap();
            let whole = initial(&job, &job.arrays[0]).unwrap();
            let mut first = First::new(&job, &job.arrays[0]).unwrap();
            let slabs = [
                ([4, 0, 0], [1, 7, 23]),
                ([0, 3, 5], [5, 2, 9]),
                ([2, 6, 22], [1, 1, 1]),
                ([1, 0, 20], [3, 7, 3]),
                ([1, 2, 3], [0, 2, 2]),
            ];
            for (start, count) in slabs {
                let slab = Hyperslab {
                    start: start.to_vec(),
                    count: count.to_vec(),
                };
                let part = first.part(&slab).unwrap();
                assert_eq!(part.bytes, whole.cut(&slab).bytes, "{init} {slab:?}");
                assert_eq!(part.shape, count);
            }
        }
    }
}
