//! Runs that start from the results of others: files without the halo of the arrays, named in a job
//! or by `--init`.

use std::path::Path;

use runner::arrays::{HostArray, npz};
use stablehlo::ElementType::F32;

use crate::common::{H, ends, growing, growing_changed, growing_from, h_after, reactant, run};

/// Results in all formats.
const RESULTS: &str = r#"
[[output]]
file = "all.nc"
arrays = ["h", "mask"]
every = 1
[[output]]
file = "last.zarr"
arrays = ["h"]
[[output]]
file = "last.npz"
arrays = ["h"]
[[output]]
file = "h.npy"
arrays = ["h"]
"#;

/// Every file that a run writes, as an argument of `--init`.
const KINDS: [&str; 5] = [
    "all.nc,time=-1",
    "all.nc,variable=h,time=3",
    "last.zarr",
    "last.npz",
    "h.npy",
];

/// Returns the initial values of `h`, with the halo.
fn first(folder: &Path, job: &Path, init: &str) -> HostArray {
    let mut command = reactant();
    command.current_dir(folder).arg("initial").arg(job);
    if !init.is_empty() {
        command.args(["--init", init]);
    }
    ends(command.args(["-o", "first.npz"]), 0);
    npz::read_file(&folder.join("first.npz"), "h", F32, &[6, 10]).unwrap()
}

/// Returns the initial values of `growing` jobs, and the values after `steps` steps inside a halo
/// of 1 by 2.
fn expected(steps: f64) -> Vec<f64> {
    let cell = |place: usize| {
        let (j, i) = (place / 10, place % 10);
        let start = 0.5 + (i as f64 - 2.0) + 100.0 * (10.0 + 2.0 * (j as f64 - 1.0));
        let is_inside = (1..5).contains(&j) && (2..8).contains(&i);
        start + if is_inside { 0.5 * steps } else { 0.0 }
    };
    (0..60).map(cell).collect()
}

#[test]
fn a_run_goes_on_from_the_results_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let long = growing(folder, "long.rxa", 7, H);
    let wanted = h_after(folder, &long, &[], "long");
    let spin_up = growing(folder, "spin_up.rxa", 3, RESULTS);
    let out = folder.join("spun");
    run(&spin_up, &out, &[], 0);
    let rest = growing(folder, "rest.rxa", 4, H);
    for (number, kind) in KINDS.iter().enumerate() {
        let init = format!("h=spun/{kind}");
        let found = first(folder, &rest, &init);
        assert!(found.values().eq(expected(3.0)), "{kind}: {found:?}");
        let init = format!("h={}/{kind}", out.display());
        for (mesh, flags) in [&[][..], &["--mesh", "2x5"], &["--mesh", "7"]]
            .iter()
            .enumerate()
        {
            let flags = [&["--init", &init], *flags].concat();
            let name = format!("{number}-{mesh}");
            assert!(h_after(folder, &rest, &flags, &name) == wanted, "{flags:?}");
        }
    }
    assert!(first(folder, &rest, "").values().eq(expected(0.0)));
}

#[test]
fn a_job_says_what_the_halo_starts_from() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let spin_up = growing(folder, "spin_up.rxa", 3, RESULTS);
    run(&spin_up, folder, &[], 0);
    let inside = first(folder, &spin_up, "h=h.npy");
    for file in [
        r#"file = "all.nc", index = { time = -1 }"#,
        r#"file = "h.npy""#,
    ] {
        for (halo, at_corner) in [("\"zeros\"", 0.0), ("7.5", 7.5), ("{ expr = \"x\" }", -1.5)] {
            let init = format!("{{ {file}, halo = {halo} }}");
            // An artifact stores NumPy files, and refers to others by name.
            let job = growing_from(folder, "job.rxa", &init, 4, H);
            let found = first(folder, &job, "");
            assert_eq!(found.get(0), at_corner, "{init}");
            for place in
                (0..60).filter(|p| (1..5).contains(&(p / 10)) && (2..8).contains(&(p % 10)))
            {
                assert_eq!(found.get(place), inside.get(place), "{init} at {place}");
            }
        }
    }
    // A file that contains the halo is used as it is: `halo` has no effect.
    let all = first(folder, &spin_up, "");
    let file = std::fs::File::create(folder.join("all.npy")).unwrap();
    runner::arrays::npy::write(&mut std::io::BufWriter::new(file), &all).unwrap();
    let job = growing_from(
        folder,
        "job.rxa",
        "{ file = \"all.npy\", halo = 7.5 }",
        4,
        H,
    );
    assert!(first(folder, &job, "").values().eq(expected(0.0)));
    // If the job's file contains the halo, `--init` with a file without it keeps that halo.
    assert!(first(folder, &job, "h=h.npy").values().eq(expected(3.0)));
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let spin_up = growing(folder, "spin_up.rxa", 3, RESULTS);
    run(&spin_up, folder, &[], 0);
    let wide = growing_changed(folder, "wide.rxa", ("halo = [1, 2]", "halo = [1, 1]"), 3, H);
    let integers = growing_changed(
        folder,
        "integers.rxa",
        ("dtype = \"f32\"", "dtype = \"i32\""),
        3,
        H,
    );
    let rest = growing(folder, "rest.rxa", 4, H);
    let bare = growing_changed(folder, "bare.rxa", ("halo = [1, 2]", "halo = 0"), 3, H);
    #[rustfmt::skip]
    let rows: [(&Path, &str, i32, &[&str]); 11] = [
        (&spin_up, "h=all.nc,time=0",         1, &["`all.nc` is what `h` starts from", "--output-dir"]),
        (&spin_up, "h=last.zarr",             1, &["`last.zarr` is what `h` starts from"]),
        (&rest,    "h=all.nc",                1, &["array `h` cannot start from `all.nc`", "f32[time=4,y=4,x=6]", "time=0"]),
        (&rest,    "h=all.nc,time=4",         1, &["`time` has 4 entries, so there is none at 4"]),
        (&rest,    "h=all.nc,time=0,depth=1", 1, &["no dimension `depth`"]),
        (&rest,    "h=absent.nc",             1, &["absent.nc", "no such file"]),
        (&rest,    "h=h.npy,time=0",          1, &["`index` and `fill` are for NetCDF and Zarr"]),
        (&rest,    "t=h.npy",                 2, &["no array `t`", "known arrays: `h`, `mask`"]),
        (&wide,    "h=h.npy",                 1, &["f32[4,6]", "f32[6,10]"]),
        (&integers, "h=h.npy",                1, &["it holds f32", "the array is i32"]),
        (&bare,    "h=h.npy",                 1, &["f32[4,6]", "f32[6,10]"]),
    ];
    for (job, init, code, says) in rows {
        let mut command = reactant();
        command.current_dir(folder).arg("run").arg(job);
        let (_, err) = ends(command.args(["--init", init]), code);
        let words = err.split_whitespace().filter(|word| *word != "│");
        let err = words.collect::<Vec<_>>().join(" ");
        for words in says {
            assert!(err.contains(words), "{init}: {words}\n{err}");
        }
    }
    // A rejected `--init` has no effect.
    assert!(
        first(folder, &rest, "h=all.nc,time=-1")
            .values()
            .eq(expected(3.0))
    );
}

