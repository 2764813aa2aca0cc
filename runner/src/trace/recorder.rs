//! Records the operations of a process on the device, while the server executes them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cuda::protocol::{Memory, Region};
use native::Regions;
use ptx::ParamKind;
use ptx::tree::Space;
use raise::nvvm::cpu;

use super::fields;
use super::loops::Value;
use super::merged::Shift;
use super::recording::{
    Block, Kernel, Module, Operation, Param, PointerPosition, Recording, Shape,
};
use super::written::may_write;
use crate::cuda::{Arena, Modules};

/// A launch, as requested from the server.
pub struct Launched<'a> {
    /// The number of the kernel.
    pub entry: usize,
    /// The number of blocks.
    pub grid: [u32; 3],
    /// The number of threads of a block.
    pub block: [u32; 3],
    /// The bytes of dynamic shared memory.
    pub shared: u32,
    /// The bytes of the parameters.
    pub params: &'a [u8],
}

/// The kind of a parameter, without a value.
#[derive(Clone, Debug)]
struct Slot {
    offset: u32,
    bytes: u32,
    kind: ParamKind,
    /// For a structure, the fields that are read.
    fields: fields::Fields,
    /// For the pointers of a kernel that loads addresses, by their offsets in the parameter: the
    /// fields that are read in their targets.
    pointees: BTreeMap<u32, fields::Fields>,
}

impl Slot {
    /// Returns the bytes of the parameter.
    fn bytes<'a>(&self, params: &'a [u8]) -> &'a [u8] {
        let range = self.offset as usize..(self.offset + self.bytes) as usize;
        params.get(range).unwrap_or_default()
    }

    /// Returns the memory with addresses to which the parameter, or its field at an offset, points,
    /// and the fields that are read there.
    fn table(&self, arena: &Arena, bytes: &[u8], offset: u32) -> Option<(&fields::Fields, Table)> {
        let fields = self.pointees.get(&offset)?;
        let own = bytes.get(offset as usize..offset as usize + 8)?;
        Some((fields, table_at(arena, own, fields, false)?))
    }

    /// Returns all memory with addresses to which the parameter points.
    fn tables<'a>(&'a self, arena: &'a Arena, bytes: &'a [u8]) -> impl Iterator<Item = Table> + 'a {
        let offsets = self.pointees.keys();
        offsets.filter_map(move |offset| Some(self.table(arena, bytes, *offset)?.1))
    }

    /// Returns the parameter, or the pointer at an offset of it, if it points to memory with
    /// addresses. Appends that memory to `tables`, and the values of its fields to `values`.
    fn table_param(
        &self,
        arena: &Arena,
        bytes: &[u8],
        offset: u32,
        values: &mut Vec<Value>,
        tables: &mut Vec<Table>,
    ) -> Option<Param> {
        let (fields, table) = self.table(arena, bytes, offset)?;
        let param = table.param(arena, fields, values);
        tables.push(table);
        Some(param)
    }
}

/// The fields that a kernel reads of a variable in constant memory.
struct Constant {
    fields: fields::Fields,
    /// Whether it is a structure for certain: kernels read fields of several types there, or a few
    /// integers.
    is_structure: bool,
    /// Whether kernels read it at computed indices, and it is too large for a structure: `fields`
    /// are those at known offsets only.
    is_divided: bool,
}

/// Memory with addresses that the current launch has as an argument.
struct Table {
    block: u32,
    address: u64,
    contents: Vec<u8>,
}

impl Table {
    /// Returns the parameter that points to it, and appends the values of its fields to `values`.
    fn param(&self, arena: &Arena, fields: &fields::Fields, values: &mut Vec<Value>) -> Param {
        Param::Table {
            bytes: self.contents.len() as u32,
            fields: structure(arena, fields, &self.contents, values, &mut |_, _| None),
        }
    }
}

