//! `--partitioner xla`: annotates the whole program with a sharding for each array and lets XLA
//! partition it, for comparison.
//!
//! In: StableHLO of the whole program, as [`stablehlo::Func::to_stablehlo`] prints it. Out: the
//! same with shardings on parameters and results, for as many partitions as the mesh has devices.
//! XLA splits only dimensions that the mesh divides; other dimensions are not split, and a request
//! to split one is an error.

use super::{Ask, BlockRange, Mesh, Placement, Split};
use crate::fault::{Fault, Faults, Result};
use crate::program::OnMesh;

/// A parameter or a result: the job's array that it holds or whose layout it shares, if any, and
/// its shape.
pub type Known<'a> = (Option<&'a str>, Vec<usize>);

/// Annotates the program `text` with these parameters and results for a mesh.
///
/// - errors: a requested dimension that the mesh does not divide; a program no array of which can
///   be split
pub fn split(
    text: &str,
    (parameters, results): (&[Known], &[Known]),
    mesh: &Mesh,
    asks: &[Ask],
) -> Result<(String, OnMesh)> {
    let mut faults = Vec::new();
    let mut place = |(name, shape): &Known| {
        let ask = asks.iter().find(|ask| Some(ask.array.as_str()) == *name);
        match ask {
            Some(ask) => asked(mesh, shape, ask).unwrap_or_else(|fault| {
                faults.push(fault);
                Placement::whole(shape)
            }),
            None if name.is_some() => largest(mesh, shape),
            None => Placement::whole(shape),
        }
    };
    let inputs: Vec<Placement> = parameters.iter().map(&mut place).collect();
    let outputs: Vec<Placement> = results.iter().map(&mut place).collect();
    Faults::check(faults)?;
    if mesh.devices() > 1 && inputs.iter().chain(&outputs).all(Placement::is_whole) {
        return Err(nothing_to_split(mesh).into());
    }
    let text = annotated(text, mesh, &inputs, &outputs).ok_or_else(|| {
        Fault::internal(
            "mesh-signature",
            "the program's first lines are not as expected",
        )
    })?;
    let on = OnMesh {
        mesh: mesh.clone(),
        inputs,
        outputs,
        plan: String::new(),
        ahead: Vec::new(),
    };
    Ok((text, on))
}

/// Returns the error that no array of the job can be split over the mesh.
fn nothing_to_split(mesh: &Mesh) -> Fault {
    let devices = mesh.devices();
    let message = format!("no array can be split over the mesh `{mesh}` of {devices} devices");
    Fault::user("mesh-too-large", message).help("a smaller mesh, or larger arrays")
}

/// Returns the layout that splits each dimension evenly over its mesh axes.
fn placement(mesh: &Mesh, shape: &[usize], axes: &[Vec<usize>]) -> Placement {
    let split = |(&extent, axes): (&usize, &Vec<usize>)| {
        let parts = axes.iter().map(|axis| mesh.axes[*axis].size).product();
        let len = extent / parts;
        let part = |number| BlockRange {
            start: number * len,
            len,
            at: 0,
        };
        Split {
            axes: axes.clone(),
            parts: (0..parts).map(part).collect(),
        }
    };
    let dims: Vec<Split> = shape.iter().zip(axes).map(split).collect();
    Placement {
        shape: shape.to_vec(),
        local: dims.iter().map(|split| split.parts[0].len).collect(),
        dims,
    }
}

fn asked(mesh: &Mesh, shape: &[usize], ask: &Ask) -> Result<Placement, Fault> {
    let number = |name: &String| mesh.axis(name);
    let axes = ask
        .dims
        .iter()
        .map(|names| names.iter().filter_map(number).collect());
    let axes: Vec<Vec<usize>> = axes.collect();
    for (dim, (extent, axes)) in shape.iter().zip(&axes).enumerate() {
        let parts: usize = axes.iter().map(|axis| mesh.axes[*axis].size).product();
        if extent % parts != 0 {
            let array = &ask.array;
            let message = format!(
                "dimension {dim} of `{array}` has {extent} cells, which {parts} devices do not divide"
            );
            let help = "XLA splits evenly or not at all; `--partitioner ours` splits unevenly too";
            return Err(Fault::user("mesh-uneven", message).help(help));
        }
    }
    Ok(placement(mesh, shape, &axes))
}

/// Assigns the largest axes to the largest dimensions that they divide, the last dimension last.
fn largest(mesh: &Mesh, shape: &[usize]) -> Placement {
    let mut axes: Vec<Vec<usize>> = vec![Vec::new(); shape.len()];
    let mut order: Vec<usize> = (0..mesh.axes.len()).collect();
    order.sort_by_key(|axis| std::cmp::Reverse(mesh.axes[*axis].size));
    for axis in order {
        let size = mesh.axes[axis].size;
        let fits = |dim: &usize| axes[*dim].is_empty() && shape[*dim].is_multiple_of(size);
        let best = (0..shape.len())
            .filter(fits)
            .max_by_key(|dim| (shape[*dim], std::cmp::Reverse(*dim)));
        if let (Some(dim), true) = (best, size > 1) {
            axes[dim] = vec![axis];
        }
    }
    placement(mesh, shape, &axes)
}

