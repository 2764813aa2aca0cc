//! Assigns mesh axes to classes of dimensions, and places their blocks.

use std::collections::{BTreeMap, HashMap};

use crate::error::CODE;
use stablehlo::{Func, Op};

use crate::classes::{Classes, Tree};
use crate::partition::Request;
use crate::reshard_point::is_reshard_point;
use crate::sharding_rule::is_order_independent_scan;
use crate::sizes::{Size, sizes};
use crate::{Asked, Error, Mesh};

/// The division of a class of dimensions into blocks over devices.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    /// The mesh axes.
    pub(crate) axes: Vec<usize>,
    pub(crate) parts: i64,
    pub(crate) block: i64,
    /// Added to an offset in the class to obtain a coordinate.
    pub(crate) origin: i64,
}

impl Frame {
    /// Returns whether each coordinate has the same owner in both.
    pub(crate) fn is_like(&self, other: &Frame) -> bool {
        self.axes == other.axes && self.block == other.block
    }

    /// Returns the frame for a dimension with `by` indices for each coordinate of this one.
    pub(crate) fn finer(&self, by: i64) -> Frame {
        Frame {
            block: self.block * by,
            ..self.clone()
        }
    }

    /// Returns the frame for a dimension with one index for `by` coordinates of this one.
    pub(crate) fn coarser(&self, by: i64) -> Frame {
        Frame {
            block: self.block / by,
            ..self.clone()
        }
    }

    /// Returns the part that owns a coordinate.
    pub(crate) fn owner(&self, coordinate: i64) -> i64 {
        coordinate.div_euclid(self.block).clamp(0, self.parts - 1)
    }
}

/// Returns the frames of the classes that are split, keyed by their roots.
pub(crate) fn frames(
    tree: &Tree,
    classes: &Classes,
    request: &Request,
) -> Result<HashMap<usize, Frame>, Error> {
    let func = tree.funcs[0];
    let (mesh, asked) = (request.mesh, request.asked);
    let mut sizes = sizes(classes, classes.nodes());
    if request.whole_arrays {
        let arrays = func.parameters().iter().chain(&func.results);
        let nodes = arrays.flat_map(|value| {
            let dims = 0..func.shape(*value).len();
            dims.map(|dim| classes.node(0, *value, dim))
        });
        let of_arrays = self::sizes(classes, nodes);
        sizes.extend(of_arrays.into_iter().filter(|(_, size)| size.extent > 0));
    }
    let mut axes: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    ask(func, classes, mesh, asked, &sizes, &mut axes)?;
    let candidates = candidates(tree, classes);
    let free = |axes: &BTreeMap<usize, Vec<usize>>, root: usize, axis: usize| {
        axes.iter().all(|(other, taken)| {
            !taken.contains(&axis) || *other != root && !classes.meet(*other, root)
        })
    };
    let fits = |root: usize, axes: &[usize]| sizes[&root].fits(mesh.parts(axes));
    let most = candidates.iter().map(|c| c.bytes).max().unwrap_or(0);
    for axis in (0..mesh.axes.len()).filter(|axis| mesh.axes[*axis].size > 1) {
        let size = mesh.axes[axis].size;
        let new = |c: &&Candidate| {
            !axes.contains_key(&c.root) && fits(c.root, &[axis]) && c.bytes * 16 >= most
        };
        let mut open: Vec<&Candidate> = candidates.iter().filter(new).collect();
        open.sort_by_key(|c| {
            let even = sizes[&c.root].places().is_multiple_of(size);
            let bytes = std::cmp::Reverse(c.bytes);
            let sends = c.obstacles > 0 || c.is_mirrored;
            (c.is_hard(), bytes, sends, !even, c.dim)
        });
        // An array uses an axis once; classes without a common array can both use it.
        let (easy, hard): (Vec<&Candidate>, Vec<&Candidate>) =
            open.into_iter().partition(|c| !c.is_hard());
        for candidate in easy {
            if free(&axes, candidate.root, axis) {
                axes.insert(candidate.root, vec![axis]);
            }
        }
        let is_taken =
            |axes: &BTreeMap<usize, Vec<usize>>| axes.values().any(|taken| taken.contains(&axis));
        if !is_taken(&axes) {
            // One dimension over several axes.
            let more = axes.iter().find(|(root, taken)| {
                let all = [taken.as_slice(), &[axis]].concat();
                !taken.is_empty() && fits(**root, &all) && free(&axes, **root, axis)
            });
            if let Some(root) = more.map(|(root, _)| *root) {
                axes.entry(root).or_default().push(axis);
            }
        }
        if !is_taken(&axes) {
            for candidate in hard {
                if free(&axes, candidate.root, axis) {
                    axes.insert(candidate.root, vec![axis]);
                }
            }
        }
    }
    let frames = axes.into_iter().filter(|(_, axes)| mesh.parts(axes) > 1);
    Ok(frames
        .map(|(root, axes)| {
            let size = &sizes[&root];
            let parts = mesh.parts(&axes);
            let frame = Frame {
                axes,
                parts: parts as i64,
                block: size.places().div_ceil(parts) as i64 * size.step,
                origin: -size.first,
            };
            (root, frame)
        })
        .collect())
}

