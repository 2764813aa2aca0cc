//! `[series]`: one value per step, listed in the job or read from a file.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::{HostArray, npy, npz};
use stablehlo::ElementType;

use crate::common::{ends, reactant, unwrapped};

const PTX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/varying/series.ptx");
const TARGETS: [&str; 2] = ["interpreter", "cpu"];

/// The arguments for parameters `a` and `b` of `note`.
const ALPHA: [f64; 7] = [
    0.1,
    0.30000000000000004,
    -0.0,
    1e300,
    f64::MIN_POSITIVE,
    f64::INFINITY,
    -1.0 / 3.0,
];
/// The index of each write, the number of writes, and the number of blocks of two threads.
const PLACES: [i64; 7] = [12, 0, 9, 4, 17, 2, 14];
const COUNTS: [i64; 7] = [2, 1, 3, 4, 1, 0, 3];
const BLOCKS: [i64; 7] = [1, 1, 2, 3, 1, 0, 2];
/// Factors and shifts of `relax`, and the steps in which it runs.
const RATES: [f64; 7] = [0.5, 1.25, 0.1, 2.0, -0.75, 1.0, 0.9];
const SHIFTS: [i64; 7] = [3, -1, 4, -1, 5, -9, 2];
const DUE: [i64; 7] = [1, 0, 0, 1, 1, 0, 1];

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn write(folder: &Path, text: &str) {
    let text = format!("kernels = [\"{PTX}\"]\n{text}");
    std::fs::write(folder.join("job.toml"), text).unwrap();
}

fn of_npz(folder: &Path, file: &str, array: &str, shape: &[usize]) -> Vec<f64> {
    let element = match array {
        "narrow" => ElementType::F32,
        _ => ElementType::F64,
    };
    let found = npz::read_file(&folder.join(file), array, element, shape);
    let found = found.unwrap_or_else(|error| panic!("{file}: {}", error.message));
    found.values().collect()
}

fn floats(values: &[f64]) -> HostArray {
    HostArray {
        element: ElementType::F64,
        shape: vec![values.len()],
        bytes: values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect(),
    }
}

fn integers(values: &[i64]) -> HostArray {
    let narrow = values.iter().map(|value| *value as i32);
    HostArray {
        element: ElementType::I32,
        shape: vec![values.len()],
        bytes: narrow.flat_map(i32::to_le_bytes).collect(),
    }
}

/// Writes the files of the series of [`JOB`].
fn write_series(folder: &Path) {
    let arrays = [
        ("alpha", floats(&ALPHA)),
        ("p", integers(&PLACES)),
        ("count", integers(&COUNTS)),
        ("rate", floats(&RATES)),
    ];
    let arrays = arrays.iter().map(|(name, array)| (*name, array));
    npz::write_file(&folder.join("series.npz"), arrays).unwrap();
    let mut file = std::fs::File::create(folder.join("shift.npy")).unwrap();
    npy::write(&mut file, &integers(&SHIFTS)).unwrap();
}

const JOB: &str = r#"
[scalars]
n = 11
[series]
alpha = { file = "series.npz" }
place = { file = "series.npz", key = "p" }
count = { file = "series.npz" }
blocks = { values = [1, 1, 2, 3, 1, 0, 2] }
rate = { file = "series.npz" }
shift = { file = "shift.npy" }
due = { values = [1, 0, 0, 1, 1, 0, 1] }
[arrays.wide]
dtype = "f64"
shape = [18]
init = 7.0
[arrays.narrow]
dtype = "f32"
shape = [18]
[arrays.u]
dtype = "f64"
shape = ["n"]
init = { expr = "i / 4" }
[[launch]]
kernel = "note"
grid = "blocks"
block = 2
args = [{ array = "wide", offset = "place" }, { array = "narrow", offset = "place" }, "alpha", "alpha", "count"]
[[launch]]
kernel = "relax"
grid = 3
block = 4
args = ["u", { struct = [{ value = "rate", type = "f64" }, "shift + 0 * step"] }, "n"]
when = "due > 0.5"
[loop]
steps = 7
[[output]]
file = "out.npz"
arrays = ["wide", "narrow", "u"]
[objective]
J = "sum(u^2)"
[gradient]
of = "J"
wrt = "u"
"#;

fn noted(steps: usize) -> (Vec<f64>, Vec<f64>) {
    let (mut wide, mut narrow) = (vec![7.0; 18], vec![0.0; 18]);
    for step in 0..steps {
        for i in 0..COUNTS[step].min(2 * BLOCKS[step]) {
            let place = (PLACES[step] + i) as usize;
            wide[place] = ALPHA[step];
            narrow[place] = f64::from(ALPHA[step] as f32);
        }
    }
    (wide, narrow)
}

