//! Measured times of the small programs: the data that prices are fitted to.

use std::fmt::Write;

use serde::Deserialize;

/// Measured times of [`super::programs()`], in the format of the files in
/// `optimize/costs/measured`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// The machine: a class of machines, or a model.
    pub machine: String,
    /// The compiler and its version.
    pub compiler: String,
    /// The date, as year-month-day.
    pub date: String,
    /// What was timed, and how.
    pub timed: String,
    /// The unit of the times.
    pub unit: String,
    /// The seconds of a unit.
    pub seconds: f64,
    /// The bytes that one kernel moves at full speed, because caches hold them.
    pub cache: f64,
    /// The tile to whose multiples the last two dimensions of arrays are padded.
    pub tile: [usize; 2],
    /// The time of each program.
    #[serde(rename = "program")]
    pub programs: Vec<Timed>,
}

/// The time of a program.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// The name of a [`super::Program`].
    pub name: String,
    /// Its time, in the file's unit.
    pub took: f64,
}

impl Measured {
    /// Parses the text of a file.
    ///
    /// - errors: what is wrong with it, in words
    pub fn parse(text: &str) -> Result<Measured, toml::de::Error> {
        toml::from_str(text)
    }

    /// Returns the text of the file.
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

/// Returns the head that measurements and tables share.
pub(super) fn head(
    [machine, compiler, date, timed, unit]: [&str; 5],
    seconds: f64,
    (cache, tile): (f64, [usize; 2]),
) -> String {
    format!(
        "machine = {machine:?}\ncompiler = {compiler:?}\ndate = {date:?}\ntimed = {timed:?}\nunit = {unit:?}\nseconds = {seconds:e}\ncache = {cache:e}\ntile = {tile:?}\n"
    )
}

/// Rounds a value to four digits and prints it as a TOML float.
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
