//! The messages between a CUDA program and the server that executes its calls.
//!
//! A message is a frame: its length in bytes (`u32`, little-endian), then its fields in order. The
//! client sends a [`Request`] and waits for a [`Reply`] if [`Request::is_answered`] returns true.
//! Messages do not contain the data of arrays: both sides map the same memory, at the same
//! addresses.

use std::io::{self, Read, Write};

/// The environment variable with the path of the server's socket.
pub const SOCKET: &str = "REACTANT_RS_CUDA_SOCKET";
/// The version of the protocol, which must be the same on both sides.
pub const VERSION: u32 = 3;
/// The largest length of a message in bytes.
const LONGEST: usize = 1 << 30;

/// The beginning of the PTX of the libraries' own kernels; the name of the library follows. Modules
/// with such a line can be concatenated: they have no variables and no functions.
pub const LIBRARY_MARK: &str = "// reactant-rs library: ";

/// The first word of a fat binary.
pub const FAT_BINARY: u32 = 0xba55_ed50;
/// The kind of the entries of a [`linked_image`]; NVIDIA does not use this value.
pub const UNIT_KIND: u16 = 0x7872;

/// Returns a fat binary whose entries, images of modules, are to be linked.
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
    let mut image = FAT_BINARY.to_le_bytes().to_vec();
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
        /// The bytes of a row.
        width: u64,
        /// The number of rows of a slice.
        height: u64,
        /// The number of slices.
        depth: u64,
        /// The row pitch in bytes.
        pitch: u64,
        /// The slice pitch in bytes.
        slice: u64,
    }
    /// The device that programs see.
    Device {
        /// Its name.
        name: String,
        /// Its compute capability.
        capability: [u32; 2],
        /// The number of multiprocessors.
        multiprocessors: u32,
        /// The bytes of its memory.
        memory: u64,
    }
    /// A kernel.
    Function {
        /// Its number, which launches refer to.
        number: u32,
        /// The offset and the size of each parameter.
        params: Vec<[u32; 2]>,
        /// The bytes of static shared memory.
        shared: u32,
        /// The bytes of local memory of a thread.
        local: u32,
        /// The bytes of constant memory of its module.
        constant: u32,
        /// The maximum number of threads of a block by `.maxntid`; 0 without it.
        most_threads: u32,
    }
}

impl Region {
    /// Returns a region of consecutive bytes.
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

    /// Returns the number of bytes.
    pub fn bytes(&self) -> u64 {
        self.width
            .saturating_mul(self.height)
            .saturating_mul(self.depth)
    }

    /// Returns the distance from the first byte to the end of the last one.
    pub fn extent(&self) -> u64 {
        if self.bytes() == 0 {
            return 0;
        }
        let rows = (self.height - 1).saturating_mul(self.pitch);
        let slices = (self.depth - 1).saturating_mul(self.slice);
        self.width.saturating_add(rows).saturating_add(slices)
    }

    /// Returns the address of each row.
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
    /// Device memory.
    Device = 0,
    /// Page-locked host memory, which kernels may use too.
    Pinned = 1,
    /// Managed memory, used by host and device.
    Managed = 2,
}