/// A class with dimensions of parameters, or of separated ops.
struct Candidate {
    root: usize,
    /// The bytes of the parameters with a dimension in the class.
    bytes: usize,
    /// The first such dimension.
    dim: usize,
    /// The bytes of the operands that must be replicated.
    obstacles: usize,
    /// Whether an op reverses the dimension.
    is_mirrored: bool,
}

impl Candidate {
    /// Returns whether what would have to be gathered is more than a face: a folded row, for
    /// example, may be gathered.
    fn is_hard(&self) -> bool {
        self.obstacles * 16 > self.bytes
    }
}

fn candidates(tree: &Tree, classes: &Classes) -> Vec<Candidate> {
    let mut found: BTreeMap<usize, Candidate> = BTreeMap::new();
    let parameters = tree.funcs[0].parameters().iter().map(|p| (0, *p));
    let funcs = tree.funcs.iter().enumerate();
    let turns = funcs.flat_map(|(number, func)| {
        let turns = func.values().filter(|value| is_reshard_point(func, *value));
        turns.map(move |value| (number, value))
    });
    for (number, value) in parameters.chain(turns) {
        let ty = tree.funcs[number].tensor(value);
        for dim in 0..ty.rank() {
            let root = classes.find(classes.node(number, value, dim)).root;
            let candidate = found.entry(root).or_insert(Candidate {
                root,
                bytes: 0,
                dim,
                obstacles: 0,
                is_mirrored: false,
            });
            candidate.bytes += ty.count() * ty.element.bytes();
            candidate.dim = candidate.dim.min(dim);
        }
    }
    for (number, func) in tree.funcs.iter().enumerate() {
        for value in func.values() {
            for (operand, dim) in obstacles(func, func.op(value)) {
                let root = classes.find(classes.node(number, operand, dim)).root;
                let goes_along = |d| classes.find(classes.node(number, value, d)).root == root;
                let in_steps = matches!(func.op(value), Op::Slice { .. } | Op::Pad { .. });
                if in_steps && goes_along(dim) {
                    continue;
                }
                let is_mirrored = matches!(func.op(value), Op::Reverse { .. }) && goes_along(dim);
                if let Some(candidate) = found.get_mut(&root) {
                    candidate.is_mirrored |= is_mirrored;
                    if is_mirrored {
                        continue;
                    }
                    let ty = func.tensor(operand);
                    candidate.obstacles += ty.count() * ty.element.bytes();
                }
            }
        }
    }
    found.into_values().collect()
}