/// Returns XLA's notation of a sharding: `{devices=[2,4]<=[8]}`.
fn sharding(mesh: &Mesh, placement: &Placement) -> String {
    let used: Vec<usize> = placement
        .dims
        .iter()
        .flat_map(|split| split.axes.clone())
        .collect();
    if used.is_empty() {
        return "{replicated}".to_owned();
    }
    let sizes: Vec<usize> = mesh.axes.iter().map(|axis| axis.size).collect();
    let unused: Vec<usize> = (0..sizes.len())
        .filter(|axis| !used.contains(axis))
        .collect();
    let mut tile: Vec<usize> = placement
        .dims
        .iter()
        .map(|split| split.parts.len())
        .collect();
    let copies: usize = unused.iter().map(|axis| sizes[*axis]).product();
    let last = if copies > 1 {
        tile.push(copies);
        " last_tile_dim_replicate"
    } else {
        ""
    };
    let order: Vec<usize> = used.iter().chain(&unused).copied().collect();
    let list = |numbers: &[usize]| {
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        numbers.join(",")
    };
    let (tile, sizes) = (list(&tile), list(&sizes));
    if order.is_sorted() {
        let devices = mesh.devices();
        return format!("{{devices=[{tile}]<=[{devices}]{last}}}");
    }
    format!("{{devices=[{tile}]<=[{sizes}]T({}){last}}}", list(&order))
}

/// Adds shardings to the signature of `main`, which is on a line by itself.
fn annotated(
    text: &str,
    mesh: &Mesh,
    inputs: &[Placement],
    outputs: &[Placement],
) -> Option<String> {
    let (head, rest) = text.split_once('\n')?;
    let (signature, body) = rest.split_once('\n')?;
    if head != "module {" {
        return None;
    }
    let (parameters, results) = signature.split_once(") -> (")?;
    let (name, parameters) = parameters.split_once('(')?;
    let results = results.strip_suffix(") {")?;
    let said = |placement: &Placement| {
        let sharding = sharding(mesh, placement);
        format!("mhlo.sharding = \"{sharding}\"")
    };
    let parameter = |(text, placement): (&str, &Placement)| match text.strip_suffix('}') {
        Some(open) if text.contains(" {") => format!("{open}, {}}}", said(placement)),
        Some(_) | None => format!("{text} {{{}}}", said(placement)),
    };
    let split: Vec<&str> = parameters.split(", %").collect();
    let parameters: Vec<String> = split.into_iter().zip(inputs).map(parameter).collect();
    let result = |(text, placement): (&str, &Placement)| format!("{text} {{{}}}", said(placement));
    let results: Vec<String> = results.split(", ").zip(outputs).map(result).collect();
    let devices = mesh.devices();
    Some(format!(
        "module attributes {{mhlo.num_partitions = {devices} : i32, mhlo.num_replicas = 1 : i32}} {{\n{name}({}) -> ({}) {{\n{body}",
        parameters.join(", %"),
        results.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shardings_are_xlas() {
        let mesh = Mesh::parse("x=2,y=4").unwrap();
        let words = |axes: &[Vec<usize>]| sharding(&mesh, &placement(&mesh, &[8, 8], axes));
        assert_eq!(words(&[vec![0], vec![1]]), "{devices=[2,4]<=[8]}");
        assert_eq!(words(&[vec![1], vec![0]]), "{devices=[4,2]<=[2,4]T(1,0)}");
        assert_eq!(
            words(&[vec![1], vec![]]),
            "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"
        );
        assert_eq!(words(&[vec![], vec![0, 1]]), "{devices=[1,8]<=[8]}");
        assert_eq!(words(&[vec![], vec![]]), "{replicated}");
    }

    #[test]
    fn the_largest_dimensions_are_split() {
        let mesh = Mesh::parse("x=2,y=4").unwrap();
        let local = |shape: &[usize]| largest(&mesh, shape).local;
        assert_eq!(local(&[8, 16]), [4, 4]);
        assert_eq!(local(&[9, 16]), [9, 4]);
        assert_eq!(local(&[3, 5]), [3, 5]);
    }

    #[test]
    fn signatures_say_how_arrays_lie() {
        let text = "module {\n  func.func @main(%steps: tensor<i64>, %u: tensor<8xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<8xf32>) {\n  body\n";
        let mesh = Mesh::parse("4").unwrap();
        let (steps, u) = (Placement::whole(&[]), largest(&mesh, &[8]));
        let text = annotated(text, &mesh, &[steps, u.clone()], &[u]).unwrap();
        let line = text.lines().nth(1).unwrap();
        assert_eq!(
            line,
            "  func.func @main(%steps: tensor<i64> {mhlo.sharding = \"{replicated}\"}, %u: tensor<8xf32> {tf.aliasing_output = 0 : i32, mhlo.sharding = \"{devices=[4]<=[4]}\"}) -> (tensor<8xf32> {mhlo.sharding = \"{devices=[4]<=[4]}\"}) {"
        );
        assert!(
            text.starts_with("module attributes {mhlo.num_partitions = 4"),
            "{text}"
        );
    }
}
