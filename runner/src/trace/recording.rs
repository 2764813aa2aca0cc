//! What a program did on the device: its operations in their order, as events of few kinds.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;

use cuda::protocol::Memory;
use sha2::{Digest, Sha256};

use super::loops::{Detector, Event, Node, Value};
use super::runs;

/// What a program did once. Its values are those of its event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// A launch. Values: the three sizes of the grid, then those of the parameters.
    Launch {
        /// The kernel's number.
        kernel: u32,
        /// Threads of a block.
        block: [u32; 3],
        /// Bytes of shared memory that the launch adds.
        shared: u32,
        /// The parameters, in their order.
        params: Vec<Param>,
        /// The variables that the kernel uses.
        variables: Vec<u32>,
        /// Of these, the structures in constant memory. Their values are behind those of the
        /// parameters.
        structures: Vec<(u32, Param)>,
    },
    /// The host writes. Values: where, and the number of the contents.
    Write(Shape),
    /// The host reads. Value: where.
    Read(Shape),
    /// Memory is copied. Values: from where, to where.
    Copy {
        /// Of the source.
        from: Shape,
        /// Of the destination.
        to: Shape,
    },
    /// Memory is filled. Values: where, and with which integer.
    Fill {
        /// Of the destination.
        to: Shape,
        /// Bytes of the integer.
        bytes: u32,
    },
}

/// A box of bytes, without where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Bytes of a row.
    pub width: u64,
    /// Rows of a slice.
    pub height: u64,
    /// Slices.
    pub depth: u64,
    /// Bytes from one row to the next.
    pub pitch: u64,
    /// Bytes from one slice to the next.
    pub slice: u64,
}

impl Shape {
    /// Whether its bytes are consecutive, and how many they are then.
    pub fn line(&self) -> Option<u64> {
        let bytes = self.width * self.height * self.depth;
        let is_plane = self.height == 1 || self.pitch == self.width;
        let is_line = is_plane && (self.depth == 1 || self.slice == self.width * self.height);
        is_line.then_some(bytes)
    }
}

/// A parameter, or a field of one that is a structure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Param {
    /// A pointer: a value that is a pointer.
    Pointer,
    /// The null pointer.
    Null,
    /// An integer of this many bytes.
    Int(u8),
    /// A float of this many bytes.
    Float(u8),
    /// A structure: each field with the offset of its first byte.
    Struct {
        /// All bytes.
        bytes: u32,
        /// Those that are known, in the order of their offsets.
        fields: Vec<(u32, Param)>,
    },
    /// A pointer to memory in which there are addresses: each field with its offset, as it is when
    /// the kernel is launched.
    Table {
        /// All bytes.
        bytes: u32,
        /// Those that are known, in the order of their offsets.
        fields: Vec<(u32, Param)>,
    },
    /// Bytes that nothing reads.
    Unused(u32),
}

impl Param {
    /// How many values it has.
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
    /// The same as it was read.
    pub tree: Arc<ptx::Module>,
}

/// A kernel of the program.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Its module.
    pub module: usize,
    /// Its mangled name.
    pub name: String,
    /// The parameters that point to memory with addresses, and the most bytes there.
    pub tables: BTreeMap<usize, u32>,
    /// The parameters that do not.
    pub others: BTreeSet<usize>,
}

impl Kernel {
    /// Adds what a launch gives for each parameter.
    pub fn add(&mut self, params: &[Param]) {
        for (number, param) in params.iter().enumerate() {
            match param {
                Param::Table { bytes, .. } => {
                    let most = self.tables.entry(number).or_default();
                    *most = (*most).max(*bytes);
                }
                _ => {
                    self.others.insert(number);
                }
            }
        }
    }
}

/// An allocation, or a variable of a module.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its bytes.
    pub bytes: u64,
    /// Its kind.
    pub kind: Memory,
    /// Where it is allocated.
    pub site: String,
    /// Module and name, if it is a variable.
    pub variable: Option<(usize, String)>,
}

/// What the host wrote and read, each different contents once, in a temporary file.
#[derive(Debug, Default)]
pub struct Contents {
    known: HashMap<[u8; 32], u32>,
    /// Where each begins, and its bytes.
    places: Vec<(u64, u64)>,
    end: u64,
    file: Option<File>,
}

impl Contents {
    /// The number of these bytes.
    ///
    /// - errors: the file cannot be written
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

    /// The bytes of a number.
    ///
    /// - errors: the file cannot be read
    pub fn get(&self, number: u32) -> io::Result<Vec<u8>> {
        let (at, bytes) = self.places[number as usize];
        let mut all = vec![0; bytes as usize];
        if let Some(file) = &self.file {
            file.read_exact_at(&mut all, at)?;
        }
        Ok(all)
    }
}

/// What a process did.
pub struct Recording {
    /// The program.
    pub program: String,
    /// The process's number.
    pub process: u32,
    /// The modules that have a kernel that was launched, by their number.
    pub modules: BTreeMap<usize, Module>,
    /// By number.
    pub kernels: BTreeMap<u32, Kernel>,
    /// By number.
    pub blocks: BTreeMap<u32, Block>,
    /// By number.
    pub operations: Vec<Operation>,
    numbers: HashMap<Operation, u32>,
    /// What the program did, in its order.
    events: Option<Detector>,
    /// The last launch of each kernel.
    last_launches: BTreeMap<u32, Event>,
    /// What the host wrote and read.
    pub contents: Contents,
    /// What each block held last: the number of the contents.
    pub last: BTreeMap<u32, u32>,
    /// What variables hold before anything writes to them, if that is not zero.
    pub starts: BTreeMap<u32, Vec<u8>>,
    /// Addresses of memory that the host wrote into variables: the place in the variable, the block
    /// and the offset there.
    pub addresses: BTreeMap<u32, Vec<(u32, u32, i64)>>,
    /// Blocks in which kernels find addresses: what they hold stands in the launches.
    pub tables: BTreeSet<u32>,
    /// Why this cannot become a job, if it cannot.
    pub obstacles: Vec<String>,
    /// Launches.
    pub launches: u64,
}

impl Recording {
    /// An empty one.
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
            obstacles: Vec::new(),
            launches: 0,
        }
    }

    /// The name of the program's file, without its folders.
    pub fn name(&self) -> String {
        let name = Path::new(&self.program).file_stem();
        name.map_or_else(
            || "program".to_owned(),
            |name| name.to_string_lossy().into_owned(),
        )
    }

    /// The name of a kernel, as people read it.
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

    /// A launch of a kernel as it was done last, alone.
    pub fn one_launch(&self, kernel: u32) -> Option<Vec<Node>> {
        let event = self.last_launches.get(&kernel)?.clone();
        let mut events = Detector::new();
        events.push(event);
        Some(events.finish())
    }

    /// Begins anew, with what is known of kernels and blocks.
    pub fn restart(&mut self) {
        self.events = Some(Detector::new());
    }

    /// The operations with their loops, of which the recording is rid then.
    pub fn take_nodes(&mut self) -> Vec<Node> {
        let nodes = self.events.take().map_or_else(Vec::new, Detector::finish);
        runs::join(nodes)
    }

    /// Keeps contents; a reason against a job where that fails.
    pub fn keep(&mut self, bytes: &[u8]) -> u32 {
        self.contents.keep(bytes).unwrap_or_else(|error| {
            self.obstacle(format!("the contents of memory could not be kept: {error}"));
            0
        })
    }

    /// Keeps a reason why there can be no job.
    pub fn obstacle(&mut self, reason: String) {
        if !self.obstacles.contains(&reason) {
            self.obstacles.push(reason);
        }
    }
}
