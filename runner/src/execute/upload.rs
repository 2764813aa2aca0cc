//! Uploads the initial state of a run: first values, or those of the step at which it resumes.

use super::Run;
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::device::Device;
use crate::fault::{Fault, Result};
use crate::mesh::{Placement, blocks};
use crate::number::Number;
use crate::program::Input;
use crate::restart::Kept;

impl<D: Device> Run<'_, D> {
    pub(super) fn upload(&mut self) -> Result<()> {
        for (place, input) in self.program.inputs.iter().enumerate() {
            match input {
                Input::Steps | Input::Before | Input::After => {}
                Input::Scalar {
                    name,
                    element,
                    value,
                } => {
                    let bytes = Number::Float(*value)
                        .encode(*element)
                        .map_err(|message| Fault::internal("scalar", message))?;
                    self.scalars.insert(
                        name,
                        self.device.upload(&HostArray::scalar(*element, bytes))?,
                    );
                }
                Input::Array { name, .. } => {
                    let placement = self.program.mesh.as_ref().map(|on| &on.inputs[place]);
                    let buffer = match self.kept(name)? {
                        Some(mut kept) => self.put(name, placement, &mut |slab| kept.part(slab))?,
                        None => {
                            let mut first = self.first(name)?;
                            self.put(name, placement, &mut |slab| first.part(slab))?
                        }
                    };
                    self.state.insert(name, buffer);
                }
            }
        }
        // Outputs may read arrays that the program only writes before it writes them.
        for (place, name) in self.program.outputs.iter().enumerate() {
            let placement = self.program.mesh.as_ref().map(|on| &on.outputs[place]);
            if !self.state.contains_key(name.as_str())
                && let Some(mut kept) = self.kept(name)?
            {
                let buffer = self.put(name, placement, &mut |slab| kept.part(slab))?;
                self.state.insert(name, buffer);
            }
        }
        Ok(())
    }

    /// Returns the restart value of an array that the program changes, if the run resumes.
    fn kept(&self, name: &str) -> Result<Option<Kept>> {
        match self.restarts {
            Some(restarts) if self.program.outputs.iter().any(|known| known == name) => {
                restarts.array(self.declared(name)?)
            }
            Some(_) | None => Ok(None),
        }
    }

    /// Copies an array to the devices.
    fn put(
        &self,
        name: &str,
        placement: Option<&Placement>,
        part: &mut dyn FnMut(&Hyperslab) -> Result<HostArray>,
    ) -> Result<D::Buffer> {
        let buffer = match (&self.program.mesh, placement) {
            (Some(on), Some(placement)) => blocks::upload(self.device, &on.mesh, placement, part),
            _ => {
                let whole = Hyperslab::whole(&self.declared(name)?.shape);
                self.device.upload(&part(&whole)?)
            }
        };
        tracing::debug!(array = name, "first value");
        buffer
    }
}
