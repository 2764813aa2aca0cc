//! Handling of accesses of machine code to unmapped memory: the signal becomes an error of the
//! launch.
//!
//! The handler resumes the thread in a function that suspends the fiber for good, as a failed check
//! does. A fault outside of machine code is passed to the previous handler.

use std::cell::Cell;
use std::sync::OnceLock;

use crate::fault::Fault;
use crate::runtime::{Context, fail};

thread_local! {
    /// The block that this thread runs; null outside of machine code.
    static RUNNING: Cell<*const Running> = const { Cell::new(std::ptr::null()) };
}

/// The running block, for the handler.
pub(crate) struct Running {
    context: *const (),
    block: Cell<[u32; 3]>,
    address: Cell<u64>,
}

impl Running {
    pub fn new(context: &Context<'_>) -> Running {
        Running {
            context: std::ptr::from_ref(context).cast(),
            block: Cell::new([0; 3]),
            address: Cell::new(0),
        }
    }

    /// Runs machine code of a block.
    pub fn during<T>(&self, block: [u32; 3], action: impl FnOnce() -> T) -> T {
        self.block.set(block);
        let before = RUNNING.replace(self);
        let result = action();
        RUNNING.set(before);
        result
    }
}

static BEFORE: OnceLock<[libc::sigaction; 2]> = OnceLock::new();

/// Installs handlers that turn faults of machine code into errors, for the whole process.
pub fn catch_faults() {
    BEFORE.get_or_init(|| [install(libc::SIGSEGV), install(libc::SIGBUS)]);
}

fn install(signal: i32) -> libc::sigaction {
    // SAFETY: a structure of integers may be zero, and the handler has the signature that the flags
    // require.
    unsafe {
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = handle as *const () as usize;
        new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
        let mut old: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, &raw const new, &raw mut old);
        old
    }
}

extern "C" fn handle(signal: i32, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    let running = RUNNING.get();
    // SAFETY: the system passes both structures; `running` is alive while its machine code runs.
    unsafe {
        let address = (*info).si_addr() as u64;
        if let Some(running) = running.as_ref() {
            running.address.set(address);
            go_on_in_stop(context.cast());
            return;
        }
        let before = BEFORE
            .get()
            .map(|both| both[usize::from(signal != libc::SIGSEGV)]);
        match before {
            Some(before) => libc::sigaction(signal, &raw const before, std::ptr::null_mut()),
            None => libc::signal(signal, libc::SIG_DFL) as i32,
        };
    }
}

/// Makes the interrupted thread continue in `stop`.
#[cfg(target_arch = "x86_64")]
unsafe fn go_on_in_stop(context: *mut libc::ucontext_t) {
    // SAFETY: the caller passes the context of the signal.
    let registers = unsafe { &mut (*context).uc_mcontext.gregs };
    let stack = registers[libc::REG_RSP as usize];
    // As after a call: the return address is at the top, below the red zone.
    registers[libc::REG_RSP as usize] = ((stack - 256) & !15) - 8;
    registers[libc::REG_RIP as usize] = stop as *const () as i64;
}

#[cfg(not(target_arch = "x86_64"))]
unsafe fn go_on_in_stop(_context: *mut libc::ucontext_t) {
    // Machine code is generated for x86-64 only.
    std::process::abort();
}

extern "C" fn stop() -> ! {
    let running = RUNNING.get();
    // SAFETY: the handler continues here with the running block set.
    unsafe {
        let running = &*running;
        let fault = Fault::NoMemory {
            block: running.block.get(),
            address: running.address.get(),
        };
        fail(&*running.context.cast::<Context<'_>>(), fault)
    }
}
