//! Kernels of the corpus: the derivatives of the sum of squares of their results, on meshes and on
//! one device.

use std::path::Path;

use runner::compile::TensorProgram;
use runner::element::is_float;
use runner::gradient::{Primal, Request};
use runner::job::{Job, read};
use runner::program::Input;
use stablehlo::ElementType;

use super::{call, interpreters, off, on, raised, reversed, shown};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../raise/tests/kernels");

/// The kernels, and whether sums have another order on several devices.
#[rustfmt::skip] // tables stay aligned
const KERNELS: &[(&str, bool)] = &[
    ("gradient_stencil",       false),
    ("gradient_lbm",           false),
    ("gradient_nbody",         true),
    ("gradient_thomas",        true),
    ("index_halo_2d",          false),
    ("index_halo_3d",          false),
    ("index_levels",           false),
    ("index_tripolar_fold",    false),
    ("loop_prefix_sum",        true),
    ("ocean_barotropic",       false),
    ("ocean_fill_halos",       false),
    ("ocean_mixed_layer",      false),
    ("ocean_seawater",         false),
    ("ocean_vertical_mixing",  false),
    ("ocean_vorticity_flux",   false),
    ("reported_weno5_bounded", false),
    ("shared_stencil_2d",      false),
    ("suite_convolution_3d",   false),
    ("suite_fdtd2d",           false),
    ("suite_gemm",             true),
    ("suite_hotspot",          false),
    ("suite_jacobi",           false),
];

/// Returns the job with an objective, and the request for all its derivatives.
fn squared(name: &str) -> (Job, TensorProgram, Request) {
    let folder = Path::new(CORPUS);
    let text = std::fs::read_to_string(folder.join(format!("{name}.toml"))).unwrap();
    let read = |text: &str| {
        read::read("job.toml", text, folder).unwrap_or_else(|f| panic!("{name}: {}", shown(&f)))
    };
    let plain = read(&text);
    let raised = raised(&plain);
    let named = plain.outputs.iter().flat_map(|output| &output.arrays);
    let named = named.map(|name| name.value.clone());
    let mut given = named.chain(raised.outputs.iter().cloned());
    let is_of_floats = |name: &String| plain.array(name).is_some_and(|a| is_float(a.element));
    let given = given.find(is_of_floats).expect("it gives floats");
    let takes = raised.inputs.iter().filter(|input| match input {
        Input::Steps | Input::Before | Input::After => false,
        Input::Scalar { element, .. } => is_float(*element),
        Input::Array { name, .. } => is_of_floats(name),
    });
    let takes: Vec<&str> = takes.map(Input::name).collect();
    // Its own tables are at the end.
    let text = format!("{text}\n[objective.squares]\nexpr = \"sum({given}^2)\"\n");
    let job = read(&text);
    let request = Request::new(&job, &format!("squares:{}", takes.join(","))).unwrap();
    (job, raised, request)
}

#[test]
fn kernels_give_the_derivatives_of_one_device() {
    let mut faults = Vec::new();
    for (name, in_another_order) in KERNELS {
        let (job, raised, request) = squared(name);
        let plain = Primal::new(&job, &raised, &request)
            .unwrap_or_else(|f| panic!("{name}: {}", shown(&f)));
        let is_promoted = plain.promoted().is_some();
        for wide in [false, true] {
            if wide && !is_promoted {
                continue; // no narrower floats
            }
            let values = |wanted: Option<&runner::mesh::Wanted>| {
                let primal = Primal::new(&job, &raised, &request).unwrap().over(wanted);
                let primal = if wide {
                    primal.promoted().unwrap()
                } else {
                    primal
                };
                let devices = wanted.map_or(1, |wanted| wanted.mesh.devices());
                call(&interpreters(devices), &job, &reversed(&primal), wide)
            };
            let one = values(None);
            for mesh in ["2x2", "2x4", "3x5"] {
                let many = values(Some(&on(mesh)));
                let pairs = many.derivatives.iter().zip(&one.derivatives);
                for (nth, (found, expected)) in pairs.enumerate() {
                    let near = *in_another_order || found.shape.is_empty();
                    let allowed = match (near, found.element) {
                        (false, _) => 0.0,
                        (true, ElementType::F64) => 1e-12,
                        (true, _) => 1e-4,
                    };
                    let error = off(found, expected);
                    if error > allowed {
                        faults.push(format!(
                            "{name} on {mesh}, f64 {wide}: derivative {nth} is off by {error:e}"
                        ));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
