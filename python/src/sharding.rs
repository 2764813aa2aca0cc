//! Partitioning: the program of one device of a mesh.

use runner::fault::{Fault, Faults};
use runner::mesh::links;
use shard::{Axis, Layout, Mesh};
use stablehlo::Func;

/// For each dimension of an array, the mesh axes over which it is partitioned, major axis first.
pub type Spec = Vec<Vec<String>>;

/// The program of one device, the partitioning of its parameters and results, and the communication
/// plan as text.
pub struct Local {
    /// The program.
    pub func: Func,
    /// The partitioning of each parameter.
    pub parameters: Vec<Spec>,
    /// The partitioning of each result.
    pub results: Vec<Spec>,
    /// The communication plan.
    pub plan: String,
}

/// Partitions a program over a mesh with these axes and sizes.
///
/// - asked:  the requested partitioning of each parameter, if any
/// - next:   for each result, the parameter that it becomes in the next call, if any
/// - errors: a partitioning that is not possible; arrays that the mesh does not divide
pub fn split(
    func: &Func,
    axes: Vec<(String, usize)>,
    asked: &[Option<Spec>],
    next: &[Option<usize>],
    target: optimize::Target,
) -> Result<Local, Faults> {
    let axes = axes.into_iter().map(|(name, size)| Axis { name, size });
    let mesh = Mesh::new(axes.collect()).map_err(Fault::from)?;
    let over = |names: &Vec<String>| (!names.is_empty()).then(|| names.join("+"));
    let asked: Vec<Option<shard::Asked>> = asked
        .iter()
        .map(|spec| Some(spec.as_ref()?.iter().map(over).collect()))
        .collect();
    let sharded = shard::shard_arrays(func, &mesh, &asked, next, &links::costs(target));
    let sharded = sharded.map_err(Fault::from)?;
    let specs = |layouts: &[Layout]| {
        let specs = layouts.iter().map(|layout| spec(layout, &mesh));
        specs.collect::<Result<Vec<Spec>, Faults>>()
    };
    Ok(Local {
        parameters: specs(&sharded.parameters)?,
        results: specs(&sharded.results)?,
        plan: sharded.plan.to_string(),
        func: sharded.func,
    })
}

/// Returns the mesh axes of each dimension of a layout of equal blocks.
fn spec(layout: &Layout, mesh: &Mesh) -> Result<Spec, Faults> {
    let dims = layout.dims.iter().enumerate();
    let axes = dims.map(|(nth, dim)| {
        let is_even = dim.axes.is_empty()
            || (dim.offset, dim.start) == (0, 0)
                && dim.block == dim.local
                && dim.block * dim.parts == dim.extent;
        if !is_even {
            let message = format!(
                "dimension {nth} of an array of shape {:?} is not split into {} equal blocks",
                layout.shape(),
                dim.parts
            );
            let fault = Fault::unsupported("shard-uneven", message)
                .help("take sizes that the mesh divides, or split along another dimension");
            return Err(fault.into());
        }
        Ok(dim
            .axes
            .iter()
            .map(|axis| mesh.axes[*axis].name.clone())
            .collect())
    });
    axes.collect()
}
