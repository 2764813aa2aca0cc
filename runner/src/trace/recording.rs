//! What a program did on the device: its operations in their order, as events of few kinds.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::Arc;

use cuda::protocol::Memory;
use sha2::{Digest, Sha256};

/// A value that may differ between two operations of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// An integer.
    Int(i64),
    /// The bits of a number in `f64`; one in `f32` is widened.
    Float(u64),
    /// A place in a block of memory, in bytes.
    Pointer {
        /// The block's number.
        block: u32,
        /// Bytes from its start.
        offset: i64,
    },
}

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
    /// Bytes that nothing reads.
    Unused(u32),
}

/// A kernel of the program.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// Its module.
    pub module: usize,
    /// Its mangled name.
    pub name: String,
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

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The number of its [`Operation`].
    pub operation: u32,
    /// Its values.
    pub values: Vec<Value>,
}

/// What the host wrote and read, each different contents once.
#[derive(Debug, Default)]
pub struct Contents {
    known: HashMap<[u8; 32], u32>,
    /// By number.
    pub all: Vec<Arc<[u8]>>,
}

impl Contents {
    /// The number of these bytes.
    pub fn keep(&mut self, bytes: Vec<u8>) -> u32 {
        let hash: [u8; 32] = Sha256::digest(&bytes).into();
        let next = self.all.len() as u32;
        let number = *self.known.entry(hash).or_insert(next);
        if number == next {
            self.all.push(bytes.into());
        }
        number
    }
}

/// What a process did.
#[derive(Debug)]
pub struct Recording {
    /// The program.
    pub program: String,
    /// The process's number.
    pub process: u32,
    /// The PTX of the modules that have a kernel that was launched, by their number.
    pub modules: BTreeMap<usize, Arc<str>>,
    /// By number.
    pub kernels: BTreeMap<u32, Kernel>,
    /// By number.
    pub blocks: BTreeMap<u32, Block>,
    /// By number.
    pub operations: Vec<Operation>,
    numbers: HashMap<Operation, u32>,
    /// What the program did, in its order.
    pub events: Vec<Event>,
    /// What the host wrote and read.
    pub contents: Contents,
    /// What the host read last from each place: the number of the contents.
    pub reads: BTreeMap<(u32, i64, u64), u32>,
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
            events: Vec::new(),
            contents: Contents::default(),
            reads: BTreeMap::new(),
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
        self.events.push(Event {
            operation: number,
            values,
        });
    }

    /// Adds a read of the host's.
    pub fn read(&mut self, place: Value, shape: Shape, bytes: Vec<u8>) {
        let number = self.contents.keep(bytes);
        if let Value::Pointer { block, offset } = place {
            let bytes = shape.width * shape.height * shape.depth;
            self.reads.insert((block, offset, bytes), number);
        }
        self.push(Operation::Read(shape), vec![place]);
    }

    /// Keeps a reason why there can be no job.
    pub fn obstacle(&mut self, reason: String) {
        if !self.obstacles.contains(&reason) {
            self.obstacles.push(reason);
        }
    }
}
