//! Kernels on meshes: where the results are bit-identical to those of one device, and the messages
//! for arrays that are not partitioned.
#![cfg(feature = "raise")]

use std::path::{Path, PathBuf};

use crate::common::{PATIENCE, ends, libtpu, reactant};

/// `y[i] = x[at[i]]` for `i < n`.
const MOVED: &str = "\
.version 7.8
.target sm_80
.address_size 64

.visible .entry moved(.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u32 p3)
{
	.reg .pred %p<2>;
	.reg .f32 %f<2>;
	.reg .b32 %r<8>;
	.reg .b64 %rd<12>;

	ld.param.u64 %rd1, [p0];
	ld.param.u64 %rd2, [p1];
	ld.param.u64 %rd3, [p2];
	ld.param.u32 %r1, [p3];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.s32 %r5, %r2, %r3, %r4;
	setp.ge.s32 %p1, %r5, %r1;
	@%p1 bra $L_end;
	mul.wide.s32 %rd4, %r5, 4;
	add.s64 %rd5, %rd1, %rd4;
	ld.global.u32 %r6, [%rd5];
	mul.wide.s32 %rd6, %r6, 4;
	add.s64 %rd7, %rd2, %rd6;
	ld.global.f32 %f1, [%rd7];
	add.s64 %rd8, %rd3, %rd4;
	st.global.f32 [%rd8], %f1;
$L_end:
	ret;
}
";

/// A job whose 101 elements are reversed three times, at data-dependent indices.
fn moved(folder: &Path) -> PathBuf {
    std::fs::write(folder.join("moved.ptx"), MOVED).unwrap();
    let array = |name: &str, dtype: &str, init: &str| {
        format!("[arrays.{name}]\ndtype = \"{dtype}\"\nshape = [101]\ninit = {init}\n")
    };
    let job = [
        "kernels = [\"moved.ptx\"]\n",
        &array("at", "i32", "{ expr = \"100 - i\" }"),
        &array("x", "f32", "\"iota\""),
        &array("y", "f32", "\"zeros\""),
        "[[launch]]\nkernel = \"moved\"\ngrid = 4\nblock = 32\nargs = [\"at\", \"x\", \"y\", 101]\n",
        "[loop]\nsteps = 3\nswap = [[\"x\", \"y\"]]\n[[output]]\nfile = \"x.npy\"\narrays = [\"x\"]\n",
    ];
    let path = folder.join("moved.toml");
    std::fs::write(&path, job.concat()).unwrap();
    path
}

#[test]
fn what_data_says_is_gathered_and_the_plan_says_where_and_how_much() {
    let folder = tempfile::tempdir().unwrap();
    let job = moved(folder.path());
    for (mesh, block) in [("4", 104), ("7", 60), ("101", 4)] {
        let mut command = reactant();
        let (plan, _) = ends(command.arg("plan").arg(&job).args(["--mesh", mesh]), 0);
        let gathered = format!(
            "  all_gather along a: 1 arrays, {block} bytes a device, {mesh} messages: `x`\n"
        );
        assert!(plan.contains(&gathered), "{plan}");
        // Each device gathers the whole array, of which it holds a block.
        let whole = plan.lines().filter(|line| {
            line.starts_with("  stablehlo.gather (") && line.contains("moved.ptx:27) reads ")
        });
        let whole: Vec<&str> = whole.collect();
        assert!(!whole.is_empty(), "{plan}");
        let bytes = format!(
            "reads {} bytes whole: it needs all of dimension 0 on every device",
            block * mesh.parse::<usize>().unwrap()
        );
        assert!(whole.iter().all(|line| line.ends_with(&bytes)), "{plan}");
    }
    let mut all = Vec::new();
    for flags in [
        &[][..],
        &["--mesh", "4"],
        &["--mesh", "7"],
        &["--mesh", "101"],
    ] {
        let mut command = reactant();
        command.timeout(PATIENCE).arg("run").arg(&job).args(flags);
        ends(command.arg("--output-dir").arg(folder.path()), 0);
        all.push(std::fs::read(folder.path().join("x.npy")).unwrap());
    }
    assert!(all.iter().all(|x| *x == all[0]));
    let last = f32::from_le_bytes(all[0][all[0].len() - 4..].try_into().unwrap());
    assert_eq!(last, 0.0);
}

/// Ops that need no halo are scheduled between the start of a message and its completion.
#[test]
fn tpus_compute_while_halos_travel() {
    let Some(plugin) = libtpu() else {
        return;
    };
    let job = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../examples/shallow_water/job.toml"
    );
    let mut command = reactant();
    command.args([
        "plan", job, "--mesh", "2x4", "--target", "v5e:2x4", "--plugin",
    ]);
    let (plan, _) = ends(command.arg(plugin), 0);
    let line = plan
        .lines()
        .find(|line| line.starts_with("estimated cycles: "))
        .expect(&plan);
    let numbers = line.split(' ').filter_map(|word| word.parse::<u64>().ok());
    let numbers: Vec<u64> = numbers.collect();
    let meanwhile = line.split(" of them while messages travel").next().unwrap();
    let meanwhile: u64 = meanwhile.rsplit(' ').next().unwrap().parse().unwrap();
    assert!(meanwhile * 50 > numbers[0], "{line}");
}

/// Writes the job of the diffusion example with a gradient, as `job.toml`.
fn diffusion(folder: &Path) {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/diffusion");
    let job = std::fs::read_to_string(format!("{example}/diffusion.toml")).unwrap();
    let job = job.replace("\"diffusion.ptx\"", &format!("\"{example}/diffusion.ptx\""));
    let job = job.replace("diffusion.npz", "c.npy")
        + "[objective.J]\nexpr = \"sum(c^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"c\", \"kappa\"]\n";
    std::fs::write(folder.join("job.toml"), job).unwrap();
}

