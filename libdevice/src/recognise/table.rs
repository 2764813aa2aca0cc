//! The signatures of libdevice functions: written by `scripts/libdevice-signatures.sh`, one line
//! each.
//!
//! A line has the function's name, how its arguments are passed, their width, the width of the
//! result, the digest of the results for all samples, the sign of the first result, three letters
//! for each sample as a hash of its result, and for each argument a constant of the body with the
//! number of steps from its use back to the argument.
//!
//! A line that begins with `~` has the conditions of a function's body that have the same outcome
//! for all inputs, as hashes of the constants that they compare with, each with its count (see
//! `branch_coverage.rs`).

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use super::samples::{CODE, QUICK};

/// The digits of hashes.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// How an argument is passed to a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Unchanged.
    Plain,
    /// Negated: the compiler moves the sign into the body's constants.
    Negated,
    /// Without its sign, which the body ignores.
    Absolute,
}

impl Variant {
    /// All variants, the plainest first.
    pub const ALL: [Variant; 3] = [Variant::Plain, Variant::Negated, Variant::Absolute];

    /// Returns the letter of the variant.
    pub fn letter(self) -> char {
        match self {
            Variant::Plain => 'x',
            Variant::Negated => '-',
            Variant::Absolute => '|',
        }
    }

    /// Returns the argument for a float of `bits` bits.
    pub fn apply(self, value: u128, bits: u32) -> u128 {
        match self {
            Variant::Plain => value,
            Variant::Negated => value ^ 1 << (bits - 1),
            Variant::Absolute => value & !(1 << (bits - 1)),
        }
    }
}

/// A function with one variant for each argument.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The name, without `__nv_`.
    pub name: String,
    /// How each argument is passed.
    pub variants: Vec<Variant>,
    /// The width of the arguments.
    pub bits: u32,
    /// The width of the result.
    pub result_bits: u32,
    /// Whether the result is a float.
    pub is_float: bool,
    /// The digest of all results.
    pub full: u64,
    /// The hash of each result.
    pub each: Vec<u32>,
    /// Whether the first result is negative.
    pub negative: bool,
    /// For each argument the bits of a constant, without the sign, and the number of steps from the
    /// argument to its use.
    pub anchors: Vec<(u64, usize)>,
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let variants: String = self
            .variants
            .iter()
            .map(|variant| variant.letter())
            .collect();
        let kind = if self.is_float { 'f' } else { 'i' };
        let sign = if self.negative { '-' } else { '+' };
        write!(
            f,
            "{} {variants} f{} {kind}{} {:016x} {sign} {}",
            self.name,
            self.bits,
            self.result_bits,
            self.full,
            letters(&self.each)
        )?;
        self.anchors
            .iter()
            .try_for_each(|(constant, steps)| write!(f, " {constant:x}:{steps}"))
    }
}

fn letters(each: &[u32]) -> String {
    let digits = each
        .iter()
        .flat_map(|code| [12, 6, 0].map(|by| code >> by & 63));
    digits.map(|at| char::from(DIGITS[at as usize])).collect()
}

fn numbers(word: &str) -> Option<Vec<u32>> {
    let digits: Vec<u32> = word
        .bytes()
        .map(|letter| DIGITS.iter().position(|digit| *digit == letter))
        .map(|at| at.map(|at| at as u32))
        .collect::<Option<_>>()?;
    let number = |digits: &[u32]| digits.iter().fold(0, |sum, digit| sum << 6 | digit);
    Some(digits.chunks(3).map(number).collect())
}

fn parse(line: &str) -> Option<Row> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name, variants, bits, result, full, sign, each, anchors @ ..] = words.as_slice() else {
        return None;
    };
    let variant = |letter: char| {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.letter() == letter)
    };
    let anchor = |word: &&str| {
        let (constant, steps) = word.split_once(':')?;
        Some((u64::from_str_radix(constant, 16).ok()?, steps.parse().ok()?))
    };
    Some(Row {
        name: (*name).to_owned(),
        variants: variants.chars().map(variant).collect::<Option<_>>()?,
        bits: bits.get(1..)?.parse().ok()?,
        result_bits: result.get(1..)?.parse().ok()?,
        is_float: result.starts_with('f'),
        full: u64::from_str_radix(full, 16).ok()?,
        negative: *sign == "-",
        each: numbers(each)?,
        anchors: anchors.iter().map(anchor).collect::<Option<_>>()?,
    })
}

fn gaps() -> HashMap<String, HashMap<u64, usize>> {
    let mut gaps: HashMap<String, HashMap<u64, usize>> = HashMap::new();
    for line in include_str!("signatures.txt").lines() {
        let mut words = line.split_whitespace();
        let (Some("~"), Some(name)) = (words.next(), words.next()) else {
            continue;
        };
        let known = gaps.entry(name.to_owned()).or_default();
        for word in words {
            if let Some((key, count)) = word.split_once(':')
                && let (Ok(key), Ok(count)) = (u64::from_str_radix(key, 16), count.parse::<usize>())
            {
                let most = known.entry(key).or_default();
                *most = count.max(*most);
            }
        }
    }
    gaps
}

/// Returns the line of the conditions with a single outcome in the body of `name`.
pub fn gaps_line(name: &str, gaps: &BTreeMap<u64, usize>) -> String {
    let words = gaps.iter().map(|(key, count)| format!(" {key:x}:{count}"));
    format!("~ {name}{}", words.collect::<String>())
}

/// Sample, hash of the result, width and number of arguments, width of the result, and whether it
/// is a float.
pub type Key = (usize, u32, u32, usize, u32, bool);

/// All rows, with indices.
pub struct Table {
    /// In the order of the file.
    pub rows: Vec<Row>,
    /// For each function the conditions with a single outcome in its body, by key, with their
    /// count.
    pub gaps: HashMap<String, HashMap<u64, usize>>,
    /// By the constant of an argument: row and argument.
    pub by_constant: HashMap<u64, Vec<(usize, usize)>>,
    /// For each hash of a result a mask of the first samples that may have it.
    pub known: Vec<u8>,
    /// Rows by one of the first samples, the hash of its result, and the widths.
    pub by_result: HashMap<Key, Vec<usize>>,
}

/// Returns the table.
pub fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let rows: Vec<Row> = include_str!("signatures.txt")
            .lines()
            .filter(|line| !line.starts_with(['#', '~']) && !line.is_empty())
            .filter_map(parse)
            .collect();
        let mut table = Table {
            rows: Vec::new(),
            gaps: gaps(),
            by_constant: HashMap::new(),
            known: vec![0; 1 << CODE],
            by_result: HashMap::new(),
        };
        for (index, row) in rows.iter().enumerate() {
            for (argument, (constant, _)) in row.anchors.iter().enumerate() {
                table
                    .by_constant
                    .entry(*constant)
                    .or_default()
                    .push((index, argument));
            }
            for (sample, code) in row.each.iter().take(QUICK).enumerate() {
                let arity = row.variants.len();
                let key = (
                    sample,
                    *code,
                    row.bits,
                    arity,
                    row.result_bits,
                    row.is_float,
                );
                table.known[*code as usize] |= 1 << sample;
                table.by_result.entry(key).or_default().push(index);
            }
        }
        table.rows = rows;
        table
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_line_is_a_row_and_prints_as_it_was() {
        for line in include_str!("signatures.txt")
            .lines()
            .filter(|line| !line.starts_with(['#', '~']) && !line.is_empty())
        {
            let row = super::parse(line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!(row.to_string(), line);
            assert!(
                crate::signature(&format!("__nv_{}", row.name)).is_some(),
                "{line}: not a function that can be called"
            );
        }
    }
}
