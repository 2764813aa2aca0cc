//! The functions for graphs, which the runtime and the driver API share.

use std::collections::BTreeSet;
use std::ffi::{c_char, c_int, c_uint, c_void};

use crate::client::{self, Error};
use crate::errors::{INVALID_VALUE, NOT_SUPPORTED, SUCCESS};
use crate::graphs::{self, Action};
use crate::launch::{self, Configuration, Dim3};
use crate::protocol::Region;
use crate::runtime::{self, api, put, put_result};
use crate::{device, driver};

type Handle = *mut c_void;

/// `cudaKernelNodeParams`, and `CUDA_KERNEL_NODE_PARAMS`.
#[repr(C)]
pub struct KernelNode {
    function: Handle,
    grid: Dim3,
    block: Dim3,
    shared: c_uint,
    params: *const *const c_void,
    extra: *const *const c_void,
}

/// `cudaMemsetParams`, and `CUDA_MEMSET_NODE_PARAMS`.
#[repr(C)]
pub struct FillNode {
    to: u64,
    pitch: usize,
    value: c_uint,
    bytes: c_uint,
    width: usize,
    height: usize,
}

/// `cudaHostNodeParams`, and `CUDA_HOST_NODE_PARAMS`.
#[repr(C)]
pub struct CallNode {
    function: extern "C" fn(Handle),
    data: Handle,
}

unsafe fn kernel(params: *const KernelNode) -> Result<Action, Error> {
    // SAFETY: the program passes such a structure, or null.
    let params = unsafe { params.as_ref() }.ok_or(INVALID_VALUE)?;
    let configuration = Configuration {
        grid: params.grid,
        block: params.block,
        shared: params.shared as usize,
        stream: std::ptr::null_mut(),
    };
    // SAFETY: the program passes valid pointers.
    let (function, bytes) =
        unsafe { launch::arguments(params.function as usize, params.params, params.extra) }?;
    launch::action(function, &configuration, bytes)
}

unsafe fn fill(params: *const FillNode) -> Result<Action, Error> {
    // SAFETY: the program passes such a structure, or null.
    let params = unsafe { params.as_ref() }.ok_or(INVALID_VALUE)?;
    if !matches!(params.bytes, 1 | 2 | 4) {
        return Err(INVALID_VALUE);
    }
    let to = Region {
        address: params.to,
        width: params.width as u64 * u64::from(params.bytes),
        height: params.height.max(1) as u64,
        depth: 1,
        pitch: params.pitch as u64,
        slice: (params.pitch * params.height) as u64,
    };
    Ok(Action::Fill {
        to,
        value: params.value,
        bytes: params.bytes,
    })
}

unsafe fn call(params: *const CallNode) -> Result<Action, Error> {
    // SAFETY: the program passes such a structure, or null.
    let params = unsafe { params.as_ref() }.ok_or(INVALID_VALUE)?;
    Ok(Action::Call {
        function: params.function,
        data: params.data as usize,
    })
}

unsafe fn line(
    to: Handle,
    from: *const c_void,
    bytes: usize,
    kind: c_int,
) -> Result<Action, Error> {
    let kind = crate::copies::Kind::of(kind).ok_or(INVALID_VALUE)?;
    Ok(Action::Copy {
        to: Region::line(to as u64, bytes as u64),
        from: Region::line(from as u64, bytes as u64),
        kind,
    })
}

/// Returns a list of nodes that the program passes.
unsafe fn list<'a>(nodes: *const usize, count: usize) -> &'a [usize] {
    match nodes.is_null() {
        true => &[],
        // SAFETY: the program passes that many nodes.
        false => unsafe { std::slice::from_raw_parts(nodes, count) },
    }
}

unsafe fn add(
    to: *mut Handle,
    graph: Handle,
    after: *const usize,
    count: usize,
    action: Result<Action, Error>,
) -> Error {
    // SAFETY: the program passes valid pointers.
    let after = unsafe { list(after, count) };
    let node = action.and_then(|action| graphs::add_node(graph, action, after));
    // SAFETY: as above.
    unsafe { put_result(to, node) }
}

fn set(node: Handle, action: Result<Action, Error>) -> Error {
    match action {
        Ok(action) => graphs::set_action(node, action),
        Err(error) => error,
    }
}

