//! The first value of an array.
//!
//! Random numbers are reproducible: ChaCha8 seeded by `seed_from_u64(seed)`, on the stream whose number is the FNV-1a hash of
//! the array's name, so that arrays with the same seed differ. Uniform floats are `low + (high - low) * k / 2^p`, where `k` is
//! the top `p` bits of a 64-bit word and `p` the type's precision; normal ones are `rand_distr`'s ziggurat in `f64`.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rand_distr::{Distribution, StandardNormal};
use stablehlo::ElementType::{self, *};

use super::npy::Misfit;
use super::{HostArray, npy, npz, step, type_name};
use crate::element;
use crate::expr::Expr;
use crate::fault::{Fault, Result};
use crate::job::check::misfit_fault;
use crate::job::scope::Scope;
use crate::job::{Array, Init, Job, Law};
use crate::number::{self, Number};

/// The first value of `array`. Fails if a file does not fit, an expression leaves the type's range, or memory runs out.
pub fn initial(job: &Job, array: &Array) -> Result<HostArray> {
    match &array.init.value {
        Init::File { path, key } => {
            let read = match path.extension() {
                Some(extension) if extension == "npz" => {
                    let key = key.as_deref().unwrap_or(&array.name.value);
                    npz::read_file(path, key, array.element, &array.shape)
                }
                _ => npy::read_file(path, array.element, &array.shape),
            };
            read.map_err(|misfit| misfit_fault(job, array, &misfit).into())
        }
        Init::Constant(value) => constant(job, array, *value),
        Init::Iota => iota(job, array),
        Init::Expression(text) => expression(job, array, text),
        Init::Random { law, seed } => random(job, array, *law, *seed),
    }
}

/// Room for all bytes of `array`, or a fault that says how much memory that is.
fn reserve(job: &Job, array: &Array) -> Result<Vec<u8>> {
    let wanted = super::count(&array.shape) * element::bytes(array.element);
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(wanted).is_err() {
        let ty = type_name(array.element, &array.shape);
        let message = format!("array `{}` does not fit into memory", array.name.value);
        let label = format!("{ty} is {:.1} GiB", wanted as f64 / 2f64.powi(30));
        return Err(job
            .fault("job-array-too-large", &array.name.at, message, label)
            .into());
    }
    Ok(bytes)
}

fn whole(array: &Array, bytes: Vec<u8>) -> HostArray {
    HostArray {
        element: array.element,
        shape: array.shape.clone(),
        bytes,
    }
}

fn fault(job: &Job, array: &Array, message: String) -> Fault {
    let sentence = format!(
        "the initial value of `{}` does not fit {}",
        array.name.value,
        element::name(array.element)
    );
    job.fault("job-bad-number", &array.init.at, sentence, message)
}

fn constant(job: &Job, array: &Array, value: Number) -> Result<HostArray> {
    let mut bytes = reserve(job, array)?;
    let one = value
        .encode(array.element)
        .map_err(|message| fault(job, array, message))?;
    if one.iter().all(|byte| *byte == one[0]) {
        bytes.resize(bytes.capacity(), one[0]);
        bytes.truncate(super::count(&array.shape) * one.len());
    } else {
        for _ in 0..super::count(&array.shape) {
            bytes.extend_from_slice(&one);
        }
    }
    Ok(whole(array, bytes))
}

fn iota(job: &Job, array: &Array) -> Result<HostArray> {
    let last = Number::Int(super::count(&array.shape) as i128 - 1);
    if !last.fits(array.element) {
        return Err(fault(job, array, format!("`iota` counts to {last}")).into());
    }
    let mut bytes = reserve(job, array)?;
    for index in 0..super::count(&array.shape) {
        if element::is_float(array.element) {
            number::push(index as f64, array.element, &mut bytes);
        } else {
            bytes.extend_from_slice(&index.to_le_bytes()[..element::bytes(array.element)]);
        }
    }
    Ok(whole(array, bytes))
}

fn expression(job: &Job, array: &Array, text: &str) -> Result<HostArray> {
    let scope = Scope::of(job, array);
    let expr =
        Expr::parse(text, &scope.names()).map_err(|error| fault(job, array, error.message))?;
    let mut bytes = reserve(job, array)?;
    let (rows, cells) = array.shape.split_at(array.shape.len().saturating_sub(1));
    let cells = cells.first().copied().unwrap_or(1);
    let (mut index, mut stack) = (vec![0; rows.len()], Vec::new());
    let mut part = vec![0.0; cells.min(PART)];
    for _ in 0..super::count(rows) {
        for start in (0..cells).step_by(PART) {
            part.resize(PART.min(cells - start), 0.0);
            let fill =
                |name: usize, part: &mut [f64]| scope.fill(name, &index, start, &array.halo, part);
            expr.eval_row(&fill, &mut stack, &mut part);
            for (cell, value) in part.iter().enumerate() {
                if !number::push(*value, array.element, &mut bytes) {
                    let at = [index.as_slice(), &[start + cell]].concat();
                    return Err(fault(job, array, format!("it is {value} at {at:?}")).into());
                }
            }
        }
        step(&mut index, rows);
    }
    Ok(whole(array, bytes))
}

/// Cells that are evaluated at once: few enough for a cache, enough to forget the cost of each node.
const PART: usize = 4096;

fn random(job: &Job, array: &Array, law: Law, seed: u64) -> Result<HostArray> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(fnv1a(&array.name.value));
    let mut bytes = reserve(job, array)?;
    let count = super::count(&array.shape);
    let is_float = element::is_float(array.element);
    for _ in 0..count {
        let value = match law {
            Law::Normal { .. } if !is_float => {
                return Err(fault(
                    job,
                    array,
                    "normally distributed numbers are no integers".to_owned(),
                )
                .into());
            }
            Law::Normal { mean, deviation } => {
                let standard: f64 = StandardNormal.sample(&mut rng);
                mean + deviation * standard
            }
            Law::Uniform(bounds) if is_float => {
                let (low, high) = bounds.unwrap_or((0.0, 1.0));
                let bits = precision_bits(array.element);
                low + (high - low)
                    * (rng.next_u64() >> (64 - bits)) as f64
                    * 2f64.powi(-(bits as i32))
            }
            Law::Uniform(bounds) => {
                let (_, greatest) = element::integer_range(array.element).unwrap_or((0, 0));
                let (low, high) =
                    bounds.unwrap_or((0.0, (count as f64).min(greatest as f64 + 1.0)));
                rng.random_range(low.ceil() as i64..(high.ceil() as i64).max(low.ceil() as i64 + 1))
                    as f64
            }
        };
        if !number::push(value, array.element, &mut bytes) {
            return Err(fault(job, array, format!("{value} is among the random numbers")).into());
        }
    }
    Ok(whole(array, bytes))
}

/// Bits of the significand, the hidden one included.
fn precision_bits(element: ElementType) -> u32 {
    match element {
        F16 => 11,
        BF16 => 8,
        F32 => 24,
        F64 => 53,
        Pred | I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => {
            unreachable!("integers have no significand")
        }
    }
}

fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A misfit as text, for callers without a place.
impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
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
        // Pinned, since results that people keep depend on them.
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
}
