//! Conversion of MLIR locations to line and column of the source.

use melior::ir::operation::OperationLike;
use melior::ir::{BlockRef, Location};

use crate::kernel_ir::Loc;
use crate::mlir::walk::any_in;

/// The locations that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Files {
    /// All of them.
    All,
    /// Only those written as `loc("file":1:2)`, because the text itself was generated from that
    /// file.
    Named,
}

/// Returns the first position in `location` that counts.
pub(super) fn of(location: Location, files: Files) -> Loc {
    first(location, files).unwrap_or_default()
}

fn first(location: Location, files: Files) -> Option<Loc> {
    if location.is_file_line_col_range() {
        if files == Files::Named && in_text(&location) {
            return None;
        }
        let line = location.file_line_col_range_start_line() as u32;
        let column = location.file_line_col_range_start_column() as u32;
        return (line > 0).then_some(Loc { line, column });
    }
    if location.is_name() {
        return first(location.name_child_location(), files);
    }
    if location.is_call_site() {
        return first(location.call_site_callee(), files);
    }
    if location.is_fused() {
        let parts = location.fused_num_locations();
        return (0..parts).find_map(|part| first(location.fused_location(part), files));
    }
    None
}

/// Returns whether the location is in the parsed text itself, rather than one that the text names.
/// MLIR calls unnamed text `-`.
fn in_text(location: &Location) -> bool {
    matches!(
        location
            .file_line_col_range_filename()
            .as_string_ref()
            .as_str(),
        Ok("-" | "")
    )
}

/// Returns which locations count: if an op names another file, positions in the text itself are
/// ignored.
pub(super) fn files(block: BlockRef) -> Files {
    match any_in(block, &|op| first(op.location(), Files::Named).is_some()) {
        true => Files::Named,
        false => Files::All,
    }
}
