//! Which form of periodic reads is how fast where: measured, as rows.

use super::Target;

/// A way to write an array computed from periodic shifts of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// The part that wraps nowhere, padded; the strips at the edges written into it.
    StripsWritten,
    /// The same part and strips, one behind the other.
    StripsConcatenated,
    /// Each rotate a choice between two padded slices.
    SelectOfPads,
    /// Each array continued periodically at its ends, then slices of that.
    WrapPad,
    /// Each rotate two slices, one behind the other.
    Roll,
}

/// A measurement, and when it holds.
pub(super) struct Row {
    pub(super) target: Target,
    pub(super) form: Form,
    /// Time as a multiple of native code's (TPU: of a copy's), 2-D; ranks the rows of a target, no more.
    pub(super) ratio: f64,
    /// How many rotates it bears in one function.
    pub(super) most_rotates: usize,
    /// The share of the array that must lie where nothing wraps.
    pub(super) least_interior: f64,
    /// Where the ratio is from.
    #[expect(dead_code, reason = "said to who reads the row")]
    pub(super) source: &'static str,
}

const ANY: usize = usize::MAX;

#[rustfmt::skip] // tables stay aligned
pub(super) const FORMS: &[Row] = &[
    row(Target::Cpu,  Form::StripsWritten,      0.95, ANY, 0.5, "per kernel function, 2 cores: 0.90 to 1.0 × C"),
    row(Target::Cpu,  Form::SelectOfPads,       1.26, 4,   0.0, "per kernel function; 9 to 16 × C with more rotates"),
    row(Target::Cpu,  Form::Roll,               4.9,  ANY, 0.0, "per kernel function"),
    row(Target::Cpu,  Form::WrapPad,            8.0,  ANY, 0.0, "one stencil step: 8 to 15 × C"),
    row(Target::Cuda, Form::WrapPad,            0.99, ANY, 0.0, "H200, shallow water, f32, 8192²: 1.99 ms of 2.014"),
    row(Target::Cuda, Form::StripsWritten,      1.32, ANY, 0.5, "H200, the same, halos updated in place: 2.65 ms"),
    row(Target::Cuda, Form::Roll,               1.36, ANY, 0.0, "H200, the same: 2.73 ms"),
    row(Target::Tpu,  Form::StripsConcatenated, 7.2,  ANY, 0.5, "libtpu's cycles, v5p, shallow water: 4.0 × wrap-pad; alone 3.3, 3-D 6.8"),
    row(Target::Tpu,  Form::WrapPad,            3.3,  ANY, 0.0, "libtpu's cycles, v5p; 3-D 7.5"),
    row(Target::Tpu,  Form::StripsWritten,      7.1,  ANY, 0.5, "libtpu's cycles, v5p"),
    row(Target::Tpu,  Form::SelectOfPads,       7.3,  ANY, 0.0, "libtpu's cycles, v5p"),
    row(Target::Tpu,  Form::Roll,               7.3,  ANY, 0.0, "libtpu's cycles, v5p; 3-D 12.2"),
];

/// A way to write a computed box into an array at a fixed place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Update {
    /// The box, padded, where a mask says so; one kernel, on all cores.
    SelectByMask,
    /// `dynamic_update_slice`.
    InPlace,
}

/// The share of the array that the box must cover, from which on it is written so.
#[rustfmt::skip] // tables stay aligned
pub(super) const UPDATES: &[(Target, Update, f64, &str)] = &[
    (Target::Cpu,  Update::SelectByMask, 0.5, "0.87 to 0.98 × C; as fast as in place on one core"),
    (Target::Cpu,  Update::InPlace,      0.0, "on one thread"),
    (Target::Cuda, Update::InPlace,      0.0, "not measured apart"),
    (Target::Tpu,  Update::InPlace,      0.0, "4.2 × a copy"),
];

const fn row(
    target: Target,
    form: Form,
    ratio: f64,
    most_rotates: usize,
    least_interior: f64,
    source: &'static str,
) -> Row {
    Row {
        target,
        form,
        ratio,
        most_rotates,
        least_interior,
        source,
    }
}

/// The fastest form for so many rotates in a function, where `interior` is the share in which none wraps.
pub(super) fn form_for(target: Target, rotates: usize, interior: f64) -> Form {
    let fits = |row: &&Row| {
        row.target == target && rotates <= row.most_rotates && interior >= row.least_interior
    };
    let rows = FORMS.iter().filter(fits);
    let best = rows.min_by(|a, b| a.ratio.total_cmp(&b.ratio));
    best.expect("each target can roll").form
}

/// How to write a box that covers `share` of the array.
pub(super) fn update_for(target: Target, share: f64) -> Update {
    let row = UPDATES
        .iter()
        .find(|(on, _, least, _)| *on == target && share >= *least);
    row.expect("each target can update in place").1
}