/// Writes a recording.
pub struct Recorder {
    recording: Arc<Mutex<Recording>>,
    /// Whether the data written by the host and the final contents of memory are stored.
    keeps_contents: bool,
    /// The parameters of each kernel that has been launched.
    kernels: BTreeMap<usize, Arc<[Slot]>>,
    /// The fields that each kernel reads of each variable in constant memory.
    constants: BTreeMap<(usize, u32), Option<Arc<Constant>>>,
    /// The blocks that were freed, by the site of their allocation: a loop that allocates and frees
    /// has one.
    freed: BTreeMap<(String, u64), Vec<u32>>,
    /// The contents of host memory when the host could last see the kernels' writes: the number of
    /// the contents, by block.
    host: BTreeMap<u32, u32>,
    /// The blocks of host memory that kernels have accessed since then.
    unseen: BTreeSet<u32>,
    /// Whether the host may have written to its memory since the last launch.
    may_have_written: bool,
    /// The blocks that the current launch, copy or fill accesses.
    given: BTreeSet<u32>,
    /// A description of a parameter of the current launch that points outside of all allocations.
    stray: Option<String>,
    /// The accessed blocks that contain addresses.
    tables: Vec<Table>,
    /// The current launch, until it is added.
    begun: Option<(Operation, Vec<Value>)>,
}

fn shape(region: &Region) -> Shape {
    let Region {
        width,
        height,
        depth,
        pitch,
        slice,
        ..
    } = *region;
    let is_row = height * depth == 1;
    Shape {
        width,
        height,
        depth,
        pitch: if is_row { width } else { pitch },
        slice: if depth == 1 { width } else { slice },
    }
}

/// Returns a module of the program for the recording.
fn of_program(modules: &Modules, number: usize) -> Module {
    Module {
        text: modules.text(number).into(),
        tree: modules.tree(number).clone(),
    }
}

fn pointer(arena: &Arena, address: u64) -> Option<Value> {
    let block = arena.owner(address)?;
    Some(Value::Pointer {
        allocation: block.number,
        offset: (address - block.address) as i64,
    })
}

/// Returns an address that a launch is given, which may be beside its allocation.
fn given_pointer(arena: &Arena, address: u64) -> Option<Value> {
    let block = arena.nearest(address)?;
    Some(Value::Pointer {
        allocation: block.number,
        offset: address as i64 - block.address as i64,
    })
}

/// Records the pointers that are beside their allocations.
fn add_shifts(recording: &mut Recording, values: &[Value]) {
    for value in values {
        let Value::Pointer { allocation, offset } = *value else {
            continue;
        };
        let Some(block) = recording.blocks.get(&allocation) else {
            continue;
        };
        let shift = Shift {
            front: 0.max(-offset) as u64,
            behind: 0.max(offset - block.bytes as i64) as u64,
        };
        if shift != Shift::default() {
            let known = recording.shifts.entry(allocation).or_default();
            known.extend(shift);
        }
    }
}

/// Describes an address among the values of a launch that belongs to no allocation.
fn stray(arena: &Arena, values: &[Value]) -> Option<String> {
    let place = values.iter().find_map(|value| match value {
        Value::Int(address) => arena.beside(*address as u64),
        Value::Float(_) | Value::Pointer { .. } => None,
    })?;
    Some(format!(
        "is given a pointer to {place}; pass the array itself, and subtract in the index"
    ))
}

/// Returns the bytes of a region, row by row.
fn contents(arena: &Arena, region: &Region) -> Vec<u8> {
    let rows = region.rows();
    rows.flat_map(|row| arena.bytes(row, region.width).iter().copied())
        .collect()
}

impl Recorder {
    /// Returns a recorder that writes to a recording.
    pub fn new(recording: Arc<Mutex<Recording>>, keeps_contents: bool) -> Recorder {
        Recorder {
            recording,
            keeps_contents,
            kernels: BTreeMap::new(),
            constants: BTreeMap::new(),
            freed: BTreeMap::new(),
            host: BTreeMap::new(),
            unseen: BTreeSet::new(),
            may_have_written: true,
            given: BTreeSet::new(),
            stray: None,
            tables: Vec::new(),
            begun: None,
        }
    }

    fn write(&self) -> MutexGuard<'_, Recording> {
        self.recording
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Records an allocation. Returns the block's number, which is that of a freed block if the
    /// same call of the program allocates the same size again.
    pub fn allocated(&mut self, bytes: u64, kind: Memory, site: &str, next: &mut u32) -> u32 {
        let key = (site.to_owned(), bytes);
        if let Some(number) = self.freed.get_mut(&key).and_then(Vec::pop) {
            return number;
        }
        let number = *next;
        *next += 1;
        self.add_block(number, bytes, kind, site);
        number
    }

