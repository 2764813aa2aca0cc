//! Writes the arrays of a job: declarations, first values and outputs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::{Binding, Layout, Number, Writer, initial};
use crate::arrays::HostArray;
use crate::element;
use crate::job::skeleton::{key, quoted};
use crate::trace::schedule::HostRead;

/// The greatest number of components of CUDA's vectors.
const MOST_COMPONENTS: u64 = 4;

/// Returns whether a scalar is named after a direction: `nx`, `size_x` or `xDim` after `x`,
/// `image_width` after `width`.
fn is_of(scalar: &str, direction: &str) -> bool {
    let name = scalar.to_lowercase();
    match direction.len() {
        1 => name
            .split('_')
            .any(|part| part.starts_with(direction) || part.ends_with(direction)),
        _ => name.contains(direction),
    }
}

impl Writer<'_> {
    /// Returns the declarations of arrays; their first values are added to the inputs.
    pub(super) fn arrays(&mut self) -> Result<String, String> {
        let mut text = String::new();
        for block in self.on.order {
            let layouts = &self.on.layouts[block];
            if self
                .on
                .variables
                .get(block)
                .is_some_and(|binding| *binding != Binding::Array)
            {
                continue;
            }
            for layout in layouts {
                let empty = Vec::new();
                let image = self.on.schedule.initial.get(block).unwrap_or(&empty);
                let end = (layout.start + layout.bytes()) as usize;
                let bytes = image.get(layout.start as usize..end).unwrap_or_default();
                let init = self.init(&layout.name, layout, bytes);
                for note in &layout.notes {
                    let _ = writeln!(text, "# {note}");
                }
                let _ = writeln!(
                    text,
                    "{} = {{ dtype = {}, shape = [{}]{init} }}",
                    key(&layout.name),
                    quoted(element::name(layout.element)),
                    self.extents(&layout.shape),
                );
            }
        }
        for staged in std::mem::take(&mut self.staged) {
            let mut bytes = Vec::new();
            for contents in &staged.contents {
                let one = self.on.recording.contents.get(*contents);
                bytes.extend(
                    one.map_err(|error| format!("what the host wrote cannot be read: {error}"))?,
                );
            }
            let init = self.init(&staged.name, &staged.layout, &bytes);
            let _ = writeln!(
                text,
                "# What the host writes.\n{} = {{ dtype = {}, shape = [{}]{init} }}",
                key(&staged.name),
                quoted(element::name(staged.layout.element)),
                self.extents(&staged.layout.shape),
            );
        }
        Ok(text)
    }

    /// Formats extents, by the names of scalars where they are unambiguous. Small numbers are not
    /// named: they count the components of vectors.
    pub(super) fn extents(&self, shape: &[u64]) -> String {
        let rank = shape.len();
        let extent = |(at, extent): (usize, &u64)| {
            let same = self
                .scalars
                .iter()
                .filter(|scalar| scalar.value == Number::Int(*extent as i64));
            let same: Vec<&str> = same.map(|scalar| scalar.name.as_str()).collect();
            let letters: &[&str] = match rank - at {
                1 => &["x", "width", "cols", "w"],
                2 => &["y", "height", "rows", "h"],
                _ => &["z", "depth", "levels", "d"],
            };
            let fits = |name: &&str| letters.iter().any(|letter| is_of(name, letter));
            let chosen = match same.as_slice() {
                _ if *extent <= MOST_COMPONENTS => None,
                [only] => Some(*only),
                several if rank > 1 => several.iter().copied().find(|name| fits(name)),
                _ => None,
            };
            chosen.map_or_else(|| extent.to_string(), quoted)
        };
        shape
            .iter()
            .enumerate()
            .map(extent)
            .collect::<Vec<String>>()
            .join(", ")
    }

    /// Returns the text of `init`; first values that have no text are added to the inputs.
    pub(super) fn init(&mut self, name: &str, layout: &Layout, bytes: &[u8]) -> String {
        if self.on.are_floats_open || bytes.iter().all(|byte| *byte == 0) {
            return String::new();
        }
        let array = HostArray {
            element: layout.element,
            shape: layout.shape.iter().map(|extent| *extent as usize).collect(),
            bytes: bytes.to_vec(),
        };
        let names = self.scalars.iter().map(|scalar| scalar.name.as_str());
        let names: BTreeSet<&str> = names
            .chain(self.series_names.values().map(String::as_str))
            .collect();
        if let Some(value) = initial::value(&array, &|name| !names.contains(name)) {
            return format!(", init = {value}");
        }
        self.written.inputs.push((name.to_owned(), array));
        ", init = { file = \"inputs.npz\" }".to_owned()
    }

    /// Returns the reads of memory that the host accesses without a call.
    fn unseen_reads(&self) -> Vec<HostRead> {
        if self.on.are_floats_open {
            return Vec::new();
        }
        let is_unseen = |block: &&u32| {
            let at_end = self.on.names.allocation(**block);
            let known = self.on.recording.block(at_end);
            let reads = &self.on.schedule.reads;
            known.is_some_and(|known| known.kind.is_on_host())
                && !reads.iter().any(|read| read.block == **block)
        };
        let blocks = self.on.layouts.keys().filter(is_unseen);
        blocks.map(|block| HostRead::at_end(*block)).collect()
    }

    pub(super) fn outputs(&self) -> String {
        let mut files: BTreeMap<Option<(u64, u64)>, Vec<String>> = BTreeMap::new();
        let unseen = self.unseen_reads();
        for read in self.on.schedule.reads.iter().chain(&unseen) {
            let block = &read.block;
            let every = read.every.filter(|_| self.on.schedule.steps.is_some());
            let cadence = every.map(|every| (every, read.first.unwrap_or_default()));
            for layout in self.on.layouts.get(block).into_iter().flatten() {
                let names = files.entry(cadence).or_default();
                if self
                    .on
                    .variables
                    .get(block)
                    .is_none_or(|binding| *binding == Binding::Array)
                    && !names.contains(&layout.name)
                {
                    names.push(layout.name.clone());
                }
            }
        }
        if files.is_empty() {
            let is_array = |block: &u32| match self.on.variables.get(block) {
                // A batch copies all memory back.
                Some(binding) => self.on.are_floats_open && *binding == Binding::Array,
                None => true,
            };
            let blocks = self.on.order.iter().filter(|block| is_array(block));
            let layouts = blocks.flat_map(|block| &self.on.layouts[block]);
            files.insert(None, layouts.map(|layout| layout.name.clone()).collect());
        }
        let mut text = String::new();
        for (every, names) in files.iter().filter(|(_, names)| !names.is_empty()) {
            let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
            let names = names.join(", ");
            if every.is_none() && !unseen.is_empty() {
                text += "\n# The host reads managed memory without a call: all of it is taken for read at the end.";
            }
            let _ = match every {
                None => write!(
                    text,
                    "\n[[output]]\nfile = \"results.npz\"\narrays = [{names}]\n"
                ),
                Some((every, 0)) => write!(
                    text,
                    "\n[[output]]\nfile = \"every_{every}.zarr\"\narrays = [{names}]\nevery = {every}\n"
                ),
                Some((every, first)) => write!(
                    text,
                    "\n[[output]]\nfile = \"every_{every}_from_{first}.zarr\"\narrays = [{names}]\nfirst = {first}\nevery = {every}\n"
                ),
            };
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::is_of;

    #[test]
    fn scalars_are_named_after_directions() {
        for name in ["nx", "size_x", "xDim", "X", "n_x_halo"] {
            assert!(is_of(name, "x"), "{name}");
        }
        assert!(!is_of("size_y", "x") && !is_of("size_x", "z") && !is_of("max_steps", "a"));
        assert!(is_of("imageWidth", "width") && !is_of("height", "width"));
    }
}