impl Memory {
    /// Returns whether the host may read and write it.
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
    /// A request of a program.
    Request {
        /// The first request of a process. The reply is [`Value::Welcome`].
        0 Hello {
            /// [`VERSION`] of the client.
            version: u32,
            /// The id of the process.
            process: u32,
            /// The program's name.
            program: String,
        }
        /// Loads a module: a fat binary, or PTX as text. The reply is [`Value::Number`].
        1 LoadModule {
            /// Its bytes.
            image: Vec<u8>,
        }
        /// Finds a kernel. The reply is [`Value::Kernel`].
        2 GetFunction {
            /// The module.
            module: u32,
            /// Its mangled name.
            name: String,
        }
        /// Finds a variable of a module. The reply is [`Value::Range`].
        3 GetVariable {
            /// The module.
            module: u32,
            /// Its mangled name.
            name: String,
        }
        /// Allocates memory. The reply is [`Value::Range`].
        4 Allocate {
            /// The size.
            bytes: u64,
            /// The kind.
            kind: Memory,
            /// The call site in the program.
            site: String,
        }
        /// Frees memory allocated by `Allocate`.
        5 Free {
            /// Its address.
            address: u64,
        }
        /// Launches a kernel. It has no reply.
        6 Launch {
            /// The number of the kernel.
            function: u32,
            /// `gridDim`.
            grid: [u32; 3],
            /// `blockDim`.
            block: [u32; 3],
            /// The bytes of dynamic shared memory.
            shared: u32,
            /// The bytes of the parameters.
            params: Vec<u8>,
        }
        /// Waits until the client may write memory, and checks that the region is valid.
        7 BeginWrite {
            /// The region.
            to: Region,
        }
        /// Reports that the client has written. It has no reply.
        8 EndWrite {
            /// The region.
            to: Region,
        }
        /// Waits until the client may read memory, and checks that the region is valid.
        9 Read {
            /// The region.
            from: Region,
        }
        /// Copies memory. It has no reply.
        10 Copy {
            /// The source.
            from: Region,
            /// The destination, with the same numbers of bytes, rows and slices.
            to: Region,
        }
        /// Fills memory. It has no reply.
        11 Fill {
            /// The destination.
            to: Region,
            /// The value.
            value: u32,
            /// The size of the value: 1, 2 or 4 bytes.
            bytes: u32,
        }
        /// Waits until all earlier requests are done.
        12 Synchronize {
        }
        /// Records an event when all earlier requests are done. It has no reply.
        13 Record {
            /// Its number.
            event: u64,
        }
        /// Returns the milliseconds between two events. The reply is [`Value::Milliseconds`].
        14 Elapsed {
            /// The first event.
            from: u64,
            /// The second event.
            to: u64,
        }
        /// Returns the memory at an address. The reply is [`Value::Block`], or an error.
        15 Locate {
            /// The address.
            address: u64,
        }
        /// Returns the free memory. The reply is [`Value::Range`]: the free bytes and all bytes.
        16 FreeMemory {
        }
        /// Frees all memory and all modules.
        17 Reset {
        }
        /// Compiles a kernel, so that its first launch reports an error if it cannot run.
        19 Compile {
            /// The number of the kernel.
            function: u32,
        }
        /// Lists the kernels of a module. The reply is [`Value::Names`].
        18 ListFunctions {
            /// The module.
            module: u32,
        }
    }
}

messages! {
    /// The value of a reply.
    Value {
        /// No value.
        0 Nothing {
        }
        /// The parameters of the connection.
        1 Welcome {
            /// The first address of the memory of the process.
            base: u64,
            /// The number of bytes.
            bytes: u64,
            /// The id of the server's process, whose file the client opens to map the memory.
            process: u32,
            /// The file descriptor of the memory in the server.
            file: u32,
            /// The device.
            device: Device,
            /// Whether kernels may be raised: libraries then launch kernels that can be raised
            /// efficiently, otherwise those with fast native code.
            is_raised: bool,
        }
        /// An integer.
        2 Number {
            /// The integer.
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
            /// The size in bytes.
            bytes: u64,
        }
        /// A time.
        5 Milliseconds {
            /// The time in milliseconds.
            time: f32,
        }
        /// An allocation.
        6 Block {
            /// Its address.
            address: u64,
            /// The size in bytes.
            bytes: u64,
            /// Its kind.
            kind: Memory,
            /// Its name in messages.
            name: String,
        }
        /// The mangled names of kernels.
        7 Names {
            /// The names, in the order of the module.
            names: Vec<String>,
        }
    }
}

records! {
    /// The reply to a request.
    Reply {
        /// The code of a CUDA error, of this request or of an earlier one without a reply; 0 for
        /// none.
        error: u32,
        /// The requested value.
        value: Value,
        /// What kernels have printed since the last reply.
        printed: Vec<u8>,
    }
}

impl Default for Value {
    fn default() -> Value {
        Value::Nothing {}
    }
}

impl Request {
    /// Returns whether the server sends a reply.
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
    /// Sends the request.
    pub fn send(&self, to: &mut impl Write) -> io::Result<()> {
        send(self, to)
    }

    /// Waits for a request; `None` at the end of the stream.
    pub fn receive(from: &mut impl Read) -> io::Result<Option<Request>> {
        receive(from)
    }
}

impl Reply {
    /// Sends the reply.
    pub fn send(&self, to: &mut impl Write) -> io::Result<()> {
        send(self, to)
    }

    /// Waits for a reply; `None` at the end of the stream.
    pub fn receive(from: &mut impl Read) -> io::Result<Option<Reply>> {
        receive(from)
    }
}
