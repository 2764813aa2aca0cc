//! Fibers: threads of a kernel that can be suspended and resumed.

use std::cell::{Cell, RefCell};
use std::num::NonZero;
use std::rc::Rc;

use corosensei::stack::{DefaultStack, StackPointer};
use corosensei::{Coroutine, CoroutineResult, Yielder};

use crate::memory::{Mapping, Range};

/// A suspendable execution of machine code. After its end it can be started again.
pub(crate) struct Fiber {
    /// Present until it is dropped.
    coroutine: Option<Coroutine<(), (), (), Stack>>,
    /// The handle by which it suspends itself.
    yielder: Box<Cell<*const Yielder<(), ()>>>,
    /// Whether it has ended, and is at the start again.
    at_start: Box<Cell<bool>>,
    /// The address range of its stack.
    pub stack: Range,
    /// The address of a word that the stack must not overwrite, or 0.
    canary: u64,
}

impl Fiber {
    /// Creates a fiber that runs `body`, and again each time it is resumed after its end.
    pub fn new(bytes: usize, body: impl Fn() + 'static) -> std::io::Result<Fiber> {
        use corosensei::stack::Stack as _;
        let stack = stack(bytes)?;
        let canary = stack.canary();
        let range = Range {
            low: stack.limit().get() as u64,
            high: stack.base().get() as u64,
        };
        let yielder = Box::new(Cell::new(std::ptr::null()));
        let at_start = Box::new(Cell::new(true));
        let (for_yielder, for_start) = (&raw const *yielder, &raw const *at_start);
        let coroutine = Coroutine::with_stack(stack, move |yielder: &Yielder<(), ()>, ()| {
            // SAFETY: both cells are on the heap, and the fiber that owns them outlives the
            // closure.
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
            canary,
        })
    }

    /// Runs it until it suspends itself or ends; returns whether it ended.
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

    /// Returns whether its stack has overflowed. It may then have overwritten that of another
    /// fiber.
    pub fn has_overflown(&self) -> bool {
        // SAFETY: the address is that of a word of this fiber's stack.
        self.canary != 0 && unsafe { *(self.canary as *const u64) } != CANARY
    }

    /// Returns the handle that suspends the fiber from inside.
    pub fn stopper(&self) -> *const Cell<*const Yielder<(), ()>> {
        &raw const *self.yielder
    }

    /// Returns whether it can be started; otherwise it was suspended in the middle.
    pub fn is_at_start(&self) -> bool {
        self.at_start.get()
    }
}

impl Drop for Fiber {
    fn drop(&mut self) {
        let Some(mut coroutine) = self.coroutine.take() else {
            return;
        };
        // SAFETY: its stack holds only frames of kernels and of functions of `runtime` that never
        // return, none of which owns anything.
        unsafe { coroutine.force_reset() };
        let stack = coroutine.into_stack();
        STACKS.with_borrow_mut(|kept| {
            if kept.len() < KEPT_STACKS && matches!(stack, Stack::Guarded(_)) {
                kept.push(stack);
            }
        });
    }
}

/// The most stacks that a thread keeps for later launches.
const KEPT_STACKS: usize = 1024;
/// The number of a thread's fibers from which on stacks are adjacent: the system has room for only
/// some ten thousand guard pages.
const MOST_GUARDED: usize = 4096;
/// The number of adjacent stacks in a slab.
const SLAB_STACKS: usize = 64;
/// The lowest word of such a stack unless it has overflowed.
const CANARY: u64 = 0x5afe_57ac_6bea_7001;

thread_local! {
    static STACKS: RefCell<Vec<Stack>> = const { RefCell::new(Vec::new()) };
    /// The stacks with guard pages in use.
    static GUARDED: Cell<usize> = const { Cell::new(0) };
    /// The present slab, and the number of unused stacks in it.
    static SLAB: RefCell<Option<(Rc<Slab>, usize)>> = const { RefCell::new(None) };
}

/// The stack of a fiber.
enum Stack {
    Guarded(DefaultStack),
    InSlab {
        base: usize,
        bytes: usize,
        _slab: Rc<Slab>,
    },
}

// SAFETY: both kinds are exclusively owned memory, aligned to pages.
unsafe impl corosensei::stack::Stack for Stack {
    fn base(&self) -> StackPointer {
        match self {
            Stack::Guarded(stack) => stack.base(),
            Stack::InSlab { base, .. } => NonZero::new(*base).expect("a slab is not at address 0"),
        }
    }

    fn limit(&self) -> StackPointer {
        match self {
            Stack::Guarded(stack) => stack.limit(),
            Stack::InSlab { base, bytes, .. } => {
                NonZero::new(base - bytes).expect("a slab is not at address 0")
            }
        }
    }
}

impl Stack {
    fn new(bytes: usize) -> std::io::Result<Stack> {
        if GUARDED.get() < MOST_GUARDED {
            GUARDED.set(GUARDED.get() + 1);
            return DefaultStack::new(bytes).map(Stack::Guarded);
        }
        SLAB.with_borrow_mut(|open| {
            let fits = |(slab, left): &(Rc<Slab>, usize)| slab.stack_bytes == bytes && *left > 0;
            if !open.as_ref().is_some_and(fits) {
                *open = Some((Rc::new(Slab::new(bytes)?), SLAB_STACKS));
            }
            let (slab, left) = open.as_mut().expect("it is open");
            let low = slab.mapping.start() as usize + (*left - 1) * bytes;
            *left -= 1;
            // SAFETY: these bytes of the mapping belong to this stack only.
            unsafe { *(low as *mut u64) = CANARY };
            Ok(Stack::InSlab {
                base: low + bytes,
                bytes,
                _slab: slab.clone(),
            })
        })
    }

    /// Returns the address of the canary, or 0.
    fn canary(&self) -> u64 {
        match self {
            Stack::Guarded(_) => 0,
            Stack::InSlab { base, bytes, .. } => (base - bytes) as u64,
        }
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        if let Stack::Guarded(_) = self {
            GUARDED.set(GUARDED.get().saturating_sub(1));
        }
    }
}

/// Memory of stacks without guard pages between them.
struct Slab {
    mapping: Mapping,
    stack_bytes: usize,
}

impl Slab {
    fn new(stack_bytes: usize) -> std::io::Result<Slab> {
        Ok(Slab {
            mapping: Mapping::anywhere(SLAB_STACKS * stack_bytes)?,
            stack_bytes,
        })
    }
}

/// Returns a stack of at least `bytes` bytes.
fn stack(bytes: usize) -> std::io::Result<Stack> {
    use corosensei::stack::Stack as _;
    let size = |stack: &Stack| stack.base().get() - stack.limit().get();
    let kept = STACKS.with_borrow_mut(|kept| {
        let fits = kept.last().is_some_and(|stack| size(stack) >= bytes);
        match fits {
            true => kept.pop(),
            false => {
                // The kernels of a program need similar sizes: stacks that are too small are freed.
                kept.clear();
                None
            }
        }
    });
    match kept {
        Some(stack) => Ok(stack),
        None => Stack::new(bytes),
    }
}

/// Suspends the running fiber, from inside.
///
/// # Safety
/// `stopper` is that of the running fiber.
pub(crate) unsafe fn stop(stopper: *const Cell<*const Yielder<(), ()>>) {
    // SAFETY: the fiber is alive, and sets its yielder before it runs anything.
    unsafe { (*(*stopper).get()).suspend(()) }
}