/// `--exact` determines all bits: those of the thread-by-thread interpreter, with which `check`
/// compares.
#[test]
fn exact_bits_are_the_same_on_a_mesh_and_in_an_artifact() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    diffusion(folder);
    let (job, artifact) = (folder.join("job.toml"), folder.join("job.rxa"));
    let mut check = reactant();
    let (checked, _) = ends(check.arg("check").arg(&job).arg("--exact"), 0);
    let is_same = |line: &str| {
        line.split_whitespace()
            .take(4)
            .eq(["c", "f64[43,61]", "0.000e0", "0"])
    };
    assert!(checked.lines().any(is_same), "{checked}");
    let mut compile = reactant();
    compile
        .arg("compile")
        .arg(&job)
        .args(["--exact", "-o"])
        .arg(&artifact);
    ends(&mut compile, 0);
    let mut wanted: Option<Vec<u8>> = None;
    for (file, flags) in [
        (&job, &["--exact", "--target", "interpreter"][..]),
        (&job, &["--exact"]),
        (&job, &["--exact", "--mesh", "2x2"]),
        (&job, &["--exact", "--mesh", "3x5"]),
        (&artifact, &[]),
    ] {
        let mut command = reactant();
        command.timeout(PATIENCE).arg("run").arg(file).args(flags);
        ends(command.arg("--output-dir").arg(folder), 0);
        let got = std::fs::read(folder.join("c.npy")).unwrap();
        std::fs::remove_file(folder.join("c.npy")).unwrap();
        match &wanted {
            Some(wanted) => assert!(*wanted == got, "{flags:?}"),
            None => wanted = Some(got),
        }
    }
}

/// XLA's CPU compiler contracts a product and a sum to an `fma`, if the processor has it, depending
/// on its loops, and those for a block differ from those for the whole array. Without the
/// instruction a mesh has the bits of one device, and of the interpreter.
#[test]
#[cfg(target_arch = "x86_64")]
fn without_fma_a_mesh_has_the_bits_of_one_device_in_f64() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    diffusion(folder);
    let derivatives = ["--gradient", "-o", "c=dc.npy", "-o", "kappa=dkappa.npy"];
    let mut wanted: Vec<Vec<u8>> = Vec::new();
    for (target, mesh) in [
        ("interpreter", None),
        ("cpu", None),
        ("cpu", Some("2x2")),
        ("cpu", Some("2x4")),
        ("cpu", Some("3x5")),
    ] {
        let out = folder.join(format!("{target}-{}", mesh.unwrap_or("one")));
        for more in [&[][..], &derivatives] {
            let mut command = reactant();
            command
                .timeout(PATIENCE)
                .env("XLA_FLAGS", "--xla_cpu_max_isa=AVX");
            command
                .arg("run")
                .arg(folder.join("job.toml"))
                .args(["--target", target]);
            command
                .args(mesh.iter().flat_map(|mesh| ["--mesh", mesh]))
                .args(more);
            ends(command.arg("--output-dir").arg(&out), 0);
        }
        let files = ["c.npy", "dc.npy", "dkappa.npy"];
        let got: Vec<Vec<u8>> = files
            .iter()
            .map(|file| std::fs::read(out.join(file)).unwrap())
            .collect();
        if wanted.is_empty() {
            wanted = got.clone();
        }
        for ((file, wanted), got) in files.iter().zip(&wanted).zip(&got) {
            assert!(wanted == got, "{file} on {target}, mesh {mesh:?}");
        }
    }
}

/// An array of 101 floats, in blocks of 26 on four devices.
#[test]
fn what_every_device_needs_whole_may_be_refused() {
    let folder = tempfile::tempdir().unwrap();
    let job = moved(folder.path());
    let four = |job: &Path, flags: &[&str], code: i32| {
        let mut command = reactant();
        command.timeout(PATIENCE).arg("run").arg(job).args(flags);
        ends(command.arg("--output-dir").arg(folder.path()), code).1
    };
    let refused = |err: &str| {
        for words in [
            "moved.ptx:27: `stablehlo.gather` needs all of an array on every device",
            "416 bytes on each of 4, 1.6 KiB together, again in every turn of a loop; 415 bytes are allowed",
            "--max-gather \"416 bytes\"",
        ] {
            let err = err.split_whitespace().collect::<Vec<&str>>().join(" ");
            assert!(err.replace(" │ ", " ").contains(words), "{err}");
        }
    };
    refused(&four(&job, &["--mesh", "4", "--max-gather", "415"], 2));
    four(&job, &["--mesh", "4", "--max-gather", "416 bytes"], 0);
    let err = four(&job, &["--mesh", "4", "--max-gather", "4 gigs"], 2);
    assert!(err.contains("such as 512MiB"), "{err}");

    let text = std::fs::read_to_string(&job).unwrap();
    let on = |most: &str| {
        let path = folder.path().join("on.toml");
        let mesh = format!("[mesh]\naxes = \"4\"\nmax_gather = {most}\n");
        std::fs::write(&path, text.clone() + &mesh).unwrap();
        path
    };
    refused(&four(&on("415"), &[], 2));
    four(&on("\"0.5 KiB\""), &[], 0);
    // The command line takes precedence.
    four(&on("415"), &["--max-gather", "1KiB"], 0);
    let err = four(&on("\"much\""), &[], 1);
    assert!(
        err.contains("`max_gather` must be a number of bytes"),
        "{err}"
    );
}
