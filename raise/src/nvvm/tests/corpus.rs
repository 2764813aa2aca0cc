//! Tests of the kernels of `examples/` as compiled by each compiler: all must compute the same.

use testkit::Random;

use super::machine::Machine;
use super::*;

/// File without its extension, kernel, grid, block, arguments.
const KERNELS: &str = "
    kernels/ab2/ab2 ab2 21 256 f32:5x29x37 f32:5x29x37 f32:5x29x37 f32:5x29x37 f32:5x29x37 f32:5x29x37 f32:5x29x37 f32:5x29x37 f32:5x29x37 5365 float=0.01 float=0.1
    kernels/branch/branch branch 53 192 f32:10007 f32:10007 i32:10007 10007 float=0.75
    kernels/column_cumsum/column_cumsum column_cumsum 4 32 f32:23x101 f32:23x101 101 23
    kernels/diffusion/diffusion diffusion 4x11 16x4 f64:43x61 f64:43x61 f64:43x61 61 43 float=0.05 float=0.5
    kernels/dot_product/dot_product dot_product 3 32 f32:10007 f32:10007 f32:77 10007 77 130
    kernels/dot_strided/dot_strided dot_strided 3 64 f64:10007 f64:10007 f64:192 10007
    kernels/fast_math/fast_math fast_math 40 256 f32:10007 f32:10007 f32:10007 10007
    kernels/gather/gather gather 40 256 f32:4999 i32:10007 f32:10007 f32:10007 10007
    kernels/gradient/gradient gradient 4x5 16x8 f32:37x53 f32:37x53 f32:37x53 53 37 float=0.1 float=0.2
    kernels/grid_stride/grid_stride grid_stride 5 128 f32:10007 f32:10007 10007 float=-1.5 float=0.25
    kernels/halo_fill/halo_fill fill_west_east 2 32 f32:39x55 53 37
    kernels/halo_fill/halo_fill fill_south_north 2 32 f32:39x55 53 37
    kernels/halo_fill/halo_fill diffuse 7x5 8x8 f32:39x55 f32:39x55 53 37 float=0.125
    kernels/hydrostatic_pressure/hydrostatic_pressure hydrostatic_pressure 3x4 8x4 f64:17x15x21 f64:17x15x21 21 15 17 float=12.5
    kernels/jacobi/jacobi jacobi 4x5 16x8 f32:37x53 f32:37x53 f32:37x53 f32:37x53 53 37 float=0.01
    kernels/land_mask/land_mask land_mask 7x5 8x8 f32:37x53 i32:37x53 f32:37x53 53 37 float=0.3
    kernels/lcg_hash/lcg_hash lcg_hash 20 256 u32:5003 u32:5003 i32:5003 i64:5003 5003 5 3000000000
    kernels/libdevice/libdevice libdevice 40 256 f32:10007 f32:10007 f32:10007 10007
    kernels/libdevice_f64/libdevice_f64 libdevice_f64 40 256 f64:10007 f64:10007 f64:10007 10007
    kernels/matmul/matmul matmul 2x3 16x16 f32:33x47 f32:47x29 f32:33x29 33 47 29
    kernels/min_max_filter/min_max_filter max_filter 7x5 8x8 f32:37x53 f32:37x53 53 37
    kernels/min_max_filter/min_max_filter min_filter 7x5 8x8 f32:37x53 f32:37x53 53 37
    kernels/mixed_integers/mixed_integers mixed_integers 40 128 i32:5003 u32:5003 i64:5003 i32:5003 5003 7
    kernels/moving_average/moving_average moving_average 40 256 f32:10007 f32:10007 10007 5
    kernels/polynomial/polynomial polynomial 16 128 f32:2003 f32:2003 f32:5x5 f32:2003 2003 4
    kernels/reverse/reverse reverse 40 256 f64:10007 f64:10007 10007
    kernels/row_sum/row_sum row_sum 4 32 f32:101x75 f32:101 101 75
    kernels/saxpy/saxpy saxpy 40 256 10007 float=2.5 f32:10007 f32:10007
    kernels/stencil_1d/stencil_1d stencil_1d 79 128 f32:10007 f32:10007 10007 float=0.2
    kernels/stencil_2d/stencil_2d stencil_2d 4x5 16x8 f32:37x53 f32:37x53 53 37 float=0.1
    kernels/stencil_2d_modulo/stencil_2d_modulo stencil_2d_modulo 2x10 32x4 f32:37x53 f32:37x53 53 37 float=0.1
    kernels/stencil_2d_periodic/stencil_2d_periodic stencil_2d_periodic 7x5 8x8 f32:37x53 f32:37x53 53 37 float=0.1
    kernels/stencil_3d/stencil_3d stencil_3d 3x4x3 8x4x4 f64:11x13x19 f64:11x13x19 19 13 11 float=0.05
    kernels/stencil_3d_flat/stencil_3d_flat stencil_3d_flat 22 128 f32:11x13x19 f32:11x13x19 19 13 11 float=0.05
    kernels/strided/strided strided 40 128 f32:10007 f32:10007 5003
    kernels/transpose/transpose transpose 4x3 16x16 f32:37x53 f32:53x37 37 53
    kernels/upwind/upwind upwind 7x5 8x8 f32:37x53 f32:37x53 f32:37x53 f32:37x53 53 37 float=0.2 float=0.25
    stencil_4096/stencil_4096 diffuse 2x8 32x8 f32:64x64 f32:64x64 64 64 float=0.1
    shallow_water/shallow_water transport 2x8 32x8 f32:64x64 f32:64x64 f32:64x64 f32:64x64 f32:64x64 64 64 float=100.0
    shallow_water/shallow_water continuity 2x8 32x8 f32:64x64 f32:64x64 f32:64x64 64 64 float=20.0 float=5000.0
    shallow_water/shallow_water vorticity 2x8 32x8 f32:64x64 f32:64x64 f32:64x64 64 64 float=5000.0 float=0.0001
    shallow_water/shallow_water bernoulli 2x8 32x8 f32:64x64 f32:64x64 f32:64x64 f32:64x64 64 64 float=9.81
    shallow_water/shallow_water momentum_u 2x8 32x8 f32:64x64 f32:64x64 f32:64x64 f32:64x64 f32:64x64 64 64 float=20.0 float=5000.0 float=200.0 float=1e-06
    shallow_water/shallow_water momentum_v 2x8 32x8 f32:64x64 f32:64x64 f32:64x64 f32:64x64 f32:64x64 64 64 float=20.0 float=5000.0 float=200.0 float=1e-06
