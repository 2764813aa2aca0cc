//! Operations that round toward zero, down or up.
//!
//! Operations on `float` are computed in `double`, where products of floats are exact and the sign
//! of the error of other results is known. The result rounded to nearest is one of the two
//! neighbours of the exact value, and moves to the other one if it is on the wrong side. Products,
//! quotients, roots and `fma` of `double` use the processor's rounding mode, in native code only: a
//! tensor program has no rounding mode.

use std::fmt::Write;

/// Returns the body of function `reactant.directed.{operation}.{rounding}.{type}`; a conversion is
/// named `cvt_{from}`: `cvt_i64.rz.f32`.
pub fn text(name: &str) -> String {
    let words: Vec<_> = name.split('.').collect();
    let [.., operation, rounding, suffix] = words.as_slice() else {
        unreachable!("a name with an operation, a rounding and a type")
    };
    if *suffix == "f64" && ["mul", "div", "sqrt", "fma"].contains(operation) {
        return by_processor(name, operation, rounding);
    }
    let ty = Float::of(suffix);
    let (params, body) = match *operation {
        "mul" => ("float %a, float %b".to_string(), product()),
        "fma" => ("float %a, float %b, float %c".to_string(), fused()),
        "div" => ("float %a, float %b".to_string(), quotient()),
        "sqrt" => ("float %a".to_string(), root()),
        conversion => {
            let from = conversion.trim_start_matches("cvt_");
            converted(from, &ty)
        }
    };
    let (ll, step) = (ty.ll, step(&ty, rounding));
    let result = match (*operation, *rounding) {
        // An exact zero of operands that differ is -0 when rounding down.
        ("fma", "rm") => "  %result = select i1 %cancelled, float -0.0, float %stepped\n",
        ("fma", _) => "  %result = select i1 %cancelled, float 0.0, float %stepped\n",
        _ => "",
    };
    let value = if result.is_empty() {
        "%stepped"
    } else {
        "%result"
    };
    format!(
        "define internal {ll} @{name}({params}) PURE {{\n{body}{step}{result}  ret {ll} {value}\n}}"
    )
}

/// Returns the operation on `double` in a rounding mode of the processor, which is reset to nearest
/// afterwards. It remains a call, so that nothing else is computed in that mode.
fn by_processor(name: &str, operation: &str, rounding: &str) -> String {
    let (operation, count) = match operation {
        "sqrt" => ("sqrt", 1),
        "fma" => ("fma", 3),
        "div" => ("fdiv", 2),
        _ => ("fmul", 2),
    };
    let (mode, direction) = match rounding {
        "rz" => (0, "towardzero"),
        "rp" => (2, "upward"),
        _ => (3, "downward"),
    };
    let params = ["double %a", "double %b", "double %c"][..count].join(", ");
    format!(
        "define internal double @{name}({params}) noinline nounwind strictfp {{
  call void @llvm.set.rounding(i32 {mode}) strictfp
  %result = call double @llvm.experimental.constrained.{operation}.f64({params}, metadata !\"round.{direction}\", metadata !\"fpexcept.ignore\") strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  ret double %result
}}"
    )
}

/// A float type in LLVM's syntax.
struct Float {
    ll: &'static str,
    int: &'static str,
    /// The bits of the negative number closest to zero.
    least: &'static str,
}

impl Float {
    fn of(suffix: &str) -> Float {
        match suffix {
            "f16" => Float {
                ll: "half",
                int: "i16",
                least: "-32767",
            },
            "bf16" => Float {
                ll: "bfloat",
                int: "i16",
                least: "-32767",
            },
            "f32" => Float {
                ll: "float",
                int: "i32",
                least: "-2147483647",
            },
            _ => Float {
                ll: "double",
                int: "i64",
                least: "-9223372036854775807",
            },
        }
    }
}

/// Returns code that moves `%r`, given whether the exact value is `%below` or `%above` it, to
/// `%stepped`. Moving inward from infinity gives the largest finite value.
fn step(ty: &Float, rounding: &str) -> String {
    let Float { ll, int, least } = ty;
    let (steps, by) = match rounding {
        "rm" => ("or i1 %below, false", "%down"),
        "rp" => ("or i1 %above, false", "%up"),
        _ => ("or i1 %too.high, %too.low", "%inward"),
    };
    format!(
        "  %r.bits = bitcast {ll} %r to {int}
  %r.zero = fcmp oeq {ll} %r, {zero}
  %r.positive = fcmp ogt {ll} %r, {zero}
  %r.negative = fcmp olt {ll} %r, {zero}
  %inward = add {int} %r.bits, -1
  %outward = add {int} %r.bits, 1
  %lower = select i1 %r.positive, {int} %inward, {int} %outward
  %down = select i1 %r.zero, {int} {least}, {int} %lower
  %higher = select i1 %r.negative, {int} %inward, {int} %outward
  %up = select i1 %r.zero, {int} 1, {int} %higher
  %too.high = and i1 %r.positive, %below
  %too.low = and i1 %r.negative, %above
  %steps = {steps}
  %after = select i1 %steps, {int} {by}, {int} %r.bits
  %stepped = bitcast {int} %after to {ll}
",
        zero = if *ll == "half" {
            "0xH0000"
        } else if *ll == "bfloat" {
            "0xR0000"
        } else {
            "0.0"
        },
    )
}

