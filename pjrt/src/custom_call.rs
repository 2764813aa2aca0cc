//! Registers functions of this process as custom calls of CPU programs, by XLA's typed foreign
//! function interface.
//!
//! The structures are those of XLA's `xla/ffi/api/c_api.h`, version 0.1 of the interface, and of
//! `pjrt_c_api_ffi_extension.h`, with which a handler is registered. Later versions only add to
//! them.

use std::ffi::{CString, c_char, c_int, c_void};
use std::mem::offset_of;
use std::sync::OnceLock;

use super::error::{Code, Error, Result};
use super::plugin::Plugin;
use super::sys;

/// The arguments of a call.
pub struct Call<'a> {
    /// The operands, which alias the results, in order: each may be read and written.
    pub arrays: Vec<&'a mut [u8]>,
    frame: &'a CallFrame,
}

/// Executes a call; an error ends the program with that message.
pub type Handler = fn(&mut Call<'_>) -> std::result::Result<(), String>;

impl Call<'_> {
    /// Returns the string attribute of that name in the call's configuration.
    pub fn text(&self, name: &str) -> Option<&str> {
        let attrs = &self.frame.attrs;
        (0..attrs.size as usize).find_map(|at| {
            // SAFETY: the lists have `size` entries; names and texts live as long as the call.
            unsafe {
                let known = (**attrs.names.add(at)).text()?;
                let is_text = *attrs.types.add(at) == ATTRIBUTE_STRING;
                let value = (*attrs.attrs.add(at)).cast::<ByteSpan>();
                (known == name && is_text).then(|| (*value).text())?
            }
        })
    }
}

