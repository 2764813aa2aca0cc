//! Generates `docs/derivatives.md` from the rows. A test writes it if `INSTA_UPDATE=always`, and
//! otherwise checks that it is up to date, and that every op occurs exactly once and with the right
//! kind.

use std::fmt::Write as _;

use stablehlo::{Collective, Combiner, Func, Op};

use super::{Kind, elementwise, kind};

/// An op that is not elementwise: its kind, its tangent and its adjoint in terms of `t`, and which
/// element is selected in a tie.
type Row = (&'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip] // tables stay aligned
const ROWS: &[Row] = &[
    ("constant",             "flat",     "", ""),
    ("iota",                 "flat",     "", ""),
    ("compare",              "flat",     "", ""),
    ("bitcast_convert",      "flat",     "integers that only move float bits, also through loops, or change their sign, are treated as floats", "exponents are flat; the neighbouring float has the derivative of the float; a float with another exponent is a multiple of it by the quotient of both, also where last digits are cut off; any other change of bits is refused"),
    ("convert",              "linear",   "convert back", "to integers: flat"),
    ("broadcast_in_dim",     "linear",   "sum", ""),
    ("reshape",              "linear",   "reshape", ""),
    ("transpose",            "linear",   "transpose", ""),
    ("reverse",              "linear",   "reverse", ""),
    ("slice",                "linear",   "pad with zeros", ""),
    ("pad",                  "linear",   "slice; the padding value gets the sum of the rest", ""),
    ("concatenate",          "linear",   "slices", ""),
    ("dynamic_slice",        "linear",   "added in place with dynamic_update_slice", ""),
    ("dynamic_update_slice", "linear",   "dynamic_slice for the update; for the operand, zeros in its place", ""),
    ("select",               "linear",   "select with zeros", "a guard for subnormal bits is ignored"),
    ("gather",               "linear",   "scatter add in place, at the indices that were read", ""),
    ("scatter add",          "linear",   "gather; 0 for updates that were out of bounds", ""),
    ("scatter set",          "linear",   "gather for the updates; for the operand, zeros where it wrote", "several updates of one element: the last one in order, found by scattering their numbers"),
    ("scatter multiply",     "expanded", "the product of element and update is set", "several updates of one element are refused"),
    ("scatter minimum",      "expanded", "to the chosen element", "the operand's element, then the first update"),
    ("scatter maximum",      "expanded", "to the chosen element", "the operand's element, then the first update"),
    ("scatter and",          "flat",     "", ""),
    ("scatter or",           "flat",     "", ""),
    ("scatter xor",          "flat",     "", ""),
    ("reduce add",           "linear",   "broadcast", ""),
    ("reduce multiply",      "expanded", "products of halves; nothing is divided", ""),
    ("reduce minimum",       "expanded", "to the chosen element", "`init`, then the first element"),
    ("reduce maximum",       "expanded", "to the chosen element", "`init`, then the first element"),
    ("reduce and",           "flat",     "", ""),
    ("reduce or",            "flat",     "", ""),
    ("reduce xor",           "flat",     "", ""),
    ("reduce_window add",       "linear",    "reduce_window add, strides and dilations exchanged", ""),
    ("reduce_window multiply",  "expanded", "that of reduce, of the windows, one dimension after the other", ""),
    ("reduce_window minimum",   "expanded", "that of reduce, of the windows, one dimension after the other", "`init`, then the first element"),
    ("reduce_window maximum",   "expanded", "that of reduce, of the windows, one dimension after the other", "`init`, then the first element"),
    ("reduce_window and",       "flat",      "", ""),
    ("reduce_window or",        "flat",      "", ""),
    ("reduce_window xor",       "flat",      "", ""),
    ("scan add",             "linear",   "scan add in the other direction", ""),
    ("scan multiply",        "expanded", "products of twice as many elements at each level; nothing is divided", ""),
    ("scan minimum",         "expanded", "that of a gather of the chosen elements", "`init`, then the first element"),
    ("scan maximum",         "expanded", "that of a gather of the chosen elements", "`init`, then the first element"),
    ("scan and",             "flat",     "", ""),
    ("scan or",              "flat",     "", ""),
    ("scan xor",             "flat",     "", ""),
    ("dot_general",          "linear",   "dot_general with the other factor", ""),
    ("convolution",          "linear",   "convolution with the other operand", ""),
    ("fft",                  "linear",   "the inverse transform times the number of elements; of the inverse, the transform divided by it", "of real numbers: of the parts that the transform keeps"),
    ("rotate",               "linear",   "rotate back", ""),
    ("wrap",                 "linear",   "the copies are added to the cells that they copy", ""),
    ("extend",               "linear",   "the copies are added to the cells that they copy", ""),
    ("stencil",              "code",     "a stencil with negated offsets; a coefficient gets the adjoint times the value that it multiplied", ""),
    ("clamp",                "expanded", "two selects", "at a bound the operand; the upper bound wins over the lower"),
    ("sort",                 "expanded", "that of a gather at the indices of the elements, which are sorted with them", "in sorted order"),
    ("partition_id",         "flat",     "", ""),
    ("replica_id",           "flat",     "", ""),
    ("collective_permute",   "linear",   "collective_permute in the other direction", ""),
    ("all_reduce add",       "linear",    "all_reduce add", "of bits, with `and`, `or`, `xor`: flat"),
    ("all_reduce multiply",  "expanded", "products of halves, after an all_gather; nothing is divided", ""),
    ("all_reduce minimum",   "expanded", "all_reduce add, to the chosen device", "one device only: the one with the lowest number among those that have the extremum"),
    ("all_reduce maximum",   "expanded", "all_reduce add, to the chosen device", "one device only: the one with the lowest number among those that have the extremum"),
    ("all_gather",           "linear",   "all_to_all of the parts, and their sum", ""),
    ("all_to_all",           "linear",   "all_to_all with the dimensions exchanged", ""),
    ("optimization_barrier", "linear",   "as it is", ""),
    ("custom_call",          "code",     "refused by name, unless the caller has a rule for it", ""),
    ("while",                "control", "a loop in the other direction, from the values kept of its iterations", ""),
    ("case",                 "control", "the branch that was taken", ""),
    ("call",                 "control", "the callee's adjoint", ""),
];

/// Returns the name of an op's row.
fn key(op: &Op) -> String {
    let name = op.name();
    let name = name.rsplit('.').next().expect("a name").to_owned();
    let with = |combiner: &Combiner| format!("{name} {}", combiner.name());
    match op {
        Op::Scatter { combiner, .. }
        | Op::Reduce { combiner, .. }
        | Op::ReduceWindow { combiner, .. }
        | Op::Scan { combiner, .. } => with(combiner),
        Op::Collective { collective, .. } => match &**collective {
            Collective::AllReduce { combiner, .. } => with(combiner),
            _ => name,
        },
        _ => name,
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Flat => "flat",
        Kind::Elementwise => "elementwise",
        Kind::Linear(_) => "linear",
        Kind::Expanded => "expanded",
        Kind::Code => "code",
        Kind::Control => "control",
    }
}

fn text() -> String {
    let mut text = String::from(
        "# Derivatives of each op\n\n\
         The rule of each op of the tensor IR. A test of `differentiate` generates this page from the rules with `INSTA_UPDATE=always`.\n\n\
         `t` is a tangent of an operand (forward mode), or the adjoint of the result (reverse mode); `x` and `y` are the operands; the result of a unary op\n\
         is `y`, of a binary op `z`. Where a slope is infinite and `t` is 0, the product is 0: an arm that a `select` did not choose does not matter.\n\
         A quotient by one `f64` number for all elements is a product with the reciprocal of that number, since arrays are scaled more quickly; if the\n\
         reciprocal is not a normal number, of a number smaller by a power of two. An `f64` array that is multiplied by one number after another is multiplied by\n\
         their product, which is computed once for all elements: it overflows, or is subnormal, where the product of the numbers is. For a square, `t` is\n\
         multiplied by `x + x`.\n\n\
         Collectives are differentiated with the sum over all devices as the objective.\n\n\
         | kind | meaning |\n|---|---|\n\
         | flat | no derivative goes through |\n\
         | elementwise | the partial derivatives below, in both modes |\n\
         | linear | the tangent is the op of the tangents, the adjoint its transpose |\n\
         | expanded | written as other ops first, which have their rules |\n\
         | code | both modes are functions |\n\
         | control | an op with functions inside |\n\n\
         ## Elementwise\n\n\
         | op | by the first operand | by the second | where the derivative does not exist |\n|---|---|---|---|\n",
    );
    let mut flat = Vec::new();
    for slope in elementwise::slopes() {
        if slope.formulas.is_empty() {
            flat.push(format!("`{}`", slope.op));
            continue;
        }
        let formula = |nth: usize| match slope.formulas.get(nth) {
            Some(formula) => format!(
                "`{}`",
                formula.split_whitespace().collect::<Vec<_>>().join(" ")
            ),
            None => String::new(),
        };
        let (op, ties) = (slope.op, slope.ties);
        writeln!(
            text,
            "| `{op}` | {} | {} | {ties} |",
            formula(0),
            formula(1)
        )
        .expect("a string");
    }
    writeln!(text, "\nFlat: {}.", flat.join(", ")).expect("a string");
    text.push_str(
        "\n## Others\n\n| op | kind | adjoint | choice among equals, edge cases |\n|---|---|---|---|\n",
    );
    for (op, kind, reverse, ties) in ROWS {
        writeln!(text, "| `{op}` | {kind} | {reverse} | {ties} |").expect("a string");
    }
    text.push_str(
        "\nAdding and subtracting a number so large that no fraction is left rounds to an integer, and is flat.\n",
    );
    text
}

mod tests {
    use super::*;

    fn each_op(func: &Func, see: &mut dyn FnMut(&Op)) {
        for value in func.values() {
            let op = func.op(value);
            see(op);
            if let Op::Call { callee, .. } = op {
                each_op(callee, see);
            }
            op.map_bodies(&mut |body| {
                each_op(body, see);
                body.clone()
            });
        }
    }

    /// Returns a function with the one op that the reference interpreter cannot evaluate.
    fn custom_call() -> Func {
        let mut func = Func::new("main");
        let call = stablehlo::CustomCall {
            target: "mystery".into(),
            config: vec![],
            results: vec![stablehlo::TensorType::scalar(stablehlo::ElementType::F64)],
            aliases: vec![],
        };
        func.results = func.custom_call(call, &[]);
        func
    }

    #[test]
    fn every_op_is_in_one_row() {
        let slopes = elementwise::slopes();
        let mut named: Vec<&str> = slopes.iter().map(|slope| slope.op).collect();
        named.extend(ROWS.iter().map(|row| row.0));
        let mut once = named.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), named.len(), "a row is there twice");
        let mut seen = Vec::new();
        let rows = testkit::rows::rows().into_iter().map(|row| row.func);
        for func in rows.chain([custom_call()]) {
            each_op(&func, &mut |op| {
                let kind = kind_name(kind(op));
                match op {
                    Op::Parameter { .. } | Op::Result { .. } => {}
                    Op::Unary(..) | Op::Binary(..) => assert_eq!(kind, "elementwise"),
                    _ => {
                        let key = key(op);
                        let found = ROWS.iter().find(|row| row.0 == key);
                        let found = found.unwrap_or_else(|| panic!("no row for `{key}`"));
                        assert_eq!(found.1, kind, "{key}");
                        seen.push(key);
                    }
                }
            });
        }
        for row in ROWS {
            assert!(seen.iter().any(|key| key == row.0), "`{}` is no op", row.0);
        }
    }

    #[test]
    fn the_page_is_up_to_date() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/derivatives.md");
        if std::env::var("INSTA_UPDATE").as_deref() == Ok("always") {
            std::fs::write(path, text()).unwrap();
        }
        let found = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(found, text(), "INSTA_UPDATE=always writes it");
    }
}
