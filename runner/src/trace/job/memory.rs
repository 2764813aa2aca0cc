//! Writes copies, fills and writes of the host as launches of memory kernels.

use super::{Binding, Layout, Staged, Table, Writer, float_text, sum_text, three};
use crate::arrays::HostArray;
use crate::element;
use crate::job::skeleton::quoted;
use crate::trace::loops::Value;
use crate::trace::memory_kernels::{MemoryKernel, Task};
use crate::trace::recording::Shape;
use crate::trace::schedule::{Action, Affine, IndexName, Term};
use stablehlo::ElementType;

impl Writer<'_> {
    pub(super) fn place(&self, block: u32, offset: &Affine) -> Result<ArrayElement, String> {
        let layouts = self
            .on
            .layouts
            .get(&block)
            .ok_or("a pointer to memory that is not known")?;
        let constant = offset.constant;
        let holds = |layout: &&Layout| {
            let from = layout.start as i64;
            (from..from + layout.bytes().max(1) as i64).contains(&constant)
        };
        let layout = layouts.iter().find(holds).or(layouts
            .iter()
            .rev()
            .find(|layout| layout.start as i64 <= constant));
        let layout = layout.ok_or("a pointer in front of its array")?;
        let size = element::bytes(layout.element) as i64;
        let from_start = constant - layout.start as i64;
        let fits =
            from_start % size == 0 && offset.terms.iter().all(|(factor, _)| factor % size == 0);
        if !fits {
            return Err(format!(
                "a pointer between two elements of `{}`",
                layout.name
            ));
        }
        Ok(ArrayElement {
            array: layout.clone(),
            offset: Affine {
                constant: from_start,
                terms: offset.terms.clone(),
            },
        })
    }

    pub(super) fn host_write(&mut self, action: &Action, shape: &Shape) -> Result<Table, String> {
        let [Term::Pointer(block, offset), contents] = action.terms.as_slice() else {
            return Err("the host writes to places that vary in no simple way".to_owned());
        };
        if let Some(Binding::Struct(_)) = self.on.variables.get(block) {
            let variable = self.on.recording.block(*block);
            let name = variable.map_or("a variable", |block| block.site.as_str());
            return Err(format!(
                "the host writes {name}, in which there are addresses or several types, again while the program runs"
            ));
        }
        if !self.on.layouts.contains_key(block) {
            return Ok(Vec::new());
        }
        let to = self.place(*block, offset)?;
        let bytes = shape.width * shape.height * shape.depth;
        let (numbers, offset) = self.host_contents(contents, bytes)?;
        let size = element::bytes(to.array.element) as u64;
        if !bytes.is_multiple_of(size) || !shape.width.is_multiple_of(size) {
            return Err(format!(
                "the host writes parts of elements of `{}`",
                to.array.name
            ));
        }
        let each = bytes / size;
        let shape_of = match numbers.len() {
            1 => vec![each],
            count => vec![count as u64, each],
        };
        let name = self.unique(&format!("{}_from_host", to.array.name));
        let layout = Layout {
            name: name.clone(),
            start: 0,
            element: to.array.element,
            shape: shape_of,
            notes: Vec::new(),
        };
        let total = layout.bytes();
        const MOST: u64 = 4 << 30;
        if total > MOST {
            return Err(format!(
                "the host writes {total} bytes to `{}` in the loop",
                to.array.name
            ));
        }
        let from = ArrayElement {
            array: layout.clone(),
            offset,
        };
        self.staged.push(Staged {
            name,
            layout,
            contents: numbers,
        });
        let packed = Shape {
            pitch: shape.width,
            slice: shape.width * shape.height,
            ..*shape
        };
        self.copy(to, shape, from, &packed)
    }

    /// Returns the contents that the host writes, concatenated, and the offset of those of an
    /// execution; each has `bytes` bytes.
    pub(super) fn host_contents(
        &self,
        contents: &Term,
        bytes: u64,
    ) -> Result<(Vec<u32>, Affine), String> {
        let steps = self.on.schedule.steps.unwrap_or(1);
        let sum = match contents {
            Term::Int(sum) => sum,
            Term::Series(number) => {
                let values = self.on.schedule.series[*number].values.iter();
                let numbers = values.map(|value| match value {
                    Value::Int(number) => *number as u32,
                    Value::Float(_) | Value::Pointer { .. } => 0,
                });
                let terms = vec![(bytes as i64, IndexName::Step)];
                return Ok((numbers.collect(), Affine { constant: 0, terms }));
            }
            Term::Float(_) | Term::Expression(_) | Term::Pointer(..) => {
                return Err("the host writes contents that are not known".to_owned());
            }
        };
        // All values of the indices, the last one varying fastest.
        let mut numbers = vec![sum.constant];
        let mut offset = Affine::default();
        for (factor, name) in &sum.terms {
            let count = name.count(steps);
            let all = numbers.iter();
            numbers = all
                .flat_map(|number| (0..count as i64).map(move |index| number + factor * index))
                .collect();
            for (bytes, _) in &mut offset.terms {
                *bytes *= count as i64;
            }
            offset.terms.push((bytes as i64, name.clone()));
        }
        Ok((
            numbers.into_iter().map(|number| number as u32).collect(),
            offset,
        ))
    }

    /// Returns a launch that copies a box.
    pub(super) fn copy(
        &mut self,
        to: ArrayElement,
        to_shape: &Shape,
        from: ArrayElement,
        from_shape: &Shape,
    ) -> Result<Table, String> {
        let from_shape = Shape {
            width: to_shape.width,
            height: to_shape.height,
            depth: to_shape.depth,
            ..*from_shape
        };
        let is_line = to_shape.line().is_some() && from_shape.line().is_some();
        let moved = moved_element(&[(&to, to_shape), (&from, &from_shape)]);
        let kernel = MemoryKernel::new(Task::Copy, moved, !is_line);
        let value = from.text();
        let [width, height, depth, row, slice] = extents(&to, to_shape, moved)?;
        let [_, _, _, from_row, from_slice] = extents(&from, &from_shape, moved)?;
        let all = match is_line {
            true => vec![width * height * depth],
            false => vec![width, height, depth, row, slice, from_row, from_slice],
        };
        self.memory_launch(kernel, &to, &value, &all)
    }

    pub(super) fn fill(
        &mut self,
        action: &Action,
        shape: &Shape,
        bytes: u32,
    ) -> Result<Table, String> {
        let [Term::Pointer(block, offset), Term::Int(value)] = action.terms.as_slice() else {
            return Err("memory is filled that varies in no simple way".to_owned());
        };
        let value = value
            .constant()
            .ok_or("memory is filled with values that vary")?;
        let to = self.place(*block, offset)?;
        let size = element::bytes(to.array.element);
        let pattern = value.to_le_bytes();
        let pattern = &pattern[..bytes as usize];
        if !size.is_multiple_of(pattern.len()) {
            return Err(format!(
                "elements of `{}` are filled in parts",
                to.array.name
            ));
        }
        let all: Vec<u8> = pattern.iter().copied().cycle().take(size).collect();
        let is_line = shape.line().is_some();
        let kernel = MemoryKernel::new(Task::Fill, to.array.element, !is_line);
        let array = HostArray {
            element: to.array.element,
            shape: vec![1],
            bytes: all.clone(),
        };
        let text = match (kernel.is_float, size) {
            (true, 4) => float_text(&format!("{:?}", array.get(0) as f32)),
            (true, _) => float_text(&format!("{:?}", array.get(0))),
            (false, _) => {
                let mut wide = [0; 8];
                wide[..size].copy_from_slice(&all);
                (u64::from_le_bytes(wide) as i64).to_string()
            }
        };
        let [width, height, depth, row, slice] = extents(&to, shape, to.array.element)?;
        let all = match is_line {
            true => vec![width * height * depth],
            false => vec![width, height, depth, row, slice],
        };
        self.memory_launch(kernel, &to, &text, &all)
    }

    /// Returns a launch of a memory kernel for all elements, or for a box with these extents.
    pub(super) fn memory_launch(
        &mut self,
        kernel: MemoryKernel,
        to: &ArrayElement,
        value: &str,
        extents: &[u64],
    ) -> Result<Table, String> {
        const THREADS: u64 = 256;
        self.written.memory.insert(kernel);
        let blocks = extents[0].div_ceil(THREADS);
        let grid = match extents {
            [_, height, depth, ..] => [blocks, *height, *depth],
            _ => [blocks, 1, 1],
        };
        let mut args = vec![to.text(), value.to_owned()];
        args.extend(extents.iter().map(u64::to_string));
        Ok(vec![
            ("kernel".to_owned(), quoted(&kernel.name())),
            ("grid".to_owned(), three(&grid.map(|size| size.to_string()))),
            ("block".to_owned(), THREADS.to_string()),
            ("args".to_owned(), format!("[{}]", args.join(", "))),
        ])
    }
}