fn relaxed(steps: usize) -> Vec<f64> {
    let mut u: Vec<f64> = (0..11).map(|i| f64::from(i) / 4.0).collect();
    for step in (0..steps).filter(|step| DUE[*step] == 1) {
        u.iter_mut()
            .for_each(|u| *u = u.mul_add(RATES[step], SHIFTS[step] as f64));
    }
    u
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|value| value.to_bits()).collect()
}

fn outputs_are_those_of(folder: &Path, steps: usize) {
    let (wide, narrow) = noted(steps);
    let of = |name, len| of_npz(folder, "out.npz", name, &[len]);
    assert_eq!(bits(&of("wide", 18)), bits(&wide));
    assert_eq!(bits(&of("narrow", 18)), bits(&narrow));
    for (a, b) in of("u", 11).iter().zip(relaxed(steps)) {
        assert!((a - b).abs() <= 1e-14 * b.abs().max(1.0), "{a} {b}");
    }
}

#[test]
fn arguments_offsets_grids_structures_and_conditions_take_numbers_of_series() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    write(folder, JOB);
    for target in TARGETS {
        said(folder, &format!("run job.toml --target {target}"), 0);
        outputs_are_those_of(folder, 7);
        said(
            folder,
            &format!("run job.toml --target {target} --steps 3"),
            0,
        );
        outputs_are_those_of(folder, 3);
    }
    for against in ["interpreter", "native"] {
        said(folder, &format!("check job.toml --against {against}"), 0);
        let all = format!("check job.toml --steps 7 --against {against}");
        said(folder, &all, 0);
    }
    said(folder, "run job.toml --mesh 3", 0);
    outputs_are_those_of(folder, 7);
    said(folder, "plan job.toml --target cpu --mesh 3", 0);
    let (_, err) = said(folder, "run job.toml --steps 8", 2);
    assert!(err.contains("the series `alpha` has 7 numbers"), "{err}");
}

#[test]
fn artifacts_have_the_numbers_in_them() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    write(folder, JOB);
    said(folder, "compile job.toml -o job.rxa --target cpu", 0);
    for file in ["series.npz", "shift.npy", "job.toml"] {
        std::fs::remove_file(folder.join(file)).unwrap();
    }
    said(folder, "run job.rxa", 0);
    outputs_are_those_of(folder, 7);
    said(folder, "run job.rxa --steps 5", 0);
    outputs_are_those_of(folder, 5);
    let (_, err) = said(folder, "run job.rxa --steps 8", 2);
    assert!(err.contains("compiled for at most 7 steps"), "{err}");
}

#[test]
fn runs_go_on_where_the_numbers_before_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    let text = format!("{JOB}[restart]\nfile = \"r.zarr\"\n");
    write(folder, &text);
    said(folder, "run job.toml --steps 4", 0);
    // The values of later steps may change, those of earlier steps may not.
    let later = text.replace("1, 0, 0, 1, 1, 0, 1]", "1, 0, 0, 1, 1, 0, 1, 1]");
    write(folder, &later);
    said(folder, "run job.toml --resume", 0);
    outputs_are_those_of(folder, 7);
    write(
        folder,
        &text.replace("1, 0, 0, 1, 1, 0, 1]", "1, 1, 0, 1, 1, 0, 1]"),
    );
    let (_, err) = said(folder, "run job.toml --resume", 1);
    assert!(err.contains("series.due"), "{err}");
}

#[test]
fn derivatives_take_series_for_constants() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    write(folder, JOB);
    said(folder, "run job.toml --gradient J:u --out g.npz", 0);
    let factor: f64 = (0..7)
        .filter(|step| DUE[*step] == 1)
        .map(|step| RATES[step])
        .product();
    let slopes = of_npz(folder, "g.npz", "dJ_du", &[11]);
    for (slope, u) in slopes.iter().zip(relaxed(7)) {
        assert!((slope - 2.0 * u * factor).abs() < 1e-12 * slope.abs().max(1.0));
    }
    // With respect to a scalar factor of a series; the series becomes a constant of the program.
    let text = JOB.replace("n = 11", "n = 11\nc = 1.0");
    let text = text.replace("value = \"rate\"", "value = \"c * rate\"");
    write(folder, &text);
    said(folder, "run job.toml --gradient J:c --out g.npz", 0);
    let cost = |c: f64| {
        let mut u: Vec<f64> = (0..11).map(|i| f64::from(i) / 4.0).collect();
        for step in (0..7).filter(|step| DUE[*step] == 1) {
            u.iter_mut()
                .for_each(|u| *u = *u * c * RATES[step] + SHIFTS[step] as f64);
        }
        u.iter().map(|u| u * u).sum::<f64>()
    };
    let slope = (cost(1.0 + 1e-5) - cost(1.0 - 1e-5)) / 2e-5;
    let found = of_npz(folder, "g.npz", "dJ_dc", &[])[0];
    assert!(
        (found - slope).abs() < 1e-7 * slope.abs(),
        "{found} {slope}"
    );
}

