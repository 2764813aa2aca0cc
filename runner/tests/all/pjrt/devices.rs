//! Several devices in one process: partitioned programs, replicated programs, collectives.

use pjrt::{Buffer, Client, Code, CompileOptions, Executable, ExecuteOptions, targets};
use stablehlo::ElementType::F32;

use super::{bytes, client, client_with_devices, contents};

#[test]
fn one_device_unless_asked_for_more() {
    assert_eq!(client().addressable_devices().unwrap().len(), 1);
    let client = client_with_devices(4);
    let devices = client.devices().unwrap();
    let ids: Vec<i64> = devices.iter().map(|device| device.id().unwrap()).collect();
    assert_eq!(ids, [0, 1, 2, 3]);
    assert_eq!(devices[0].kind().unwrap(), "cpu");
    assert_eq!(client.platform_name().unwrap(), "cpu");
    assert_eq!(client.process_index().unwrap(), 0);
    assert!(!client.addressable_memories().unwrap().is_empty());
    assert_eq!(client.default_device_assignment(2, 2).unwrap().len(), 2);
}

/// Transfers `parts` to the program's devices, runs it, and returns each device's first result.
fn run(
    client: &Client,
    program: &Executable,
    parts: &[Vec<f32>],
    shape: &[usize],
) -> Vec<Vec<f32>> {
    let devices = program.devices().unwrap();
    assert_eq!(devices.len(), parts.len());
    let put = |(device, part): (&pjrt::Device, &Vec<f32>)| {
        assert!(device.client().is(client));
        device.buffer(&bytes(part), F32, shape).unwrap()
    };
    let buffers: Vec<Buffer> = devices.iter().zip(parts).map(put).collect();
    let arguments: Vec<Vec<&Buffer>> = buffers.iter().map(|buffer| vec![buffer]).collect();
    let run = program
        .execute(&arguments, &ExecuteOptions::default())
        .unwrap();
    let results = run.wait().unwrap();
    results.iter().map(|list| contents(&list[0])).collect()
}

#[test]
fn a_partitioned_program_sees_the_whole_array() {
    // Each element plus the sum of all: the partitioner must add an all-reduce.
    let text = r#"module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%x: tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) -> (tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) {
    %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %sum = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %all = "stablehlo.broadcast_in_dim"(%sum) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %y = "stablehlo.add"(%x, %all) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%y) : (tensor<8xf32>) -> ()
  }
}"#;
    let client = client_with_devices(4);
    let program = client
        .compile(text, &CompileOptions::partitioned(4))
        .unwrap();
    let on_one_device = [2];
    assert_eq!(program.outputs().unwrap()[0].shape, on_one_device);
    assert_eq!(program.parameters().unwrap()[0].shape, on_one_device);
    let parts: Vec<Vec<f32>> = (0..4)
        .map(|d| vec![2.0 * d as f32, 2.0 * d as f32 + 1.0])
        .collect();
    let results = run(&client, &program, &parts, &[2]);
    assert_eq!(
        results.concat(),
        [28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0]
    );
}

#[test]
fn replicas_talk_through_collectives() {
    let text = r#"module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %next = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %sum = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %y = "stablehlo.add"(%next, %sum) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%y) : (tensor<2xf32>) -> ()
  }
}"#;
    let client = client_with_devices(4);
    let program = client
        .compile(text, &CompileOptions::replicated(4))
        .unwrap();
    let parts: Vec<Vec<f32>> = (0..4).map(|d| vec![d as f32, 10.0 * d as f32]).collect();
    let results = run(&client, &program, &parts, &[2]);
    // Sums are 6 and 60; each replica adds the value of its left neighbour.
    let expected = [[9.0, 90.0], [6.0, 60.0], [7.0, 70.0], [8.0, 80.0]];
    assert_eq!(results, expected);
}

#[test]
fn the_device_assignment_can_be_chosen() {
    let client = client_with_devices(3);
    let options = CompileOptions {
        device_assignment: Some(vec![vec![2]]),
        ..Default::default()
    };
    let program = client.compile(&super::saxpy(2, false), &options).unwrap();
    let devices = client.addressable_devices().unwrap();
    assert_eq!(program.devices().unwrap(), devices[2..]);
    let on = |device: &pjrt::Device| {
        let put = |values: &[f32], shape| device.buffer(&bytes(values), F32, shape).unwrap();
        let (a, x) = (put(&[1.0], &[]), put(&[1.0, 2.0], &[2]));
        program.run(&[&a, &x, &x])
    };
    assert_eq!(contents(&on(&devices[2]).unwrap()[0]), [2.0, 4.0]);
    let error = on(&devices[1]).unwrap_err();
    assert!(error.message.contains("argument 0 is on"), "{error}");
    let options = CompileOptions {
        device_assignment: Some(vec![vec![0, 1]]),
        ..Default::default()
    };
    let error = client
        .compile(&super::saxpy(2, false), &options)
        .unwrap_err();
    assert_eq!(error.code, Code::InvalidArgument);
}

#[test]
fn targets_tell_what_is_here() {
    let reports = targets::report(None);
    let names: Vec<String> = reports
        .iter()
        .map(|report| report.target.to_string())
        .collect();
    assert_eq!(names, ["cpu", "cuda", "tpu"]);
    let text = reports[0].to_string();
    assert!(text.contains("device 0: cpu"), "{text}");
    assert!(text.contains("PJRT API 0."), "{text}");
    for report in &reports {
        if report.plugin.is_err() {
            assert!(report.to_string().contains("install: "), "{report}");
        }
    }
}
