//! The shallow-water model, with extents that no mesh divides.

use runner::device::Device;
use runner::gradient::{Primal, Request};
use runner::job::Job;
use runner::mesh::Wanted;
use runner::program::OnMesh;

use super::{TARGET, call, cpus, interpreters, job, off, on, raised, reversed};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/shallow_water");

/// `examples/shallow_water/gradient.toml`, smaller.
pub fn text(nx: usize, ny: usize, steps: u64) -> String {
    let mut text = std::fs::read_to_string(format!("{FOLDER}/gradient.toml")).unwrap();
    for (from, to) in [
        ("shallow_water.ptx", format!("{FOLDER}/shallow_water.ptx")),
        ("nx = 256", format!("nx = {nx}")),
        ("ny = 256", format!("ny = {ny}")),
        ("steps = 200", format!("steps = {steps}")),
        ("947200)^2 + (y - 1075200", "200000)^2 + (y - 120000".into()),
        ("eta[120:136, 104:120]^2", "eta[2:9, 3:12]^2".into()),
        ("1638400)^2 + (y - 1740800", "90000)^2 + (y - 60000".into()),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, &to);
    }
    text
}

/// Compares derivatives on a mesh and on one device: those by arrays bit for bit, the others up to
/// the order of sums.
fn agrees<D: Device>(job: &Job, wide: bool, wanted: &Wanted, devices: (&D, &D), exact: bool) {
    let raised = raised(job);
    let request = Request::new(job, "J:eta,u,v,drag,gravity").unwrap();
    let of = |wanted| {
        let primal = Primal::new(job, &raised, &request).unwrap().over(wanted);
        let promoted = primal.promoted();
        assert!(promoted.is_some());
        reversed(if wide {
            promoted.as_ref().unwrap()
        } else {
            &primal
        })
    };
    let (one, many) = (of(None), of(Some(wanted)));
    let one = call(devices.0, job, &one, wide);
    let many = call(devices.1, job, &many, wide);
    let mesh = &wanted.mesh;
    let tolerance = if wide { 1e-13 } else { 1e-5 };
    let sums = [(&many.objective, &one.objective)].into_iter();
    let all = sums.chain(many.derivatives.iter().zip(&one.derivatives));
    for (nth, (found, expected)) in all.enumerate() {
        let error = off(found, expected);
        println!(
            "{mesh}, f64 {wide}: result {nth} of {:?} is off by {error:e}",
            found.shape
        );
        let is_sum = found.shape.is_empty();
        let allowed = if exact && !is_sum { 0.0 } else { tolerance };
        assert!(
            expected.values().any(|x| x != 0.0),
            "result {nth} is all zero"
        );
        assert!(
            error <= allowed,
            "{mesh}, f64 {wide}: result {nth}: {error:e}"
        );
    }
}

#[test]
fn the_interpreter_gives_the_bits_of_one_device() {
    for (nx, ny, steps) in [(37, 29, 5), (16, 24, 4)] {
        let job = job(&text(nx, ny, steps));
        for mesh in ["2x2", "2x4", "3x5"] {
            let wanted = on(mesh);
            let devices = (&interpreters(1), &interpreters(wanted.mesh.devices()));
            for wide in [false, true] {
                agrees(&job, wide, &wanted, devices, true);
            }
        }
    }
}

#[test]
fn cpu_devices_give_what_one_gives() {
    let one = cpus(1);
    let job = job(&text(37, 29, 3));
    // Compilation takes nearly all of the time.
    for (mesh, wide) in [("2x4", false), ("3x5", true)] {
        let wanted = on(mesh);
        let many = cpus(wanted.mesh.devices());
        agrees(&job, wide, &wanted, (&one, &many), false);
    }
}

/// Counts the lines of a plan: one per message, indented by two blanks per enclosing loop.
fn sent(on: Option<&OnMesh>, what: &str) -> usize {
    let plan = &on.expect("it is on a mesh").plan;
    plan.lines().filter(|line| line.starts_with(what)).count()
}

/// The reverse pass sends no more than the forward pass: on a mesh with two axes four messages per
/// stage, and a stage is two steps.
#[test]
fn the_reverse_sends_as_few_messages_as_the_model() {
    for mesh in ["2x4", "3x5"] {
        let job = job(&text(512, 512, 8));
        let raised = raised(&job);
        let request = Request::new(&job, "J:eta,drag").unwrap();
        let wanted = on(mesh);
        let forward = raised.program(&job, Some(&wanted), TARGET).unwrap();
        let primal = Primal::new(&job, &raised, &request).unwrap();
        let reverse = reversed(&primal.over(Some(&wanted)));
        let (forward, reverse) = (forward.mesh.as_ref(), reverse.mesh.as_ref());
        println!("{}\n{}", forward.unwrap().plan, reverse.unwrap().plan);
        // The forward program has a loop of two steps and a remainder for an odd step; in eight
        // steps forward and reverse, there is a loop of two steps in each direction.
        assert_eq!(sent(forward, "  collective_permute"), 2 * 4, "{mesh}");
        assert_eq!(sent(reverse, "  collective_permute"), 2 * 4, "{mesh}");
        // The objective, and the sum over all iterations of the derivative by a scalar.
        assert_eq!(sent(reverse, "all_reduce"), 1, "{mesh}");
        assert_eq!(reverse.unwrap().plan.lines().count(), 2 * 4 + 1, "{mesh}");
    }
}