";

/// The file extensions of the compilers' outputs.
const DIALECTS: [&str; 6] = [
    "ptx",
    "sm_100.ptx",
    "clang_sm_80.ptx",
    "clang_sm_50.ptx",
    "lineinfo.ptx",
    "ll",
];

fn parse(line: &str) -> (&str, Launch) {
    let words: Vec<_> = line.split_whitespace().collect();
    let extents = |text: &str| {
        let mut extents = [1; 3];
        for (extent, word) in extents.iter_mut().zip(text.split('x')) {
            *extent = word.parse().unwrap();
        }
        extents
    };
    let is_double = line.contains(" f64:");
    let arg = |(index, word): (usize, &&str)| {
        if let Some(value) = word.strip_prefix("float=") {
            return Arg::Float {
                name: format!("s{index}"),
                element: if is_double {
                    ElementType::F64
                } else {
                    ElementType::F32
                },
                value: value.parse().unwrap(),
            };
        }
        let Some((ty, shape)) = word.split_once(':') else {
            return Arg::Int(word.parse().unwrap());
        };
        let element = match ty {
            "f32" => ElementType::F32,
            "f64" => ElementType::F64,
            "i32" => ElementType::I32,
            "u32" => ElementType::U32,
            "i64" => ElementType::I64,
            other => panic!("{other}"),
        };
        let shape: Vec<_> = shape
            .split('x')
            .map(|extent| extent.parse().unwrap())
            .collect();
        array(&format!("a{index}"), element, &shape)
    };
    let launch = Launch {
        kernel: words[1].to_string(),
        grid: extents(words[2]),
        block: extents(words[3]),
        args: words[4..].iter().enumerate().map(arg).collect(),
        ..Launch::default()
    };
    (words[0], launch)
}