#[test]
fn indices_of_unrolled_launches_stand_beside_series() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    let text = JOB.replace("kernel = \"note\"", "kernel = \"note\"\nunroll = { m = 2 }");
    let text = text.replace(
        "offset = \"place\"",
        "offset = \"floor(place / 3) + 9 * m\"",
    );
    write(
        folder,
        &text.replace("\"alpha\", \"count\"", "\"alpha * m\", 1"),
    );
    said(folder, "run job.toml", 0);
    let (mut wide, mut narrow) = ([7.0; 18], [0.0; 18]);
    for step in (0..7).filter(|step| BLOCKS[*step] > 0) {
        for m in 0..2 {
            let place = (PLACES[step] / 3) as usize + 9 * m;
            wide[place] = ALPHA[step];
            narrow[place] = f64::from((ALPHA[step] * m as f64) as f32);
        }
    }
    let of = |name| of_npz(folder, "out.npz", name, &[18]);
    assert_eq!(bits(&of("wide")), bits(&wide));
    for (a, b) in of("narrow").iter().zip(narrow) {
        assert!(
            a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan(),
            "{a} {b}"
        );
    }
    said(folder, "check job.toml --steps 7", 0);
}

#[test]
fn without_a_loop_there_is_one_number() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    let text = JOB.replace("[loop]\nsteps = 7\n", "");
    write(
        folder,
        &text.replace(
            "alpha = { file = \"series.npz\" }",
            "alpha = { values = [-0.0] }",
        ),
    );
    said(folder, "run job.toml", 0);
    let wide = of_npz(folder, "out.npz", "wide", &[18]);
    assert_eq!(wide[12].to_bits(), (-0.0f64).to_bits());
    assert_eq!(wide[14], 7.0);
}

#[test]
fn mistakes_show_their_place() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    write_series(folder);
    let square = HostArray::zeros(ElementType::F64, &[3, 4]);
    let large = HostArray {
        element: ElementType::I64,
        shape: vec![7],
        bytes: [1i64 << 60; 7]
            .iter()
            .flat_map(|v| v.to_le_bytes())
            .collect(),
    };
    let arrays = [("square", &square), ("large", &large)];
    npz::write_file(&folder.join("wrong.npz"), arrays).unwrap();
    let cases = [
        (
            "{ file = \"series.npz\" }",
            "{ file = \"none.npz\" }",
            "no such file",
        ),
        (
            "{ file = \"series.npz\" }",
            "{ file = \"series.npz\", key = \"alhpa\" }",
            "did you mean `alpha`?",
        ),
        (
            "{ file = \"series.npz\" }",
            "{ file = \"wrong.npz\", key = \"square\" }",
            "it holds f64[3,4], and a series has one dimension",
        ),
        (
            "{ file = \"series.npz\" }",
            "{ file = \"wrong.npz\", key = \"large\" }",
            "at step 0 is beyond 2^53",
        ),
        (
            "steps = 7",
            "steps = 9",
            "series `alpha` has 7 numbers, and the job has 9 steps",
        ),
        (
            "\"alpha\", \"alpha\", \"count\"",
            "\"alpha\", \"alpha\", \"rate\"",
            "at step 0 it is 0.5, which is no integer",
        ),
        (
            "offset = \"place\" }, {",
            "offset = \"place + 2\" }, {",
            "it comes to 19",
        ),
        ("grid = \"blocks\"", "grid = \"shift\"", "it comes to -9"),
        (
            "\"alpha\", \"alpha\", \"count\"",
            "\"alpha\", \"alhpa\", \"count\"",
            "did you mean `alpha`?",
        ),
        (
            "[loop]",
            "[loop]\nuntil = \"due > 0.5\"",
            "nothing here is called `due`",
        ),
        (
            "block = 2",
            "block = \"count\"",
            "`count` is no number that may stand here",
        ),
        (
            "block = 2",
            "block = \"u\"",
            "`u` is no number that may stand here",
        ),
        (
            "[\"u\", {",
            "[{ array = \"due\", offset = 1 }, {",
            "no array `due`",
        ),
        (
            "[[launch]]\nkernel = \"note\"",
            "[[before]]\nkernel = \"note\"",
            "this depends on the step",
        ),
    ];
    for (from, to, wanted) in cases {
        assert!(JOB.contains(from), "{from}");
        write(folder, &JOB.replacen(from, to, 1));
        let (_, err) = said(folder, "run job.toml", 1);
        let said = unwrapped(&err).to_lowercase();
        assert!(said.contains(&wanted.to_lowercase()), "{wanted}: {err}");
        assert!(err.contains("job.toml:"), "{err}");
    }
}
