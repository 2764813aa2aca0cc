//! Fibers: threads of a kernel that can stop in the middle and go on later.

use std::cell::{Cell, RefCell};

use corosensei::stack::DefaultStack;
use corosensei::{Coroutine, CoroutineResult, Yielder};

use crate::memory::Range;

/// Machine code that can be stopped. After its end it can be started again.
pub(crate) struct Fiber {
    /// There until it is dropped.
    coroutine: Option<Coroutine<(), (), (), DefaultStack>>,
    /// How it stops itself.
    yielder: Box<Cell<*const Yielder<(), ()>>>,
    /// Whether it has ended, and is at the start again.
    at_start: Box<Cell<bool>>,
    /// The addresses of its stack.
    pub stack: Range,
}

impl Fiber {
    /// A fiber that runs `body`, at first and after each end.
    pub fn new(bytes: usize, body: impl Fn() + 'static) -> std::io::Result<Fiber> {
        use corosensei::stack::Stack;
        let stack = stack(bytes)?;
        let range = Range {
            low: stack.limit().get() as u64,
            high: stack.base().get() as u64,
        };
        let yielder = Box::new(Cell::new(std::ptr::null()));
        let at_start = Box::new(Cell::new(true));
        let (for_yielder, for_start) = (&raw const *yielder, &raw const *at_start);
        let coroutine = Coroutine::with_stack(stack, move |yielder: &Yielder<(), ()>, ()| {
            // SAFETY: both cells are on the heap, and the fiber that owns them outlives this.
            let (kept, at_start) = unsafe { (&*for_yielder, &*for_start) };
            kept.set(yielder);
            loop {
                at_start.set(false);
                body();
                at_start.set(true);
                yielder.suspend(());
            }
        });
        Ok(Fiber {
            coroutine: Some(coroutine),
            yielder,
            at_start,
            stack: range,
        })
    }

    /// Runs it until it stops itself, or ends: then the answer is true.
    pub fn resume(&mut self) -> bool {
        match self
            .coroutine
            .as_mut()
            .map(|coroutine| coroutine.resume(()))
        {
            Some(CoroutineResult::Yield(())) => self.at_start.get(),
            Some(CoroutineResult::Return(())) | None => true,
        }
    }

    /// What stops the fiber from inside.
    pub fn stopper(&self) -> *const Cell<*const Yielder<(), ()>> {
        &raw const *self.yielder
    }

    /// Whether it can be started; if not, it was left in the middle.
    pub fn is_at_start(&self) -> bool {
        self.at_start.get()
    }
}

impl Drop for Fiber {
    fn drop(&mut self) {
        let Some(mut coroutine) = self.coroutine.take() else {
            return;
        };
        // SAFETY: what is on its stack is machine code of kernels and functions of `runtime` that
        // stop for good, none of which owns anything.
        unsafe { coroutine.force_reset() };
        let stack = coroutine.into_stack();
        STACKS.with_borrow_mut(|kept| {
            if kept.len() < KEPT_STACKS {
                kept.push(stack);
            }
        });
    }
}

/// Stacks that a thread keeps for the next launch.
const KEPT_STACKS: usize = 1024;

thread_local! {
    static STACKS: RefCell<Vec<DefaultStack>> = const { RefCell::new(Vec::new()) };
}

/// A stack of at least `bytes` bytes.
fn stack(bytes: usize) -> std::io::Result<DefaultStack> {
    use corosensei::stack::Stack;
    let size = |stack: &DefaultStack| stack.base().get() - stack.limit().get();
    let kept = STACKS.with_borrow_mut(|kept| {
        let fits = kept.last().is_some_and(|stack| size(stack) >= bytes);
        match fits {
            true => kept.pop(),
            false => {
                // The kernels of a program need much the same: what is too small goes.
                kept.clear();
                None
            }
        }
    });
    match kept {
        Some(stack) => Ok(stack),
        None => DefaultStack::new(bytes),
    }
}

/// Stops the fiber that runs, from inside.
///
/// # Safety
/// `stopper` is that of the fiber that runs.
pub(crate) unsafe fn stop(stopper: *const Cell<*const Yielder<(), ()>>) {
    // SAFETY: the fiber has set its yielder before it ran anything, and lives.
    unsafe { (*(*stopper).get()).suspend(()) }
}
