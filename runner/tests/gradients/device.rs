//! Execution of a program on the CPU plugin, after optimization.

use std::sync::OnceLock;

use optimize::{Target, choose_forms, simplify};
use pjrt::{self, Buffer, Client, CompileOptions, FlagValue, Plugin};
use stablehlo::{Func, Literal};

fn client() -> &'static Client {
    static CLIENT: OnceLock<Client> = OnceLock::new();
    CLIENT.get_or_init(|| {
        let found = pjrt::find(pjrt::Target::Cpu, None);
        let found = found.expect("a CPU plugin; `make setup` installs one");
        let plugin = Plugin::load(found.path).expect("it loads");
        Client::new(&plugin, &[]).expect("it starts")
    })
}

/// Returns the program text for the device.
pub fn emitted(func: &Func) -> String {
    choose_forms(&simplify(func), Target::Cpu).to_stablehlo()
}

/// Checks that the device gives the interpreter's results, up to `tolerance` relative to the
/// largest value of each result.
pub fn same(
    func: &Func,
    inputs: &[Literal],
    expected: &[Literal],
    tolerance: f64,
) -> Result<(), String> {
    let text = emitted(func);
    // LLVM takes most of the compile time.
    let options = CompileOptions::default()
        .with_flag("xla_backend_optimization_level", FlagValue::Int(0))
        .with_flag("xla_llvm_disable_expensive_passes", FlagValue::Bool(true));
    let program = client().compile(&text, &options);
    let program = program.map_err(|error| format!("{error}\n{text}"))?;
    let device = &client().addressable_devices().map_err(|e| e.to_string())?[0];
    let put = |x: &Literal| device.buffer(&x.to_bytes(), x.element(), x.shape());
    let inputs: Result<Vec<Buffer>, _> = inputs.iter().map(put).collect();
    let inputs = inputs.map_err(|error| error.to_string())?;
    let results = program.run(&inputs.iter().collect::<Vec<_>>());
    let results = results.map_err(|error| error.to_string())?;
    for (nth, (result, expected)) in results.iter().zip(expected).enumerate() {
        let bytes = result.to_host().map_err(|error| error.to_string())?;
        let found = Literal::from_bytes(expected.element(), expected.shape().to_vec(), bytes);
        let (found, expected) = (found.to_f64s(), expected.to_f64s());
        let finite = expected.iter().filter(|x| x.is_finite());
        let most = finite.fold(1e-300f64, |most, x| most.max(x.abs()));
        for (place, (found, expected)) in found.into_iter().zip(expected).enumerate() {
            let near = (found - expected).abs() <= tolerance * most;
            if !(near || found == expected || found.is_nan() && expected.is_nan()) {
                return Err(format!(
                    "result {nth}[{place}]: the device gives {found:e}, the interpreter {expected:e}"
                ));
            }
        }
    }
    Ok(())
}
