//! What the small programs took on a target: the data that prices are fitted to.

use std::fmt::Write;

use serde::Deserialize;

/// Measured times of [`super::programs()`], as a file of `optimize/costs/measured` has them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// What was measured on: a class of machines, or a model of one.
    pub machine: String,
    /// What the compiler was.
    pub compiler: String,
    /// When, as year-month-day.
    pub date: String,
    /// What was timed, and how.
    pub timed: String,
    /// What times count.
    pub unit: String,
    /// The seconds that a unit takes.
    pub seconds: f64,
    /// The bytes that one kernel moves at full speed, because caches hold them.
    pub cache: f64,
    /// What the last two dimensions of arrays in memory are filled up to a multiple of.
    pub tile: [usize; 2],
    /// By the name of the program.
    #[serde(rename = "program")]
    pub programs: Vec<Timed>,
}

/// What a program took.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// The name of a [`super::Program`].
    pub name: String,
    /// In the file's unit.
    pub took: f64,
}

impl Measured {
    /// From a file's text.
    ///
    /// - errors: what is wrong with it, in words
    pub fn parse(text: &str) -> Result<Measured, toml::de::Error> {
        toml::from_str(text)
    }

    /// The file's text.
    pub fn to_toml(&self) -> String {
        let mut text = String::from(
            "# What the small programs of optimize/src/costs/programs took. Written by `make calibrate`.\n\n",
        );
        text += &head(
            [
                &self.machine,
                &self.compiler,
                &self.date,
                &self.timed,
                &self.unit,
            ],
            self.seconds,
            (self.cache, self.tile),
        );
        text += "\nprogram = [\n";
        for Timed { name, took } in &self.programs {
            let _ = writeln!(
                text,
                "    {{ name = {name:?}, took = {} }},",
                rounded(*took)
            );
        }
        text + "]\n"
    }
}

/// What measurements and tables begin with.
pub(super) fn head(
    [machine, compiler, date, timed, unit]: [&str; 5],
    seconds: f64,
    (cache, tile): (f64, [usize; 2]),
) -> String {
    format!(
        "machine = {machine:?}\ncompiler = {compiler:?}\ndate = {date:?}\ntimed = {timed:?}\nunit = {unit:?}\nseconds = {seconds:e}\ncache = {cache:e}\ntile = {tile:?}\n"
    )
}

/// Four digits of a number, as TOML's floats are written.
pub(super) fn rounded(number: f64) -> String {
    if number == 0.0 {
        return "0.0".to_owned();
    }
    let digits = 3 - number.abs().log10().floor() as i32;
    match digits {
        ..=1 => format!(
            "{:.1}",
            (number / 10f64.powi(-digits)).round() * 10f64.powi(-digits)
        ),
        2..=9 => format!("{number:.*}", digits as usize),
        _ => format!("{number:.3e}"),
    }
}
