//! Whole kernels, compiled by three compilers, against what the CUDA source computes.
use interpreter::{Arg, Kernel, Options, Stats, run};

const FILES: [&str; 2] = [
    include_str!("../../../ptx/tests/ptx/basics_sm_80.ptx"),
    include_str!("../../../ptx/tests/ptx/basics_sm_100.ptx"),
];
const CLANG: &str = include_str!("../../../ptx/tests/ptx/clang_sm_80.ptx");

fn module(text: &str) -> ptx::Module {
    let (module, errors) = ptx::parse(text);
    assert_eq!(errors, []);
    assert_eq!(ptx::check(&module), []);
    module
}

fn bytes<T: Copy, const N: usize>(values: &[T], to: fn(T) -> [u8; N]) -> Vec<u8> {
    values.iter().flat_map(|value| to(*value)).collect()
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks(4)
        .map(|chunk| f32::from_le_bytes(chunk.try_into().unwrap()))
        .collect()
}

fn doubles(bytes: &[u8]) -> Vec<f64> {
    bytes
        .chunks(8)
        .map(|chunk| f64::from_le_bytes(chunk.try_into().unwrap()))
        .collect()
}

fn ints(bytes: &[u8]) -> Vec<i32> {
    bytes
        .chunks(4)
        .map(|chunk| i32::from_le_bytes(chunk.try_into().unwrap()))
        .collect()
}

fn from_floats(values: &[f32]) -> Vec<u8> {
    bytes(values, f32::to_le_bytes)
}

fn from_doubles(values: &[f64]) -> Vec<u8> {
    bytes(values, f64::to_le_bytes)
}

fn from_ints(values: &[i32]) -> Vec<u8> {
    bytes(values, i32::to_le_bytes)
}

/// Returns distinct values.
fn wave(count: usize) -> Vec<f32> {
    (0..count)
        .map(|i| ((i * 37 % 101) as f32 - 50.0) * 0.37)
        .collect()
}

