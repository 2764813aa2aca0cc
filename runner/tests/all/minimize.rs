//! `reactant-rs minimize`: the initial state of a diffusion is recovered from its final state, with
//! files and curves, stopped and resumed.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::{HostArray, npy, npz};
use stablehlo::ElementType;

use crate::common::{ends, reactant};

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels");
const TRUTH: &str = "exp(-((i - 25)^2 + (j - 20)^2) / 60)";

/// Writes a job `name`: the diffusion example from `first`, with the misfit of its final state to
/// the observations.
fn job(folder: &Path, name: &str, first: &str, more: &str) {
    let text = std::fs::read_to_string(format!("{KERNELS}/diffusion/diffusion.toml")).unwrap();
    let text = text.replace(
        "\"diffusion.ptx\"",
        &format!("\"{KERNELS}/diffusion/diffusion.ptx\""),
    );
    let text = text.replace(
        "{ random = \"normal\", seed = 30 }",
        &format!("{{ expr = \"{first}\" }}\nunits = \"kg m-3\"\nlong_name = \"concentration\""),
    );
    std::fs::write(folder.join(name), text + more).unwrap();
}

const MISFIT: &str = "
[arrays.observed]
dtype = \"f64\"
shape = [\"ny\", \"nx\"]
dims = [\"y\", \"x\"]
init = { file = \"diffusion.npz\", variable = \"c\" }
[objective.misfit]
expr = \"mean((c - observed)^2)\"
units = \"kg2 m-6\"
[gradient]
of = \"misfit\"
wrt = [\"c\"]
[minimize]
scale = { c = 0.5 }
";

/// Writes the observations, and the job that recovers the initial state.
fn twin(folder: &Path, more: &str) {
    job(folder, "truth.toml", TRUTH, "");
    said(folder, "run truth.toml --target interpreter --quiet", 0);
    job(folder, "job.toml", "0.3", &(MISFIT.to_owned() + more));
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn c(path: &Path) -> HostArray {
    npy::read_file(path, ElementType::F64, &[43, 61])
        .unwrap_or_else(|error| panic!("{}", error.message))
}

/// Returns the root mean square of the distance from the true initial state.
fn distance(c: &HostArray) -> f64 {
    let truth = |k: usize| {
        let (i, j) = ((k % 61) as f64, (k / 61) as f64);
        (-((i - 25.0).powi(2) + (j - 20.0).powi(2)) / 60.0).exp()
    };
    let squares = c.values().enumerate().map(|(k, c)| (c - truth(k)).powi(2));
    (squares.sum::<f64>() / c.len() as f64).sqrt()
}

/// Returns the columns of a curve.
fn curve(path: &Path) -> Vec<Vec<f64>> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let head = "iteration,cost,gradient_norm,step,evaluations,background";
    assert_eq!(lines.next(), Some(head));
    let row = |line: &str| line.split(',').map(|cell| cell.parse().unwrap()).collect();
    lines.map(row).collect()
}

const LINE: &str = "minimize job.toml --target interpreter";

#[test]
fn a_first_state_is_recovered() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    twin(folder, "");
    let line = format!(
        "{LINE} --tolerance 1e-4 -o all.npz -o c=c.npy -o c=c.png --curve cost.csv --curve cost.png --curve cost.npz --timings"
    );
    let (out, err) = said(folder, &line, 0);
    let rows = curve(&folder.join("cost.csv"));
    let costs: Vec<f64> = rows.iter().map(|row| row[1]).collect();
    assert!(costs.windows(2).all(|pair| pair[1] < pair[0]), "{costs:?}");
    assert!(costs[costs.len() - 1] < 1e-5 * costs[0], "{costs:?}");
    // All iterations but a few evaluate once.
    let last = rows.last().unwrap();
    assert!(last[4] < 1.5 * last[0] + 5.0, "{last:?}");
    assert!(out.starts_with("iteration  evaluations  misfit"), "{out}");
    assert_eq!(out.lines().count(), rows.len() + 10, "{out}");
    assert!(
        out.contains("the gradient is") && out.contains("wrote c.npy"),
        "{out}"
    );
    assert!(err.contains("search  ") && err.contains("compile"), "{err}");
    let found = c(&folder.join("c.npy"));
    assert!(distance(&found) < 0.02, "{}", distance(&found));
    let read = |file: &str, name: &str, shape: &[usize]| {
        npz::read_file(&folder.join(file), name, ElementType::F64, shape).unwrap()
    };
    assert!(read("all.npz", "c", &[43, 61]) == found);
    assert_eq!(
        read("all.npz", "misfit", &[]).get(0),
        costs[costs.len() - 1]
    );
    let norms = read("cost.npz", "gradient_norm", &[rows.len()]);
    assert!(norms.values().eq(rows.iter().map(|row| row[2])));
    for png in ["c.png", "cost.png"] {
        let bytes = std::fs::read(folder.join(png)).unwrap();
        assert!(bytes.starts_with(b"\x89PNG") && bytes.len() > 5000, "{png}");
    }
}

#[test]
fn a_search_goes_on_with_the_same_bits() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    twin(folder, "iterations = 6\nhistory = 3\nfolder = \"kept\"\n");
    said(
        folder,
        &format!("{LINE} --checkpoints whole --curve whole.csv -o whole.npy"),
        0,
    );
    said(folder, &format!("{LINE} --iterations 2"), 0);
    let (_, err) = said(
        folder,
        &format!("{LINE} --resume --curve part.csv -o part.npy"),
        0,
    );
    assert!(
        err.contains("evaluations are in `kept`: going on after them"),
        "{err}"
    );
    assert_eq!(
        curve(&folder.join("part.csv")),
        curve(&folder.join("whole.csv"))
    );
    assert!(c(&folder.join("part.npy")) == c(&folder.join("whole.npy")));
    // Nothing is evaluated twice: stored values are used, whatever they are.
    let described = std::fs::read_to_string(folder.join("kept/zarr.json")).unwrap();
    let (rest, last) = described.rsplit_once("\"bits\":\"").unwrap();
    let (_, end) = last.split_once('"').unwrap();
    let bits = 1e-30f64.to_bits();
    std::fs::write(
        folder.join("kept/zarr.json"),
        format!("{rest}\"bits\":\"{bits}\"{end}"),
    )
    .unwrap();
    let (out, _) = said(folder, &format!("{LINE} --resume"), 0);
    assert!(out.contains("1.000000e-30"), "{out}");
    // An artifact gives the same.
    said(folder, "compile job.toml --gradient -o job.rxa", 0);
    let line =
        "minimize job.rxa --target interpreter --checkpoints again --curve rxa.csv -o rxa.npy";
    said(folder, line, 0);
    assert!(c(&folder.join("rxa.npy")) == c(&folder.join("whole.npy")));
    assert_eq!(
        curve(&folder.join("rxa.csv")),
        curve(&folder.join("whole.csv"))
    );
}

#[test]
fn on_a_mesh_it_is_the_same_search() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    twin(folder, "iterations = 4\n");
    said(folder, &format!("{LINE} -o one.npy"), 0);
    said(folder, &format!("{LINE} --mesh 2x3 -o many.npy"), 0);
    let (one, many) = (c(&folder.join("one.npy")), c(&folder.join("many.npy")));
    for (x, y) in one.values().zip(many.values()) {
        assert!((x - y).abs() < 1e-12, "{x} {y}");
    }
}

#[test]
fn scalars_are_searched_with_arrays() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    twin(folder, "");
    let path = folder.join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    // The time step of the run that made the observations.
    let text = text
        .replace("dt = 0.05", "dt = 0.08")
        .replace("\"0.3\"", &format!("\"{TRUTH}\""));
    std::fs::write(&path, text).unwrap();
    let (out, _) = said(folder, &format!("{LINE} --gradient misfit:dt -o dt.npz"), 0);
    let dt = npz::read_file(&folder.join("dt.npz"), "dt", ElementType::F64, &[]).unwrap();
    assert!((dt.get(0) - 0.05).abs() < 1e-6, "{out}");
    said(
        folder,
        &format!("{LINE} --gradient misfit:dt,c --iterations 3 -o both.npz"),
        0,
    );
}