    /// Records an allocation that has a number already.
    pub fn add_block(&mut self, number: u32, bytes: u64, kind: Memory, site: &str) {
        let block = Block {
            bytes,
            kind,
            site: site.to_owned(),
            variable: None,
        };
        self.write().blocks.insert(number, block);
    }

    /// Records that memory is about to be freed.
    pub fn freed(&mut self, arena: &Arena, block: &crate::cuda::Block) {
        self.keep_last(arena, block);
        self.host.remove(&block.number);
        self.unseen.remove(&block.number);
        let recording = self.write();
        let Some(known) = recording.blocks.get(&block.number) else {
            return;
        };
        let key = (known.site.clone(), block.bytes);
        drop(recording);
        self.freed.entry(key).or_default().push(block.number);
    }

    /// Returns the contents of device memory that is allocated again: those at the time it was
    /// freed. CUDA leaves them undefined, but an array of the job keeps its values.
    pub fn left(&self, number: u32) -> Option<Vec<u8>> {
        let mut recording = self.write();
        let kind = recording.blocks.get(&number)?.kind;
        let last = *recording
            .last
            .get(&number)
            .filter(|_| kind == Memory::Device)?;
        match recording.contents.get(last) {
            Ok(bytes) => Some(bytes),
            Err(error) => {
                recording.obstacle(format!("the contents of memory could not be read: {error}"));
                None
            }
        }
    }

    /// Stores the final contents of a block.
    fn keep_last(&self, arena: &Arena, block: &crate::cuda::Block) {
        if !self.keeps_contents {
            return;
        }
        // For memory that the host writes to, the contents left by kernels.
        let left = self.host.get(&block.number);
        if let Some(left) = left.filter(|_| !self.unseen.contains(&block.number)) {
            self.write().last.insert(block.number, *left);
            return;
        }
        let bytes = arena.bytes(block.address, block.bytes);
        let mut recording = self.write();
        let number = recording.keep(bytes);
        recording.last.insert(block.number, number);
    }

    /// Records the end of the process.
    pub fn end(&mut self, arena: &Arena) {
        for block in arena.blocks() {
            self.keep_last(arena, block);
        }
    }

    /// Records that the host waits for the device, so that it may read and write shared memory.
    pub fn synchronized(&mut self, arena: &Arena) {
        if !self.keeps_contents {
            return;
        }
        self.may_have_written = true;
        for number in std::mem::take(&mut self.unseen) {
            let Some(block) = arena.blocks().find(|block| block.number == number) else {
                continue;
            };
            let kept = self.write().keep(arena.bytes(block.address, block.bytes));
            self.host.insert(number, kept);
        }
    }

    /// Returns whether kernels of a module may write one of its variables.
    pub fn is_written(modules: &Modules, module: usize, name: &str) -> bool {
        let tree = modules.tree(module);
        let variable = tree.variable(name);
        let is_writable = variable.is_some_and(|variable| variable.space == Space::Global);
        is_writable && may_write(tree, name)
    }

    /// Records the address of a variable of a module.
    pub fn variable(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        module: usize,
        name: &str,
        number: u32,
        bytes: u64,
    ) {
        let kind = arena
            .blocks()
            .find(|block| block.number == number)
            .map_or(Memory::Device, |block| block.kind);
        let start = cpu::variable_values(modules.tree(module), name).ok();
        let start = start.and_then(|values| values.into_iter().next());
        let start = start.filter(|value| value.initial.iter().any(|byte| *byte != 0));
        let mut recording = self.write();
        recording
            .modules
            .entry(module)
            .or_insert_with(|| of_program(modules, module));
        if let Some(start) = start {
            recording.starts.insert(number, start.initial);
        }
        recording.blocks.entry(number).or_insert_with(|| Block {
            bytes,
            kind,
            site: format!("the variable `{name}`"),
            variable: Some((module, name.to_owned())),
        });
    }

