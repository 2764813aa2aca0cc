//! Error messages for unsupported ops and types.

const QUANTIZED: &str =
    "there are no quantized types here: export the program with floats or integers";
const TOKENS: &str =
    "there are no tokens here: ops only compute, and all data are parameters and results";
const TUPLES: &str = "there are no tuples here: return the values one by one";

/// The prefixes of types that the tensor IR does not have, with the reason.
const TYPES: &[(&str, &str)] = &[
    ("!quant.", QUANTIZED),
    ("!stablehlo.token", TOKENS),
    ("tuple<", TUPLES),
];

/// Returns the reason why the type at the start of `text` is rejected, if StableHLO has it and the
/// tensor IR does not.
pub(super) fn type_at(text: &str) -> Option<&'static str> {
    let row = TYPES.iter().find(|(start, _)| text.starts_with(start));
    row.map(|(_, message)| *message)
}

/// Ops of StableHLO and CHLO that the tensor IR does not have, with the reason or an alternative.
#[rustfmt::skip]
const FAMILIES: &[(&str, &[&str], &str)] = &[
    ("stablehlo",
     &["dynamic_broadcast_in_dim", "dynamic_conv", "dynamic_gather", "dynamic_iota", "dynamic_pad",
       "dynamic_reshape", "real_dynamic_slice", "get_dimension_size", "set_dimension_size"],
     "the sizes of all dimensions must be known: export the program with static shapes"),
    ("stablehlo", &["cholesky", "triangular_solve"],
     "there are no matrix factorisations and solvers here: write it as a loop"),
    ("stablehlo", &["rng", "rng_bit_generator"],
     "there are no random numbers here: pass them in, or compute them, as JAX's \
      `threefry2x32` does"),
    ("stablehlo", &["tuple", "get_tuple_element"], TUPLES),
    ("stablehlo", &["after_all", "create_token", "infeed", "outfeed", "send", "recv"], TOKENS),
    ("stablehlo", &["uniform_quantize", "uniform_dequantize"], QUANTIZED),
    ("stablehlo", &["batch_norm_training", "batch_norm_inference", "batch_norm_grad"],
     "write the normalisation out"),
    ("stablehlo", &["reduce_precision"], "convert to a narrower type and back"),
    ("chlo",
     &["bessel_i1e", "digamma", "lgamma", "next_after", "polygamma", "zeta"],
     "write the function with ops of StableHLO"),
];

/// Returns why the op `name`, with its dialect, is rejected, and what to use instead.
pub(super) fn why(name: &str) -> String {
    let message = format!("there is no op `{name}`");
    let Some((dialect, op)) = name.split_once('.') else {
        return message;
    };
    let mut families = FAMILIES.iter();
    if let Some((_, _, reason)) = families.find(|(of, ops, _)| *of == dialect && ops.contains(&op))
    {
        return format!("{message}: {reason}");
    }
    match dialect {
        "stablehlo" | "chlo" | "func" | "reactant" => message,
        _ => {
            format!("{message}: of the dialect `{dialect}` nothing is known; lower it to StableHLO")
        }
    }
}
