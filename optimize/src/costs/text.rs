//! Tables as TOML text.

use std::fmt::Write;

use super::measured::{head, rounded};
use super::table::{BackendTrait, Habit, Price, ShiftForm, Storing, Table, UpdateForm};

impl Table {
    /// Returns the text of the file.
    pub fn to_toml(&self) -> String {
        let mut text = String::from(
            "# What each kind of work costs (optimize/src/costs/work.rs), with the programs whose times say so and the share that it has in them;\n\
             # and what decides forms otherwise. `make calibrate` writes the prices anew from optimize/costs/measured.\n\n",
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
        let _ = writeln!(text, "most_readings = {}", self.most_readings);
        if let Some(Storing { additions, from }) = &self.storing {
            let _ = write!(
                text,
                "\n[storing]\nadditions = {additions:?}\nfrom = {from:?}\n"
            );
        }
        for Habit { is, from } in &self.habits {
            let is = match is {
                BackendTrait::Recomputes => "recomputes",
                BackendTrait::LooksForEdges => "looks-for-edges",
                BackendTrait::CompilesCalls => "compiles-calls",
                BackendTrait::BranchesOnReads => "branches-on-reads",
                BackendTrait::StoresPieces => "stores-pieces",
                BackendTrait::MultipliesDoublesSlowly => "multiplies-doubles-slowly",
            };
            let _ = write!(text, "\n[[habit]]\nis = {is:?}\nfrom = {from:?}\n");
        }
        for row in &self.forms {
            let ShiftForm {
                form,
                rotates,
                took,
                least_interior,
                from,
            } = row;
            let took = rounded(*took);
            let _ = write!(
                text,
                "\n[[form]]\nform = {form:?}\nrotates = {rotates}\ntook = {took}\nleast_interior = {least_interior:?}\nfrom = {from:?}\n"
            );
        }
        for row in &self.updates {
            let UpdateForm {
                form,
                least_share,
                from,
            } = row;
            let _ = write!(
                text,
                "\n[[update]]\nform = {form:?}\nleast_share = {least_share:?}\nfrom = {from:?}\n"
            );
        }
        for Price { of, costs, from } in &self.prices {
            let costs = rounded(*costs);
            let _ = write!(
                text,
                "\n[[price]]\nof = {of:?}\ncosts = {costs}\nfrom = {from:?}\n"
            );
        }
        text
    }
}