    /// Records a write of the host.
    pub fn wrote(&mut self, arena: &Arena, to: &Region) {
        let Some(place) = pointer(arena, to.address) else {
            return;
        };
        let bytes = contents(arena, to);
        let mut recording = self.write();
        let number = match self.keeps_contents {
            true => recording.keep(&bytes),
            false => 0,
        };
        if let Value::Pointer { allocation, offset } = place
            && recording
                .blocks
                .get(&allocation)
                .is_some_and(|block| block.variable.is_some())
        {
            let found = addresses(arena, &bytes, offset);
            let known = recording.addresses.entry(allocation).or_default();
            let end = offset + bytes.len() as i64;
            known.retain(|(at, ..)| !(offset..end).contains(&i64::from(*at)));
            known.extend(found);
        }
        if self.keeps_contents {
            let values = vec![place, Value::Int(number.into())];
            recording.push(Operation::Write(shape(to)), values);
        }
    }

    /// Records a read of the host.
    pub fn read(&mut self, arena: &Arena, from: &Region) {
        if let Some(place) = pointer(arena, from.address).filter(|_| self.keeps_contents) {
            self.write().push(Operation::Read(shape(from)), vec![place]);
        }
    }

    /// Records a copy.
    pub fn copied(&mut self, arena: &Arena, from: &Region, to: &Region) {
        let (Some(source), Some(target)) =
            (pointer(arena, from.address), pointer(arena, to.address))
        else {
            return;
        };
        self.tables.clear();
        self.given = [from, to]
            .iter()
            .filter_map(|region| Some(arena.owner(region.address)?.number))
            .collect();
        self.host_wrote(arena);
        let operation = Operation::Copy {
            from: shape(from),
            to: shape(to),
        };
        self.write().push(operation, vec![source, target]);
    }

    /// Records a fill.
    pub fn filled(&mut self, arena: &Arena, to: &Region, value: u32, bytes: u32) {
        let Some(place) = pointer(arena, to.address) else {
            return;
        };
        self.tables.clear();
        self.given = arena
            .owner(to.address)
            .iter()
            .map(|block| block.number)
            .collect();
        self.host_wrote(arena);
        let operation = Operation::Fill {
            to: shape(to),
            bytes,
        };
        self.write()
            .push(operation, vec![place, Value::Int(value.into())]);
    }

    /// Returns the blocks with addresses, and those in constant memory, whose contents become part
    /// of a launch.
    pub fn tables(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        launched: &Launched<'_>,
        variables: &[u64],
    ) -> Vec<u32> {
        let slots = self.slots(modules, launched.entry);
        let of_params = slots
            .iter()
            .flat_map(|slot| slot.tables(arena, slot.bytes(launched.params)));
        let mut all: Vec<u32> = of_params.map(|table| table.block).collect();
        for address in variables {
            let table = self.constant_table(modules, arena, launched.entry, *address);
            all.extend(table.map(|(_, table)| table.block));
        }
        all
    }

    /// Returns the fields and the contents of a variable in constant memory, if they become part of
    /// the launches of a kernel.
    fn constant_table(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        entry: usize,
        address: u64,
    ) -> Option<(Arc<Constant>, Table)> {
        let block = arena.find(address)?.number;
        let known = self.constant(modules, entry, block)?;
        let bytes = address.to_le_bytes();
        let table = table_at(arena, &bytes, &known.fields, known.is_structure)?;
        Some((known, table))
    }

    /// Records a launch before it runs. The memory in [`Self::tables`] must be up to date.
    pub fn launching(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        launched: &Launched<'_>,
        variables: &[u64],
    ) {
        self.begin_launch(modules, arena, launched, variables);
        self.add_launch();
    }

    /// Adds the launch of [`Recorder::begin_launch`] to the recording.
    pub fn add_launch(&mut self) {
        if let Some((operation, values)) = self.begun.take() {
            let mut recording = self.write();
            recording.launches += 1;
            recording.push(operation, values);
        }
    }

    /// Records that the launch of [`Recorder::begin_launch`] failed: it is not part of the job.
    pub fn launch_failed(&mut self, launched: &Launched<'_>) {
        self.begun = None;
        let mut recording = self.write();
        let kernel = recording.kernel_name(launched.entry as u32);
        let number = recording.launches + 1;
        recording.failed = Some(format!(
            "launch {number} of the program, of `{kernel}`, failed: the job contains the launches before it"
        ));
    }