/// Returns the dimensions of operands that `op` needs whole.
pub(crate) fn obstacles(func: &Func, op: &Op) -> Vec<(stablehlo::Value, usize)> {
    match op {
        Op::Scan {
            operand,
            dimension,
            combiner,
            ..
        } => match is_order_independent_scan(func.tensor(*operand).element, *combiner) {
            true => Vec::new(),
            false => vec![(*operand, *dimension)],
        },
        Op::Sort {
            operands,
            dimension,
            ..
        } => vec![(operands[0], *dimension)],
        Op::Fft {
            operand,
            kind,
            lengths,
        } => {
            let rank = func.tensor(*operand).rank();
            let whole = kind.batch_rank(rank, lengths.len())..rank;
            whole.map(|d| (*operand, d)).collect()
        }
        Op::Reverse {
            operand,
            dimensions,
        } => dimensions.iter().map(|d| (*operand, *d)).collect(),
        Op::Slice {
            operand, stride, ..
        } => {
            let wide = (0..stride.len()).filter(|d| stride[*d] != 1);
            wide.map(|d| (*operand, d)).collect()
        }
        Op::Pad {
            operand, interior, ..
        } => {
            let wide = (0..interior.len()).filter(|d| interior[*d] != 0);
            wide.map(|d| (*operand, d)).collect()
        }
        Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } => {
            let open = (0..sizes.len()).filter(|d| {
                let room = func.shape(*operand)[*d] - sizes[*d];
                crate::dim_classes::known_start(func, starts[*d], room).is_none()
            });
            open.map(|d| (*operand, d)).collect()
        }
        Op::Gather { operand, dims, .. } => dims
            .start_index_map
            .iter()
            .map(|d| (*operand, *d))
            .collect(),
        Op::Scatter { operand, dims, .. } => {
            let indexed = dims.scatter_dims_to_operand_dims.iter();
            indexed.map(|d| (*operand, *d)).collect()
        }
        Op::Convolution { lhs, .. } => (0..func.tensor(*lhs).rank()).map(|d| (*lhs, d)).collect(),
        _ => Vec::new(), // partitionable
    }
}

/// Assigns the requested axes to the classes.
fn ask(
    func: &Func,
    classes: &Classes,
    mesh: &Mesh,
    asked: &[Option<Asked>],
    sizes: &HashMap<usize, Size>,
    axes: &mut BTreeMap<usize, Vec<usize>>,
) -> Result<(), Error> {
    let mut who: HashMap<usize, String> = HashMap::new();
    for (nth, asked) in asked.iter().enumerate() {
        let (Some(asked), Some(parameter)) = (asked, func.parameters().get(nth)) else {
            continue;
        };
        let ty = func.tensor(*parameter);
        let name = match &func.params()[nth].name {
            Some(name) => format!("`{name}`"),
            None => format!("parameter {nth}"),
        };
        if asked.len() != ty.rank() {
            return Err(Error::user(
                CODE,
                format!(
                    "{name} has {} dimensions, but {} are laid over the mesh",
                    ty.rank(),
                    asked.len()
                ),
            ));
        }
        let mut taken: Vec<usize> = Vec::new();
        for (dim, text) in asked.iter().enumerate() {
            let mut along = Vec::new();
            for part in text.iter().flat_map(|text| text.split('+')) {
                let Some(axis) = mesh.axis(part.trim()) else {
                    let names: Vec<&str> = mesh.axes.iter().map(|a| a.name.as_str()).collect();
                    return Err(
                        Error::user(CODE, format!("the mesh {mesh} has no axis `{part}`"))
                            .help(format!("its axes are {}", names.join(", "))),
                    );
                };
                if taken.contains(&axis) {
                    return Err(Error::user(
                        CODE,
                        format!("{name} is laid over axis `{part}` twice"),
                    ));
                }
                taken.push(axis);
                along.push(axis);
            }
            let root = classes.find(classes.node(0, *parameter, dim)).root;
            if !sizes[&root].fits(mesh.parts(&along)) {
                return Err(Error::user(CODE, format!(
                    "dimension {dim} of {name} has {} places, fewer than the {} devices it is laid over",
                    ty.shape[dim],
                    mesh.parts(&along)
                ))
                .help("a smaller mesh, or another dimension"));
            }
            match axes.get(&root) {
                Some(other) if *other != along => {
                    return Err(Error::user(CODE, format!(
                        "{name} and {} go together, but dimension {dim} is laid over other axes",
                        who[&root]
                    ))
                    .help("lay both over the same axes"));
                }
                _ => {
                    axes.insert(root, along);
                    who.insert(root, name.clone());
                }
            }
        }
    }
    let list: Vec<(usize, Vec<usize>)> = axes.iter().map(|(r, a)| (*r, a.clone())).collect();
    for (nth, (one, along)) in list.iter().enumerate() {
        for (other, also) in &list[nth + 1..] {
            if along.iter().any(|axis| also.contains(axis)) && classes.meet(*one, *other) {
                return Err(Error::user(
                    CODE,
                    format!(
                        "two dimensions of one array would lie over the same axis: {} and {} meet",
                        who[one], who[other]
                    ),
                ));
            }
        }
    }
    Ok(())
}
