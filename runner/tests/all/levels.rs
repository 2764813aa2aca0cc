//! Non-uniform levels: coordinates given by an expression, used in expressions, derivatives, files
//! and plots; array sections in plots.
#![cfg(feature = "raise")]

use std::path::Path;

use runner::arrays::npz;
use stablehlo::ElementType;

use crate::common::{self, ends, reactant};

const KERNELS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels");

/// The 3-D stencil with level heights, and these outputs.
fn job(folder: &Path, more: &str) {
    let text = std::fs::read_to_string(format!("{KERNELS}/stencil_3d/stencil_3d.toml")).unwrap();
    let text = text.split("[[output]]").next().unwrap().replace(
        "\"stencil_3d.ptx\"",
        &format!("\"{KERNELS}/stencil_3d/stencil_3d.ptx\""),
    );
    let coordinates = "[coordinates.z]\nexpr = \"-depth * (1 - (i + 0.5) / nz)^2\"\nunits = \"m\"\nlong_name = \"height\"\n\
         [coordinates.x]\nfrom = 10\nspacing = 2.5\nunits = \"km\"\n[arrays.h]\ndtype = \"f64\"\nshape = [\"nz\", \"ny\"]\ndims = [\"z\", \"y\"]\ninit = { expr = \"z + 0 * y\" }\n";
    let text = text.replace(
        "[scalars]\n",
        "[scalars]\ndepth = { value = 100.0, type = \"f64\" }\n",
    );
    std::fs::write(folder.join("job.toml"), text + coordinates + more).unwrap();
}

fn said(folder: &Path, line: &str, code: i32) -> (String, String) {
    let mut command = reactant();
    command.current_dir(folder).args(line.split(' '));
    ends(&mut command, code)
}

fn size(folder: &Path) -> (usize, usize) {
    let text = std::fs::read_to_string(folder.join("job.toml")).unwrap();
    let number = |key: &str| -> usize {
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap().trim().parse().unwrap()
    };
    (number("nz ="), number("ny ="))
}

#[test]
fn heights_are_in_expressions_and_derivatives() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let output = "[[output]]\nfile = \"h.npz\"\narrays = [\"h\"]\n";
    let objective = "[objective.J]\nexpr = \"mean(IN * z^2) + mean(h * z)\"\n";
    let kernel = std::fs::read_to_string(format!("{KERNELS}/stencil_3d/stencil_3d.toml")).unwrap();
    let array = kernel.split("[arrays.").nth(1).unwrap();
    let array = array.split(']').next().unwrap();
    job(
        folder,
        &(output.to_owned() + &objective.replace("IN", array)),
    );
    said(folder, "run job.toml --target interpreter", 0);
    let (nz, ny) = size(folder);
    let found = npz::read_file(&folder.join("h.npz"), "h", ElementType::F64, &[nz, ny]);
    let found = found.unwrap_or_else(|error| panic!("{}", error.message));
    let height = |k: usize| -100.0 * (1.0 - (k as f64 + 0.5) / nz as f64).powi(2);
    for (cell, value) in found.values().enumerate() {
        assert!((value - height(cell / ny)).abs() < 1e-12, "{cell}: {value}");
    }
    // With respect to the depth, from which heights are computed, in the objective and in the
    // initial values of `h`.
    let line = "check-gradient job.toml --target interpreter --gradient J:depth";
    let (out, _) = said(folder, line, 0);
    assert!(out.contains("by depth"), "{out}");
    // An artifact stores the expression.
    said(folder, "compile job.toml -o job.rxa", 0);
    let artifact = runner::artifact::read(&folder.join("job.rxa")).unwrap();
    let z = artifact.job.coordinate("z").unwrap();
    assert_eq!(z.at(1.0), height(1));
}

#[test]
fn heights_are_in_files_and_sections_in_plots() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let kernel = std::fs::read_to_string(format!("{KERNELS}/stencil_3d/stencil_3d.toml")).unwrap();
    let array = kernel.split("[arrays.").nth(1).unwrap();
    let array = array.split(']').next().unwrap();
    let plot = |file: &str, index: &str| {
        format!("[[output]]\nfile = \"{file}\"\narrays = [\"{array}\"]\nindex = {index}\n")
    };
    let outputs = [
        format!("[[output]]\nfile = \"all.nc\"\narrays = [\"{array}\", \"h\"]\n"),
        plot("first.png", "{ x = 1 }"),
        plot("last.png", "{ x = -2 }"),
        plot("same.png", "{ x = \"nx - 2\" }"),
        plot("line.png", "{ x = 1, y = 2 }"),
    ];
    job(folder, &outputs.concat());
    said(folder, "run job.toml --target interpreter", 0);
    let read = |name: &str| std::fs::read(folder.join(name)).unwrap();
    assert!(read("last.png") == read("same.png") && read("first.png") != read("last.png"));
    assert_ne!(read("line.png"), read("first.png"));
    for (index, word) in [
        ("{ y = 1, x = 1, z = 0 }", "0 are left"),
        ("{ t = 1 }", "no dimension `t`"),
        ("{ x = 1000 }", "no entry 1000 along `x`"),
        ("{ x = 0.5 }", "no whole number"),
    ] {
        job(folder, &plot("bad.png", index));
        let (_, err) = said(folder, "run job.toml --target interpreter", 1);
        assert!(err.contains(word), "{err}");
    }
    job(folder, &plot("bad.nc", "{ x = 1 }"));
    let (_, err) = said(folder, "run job.toml --target interpreter", 1);
    assert!(err.contains("`index` is of plots"), "{err}");
    let both = "[coordinates.y]\nexpr = \"i\"\nspacing = 2\n";
    job(folder, both);
    let (_, err) = said(folder, "run job.toml --target interpreter", 1);
    assert!(err.contains("has both `expr` and `spacing`"), "{err}");
    let Some(python) = common::python("xarray, netCDF4") else {
        return;
    };
    let found = common::run_python(
        &python,
        folder,
        "import xarray\n\
         file = xarray.open_dataset('all.nc', decode_times=False)\n\
         n = file.sizes['z']\n\
         z = [-100 * (1 - (k + 0.5) / n)**2 for k in range(n)]\n\
         print(float(abs(file['z'].values - z).max()) < 1e-12, dict(sorted(file['z'].attrs.items())), file['h'].dims)\n",
    );
    assert!(
        found.starts_with("True") && found.contains("'axis': 'Z'"),
        "{found}"
    );
    assert!(
        found.contains("'positive': 'up'") && found.contains("'z', 'y'"),
        "{found}"
    );
}
