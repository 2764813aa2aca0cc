//! Derivatives where the data, or the values on land, are NaN: a NaN that is not selected does not
//! reach them.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::{HostArray, npy};
use stablehlo::{ElementType, Literal};

use crate::common::{self, ends, reactant};

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels");
const SHAPE: [usize; 2] = [43, 61];

/// The diffusion example in `folder`, with a misfit to `seen` at sea. Land is where the first index
/// is below 20.
fn job(folder: &Path, seen: &str, more: &str) {
    let text = std::fs::read_to_string(format!("{KERNELS}/diffusion/diffusion.toml")).unwrap();
    let text = text.replace(
        "\"diffusion.ptx\"",
        &format!("\"{KERNELS}/diffusion/diffusion.ptx\""),
    );
    let array = |name: &str, init: &str| {
        format!(
            "\n[arrays.{name}]\ndtype = \"f64\"\nshape = [\"ny\", \"nx\"]\ndims = [\"y\", \"x\"]\ninit = {init}\n"
        )
    };
    let arrays = array("sea", "{ expr = \"if(i < 20, 0, 1)\" }") + &array("seen", seen);
    let objective = "\n[objective.J]\nexpr = \"sum(if(sea > 0.5, (c - seen)^2, 0))\"\n[gradient]\nof = \"J\"\nwrt = [\"c\", \"kappa\", \"dt\"]\n";
    std::fs::write(folder.join("job.toml"), text + &arrays + objective + more).unwrap();
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn derivative(folder: &Path, name: &str) -> Vec<u8> {
    std::fs::read(folder.join(name)).unwrap()
}

/// Writes `seen.npy` with the value `land` on land.
fn observations(folder: &Path, land: f64) {
    let cell = |k: usize| match k % SHAPE[1] < 20 {
        true => land,
        false => (k as f64 * 0.37).sin(),
    };
    let cells: Vec<f64> = (0..SHAPE[0] * SHAPE[1]).map(cell).collect();
    let array = HostArray {
        element: ElementType::F64,
        shape: SHAPE.to_vec(),
        bytes: Literal::from_f64s(ElementType::F64, SHAPE, &cells).to_bytes(),
    };
    let mut file = std::fs::File::create(folder.join("seen.npy")).unwrap();
    npy::write(&mut file, &array).unwrap();
}

#[test]
fn observations_that_are_missing_on_land_change_no_bit() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    job(folder, "{ file = \"seen.npy\" }", "");
    let run = |flags: &str, land: f64| {
        observations(folder, land);
        let line = format!(
            "run job.toml --target interpreter --gradient {flags} -o c=c.npy -o kappa=kappa.npy"
        );
        let (out, err) = said(folder, &line, 0);
        assert!(
            !err.contains("NaN") && out.contains("dJ_ddt = "),
            "{out}\n{err}"
        );
        (
            derivative(folder, "c.npy"),
            derivative(folder, "kappa.npy"),
            out,
        )
    };
    let numbers = run("", 0.0);
    assert_eq!(run("", f64::NAN), numbers);
    assert_eq!(run("", f64::INFINITY), numbers);
    // In segments, the objective is differentiated separately.
    assert_eq!(run("--checkpoints kept", f64::NAN), numbers);
    // Forward as in reverse mode.
    let (out, _) = said(folder, "check-gradient job.toml --target interpreter", 0);
    assert!(!out.contains("FAILED") && !out.contains("NaN"), "{out}");
    said(folder, "compile job.toml --gradient -o job.rxa", 0);
    let line = "run job.rxa --target interpreter --gradient -o c=c4.npy";
    said(folder, line, 0);
    assert_eq!(derivative(folder, "c4.npy"), numbers.0);
}

#[test]
fn missing_values_of_netcdf_may_be_filled_with_nan() {
    let Some(python) = common::python("xarray, netCDF4") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    observations(folder, 0.0);
    common::run_python(
        &python,
        folder,
        "import numpy, xarray\n\
         seen = numpy.load('seen.npy'); seen[:, :20] = numpy.nan\n\
         data = xarray.Dataset({'seen': (('y', 'x'), seen)})\n\
         data.to_netcdf('seen.nc', encoding={'seen': {'_FillValue': -999.0}})\n",
    );
    let line = "run job.toml --target interpreter --gradient J:c -o";
    job(folder, "{ file = \"seen.npy\" }", "");
    said(folder, &format!("{line} numbers.npy"), 0);
    job(folder, "{ file = \"seen.nc\" }", "");
    let (_, err) = said(folder, &format!("{line} none.npy"), 1);
    assert!(err.contains("fill"), "{err}");
    for fill in ["nan", "1e30"] {
        let seen = format!("{{ file = \"seen.nc\", fill = {fill} }}");
        job(folder, &seen, "");
        said(folder, &format!("{line} c.npy"), 0);
        assert_eq!(
            derivative(folder, "c.npy"),
            derivative(folder, "numbers.npy"),
            "{fill}"
        );
    }
}