    /// Describes a launch before it runs, as [`Recorder::launching`] does, without adding it.
    pub fn begin_launch(
        &mut self,
        modules: &Modules,
        arena: &Arena,
        launched: &Launched<'_>,
        variables: &[u64],
    ) {
        let entry = &modules.entries[launched.entry];
        let slots = self.slots(modules, launched.entry);
        let mut values: Vec<Value> = launched
            .grid
            .iter()
            .map(|size| Value::Int((*size).into()))
            .collect();
        let mut params = Vec::new();
        self.tables.clear();
        for slot in slots.iter() {
            let bytes = slot.bytes(launched.params);
            params.push(value(arena, slot, bytes, &mut values, &mut self.tables));
        }
        let blocks: Vec<u32> = variables
            .iter()
            .filter_map(|address| Some(arena.find(*address)?.number))
            .collect();
        let mut structures = Vec::new();
        for address in variables {
            let table = self.constant_table(modules, arena, launched.entry, *address);
            if let Some((known, table)) = table {
                let param = table.param(arena, &known.fields, &mut values);
                structures.push((table.block, param));
                if known.is_divided {
                    self.write().divided.insert(table.block);
                }
                self.tables.push(table);
            }
        }
        self.stray = stray(arena, &values);
        self.given = blocks.iter().copied().collect();
        self.given
            .extend(values.iter().filter_map(|value| match value {
                Value::Pointer { allocation, .. } => Some(*allocation),
                Value::Int(_) | Value::Float(_) => None,
            }));
        self.given
            .extend(self.tables.iter().map(|table| table.block));
        let mut recording = self.write();
        add_shifts(&mut recording, &values);
        if self.keeps_contents {
            let tables = self.tables.iter().map(|table| table.block);
            let tables: Vec<u32> = tables
                .filter(|block| !recording.divided.contains(block))
                .collect();
            recording.tables.extend(tables);
        }
        let pointed = blocks
            .iter()
            .filter_map(|variable| recording.addresses.get(variable));
        let pointed: Vec<u32> = pointed.flatten().map(|(_, block, _)| *block).collect();
        drop(recording);
        self.given.extend(pointed);
        self.host_wrote(arena);
        let mut recording = self.write();
        recording
            .modules
            .entry(entry.module)
            .or_insert_with(|| of_program(modules, entry.module));
        recording
            .kernels
            .entry(launched.entry as u32)
            .or_insert_with(|| Kernel {
                module: entry.module,
                name: entry.name.clone(),
                tables: BTreeMap::new(),
                others: BTreeSet::new(),
                accessed: BTreeSet::new(),
            })
            .add(&params);
        let operation = Operation::Launch {
            kernel: launched.entry as u32,
            block: launched.block,
            shared: launched.shared,
            params,
            variables: blocks,
            structures,
        };
        drop(recording);
        self.begun = Some((operation, values));
    }

    /// Checks the regions that a kernel has accessed. A region that is not an argument is an
    /// obstacle: the kernel loaded its address from memory.
    pub fn launched(&mut self, modules: &Modules, arena: &Arena, entry: usize, memory: &Regions) {
        for table in std::mem::take(&mut self.tables) {
            let bytes = table.contents.len() as u64;
            if arena.bytes(table.address, bytes) != table.contents {
                let kernel = crate::kernel_names::readable(&modules.entries[entry].name);
                let name = arena.find(table.address).map_or("", |block| &block.name);
                let reason = format!("`{kernel}` writes to `{name}`, in which there are addresses");
                self.write().obstacle(reason);
            }
        }
        let blocks: Vec<&crate::cuda::Block> = arena.blocks().collect();
        for number in memory.take_accessed() {
            let Some(block) = blocks.get(number) else {
                continue;
            };
            if let Some(kernel) = self.write().kernels.get_mut(&(entry as u32)) {
                kernel.accessed.insert(block.number);
            }
            if !self.given.contains(&block.number) {
                let kernel = crate::kernel_names::readable(&modules.entries[entry].name);
                let reason = match &self.stray {
                    Some(stray) => format!("`{kernel}` {stray}"),
                    None if samples(modules, entry) => format!(
                        "`{kernel}` accesses `{}` through a texture or surface object, which jobs have for arrays of one dimension only",
                        block.name
                    ),
                    None => format!(
                        "`{kernel}` accesses `{}`, whose address it reads from memory",
                        block.name
                    ),
                };
                self.write().obstacle(reason);
            }
        }
    }

