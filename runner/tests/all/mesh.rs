//! Meshes with the binary: the same results as on one device, and clear errors without hanging.

use crate::common::{H, PATIENCE, ends, growing, h_after, reactant};

#[test]
fn a_mesh_gives_the_numbers_of_one_device() {
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 7, H);
    let one = h_after(folder.path(), &artifact, &[], "one");
    let rows: &[&[&str]] = &[
        &["--mesh", "2x5"],
        &["--mesh", "3x4"],
        &["--mesh", "7"],
        &["--mesh", "x=2,y=3", "--shard", "h=y,x"],
        &[
            "--mesh",
            "x=2,y=3",
            "--shard",
            "h=x+y,-",
            "--target",
            "interpreter",
        ],
        &["--mesh", "2x5", "--partitioner", "xla"],
        &[
            "--mesh",
            "x=5,y=3",
            "--partitioner",
            "xla",
            "--shard",
            "h=y,x",
        ],
        &[
            "--mesh",
            "x=2,y=3",
            "--partitioner",
            "xla",
            "--shard",
            "h=x+y,-",
        ],
        &["--mesh", "3x2", "--partitioner", "xla", "--shard", "h=-,b"],
    ];
    for (number, flags) in rows.iter().enumerate() {
        let name = format!("mesh-{number}");
        let mesh = h_after(folder.path(), &artifact, flags, &name);
        assert!(mesh == one, "{flags:?}");
    }
}

#[test]
fn what_cannot_be_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 3, H);
    #[rustfmt::skip]
    #[allow(clippy::type_complexity)] // described by the column heads
    let rows: &[(&str, i32, &[&str], &[&str])] = &[
        // what                        exit  flags                                                       says
        ("no mesh",                       2, &["--mesh", "8x"],                                          &["8x", "8x128"]),
        ("no devices along an axis",      2, &["--mesh", "0x2"],                                         &["no device along"]),
        ("an axis twice",                 2, &["--mesh", "x=2,x=2"],                                     &["two axes"]),
        ("more devices than there are",   2, &["--mesh", "99999x99999"],                                 &["more than"]),
        ("more than a process has",       4, &["--mesh", "6x1000", "--partitioner", "xla"],              &["6000 devices", "at most 4096"]),
        ("larger than the arrays",        1, &["--mesh", "11x13"],                                       &["no array can be split", "143 devices"]),
        ("larger than them, by XLA",       1, &["--mesh", "7x11", "--partitioner", "xla"],               &["no array can be split", "77 devices"]),
        ("an axis that is not there",     2, &["--mesh", "x=2,y=5", "--shard", "h=x,z"],                 &["no axis `z`"]),
        ("an axis unlike all there are",  2, &["--mesh", "along=2,y=5", "--shard", "h=quer,y"],          &["no axis `quer`", "known axes: `along`, `y`"]),
        ("an axis twice for one",         2, &["--mesh", "2x5", "--shard", "h=a+a,b"],                   &["split twice over `a`"]),
        ("a sum without an axis",         2, &["--mesh", "2x5", "--shard", "h=a+,b"],                    &["no axis ``"]),
        ("an array that is not there",    2, &["--mesh", "2x5", "--shard", "hh=a,b"],                    &["no array `hh`", "did you mean `h`"]),
        ("too many dimensions",           2, &["--mesh", "2x5", "--shard", "h=a,b,-"],                   &["has 2 dimensions, but 3"]),
        ("an axis for two dimensions",    2, &["--mesh", "2x5", "--shard", "h=a,a"],                     &["split twice over `a`"]),
        ("the same array twice",          2, &["--mesh", "2x5", "--shard", "h=a,b", "--shard", "h=b,a"], &["there twice"]),
        ("no way to split",               2, &["--mesh", "2x5", "--shard", "h"],                         &["does not say how"]),
        ("a way to split but no mesh",    2, &["--shard", "h=a,b"],                                      &["there is no mesh"]),
        ("uneven, by XLA",                1, &["--mesh", "4x5", "--partitioner", "xla", "--shard", "h=a,b"], &["6 cells", "4 devices do not divide"]),
    ];
    for (what, code, flags, says) in rows {
        let mut command = reactant();
        command
            .timeout(PATIENCE)
            .arg("run")
            .arg(&artifact)
            .args(*flags);
        let (_, err) = ends(command.arg("--output-dir").arg(folder.path()), *code);
        for words in *says {
            assert!(err.contains(words), "{what}: {err}");
        }
    }
}

#[test]
fn a_plan_needs_a_mesh_and_knows_its_topologies() {
    let folder = tempfile::tempdir().unwrap();
    let artifact = growing(folder.path(), "grow.rxa", 3, H);
    let plan = |flags: &[&str], code| {
        let mut command = reactant();
        ends(
            command
                .timeout(PATIENCE)
                .arg("plan")
                .arg(&artifact)
                .args(flags),
            code,
        )
    };
    let (out, _) = plan(&["--mesh", "2x5", "--partitioner", "xla"], 0);
    assert!(
        out.contains("10 devices") && out.contains("f32[3,2]"),
        "{out}"
    );
    assert!(plan(&[], 2).1.contains("a plan is for a mesh"));
    assert!(
        plan(&["--mesh", "2x5", "--target", "v99:2x2"], 2)
            .1
            .contains("the TPUs known are")
    );
}

/// An axis along which no array is split repeats work: the warning names it, and the flat array
/// that may be why.
#[test]
#[cfg(feature = "raise")]
fn an_axis_that_splits_no_array_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let example = root.join("examples/kernels/stencil_3d");
    let text = std::fs::read_to_string(example.join("stencil_3d.toml")).unwrap();
    std::fs::copy(
        example.join("stencil_3d.ptx"),
        folder.path().join("stencil_3d.ptx"),
    )
    .unwrap();
    let plan = |name: &str, text: &str, mesh: &str| {
        let job = folder.path().join(name);
        std::fs::write(&job, text).unwrap();
        let mut command = reactant();
        ends(
            command
                .timeout(PATIENCE)
                .arg("plan")
                .arg(job)
                .args(["--mesh", mesh]),
            0,
        )
    };
    let flat = text.replace(
        "shape = [\"nz\", \"ny\", \"nx\"]\ndims = [\"z\", \"y\", \"x\"]",
        "shape = [\"nx*ny*nz\"]",
    );
    assert_ne!(flat, text);
    let (out, err) = plan("flat.toml", &flat, "x=3,y=8");
    assert!(out.contains("24 devices"), "{out}");
    let told =
        "no array is split along `y`: 8 devices each compute the same; only whole dimensions";
    assert!(err.contains(told) && err.contains("declare `u`"), "{err}");
    let (_, err) = plan("declared.toml", &text, "x=3,y=4");
    assert!(!err.contains("no array is split"), "{err}");
}
