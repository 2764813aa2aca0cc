//! The recording of a program: its operations on the device in order, as events of few kinds.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;

use cuda::protocol::Memory;
use sha2::{Digest, Sha256};

use super::loops::{Detector, Event, Node, Value};
use super::merged::{Merged, Shift, gather};
use super::runs;

/// An operation of the program, without its values, which are those of its event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// A launch. Values: the three sizes of the grid, then those of the parameters.
    Launch {
        /// The number of the kernel.
        kernel: u32,
        /// The number of threads of a block.
        block: [u32; 3],
        /// The bytes of dynamic shared memory.
        shared: u32,
        /// The parameters in order.
        params: Vec<Param>,
        /// The variables that the kernel uses.
        variables: Vec<u32>,
        /// The variables among them that are structures in constant memory. Their values follow
        /// those of the parameters.
        structures: Vec<(u32, Param)>,
    },
    /// A write of the host. Values: the destination, and the number of the contents.
    Write(Shape),
    /// A read of the host. Value: the source.
    Read(Shape),
    /// A copy. Values: the source, then the destination.
    Copy {
        /// The shape of the source.
        from: Shape,
        /// The shape of the destination.
        to: Shape,
    },
    /// A fill. Values: the destination, and the integer.
    Fill {
        /// The shape of the destination.
        to: Shape,
        /// The size of the integer in bytes.
        bytes: u32,
    },
}

/// A box of bytes, without its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The bytes of a row.
    pub width: u64,
    /// The number of rows of a slice.
    pub height: u64,
    /// The number of slices.
    pub depth: u64,
    /// The row pitch in bytes.
    pub pitch: u64,
    /// The slice pitch in bytes.
    pub slice: u64,
}

impl Shape {
    /// Returns the number of bytes if they are consecutive.
    pub fn line(&self) -> Option<u64> {
        let bytes = self.width * self.height * self.depth;
        let is_plane = self.height == 1 || self.pitch == self.width;
        let is_line = is_plane && (self.depth == 1 || self.slice == self.width * self.height);
        is_line.then_some(bytes)
    }
}

/// A parameter, or a field of a structure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Param {
    /// A pointer to device memory.
    Pointer,
    /// The null pointer.
    Null,
    /// An integer of this many bytes.
    Int(u8),
    /// A float of this many bytes.
    Float(u8),
    /// A structure: each field with its offset.
    Struct {
        /// The size in bytes.
        bytes: u32,
        /// The known fields, in the order of their offsets.
        fields: Vec<(u32, Param)>,
    },
    /// A pointer to memory that contains addresses: each field with its offset, at the time of the
    /// launch.
    Table {
        /// The size in bytes.
        bytes: u32,
        /// The known fields, in the order of their offsets.
        fields: Vec<(u32, Param)>,
    },
    /// Bytes that are not read.
    Unused(u32),
}

impl Param {
    /// Returns the number of its values.
    pub fn values(&self) -> usize {
        match self {
            Param::Null | Param::Unused(_) => 0,
            Param::Pointer | Param::Int(_) | Param::Float(_) => 1,
            Param::Struct { fields, .. } | Param::Table { fields, .. } => {
                fields.iter().map(|(_, field)| field.values()).sum()
            }
        }
    }
}

/// A module of the program.
#[derive(Clone, Debug)]
pub struct Module {
    /// Its PTX.
    pub text: Arc<str>,
    /// The parsed PTX.
    pub tree: Arc<ptx::Module>,
}

/// The position of a pointer among the parameters of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointerPosition {
    /// The number of the parameter.
    pub parameter: usize,
    /// Its offset in bytes in a structure; zero for a pointer.
    pub offset: u32,
}

/// A kernel of the program.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Its module.
    pub module: usize,
    /// Its mangled name.
    pub name: String,
    /// The pointers to memory with addresses, and the largest size of that memory.
    pub tables: BTreeMap<PointerPosition, u32>,
    /// What else parameters and fields of structures have been.
    pub others: BTreeSet<PointerPosition>,
    /// The blocks that its launches have accessed.
    pub accessed: BTreeSet<u32>,
}

impl Kernel {
    /// Adds the parameters of a launch.
    pub fn add(&mut self, params: &[Param]) {
        for (parameter, param) in params.iter().enumerate() {
            match param {
                Param::Struct { fields, .. } => {
                    for (offset, field) in fields {
                        let offset = *offset;
                        self.add_at(PointerPosition { parameter, offset }, field);
                    }
                }
                _ => self.add_at(
                    PointerPosition {
                        parameter,
                        offset: 0,
                    },
                    param,
                ),
            }
        }
    }

    fn add_at(&mut self, place: PointerPosition, param: &Param) {
        match param {
            Param::Table { bytes, .. } => {
                let most = self.tables.entry(place).or_default();
                *most = (*most).max(*bytes);
            }
            _ => {
                self.others.insert(place);
            }
        }
    }
}

