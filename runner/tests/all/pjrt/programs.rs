//! Compiling and running on one device; donation; properties of a compiled program.

use pjrt::{ArrayType, CompileOptions, ExecuteOptions, FlagValue, NamedValue};
use stablehlo::ElementType::F32;
use stablehlo::{BinaryOp, Func, TensorType};

use super::{bytes, client, contents, saxpy, vector};

#[test]
fn saxpy_gives_its_numbers() {
    let client = client();
    let program = client
        .compile(&saxpy(5, false), &CompileOptions::default())
        .unwrap();
    let device = &client.addressable_devices().unwrap()[0];
    let a = device.buffer(&bytes(&[2.5]), F32, &[]).unwrap();
    let x = vector(&client, &[0.0, 1.0, 2.0, 3.0, -4.0]);
    let y = vector(&client, &[1.0; 5]);
    let results = program.run(&[&a, &x, &y]).unwrap();
    assert_eq!(contents(&results[0]), [1.0, 3.5, 6.0, 8.5, -9.0]);
    assert_eq!(
        contents(&y),
        [1.0; 5],
        "an argument that is not donated stays"
    );
}

#[test]
fn what_is_called_is_computed_once() {
    let ty = TensorType::new(F32, [4]);
    let mut kernel = Func::new("kernel");
    let x = kernel.parameter(ty.clone());
    let right = kernel.rotate(x, 0, 1);
    let sum = kernel.binary(BinaryOp::Add, x, right);
    kernel.results = vec![sum, right];
    let mut twice = Func::new("kernel"); // two functions with one name
    let x = twice.parameter(ty.clone());
    let first = twice.call(kernel.clone(), &[x]);
    twice.results = twice.call(kernel, &first[..1]);
    let mut main = Func::new("main");
    let x = main.parameter(ty);
    main.results = main.call(twice, &[x]);

    let client = client();
    let program = client
        .compile(&main.to_stablehlo(), &CompileOptions::default())
        .unwrap();
    let listing = program.optimized_program().unwrap().listing().unwrap();
    assert_eq!(listing.matches(" call(").count(), 3, "{listing}");
    let results = program
        .run(&[&vector(&client, &[1.0, 2.0, 3.0, 4.0])])
        .unwrap();
    assert_eq!(contents(&results[0]), [8.0, 12.0, 12.0, 8.0]);
    assert_eq!(contents(&results[1]), [5.0, 7.0, 5.0, 3.0]);
}

#[test]
fn a_donated_argument_becomes_the_result() {
    let client = client();
    let n = 1 << 16;
    let program = client
        .compile(&saxpy(n, true), &CompileOptions::default())
        .unwrap();
    let device = &client.addressable_devices().unwrap()[0];
    let a = device.buffer(&bytes(&[2.0]), F32, &[]).unwrap();
    let x = vector(&client, &vec![3.0; n]);
    let y = vector(&client, &vec![1.0; n]);
    let y_too = y.clone();
    let address = y.address().unwrap();
    let results = program.run(&[&a, &x, &y]).unwrap();
    assert_eq!(results[0].address().unwrap(), address, "computed in place");
    assert!(contents(&results[0]).iter().all(|&value| value == 7.0));
    assert!(y.is_deleted().unwrap() && y_too.is_deleted().unwrap());
    assert!(!x.is_deleted().unwrap());
    let error = y.to_host().unwrap_err();
    assert!(error.message.contains("deleted or donated"), "{error}");
    assert_eq!(program.memory_stats().unwrap().aliased, 4 * n as u64);
}

#[test]
fn donation_can_be_declined() {
    let client = client();
    let program = client
        .compile(&saxpy(3, true), &CompileOptions::default())
        .unwrap();
    let device = &client.addressable_devices().unwrap()[0];
    let a = device.buffer(&bytes(&[2.0]), F32, &[]).unwrap();
    let y = vector(&client, &[1.0, 2.0, 3.0]);
    let options = ExecuteOptions {
        not_donated: vec![2],
        ..ExecuteOptions::default()
    };
    let x = vector(&client, &[1.0; 3]);
    let run = program.execute(&[vec![&a, &x, &y]], &options).unwrap();
    assert_eq!(contents(&run.wait().unwrap()[0][0]), [3.0, 4.0, 5.0]);
    assert_eq!(contents(&y), [1.0, 2.0, 3.0]);
    // The same buffer as `x` and as `y`: donating it would destroy an operand.
    let results = program.run(&[&a, &y, &y]).unwrap();
    assert_eq!(contents(&results[0]), [3.0, 6.0, 9.0]);
    assert_eq!(contents(&y), [1.0, 2.0, 3.0]);
}