/// At the minimum of a misfit plus a background term, their gradients are opposite; unobserved
/// values do not change.
#[test]
fn the_first_values_are_a_background() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let sigma = "{ expr = \"0.1 + 0.01 * i\" }";
    twin(folder, &format!("background = {{ c = {sigma} }}\n"));
    let path = folder.join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    // Only the west is observed, with a standard error of 0.05.
    let seen = "sum((c[:, 0:30] - observed[:, 0:30])^2) / (2 * 0.05^2)";
    let text = text.replace("mean((c - observed)^2)", seen);
    std::fs::write(&path, &text).unwrap();
    let line = format!("{LINE} --tolerance 1e-7 -o c.npy -o found.npz --curve cost.csv");
    let (out, _) = said(folder, &line, 0);
    assert!(out.starts_with("iteration  evaluations  cost"), "{out}");
    assert!(out.contains(" and background = "), "{out}");
    let found = c(&folder.join("c.npy"));
    let change = |k: usize| (found.get(k) - 0.3) / (0.1 + 0.01 * (k % 61) as f64);
    let term = 0.5 * (0..43 * 61).map(|k| change(k).powi(2)).sum::<f64>();
    let last = curve(&folder.join("cost.csv")).pop().unwrap();
    assert!((last[5] / term - 1.0).abs() < 1e-12, "{last:?} {term}");
    let read = |file: &str, name: &str, shape: &[usize]| {
        npz::read_file(&folder.join(file), name, ElementType::F64, shape).unwrap()
    };
    let misfit = read("found.npz", "misfit", &[]).get(0);
    assert!(
        (misfit + term - last[1]).abs() < 1e-9 * last[1],
        "{misfit} {term} {last:?}"
    );
    let line =
        "run job.toml --target interpreter --quiet --gradient misfit:c --init c=c.npy -o at.npz";
    said(folder, line, 0);
    let slope = read("at.npz", "dmisfit_dc", &[43, 61]);
    let largest = (0..43 * 61).map(|k| slope.get(k).abs()).fold(0.0, f64::max);
    for k in 0..43 * 61 {
        let sigma = 0.1 + 0.01 * (k % 61) as f64;
        let both = slope.get(k) + change(k) / sigma;
        assert!(both.abs() < 1e-4 * largest, "{k}: {both} {largest}");
        // Six steps reach six cells.
        assert!(k % 61 < 36 || found.get(k) == 0.3, "{k}: {}", found.get(k));
    }
    assert!(largest > 1.0 && distance(&found) > 0.01);
    // With the deviations from a file it is the same search, also from an artifact.
    let cells = (0..43 * 61).map(|k| 0.1 + 0.01 * (k % 61) as f64);
    let bytes = cells.flat_map(f64::to_le_bytes).collect();
    let sigmas = HostArray {
        bytes,
        ..found.clone()
    };
    let file = std::fs::File::create(folder.join("sigma.npy")).unwrap();
    npy::write(&mut std::io::BufWriter::new(file), &sigmas).unwrap();
    std::fs::write(&path, text.replace(sigma, "{ file = \"sigma.npy\" }")).unwrap();
    said(folder, "compile job.toml --gradient -o job.rxa", 0);
    std::fs::remove_file(folder.join("sigma.npy")).unwrap();
    let line = "minimize job.rxa --target interpreter --tolerance 1e-7 -o again.npy";
    said(folder, line, 0);
    assert!(c(&folder.join("again.npy")) == found);
}