fn set_step(executable: Handle, node: Handle, action: Result<Action, Error>) -> Error {
    match action {
        Ok(action) => graphs::set_step(executable, node, action),
        Err(error) => error,
    }
}

/// Writes handles up to the given capacity, or returns their number.
unsafe fn write(found: Result<Vec<usize>, Error>, to: *mut usize, count: *mut usize) -> Error {
    let found = match found {
        Ok(found) => found,
        Err(error) => return error,
    };
    if count.is_null() {
        return INVALID_VALUE;
    }
    // SAFETY: the program passes memory for `count` handles.
    unsafe {
        if to.is_null() {
            *count = found.len();
            return SUCCESS;
        }
        let room = *count;
        for index in 0..room {
            to.add(index).write(found.get(index).copied().unwrap_or(0));
        }
        *count = room.min(found.len());
    }
    SUCCESS
}

/// Returns the action of a `cudaGraphNodeParams`, or of a `CUgraphNodeParams`.
unsafe fn any(params: *const c_int, is_runtime: bool) -> Result<Action, Error> {
    if params.is_null() {
        return Err(INVALID_VALUE);
    }
    // SAFETY: the structure has its kind, padding up to byte 16, and the structure of that kind.
    unsafe {
        let of = params.cast::<u8>().add(16);
        match *params {
            0 => kernel(of.cast()),
            1 if is_runtime => runtime::copy_3d_action(of.add(16).cast()),
            1 => driver::copy_3d_action(of.add(16).cast()),
            2 => fill(of.cast()),
            3 => call(of.cast()),
            5 => Ok(Action::Nothing),
            6 => Ok(Action::Wait),
            7 => Ok(Action::Record {
                event: *of.cast::<usize>(),
            }),
            kind => {
                client::say_once(&format!("graph nodes of kind {kind} are not supported"));
                Err(NOT_SUPPORTED)
            }
        }
    }
}

/// Returns the results of `cudaStreamGetCaptureInfo`. The pointers may be null.
unsafe fn capture_info(
    stream: Handle,
    status: *mut c_int,
    id: *mut u64,
    graph: *mut Handle,
    nodes: *mut *const usize,
    count: *mut usize,
) -> Error {
    let capture = match graphs::capturing(stream) {
        Ok(capture) => capture,
        Err(error) => return error,
    };
    // SAFETY: the program passes valid pointers, or null.
    unsafe {
        let error = put(status, c_int::from(capture.is_some()));
        let Some((number, of, last)) = capture else {
            return error;
        };
        if !id.is_null() {
            *id = number;
        }
        if !graph.is_null() {
            *graph = of;
        }
        if !count.is_null() {
            *count = last.len();
        }
        if !nodes.is_null() {
            // The program may read them until its next call on the stream.
            *nodes = last.leak().as_ptr();
        }
        error
    }
}

/// Updates an executable graph, and returns the result; 2 is a change of the topology.
unsafe fn update(executable: Handle, graph: Handle, result: *mut c_int) -> Error {
    let error = graphs::update(executable, graph);
    if !result.is_null() {
        // SAFETY: the program passes a valid pointer.
        unsafe { *result = if error == SUCCESS { 0 } else { 2 } };
    }
    error
}

fn has_edge_data() -> bool {
    device::runtime_version() >= 13000
}