/// Registers `handler` as the custom call `name` of this plugin, on the CPU.
///
/// A process has one handler; the call's configuration selects what it does.
///
/// - errors: a plugin without the extension; another handler that is registered already
pub fn register(plugin: &Plugin, name: &str, handler: Handler) -> Result<()> {
    let doing = format!("registering `{name}` for custom calls");
    let known = HANDLER.get_or_init(|| handler);
    if !std::ptr::fn_addr_eq(*known, handler) {
        let message = "another function is registered already";
        return Err(Error::new(Code::AlreadyExists, &doing, message));
    }
    let Some(extension) = extension(plugin) else {
        let message = "the plugin takes no functions of others (its FFI extension is missing)";
        return Err(Error::new(Code::Unimplemented, &doing, message));
    };
    let platform = "Host";
    let mut args = RegisterArgs {
        // Plugins that expect another field before the handler check the size and return an error.
        struct_size: offset_of!(RegisterArgs, traits) + size_of::<c_int>(),
        target_name: name.as_ptr().cast(),
        target_name_size: name.len(),
        handler: handle as *mut c_void,
        platform_name: platform.as_ptr().cast(),
        platform_name_size: platform.len(),
        traits: 0,
    };
    // SAFETY: the extension is the plugin's, and the arguments are those of this function.
    let error = unsafe { ((*extension).register_handler)(&mut args) };
    // SAFETY: the result is null or an error that is owned here.
    match unsafe { plugin.api().take_error(error, &doing) } {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

static HANDLER: OnceLock<Handler> = OnceLock::new();

/// The version of the interface that defines these structures.
const VERSION: (c_int, c_int) = (0, 1);
const EXTENSION_METADATA: c_int = 1;
const STAGE_EXECUTE: c_int = 3;
const ATTRIBUTE_STRING: c_int = 4;
const CODE_INTERNAL: c_int = 13;

/// Returns the plugin's extension for custom calls.
fn extension(plugin: &Plugin) -> Option<*const FfiExtension> {
    let mut next = plugin.api().table.extension_start.cast_const();
    while !next.is_null() {
        // SAFETY: the list belongs to the plugin, and lives as long as the process.
        let base = unsafe { &*next };
        let is_whole = base.struct_size >= size_of::<FfiExtension>();
        if base.type_ == sys::PJRT_Extension_Type_FFI && is_whole {
            return Some(next.cast());
        }
        next = base.next.cast_const();
    }
    None
}

/// The function that XLA calls, to query the handler's metadata and to execute it.
unsafe extern "C" fn handle(frame: *mut CallFrame) -> *mut c_void {
    // SAFETY: XLA passes a call's frame, which lives as long as the call.
    let frame = unsafe { &*frame };
    let mut next = frame.extension_start;
    while !next.is_null() {
        // SAFETY: the list belongs to XLA.
        let base = unsafe { &*next };
        if base.kind == EXTENSION_METADATA {
            // SAFETY: an extension of this type has these fields.
            let metadata = unsafe { &mut *(*next.cast::<MetadataExtension>()).metadata };
            metadata.api_version.major = VERSION.0;
            metadata.api_version.minor = VERSION.1;
            metadata.traits = 0;
            return std::ptr::null_mut();
        }
        next = base.next;
    }
    if frame.stage != STAGE_EXECUTE {
        return std::ptr::null_mut();
    }
    let Some(handler) = HANDLER.get() else {
        return error(frame, "no function is registered");
    };
    // SAFETY: the frame belongs to a call that is being executed.
    let arrays = match unsafe { arrays(frame) } {
        Ok(arrays) => arrays,
        Err(message) => return error(frame, message),
    };
    match handler(&mut Call { arrays, frame }) {
        Ok(()) => std::ptr::null_mut(),
        Err(message) => error(frame, &message),
    }
}

/// Returns the results of a call, which alias its operands.
///
/// # Safety
/// The call is being executed.
unsafe fn arrays<'a>(frame: &CallFrame) -> std::result::Result<Vec<&'a mut [u8]>, &'static str> {
    if frame.args.size != frame.rets.size {
        return Err("a call of native code has as many operands as results");
    }
    let mut arrays = Vec::new();
    for at in 0..frame.rets.size as usize {
        // SAFETY: the lists have `size` buffers; operands and results have the bytes of their
        // shapes, and do not overlap unless they alias.
        unsafe {
            let (operand, result) = (&**frame.args.buffers.add(at), &**frame.rets.buffers.add(at));
            let bytes = result
                .bytes()
                .ok_or("an array has a type that kernels do not have")?;
            if operand.data != result.data {
                let (from, to) = (operand.data.cast::<u8>(), result.data.cast::<u8>());
                std::ptr::copy_nonoverlapping(from, to, bytes);
            }
            arrays.push(std::slice::from_raw_parts_mut(result.data.cast(), bytes));
        }
    }
    Ok(arrays)
}

/// Returns an error that XLA frees.
fn error(frame: &CallFrame, message: &str) -> *mut c_void {
    let message = CString::new(message.replace('\0', " ")).unwrap_or_default();
    let mut args = ErrorArgs {
        struct_size: size_of::<ErrorArgs>(),
        extension_start: std::ptr::null_mut(),
        message: message.as_ptr(),
        code: CODE_INTERNAL,
    };
    // SAFETY: XLA's table has this function, which copies the message.
    unsafe { ((*frame.api).error_create)(&mut args) }
}

#[repr(C)]
struct FfiExtension {
    base: sys::PJRT_Extension_Base,
    type_id_register: *const c_void,
    user_data_add: *const c_void,
    register_handler: unsafe extern "C" fn(*mut RegisterArgs) -> *mut sys::PJRT_Error,
}

#[repr(C)]
struct RegisterArgs {
    struct_size: usize,
    target_name: *const c_char,
    target_name_size: usize,
    handler: *mut c_void,
    platform_name: *const c_char,
    platform_name_size: usize,
    traits: c_int,
}

#[repr(C)]
struct ExtensionBase {
    struct_size: usize,
    kind: c_int,
    next: *mut ExtensionBase,
}

#[repr(C)]
struct MetadataExtension {
    base: ExtensionBase,
    metadata: *mut Metadata,
}

#[repr(C)]
struct Metadata {
    struct_size: usize,
    api_version: ApiVersion,
    traits: u32,
}

#[repr(C)]
struct ApiVersion {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    major: c_int,
    minor: c_int,
}

/// The part of XLA's function table that is used.
#[repr(C)]
struct FfiApi {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    api_version: ApiVersion,
    internal_api: *const c_void,
    error_create: unsafe extern "C" fn(*mut ErrorArgs) -> *mut c_void,
}

#[repr(C)]
struct ErrorArgs {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    message: *const c_char,
    code: c_int,
}

#[repr(C)]
struct Buffers {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    size: i64,
    types: *mut c_int,
    buffers: *mut *mut Buffer,
}

#[repr(C)]
struct Buffer {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    dtype: c_int,
    data: *mut c_void,
    rank: i64,
    dims: *mut i64,
}

impl Buffer {
    /// Returns the bytes of its elements; `None` for types that kernels do not have.
    fn bytes(&self) -> Option<usize> {
        // The type codes of `xla_data.proto`.
        let element = match self.dtype {
            1 | 2 | 6 => 1,
            3 | 7 | 10 | 16 => 2,
            4 | 8 | 11 => 4,
            5 | 9 | 12 => 8,
            _ => return None,
        };
        let dims = (0..self.rank as usize)
            // SAFETY: there are as many extents as dimensions.
            .map(|at| unsafe { *self.dims.add(at) } as usize);
        Some(element * dims.product::<usize>())
    }
}

#[repr(C)]
struct Attributes {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    size: i64,
    types: *mut c_int,
    names: *mut *mut ByteSpan,
    attrs: *mut *mut c_void,
}

#[repr(C)]
struct ByteSpan {
    start: *const u8,
    len: usize,
}

impl ByteSpan {
    /// # Safety
    /// The span belongs to XLA and to a call that is running.
    unsafe fn text<'a>(&self) -> Option<&'a str> {
        // SAFETY: it has `len` bytes.
        let bytes = unsafe { std::slice::from_raw_parts(self.start, self.len) };
        std::str::from_utf8(bytes).ok()
    }
}

#[repr(C)]
struct CallFrame {
    struct_size: usize,
    extension_start: *mut ExtensionBase,
    api: *const FfiApi,
    context: *mut c_void,
    stage: c_int,
    args: Buffers,
    rets: Buffers,
    attrs: Attributes,
}
