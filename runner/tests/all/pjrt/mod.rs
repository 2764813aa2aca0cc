//! The PJRT layer with the real CPU plugin, which `make setup` installs.

mod buffers;
mod chosen;
mod constants;
mod devices;
mod errors;
mod mesh;
mod overlap;
mod programs;
mod random;
mod rounding;
mod threads;

use pjrt::{Buffer, Client, NamedValue, Plugin, Target, find, options};
use stablehlo::ElementType::F32;

/// The CPU plugin that discovery finds first.
fn plugin() -> Plugin {
    let found = find(Target::Cpu, None).expect("a CPU plugin; `make setup` installs one");
    Plugin::load(found.path).unwrap()
}

fn client() -> Client {
    Client::new(&plugin(), &[]).unwrap()
}

fn client_with_devices(count: i64) -> Client {
    let options = options([("cpu_device_count", NamedValue::Int(count))]);
    Client::new(&plugin(), &options).unwrap()
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    let (values, rest) = bytes.as_chunks::<4>();
    assert!(rest.is_empty());
    values
        .iter()
        .map(|&value| f32::from_le_bytes(value))
        .collect()
}

/// A vector on the client's first device.
fn vector(client: &Client, values: &[f32]) -> Buffer {
    let device = &client.addressable_devices().unwrap()[0];
    device.buffer(&bytes(values), F32, &[values.len()]).unwrap()
}

fn contents(buffer: &Buffer) -> Vec<f32> {
    floats(&buffer.to_host().unwrap())
}

/// `main(a, x, y) -> a * x + y` over `n` elements, with `y` donated on request.
fn saxpy(n: usize, donate: bool) -> String {
    let donated = if donate {
        "{tf.aliasing_output = 0 : i32}"
    } else {
        ""
    };
    let t = format!("tensor<{n}xf32>");
    format!(
        r#"module @saxpy {{
  func.func @main(%a: tensor<f32>, %x: {t}, %y: {t} {donated}) -> {t} {{
    %0 = "stablehlo.broadcast_in_dim"(%a) <{{broadcast_dimensions = array<i64>}}> : (tensor<f32>) -> {t}
    %1 = "stablehlo.multiply"(%0, %x) : ({t}, {t}) -> {t}
    %2 = "stablehlo.add"(%1, %y) : ({t}, {t}) -> {t}
    "func.return"(%2) : ({t}) -> ()
  }}
}}"#
    )
}
