//! The messages between a program that uses CUDA and the server that executes its calls.
//!
//! A message is a frame: its length in bytes (`u32`, little-endian), then its fields one after the
//! other. The client sends a [`Request`] and waits for a [`Reply`] where [`Request::is_answered`]
//! says so. Bytes of arrays are not in messages: both sides map the same memory, at the same
//! addresses.

use std::io::{self, Read, Write};

/// The environment variable that names the server's socket.
pub const SOCKET: &str = "REACTANT_RS_CUDA_SOCKET";
/// What both sides must agree on.
pub const VERSION: u32 = 2;
/// The longest message, in bytes.
const LONGEST: usize = 1 << 30;

/// What the PTX of the libraries' own kernels begins with; the name of the library follows. Modules
/// with one such line can be joined: they have no variables and no functions.
pub const LIBRARY_MARK: &str = "// reactant-rs library: ";

/// The kind of the entries of a [`linked_image`]; no number of NVIDIA's.
pub const UNIT_KIND: u16 = 0x7872;

/// A fat binary whose entries, images of modules, are to be linked.
pub fn linked_image(units: &[Vec<u8>]) -> Vec<u8> {
    const HEADER: usize = 64;
    let mut body = Vec::new();
    for unit in units {
        let padded = unit.len().next_multiple_of(8);
        let mut header = [0; HEADER];
        header[0..2].copy_from_slice(&UNIT_KIND.to_le_bytes());
        header[4..8].copy_from_slice(&(HEADER as u32).to_le_bytes());
        header[8..16].copy_from_slice(&(padded as u64).to_le_bytes());
        header[56..64].copy_from_slice(&(unit.len() as u64).to_le_bytes());
        body.extend_from_slice(&header);
        body.extend_from_slice(unit);
        body.resize(body.len() + padded - unit.len(), 0);
    }
    let mut image = 0xba55_ed50_u32.to_le_bytes().to_vec();
    image.extend_from_slice(&1_u16.to_le_bytes());
    image.extend_from_slice(&16_u16.to_le_bytes());
    image.extend_from_slice(&(body.len() as u64).to_le_bytes());
    image.extend_from_slice(&body);
    image
}

/// A part of a message.
trait Field: Sized {
    fn put(&self, bytes: &mut Vec<u8>);
    fn get(bytes: &mut &[u8]) -> Option<Self>;
}

fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(taken)
}

macro_rules! number_fields {
    ($($ty:ty)*) => {$(
        impl Field for $ty {
            fn put(&self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }
            fn get(bytes: &mut &[u8]) -> Option<Self> {
                let taken = take(bytes, size_of::<$ty>())?;
                Some(<$ty>::from_le_bytes(taken.try_into().ok()?))
            }
        }
    )*};
}

number_fields!(u8 u32 u64 i32 f32);

impl Field for bool {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push((*self).into());
    }
    fn get(bytes: &mut &[u8]) -> Option<Self> {
        Some(u8::get(bytes)? != 0)
    }
}

impl Field for String {
    fn put(&self, bytes: &mut Vec<u8>) {
        self.as_bytes().to_vec().put(bytes);
    }
    fn get(bytes: &mut &[u8]) -> Option<Self> {
        String::from_utf8(Vec::get(bytes)?).ok()
    }
}

impl<T: Field> Field for Vec<T> {
    fn put(&self, bytes: &mut Vec<u8>) {
        (self.len() as u64).put(bytes);
        for field in self {
            field.put(bytes);
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Self> {
        let count = u64::get(bytes)?;
        (0..count).map(|_| T::get(bytes)).collect()
    }
}

impl<T: Field + Copy + Default, const N: usize> Field for [T; N] {
    fn put(&self, bytes: &mut Vec<u8>) {
        for field in self {
            field.put(bytes);
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Self> {
        let mut fields = [T::default(); N];
        for field in &mut fields {
            *field = T::get(bytes)?;
        }
        Some(fields)
    }
}

macro_rules! messages {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $number:literal $variant:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub enum $name {
            $($(#[$of])* $variant { $($(#[$field_doc])* $field: $ty),* },)*
        }

        impl Field for $name {
            fn put(&self, bytes: &mut Vec<u8>) {
                match self {
                    $($name::$variant { $($field),* } => {
                        bytes.push($number);
                        $($field.put(bytes);)*
                    })*
                }
            }
            fn get(bytes: &mut &[u8]) -> Option<Self> {
                Some(match u8::get(bytes)? {
                    $($number => $name::$variant { $($field: <$ty>::get(bytes)?),* },)*
                    _ => return None,
                })
            }
        }
    };
}

macro_rules! records {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $ty:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Default)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $ty,)*
        }

        impl Field for $name {
            fn put(&self, bytes: &mut Vec<u8>) {
                $(self.$field.put(bytes);)*
            }
            fn get(bytes: &mut &[u8]) -> Option<Self> {
                Some($name { $($field: <$ty>::get(bytes)?),* })
            }
        }
    )*};
}

