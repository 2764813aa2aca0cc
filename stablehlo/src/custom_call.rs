//! Custom calls: functions of the device, called by name with a configuration.

use std::fmt::Write as _;

use crate::TensorType;
use crate::print::quoted;
use crate::types::comma_separated;

/// A function of the device, called by its name through XLA's typed interface (`api_version = 4`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CustomCall {
    /// The name under which it is registered.
    pub target: String,
    /// Its configuration, in ascending order of names.
    pub config: Vec<(String, ConfigValue)>,
    /// The types of its results, at least one.
    pub results: Vec<TensorType>,
    /// Results that are written into the memory of an operand: result and operand, of one type.
    pub aliases: Vec<(usize, usize)>,
}

/// A value of a configuration.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConfigValue {
    /// An `i64`.
    Int(i64),
    /// Text.
    Text(String),
    /// A list of `i64`.
    Ints(Vec<i64>),
}

impl CustomCall {
    /// The attributes, without the enclosing brackets.
    pub(crate) fn attributes(&self) -> String {
        let value = |value: &ConfigValue| match value {
            ConfigValue::Int(int) => int.to_string(),
            ConfigValue::Text(text) => quoted(text),
            ConfigValue::Ints(ints) => format!("[{}]", comma_separated(ints)),
        };
        let config = self
            .config
            .iter()
            .map(|(name, item)| format!("{name} = {}", value(item)));
        let mut text = format!(
            "api_version = 4 : i32, backend_config = {{{}}}, call_target_name = {}",
            comma_separated(config),
            quoted(&self.target)
        );
        let alias = |(result, operand): &(usize, usize)| {
            let index = match self.results.len() {
                1 => String::new(), // not in a tuple
                _ => result.to_string(),
            };
            format!(
                "#stablehlo.output_operand_alias<output_tuple_indices = [{index}], operand_index = {operand}, operand_tuple_indices = []>"
            )
        };
        if !self.aliases.is_empty() {
            let aliases = comma_separated(self.aliases.iter().map(alias));
            write!(text, ", output_operand_aliases = [{aliases}]").expect("a string");
        }
        text
    }

    /// Checks that it accepts operands of these types; otherwise returns the reason.
    pub(crate) fn check(&self, operands: &[TensorType]) -> Result<(), String> {
        if self.results.is_empty() {
            return Err("there are no results".into());
        }
        if self.config.windows(2).any(|pair| pair[0].0 >= pair[1].0) {
            return Err("the configuration's names are not in order, each once".into());
        }
        for (at, (result, operand)) in self.aliases.iter().enumerate() {
            let again = |(r, o): &(usize, usize)| r == result || o == operand;
            if self.aliases[..at].iter().any(again) {
                return Err(format!(
                    "result {result} or operand {operand} has two aliases"
                ));
            }
            match (self.results.get(*result), operands.get(*operand)) {
                (Some(result), Some(operand)) if result == operand => {}
                (Some(ty), Some(given)) => {
                    return Err(format!(
                        "result {result} is {ty}, but operand {operand}, whose memory it takes, is {given}"
                    ));
                }
                (None, _) => return Err(format!("there is no result {result} to be an alias")),
                (_, None) => return Err(format!("there is no operand {operand} to be an alias")),
            }
        }
        Ok(())
    }
}