/// Returns code that rounds `%wide`, of type `from`, to nearest as `%r`, and computes on which side
/// of it `%wide` is.
fn narrowed(from: &str, to: &str) -> String {
    format!(
        "  %r = fptrunc {from} %wide to {to}
  %back = fpext {to} %r to {from}
  %below = fcmp olt {from} %wide, %back
  %above = fcmp ogt {from} %wide, %back
"
    )
}

fn widened(names: &[&str]) -> String {
    names.iter().fold(String::new(), |mut text, name| {
        let _ = writeln!(text, "  %{name}.wide = fpext float %{name} to double");
        text
    })
}

fn product() -> String {
    format!(
        "{}  %wide = fmul double %a.wide, %b.wide\n{}",
        widened(&["a", "b"]),
        narrowed("double", "float")
    )
}

/// Returns code for `fma`. The product is exact; the error of the sum (Knuth's two-sum) decides
/// where the sum itself is a float.
fn fused() -> String {
    format!(
        "{}  %product = fmul double %a.wide, %b.wide
  %wide = fadd double %product, %c.wide
  %c.part = fsub double %wide, %product
  %product.part = fsub double %wide, %c.part
  %c.error = fsub double %c.wide, %c.part
  %product.error = fsub double %product, %product.part
  %error = fadd double %product.error, %c.error
  %r = fptrunc double %wide to float
  %back = fpext float %r to double
  %same = fcmp oeq double %wide, %back
  %sum.below = fcmp olt double %wide, %back
  %sum.above = fcmp ogt double %wide, %back
  %error.below = fcmp olt double %error, 0.0
  %error.above = fcmp ogt double %error, 0.0
  %just.below = and i1 %same, %error.below
  %just.above = and i1 %same, %error.above
  %below = or i1 %sum.below, %just.below
  %above = or i1 %sum.above, %just.above
  %product.bits = bitcast double %product to i64
  %c.bits = bitcast double %c.wide to i64
  %signs = xor i64 %product.bits, %c.bits
  %differ = icmp slt i64 %signs, 0
  %none = fcmp oeq double %wide, 0.0
  %cancelled = and i1 %none, %differ
",
        widened(&["a", "b", "c"])
    )
}

/// Returns code for `a / b`, which is above `r` where `a - r*b`, which is exact in double, has the
/// sign of `b`.
fn quotient() -> String {
    format!(
        "{}  %wide = fdiv double %a.wide, %b.wide
  %r = fptrunc double %wide to float
  %back = fpext float %r to double
  %multiple = fmul double %back, %b.wide
  %rest = fsub double %a.wide, %multiple
  %rest.negative = fcmp olt double %rest, 0.0
  %rest.positive = fcmp ogt double %rest, 0.0
  %b.negative = fcmp olt double %b.wide, 0.0
  %below = select i1 %b.negative, i1 %rest.positive, i1 %rest.negative
  %above = select i1 %b.negative, i1 %rest.negative, i1 %rest.positive
",
        widened(&["a", "b"])
    )
}

/// Returns code for the root of `a`, which is above `r` where `a` is above the square of `r`.
fn root() -> String {
    format!(
        "{}  %wide = call double @llvm.sqrt.f64(double %a.wide)
  %r = fptrunc double %wide to float
  %back = fpext float %r to double
  %square = fmul double %back, %back
  %below = fcmp olt double %a.wide, %square
  %above = fcmp ogt double %a.wide, %square
",
        widened(&["a"])
    )
}

/// Returns a conversion to the narrower float `to`; 64-bit integers are compared as integers.
fn converted(from: &str, to: &Float) -> (String, String) {
    let (sign, int) = from.split_at(1);
    match from {
        "f64" => ("double %wide".to_string(), narrowed("double", to.ll)),
        "f32" => ("float %wide".to_string(), narrowed("float", to.ll)),
        _ if int != "i64" => (
            format!("{int} %a"),
            format!(
                "  %wide = {sign}itofp {int} %a to double\n{}",
                narrowed("double", to.ll)
            ),
        ),
        _ => {
            // The float 2^63 (2^64) is outside of the integer type, and above all of its values.
            let limit = if sign == "s" {
                "0x43E0000000000000"
            } else {
                "0x43F0000000000000"
            };
            let ll = to.ll;
            let body = format!(
                "  %r = {sign}itofp i64 %a to {ll}
  %beyond = fcmp oge {ll} %r, {limit}
  %inside = select i1 %beyond, {ll} 0.0, {ll} %r
  %back = fpto{sign}i {ll} %inside to i64
  %less = icmp {sign}lt i64 %a, %back
  %more = icmp {sign}gt i64 %a, %back
  %below = or i1 %beyond, %less
  %not.beyond = xor i1 %beyond, true
  %above = and i1 %not.beyond, %more
"
            );
            ("i64 %a".to_string(), body)
        }
    }
}