records! {
    /// A box of bytes: `depth` slices of `height` rows of `width` bytes.
    Region {
        /// The address of its first byte.
        address: u64,
        /// Bytes of a row.
        width: u64,
        /// Rows of a slice.
        height: u64,
        /// Slices.
        depth: u64,
        /// Bytes from one row to the next.
        pitch: u64,
        /// Bytes from one slice to the next.
        slice: u64,
    }
    /// The device that programs see.
    Device {
        /// Its name.
        name: String,
        /// Its compute capability.
        capability: [u32; 2],
        /// Its multiprocessors.
        multiprocessors: u32,
        /// Bytes of its memory.
        memory: u64,
    }
    /// A kernel.
    Function {
        /// Its number, which launches name.
        number: u32,
        /// The offset of each parameter, and its bytes.
        params: Vec<[u32; 2]>,
        /// Bytes of shared memory, without those that a launch adds.
        shared: u32,
        /// Bytes of local memory of a thread.
        local: u32,
        /// Threads of a block at most, of `.maxntid`; 0 without it.
        most_threads: u32,
    }
}

impl Region {
    /// Consecutive bytes.
    pub fn line(address: u64, bytes: u64) -> Region {
        Region {
            address,
            width: bytes,
            height: 1,
            depth: 1,
            pitch: bytes,
            slice: bytes,
        }
    }

    /// Its bytes.
    pub fn bytes(&self) -> u64 {
        self.width
            .saturating_mul(self.height)
            .saturating_mul(self.depth)
    }

    /// Bytes from its first byte to behind its last.
    pub fn extent(&self) -> u64 {
        if self.bytes() == 0 {
            return 0;
        }
        let rows = (self.height - 1).saturating_mul(self.pitch);
        let slices = (self.depth - 1).saturating_mul(self.slice);
        self.width.saturating_add(rows).saturating_add(slices)
    }

    /// The address of each row.
    pub fn rows(&self) -> impl Iterator<Item = u64> + use<> {
        let Region {
            address,
            height,
            depth,
            pitch,
            slice,
            ..
        } = *self;
        (0..depth).flat_map(move |z| {
            (0..height).map(move |y| address.wrapping_add(z * slice).wrapping_add(y * pitch))
        })
    }
}

/// The kinds of memory that programs allocate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Memory {
    /// The device's own.
    Device = 0,
    /// The host's own, which kernels may use too.
    Pinned = 1,
    /// Of both.
    Managed = 2,
}

impl Memory {
    /// Whether the host may read and write it.
    pub fn is_on_host(self) -> bool {
        self != Memory::Device
    }
}

impl Field for Memory {
    fn put(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self as u8);
    }
    fn get(bytes: &mut &[u8]) -> Option<Self> {
        let kind = u8::get(bytes)?;
        [Memory::Device, Memory::Pinned, Memory::Managed]
            .into_iter()
            .find(|known| *known as u8 == kind)
    }
}

messages! {
    /// What a program asks for.
    Request {
        /// The first request of a process. The reply is [`Value::Welcome`].
        0 Hello {
            /// [`VERSION`] of the client.
            version: u32,
            /// The process's number.
            process: u32,
            /// The program's name.
            program: String,
        }
        /// Takes a module: a fat binary, or PTX as text. The reply is [`Value::Number`].
        1 LoadModule {
            /// Its bytes.
            image: Vec<u8>,
        }
        /// Finds a kernel. The reply is [`Value::Kernel`].
        2 GetFunction {
            /// Of this module.
            module: u32,
            /// Its mangled name.
            name: String,
        }
        /// Finds a variable of a module. The reply is [`Value::Range`].
        3 GetVariable {
            /// Of this module.
            module: u32,
            /// Its mangled name.
            name: String,
        }
        /// Allocates memory. The reply is [`Value::Range`].
        4 Allocate {
            /// How much.
            bytes: u64,
            /// What kind.
            kind: Memory,
            /// Where the program asks for it.
            site: String,
        }
        /// Frees memory that `Allocate` gave.
        5 Free {
            /// Its address.
            address: u64,
        }
        /// Launches a kernel. It has no reply.
        6 Launch {
            /// Its number.
            function: u32,
            /// `gridDim`.
            grid: [u32; 3],
            /// `blockDim`.
            block: [u32; 3],
            /// Bytes of shared memory that the launch adds.
            shared: u32,
            /// The bytes of the parameters.
            params: Vec<u8>,
        }
        /// Waits until the client may write memory, and checks that it is memory.
        7 BeginWrite {
            /// What it writes.
            to: Region,
        }
        /// The client has written. It has no reply.
        8 EndWrite {
            /// What it wrote.
            to: Region,
        }
        /// Waits until the client may read memory, and checks that it is memory.
        9 Read {
            /// What it reads.
            from: Region,
        }
        /// Copies memory. It has no reply.
        10 Copy {
            /// From here.
            from: Region,
            /// To here, the same numbers of bytes, rows and slices.
            to: Region,
        }
        /// Fills memory. It has no reply.
        11 Fill {
            /// This memory.
            to: Region,
            /// With this value.
            value: u32,
            /// Of 1, 2 or 4 bytes.
            bytes: u32,
        }
        /// Waits until everything before is done.
        12 Synchronize {
        }
        /// An event happens when everything before it is done. It has no reply.
        13 Record {
            /// Its number.
            event: u64,
        }
        /// Milliseconds between two events. The reply is [`Value::Milliseconds`].
        14 Elapsed {
            /// The first event.
            from: u64,
            /// The second event.
            to: u64,
        }
        /// What is at an address. The reply is [`Value::Block`], or an error.
        15 Locate {
            /// The address.
            address: u64,
        }
        /// Bytes of free memory. The reply is [`Value::Range`]: free bytes and all bytes.
        16 FreeMemory {
        }
        /// Frees all memory and all modules.
        17 Reset {
        }
        /// Compiles a kernel: a program is told at its first launch that it cannot run.
        19 Compile {
            /// Its number.
            function: u32,
        }
        /// Lists the kernels of a module. The reply is [`Value::Names`].
        18 ListFunctions {
            /// Of this module.
            module: u32,
        }
    }
}

