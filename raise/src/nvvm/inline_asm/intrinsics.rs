//! NVPTX intrinsics of one PTX instruction, as that instruction and its operands.
//!
//! Their names are the instruction's, with other words for the types: `fma.rz.ftz.f` is
//! `fma.rz.ftz.f32`. libdevice's own bodies consist of them.

/// Register and type for each word that names a type.
#[rustfmt::skip]
const TYPES: &[(&str, char, &str)] = &[
    ("f", 'f', "f32"), ("d", 'd', "f64"), ("i", 'r', "s32"), ("ui", 'r', "u32"), ("ll", 'l', "s64"), ("ull", 'l', "u64"),
    ("s", 'h', "s16"), ("us", 'h', "u16"),
];

/// Roundings to an integer, by name and as conversions.
const INTEGRAL: &[(&str, &str)] = &[
    ("floor", "rmi"),
    ("ceil", "rpi"),
    ("trunc", "rzi"),
    ("round", "rni"),
];

/// Returns the instruction of `llvm.nvvm.{name}`, as inline assembly and its constraints.
pub fn instruction(name: &str) -> Option<(String, String)> {
    let words: Vec<_> = name.split('.').collect();
    let (first, rest) = words.split_first()?;
    match (*first, rest) {
        ("lohi", ["i2d"]) => return Some(given("mov.b64 $0, {$1, $2};", "=d,r,r")),
        ("d2i", ["lo"]) => {
            let text = "{ .reg .b32 other; mov.b64 {$0, other}, $1; }";
            return Some(given(text, "=r,d"));
        }
        ("d2i", ["hi"]) => {
            let text = "{ .reg .b32 other; mov.b64 {other, $0}, $1; }";
            return Some(given(text, "=r,d"));
        }
        ("prmt", modes) => {
            let mode: String = modes.iter().map(|mode| format!(".{mode}")).collect();
            let has_both = matches!(modes, [] | ["f4e" | "b4e"]);
            return Some(match has_both {
                true => given(&format!("prmt.b32{mode} $0, $1, $2, $3;"), "=r,r,r,r"),
                false => given(&format!("prmt.b32{mode} $0, $1, 0, $2;"), "=r,r,r"),
            });
        }
        ("idp4a", [a, b]) => {
            let text = format!("dp4a.{a}32.{b}32 $0, $1, $2, $3;");
            return Some(given(&text, "=r,r,r,r"));
        }
        _ => {}
    }
    if let Some((from, to)) = first.split_once('2') {
        return conversion(from, to, rest);
    }
    let (last, modifiers) = rest.split_last()?;
    let (_, letter, ty) = TYPES.iter().find(|(word, ..)| word == last)?;
    let is_float = matches!(letter, 'f' | 'd');
    let modifiers = modifiers
        .iter()
        .map(|word| match *word {
            "nan" => ".NaN".to_owned(),
            word => format!(".{word}"),
        })
        .collect::<String>();
    let (opcode, count) = match *first {
        "add" | "mul" | "div" if is_float && !modifiers.is_empty() => (first.to_string(), 2),
        "fma" if !modifiers.is_empty() => ("fma".to_owned(), 3),
        "rcp" | "sqrt" | "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh"
            if !modifiers.is_empty() =>
        {
            (first.to_string(), 1)
        }
        "fmin" | "fmax" => (first[1..].to_owned(), 2),
        "fabs" => ("abs".to_owned(), 1),
        "mulhi" => ("mul.hi".to_owned(), 2),
        "mul24" => ("mul24.lo".to_owned(), 2),
        "sad" => ("sad".to_owned(), 3),
        "saturate" => {
            let text = format!("cvt{modifiers}.sat.{ty}.{ty} $0, $1;");
            return Some((text, format!("={letter},{letter}")));
        }
        _ => {
            let (_, rounding) = INTEGRAL.iter().find(|(name, _)| name == first)?;
            let text = format!("cvt.{rounding}{modifiers}.{ty}.{ty} $0, $1;");
            return Some((text, format!("={letter},{letter}")));
        }
    };
    let operands: Vec<_> = (0..=count).map(|number| format!("${number}")).collect();
    let text = format!("{opcode}{modifiers}.{ty} {};", operands.join(", "));
    let constraints = format!("={letter}{}", format!(",{letter}").repeat(count));
    Some((text, constraints))
}

/// Returns a conversion such as `f2i.rz.ftz`, `ull2d.rn` or `d2f.rm`.
fn conversion(from: &str, to: &str, modifiers: &[&str]) -> Option<(String, String)> {
    let find = |word: &str| TYPES.iter().find(|(known, ..)| *known == word);
    let ((_, source, from), (_, target, to)) = (find(from)?, find(to)?);
    let (rounding, rest) = modifiers.split_first()?;
    let is_integral = from.starts_with('f') && !to.starts_with('f');
    let rounding = match is_integral {
        true => format!("{rounding}i"),
        false => (*rounding).to_owned(),
    };
    let rest: String = rest.iter().map(|word| format!(".{word}")).collect();
    let text = format!("cvt.{rounding}{rest}.{to}.{from} $0, $1;");
    Some((text, format!("={target},{source}")))
}

fn given(text: &str, constraints: &str) -> (String, String) {
    (text.to_owned(), constraints.to_owned())
}
