//! The connection of this process to the server.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::ffi::c_void;
use std::io::{self, BufReader, BufWriter, Write};
use std::os::fd::AsRawFd;
use std::os::unix::net::UnixStream;
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::errors::{NO_DEVICE, NOT_INITIALIZED, SUCCESS, UNKNOWN, is_lasting};
use crate::protocol::{Device, Memory, Reply, Request, SOCKET, VERSION, Value};
use crate::{faults, sys};

/// A code of [`crate::errors`].
pub type Error = u32;

/// The connection to the server.
pub struct Client {
    process: u32,
    reader: BufReader<UnixStream>,
    writer: BufWriter<UnixStream>,
    /// The addresses of device memory.
    pub base: u64,
    pub bytes: u64,
    /// A second mapping of the same memory that the host can access.
    window: *mut u8,
    file: std::fs::File,
    pub device: Device,
    /// Whether kernels may be raised.
    pub is_raised: bool,
    /// Whether the host can access any of it at the device addresses.
    pub is_shared: bool,
    /// The sticky error that every later call returns once a kernel failed.
    lasting: Error,
    /// The kernels that are known to compile.
    compiled: BTreeSet<u32>,
}

// SAFETY: the window is shared memory, which belongs to no thread.
unsafe impl Send for Client {}

enum State {
    New,
    Connected(Box<Client>),
    Failed(Error),
}

static STATE: Mutex<State> = Mutex::new(State::New);

thread_local! {
    static LAST: Cell<Error> = const { Cell::new(SUCCESS) };
    static HAS_CONTEXT: Cell<bool> = const { Cell::new(false) };
}

/// Records the result of the function of that name, if it belongs to the runtime API.
pub fn keep_of(function: &str, error: Error) -> Error {
    match function.trim_start_matches('_').starts_with("cuda") {
        true => keep(error),
        false => error,
    }
}

/// Returns whether this thread has called the runtime API, which makes the primary context current.
pub fn has_primary_context() -> bool {
    HAS_CONTEXT.with(Cell::get)
}

/// Clears the primary context of this thread.
pub fn forget_primary_context() {
    HAS_CONTEXT.with(|has| has.set(false));
}

/// Records the result of a function of the runtime API for `cudaGetLastError`, and returns it. The
/// primary context is current on the thread from then on.
pub fn keep(error: Error) -> Error {
    HAS_CONTEXT.with(|has| has.set(true));
    if error != SUCCESS {
        LAST.with(|last| last.set(error));
    }
    error
}

/// Returns the last error of this thread; `forget` resets it to `SUCCESS`, unless it is sticky.
pub fn last_error(forget: bool) -> Error {
    let error = LAST.with(Cell::get);
    if forget {
        LAST.with(|last| last.set(SUCCESS));
    }
    if error != SUCCESS {
        return error;
    }
    match &*lock() {
        State::Connected(client) => client.lasting,
        State::New | State::Failed(_) => SUCCESS,
    }
}

fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Prints a message of this library.
pub fn say(message: &str) {
    // A program may have closed standard error.
    let _ = writeln!(io::stderr(), "reactant-rs: {message}");
}

/// Prints a message the first time only.
pub fn say_once(message: &str) {
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if said.insert(message.to_owned()) {
        say(message);
    }
}

/// Calls `action` with the connection, which the first call of the process establishes.
pub fn with<T>(action: impl FnOnce(&mut Client) -> Result<T, Error>) -> Result<T, Error> {
    let mut state = lock();
    if let State::New = *state {
        *state = match Client::connect() {
            Ok(client) => State::Connected(Box::new(client)),
            Err((error, message)) => {
                say(&message);
                State::Failed(error)
            }
        };
    }
    match &mut *state {
        State::Connected(client) if client.process != std::process::id() => {
            say_once(
                "this process was forked from one that uses CUDA, and cannot use it itself (nor could it with NVIDIA's libraries)",
            );
            Err(NOT_INITIALIZED)
        }
        State::Connected(client) => action(client),
        State::Failed(error) => Err(*error),
        State::New => Err(NOT_INITIALIZED),
    }
}

/// As [`with`], unless another thread holds the connection; for signal handlers.
pub fn try_with<T>(action: impl FnOnce(&mut Client) -> Option<T>) -> Option<T> {
    match &mut *STATE.try_lock().ok()? {
        State::Connected(client) => action(client),
        State::New | State::Failed(_) => None,
    }
}

/// Returns the device.
pub fn device() -> Result<Device, Error> {
    with(|client| Ok(client.device.clone()))
}

