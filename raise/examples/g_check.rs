use raise::tree::*;
fn noise(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9E3779B97F4A7C15) ^ 0x123456789ABCDEF0;
    for _ in 0..3 {
        x ^= x >> 30;
        x = x.wrapping_mul(0xBF58476D1CE4E5B9);
        x ^= x >> 27;
    }
    x
}
fn bits(ty: Ty, seed: u64) -> u64 {
    if ty.is_float() {
        float_bits((noise(seed) % 2001) as f64 / 1000.0 - 1.0, ty)
    } else {
        noise(seed) % 40
    }
}
fn run(kernel: &Kernel) -> Result<Vec<Buffer>, Failure> {
    let mut b: Vec<Buffer> = kernel
        .args
        .iter()
        .enumerate()
        .map(|(n, arg)| {
            let seed = 77 + n as u64 * 1000003;
            match arg {
                KernelArg::Array { element, shape, .. } => Buffer::Array(
                    (0..shape.iter().product::<usize>())
                        .map(|k| bits(*element, seed + k as u64))
                        .collect(),
                ),
                KernelArg::Scalar { ty, .. } => Buffer::Scalar(bits(*ty, seed)),
            }
        })
        .collect();
    interpret(kernel, &mut b)?;
    Ok(b)
}
fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let k0 = match raise::mlir::raise_to_scf(&text) {
            Ok(k) => k,
            Err(e) => {
                println!("{path}: {e:?}");
                continue;
            }
        };
        let expected = match run(&k0) {
            Ok(b) => b,
            Err(f) => {
                println!("{path}: {f}");
                continue;
            }
        };
        let k1 = raise::scf::raise_loops(k0.clone()).unwrap();
        let k2 = raise::affine::raise_affine(k1.clone()).unwrap();
        let k3 = raise::parallel::raise_parallel(k2.clone()).unwrap();
        for (name, k) in [("scf", &k1), ("affine", &k2), ("parallel", &k3)] {
            match run(k) {
                Ok(b) if b == expected => {}
                Ok(_) => println!("{path}: {name} DIFFERS"),
                Err(f) => println!("{path}: {name} {f}"),
            }
            let t = format!("{k:#}");
            match raise::mlir::import(&t, None) {
                Ok((_, r)) => {
                    if r.renumbered() != k.renumbered() {
                        println!("{path}: {name} ROUND TRIP\n{r:#}\n{t}")
                    }
                }
                Err(e) => println!("{path} {name} {e:?}"),
            }
        }
        println!("{path} ok");
    }
}
