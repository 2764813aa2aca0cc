//! `docs/derivatives.md`, from the rows: a test writes it if `INSTA_UPDATE=always`, else finds it up to date. It finds every op
//! that is missing, that is there twice, or that is of another kind.

use std::fmt::Write as _;

use stablehlo::{Collective, Combiner, Func, Op};

use super::{Kind, elementwise, kind};

/// An op that is not elementwise: its kind, how a tangent `t` goes on and an adjoint `t` comes back, and what is chosen of equals.
type Row = (&'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip] // tables stay aligned
const ROWS: &[Row] = &[
    ("constant",             "flat",     "", ""),
    ("iota",                 "flat",     "", ""),
    ("compare",              "flat",     "", ""),
    ("bitcast_convert",      "flat",     "bits that are only moved, by loops too, or whose sign is changed, are floats again first", "exponents are flat; the next float changes as the float, one of another exponent by the quotient of both, also where last digits are cut off; any other change of bits is refused"),
    ("convert",              "linear",   "convert back", "to integers: flat"),
    ("broadcast_in_dim",     "linear",   "sum", ""),
    ("reshape",              "linear",   "reshape", ""),
    ("transpose",            "linear",   "transpose", ""),
    ("reverse",              "linear",   "reverse", ""),
    ("slice",                "linear",   "pad with zeros", ""),
    ("pad",                  "linear",   "slice; the padding's value gets the sum of the rest", ""),
    ("concatenate",          "linear",   "slices", ""),
    ("dynamic_slice",        "linear",   "added in place with dynamic_update_slice", ""),
    ("dynamic_update_slice", "linear",   "dynamic_slice; the rest with zeros in its place", ""),
    ("select",               "linear",   "select with zeros", "a guard for subnormal bits: as if they were not"),
    ("gather",               "linear",   "scatter add in place, at the places that were read", ""),
    ("scatter add",          "linear",   "gather, 0 for what was left out", ""),
    ("scatter set",          "linear",   "gather; zeros where it wrote", "several at one place: the one that is found there when their numbers are written (the last one, in order)"),
    ("scatter multiply",     "as others", "what is there, times the update, is set", "several at one place are refused"),
    ("scatter minimum",      "as others", "what was chosen", "what was there, then the first update"),
    ("scatter maximum",      "as others", "what was chosen", "what was there, then the first update"),
    ("scatter and",          "flat",     "", ""),
    ("scatter or",           "flat",     "", ""),
    ("scatter xor",          "flat",     "", ""),
    ("reduce add",           "linear",   "broadcast", ""),
    ("reduce multiply",      "as others", "products of halves: nothing is divided", ""),
    ("reduce minimum",       "as others", "what was chosen", "`init`, then the first element"),
    ("reduce maximum",       "as others", "what was chosen", "`init`, then the first element"),
    ("reduce and",           "flat",     "", ""),
    ("reduce or",            "flat",     "", ""),
    ("reduce xor",           "flat",     "", ""),
    ("reduce_window add",       "linear",    "reduce_window add, strides and dilations exchanged", ""),
    ("reduce_window multiply",  "as others", "reduce of the windows along one dimension after the other", ""),
    ("reduce_window minimum",   "as others", "reduce of the windows along one dimension after the other", "`init`, then the first element"),
    ("reduce_window maximum",   "as others", "reduce of the windows along one dimension after the other", "`init`, then the first element"),
    ("reduce_window and",       "flat",      "", ""),
    ("reduce_window or",        "flat",      "", ""),
    ("reduce_window xor",       "flat",      "", ""),
    ("scan add",             "linear",   "scan add the other way", ""),
    ("scan multiply",        "as others", "products of twice as many at each step: nothing is divided", ""),
    ("scan minimum",         "as others", "a gather of what was chosen", "`init`, then the first element"),
    ("scan maximum",         "as others", "a gather of what was chosen", "`init`, then the first element"),
    ("scan and",             "flat",     "", ""),
    ("scan or",              "flat",     "", ""),
    ("scan xor",             "flat",     "", ""),
    ("dot_general",          "linear",   "dot_general with the other factor", ""),
    ("convolution",          "linear",   "convolution with the other operand", ""),
    ("rotate",               "linear",   "rotate back", ""),
    ("wrap",                 "linear",   "the copies are added to what they are of", ""),
    ("extend",               "linear",   "the copies are added to what they are of", ""),
    ("stencil",              "code",     "a stencil with offsets the other way; a coefficient gets the adjoint times what it multiplied", ""),
    ("clamp",                "as others", "two selects", "at a bound it is the operand; the upper bound wins"),
    ("sort",                 "as others", "a gather at the places of the elements, which are sorted along", "as they are sorted"),
    ("partition_id",         "flat",     "", ""),
    ("replica_id",           "flat",     "", ""),
    ("collective_permute",   "linear",   "collective_permute the other way", ""),
    ("all_reduce add",       "linear",    "all_reduce add", "of bits, with `and`, `or`, `xor`: flat"),
    ("all_reduce multiply",  "as others", "products of halves, of what an all_gather brings: nothing is divided", ""),
    ("all_reduce minimum",   "as others", "all_reduce add, to the device that was chosen", "one device only: of those that have it the one with the lowest number"),
    ("all_reduce maximum",   "as others", "all_reduce add, to the device that was chosen", "one device only: of those that have it the one with the lowest number"),
    ("all_gather",           "linear",   "all_to_all of the parts, and their sum", ""),
    ("all_to_all",           "linear",   "all_to_all with the dimensions exchanged", ""),
    ("optimization_barrier", "linear",   "as it is", ""),
    ("custom_call",          "code",     "refused by name, unless the caller has a rule for it", ""),
    ("while",                "functions inside", "a loop the other way, from what is kept of its steps", ""),
    ("case",                 "functions inside", "the branch that was taken", ""),
    ("call",                 "functions inside", "in its place", ""),
];

/// What an op's row is called.
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
        Kind::Expanded => "as others",
        Kind::Code => "code",
        Kind::Control => "functions inside",
    }
}

fn text() -> String {
    let mut text = String::from(
        "# Derivatives\n\n\
         What each op is to a derivative. This page is written from the rows of `differentiate/src/rules`, and a test keeps it so.\n\n\
         `t` is a tangent of an operand, or an adjoint of the result; `x` and `y` are the operands, the result of a unary op is `y`, of\n\
         a binary one `z`. Where a slope is infinite and `t` is 0 nothing goes through: what a `select` did not choose does not matter.\n\
         What is divided by one number for all elements, an `f64`, is multiplied by that number's reciprocal, as arrays are scaled more quickly;\n\
         by that of a power of two less where the reciprocal itself were too small to be a normal number. An `f64` that is multiplied by\n\
         one number after another is multiplied by their product, which is computed once for all elements: it overflows, or is subnormal, where\n\
         the numbers' product is. Of a square, `t` is multiplied by `x + x`.\n\n\
         Of what devices do together, the sum over all devices is differentiated.\n\n\
         ## Elementwise\n\n\
         | op | by the first operand | by the second | where there is no slope |\n|---|---|---|---|\n",
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
        "\n## Others\n\n| op | kind | in reverse | of equals, and at edges |\n|---|---|---|---|\n",
    );
    for (op, kind, reverse, ties) in ROWS {
        writeln!(text, "| `{op}` | {kind} | {reverse} | {ties} |").expect("a string");
    }
    text.push_str(
        "\nA sum with a number so large that nothing of a fraction is left, less such a number, is rounded, and so flat.\n",
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

    /// The one op that nobody can evaluate.
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