/// An allocation, or a variable of a module.
#[derive(Clone, Debug)]
pub struct Block {
    /// The size in bytes.
    pub bytes: u64,
    /// Its kind.
    pub kind: Memory,
    /// The site of its allocation.
    pub site: String,
    /// The module and the name, for a variable.
    pub variable: Option<(usize, String)>,
}

/// The data written and read by the host; each distinct content is stored once, in a temporary
/// file.
#[derive(Debug, Default)]
pub struct Contents {
    known: HashMap<[u8; 32], u32>,
    /// The offset and the size of each content.
    places: Vec<(u64, u64)>,
    end: u64,
    file: Option<File>,
}

impl Contents {
    /// Stores bytes, and returns the number of the content.
    ///
    /// - errors: a file that cannot be written
    pub fn keep(&mut self, bytes: &[u8]) -> io::Result<u32> {
        let hash: [u8; 32] = Sha256::digest(bytes).into();
        if let Some(known) = self.known.get(&hash) {
            return Ok(*known);
        }
        if self.file.is_none() {
            self.file = Some(tempfile::tempfile()?);
        }
        let file = self.file.as_ref().expect("it was made above");
        file.write_all_at(bytes, self.end)?;
        let number = self.places.len() as u32;
        self.places.push((self.end, bytes.len() as u64));
        self.end += bytes.len() as u64;
        self.known.insert(hash, number);
        Ok(number)
    }

    /// Returns the bytes of a content.
    ///
    /// - errors: a file that cannot be read
    pub fn get(&self, number: u32) -> io::Result<Vec<u8>> {
        let (at, bytes) = self.places[number as usize];
        let mut all = vec![0; bytes as usize];
        if let Some(file) = &self.file {
            file.read_exact_at(&mut all, at)?;
        }
        Ok(all)
    }
}

/// The operations of a process.
pub struct Recording {
    /// The program.
    pub program: String,
    /// The id of the process.
    pub process: u32,
    /// The modules with a launched kernel, by number.
    pub modules: BTreeMap<usize, Module>,
    /// The kernels, by number.
    pub kernels: BTreeMap<u32, Kernel>,
    /// The blocks, by number.
    pub blocks: BTreeMap<u32, Block>,
    /// The distinct operations, by number.
    pub operations: Vec<Operation>,
    numbers: HashMap<Operation, u32>,
    /// The sequence of operations, with its loops.
    events: Option<Detector>,
    /// The last launch of each kernel.
    last_launches: BTreeMap<u32, Event>,
    /// The data written and read by the host.
    pub contents: Contents,
    /// The final contents of each block, by number.
    pub last: BTreeMap<u32, u32>,
    /// The initial contents of variables, if they are not zero.
    pub starts: BTreeMap<u32, Vec<u8>>,
    /// The addresses of memory that the host wrote into variables: the offset in the variable, the
    /// block, and the offset there.
    pub addresses: BTreeMap<u32, Vec<(u32, u32, i64)>>,
    /// The blocks in which kernels find addresses; their contents are part of the launches.
    pub tables: BTreeSet<u32>,
    /// The variables in constant memory that are arrays as well as parts of the launches: kernels
    /// read fields of a structure there, and other bytes at computed indices.
    pub divided: BTreeSet<u32>,
    /// The blocks beside which pointers of launches point.
    pub shifts: BTreeMap<u32, Shift>,
    /// The arrays that are not exactly one block.
    pub merged: Merged,
    /// The reasons why this cannot become a job.
    pub obstacles: Vec<String>,
    /// The number of launches.
    pub launches: u64,
    /// A message about a launch that failed.
    pub failed: Option<String>,
}

impl Recording {
    /// Returns an empty recording.
    pub fn new(program: &str, process: u32) -> Recording {
        Recording {
            program: program.to_owned(),
            process,
            modules: BTreeMap::new(),
            kernels: BTreeMap::new(),
            blocks: BTreeMap::new(),
            operations: Vec::new(),
            numbers: HashMap::new(),
            events: Some(Detector::new()),
            last_launches: BTreeMap::new(),
            contents: Contents::default(),
            last: BTreeMap::new(),
            starts: BTreeMap::new(),
            addresses: BTreeMap::new(),
            tables: BTreeSet::new(),
            divided: BTreeSet::new(),
            shifts: BTreeMap::new(),
            merged: Merged::default(),
            obstacles: Vec::new(),
            launches: 0,
            failed: None,
        }
    }

    /// Returns the name of the program's file, without its folders.
    pub fn name(&self) -> String {
        let name = Path::new(&self.program).file_stem();
        name.map_or_else(
            || "program".to_owned(),
            |name| name.to_string_lossy().into_owned(),
        )
    }

