//! Indices that wrap around in 32 bits: rejected before execution, whatever is promised about
//! races.
#![cfg(feature = "raise")]

use std::path::Path;

use crate::common::{ends, reactant};

/// `y[i + nx (j + ny k)] = 2 x[i + nx (j + ny k)]` for `i < nx`, `j < ny`, `k < nz`. The conversion
/// of the index to a byte offset is a parameter.
const DOUBLED: &str = "\
.version 7.8
.target sm_80
.address_size 64

.visible .entry doubled(
	.param .u64 doubled_param_0, .param .u64 doubled_param_1,
	.param .u32 doubled_param_2, .param .u32 doubled_param_3, .param .u32 doubled_param_4
)
{
	.reg .pred %p<4>;
	.reg .f32 %f<3>;
	.reg .b32 %r<16>;
	.reg .b64 %rd<16>;

	ld.param.u64 %rd1, [doubled_param_0];
	ld.param.u64 %rd2, [doubled_param_1];
	ld.param.u32 %r1, [doubled_param_2];
	ld.param.u32 %r2, [doubled_param_3];
	ld.param.u32 %r3, [doubled_param_4];
	mov.u32 %r4, %ctaid.x;
	mov.u32 %r5, %ntid.x;
	mov.u32 %r6, %tid.x;
	mad.lo.s32 %r7, %r4, %r5, %r6;
	mov.u32 %r8, %ctaid.y;
	mov.u32 %r9, %ctaid.z;
	setp.ge.s32 %p1, %r7, %r1;
	setp.ge.s32 %p2, %r8, %r2;
	or.pred %p2, %p1, %p2;
	setp.ge.s32 %p3, %r9, %r3;
	or.pred %p3, %p2, %p3;
	@%p3 bra $L_end;
	cvta.to.global.u64 %rd3, %rd1;
	cvta.to.global.u64 %rd4, %rd2;
	mad.lo.s32 %r10, %r9, %r2, %r8;
	OFFSET
	add.s64 %rd6, %rd3, %rd5;
	LOAD
	add.f32 %f2, %f1, %f1;
	add.s64 %rd7, %rd4, %rd5;
	st.global.f32 [%rd7], %f2;
$L_end:
	ret;
}
";

const INT: &str = "mad.lo.s32 %r11, %r10, %r1, %r7; mul.wide.s32 %rd5, %r11, 4;";
const UNSIGNED: &str = "mad.lo.s32 %r11, %r10, %r1, %r7; mul.wide.u32 %rd5, %r11, 4;";
const BYTES: &str =
    "mad.lo.s32 %r11, %r10, %r1, %r7; shl.b32 %r11, %r11, 2; cvt.u64.u32 %rd5, %r11;";
const LONG: &str = "cvt.u64.u32 %rd8, %r7; mul.wide.u32 %rd9, %r10, %r1; add.s64 %rd10, %rd8, %rd9; shl.b64 %rd5, %rd10, 2;";

/// Loads at the index, and at the preceding index unless that is below 0, tested unsigned, as in
/// codes with walls.
const HERE: &str = "ld.global.f32 %f1, [%rd6];";
const BEFORE: &str = "add.s32 %r12, %r11, -1; mov.f32 %f1, 0f00000000; setp.ge.u32 %p1, %r12, %r11; @%p1 bra $L_first; \
     mul.wide.u32 %rd11, %r12, 4; add.s64 %rd12, %rd3, %rd11; ld.global.f32 %f1, [%rd12]; $L_first:";

fn raise(
    folder: &Path,
    (offset, load): (&str, &str),
    levels: usize,
    flags: &[&str],
    code: i32,
) -> String {
    let kernel = folder.join("doubled.ptx");
    let text = DOUBLED.replace("OFFSET", offset).replace("LOAD", load);
    std::fs::write(&kernel, text).unwrap();
    let mut command = reactant();
    command.arg("raise").arg(&kernel);
    command.args(["--emit", "stablehlo", "--block", "128"]);
    command.args(["--grid", &format!("8x1024x{levels}")]);
    let arrays = ["x", "y"].map(|name| format!("{name}=f32[{levels},1024,1000]:zeros"));
    let numbers = [("nx", 1000), ("ny", 1024), ("nz", levels)].map(|(n, v)| format!("{n}={v}"));
    command.args(arrays.iter().chain(&numbers).flat_map(|arg| ["--arg", arg]));
    let (out, err) = ends(command.args(flags), code);
    if code == 0 { out } else { err }
}