#[test]
fn a_program_describes_itself() {
    let client = client();
    let program = client
        .compile(&saxpy(8, false), &CompileOptions::default())
        .unwrap();
    assert_eq!(program.name().unwrap(), "saxpy");
    assert_eq!((program.num_outputs(), program.num_devices()), (1, 1));
    let output = ArrayType {
        element: F32,
        shape: vec![8],
    };
    let scalar = ArrayType {
        element: F32,
        shape: vec![],
    };
    let parameters = [scalar, output.clone(), output.clone()];
    assert_eq!(program.parameters(), Some(&parameters[..]));
    assert_eq!(program.outputs().unwrap(), [output]);
    assert_eq!(
        program.devices().unwrap(),
        client.addressable_devices().unwrap()
    );
    let stats = program.memory_stats().unwrap();
    assert_eq!(
        (stats.arguments, stats.outputs, stats.aliased),
        (4 + 32 + 32, 32, 0)
    );
    let costs = program.cost_analysis().unwrap();
    let flops = costs.iter().find(|(name, _)| name == "flops");
    assert_eq!(flops, Some(&("flops".into(), NamedValue::Float(16.0))));
    let optimized = program.optimized_program().unwrap();
    assert!(optimized.format.starts_with("hlo"), "{}", optimized.format);
    let listing = optimized.listing().unwrap();
    assert!(listing.contains(" = F32[8] fusion("), "{listing}");
}

/// XLA:CPU links the kernels of a program recursively, with about 2.6 KB of stack for each.
#[test]
fn programs_of_many_kernels_are_serialized_and_loaded_from_a_small_stack() {
    const KERNELS: usize = 300;
    const STACK: usize = 256 << 10;
    let sums = (0..KERNELS).map(|at| {
        format!(
            "  %c{at} = \"stablehlo.constant\"() <{{value = dense<{at}.0> : tensor<4xf32>}}> : () -> tensor<4xf32>\n\
             \x20 %y{at} = \"stablehlo.add\"(%x, %c{at}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n"
        )
    });
    let list = |of: &dyn Fn(usize) -> String| (0..KERNELS).map(of).collect::<Vec<_>>().join(", ");
    let (results, types) = (
        list(&|at| format!("%y{at}")),
        list(&|_| "tensor<4xf32>".into()),
    );
    let text = format!(
        "func.func @main(%x: tensor<4xf32>) -> ({types}) {{\n{}  \"func.return\"({results}) : ({types}) -> ()\n}}",
        sums.collect::<String>()
    );
    let client = client();
    let program = client.compile(&text, &CompileOptions::default()).unwrap();
    let again = std::thread::scope(|scope| {
        let small = std::thread::Builder::new().stack_size(STACK);
        let work = || {
            let saved = program.serialize().unwrap();
            client.deserialize_and_load(&saved).unwrap()
        };
        small.spawn_scoped(scope, work).unwrap().join().unwrap()
    });
    let x = vector(&client, &[0.5, 1.5, 2.5, 3.5]);
    let last = again.run(&[&x]).unwrap().pop().unwrap();
    assert_eq!(contents(&last), [299.5, 300.5, 301.5, 302.5]);
}

#[test]
fn a_serialized_program_runs_again() {
    let client = client();
    let program = client
        .compile(&saxpy(3, true), &CompileOptions::default())
        .unwrap();
    let saved = program.serialize().unwrap();
    drop(program);
    let program = client.deserialize_and_load(&saved).unwrap();
    let device = &client.addressable_devices().unwrap()[0];
    let a = device.buffer(&bytes(&[1.0]), F32, &[]).unwrap();
    let (x, y) = (vector(&client, &[1.0; 3]), vector(&client, &[2.0; 3]));
    assert_eq!(contents(&program.run(&[&a, &x, &y]).unwrap()[0]), [3.0; 3]);
    assert!(
        y.is_deleted().unwrap(),
        "donation is part of what was saved"
    );
}

#[test]
fn xla_flags_reach_the_compiler() {
    let client = client();
    let known = CompileOptions::default()
        .with_flag("xla_cpu_prefer_vector_width", FlagValue::Int(512))
        .with_flag("xla_cpu_enable_fast_math", FlagValue::Bool(false));
    client.compile(&saxpy(3, false), &known).unwrap();
    let unknown = CompileOptions::default().with_flag("xla_no_such_flag", FlagValue::Bool(true));
    let error = client.compile(&saxpy(3, false), &unknown).unwrap_err();
    assert!(error.message.contains("xla_no_such_flag"), "{error}");
}
