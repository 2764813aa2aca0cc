//! Errors carry their code, the plugin's message and the failed operation.

use pjrt::{Buffer, Client, Code, CompileOptions, ExecuteOptions, NamedValue, Plugin, find};
use pjrt::{Target, options};
use stablehlo::ElementType::{F32, I32};

use super::{bytes, client, plugin, saxpy, vector};

#[test]
fn a_plugin_that_is_none_is_refused() {
    let folder = std::env::temp_dir();
    let text = folder.join(format!("reactant-not-a-plugin-{}.so", std::process::id()));
    std::fs::write(&text, "hello").unwrap();
    #[rustfmt::skip]
    let cases = [
        ("/no/such/plugin.so",    Code::NotFound,        "No such file"),
        ("/",                     Code::InvalidArgument, "not a file"),
        (text.to_str().unwrap(),  Code::InvalidArgument, "not a shared library"),
        (libm(),                  Code::InvalidArgument, "no function GetPjrtApi"),
    ];
    for (path, code, words) in cases {
        let error = Plugin::load(path).unwrap_err();
        assert_eq!(error.code, code, "{error}");
        assert!(error.message.contains(words), "{error}");
        assert_eq!(error.while_doing, format!("loading the PJRT plugin {path}"));
    }
    std::fs::remove_file(text).unwrap();
}

/// A shared library that is not a plugin.
fn libm() -> &'static str {
    let places = [
        "/lib/x86_64-linux-gnu/libm.so.6",
        "/lib/aarch64-linux-gnu/libm.so.6",
        "/lib64/libm.so.6",
    ];
    places
        .into_iter()
        .find(|path| std::path::Path::new(path).exists())
        .expect("a libm")
}

#[test]
fn a_plugin_is_loaded_once() {
    let plugin = plugin();
    let again = Plugin::load(plugin.path()).unwrap();
    assert_eq!(plugin.version(), again.version());
    assert!(plugin.version().minor >= pjrt::OLDEST_MINOR);
    let attributes = plugin.attributes().unwrap();
    let names: Vec<&str> = attributes.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.contains(&"stablehlo_current_version"), "{names:?}");
}

#[test]
fn a_missing_plugin_says_how_to_get_it() {
    if let Err(error) = find(Target::Tpu, None) {
        assert_eq!(error.code, Code::NotFound);
        assert!(error.help.unwrap().contains("pip install libtpu"));
    }
    let named = std::path::Path::new("no_such_plugin.so");
    let found = find(Target::Cpu, Some(named)).unwrap();
    assert_eq!(
        found.path, named,
        "what the user names is not passed over in silence"
    );
}

#[test]
fn a_bad_option_is_an_error() {
    for bad in [NamedValue::Bool(true), NamedValue::Int(0)] {
        let options = options([("cpu_device_count", bad)]);
        let error = Client::new(&plugin(), &options).unwrap_err();
        assert_eq!(error.while_doing, "opening the devices");
        assert_eq!(error.code, Code::InvalidArgument);
        assert!(error.message.contains("cpu_device_count"), "{error}");
    }
}

#[test]
fn a_bad_program_is_refused_with_mlirs_words() {
    let client = client();
    let good = saxpy(4, false);
    #[rustfmt::skip]
    let cases = [
        ("func.func @main() { nonsense }".into(),             "'nonsense' is unknown"),
        (good.replace("stablehlo.add", "stablehlo.adds"),     "unregistered operation 'stablehlo.adds'"),
        (good.replacen("-> tensor<4xf32>", "-> i32", 1),      "doesn't match function result type"),
        (good.replace("@main", "@other"),                     "requires module with `main` function"),
        (String::new(),                                       "requires module with `main` function"),
    ];
    for (text, words) in cases {
        let error = client
            .compile(&text, &CompileOptions::default())
            .unwrap_err();
        // The CPU plugin returns this code; others return INVALID_ARGUMENT.
        assert_eq!(error.code, Code::Unknown, "{error}");
        assert_eq!(error.while_doing, "compiling the program");
        assert!(error.message.contains(words), "{error}");
    }
}

