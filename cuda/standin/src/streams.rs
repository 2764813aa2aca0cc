//! Streams and events. The server executes all requests in the order of the calls, which preserves
//! the order of each stream and of each event.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::errors::{INVALID_HANDLE, NOT_READY, SUCCESS, UNKNOWN};
use crate::protocol::{Request, Value};

/// A stream, or an event.
#[derive(Clone, Copy, Default)]
struct Handle {
    flags: u32,
    priority: i32,
    is_recorded: bool,
}

static STREAMS: Mutex<BTreeMap<usize, Handle>> = Mutex::new(BTreeMap::new());
static EVENTS: Mutex<BTreeMap<usize, Handle>> = Mutex::new(BTreeMap::new());

/// `cudaStreamLegacy` and `cudaStreamPerThread` are handles of at most this value; null is the
/// default stream.
const SPECIAL: usize = 2;

fn make(handles: &Mutex<BTreeMap<usize, Handle>>, handle: Handle) -> usize {
    // Handles are addresses, as in NVIDIA's libraries.
    let key = Box::into_raw(Box::new(0_u64)) as usize;
    handles
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(key, handle);
    key
}

fn look(handles: &Mutex<BTreeMap<usize, Handle>>, key: *mut c_void) -> Option<Handle> {
    let handles = handles.lock().unwrap_or_else(PoisonError::into_inner);
    handles.get(&(key as usize)).copied()
}

fn remove(handles: &Mutex<BTreeMap<usize, Handle>>, key: *mut c_void) -> Error {
    let mut handles = handles.lock().unwrap_or_else(PoisonError::into_inner);
    match handles.remove(&(key as usize)) {
        Some(_) => SUCCESS,
        None => INVALID_HANDLE,
    }
}

pub fn new_stream(flags: u32, priority: i32) -> *mut c_void {
    make(
        &STREAMS,
        Handle {
            flags,
            priority,
            is_recorded: false,
        },
    ) as *mut c_void
}

/// Returns the flags and the priority of a stream.
pub fn stream(stream: *mut c_void) -> Result<(u32, i32), Error> {
    if stream as usize <= SPECIAL {
        return Ok((0, 0));
    }
    let handle = look(&STREAMS, stream).ok_or(INVALID_HANDLE)?;
    Ok((handle.flags, handle.priority))
}

pub fn remove_stream(stream: *mut c_void) -> Error {
    remove(&STREAMS, stream)
}

pub fn new_event(flags: u32) -> *mut c_void {
    make(
        &EVENTS,
        Handle {
            flags,
            priority: 0,
            is_recorded: false,
        },
    ) as *mut c_void
}

pub fn remove_event(event: *mut c_void) -> Error {
    remove(&EVENTS, event)
}

pub fn is_event(event: *mut c_void) -> bool {
    look(&EVENTS, event).is_some()
}

/// Waits until all requests are done.
pub fn synchronize() -> Error {
    let done = client::with(|client| client.ask(&Request::Synchronize {}));
    done.err().unwrap_or(SUCCESS)
}

pub fn record(event: *mut c_void) -> Error {
    {
        let mut events = EVENTS.lock().unwrap_or_else(PoisonError::into_inner);
        match events.get_mut(&(event as usize)) {
            Some(handle) => handle.is_recorded = true,
            None => return INVALID_HANDLE,
        }
    }
    let told = client::with(|client| {
        client.tell(&Request::Record {
            event: event as u64,
        })
    });
    told.err().unwrap_or(SUCCESS)
}

/// Returns the milliseconds between two events.
pub fn elapsed(from: *mut c_void, to: *mut c_void) -> Result<f32, Error> {
    for event in [from, to] {
        match look(&EVENTS, event) {
            Some(handle) if handle.is_recorded => {}
            Some(_) => return Err(NOT_READY),
            None => return Err(INVALID_HANDLE),
        }
    }
    let request = Request::Elapsed {
        from: from as u64,
        to: to as u64,
    };
    client::with(|client| match client.ask(&request)? {
        Value::Milliseconds { time } => Ok(time),
        _ => Err(UNKNOWN),
    })
}
