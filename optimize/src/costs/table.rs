//! Tables of prices, one per target, read from the repository's files.

use std::sync::LazyLock;

use serde::Deserialize;

use super::work::{Quantity, Work};
use crate::Target;

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
    /// What each kind of work costs; what is not there was not measured, and counts for nothing.
    #[serde(rename = "price")]
    pub prices: Vec<Price>,
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
    toml::from_str(text).expect("the tables in the repository are read by a test")
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

    /// The price of a kind of work, in the table's unit; none if it was not measured.
    pub fn price(&self, quantity: Quantity) -> Option<f64> {
        let row = self.prices.iter().find(|row| row.of == quantity.name());
        row.map(|row| row.costs)
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
        for target in [Target::Cpu, Target::Cuda, Target::Tpu] {
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