    /// Records writes of the host to its own memory before the current launch, copy or fill, which
    /// accesses some of it.
    fn host_wrote(&mut self, arena: &Arena) {
        if !self.keeps_contents {
            return;
        }
        let shared = arena.blocks();
        let is_table = |number: u32| self.tables.iter().any(|table| table.block == number);
        let shared = shared.filter(|block| {
            block.kind.is_on_host() && self.given.contains(&block.number) && !is_table(block.number)
        });
        // Blocks that the device has had since the host last waited are not writable for the host.
        let shared = shared.filter(|block| !self.unseen.contains(&block.number));
        let shared: Vec<crate::cuda::Block> = shared.cloned().collect();
        if !self.may_have_written {
            self.unseen.extend(shared.iter().map(|block| block.number));
            return;
        }
        for block in shared {
            let mut recording = self.write();
            let number = recording.keep(arena.bytes(block.address, block.bytes));
            if self.host.get(&block.number) != Some(&number) {
                let place = Value::Pointer {
                    allocation: block.number,
                    offset: 0,
                };
                let region = Region::line(block.address, block.bytes);
                let values = vec![place, Value::Int(number.into())];
                recording.push(Operation::Write(shape(&region)), values);
            }
            drop(recording);
            self.host.insert(block.number, number);
            self.unseen.insert(block.number);
        }
        // Blocks that this launch does not access are compared when one does.
        let others = arena
            .blocks()
            .any(|block| block.kind.is_on_host() && !self.given.contains(&block.number));
        self.may_have_written = others;
    }

    /// Returns a description of a parameter of the current launch that points outside of all
    /// allocations.
    pub fn stray(&self) -> Option<&str> {
        self.stray.as_deref()
    }

    /// Returns the blocks that the current launch accesses.
    pub fn given(&self) -> &BTreeSet<u32> {
        &self.given
    }

    /// Returns the blocks that the current launch, copy or fill may write to: a launch does not
    /// write to memory whose contents are part of it.
    pub fn written(&self) -> impl Iterator<Item = u32> {
        let is_table = |block: &u32| self.tables.iter().any(|table| table.block == *block);
        self.given
            .iter()
            .copied()
            .filter(move |block| !is_table(block))
    }

    /// Locks the recording.
    pub fn recording(&self) -> MutexGuard<'_, Recording> {
        self.write()
    }

    /// Returns the fields that kernels read of a variable that the host accesses, if it is in
    /// constant memory.
    fn constant(&mut self, modules: &Modules, entry: usize, block: u32) -> Option<Arc<Constant>> {
        if let Some(known) = self.constants.get(&(entry, block)) {
            return known.clone();
        }
        let recording = self.write();
        let known = recording.blocks.get(&block)?;
        let (module, name) = known.variable.clone()?;
        let bytes = known.bytes;
        drop(recording);
        let tree = modules.tree(module);
        let is_constant = tree
            .variable(&name)
            .is_some_and(|variable| variable.space == Space::Const);
        let constant = is_constant.then(|| {
            let mut fields = fields::read_variable(tree, &modules.entries[entry].name, &name);
            let is_mixed = fields::is_mixed(tree, &name);
            let is_divided = is_mixed && bytes > MOST_INDEXED && fields::is_indexed(tree, &name);
            fields.is_indexed &= !is_divided;
            Arc::new(Constant {
                fields,
                is_structure: is_mixed || fields::holds_sizes(tree, &name),
                is_divided,
            })
        });
        self.constants.insert((entry, block), constant.clone());
        constant
    }

    /// Returns the parameters of a kernel.
    fn slots(&mut self, modules: &Modules, entry: usize) -> Arc<[Slot]> {
        if let Some(slots) = self.kernels.get(&entry) {
            return slots.clone();
        }
        let of = &modules.entries[entry];
        let tree = modules.tree(of.module);
        let info = ptx::inspect(tree)
            .into_iter()
            .find(|info| info.name == of.name);
        let kinds = info.map(|info| info.params).unwrap_or_default();
        let loads_addresses = fields::loads_addresses(tree, &of.name);
        let slot = |(parameter, [offset, bytes]): (usize, &[u32; 2])| {
            let kind = kinds
                .get(parameter)
                .map_or(ParamKind::Unknown64, |param| param.kind);
            let fields = fields::read_structure(tree, &of.name, parameter);
            let pointers: Vec<u32> = match kind {
                _ if !loads_addresses => Vec::new(),
                ParamKind::Struct { .. } => {
                    let words = fields.all.iter().filter(|field| field.bytes == 8);
                    words.map(|field| field.offset).collect()
                }
                _ => vec![0],
            };
            let pointee = |offset: u32| {
                fields::read_pointee(tree, &of.name, PointerPosition { parameter, offset })
            };
            Slot {
                offset: *offset,
                bytes: *bytes,
                kind,
                fields,
                pointees: pointers.into_iter().map(|at| (at, pointee(at))).collect(),
            }
        };
        let slots: Arc<[Slot]> = of.function.params.iter().enumerate().map(slot).collect();
        self.kernels.insert(entry, slots.clone());
        slots
    }
}