/// `if (depth > 0) u -= 0.1 v v; v = u / depth`: on land `v` is NaN or infinite, and is not used.
const DRAG: &str = r#"
.version 7.5
.target sm_80
.address_size 64
.visible .entry drag(.param .u64 u, .param .u64 v, .param .u64 depth, .param .u32 n)
{
  .reg .pred %p<3>;
  .reg .b32 %r<6>;
  .reg .b64 %rd<12>;
  .reg .f64 %f<8>;
  ld.param.u64 %rd1, [u];
  ld.param.u64 %rd2, [v];
  ld.param.u64 %rd3, [depth];
  ld.param.u32 %r1, [n];
  cvta.to.global.u64 %rd1, %rd1;
  cvta.to.global.u64 %rd2, %rd2;
  cvta.to.global.u64 %rd3, %rd3;
  mov.u32 %r2, %ctaid.x;
  mov.u32 %r3, %ntid.x;
  mov.u32 %r4, %tid.x;
  mad.lo.s32 %r5, %r2, %r3, %r4;
  setp.ge.s32 %p1, %r5, %r1;
  @%p1 bra END;
  mul.wide.s32 %rd4, %r5, 8;
  add.s64 %rd5, %rd1, %rd4;
  add.s64 %rd6, %rd2, %rd4;
  add.s64 %rd7, %rd3, %rd4;
  ld.global.f64 %f1, [%rd5];
  ld.global.f64 %f2, [%rd7];
  setp.leu.f64 %p2, %f2, 0d0000000000000000;
  @%p2 bra LAND;
  ld.global.f64 %f3, [%rd6];
  mul.f64 %f4, %f3, 0dBFB999999999999A;
  fma.rn.f64 %f1, %f3, %f4, %f1;
  st.global.f64 [%rd5], %f1;
LAND:
  div.rn.f64 %f5, %f1, %f2;
  st.global.f64 [%rd6], %f5;
END:
  ret;
}
"#;

#[test]
fn what_steps_leave_on_land_is_guarded_if_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("drag.ptx"), DRAG).unwrap();
    let run = |land: &str, guard: &str| {
        let text = format!(
            "kernels = [\"drag.ptx\"]\n\
             [arrays.u]\ndtype = \"f64\"\nshape = [7]\ninit = {{ expr = \"if(i < 2, 0, 1 + 0.1 * i)\" }}\n\
             [arrays.v]\ndtype = \"f64\"\nshape = [7]\n\
             [arrays.depth]\ndtype = \"f64\"\nshape = [7]\ninit = {{ expr = \"if(i < 2, {land}, 0.5 + i)\" }}\n\
             [[launch]]\nkernel = \"drag\"\ngrid = 2\nblock = 4\nargs = [\"u\", \"v\", \"depth\", 7]\n\
             [loop]\nsteps = 5\n[objective.J]\nexpr = \"sum(u^2)\"\n[gradient]\nof = \"J\"\nwrt = [\"u\", \"depth\"]\n{guard}\n"
        );
        std::fs::write(folder.join("job.toml"), text).unwrap();
        let line = "run job.toml --target interpreter --gradient -o u=u.npy -o depth=depth.npy";
        let (out, err) = said(folder, line, 0);
        (
            derivative(folder, "u.npy"),
            derivative(folder, "depth.npy"),
            out,
            err,
        )
    };
    let numbers = run("-1", "");
    assert!(!numbers.3.contains("NaN"), "{}", numbers.3);
    let plain = run("0", "");
    assert!(
        plain
            .3
            .contains("`dJ_du` has 2 NaN among its 7 elements, the first at [0]")
            && plain.3.contains("guard = \"all\""),
        "{}",
        plain.3
    );
    assert_eq!(run("0", "guard = \"all\""), numbers);
    // Runs report where and since when, and suggest a remedy.
    let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
    let text = text.replace("steps = 5", "steps = 5\ndt = 60");
    let more = "\n[[output]]\nfile = \"v.npz\"\narrays = [\"v\"]\nevery = 1\n";
    std::fs::write(folder.join("run.toml"), text + more).unwrap();
    let (_, err) = said(folder, "run run.toml --target interpreter --quiet", 0);
    let when = "`v` has 2 NaN among its 7 elements, the first at [0]; \
                written since step 1 (time 60), not yet at step 0 (time 0)";
    assert!(
        err.contains(when) && err.contains("try half the `dt`"),
        "{err}"
    );
    let (_, err) = {
        let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
        let text = text.replace("guard = \"all\"", "guard = \"al\"");
        std::fs::write(folder.join("job.toml"), text).unwrap();
        said(folder, "run job.toml --target interpreter --gradient", 1)
    };
    assert!(err.contains("there is no guard `al`"), "{err}");
}
