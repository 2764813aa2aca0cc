//! Tests from the cf stage on: each stage prints as MLIR that parses back to itself, and has the
//! same semantics as the stage before.

use raise::affine;
use raise::kernel_ir::{Buffer, Kernel, KernelArg, Ty, float_bits, interpret};
use raise::mlir;
use raise::parallel;
use raise::scf;

/// Returns a deterministic pseudo-random number.
fn noise(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x1234_5678_9ABC_DEF0;
    for _ in 0..3 {
        x ^= x >> 30;
        x = x.wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x ^= x >> 27;
    }
    x
}

fn bits(ty: Ty, seed: u64) -> u64 {
    match ty.is_float() {
        true => float_bits((noise(seed) % 2001) as f64 / 1000.0 - 1.0, ty),
        false => noise(seed) % 40, // small enough for an index
    }
}

fn buffers(kernel: &Kernel, seed: u64) -> Vec<Buffer> {
    kernel
        .args
        .iter()
        .enumerate()
        .map(|(number, arg)| {
            let seed = seed * 1_000_003 + number as u64 * 10_007;
            match arg {
                KernelArg::Array { element, shape, .. } => {
                    let length: usize = shape.iter().product();
                    Buffer::Array(
                        (0..length)
                            .map(|k| bits(*element, seed + k as u64))
                            .collect(),
                    )
                }
                KernelArg::Scalar { ty, .. } => Buffer::Scalar(bits(*ty, seed)),
            }
        })
        .collect()
}

fn result(kernel: &Kernel, seed: u64) -> Vec<Buffer> {
    let mut buffers = buffers(kernel, seed);
    interpret(kernel, &mut buffers).unwrap_or_else(|failure| panic!("{failure}\n{kernel}"));
    buffers
}

fn assert_round_trip(kernel: &Kernel) {
    let text = format!("{kernel:#}");
    let (_, read) = mlir::import(&text, None).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(read.renumbered(), kernel.renumbered(), "{read:#}\n{text}");
}

#[test]
fn every_stage() {
    insta::glob!("..", "cf/*.mlir", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let imported = mlir::raise_to_scf(&text).unwrap();
        let loops = scf::raise_loops(imported.clone()).unwrap();
        let affine = affine::raise_affine(loops.clone()).unwrap();
        let parallel = parallel::raise_parallel(affine.clone()).unwrap();
        let again = affine::raise_affine(affine.clone()).unwrap();
        assert_eq!(again.renumbered(), affine.renumbered(), "{again}\n{affine}");
        let stages = [
            ("imported", imported),
            ("scf", loops),
            ("affine", affine),
            ("parallel", parallel),
        ];
        let mut shown = String::new();
        for (name, kernel) in &stages {
            shown += &format!("== {name}\n{kernel}");
            assert_round_trip(kernel);
        }
        for seed in 0..3 {
            let expected = result(&stages[0].1, seed);
            for (name, kernel) in &stages[1..] {
                assert_eq!(result(kernel, seed), expected, "{name}\n{kernel}");
            }
        }
        insta::assert_snapshot!(shown);
    });
}