messages! {
    /// What a reply holds.
    Value {
        /// Nothing.
        0 Nothing {
        }
        /// What a client needs to begin.
        1 Welcome {
            /// The first address of the memory that the process may be given.
            base: u64,
            /// Its bytes.
            bytes: u64,
            /// The server's process, of which the client opens the memory.
            process: u32,
            /// The memory's number among the server's open files.
            file: u32,
            /// The device.
            device: Device,
            /// Whether kernels may be raised: libraries launch those that are raised well then, and
            /// else those that are fast as they are.
            is_raised: bool,
        }
        /// A number.
        2 Number {
            /// The number.
            number: u32,
        }
        /// A kernel.
        3 Kernel {
            /// The kernel.
            function: Function,
        }
        /// A range of memory.
        4 Range {
            /// Its address.
            address: u64,
            /// Its bytes.
            bytes: u64,
        }
        /// A time.
        5 Milliseconds {
            /// In milliseconds.
            time: f32,
        }
        /// Memory that a program allocated.
        6 Block {
            /// Its address.
            address: u64,
            /// Its bytes.
            bytes: u64,
            /// Its kind.
            kind: Memory,
            /// What it is, for messages.
            name: String,
        }
        /// Mangled names.
        7 Names {
            /// In the order of the module.
            names: Vec<String>,
        }
    }
}

records! {
    /// The answer to a request.
    Reply {
        /// An error of CUDA's: of the request, or of one before it that has no reply. 0 for none.
        error: u32,
        /// What was asked for.
        value: Value,
    }
}

impl Default for Value {
    fn default() -> Value {
        Value::Nothing {}
    }
}

impl Request {
    /// Whether the server answers.
    pub fn is_answered(&self) -> bool {
        !matches!(
            self,
            Request::Launch { .. }
                | Request::EndWrite { .. }
                | Request::Copy { .. }
                | Request::Fill { .. }
                | Request::Record { .. }
        )
    }
}

fn send(message: &impl Field, to: &mut impl Write) -> io::Result<()> {
    let mut bytes = vec![0; 4];
    message.put(&mut bytes);
    let length =
        u32::try_from(bytes.len() - 4).map_err(|_| io::Error::other("too long a message"))?;
    bytes[..4].copy_from_slice(&length.to_le_bytes());
    to.write_all(&bytes)
}

fn receive<T: Field>(from: &mut impl Read) -> io::Result<Option<T>> {
    let mut length = [0; 4];
    match from.read_exact(&mut length) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        result => result?,
    }
    let length = u32::from_le_bytes(length) as usize;
    let broken = || io::Error::new(io::ErrorKind::InvalidData, "a message that is none");
    if length > LONGEST {
        return Err(broken());
    }
    let mut bytes = vec![0; length];
    from.read_exact(&mut bytes)?;
    let mut rest = bytes.as_slice();
    let message = T::get(&mut rest).filter(|_| rest.is_empty());
    message.map(Some).ok_or_else(broken)
}

impl Request {
    /// Sends it.
    pub fn send(&self, to: &mut impl Write) -> io::Result<()> {
        send(self, to)
    }

    /// Waits for one; `None` at the end of the stream.
    pub fn receive(from: &mut impl Read) -> io::Result<Option<Request>> {
        receive(from)
    }
}

impl Reply {
    /// Sends it.
    pub fn send(&self, to: &mut impl Write) -> io::Result<()> {
        send(self, to)
    }

    /// Waits for one; `None` at the end of the stream.
    pub fn receive(from: &mut impl Read) -> io::Result<Option<Reply>> {
        receive(from)
    }
}
