//! What a plugin is, its devices, and a product of matrices on the first of them.
//!
//!     cargo run --release -p pjrt --example devices -- xla_cpu_pjrt.so

use pjrt::{Client, CompileOptions, Plugin};
use stablehlo::ElementType::F32;

const PROGRAM: &str = r#"
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<
    lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}>
    : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  "func.return"(%0) : (tensor<2x2xf32>) -> ()
}"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Some(path) = std::env::args().nth(1) else {
        return Err("usage: devices PLUGIN.so".into());
    };
    let plugin = Plugin::load(path)?;
    println!("PJRT {}", plugin.version());
    let client = Client::new(&plugin, &[])?;
    let devices = client.addressable_devices()?;
    for device in &devices {
        println!("device {}: {}", device.id()?, device.kind()?);
    }
    let program = client.compile(PROGRAM, &CompileOptions::default())?;
    let bytes = |numbers: [f32; 6]| numbers.map(f32::to_le_bytes).concat();
    let a = devices[0].buffer(&bytes([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), F32, &[2, 3])?;
    let b = devices[0].buffer(&bytes([1.0, 0.0, 0.0, 1.0, 1.0, 1.0]), F32, &[3, 2])?;
    let product = program.run(&[&a, &b])?.remove(0).to_host()?;
    let numbers = product.chunks_exact(4);
    let numbers = numbers.map(|n| f32::from_le_bytes(n.try_into().expect("four bytes")));
    println!("{:?}", numbers.collect::<Vec<f32>>());
    Ok(())
}