impl Client {
    fn connect() -> Result<Client, (Error, String)> {
        let failed = |error: io::Error| {
            (
                UNKNOWN,
                format!("no connection to the server that executes CUDA calls: {error}"),
            )
        };
        let Some(path) = std::env::var_os(SOCKET) else {
            let message = "this is no GPU driver: start the program by `reactant-rs exec -- PROGRAM` or `reactant-rs trace -o FOLDER -- PROGRAM`";
            return Err((NO_DEVICE, message.to_owned()));
        };
        let stream = UnixStream::connect(path).map_err(failed)?;
        let mut writer = BufWriter::with_capacity(1 << 16, stream.try_clone().map_err(failed)?);
        let mut reader = BufReader::new(stream);
        let program = std::env::args_os().next().unwrap_or_default();
        let hello = Request::Hello {
            version: VERSION,
            process: std::process::id(),
            program: program.to_string_lossy().into_owned(),
        };
        hello
            .send(&mut writer)
            .and_then(|()| writer.flush())
            .map_err(failed)?;
        let reply = Reply::receive(&mut reader).map_err(failed)?;
        let Some(Reply {
            error: SUCCESS,
            value:
                Value::Welcome {
                    base,
                    bytes,
                    process,
                    file,
                    device,
                    is_raised,
                },
            ..
        }) = reply
        else {
            let message = "the server that executes CUDA calls belongs to another version of reactant-rs, or has no more room for processes";
            return Err((NO_DEVICE, message.to_owned()));
        };
        let file = std::fs::OpenOptions::new()
            .read(true)
            .write(true)
            .open(format!("/proc/{process}/fd/{file}"));
        let file = file.map_err(failed)?;
        let window = map_memory(&file, base, bytes).map_err(failed)?;
        faults::watch();
        Ok(Client {
            process: std::process::id(),
            reader,
            writer,
            base,
            bytes,
            window,
            file,
            device,
            is_raised,
            is_shared: false,
            lasting: SUCCESS,
            compiled: BTreeSet::new(),
        })
    }

    /// Returns whether an address belongs to device memory.
    pub fn owns(&self, address: u64) -> bool {
        (self.base..self.base + self.bytes).contains(&address)
    }

    /// Returns the address at which the host can access the byte at a device address.
    ///
    /// # Safety
    /// The address belongs to device memory.
    pub unsafe fn reachable(&self, address: u64) -> *mut u8 {
        // SAFETY: the window is as long as the range of addresses.
        unsafe { self.window.add((address - self.base) as usize) }
    }

    /// Makes a range of device memory accessible to the process at its own addresses.
    pub fn open_to_host(&mut self, address: u64, bytes: u64) -> io::Result<()> {
        self.is_shared = true;
        let bytes = (bytes as usize).max(1).next_multiple_of(4096);
        // SAFETY: the range was reserved by this client, and nothing else is mapped there.
        let mapped = unsafe {
            sys::mmap(
                address as *mut c_void,
                bytes,
                sys::PROT_READ | sys::PROT_WRITE,
                sys::MAP_SHARED | sys::MAP_FIXED,
                self.file.as_raw_fd(),
                (address - self.base) as i64,
            )
        };
        match mapped as u64 == address {
            true => Ok(()),
            false => Err(io::Error::last_os_error()),
        }
    }

    /// Makes a range of device memory inaccessible at its own addresses again.
    pub fn close_to_host(&self, address: u64, bytes: u64) {
        let bytes = (bytes as usize).max(1).next_multiple_of(4096);
        // SAFETY: as above. After a failure the memory stays accessible, which is harmless.
        unsafe {
            sys::mmap(
                address as *mut c_void,
                bytes,
                sys::PROT_NONE,
                sys::MAP_PRIVATE | sys::MAP_ANONYMOUS | sys::MAP_NORESERVE | sys::MAP_FIXED,
                -1,
                0,
            );
        }
    }

    /// Moves pages of the program to a range of device memory, which is then mapped at their
    /// addresses too.
    pub fn share_pages(&mut self, first: u64, device: u64, bytes: u64) -> io::Result<()> {
        self.is_shared = true;
        // SAFETY: the program's pages can be read, the device's range can be written through the
        // window, and both hold the same bytes when the mapping is replaced.
        let mapped = unsafe {
            std::ptr::copy_nonoverlapping(
                first as *const u8,
                self.reachable(device),
                bytes as usize,
            );
            sys::mmap(
                first as *mut c_void,
                bytes as usize,
                sys::PROT_READ | sys::PROT_WRITE,
                sys::MAP_SHARED | sys::MAP_FIXED,
                self.file.as_raw_fd(),
                (device - self.base) as i64,
            )
        };
        match mapped as u64 == first {
            true => Ok(()),
            false => Err(io::Error::last_os_error()),
        }
    }

    /// Gives the program private pages again, with the same contents.
    pub fn take_back_pages(&self, first: u64, device: u64, bytes: u64) -> io::Result<()> {
        let bytes = bytes as usize;
        // SAFETY: a new mapping is filled, then moved to the program's addresses.
        let moved = unsafe {
            let own = sys::mmap(
                std::ptr::null_mut(),
                bytes,
                sys::PROT_READ | sys::PROT_WRITE,
                sys::MAP_PRIVATE | sys::MAP_ANONYMOUS,
                -1,
                0,
            );
            if own as isize == -1 {
                return Err(io::Error::last_os_error());
            }
            std::ptr::copy_nonoverlapping(self.reachable(device), own.cast(), bytes);
            let flags = sys::MREMAP_MAYMOVE | sys::MREMAP_FIXED;
            sys::mremap(own, bytes, bytes, flags, first as *mut c_void)
        };
        match moved as u64 == first {
            true => Ok(()),
            false => Err(io::Error::last_os_error()),
        }
    }