#[test]
fn what_is_amiss_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    twin(folder, "folder = \"kept\"\niterations = 1\n");
    said(folder, LINE, 0);
    let path = folder.join("job.toml");
    let text = std::fs::read_to_string(&path).unwrap();
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        std::fs::write(&path, text.replace(from, to)).unwrap();
    };
    let amiss = |flags: &str, code: i32, wanted: &[&str]| {
        let (_, err) = said(folder, &format!("{LINE}{flags}"), code);
        // Lines may be wrapped anywhere.
        let err = err
            .split_whitespace()
            .filter(|word| *word != "│")
            .collect::<Vec<_>>()
            .join(" ");
        assert!(
            wanted.iter().all(|part| err.contains(part)),
            "{wanted:?}\n{err}"
        );
    };
    amiss("", 1, &["holds 2 evaluations already", "--resume"]);
    amiss(
        " --resume --gradient misfit:kappa",
        1,
        &["of another search"],
    );
    amiss(
        " --checkpoints new --gradient misfit:zappa",
        1,
        &["no array and no scalar `zappa`"],
    );
    amiss(
        " --checkpoints new -o c.nope",
        2,
        &["the extension must be"],
    );
    amiss(" --checkpoints new --curve c.npy", 2, &["`.csv`"]);
    amiss(
        " --checkpoints new --curve no/c.csv",
        1,
        &["does not exist"],
    );
    amiss(" --checkpoints new -o k=c.npy", 2, &["no value of `k`"]);
    amiss(" --checkpoints . --resume", 1, &["holds no evaluations"]);
    with("[gradient]\nof = \"misfit\"\nwrt = [\"c\"]\n", "");
    amiss(
        " --checkpoints new",
        2,
        &["what `misfit` is differentiated by"],
    );
    with(
        "wrt = [\"c\"]",
        "wrt = [\"c\"]\ncheckpoint = { segment = 2 }",
    );
    amiss(" --checkpoints new", 3, &["in segments", "leave `segment`"]);
    with("mean((c - observed)^2)", "log(mean(c) - 1)");
    amiss(
        " --checkpoints new",
        1,
        &["the objective is NaN where the search starts"],
    );
    with("mean((c - observed)^2)", "sqrt(sum(c - c))");
    amiss(" --checkpoints new2", 1, &["derivatives are no numbers"]);
    with("iterations = 1", "background = { kappa = 1.0 }");
    amiss(
        " --checkpoints new3",
        1,
        &[
            "`kappa` has a background, but is not searched",
            "is searched: c",
        ],
    );
    with(
        "iterations = 1",
        "background = { c = { expr = \"i - 7\" } }",
    );
    amiss(
        " --checkpoints new3",
        1,
        &["not all greater than 0", "it is -7 at [0, 0]"],
    );
    with("iterations = 1", "background = { c = 0.5 }");
    amiss(" --resume", 1, &["of another search"]);
    with("folder = \"kept\"\n", "");
    amiss(" --resume", 2, &["--checkpoints FOLDER"]);
}