api! {
    // Captures.
    fn cudaStreamBeginCapture | cudaStreamBeginCapture_ptsz | cuStreamBeginCapture | cuStreamBeginCapture_ptsz | cuStreamBeginCapture_v2 | cuStreamBeginCapture_v2_ptsz(stream: Handle, _mode: c_int) {
        graphs::begin(stream, None)
    }
    fn cudaStreamBeginCaptureToGraph | cudaStreamBeginCaptureToGraph_ptsz | cuStreamBeginCaptureToGraph | cuStreamBeginCaptureToGraph_ptsz(stream: Handle, graph: Handle, after: *const usize, _edges: *const c_void, count: usize, _mode: c_int) {
        let after: BTreeSet<usize> = list(after, count).iter().copied().collect();
        graphs::begin(stream, Some((graph as usize, after)))
    }
    fn cudaStreamEndCapture | cudaStreamEndCapture_ptsz | cuStreamEndCapture | cuStreamEndCapture_ptsz(stream: Handle, graph: *mut Handle) {
        put_result(graph, graphs::end(stream))
    }
    fn cudaStreamIsCapturing | cudaStreamIsCapturing_ptsz | cuStreamIsCapturing | cuStreamIsCapturing_ptsz(stream: Handle, status: *mut c_int) {
        put_result(status, graphs::capturing(stream).map(|capture| c_int::from(capture.is_some())))
    }
    fn cudaStreamGetCaptureInfo | cudaStreamGetCaptureInfo_ptsz(stream: Handle, status: *mut c_int, id: *mut u64, graph: *mut Handle, nodes: *mut *const usize, _edges: *mut c_void, count: *mut usize) {
        match has_edge_data() {
            true => capture_info(stream, status, id, graph, nodes, count),
            false => capture_info(stream, status, id, std::ptr::null_mut(), std::ptr::null_mut(), std::ptr::null_mut()),
        }
    }
    fn cuStreamGetCaptureInfo | cuStreamGetCaptureInfo_ptsz(stream: Handle, status: *mut c_int, id: *mut u64) {
        capture_info(stream, status, id, std::ptr::null_mut(), std::ptr::null_mut(), std::ptr::null_mut())
    }
    fn cudaStreamGetCaptureInfo_v2 | cudaStreamGetCaptureInfo_v2_ptsz | cuStreamGetCaptureInfo_v2 | cuStreamGetCaptureInfo_v2_ptsz(stream: Handle, status: *mut c_int, id: *mut u64, graph: *mut Handle, nodes: *mut *const usize, count: *mut usize) {
        capture_info(stream, status, id, graph, nodes, count)
    }
    fn cudaStreamGetCaptureInfo_v3 | cudaStreamGetCaptureInfo_v3_ptsz | cuStreamGetCaptureInfo_v3 | cuStreamGetCaptureInfo_v3_ptsz(stream: Handle, status: *mut c_int, id: *mut u64, graph: *mut Handle, nodes: *mut *const usize, _edges: *mut c_void, count: *mut usize) {
        capture_info(stream, status, id, graph, nodes, count)
    }
    fn cudaStreamUpdateCaptureDependencies | cudaStreamUpdateCaptureDependencies_ptsz(stream: Handle, nodes: *const usize, third: usize, fourth: usize, flags: c_uint) {
        let (count, flags) = if has_edge_data() { (fourth, flags) } else { (third, fourth as c_uint) };
        graphs::set_dependencies(stream, list(nodes, count), flags == 0)
    }
    fn cuStreamUpdateCaptureDependencies | cuStreamUpdateCaptureDependencies_ptsz(stream: Handle, nodes: *const usize, count: usize, flags: c_uint) {
        graphs::set_dependencies(stream, list(nodes, count), flags == 0)
    }
    fn cuStreamUpdateCaptureDependencies_v2 | cuStreamUpdateCaptureDependencies_v2_ptsz(stream: Handle, nodes: *const usize, _edges: *const c_void, count: usize, flags: c_uint) {
        graphs::set_dependencies(stream, list(nodes, count), flags == 0)
    }

    // Graphs and their nodes.
    fn cudaGraphCreate | cuGraphCreate(graph: *mut Handle, _flags: c_uint) { put(graph, graphs::create()) }
    fn cudaGraphDestroy | cuGraphDestroy(graph: Handle) { graphs::remove(graph) }
    fn cudaGraphClone | cuGraphClone(copy: *mut Handle, graph: Handle) { put_result(copy, graphs::clone(graph)) }
    fn cudaGraphAddKernelNode | cuGraphAddKernelNode | cuGraphAddKernelNode_v2(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const KernelNode) {
        add(to, graph, after, count, kernel(params))
    }
    fn cudaGraphAddMemcpyNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const runtime::Copy3D) {
        add(to, graph, after, count, runtime::copy_3d_action(params))
    }
    fn cuGraphAddMemcpyNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const driver::Copy3D, _context: Handle) {
        add(to, graph, after, count, driver::copy_3d_action(params))
    }
    fn cudaGraphAddMemcpyNode1D(to: *mut Handle, graph: Handle, after: *const usize, count: usize, target: Handle, from: *const c_void, bytes: usize, kind: c_int) {
        add(to, graph, after, count, line(target, from, bytes, kind))
    }
    fn cudaGraphAddMemcpyNodeToSymbol(to: *mut Handle, graph: Handle, after: *const usize, count: usize, variable: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: c_int) {
        let action = runtime::symbol(variable, bytes, offset).and_then(|address| line(address as Handle, from, bytes, kind));
        add(to, graph, after, count, action)
    }
    fn cudaGraphAddMemcpyNodeFromSymbol(to: *mut Handle, graph: Handle, after: *const usize, count: usize, target: Handle, variable: *const c_void, bytes: usize, offset: usize, kind: c_int) {
        let action = runtime::symbol(variable, bytes, offset).and_then(|address| line(target, address as *const c_void, bytes, kind));
        add(to, graph, after, count, action)
    }
    fn cudaGraphAddMemsetNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const FillNode) {
        add(to, graph, after, count, fill(params))
    }
    fn cuGraphAddMemsetNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const FillNode, _context: Handle) {
        add(to, graph, after, count, fill(params))
    }
    fn cudaGraphAddHostNode | cuGraphAddHostNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const CallNode) {
        add(to, graph, after, count, call(params))
    }
    fn cudaGraphAddEmptyNode | cuGraphAddEmptyNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize) {
        add(to, graph, after, count, Ok(Action::Nothing))
    }
    fn cudaGraphAddEventRecordNode | cuGraphAddEventRecordNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, event: Handle) {
        add(to, graph, after, count, Ok(Action::Record { event: event as usize }))
    }
    fn cudaGraphAddEventWaitNode | cuGraphAddEventWaitNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, _event: Handle) {
        add(to, graph, after, count, Ok(Action::Wait))
    }
    fn cudaGraphAddChildGraphNode | cuGraphAddChildGraphNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, child: Handle) {
        put_result(to, graphs::add_child(graph, child, list(after, count)))
    }
    fn cudaGraphChildGraphNodeGetGraph | cuGraphChildGraphNodeGetGraph(node: Handle, graph: *mut Handle) { put_result(graph, graphs::child(node)) }
    fn cudaGraphAddNode(to: *mut Handle, graph: Handle, after: *const usize, fourth: usize, fifth: usize, params: *const c_int) {
        match has_edge_data() {
            true => add(to, graph, after, fifth, any(params, true)),
            false => add(to, graph, after, fourth, any(fifth as *const c_int, true)),
        }
    }
    fn cudaGraphAddNode_v2(to: *mut Handle, graph: Handle, after: *const usize, _edges: *const c_void, count: usize, params: *const c_int) {
        add(to, graph, after, count, any(params, true))
    }
    fn cuGraphAddNode(to: *mut Handle, graph: Handle, after: *const usize, count: usize, params: *const c_int) {
        add(to, graph, after, count, any(params, false))
    }
    fn cuGraphAddNode_v2(to: *mut Handle, graph: Handle, after: *const usize, _edges: *const c_void, count: usize, params: *const c_int) {
        add(to, graph, after, count, any(params, false))
    }
    fn cudaGraphNodeSetParams(node: Handle, params: *const c_int) { set(node, any(params, true)) }
    fn cuGraphNodeSetParams(node: Handle, params: *const c_int) { set(node, any(params, false)) }
    fn cudaGraphKernelNodeSetParams | cuGraphKernelNodeSetParams | cuGraphKernelNodeSetParams_v2(node: Handle, params: *const KernelNode) { set(node, kernel(params)) }
    fn cudaGraphMemcpyNodeSetParams(node: Handle, params: *const runtime::Copy3D) { set(node, runtime::copy_3d_action(params)) }
    fn cuGraphMemcpyNodeSetParams(node: Handle, params: *const driver::Copy3D) { set(node, driver::copy_3d_action(params)) }
    fn cudaGraphMemcpyNodeSetParams1D(node: Handle, to: Handle, from: *const c_void, bytes: usize, kind: c_int) { set(node, line(to, from, bytes, kind)) }
    fn cudaGraphMemsetNodeSetParams | cuGraphMemsetNodeSetParams(node: Handle, params: *const FillNode) { set(node, fill(params)) }
    fn cudaGraphHostNodeSetParams | cuGraphHostNodeSetParams(node: Handle, params: *const CallNode) { set(node, call(params)) }
    fn cudaGraphNodeGetType | cuGraphNodeGetType(node: Handle, kind: *mut c_int) { put_result(kind, graphs::action(node).map(|action| action.kind())) }
    fn cudaGraphDestroyNode | cuGraphDestroyNode(node: Handle) { graphs::remove_node(node) }
    fn cudaGraphAddDependencies(_graph: Handle, from: *const usize, to: *const usize, fourth: usize, fifth: usize) {
        let count = if has_edge_data() { fifth } else { fourth };
        graphs::set_edges(list(from, count), list(to, count), true)
    }
    fn cuGraphAddDependencies(_graph: Handle, from: *const usize, to: *const usize, count: usize) {
        graphs::set_edges(list(from, count), list(to, count), true)
    }
    fn cudaGraphAddDependencies_v2 | cuGraphAddDependencies_v2(_graph: Handle, from: *const usize, to: *const usize, _edges: *const c_void, count: usize) {
        graphs::set_edges(list(from, count), list(to, count), true)
    }
    fn cudaGraphRemoveDependencies(_graph: Handle, from: *const usize, to: *const usize, fourth: usize, fifth: usize) {
        let count = if has_edge_data() { fifth } else { fourth };
        graphs::set_edges(list(from, count), list(to, count), false)
    }
    fn cuGraphRemoveDependencies(_graph: Handle, from: *const usize, to: *const usize, count: usize) {
        graphs::set_edges(list(from, count), list(to, count), false)
    }
    fn cudaGraphRemoveDependencies_v2 | cuGraphRemoveDependencies_v2(_graph: Handle, from: *const usize, to: *const usize, _edges: *const c_void, count: usize) {
        graphs::set_edges(list(from, count), list(to, count), false)
    }
    fn cudaGraphGetNodes | cuGraphGetNodes(graph: Handle, nodes: *mut usize, count: *mut usize) { write(graphs::nodes(graph, false), nodes, count) }
    fn cudaGraphGetRootNodes | cuGraphGetRootNodes(graph: Handle, nodes: *mut usize, count: *mut usize) { write(graphs::nodes(graph, true), nodes, count) }
    fn cudaGraphGetEdges(graph: Handle, from: *mut usize, to: *mut usize, fourth: *mut usize, fifth: *mut usize) {
        let count = if has_edge_data() { fifth } else { fourth };
        write_edges(graph, from, to, count)
    }
    fn cuGraphGetEdges(graph: Handle, from: *mut usize, to: *mut usize, count: *mut usize) { write_edges(graph, from, to, count) }
    fn cuGraphGetEdges_v2 | cudaGraphGetEdges_v2(graph: Handle, from: *mut usize, to: *mut usize, _edges: *mut c_void, count: *mut usize) { write_edges(graph, from, to, count) }
    fn cudaGraphNodeGetDependencies(node: Handle, nodes: *mut usize, third: *mut usize, fourth: *mut usize) {
        let count = if has_edge_data() { fourth } else { third };
        write(graphs::dependencies(node), nodes, count)
    }
    fn cuGraphNodeGetDependencies(node: Handle, nodes: *mut usize, count: *mut usize) { write(graphs::dependencies(node), nodes, count) }
    fn cuGraphNodeGetDependencies_v2 | cudaGraphNodeGetDependencies_v2(node: Handle, nodes: *mut usize, _edges: *mut c_void, count: *mut usize) { write(graphs::dependencies(node), nodes, count) }
    fn cudaGraphDebugDotPrint | cuGraphDebugDotPrint(_graph: Handle, _path: *const c_char, _flags: c_uint) {
        client::say_once("graphs are not printed as files of Graphviz");
        NOT_SUPPORTED
    }

    // Executable graphs. The arguments after the first two differ between versions.
    fn cudaGraphInstantiate | cudaGraphInstantiate_v12000 | cudaGraphInstantiateWithFlags | cudaGraphInstantiateWithParams | cudaGraphInstantiateWithParams_ptsz | cuGraphInstantiate | cuGraphInstantiate_v2 | cuGraphInstantiateWithFlags(executable: *mut Handle, graph: Handle) {
        put_result(executable, graphs::instantiate(graph))
    }
    fn cuGraphInstantiateWithParams | cuGraphInstantiateWithParams_ptsz(executable: *mut Handle, graph: Handle, _params: *mut c_void) {
        put_result(executable, graphs::instantiate(graph))
    }
    fn cudaGraphExecDestroy | cuGraphExecDestroy(executable: Handle) { graphs::remove_executable(executable) }
    fn cudaGraphUpload | cudaGraphUpload_ptsz | cuGraphUpload | cuGraphUpload_ptsz(_executable: Handle, _stream: Handle) { SUCCESS }
    fn cudaGraphLaunch | cudaGraphLaunch_ptsz | cuGraphLaunch | cuGraphLaunch_ptsz(executable: Handle, stream: Handle) { graphs::launch(executable, stream) }
    fn cudaGraphExecUpdate(executable: Handle, graph: Handle, third: *mut c_int, fourth: *mut c_int) {
        let result = if device::runtime_version() >= 12000 { third } else { fourth };
        update(executable, graph, result)
    }
    fn cuGraphExecUpdate(executable: Handle, graph: Handle, _node: *mut Handle, result: *mut c_int) { update(executable, graph, result) }
    fn cuGraphExecUpdate_v2(executable: Handle, graph: Handle, result: *mut c_int) { update(executable, graph, result) }
    fn cudaGraphExecKernelNodeSetParams | cuGraphExecKernelNodeSetParams | cuGraphExecKernelNodeSetParams_v2(executable: Handle, node: Handle, params: *const KernelNode) {
        set_step(executable, node, kernel(params))
    }
    fn cudaGraphExecMemcpyNodeSetParams(executable: Handle, node: Handle, params: *const runtime::Copy3D) { set_step(executable, node, runtime::copy_3d_action(params)) }
    fn cuGraphExecMemcpyNodeSetParams(executable: Handle, node: Handle, params: *const driver::Copy3D, _context: Handle) { set_step(executable, node, driver::copy_3d_action(params)) }
    fn cudaGraphExecMemcpyNodeSetParams1D(executable: Handle, node: Handle, to: Handle, from: *const c_void, bytes: usize, kind: c_int) {
        set_step(executable, node, line(to, from, bytes, kind))
    }
    fn cudaGraphExecMemsetNodeSetParams(executable: Handle, node: Handle, params: *const FillNode) { set_step(executable, node, fill(params)) }
    fn cuGraphExecMemsetNodeSetParams(executable: Handle, node: Handle, params: *const FillNode, _context: Handle) { set_step(executable, node, fill(params)) }
    fn cudaGraphExecHostNodeSetParams | cuGraphExecHostNodeSetParams(executable: Handle, node: Handle, params: *const CallNode) { set_step(executable, node, call(params)) }
    fn cudaGraphExecNodeSetParams(executable: Handle, node: Handle, params: *const c_int) { set_step(executable, node, any(params, true)) }
    fn cuGraphExecNodeSetParams(executable: Handle, node: Handle, params: *const c_int) { set_step(executable, node, any(params, false)) }
    fn cudaGraphNodeSetEnabled | cuGraphNodeSetEnabled(executable: Handle, node: Handle, is_enabled: c_uint) { graphs::enable_step(executable, node, is_enabled != 0) }
    fn cudaGraphNodeGetEnabled | cuGraphNodeGetEnabled(executable: Handle, node: Handle, is_enabled: *mut c_uint) {
        put_result(is_enabled, graphs::is_enabled(executable, node).map(c_uint::from))
    }
}

unsafe fn write_edges(graph: Handle, from: *mut usize, to: *mut usize, count: *mut usize) -> Error {
    let (before, after) = match graphs::edges(graph) {
        Ok(edges) => edges,
        Err(error) => return error,
    };
    if count.is_null() {
        return INVALID_VALUE;
    }
    // SAFETY: the program passes memory for `count` handles in both.
    unsafe {
        let mut room = *count;
        let written = write(Ok(before), from, &raw mut room);
        match written {
            SUCCESS => write(Ok(after), to, count),
            error => error,
        }
    }
}
