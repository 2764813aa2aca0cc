//! The key-value store through which plugins in several processes find each other; the caller
//! provides it.

use std::ffi::{c_char, c_int, c_void};
use std::sync::Arc;
use std::time::Duration;

use super::api;
use super::sys;

/// A key-value store that all processes share. A value does not change once it is set.
pub trait KeyValue: Send + Sync {
    /// Returns the value of a key; waits up to `patience` if it is not set yet.
    fn get(&self, key: &str, patience: Duration) -> Result<Vec<u8>, String>;

    /// Returns the value of a key, if it is set.
    fn try_get(&self, key: &str) -> Result<Option<Vec<u8>>, String>;

    /// Sets a key.
    fn put(&self, key: &str, value: &[u8]) -> Result<(), String>;
}

/// A store at a stable address, for the plugin's callbacks.
pub(super) struct Store(Box<Arc<dyn KeyValue>>);

impl Store {
    pub fn new(store: Arc<dyn KeyValue>) -> Store {
        Store(Box::new(store))
    }

    /// Registers the callbacks in `args`. The store must outlive the client that is created.
    pub fn give_to(&self, args: &mut sys::PJRT_Client_Create_Args) {
        let place: *const Arc<dyn KeyValue> = &*self.0;
        let place = place.cast_mut().cast::<c_void>();
        args.kv_get_callback = Some(get);
        args.kv_get_user_arg = place;
        args.kv_try_get_callback = Some(try_get);
        args.kv_try_get_user_arg = place;
        args.kv_put_callback = Some(put);
        args.kv_put_user_arg = place;
    }
}

const NOT_FOUND: sys::PJRT_Error_Code = 5;
const DEADLINE_EXCEEDED: sys::PJRT_Error_Code = 4;
const UNAVAILABLE: sys::PJRT_Error_Code = 14;

/// Creates an error with the plugin's function.
///
/// # Safety
/// `make` is null or points to the plugin's function.
unsafe fn error(
    make: *mut sys::PJRT_CallbackError,
    code: sys::PJRT_Error_Code,
    message: &str,
) -> *mut sys::PJRT_Error {
    // SAFETY: by the caller's contract; the call copies the message.
    match unsafe { make.as_ref() }.copied().flatten() {
        Some(make) => unsafe { make(code, message.as_ptr().cast::<c_char>(), message.len()) },
        None => std::ptr::null_mut(),
    }
}

/// # Safety
/// `user` is the pointer that [`Store::give_to`] set, still alive.
unsafe fn store<'a>(user: *mut c_void) -> &'a dyn KeyValue {
    // SAFETY: by the caller's contract.
    unsafe { &**user.cast::<Arc<dyn KeyValue>>() }
}

/// Returns bytes for the plugin that [`free`] frees.
fn lend(value: Vec<u8>) -> (*mut c_char, usize) {
    let length = value.len();
    // The length precedes the bytes, for `free`.
    let mut block = Vec::with_capacity(size_of::<usize>() + length);
    block.extend(length.to_ne_bytes());
    block.extend(value);
    let start = Box::into_raw(block.into_boxed_slice()).cast::<u8>();
    // SAFETY: the block has that many more bytes.
    (unsafe { start.add(size_of::<usize>()) }.cast(), length)
}

unsafe extern "C" fn free(value: *mut c_char) {
    // SAFETY: `value` comes from `lend` and is freed once: the length precedes it, and both are one
    // boxed slice.
    unsafe {
        let start = value.cast::<u8>().sub(size_of::<usize>());
        let length = start.cast::<[u8; size_of::<usize>()]>().read();
        let length = size_of::<usize>() + usize::from_ne_bytes(length);
        drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(
            start, length,
        )));
    }
}

fn patience(timeout_in_ms: c_int) -> Duration {
    Duration::from_millis(timeout_in_ms.max(0) as u64)
}

unsafe extern "C" fn get(args: *mut sys::PJRT_KeyValueGetCallback_Args) -> *mut sys::PJRT_Error {
    // SAFETY: the plugin's arguments live through the call, the key has the given length, and the
    // user pointer is that of `give_to`.
    unsafe {
        let args = &mut *args;
        let key = api::text(args.key, args.key_size);
        match store(args.user_arg).get(&key, patience(args.timeout_in_ms)) {
            Ok(value) => {
                (args.value, args.value_size) = lend(value);
                args.value_deleter_callback = Some(free);
                std::ptr::null_mut()
            }
            Err(message) => error(args.callback_error, DEADLINE_EXCEEDED, &message),
        }
    }
}

