//! Meshes: programs for one device of many with explicit communication, on any number of devices.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use pjrt::{Buffer, Client, CompileOptions, ExecuteOptions};
use stablehlo::ElementType::F32;

use super::{bytes, client_with_devices, contents};

/// The elements of a periodic line, `n` per device: each becomes the sum of its two neighbours,
/// `steps` times; then the sum of all first elements is added.
fn ring(devices: usize, n: usize, steps: usize) -> String {
    let pairs = |shift: usize| {
        let pair = |d: usize| format!("[{d}, {}]", (d + shift) % devices);
        (0..devices).map(pair).collect::<Vec<_>>().join(", ")
    };
    let group: Vec<String> = (0..devices).map(|d| d.to_string()).collect();
    let (up, down, group) = (pairs(1), pairs(devices - 1), group.join(", "));
    let (block, cell, whole) = (
        format!("tensor<{n}xf32>"),
        "tensor<1xf32>",
        format!("tensor<{}xf32>", n + 2),
    );
    let pairs = format!("tensor<{devices}x2xi64>");
    format!(
        r#"module @ring attributes {{mhlo.num_partitions = {devices} : i32, mhlo.num_replicas = 1 : i32}} {{
  func.func @main(%x: {block} {{tf.aliasing_output = 0 : i32}}) -> {block} {{
    %zero = "stablehlo.constant"() <{{value = dense<0> : tensor<i64>}}> : () -> tensor<i64>
    %one = "stablehlo.constant"() <{{value = dense<1> : tensor<i64>}}> : () -> tensor<i64>
    %end = "stablehlo.constant"() <{{value = dense<{steps}> : tensor<i64>}}> : () -> tensor<i64>
    %r:2 = "stablehlo.while"(%zero, %x) ({{
    ^bb0(%i: tensor<i64>, %u: {block}):
      %go = "stablehlo.compare"(%i, %end) <{{comparison_direction = #stablehlo<comparison_direction LT>}}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%go) : (tensor<i1>) -> ()
    }}, {{
    ^bb0(%i: tensor<i64>, %u: {block}):
      %last = "stablehlo.slice"(%u) <{{start_indices = array<i64: {}>, limit_indices = array<i64: {n}>, strides = array<i64: 1>}}> : ({block}) -> {cell}
      %first = "stablehlo.slice"(%u) <{{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}}> : ({block}) -> {cell}
      %left = "stablehlo.collective_permute"(%last) <{{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[{up}]> : {pairs}}}> : ({cell}) -> {cell}
      %right = "stablehlo.collective_permute"(%first) <{{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[{down}]> : {pairs}}}> : ({cell}) -> {cell}
      %w = "stablehlo.concatenate"(%left, %u, %right) <{{dimension = 0 : i64}}> : ({cell}, {block}, {cell}) -> {whole}
      %a = "stablehlo.slice"(%w) <{{start_indices = array<i64: 0>, limit_indices = array<i64: {n}>, strides = array<i64: 1>}}> : ({whole}) -> {block}
      %b = "stablehlo.slice"(%w) <{{start_indices = array<i64: 2>, limit_indices = array<i64: {}>, strides = array<i64: 1>}}> : ({whole}) -> {block}
      %s = "stablehlo.add"(%a, %b) : ({block}, {block}) -> {block}
      %j = "stablehlo.add"(%i, %one) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%j, %s) : (tensor<i64>, {block}) -> ()
    }}) : (tensor<i64>, {block}) -> (tensor<i64>, {block})
    %head = "stablehlo.slice"(%r#1) <{{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}}> : ({block}) -> {cell}
    %sum = "stablehlo.all_reduce"(%head) <{{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[{group}]]> : tensor<1x{devices}xi64>, use_global_device_ids}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }}) : ({cell}) -> {cell}
    %all = "stablehlo.broadcast_in_dim"(%sum) <{{broadcast_dimensions = array<i64: 0>}}> : ({cell}) -> {block}
    %y = "stablehlo.add"(%r#1, %all) : ({block}, {block}) -> {block}
    "func.return"(%y) : ({block}) -> ()
  }}
}}"#,
        n - 1,
        n + 2,
    )
}

/// The same in plain Rust.
fn by_hand(line: &[f32], n: usize, steps: usize) -> Vec<f32> {
    let (mut line, len) = (line.to_vec(), line.len());
    for _ in 0..steps {
        line = (0..len)
            .map(|i| line[(i + len - 1) % len] + line[(i + 1) % len])
            .collect();
    }
    let sum: f32 = line.iter().step_by(n).sum();
    line.iter().map(|value| value + sum).collect()
}

/// Runs [`ring`] on a new client, with a timeout of ten minutes.
fn run_ring(devices: usize, n: usize, steps: usize) -> (Vec<f32>, Duration, Duration) {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        let client = client_with_devices(devices as i64);
        let start = Instant::now();
        let program = client
            .compile(
                &ring(devices, n, steps),
                &CompileOptions::partitioned(devices),
            )
            .unwrap();
        let compile = start.elapsed();
        let start = Instant::now();
        let line = first(devices * n);
        let parts: Vec<&[f32]> = line.chunks(n).collect();
        let results = execute(&client, &program, &parts);
        let _ = send.send((results.concat(), compile, start.elapsed()));
    });
    receive
        .recv_timeout(Duration::from_secs(600))
        .expect("the devices wait for each other")
}

fn execute(client: &Client, program: &pjrt::Executable, parts: &[&[f32]]) -> Vec<Vec<f32>> {
    let devices = program.devices().unwrap();
    assert!(devices.iter().all(|device| device.client().is(client)));
    let put = |(device, part): (&pjrt::Device, &&[f32])| {
        device.buffer(&bytes(part), F32, &[part.len()]).unwrap()
    };
    let buffers: Vec<Buffer> = devices.iter().zip(parts).map(put).collect();
    let arguments: Vec<Vec<&Buffer>> = buffers.iter().map(|buffer| vec![buffer]).collect();
    let run = program
        .execute(&arguments, &ExecuteOptions::default())
        .unwrap();
    let results = run.wait().unwrap();
    assert!(
        buffers.iter().all(|buffer| buffer.is_deleted().unwrap()),
        "donated"
    );
    results.iter().map(|list| contents(&list[0])).collect()
}

fn first(len: usize) -> Vec<f32> {
    (0..len).map(|i| ((i * 7) % 5) as f32).collect()
}

#[test]
fn partitions_exchange_what_they_are_told_to() {
    for (devices, n, steps) in [(1, 5, 3), (2, 3, 4), (5, 4, 6), (15, 2, 3)] {
        let (results, ..) = run_ring(devices, n, steps);
        assert_eq!(
            results,
            by_hand(&first(devices * n), n, steps),
            "{devices} devices"
        );
    }
}

/// As many devices as on a large machine, in one process.
#[test]
fn a_thousand_devices_in_one_process() {
    let (results, compile, run) = run_ring(1024, 3, 4);
    assert_eq!(results, by_hand(&first(1024 * 3), 3, 4));
    println!("1024 devices: {compile:?} to compile, {run:?} to run");
}