#[test]
fn an_index_that_wraps_is_refused_from_the_first_level_that_it_does_not_reach() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let promised = &["--assume-race-free"][..];
    #[rustfmt::skip]
    let rows = [
        // index               levels that it reaches    last i  what its element of one level more comes to
        ("an int",             (INT, HERE),        2097, 999,    "-2146615297"),
        ("an unsigned int",    (UNSIGNED, HERE),   4194, 999,    "712703"),
        ("an offset in bytes", (BYTES, HERE),      1048, 999,    "434175"),
        ("one less, guarded",  (UNSIGNED, BEFORE), 4194, 998,    "712702"),
    ];
    for (what, index, most, last, reached) in rows {
        for flags in [&[][..], promised] {
            let program = raise(folder, index, most, flags, 0);
            assert!(!program.contains("scatter"), "{what}: {program}");
            let error = raise(folder, index, most + 1, flags, 1);
            let words: Vec<&str> = error
                .split_whitespace()
                .filter(|word| *word != "│")
                .collect();
            let error = words.join(" ");
            let len = (most + 1) * 1024 * 1000;
            for part in [
                "index-wraps",
                "`doubled` computes an index of `",
                "doubled.ptx:",
                &format!(
                    "element {} ({most}, 1023, {last}) and reaches {reached}",
                    len - 1000 + last
                ),
                "64 bits (`long long` or `size_t`)",
                &format!("{}x1024x1000 = {len} elements", most + 1),
            ] {
                assert!(error.contains(part), "{what}: no `{part}` in: {error}");
            }
            assert!(!error.contains("race"), "{what}: {error}");
        }
    }
}

#[test]
fn the_way_out_is_64_bits() {
    let folder = tempfile::tempdir().unwrap();
    for levels in [2098, 4195, 9000] {
        let program = raise(folder.path(), (LONG, HERE), levels, &[], 0);
        assert!(
            !program.contains("gather") && !program.contains("scatter"),
            "{program}"
        );
    }
}

#[test]
fn plans_and_artifacts_of_such_kernels_are_refused_alike() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = DOUBLED.replace("OFFSET", INT).replace("LOAD", HERE);
    std::fs::write(folder.join("doubled.ptx"), text).unwrap();
    let job = |levels: usize| {
        let array = |name: &str| {
            format!(
                "[arrays.{name}]\ndtype = \"f32\"\nshape = [{levels}, 1024, 1000]\ninit = \"zeros\"\n"
            )
        };
        format!(
            "kernels = [\"doubled.ptx\"]\n{}{}[[launch]]\nkernel = \"doubled\"\ngrid = [8, 1024, {levels}]\nblock = [128]\nargs = [\"x\", \"y\", 1000, 1024, {levels}]\n\
             [loop]\nsteps = 2\nswap = [[\"x\", \"y\"]]\n[[output]]\nfile = \"x.zarr\"\narrays = [\"x\"]\n",
            array("x"),
            array("y")
        )
    };
    for (levels, code) in [(2097, 0), (2098, 1)] {
        std::fs::write(folder.join("job.toml"), job(levels)).unwrap();
        for command in [
            &["plan", "job.toml", "--mesh", "8x128"][..],
            &["plan", "job.toml", "--mesh", "8x128", "--assume-race-free"],
            &[
                "compile",
                "job.toml",
                "--mesh",
                "8x128",
                "--target",
                "interpreter",
                "-o",
                "doubled.rxa",
            ],
        ] {
            let (_, error) = ends(reactant().current_dir(folder).args(command), code);
            assert_eq!(error.contains("index-wraps"), code == 1, "{error}");
        }
    }
}
