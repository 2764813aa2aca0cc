//! Broadcasts operands to common dimensions: by the names of their dimensions, or else by extents.

use stablehlo::Value;

use super::build::{Builder, Field};
use crate::expr::tree::Tree;
use crate::fault::{Fault, Result};
use crate::gradient::function;

impl Builder<'_> {
    pub(super) fn apply(
        &mut self,
        name: &str,
        arguments: Vec<Field>,
        tree: &Tree,
    ) -> Result<Field> {
        let dims = self.fit(&arguments, tree)?;
        let is_data = arguments.iter().any(|field| field.is_data);
        let values: Vec<Value> = arguments
            .iter()
            .map(|field| self.spread(field, &dims))
            .collect();
        let value = function::write(self.func, name, &values);
        Ok(Field {
            value,
            dims,
            is_data,
        })
    }

    /// Returns the dimensions that all of `fields` can be broadcast to.
    fn fit(&mut self, fields: &[Field], tree: &Tree) -> Result<Vec<(String, usize)>> {
        let mut all = Field {
            dims: Vec::new(),
            ..fields[0].clone()
        };
        all.is_data = false;
        for field in fields {
            let within = |a: &Field, b: &Field| a.dims.iter().all(|dim| b.dims.contains(dim));
            let clash = field.dims.iter().any(|(name, extent)| {
                all.dims
                    .iter()
                    .any(|(other, size)| other == name && size != extent)
            });
            if within(&all, field) {
                all.dims = field.dims.clone();
            } else if within(field, &all)
                || (all.is_data && field.is_data && field.shape() == all.shape())
            {
                // It is broadcast to the dimensions found so far.
            } else if !(clash || all.is_data && field.is_data) {
                let new: Vec<_> = field
                    .dims
                    .iter()
                    .filter(|dim| !all.dims.contains(dim))
                    .collect();
                let new: Vec<_> = new.into_iter().cloned().collect();
                all.dims.extend(new);
            } else {
                return Err(self.misfit(&all, field, tree).into());
            }
            all.is_data |= field.is_data;
        }
        let is_misfit = |field: &&Field| {
            let named = field.dims.iter().all(|dim| all.dims.contains(dim));
            !named && field.shape() != all.shape()
        };
        match fields.iter().find(is_misfit) {
            Some(field) => Err(self.misfit(&all, field, tree).into()),
            None => Ok(all.dims),
        }
    }

    fn misfit(&self, all: &Field, field: &Field, tree: &Tree) -> Fault {
        let shown = |field: &Field| {
            let dims = field.dims.iter();
            let dims = dims.map(|(name, extent)| format!("{name} = {extent}"));
            dims.collect::<Vec<_>>().join(", ")
        };
        let role = self.objective.role.name();
        let message = format!("arrays of the {role} do not fit each other");
        let label = format!("over {} and over {}", shown(all), shown(field));
        let fault = self.fault("shapes", tree, message, label);
        fault.help("give them the same `dims`, or reduce each by itself first")
    }

    /// Broadcasts the field to `dims`, which contain all of its dimensions: by name, or otherwise
    /// in order.
    fn spread(&mut self, field: &Field, dims: &[(String, usize)]) -> Value {
        let shape: Vec<usize> = dims.iter().map(|(_, extent)| *extent).collect();
        let named: Option<Vec<usize>> = field
            .dims
            .iter()
            .map(|dim| dims.iter().position(|other| other == dim))
            .collect();
        let Some(places) = named else {
            return field.value;
        };
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by_key(|k| places[*k]);
        let value = self.func.transpose(field.value, &order);
        let places: Vec<usize> = order.iter().map(|k| places[*k]).collect();
        self.func.broadcast_in_dim(value, &shape, &places)
    }
}
