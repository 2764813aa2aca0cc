//! Tables of prices, one per target, from the repository's files.

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
    /// The machine: a class of machines, or a model.
    pub machine: String,
    /// The compiler and its version.
    pub compiler: String,
    /// The date, as year-month-day.
    pub date: String,
    /// What was timed, and how.
    pub timed: String,
    /// The unit of the prices.
    pub unit: String,
    /// The seconds of a unit.
    pub seconds: f64,
    /// The bytes that one kernel moves at full speed, because caches hold them.
    pub cache: f64,
    /// The tile to whose multiples the last two dimensions of arrays are padded.
    pub tile: [usize; 2],
    /// The cost of storing an element and loading it again, if it was found by experiment.
    pub storing: Option<Storing>,
    /// The number of offsets at which a value is recomputed in one kernel before it is better
    /// stored, whatever it costs.
    pub most_readings: usize,
    /// Properties of the compiler that are not prices.
    #[serde(rename = "habit", default)]
    pub habits: Vec<Habit>,
    /// The time of functions of periodic shifts in each form.
    #[serde(rename = "form", default)]
    pub forms: Vec<ShiftForm>,
    /// The best form of writing a computed box into an array.
    #[serde(rename = "update", default)]
    pub updates: Vec<UpdateForm>,
    /// The price of each kind of work; kinds that are missing were not measured, and cost nothing.
    #[serde(rename = "price")]
    pub prices: Vec<Price>,
    /// The same prices, indexed by quantity.
    #[serde(skip)]
    by_quantity: Vec<Option<f64>>,
}

/// The cost of storing an element of an array and loading it again, against recomputing it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Storing {
    /// The cost, in additions.
    pub additions: f64,
    /// The experiment.
    pub from: String,
}

/// A property of a compiler, and the evidence for it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habit {
    /// The property.
    pub is: BackendTrait,
    /// The evidence.
    pub from: String,
}

/// A property of a compiler that overrides prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BackendTrait {
    /// Fuses whatever it can, and computes a value once per offset at which it is read: values to
    /// be stored must be outlined.
    Recomputes,
    /// Tests for each element of a concatenate in a fused loop which operand it is in.
    LooksForEdges,
    /// Writes into a part of an array on one thread, and compiles a call with loops in it to one
    /// kernel on request.
    CompilesCalls,
    /// Does not vectorize loops that read a scalar under a condition only.
    BranchesOnReads,
    /// Stores the operands of a concatenate that are parts of arrays first, rather than reading
    /// them in place.
    StoresPieces,
    /// Multiplies matrices of `f64` more slowly than loops that it compiles.
    MultipliesDoublesSlowly,
}

/// The time of a function of periodic shifts in one form.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShiftForm {
    /// The name of the form.
    pub form: String,
    /// The number of shifts in the function.
    pub rotates: usize,
    /// The time, in a unit that is the same for all forms with this number of shifts.
    pub took: f64,
    /// The least fraction of the array in which nothing wraps.
    pub least_interior: f64,
    /// The measurement.
    pub from: String,
}

/// A form of writing a box into an array, and the fraction of the array from which on it is used.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateForm {
    /// The name of the form.
    pub form: String,
    /// The least fraction of the array that the box covers.
    pub least_share: f64,
    /// The measurement.
    pub from: String,
}

/// The price of a kind of work.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// The name of a [`Quantity`].
    pub of: String,
    /// The price of one, in the table's unit.
    pub costs: f64,
    /// The programs that determine the price, with the share of their time; or another source.
    pub from: String,
}

static CPU: LazyLock<Table> = LazyLock::new(|| read(include_str!("../../costs/cpu.toml")));
static CUDA: LazyLock<Table> = LazyLock::new(|| read(include_str!("../../costs/cuda.toml")));
static TPU: LazyLock<Table> = LazyLock::new(|| read(include_str!("../../costs/tpu.toml")));

fn read(text: &str) -> Table {
    Table::parse(text).expect("the tables in the repository are read by a test")
}

impl Table {
    /// Returns the table of a target.
    pub fn of(target: Target) -> &'static Table {
        match target {
            Target::Cpu => &CPU,
            Target::Cuda => &CUDA,
            Target::Tpu => &TPU,
        }
    }

    /// Parses the text of a file.
    ///
    /// - errors: what is wrong with it, in words
    pub fn parse(text: &str) -> Result<Table, toml::de::Error> {
        let mut table: Table = toml::from_str(text)?;
        let prices = std::mem::take(&mut table.prices);
        table.set_prices(prices);
        Ok(table)
    }

    /// Replaces the prices.
    pub fn set_prices(&mut self, prices: Vec<Price>) {
        let row = |quantity: Quantity| prices.iter().find(|row| row.of == quantity.name());
        let by_quantity = Quantity::ALL.map(|quantity| row(quantity).map(|row| row.costs));
        self.by_quantity = by_quantity.to_vec();
        self.prices = prices;
    }

    /// Returns the price of a kind of work, in the table's unit; `None` if it was not measured.
    pub fn price(&self, quantity: Quantity) -> Option<f64> {
        self.by_quantity.get(quantity as usize).copied().flatten()
    }

    /// Returns whether the compiler has this property.
    pub fn does(&self, what: BackendTrait) -> bool {
        self.habits.iter().any(|habit| habit.is == what)
    }

    /// Returns the cost of work, in the table's unit.
    pub fn units(&self, work: &Work) -> f64 {
        let prices = work
            .iter()
            .map(|(q, amount)| amount * self.price(q).unwrap_or(0.0));
        prices.sum()
    }

    /// Returns the cost of work in seconds.
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