    /// Returns a block, or an array that is not exactly one block, by number.
    pub fn block(&self, number: u32) -> Option<&Block> {
        let merged = self.merged.block(number);
        merged.or_else(|| self.blocks.get(&number))
    }

    /// Returns the final contents of a block, or of an array that is not exactly one block; `None`
    /// if they were not kept.
    pub fn last(&self, number: u32) -> Option<Vec<u8>> {
        let parts = self.merged.parts(number);
        let of_block = |block: u32| self.contents.get(*self.last.get(&block)?).ok();
        if !parts.iter().all(|part| self.last.contains_key(&part.block)) {
            return None;
        }
        Some(gather(&parts, self.block(number)?.bytes as usize, of_block))
    }

    /// Returns the readable name of a kernel.
    pub fn kernel_name(&self, kernel: u32) -> String {
        let known = self.kernels.get(&kernel);
        let name = known.map(|kernel| crate::kernel_names::readable(&kernel.name));
        name.unwrap_or_default().into_owned()
    }

    /// Adds an operation.
    pub fn push(&mut self, operation: Operation, values: Vec<Value>) {
        let next = self.operations.len() as u32;
        let number = match self.numbers.get(&operation) {
            Some(number) => *number,
            None => {
                self.operations.push(operation.clone());
                self.numbers.insert(operation, next);
                next
            }
        };
        let event = Event {
            key: number.into(),
            slots: values,
        };
        if let Operation::Launch { kernel, .. } = self.operations[number as usize] {
            self.last_launches.insert(kernel, event.clone());
        }
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Returns the launched kernels whose lanes pass values without a barrier, by number.
    pub fn kernels_in_lockstep(&self) -> Vec<u32> {
        let is_one = |kernel: &Kernel| {
            let module = self.modules.get(&kernel.module);
            let found = module.and_then(|of| ptx::find_kernel(&of.tree, &kernel.name).ok());
            found.is_some_and(ptx::lockstep::passes_values)
        };
        let all = self.kernels.iter().filter(|(_, kernel)| is_one(kernel));
        all.map(|(number, _)| *number).collect()
    }

    /// Returns whether a variable with these structures of a launch is part of the launch only.
    pub fn is_structure(&self, variable: u32, structures: &[(u32, Param)]) -> bool {
        let mut structures = structures.iter();
        structures.any(|(block, _)| *block == variable) && !self.divided.contains(&variable)
    }

    /// Returns whether an operation only writes memory whose contents are part of the launches.
    /// `block_of` returns the block to which the value in a slot points.
    pub fn fills_table(
        &self,
        operation: &Operation,
        block_of: impl Fn(usize) -> Option<u32>,
    ) -> bool {
        let is_table = |block: u32| self.tables.contains(&block);
        match operation {
            Operation::Write(_) | Operation::Fill { .. } => block_of(0).is_some_and(is_table),
            Operation::Copy { .. } => block_of(1).is_some_and(is_table),
            Operation::Launch {
                kernel, variables, ..
            } => variables.is_empty() && self.accesses_tables_only(&self.kernels[kernel]),
            Operation::Read(_) => false,
        }
    }

    /// Returns whether a kernel accesses some memory with addresses and no other, and calls
    /// nothing: it fills a table of pointers, or counts in a structure with pointers.
    fn accesses_tables_only(&self, kernel: &Kernel) -> bool {
        let mut accessed = kernel.accessed.iter();
        if kernel.accessed.is_empty() || !accessed.all(|block| self.tables.contains(block)) {
            return false;
        }
        let tree = &self.modules[&kernel.module].tree;
        let found = ptx::find_kernel(tree, &kernel.name);
        found.is_ok_and(|found| found.instructions().all(|one| one.opcode != "call"))
    }

    /// Returns the last launch of a kernel, as a tree.
    pub fn one_launch(&self, kernel: u32) -> Option<Vec<Node>> {
        let event = self.last_launches.get(&kernel)?.clone();
        let mut events = Detector::new();
        events.push(event);
        Some(events.finish())
    }

    /// Discards the operations, and keeps the kernels and blocks.
    pub fn restart(&mut self) {
        self.events = Some(Detector::new());
    }

    /// Takes the operations with their loops out of the recording.
    pub fn take_nodes(&mut self) -> Vec<Node> {
        let nodes = self.events.take().map_or_else(Vec::new, Detector::finish);
        runs::join(nodes)
    }

    /// Stores contents; a failure is an obstacle.
    pub fn keep(&mut self, bytes: &[u8]) -> u32 {
        self.contents.keep(bytes).unwrap_or_else(|error| {
            self.obstacle(format!("the contents of memory could not be kept: {error}"));
            0
        })
    }

    /// Records a reason why there can be no job.
    pub fn obstacle(&mut self, reason: String) {
        if !self.obstacles.contains(&reason) {
            self.obstacles.push(reason);
        }
    }
}