/// Returns whether a kernel has instructions of textures or surfaces.
fn samples(modules: &Modules, entry: usize) -> bool {
    let of = &modules.entries[entry];
    let kernel = ptx::find_kernel(modules.tree(of.module), &of.name);
    let opcodes = ["tex", "tld4", "suld", "sust", "sured"];
    kernel.is_ok_and(|kernel| {
        let mut all = kernel.instructions();
        all.any(|one| opcodes.contains(&one.opcode.as_str()))
    })
}

/// Returns the addresses of blocks in bytes that are written at an offset.
fn addresses(arena: &Arena, bytes: &[u8], offset: i64) -> Vec<(u32, u32, i64)> {
    let words = bytes.chunks_exact(8).enumerate();
    let found = words.filter_map(|(place, word)| {
        let address = integer(word) as u64;
        let Value::Pointer {
            allocation,
            offset: within,
        } = pointer(arena, address).filter(|_| arena.is_own(address))?
        else {
            return None;
        };
        Some((offset as u32 + 8 * place as u32, allocation, within))
    });
    found.collect()
}

fn integer(bytes: &[u8]) -> i64 {
    let mut all = [0; 8];
    let count = bytes.len().min(8);
    all[..count].copy_from_slice(&bytes[..count]);
    let shift = 64 - 8 * count as u32;
    (i64::from_le_bytes(all) << shift) >> shift
}

fn float(bytes: &[u8]) -> Value {
    let mut all = [0; 8];
    let count = bytes.len().min(8);
    all[..count].copy_from_slice(&bytes[..count]);
    Value::Float(u64::from_le_bytes(all))
}

/// Returns the kind of a parameter with this value, and appends the value to `values`, and the
/// memory with addresses to which it points to `tables`.
fn value(
    arena: &Arena,
    slot: &Slot,
    bytes: &[u8],
    values: &mut Vec<Value>,
    tables: &mut Vec<Table>,
) -> Param {
    let mut target = |offset: u32, values: &mut Vec<Value>| {
        slot.table_param(arena, bytes, offset, values, tables)
    };
    match slot.kind {
        ParamKind::Struct { .. } => Param::Struct {
            bytes: bytes.len() as u32,
            fields: structure(arena, &slot.fields, bytes, values, &mut target),
        },
        _ if let Some(table) = target(0, values) => table,
        ParamKind::Pointer | ParamKind::Unknown64 => {
            word(arena, bytes, slot.kind == ParamKind::Pointer, values)
        }
        ParamKind::Int { bits } => {
            values.push(Value::Int(integer(bytes)));
            Param::Int((bits / 8) as u8)
        }
        ParamKind::Float { bits } if bits >= 32 => {
            values.push(float(bytes));
            Param::Float((bits / 8) as u8)
        }
        ParamKind::Float { bits } => {
            values.push(Value::Int(integer(bytes)));
            Param::Int((bits / 8) as u8)
        }
    }
}