/// Launches a kernel with race checks.
fn launch(
    text: &str,
    kernel: &str,
    grid: [u32; 3],
    block: [u32; 3],
    args: &[Arg],
    arrays: &mut [Vec<u8>],
) -> Stats {
    let module = module(text);
    let kernel = Kernel::new(&module, kernel).unwrap();
    let options = Options {
        races: true,
        shared_bytes: 256,
        ..Options::default()
    };
    kernel
        .launch(grid, block, args, arrays, &options)
        .unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn saxpy() {
    let (x, y) = (wave(200), wave(203)[3..].to_vec());
    for text in FILES {
        let mut arrays = [from_floats(&y), from_floats(&x)];
        let args = [Arg::Array(0), Arg::Array(1), Arg::Float(2.5), Arg::Int(200)];
        let stats = launch(text, "saxpy", [4, 1, 1], [64, 1, 1], &args, &mut arrays);
        assert_eq!(stats.threads, 256);
        let expected: Vec<f32> = x
            .iter()
            .zip(&y)
            .map(|(x, y)| 2.5_f32.mul_add(*x, *y))
            .collect();
        assert_eq!(floats(&arrays[0]), expected);
        assert_eq!(floats(&arrays[1]), x);
    }
}

#[test]
fn stencil() {
    let (nx, ny) = (20, 13);
    let x: Vec<f64> = wave(nx * ny).into_iter().map(f64::from).collect();
    for text in FILES {
        let mut arrays = [from_doubles(&vec![0.0; nx * ny]), from_doubles(&x)];
        let args = [
            Arg::Array(0),
            Arg::Array(1),
            Arg::Int(nx as i128),
            Arg::Int(ny as i128),
        ];
        launch(text, "stencil", [3, 4, 1], [8, 4, 1], &args, &mut arrays);
        let result = doubles(&arrays[0]);
        for j in 0..ny {
            for i in 0..nx {
                let at = |j: usize, i: usize| x[j * nx + i];
                let inside = i > 0 && j > 0 && i < nx - 1 && j < ny - 1;
                let expected = if inside {
                    0.25 * (at(j, i - 1) + at(j, i + 1) + at(j - 1, i) + at(j + 1, i))
                } else {
                    0.0
                };
                assert_eq!(result[j * nx + i], expected, "{j} {i}");
            }
        }
    }
}

/// Shared memory, barriers in a loop, two-dimensional blocks.
#[test]
fn tiled_product() {
    let n = 32;
    let (a, b) = (wave(n * n), wave(n * n + 5)[5..].to_vec());
    for text in FILES {
        let mut arrays = [
            from_floats(&vec![0.0; n * n]),
            from_floats(&a),
            from_floats(&b),
        ];
        let args = [
            Arg::Array(0),
            Arg::Array(1),
            Arg::Array(2),
            Arg::Int(n as i128),
        ];
        let stats = launch(text, "tile", [2, 2, 1], [16, 16, 1], &args, &mut arrays);
        assert_eq!(stats.barriers, 4 * 2 * 2);
        let result = floats(&arrays[0]);
        for i in 0..n {
            for j in 0..n {
                let sum = (0..n).fold(0.0_f32, |sum, k| a[i * n + k].mul_add(b[k * n + j], sum));
                assert_eq!(result[i * n + j], sum);
            }
        }
    }
}

/// Atomics, and a variable at file scope with an initial value.
#[test]
fn histogram() {
    let x: Vec<i32> = (0..100).map(|i| i * i).collect();
    for text in FILES {
        let mut arrays = [from_ints(&[0; 17]), from_ints(&x)];
        let module = module(text);
        let args = [Arg::Array(0), Arg::Array(1), Arg::Int(100)];
        run(
            &module,
            "histogram",
            [2, 1, 1],
            [64, 1, 1],
            &args,
            &mut arrays,
        )
        .unwrap();
        let mut expected = [0; 17];
        x.iter()
            .for_each(|value| expected[(value & 15) as usize] += 1);
        expected[16] = 4;
        assert_eq!(ints(&arrays[0]), expected);
    }
}

/// `shfl.sync.down` and `vote.sync.ballot`.
#[test]
fn warp_sum() {
    let x: Vec<f32> = (0..32).map(|i| i as f32 - 9.0).collect();
    for text in FILES {
        let mut arrays = [from_floats(&[0.0]), from_floats(&x)];
        launch(
            text,
            "warp",
            [1, 1, 1],
            [32, 1, 1],
            &[Arg::Array(0), Arg::Array(1)],
            &mut arrays,
        );
        let positive = x.iter().filter(|x| **x > 0.0).count() as f32;
        assert_eq!(floats(&arrays[0]), [x.iter().sum::<f32>() + positive]);
    }
}

/// Constant tables with nested initialisers, local arrays, a pointer kept in a variable, dynamic
/// shared memory.
#[test]
fn memories() {
    let table = [[1.0, 2.0, 0.0], [4.0, 5.0, 6.0]];
    for text in FILES {
        let mut arrays = [from_floats(&wave(8))];
        launch(
            text,
            "memories",
            [1, 1, 1],
            [8, 1, 1],
            &[Arg::Array(0), Arg::Int(2)],
            &mut arrays,
        );
        let value = |i: usize| [1.0, 2.0, 3.0, 4.0][i & 3] * table[i & 1][2] * 2.0;
        let expected: Vec<f32> = (0..8).map(|i| value(i ^ 1)).collect();
        assert_eq!(floats(&arrays[0]), expected);
    }
}

/// A call of a `.func` with three parameters, one of them a pointer it writes through.
#[test]
fn calls() {
    let y = wave(16);
    for text in FILES {
        let mut arrays = [from_floats(&y), from_ints(&[7; 16])];
        launch(
            text,
            "calls",
            [1, 1, 1],
            [16, 1, 1],
            &[Arg::Array(0), Arg::Array(1)],
            &mut arrays,
        );
        let expected: Vec<f32> = y.iter().map(|y| y * 2.5).collect();
        assert_eq!(floats(&arrays[0]), expected);
        assert_eq!(ints(&arrays[1]), [8; 16]);
    }
}

#[test]
fn vectors() {
    for text in FILES {
        let mut arrays = [
            from_floats(&[0.0; 8]),
            from_floats(&[1.0, 2.0, 3.0, 4.0]),
            from_doubles(&[1.0, 2.0, 3.0, 4.0]),
        ];
        let args = [Arg::Array(0), Arg::Array(1), Arg::Array(2)];
        launch(text, "vectors", [1, 1, 1], [2, 1, 1], &args, &mut arrays);
        assert_eq!(
            floats(&arrays[0]),
            [1.0, 2.0, 3.0, 2.0, 3.0, 4.0, 7.0, 12.0]
        );
        assert_eq!(doubles(&arrays[2]), [2.0, 2.0, 4.0, 4.0]);
    }
}

/// Inline assembly: predicated instructions, registers in nested scopes that share a name.
#[test]
fn assembly() {
    for text in FILES {
        let mut arrays = [from_ints(&[0; 8])];
        launch(
            text,
            "assembly",
            [1, 1, 1],
            [8, 1, 1],
            &[Arg::Array(0)],
            &mut arrays,
        );
        let expected: Vec<i32> = (0..8)
            .map(|i| if i > 3 { (i + 1) * 10 + 1 } else { 2 })
            .collect();
        assert_eq!(ints(&arrays[0]), expected);
    }
}

/// clang leaves `__nv_expf` as a call.
#[test]
fn library_calls() {
    let x = wave(70);
    let mut arrays = [from_floats(&vec![0.0; 70]), from_floats(&x)];
    let args = [Arg::Array(0), Arg::Array(1), Arg::Int(70)];
    launch(CLANG, "library", [2, 1, 1], [64, 1, 1], &args, &mut arrays);
    let expected: Vec<f32> = (0..70)
        .map(|i| (f64::from(x[i]).exp() as f32) * [1.0, 2.0, 3.0, 4.0][i & 3])
        .collect();
    assert_eq!(floats(&arrays[0]), expected);
    let y: Vec<f64> = wave(128).into_iter().map(f64::from).collect();
    let mut arrays = [from_doubles(&y)];
    launch(
        CLANG,
        "exchange",
        [2, 1, 1],
        [64, 1, 1],
        &[Arg::Array(0)],
        &mut arrays,
    );
    let expected: Vec<f64> = (0..128).map(|i| y[i ^ 1] + y[i].powf(2.0)).collect();
    assert_eq!(doubles(&arrays[0]), expected);
}

/// `brx.idx` from a switch.
#[test]
fn cases() {
    let y = [0, 1, 2, 3, 4, 5, 6, 7, -1];
    let mut arrays = [from_ints(&y)];
    launch(
        CLANG,
        "cases",
        [1, 1, 1],
        [9, 1, 1],
        &[Arg::Array(0), Arg::Int(3)],
        &mut arrays,
    );
    let expected: Vec<i32> = y
        .iter()
        .zip(0..)
        .map(|(&y, i)| match y {
            0 => 5,
            1 => y * 7,
            2 => y - i,
            3 => i * i,
            4 => y / 3,
            5 => y % 3,
            6 => (0..i).fold(y, |y, j| y * 3 + j),
            _ => -1,
        })
        .collect();
    assert_eq!(ints(&arrays[0]), expected);
}