#[test]
fn a_file_without_a_halo_needs_to_be_told_of_one() {
    let folder = tempfile::tempdir().unwrap();
    let spin_up = growing(folder.path(), "spin_up.rxa", 3, RESULTS);
    run(&spin_up, folder.path(), &[], 0);
    for file in [
        "file = \"h.npy\"",
        "file = \"all.nc\", index = { time = 0 }",
        "file = \"last.zarr\"",
        "file = \"last.npz\"",
    ] {
        let job = format!(
            "kernels = [\"k.ptx\"]\n[arrays.h]\ndtype = \"f32\"\nshape = [6, 10]\ndims = [\"y\", \"x\"]\nhalo = [1, 2]\ninit = {{ {file} }}\n\
             [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n"
        );
        let job = runner::job::read::read("job.toml", &job, folder.path()).unwrap();
        let faults = runner::arrays::initial::initial(&job, &job.arrays[0]).unwrap_err();
        let shown = runner::report::render(&faults, false, 200);
        assert!(
            shown.contains("it has no halo, but the array has one"),
            "{shown}"
        );
        assert!(shown.contains("halo = \"zeros\""), "{shown}");
    }
}

/// Arrays that start as zeros are constants of derivative programs, and not inputs.
#[cfg(feature = "raise")]
#[test]
fn derivatives_in_an_artifact_do_not_start_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kernels = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/diffusion");
    let text = std::fs::read_to_string(format!("{kernels}/diffusion.toml")).unwrap();
    let text = text.replace("\"diffusion.ptx\"", &format!("\"{kernels}/diffusion.ptx\""));
    let objective =
        "[objective.J]\nexpr = \"sum(c^2 * c_new)\"\n[gradient]\nof = \"J\"\nwrt = [\"c\"]\n";
    std::fs::write(folder.join("job.toml"), text + objective).unwrap();
    let said = |line: &str, code: i32| {
        let mut command = reactant();
        command.current_dir(folder).args(line.split(' '));
        ends(&mut command, code).1
    };
    said("run job.toml --target interpreter --quiet", 0);
    said("compile job.toml --gradient -o job.rxa", 0);
    let err = said(
        "run job.rxa --target interpreter --init c_new=diffusion.npz,variable=c",
        3,
    );
    assert!(err.contains("`c_new` starts as zeros"), "{err}");
    // From the job it may, and so may other arrays of the artifact.
    let gradient = "--target interpreter --gradient J:c --quiet -o";
    said(
        &format!("run job.toml --init c_new=diffusion.npz,variable=c {gradient} new.npz"),
        0,
    );
    said(
        &format!("run job.rxa --init c=diffusion.npz {gradient} rxa.npz"),
        0,
    );
    said(
        &format!("run job.toml --init c=diffusion.npz {gradient} toml.npz"),
        0,
    );
    let dj = |file: &str| {
        npz::read_file(
            &folder.join(file),
            "dJ_dc",
            stablehlo::ElementType::F64,
            &[43, 61],
        )
        .unwrap()
    };
    assert!(dj("rxa.npz") == dj("toml.npz"));
    assert!(dj("new.npz") != dj("toml.npz"));
}
