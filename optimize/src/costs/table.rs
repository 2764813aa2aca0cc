//! Tables of prices, one per target, read from the repository's files.

use std::sync::LazyLock;

use serde::Deserialize;

use super::work::{Quantity, Work};
use crate::Target;

/// All targets.
pub(super) const TARGETS: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

/// The prices of a target.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was measured on: a class of machines, or a model of one.
    pub machine: String,
    /// What the compiler was.
    pub compiler: String,
    /// When, as year-month-day.
    pub date: String,
    /// What was timed, and how.
    pub timed: String,
    /// What prices count.
    pub unit: String,
    /// The seconds that a unit takes.
    pub seconds: f64,
    /// The bytes that one kernel moves at full speed, because caches hold them.
    pub cache: f64,
    /// What the last two dimensions of arrays in memory are filled up to a multiple of.
    pub tile: [usize; 2],
    /// What storing an element and reading it again is worth, if that was tried out.
    pub storing: Option<Storing>,
    /// In how many ways a value is computed in one kernel before it is better stored, whatever it costs.
    pub most_readings: usize,
    /// What the compiler does that is no price.
    #[serde(rename = "habit", default)]
    pub habits: Vec<Habit>,
    /// How long functions of periodic shifts take in each form.
    #[serde(rename = "form", default)]
    pub forms: Vec<ShiftForm>,
    /// How a computed box is best written into an array.
    #[serde(rename = "update", default)]
    pub updates: Vec<UpdateForm>,
    /// What each kind of work costs; what is not there was not measured, and counts for nothing.
    #[serde(rename = "price")]
    pub prices: Vec<Price>,
    /// The prices again, by quantity.
    #[serde(skip)]
    by_quantity: Vec<Option<f64>>,
}

/// What storing an element of an array and reading it again is worth, against computing it where it is read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Storing {
    /// In additions of what is at hand.
    pub additions: f64,
    /// Where that was tried out.
    pub from: String,
}

/// Something that a compiler does, and how we know.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habit {
    /// What it does.
    pub is: BackendTrait,
    /// Where that is seen.
    pub from: String,
}

/// What a compiler may do that decides more than prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BackendTrait {
    /// Fuses whatever it can, and computes a value for each way in which it is read: what is to be stored must be cut out.
    Recomputes,
    /// Looks for each element of arrays put behind one another in a fused loop anew.
    LooksForEdges,
    /// Writes into part of an array on one thread, and makes one kernel of a call with loops in it that asks for it.
    CompilesCalls,
    /// Gives up vectors where a scalar is read under a condition only.
    BranchesOnReads,
    /// Stores part of an array that is put before or behind something else first, rather than reading it where it is.
    StoresPieces,
    /// Multiplies matrices of `f64` slower than the loops that it compiles.
    MultipliesDoublesSlowly,
}

/// What a function of so many periodic shifts takes in a form.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShiftForm {
    /// What the form is called.
    pub form: String,
    /// How many shifts there are in the function.
    pub rotates: usize,
    /// In any unit, the same for all forms of as many shifts.
    pub took: f64,
    /// The share of the array that must lie where nothing wraps.
    pub least_interior: f64,
    /// What was measured.
    pub from: String,
}

/// From which share of the array on a box is written so.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateForm {
    /// What the form is called.
    pub form: String,
    /// The share of the array that the box covers at least.
    pub least_share: f64,
    /// What was measured.
    pub from: String,
}

/// What a kind of work costs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// The name of a [`Quantity`].
    pub of: String,
    /// What each costs, in the table's unit.
    pub costs: f64,
    /// The programs that say so, by the share of their time that it is; or where else the number is from.
    pub from: String,
}

static CPU: LazyLock<Table> = LazyLock::new(|| read(include_str!("../../costs/cpu.toml")));
static CUDA: LazyLock<Table> = LazyLock::new(|| read(include_str!("../../costs/cuda.toml")));
static TPU: LazyLock<Table> = LazyLock::new(|| read(include_str!("../../costs/tpu.toml")));

fn read(text: &str) -> Table {
    Table::parse(text).expect("the tables in the repository are read by a test")
}

impl Table {
    /// That of a target.
    pub fn of(target: Target) -> &'static Table {
        match target {
            Target::Cpu => &CPU,
            Target::Cuda => &CUDA,
            Target::Tpu => &TPU,
        }
    }

    /// From a file's text.
    ///
    /// - errors: what is wrong with it, in words
    pub fn parse(text: &str) -> Result<Table, toml::de::Error> {
        let mut table: Table = toml::from_str(text)?;
        let prices = std::mem::take(&mut table.prices);
        table.set_prices(prices);
        Ok(table)
    }

    /// With other prices.
    pub fn set_prices(&mut self, prices: Vec<Price>) {
        let row = |quantity: Quantity| prices.iter().find(|row| row.of == quantity.name());
        let by_quantity = Quantity::ALL.map(|quantity| row(quantity).map(|row| row.costs));
        self.by_quantity = by_quantity.to_vec();
        self.prices = prices;
    }

    /// The price of a kind of work, in the table's unit; none if it was not measured.
    pub fn price(&self, quantity: Quantity) -> Option<f64> {
        self.by_quantity.get(quantity as usize).copied().flatten()
    }

    /// Whether the compiler does that.
    pub fn does(&self, what: BackendTrait) -> bool {
        self.habits.iter().any(|habit| habit.is == what)
    }

    /// What some work costs, in the table's unit.
    pub fn units(&self, work: &Work) -> f64 {
        let prices = work
            .iter()
            .map(|(q, amount)| amount * self.price(q).unwrap_or(0.0));
        prices.sum()
    }

    /// The seconds that some work takes.
    pub fn seconds(&self, work: &Work) -> f64 {
        self.units(work) * self.seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_name_quantities_once() {
        for target in TARGETS {
            let table = Table::of(target);
            let mut known: Vec<Quantity> = Vec::new();
            for price in &table.prices {
                let quantity = Quantity::from_name(&price.of);
                let quantity = quantity.unwrap_or_else(|| panic!("{target:?}: {}", price.of));
                assert!(!known.contains(&quantity), "{target:?}: {}", price.of);
                assert!(price.costs >= 0.0 && !price.from.is_empty(), "{price:?}");
                known.push(quantity);
            }
            assert!(table.seconds > 0.0);
        }
    }
}