/// A position in an array, in bytes from its start.
#[derive(Clone)]
pub(super) struct ArrayElement {
    array: Layout,
    offset: Affine,
}

impl ArrayElement {
    /// Returns the name of its array, and its offset in elements, if that is a constant.
    pub(super) fn constant(&self) -> Option<(&str, i64)> {
        let size = element::bytes(self.array.element) as i64;
        Some((self.array.name.as_str(), self.offset.constant()? / size))
    }

    pub(super) fn text(&self) -> String {
        let name = quoted(&self.array.name);
        if self.offset == Affine::default() {
            return name;
        }
        let size = element::bytes(self.array.element) as i64;
        let offset = match self.offset.constant() {
            Some(offset) => (offset / size).to_string(),
            None => quoted(&sum_text(&self.offset, size)),
        };
        format!("{{ array = {name}, offset = {offset} }}")
    }
}

/// Returns the type that each thread of a copy moves between two arrays. If their elements have
/// different sizes, it is an integer: of the larger size if the boxes consist of such, otherwise of
/// the smaller.
fn moved_element(sides: &[(&ArrayElement, &Shape); 2]) -> ElementType {
    let [to, from] = sides.map(|(place, _)| place.array.element);
    let sizes = [to, from].map(element::bytes);
    if sizes[0] == sizes[1] {
        return to;
    }
    let larger = sizes[0].max(sizes[1]) as u64;
    let is_whole = sides.iter().all(|(place, shape)| {
        let terms = place.offset.terms.iter();
        let offsets = terms.map(|(factor, _)| factor.unsigned_abs());
        [
            shape.width,
            shape.pitch,
            shape.slice,
            place.offset.constant.unsigned_abs(),
        ]
        .into_iter()
        .chain(offsets)
        .all(|bytes| bytes.is_multiple_of(larger))
    });
    match is_whole {
        true => element::unsigned(larger as usize),
        false => element::unsigned(sizes[0].min(sizes[1])),
    }
}

/// Returns width, height and depth of a box in elements of a type, and its row and slice pitches in
/// elements.
fn extents(place: &ArrayElement, shape: &Shape, element: ElementType) -> Result<[u64; 5], String> {
    let size = element::bytes(element) as u64;
    let of = [
        shape.width,
        shape.height,
        shape.depth,
        shape.pitch,
        shape.slice,
    ];
    let in_bytes = [of[0], of[3], of[4]];
    if in_bytes.iter().any(|bytes| bytes % size != 0) {
        return Err(format!(
            "parts of elements of `{}` are copied",
            place.array.name
        ));
    }
    Ok([of[0] / size, of[1], of[2], of[3] / size, of[4] / size])
}