unsafe extern "C" fn try_get(
    args: *mut sys::PJRT_KeyValueTryGetCallback_Args,
) -> *mut sys::PJRT_Error {
    // SAFETY: as above.
    unsafe {
        let args = &mut *args;
        let key = api::text(args.key, args.key_size);
        match store(args.user_arg).try_get(&key) {
            Ok(Some(value)) => {
                (args.value, args.value_size) = lend(value);
                args.value_deleter_callback = Some(free);
                std::ptr::null_mut()
            }
            Ok(None) => error(
                args.callback_error,
                NOT_FOUND,
                &format!("`{key}` is not set"),
            ),
            Err(message) => error(args.callback_error, UNAVAILABLE, &message),
        }
    }
}

unsafe extern "C" fn put(args: *mut sys::PJRT_KeyValuePutCallback_Args) -> *mut sys::PJRT_Error {
    // SAFETY: as above; the value has the given length.
    unsafe {
        let args = &mut *args;
        let key = api::text(args.key, args.key_size);
        let value = api::list(args.value.cast::<u8>(), args.value_size);
        match store(args.user_arg).put(&key, value) {
            Ok(()) => std::ptr::null_mut(),
            Err(message) => error(args.callback_error, UNAVAILABLE, &message),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Mutex;

    use super::*;

    #[derive(Default)]
    struct Map(Mutex<BTreeMap<String, Vec<u8>>>);

    impl KeyValue for Map {
        fn get(&self, key: &str, _: Duration) -> Result<Vec<u8>, String> {
            self.try_get(key)?
                .ok_or_else(|| format!("nobody set {key}"))
        }

        fn try_get(&self, key: &str) -> Result<Option<Vec<u8>>, String> {
            Ok(self.0.lock().unwrap().get(key).cloned())
        }

        fn put(&self, key: &str, value: &[u8]) -> Result<(), String> {
            self.0
                .lock()
                .unwrap()
                .insert(key.to_owned(), value.to_vec());
            Ok(())
        }
    }

    unsafe extern "C" fn remember(
        code: sys::PJRT_Error_Code,
        message: *const c_char,
        length: usize,
    ) -> *mut sys::PJRT_Error {
        // SAFETY: the message has the given length.
        let message = unsafe { api::text(message, length) };
        Box::into_raw(Box::new((code, message))).cast()
    }

    fn remembered(error: *mut sys::PJRT_Error) -> (sys::PJRT_Error_Code, String) {
        assert!(!error.is_null());
        // SAFETY: made by `remember`.
        *unsafe { Box::from_raw(error.cast::<(sys::PJRT_Error_Code, String)>()) }
    }

    /// Calls the callbacks as a plugin does: by address, with C strings.
    #[test]
    fn plugins_call_back() {
        let store = Store::new(Arc::new(Map::default()));
        let mut create: sys::PJRT_Client_Create_Args = api::new();
        store.give_to(&mut create);
        let mut make: sys::PJRT_CallbackError = Some(remember);
        for value in [&b"a value"[..], b"", &[0; 100_000]] {
            let mut args: sys::PJRT_KeyValuePutCallback_Args = api::new();
            (args.key, args.key_size) = (c"key".as_ptr(), 3);
            (args.value, args.value_size) = (value.as_ptr().cast(), value.len());
            args.user_arg = create.kv_put_user_arg;
            args.callback_error = &mut make;
            // SAFETY: the arguments are as a plugin gives them.
            assert!(unsafe { create.kv_put_callback.unwrap()(&mut args) }.is_null());
            let mut args: sys::PJRT_KeyValueGetCallback_Args = api::new();
            (args.key, args.key_size) = (c"key".as_ptr(), 3);
            args.timeout_in_ms = 10;
            args.user_arg = create.kv_get_user_arg;
            args.callback_error = &mut make;
            // SAFETY: as above; the value is freed as the plugin would.
            unsafe {
                assert!(create.kv_get_callback.unwrap()(&mut args).is_null());
                let found = api::list(args.value.cast::<u8>(), args.value_size);
                assert_eq!(found, value);
                args.value_deleter_callback.unwrap()(args.value);
            }
        }
        let mut args: sys::PJRT_KeyValueTryGetCallback_Args = api::new();
        (args.key, args.key_size) = (c"none".as_ptr(), 4);
        args.user_arg = create.kv_try_get_user_arg;
        args.callback_error = &mut make;
        // SAFETY: as above.
        let (code, message) = remembered(unsafe { create.kv_try_get_callback.unwrap()(&mut args) });
        assert_eq!((code, message.as_str()), (NOT_FOUND, "`none` is not set"));
    }
}