/// Reads eight bytes: a pointer if they are an address of the device.
fn word(arena: &Arena, bytes: &[u8], is_pointer: bool, values: &mut Vec<Value>) -> Param {
    let address = integer(bytes) as u64;
    // An integer whose padding is left of an address may look like a pointer beside an allocation.
    let place = match is_pointer {
        true => given_pointer(arena, address),
        false => pointer(arena, address).filter(|_| arena.is_own(address)),
    };
    if let Some(place) = place {
        values.push(place);
        return Param::Pointer;
    }
    if is_pointer && address == 0 {
        return Param::Null;
    }
    values.push(Value::Int(address as i64));
    Param::Int(8)
}

/// The largest number of bytes of a variable in constant memory that is read at computed indices
/// and is a structure.
const MOST_INDEXED: u64 = 4096;

/// The largest number of bytes of memory with addresses that is read at computed indices: 4096 rows
/// of a two-dimensional array.
const MOST_LISTED: u64 = 1 << 15;

/// Returns the memory that these bytes of a parameter point to, if it contains addresses, or in any
/// case with `is_wanted`.
fn table_at(
    arena: &Arena,
    bytes: &[u8],
    fields: &fields::Fields,
    is_wanted: bool,
) -> Option<Table> {
    const MOST_READ: u64 = 1 << 20;
    let address = integer(bytes) as u64;
    let block = arena.find(address).filter(|_| arena.is_own(address))?;
    let rest = block.address + block.bytes - address;
    let most = match fields.is_indexed {
        true if is_wanted => MOST_INDEXED,
        true => MOST_LISTED,
        false => MOST_READ,
    };
    if bytes.len() != 8 || rest > most {
        return None;
    }
    let contents = arena.bytes(address, rest).to_vec();
    let holds_address = |word: &[u8]| arena.is_own(integer(word) as u64);
    let table = Table {
        block: block.number,
        address,
        contents,
    };
    let mut words = table.contents.chunks_exact(8);
    (is_wanted || words.any(holds_address)).then_some(table)
}

/// Returns the fields of a structure with these bytes, and appends their values to `values`.
/// `target` does the same for a field at an offset that points to memory with addresses.
fn structure(
    arena: &Arena,
    fields: &fields::Fields,
    bytes: &[u8],
    values: &mut Vec<Value>,
    target: &mut dyn FnMut(u32, &mut Vec<Value>) -> Option<Param>,
) -> Vec<(u32, Param)> {
    let mut found = Vec::new();
    let mut end = 0;
    let mut at = 0;
    while at < bytes.len() as u32 {
        let rest = &bytes[at as usize..];
        let field = fields.all.iter().find(|field| field.offset == at);
        // Two integers, or one and what was left in the padding behind it, may look like an
        // address.
        let mut within = fields.all.iter();
        let has_parts = within.any(|field| (at..at + 8).contains(&field.offset) && field.bytes < 8);
        let holds_address = at % 8 == 0
            && rest.len() >= 8
            && arena.is_own(integer(&rest[..8]) as u64)
            && !has_parts;
        let size = match field {
            _ if holds_address => 8,
            Some(field) => field.bytes,
            // Read at a computed offset: any bytes may be used.
            None if fields.is_indexed => [4, 2, 1]
                .into_iter()
                .find(|size| at % size == 0 && *size as usize <= rest.len())
                .unwrap_or(1),
            None => 0,
        };
        if size == 0 || at + size > bytes.len() as u32 {
            at += 1;
            continue;
        }
        if at > end {
            found.push((end, Param::Unused(at - end)));
        }
        let own = &rest[..size as usize];
        let param = match field.map(|field| field.is_float) {
            _ if size == 8
                && let Some(table) = target(at, values) =>
            {
                table
            }
            _ if size == 8 && (holds_address || field.is_some_and(|field| field.is_address)) => {
                word(
                    arena,
                    own,
                    field.is_some_and(|field| field.is_address),
                    values,
                )
            }
            Some(true) if size >= 4 => {
                values.push(float(own));
                Param::Float(size as u8)
            }
            _ => {
                values.push(Value::Int(integer(own)));
                Param::Int(size as u8)
            }
        };
        found.push((at, param));
        at += size;
        end = at;
    }
    if end < bytes.len() as u32 {
        found.push((end, Param::Unused(bytes.len() as u32 - end)));
    }
    found
}
