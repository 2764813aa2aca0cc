//! Stacks for calls into a plugin whose recursion grows with the program.
//!
//! XLA:CPU links the object files of a program recursively when it serializes or loads an
//! executable: about 2.6 KB of stack for each kernel of the program, so that somewhat more than a
//! thousand kernels overflow the 8 MiB of a main thread.

use super::error::{Code, Error, Result};

/// The bytes of stack per byte of a compiled program or of its description: the object file or the
/// description of a kernel has more than 300.
const FOR_A_BYTE: usize = 32;
/// The bytes of stack for everything else.
const LEAST: usize = 8 << 20;

/// Runs `work` on a thread whose stack is large enough to link a program of `bytes`.
///
/// - errors: those of `work`; `RESOURCE_EXHAUSTED` if the system cannot create such a thread
pub(super) fn with_stack_for<T: Send>(
    bytes: usize,
    doing: &str,
    work: impl FnOnce() -> Result<T> + Send,
) -> Result<T> {
    let stack = LEAST.saturating_add(bytes.saturating_mul(FOR_A_BYTE));
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(stack);
        match thread.spawn_scoped(scope, work) {
            Ok(thread) => thread
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(error) => {
                let message = format!("no thread with a stack of {} MiB: {error}", stack >> 20);
                Err(Error::new(Code::ResourceExhausted, doing, message))
            }
        }
    })
}