#[test]
fn wrong_arguments_are_refused() {
    let client = client();
    let program = client
        .compile(&saxpy(4, true), &CompileOptions::default())
        .unwrap();
    let device = &client.addressable_devices().unwrap()[0];
    let a = device.buffer(&bytes(&[1.0]), F32, &[]).unwrap();
    let (x, short) = (vector(&client, &[1.0; 4]), vector(&client, &[1.0; 3]));
    let ints = device.buffer(&[0; 16], I32, &[4]).unwrap();
    let run = |arguments: &[Vec<&Buffer>]| {
        let error = program
            .execute(arguments, &ExecuteOptions::default())
            .unwrap_err();
        assert_eq!(error.code, Code::InvalidArgument, "{error}");
        assert_eq!(error.while_doing, "running the program");
        error.message
    };
    #[rustfmt::skip]
    let cases = [
        (vec![&a, &x],        "takes 3 arguments, but 2 were given"),
        (vec![&a, &x, &short], "argument 2 has to be F32[4], but is F32[3]"),
        (vec![&a, &x, &ints],   "argument 2 has to be F32[4], but is I32[4]"),
        (vec![&x, &x, &x],      "argument 0 has to be F32[], but is F32[4]"),
    ];
    for (arguments, words) in cases {
        let message = run(&[arguments]);
        assert!(message.contains(words), "{message}");
    }
    let message = run(&[vec![&a, &x, &x], vec![&a, &x, &x]]);
    assert!(message.contains("2 lists of arguments"), "{message}");
    let other = super::client();
    let message = run(&[vec![&a, &x, &vector(&other, &[1.0; 4])]]);
    assert!(message.contains("another client"), "{message}");
    let y = vector(&client, &[1.0; 4]);
    program.run(&[&a, &x, &y]).unwrap();
    let message = run(&[vec![&a, &x, &y]]);
    assert!(message.contains("deleted or donated"), "{message}");
}

#[test]
fn running_out_of_memory_is_recognised() {
    let client = client();
    let text = r#"func.func @main() -> tensor<1099511627776xf64> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1099511627776xf64>
  "func.return"(%0) : (tensor<1099511627776xf64>) -> ()
}"#;
    let program = client.compile(text, &CompileOptions::default()).unwrap();
    let error = program.run(&[]).unwrap_err();
    assert!(error.is_out_of_memory(), "{error}");
    assert_eq!(error.code.to_string(), "RESOURCE_EXHAUSTED");
}

/// XLA parses the output of `--fallback ptx`; a CPU lacks only the function that runs PTX.
#[test]
fn a_call_of_ptx_is_understood_though_no_cpu_can_do_it() {
    let vector = stablehlo::TensorType::new(F32, [4]);
    let mut func = stablehlo::Func::new("main");
    let x = func.parameter(vector.clone());
    let int = |name: &str, value| (name.to_owned(), stablehlo::ConfigValue::Int(value));
    let call = stablehlo::CustomCall {
        target: "__gpu$xla.gpu.ptx".to_owned(),
        config: vec![
            int("block_x", 4),
            (
                "kernel_data".to_owned(),
                stablehlo::ConfigValue::Text(".version 8.0\n\t\"\\".to_owned()),
            ),
            (
                "output_indices".to_owned(),
                stablehlo::ConfigValue::Ints(vec![2, 3]),
            ),
        ],
        results: vec![vector.clone(), vector],
        aliases: vec![(0, 0)],
    };
    func.results = func.custom_call(call, &[x]);
    let error = client()
        .compile(&func.to_stablehlo(), &CompileOptions::default())
        .err();
    let said = error.expect("no CPU runs PTX").to_string();
    // The error is not that the text is invalid, but that no handler is registered under the name.
    let missing = "No FFI handler registered";
    assert!(
        said.contains(missing) && said.contains("__gpu$xla.gpu.ptx"),
        "{said}"
    );
}