/// Returns values that differ from element to element: floats in 0.5..1.5, integers below 1000.
fn data(launch: &Launch) -> Vec<Vec<u8>> {
    let mut numbers = Random::new(12345);
    let mut next = move || numbers.below(1 << 24) as u32;
    let arrays = launch.args.iter().filter_map(|arg| match arg {
        Arg::Array { element, shape, .. } => Some((*element, shape.iter().product::<usize>())),
        Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Float { .. } | Arg::Struct(_) => None,
    });
    arrays
        .map(|(element, count)| {
            (0..count)
                .flat_map(|_| {
                    let random = next();
                    let real = 0.5 + f64::from(random) / f64::from(1 << 24);
                    match element {
                        ElementType::F32 => (real as f32).to_le_bytes().to_vec(),
                        ElementType::F64 => real.to_le_bytes().to_vec(),
                        ElementType::I64 => u64::from(random % 1000).to_le_bytes().to_vec(),
                        _ => (random % 1000).to_le_bytes().to_vec(),
                    }
                })
                .collect()
        })
        .collect()
}

/// Returns the largest difference between two results; integers must be equal.
fn difference(launch: &Launch, a: &[Vec<u8>], b: &[Vec<u8>]) -> f64 {
    let elements = launch.args.iter().filter_map(|arg| match arg {
        Arg::Array { element, .. } => Some(*element),
        Arg::Null | Arg::Int(_) | Arg::Varying(_) | Arg::Float { .. } | Arg::Struct(_) => None,
    });
    let mut largest = 0f64;
    for ((element, a), b) in elements.zip(a).zip(b) {
        let values = |bytes: &[u8]| -> Vec<f64> {
            match element {
                ElementType::F32 => bytes
                    .chunks(4)
                    .map(|word| f32::from_le_bytes(word.try_into().unwrap()).into())
                    .collect(),
                ElementType::F64 => bytes
                    .chunks(8)
                    .map(|word| f64::from_le_bytes(word.try_into().unwrap()))
                    .collect(),
                _ => bytes.iter().map(|byte| 1e9 * f64::from(*byte)).collect(),
            }
        };
        for (x, y) in values(a).into_iter().zip(values(b)) {
            if !(x.is_nan() && y.is_nan()) {
                largest = largest.max(if x == y {
                    0.0
                } else {
                    (x - y).abs() / x.abs().max(1.0)
                });
            }
        }
    }
    largest
}

#[test]
fn every_compiler_means_the_same() {
    let mut seen = 0;
    for line in KERNELS.lines().filter(|line| !line.trim().is_empty()) {
        let (file, launch) = parse(line);
        let mut first: Option<(String, Vec<Vec<u8>>)> = None;
        for dialect in DIALECTS {
            let path = format!(
                "{}/../examples/{file}.{dialect}",
                env!("CARGO_MANIFEST_DIR")
            );
            let Ok(source) = std::fs::read_to_string(&path) else {
                continue;
            };
            let text = match cf(&source, &launch) {
                Ok(text) => text,
                Err(errors) => {
                    // Only bodies of libdevice that nvcc inlined may be rejected, with an error
                    // that says so.
                    assert!(
                        file.contains("libdevice") && dialect.ends_with("ptx"),
                        "{path}: {errors:?}"
                    );
                    continue;
                }
            };
            if text.contains("reactant.space") {
                continue; // the machine only has the launch's memory
            }
            let mut arrays = data(&launch);
            if first.is_none() && dialect.ends_with("ptx") {
                interpret(&source, &launch, &mut arrays);
                first = Some(("the interpreter".to_string(), arrays));
                arrays = data(&launch);
            }
            Machine::new(&text, &launch).run(&mut arrays);
            seen += 1;
            match &first {
                None => {
                    assert!(
                        difference(&launch, &data(&launch), &arrays) > 0.0,
                        "{path} does nothing"
                    );
                    first = Some((path, arrays));
                }
                Some((other, expected)) => {
                    let apart = difference(&launch, expected, &arrays);
                    assert!(apart < 1e-5, "{path} and {other} are {apart} apart");
                }
            }
        }
    }
    assert!(seen > 100, "only {seen} kernels were found");
}
