//! Downloads the results of a run: outputs that are due, restart files, and arrays at the end.

use std::time::Instant;

use super::{Final, Report, Run};
use crate::arrays::hyperslab::Hyperslab;
use crate::arrays::summary::Summary;
use crate::arrays::{HostArray, count};
use crate::device::Device;
use crate::element;
use crate::fault::{Fault, Result};
use crate::job::Array;
use crate::mesh::{Placement, blocks};
use crate::output::{Outputs, Which};
use crate::program::{Input, OnMesh, Program};

/// The bytes of the rows that are computed at once for an array that is not on a device.
const ROWS: usize = 64 << 20;

impl<D: Device> Run<'_, D> {
    /// Writes the state to the restart files.
    pub(super) async fn keep(&self, step: u64, report: &mut Report) -> Result<()> {
        let Some(restarts) = self
            .restarts
            .filter(|restarts| restarts.resumed() != Some(step))
        else {
            return Ok(());
        };
        let start = Instant::now();
        let mut writing = restarts.begin(step)?;
        for name in &self.program.outputs {
            let array = self.declared(name)?;
            let on = self.program.mesh.as_ref();
            let placed = on.map(|on| placement(self.program, on, name)).transpose()?;
            let split = placed.filter(|placed| !placed.is_whole());
            let none = vec![0; array.shape.len()];
            writing.array(self.job, array, split.map(|placed| placed.chunk(&none)));
            let seen = &mut report.seen;
            let mut put = |slab: Hyperslab, cells: HostArray| {
                if self.fail_on_nan {
                    seen.look(name, step, &cells);
                }
                writing.put(slab, cells);
                Ok(())
            };
            self.each(name, &self.state[name.as_str()], false, &mut put)
                .await?;
        }
        if let Err(fault) = self.check_finite(step, report) {
            writing.abandon();
            return Err(fault);
        }
        writing.finish()?;
        report.write += start.elapsed();
        Ok(())
    }

    /// Downloads the arrays that are due at `step` and writes them.
    pub(super) async fn write(
        &self,
        outputs: &mut Outputs,
        step: u64,
        last: bool,
        report: &mut Report,
    ) -> Result<()> {
        let start = Instant::now();
        outputs.begin(self.job, step, last)?;
        for name in outputs.arrays_open() {
            let Some(buffer) = self.state.get(name.as_str()) else {
                self.put_constant(outputs, &name)?;
                continue;
            };
            let kinds: &[Which] = match self.device.is_all_here() {
                true => &[Which::All],
                false => &[Which::Shared, Which::Own],
            };
            for which in kinds {
                if !outputs.wants(&name, *which) {
                    continue;
                }
                let seen = &mut report.seen;
                let mut put = |slab: Hyperslab, cells: HostArray| {
                    seen.look(&name, step, &cells);
                    outputs.put(self.job, &name, &slab, cells, *which)
                };
                let all = *which != Which::Shared;
                self.each(&name, buffer, all, &mut put).await?;
            }
        }
        outputs.end(self.job)?;
        report.write += start.elapsed();
        self.check_finite(step, report)
    }

    /// Ends the run if the output holds non-finite values and `fail_on_nan` is set.
    fn check_finite(&self, step: u64, report: &Report) -> Result<()> {
        match self.fail_on_nan {
            true => report.seen.check(self.job, step),
            false => Ok(()),
        }
    }

    /// Passes an array that the program does not use to outputs, some rows at a time.
    fn put_constant(&self, outputs: &mut Outputs, name: &str) -> Result<()> {
        let array = self.declared(name)?;
        let mut first = self.first(name)?;
        let bytes = count(&array.shape) * element::bytes(array.element);
        let rows = array.shape.first().copied().unwrap_or(1);
        let at_once = (rows * ROWS / bytes.max(1)).clamp(1, rows);
        for start in (0..rows).step_by(at_once) {
            let mut slab = Hyperslab::whole(&array.shape);
            if let (Some(first), Some(count)) = (slab.start.first_mut(), slab.count.first_mut()) {
                (*first, *count) = (start, at_once.min(rows - start));
            }
            outputs.put(self.job, name, &slab, first.part(&slab)?, Which::All)?;
        }
        Ok(())
    }

    /// Downloads an array part by part: the box and the values of each part. With several hosts,
    /// either the whole array or the part on this host.
    async fn each(
        &self,
        name: &str,
        buffer: &D::Buffer,
        all: bool,
        todo: &mut dyn FnMut(Hyperslab, HostArray) -> Result<()>,
    ) -> Result<()> {
        match &self.program.mesh {
            Some(on) => {
                let placement = placement(self.program, on, name)?;
                let (device, mesh) = (self.device, &on.mesh);
                match all {
                    true => blocks::each(device, mesh, placement, buffer, todo).await,
                    false => blocks::each_here(device, mesh, placement, buffer, todo).await,
                }
            }
            None => {
                let whole = self.device.download(buffer).await?;
                todo(Hyperslab::whole(&whole.shape), whole)
            }
        }
    }

    /// Downloads the whole array.
    async fn download(&self, name: &str, buffer: &D::Buffer) -> Result<HostArray> {
        match &self.program.mesh {
            None => self.device.download(buffer).await,
            Some(on) => {
                let placement = placement(self.program, on, name)?;
                blocks::download(self.device, &on.mesh, placement, buffer).await
            }
        }
    }

    pub(super) async fn finals(&self, with_values: bool) -> Result<Vec<Final>> {
        let mut finals = Vec::new();
        for name in &self.program.outputs {
            let buffer = &self.state[name.as_str()];
            let array = self.declared(name)?;
            if array.hidden {
                continue;
            }
            let mut summary = Summary::default();
            let value = match with_values {
                true => {
                    let whole = self.download(name, buffer).await?;
                    summary.add(&array.shape, &Hyperslab::whole(&array.shape), &whole);
                    Some(whole)
                }
                false => {
                    let mut add = |slab: Hyperslab, cells: HostArray| {
                        summary.add(&array.shape, &slab, &cells);
                        Ok(())
                    };
                    // With several hosts only the part on this host, so that devices need no memory
                    // for more.
                    let all = self.device.is_all_here();
                    self.each(name, buffer, all, &mut add).await?;
                    None
                }
            };
            finals.push(Final {
                name: name.clone(),
                element: array.element,
                shape: array.shape.clone(),
                value,
                summary,
            });
        }
        Ok(finals)
    }
}

/// Returns the layout of an array on the mesh.
fn placement<'p>(program: &Program, on: &'p OnMesh, name: &str) -> Result<&'p Placement> {
    let result = program.outputs.iter().position(|known| known == name);
    let input = program.inputs.iter();
    let mut input = input.map(|input| matches!(input, Input::Array { .. }) && input.name() == name);
    let placement = match (result, input.position(|found| found)) {
        (Some(place), _) => on.outputs.get(place),
        (None, Some(place)) => on.inputs.get(place),
        (None, None) => None,
    };
    placement.ok_or_else(|| {
        let message = format!("nothing says how `{name}` lies on the mesh");
        Fault::internal("program-placement", message).into()
    })
}

/// Returns the extents, without halo, of the blocks of an array that devices hold; nothing if it is
/// not partitioned.
pub(super) fn block_of(program: &Program, array: &Array) -> Option<Vec<usize>> {
    let on = program.mesh.as_ref()?;
    let placement = placement(program, on, &array.name.value).ok()?;
    (!placement.is_whole()).then(|| placement.chunk(&array.halo))
}