    /// Sends a request without a reply.
    pub fn tell(&mut self, request: &Request) -> Result<(), Error> {
        if self.lasting != SUCCESS {
            return Err(self.lasting);
        }
        let sent = request
            .send(&mut self.writer)
            .and_then(|()| self.writer.flush());
        sent.map_err(|error| self.lost(&error))
    }

    /// Launches a kernel.
    ///
    /// - errors: a kernel that cannot run, at its first launch
    pub fn launch(&mut self, function: u32, request: &Request) -> Result<(), Error> {
        if !self.compiled.contains(&function) {
            self.ask(&Request::Compile { function })?;
            self.compiled.insert(function);
        }
        self.tell(request)
    }

    /// Sends a request and waits for the reply.
    pub fn ask(&mut self, request: &Request) -> Result<Value, Error> {
        if self.lasting != SUCCESS {
            return Err(self.lasting);
        }
        let answer = request
            .send(&mut self.writer)
            .and_then(|()| self.writer.flush())
            .and_then(|()| Reply::receive(&mut self.reader));
        match answer {
            Ok(Some(reply)) => {
                print(&reply.printed);
                if is_lasting(reply.error) {
                    self.lasting = reply.error;
                }
                match reply.error {
                    SUCCESS => Ok(reply.value),
                    error => Err(error),
                }
            }
            Ok(None) => Err(self.lost(&io::Error::other("it has ended"))),
            Err(error) => Err(self.lost(&error)),
        }
    }

    /// Clears a sticky error, after a reset of the device.
    pub fn forget_error(&mut self) {
        self.lasting = SUCCESS;
    }

    fn lost(&mut self, error: &io::Error) -> Error {
        say_once(&format!(
            "the server that executes CUDA calls does not answer: {error}"
        ));
        self.lasting = UNKNOWN;
        UNKNOWN
    }
}

/// Writes what kernels have printed to C's standard output, in order with what the program prints.
fn print(text: &[u8]) {
    if !text.is_empty() {
        // SAFETY: the text is as long as said. A failure cannot be reported.
        unsafe {
            sys::fwrite(text.as_ptr().cast(), 1, text.len(), sys::stdout);
            sys::fflush(sys::stdout);
        }
    }
}

/// Reserves the addresses of device memory, and maps the memory at other addresses.
fn map_memory(file: &std::fs::File, base: u64, bytes: u64) -> io::Result<*mut u8> {
    let none = sys::MAP_PRIVATE | sys::MAP_ANONYMOUS | sys::MAP_NORESERVE;
    // SAFETY: the system call replaces no existing mapping.
    unsafe {
        let reserved = sys::mmap(
            base as *mut c_void,
            bytes as usize,
            sys::PROT_NONE,
            none | sys::MAP_FIXED_NOREPLACE,
            -1,
            0,
        );
        if reserved as u64 != base {
            return Err(io::Error::last_os_error());
        }
        let window = sys::mmap(
            ptr::null_mut(),
            bytes as usize,
            sys::PROT_READ | sys::PROT_WRITE,
            sys::MAP_SHARED | sys::MAP_NORESERVE,
            file.as_raw_fd(),
            0,
        );
        if window as isize == -1 {
            let error = io::Error::last_os_error();
            sys::munmap(reserved, bytes as usize);
            return Err(error);
        }
        // Core files should not contain a tebibyte of zeros.
        sys::madvise(window, bytes as usize, sys::MADV_DONTDUMP);
        Ok(window.cast())
    }
}

/// Allocates memory for the host or the device.
pub fn allocate(bytes: u64, kind: Memory, site: String) -> Result<u64, Error> {
    with(|client| {
        let request = Request::Allocate { bytes, kind, site };
        let Value::Range { address, bytes } = client.ask(&request)? else {
            return Err(UNKNOWN);
        };
        if kind.is_on_host() {
            client
                .open_to_host(address, bytes)
                .map_err(|_| crate::errors::OUT_OF_MEMORY)?;
        }
        Ok(address)
    })
}

/// Defines unsupported functions of a library: each prints a message once, and returns the
/// `UNSUPPORTED` of the module, a `Status`.
macro_rules! unsupported {
    ($($name:ident)*) => {$(
        #[unsafe(no_mangle)]
        pub extern "C" fn $name() -> Status {
            $crate::client::say_once(concat!("the program calls `", stringify!($name), "`, which is not supported"));
            UNSUPPORTED
        }
    )*};
}
pub(crate) use unsupported;
