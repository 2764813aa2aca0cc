//! Graphs, and stream capture.
//!
//! During the capture of a stream, its calls become actions, which a launch of the graph executes
//! in order. Independent actions keep the order in which they were added.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{c_int, c_void};
use std::sync::{Mutex, PoisonError};

use crate::client::{self, Error};
use crate::copies::{self, Kind};
use crate::errors::{
    CAPTURE_UNSUPPORTED, GRAPH_UPDATE_FAILURE, ILLEGAL_STATE, INVALID_DIRECTION, INVALID_HANDLE,
    INVALID_VALUE, SUCCESS,
};
use crate::protocol::{Function, Region, Request};
use crate::streams;

type Handle = *mut c_void;

/// The action of a call on a stream, or of a node of a graph.
#[derive(Clone)]
pub enum Action {
    Launch {
        function: &'static Function,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        params: Vec<u8>,
    },
    Copy {
        to: Region,
        from: Region,
        kind: Kind,
    },
    Fill {
        to: Region,
        value: u32,
        bytes: u32,
    },
    Call {
        function: extern "C" fn(Handle),
        data: usize,
    },
    Record {
        event: usize,
    },
    /// Waits for an event, which has already completed because actions execute in order.
    Wait,
    /// The nodes of another graph.
    Child {
        graph: usize,
    },
    Nothing,
}

impl Action {
    /// Returns its number in `cudaGraphNodeType`.
    pub fn kind(&self) -> c_int {
        match self {
            Action::Launch { .. } => 0,
            Action::Copy { .. } => 1,
            Action::Fill { .. } => 2,
            Action::Call { .. } => 3,
            Action::Child { .. } => 4,
            Action::Nothing => 5,
            Action::Wait => 6,
            Action::Record { .. } => 7,
        }
    }

    fn perform(&self) -> Error {
        match self.clone() {
            Action::Launch {
                function,
                grid,
                block,
                shared,
                params,
            } => {
                let function = function.number;
                let request = Request::Launch {
                    function,
                    grid,
                    block,
                    shared,
                    params,
                };
                code(client::with(|client| client.launch(function, &request)))
            }
            // SAFETY: the program keeps the memory of copies valid until they are done.
            Action::Copy { to, from, kind } => code(unsafe { copies::copy(to, from, kind) }),
            Action::Fill { to, value, bytes } => copies::fill(to, value, bytes),
            Action::Call { function, data } => match streams::synchronize() {
                SUCCESS => {
                    function(data as Handle);
                    SUCCESS
                }
                error => error,
            },
            Action::Record { event } => streams::record(event as Handle),
            Action::Child { .. } | Action::Wait | Action::Nothing => SUCCESS,
        }
    }
}

fn code(result: Result<(), Error>) -> Error {
    result.err().unwrap_or(SUCCESS)
}

/// A node of a graph, by its handle in [`Graphs::nodes`].
struct Node {
    graph: usize,
    action: Action,
    /// The nodes that it depends on.
    after: BTreeSet<usize>,
}

/// The capture of a stream, or of a stream that waits for an event of a captured one.
#[derive(Clone)]
struct Capture {
    graph: usize,
    id: u64,
    /// Whether the capture began on this stream.
    is_origin: bool,
    /// The dependencies of the next node.
    last: BTreeSet<usize>,
}

/// An action of an executable graph, with its original node.
struct Step {
    node: usize,
    action: Action,
    is_enabled: bool,
}

#[derive(Default)]
struct Graphs {
    /// The nodes of each graph, in the order in which they were added.
    graphs: BTreeMap<usize, Vec<usize>>,
    nodes: BTreeMap<usize, Node>,
    executables: BTreeMap<usize, Vec<Step>>,
    captures: BTreeMap<usize, Capture>,
    /// The events that were recorded in a captured stream.
    events: BTreeMap<usize, Capture>,
    captured: u64,
}

static GRAPHS: Mutex<Option<Graphs>> = Mutex::new(None);

fn graphs<T>(action: impl FnOnce(&mut Graphs) -> T) -> T {
    let mut graphs = GRAPHS.lock().unwrap_or_else(PoisonError::into_inner);
    action(graphs.get_or_insert_with(Graphs::default))
}

/// Returns a unique handle.
fn new_handle() -> usize {
    Box::into_raw(Box::new(0_u64)) as usize
}

impl Graphs {
    fn add_graph(&mut self) -> usize {
        let graph = new_handle();
        self.graphs.insert(graph, Vec::new());
        graph
    }

    fn add(
        &mut self,
        graph: usize,
        action: Action,
        after: BTreeSet<usize>,
    ) -> Result<usize, Error> {
        let is_known = |node: &usize| {
            let node = self.nodes.get(node);
            node.is_some_and(|node| node.graph == graph)
        };
        if !after.iter().all(is_known) {
            return Err(INVALID_VALUE);
        }
        let node = new_handle();
        self.graphs.get_mut(&graph).ok_or(INVALID_VALUE)?.push(node);
        self.nodes.insert(
            node,
            Node {
                graph,
                action,
                after,
            },
        );
        Ok(node)
    }

    /// Returns the nodes of a graph in topological order.
    fn in_order(&self, graph: usize) -> Result<Vec<usize>, Error> {
        let mut waiting = self.graphs.get(&graph).ok_or(INVALID_VALUE)?.clone();
        let mut ordered = Vec::with_capacity(waiting.len());
        let mut done = BTreeSet::new();
        while !waiting.is_empty() {
            let count = waiting.len();
            waiting.retain(|node| {
                let is_ready = self.nodes[node]
                    .after
                    .iter()
                    .all(|other| done.contains(other));
                if is_ready {
                    done.insert(*node);
                    ordered.push(*node);
                }
                !is_ready
            });
            if waiting.len() == count {
                // A cycle of dependencies.
                return Err(INVALID_VALUE);
            }
        }
        Ok(ordered)
    }

    fn steps(&self, graph: usize) -> Result<Vec<Step>, Error> {
        let mut steps = Vec::new();
        for node in self.in_order(graph)? {
            match self.nodes[&node].action {
                Action::Child { graph } => steps.extend(self.steps(graph)?),
                ref action => steps.push(Step {
                    node,
                    action: action.clone(),
                    is_enabled: true,
                }),
            }
        }
        Ok(steps)
    }

    /// Copies a graph; returns the copy, and the copy of each node.
    fn copy(&mut self, graph: usize) -> Result<(usize, BTreeMap<usize, usize>), Error> {
        let copy = self.add_graph();
        let mut copies = BTreeMap::new();
        for node in self.in_order(graph)? {
            let Node { action, after, .. } = &self.nodes[&node];
            let after = after.iter().map(|other| copies[other]).collect();
            let action = match *action {
                Action::Child { graph } => Action::Child {
                    graph: self.copy(graph)?.0,
                },
                ref action => action.clone(),
            };
            copies.insert(node, self.add(copy, action, after)?);
        }
        Ok((copy, copies))
    }
}

/// Executes an action, or adds it to the graph into which the stream is captured.
pub fn submit(stream: Handle, action: Action) -> Error {
    if let Err(error) = streams::stream(stream) {
        return error;
    }
    let captured = graphs(|graphs| {
        let capture = graphs.captures.get(&(stream as usize))?.clone();
        let event = match action {
            Action::Record { event } => Some(event),
            _ => None,
        };
        if let Some(event) = event {
            // Only other streams wait for it; the graph has no node for it.
            graphs.events.insert(event, capture);
            return Some(SUCCESS);
        }
        let added = graphs.add(capture.graph, action.clone(), capture.last);
        Some(match added {
            Ok(node) => {
                if let Some(capture) = graphs.captures.get_mut(&(stream as usize)) {
                    capture.last = BTreeSet::from([node]);
                }
                SUCCESS
            }
            Err(error) => error,
        })
    });
    captured.unwrap_or_else(|| {
        if let Action::Record { event } = action {
            graphs(|graphs| graphs.events.remove(&event));
        }
        action.perform()
    })
}

/// Copies a box of bytes in stream order.
pub fn submit_copy(stream: Handle, to: Region, from: Region, kind: c_int) -> Error {
    match Kind::of(kind) {
        Some(kind) => submit(stream, Action::Copy { to, from, kind }),
        None => INVALID_DIRECTION,
    }
}

/// Copies consecutive bytes in stream order.
pub fn submit_line(
    stream: Handle,
    to: Handle,
    from: *const c_void,
    bytes: usize,
    kind: c_int,
) -> Error {
    let line = |address| Region::line(address, bytes as u64);
    submit_copy(stream, line(to as u64), line(from as u64), kind)
}

/// Fills a box of bytes in stream order.
pub fn submit_fill(stream: Handle, to: Region, value: u32, bytes: u32) -> Error {
    submit(stream, Action::Fill { to, value, bytes })
}

/// Makes a stream wait for an event: it joins the capture that the event belongs to.
pub fn wait(stream: Handle, event: Handle) -> Error {
    if !streams::is_event(event) {
        return INVALID_HANDLE;
    }
    if let Err(error) = streams::stream(stream) {
        return error;
    }
    graphs(|graphs| {
        let Some(of_event) = graphs.events.get(&(event as usize)).cloned() else {
            return SUCCESS;
        };
        let is_open = |capture: &Capture| capture.id == of_event.id;
        if !graphs.captures.values().any(is_open) {
            return SUCCESS;
        }
        let joined = Capture {
            is_origin: false,
            last: BTreeSet::new(),
            ..of_event.clone()
        };
        let capture = graphs.captures.entry(stream as usize).or_insert(joined);
        if capture.id != of_event.id {
            return CAPTURE_UNSUPPORTED;
        }
        capture.last.extend(of_event.last);
        SUCCESS
    })
}

/// Begins the capture of a stream, into a graph of the program or a new one.
pub fn begin(stream: Handle, graph: Option<(usize, BTreeSet<usize>)>) -> Error {
    if let Err(error) = streams::stream(stream) {
        return error;
    }
    graphs(|graphs| {
        if graphs.captures.contains_key(&(stream as usize)) {
            return ILLEGAL_STATE;
        }
        let (graph, last) = graph.unwrap_or_else(|| (graphs.add_graph(), BTreeSet::new()));
        graphs.captured += 1;
        let capture = Capture {
            graph,
            id: graphs.captured,
            is_origin: true,
            last,
        };
        graphs.captures.insert(stream as usize, capture);
        SUCCESS
    })
}

/// Ends the capture of a stream and of those that have joined it.
pub fn end(stream: Handle) -> Result<Handle, Error> {
    streams::stream(stream)?;
    graphs(|graphs| {
        let capture = graphs.captures.get(&(stream as usize));
        let Capture { id, graph, .. } = *capture
            .filter(|capture| capture.is_origin)
            .ok_or(ILLEGAL_STATE)?;
        graphs.captures.retain(|_, capture| capture.id != id);
        graphs.events.retain(|_, capture| capture.id != id);
        Ok(graph as Handle)
    })
}

/// Returns the id of the capture of a stream, its graph, and the dependencies of the next node.
pub fn capturing(stream: Handle) -> Result<Option<(u64, Handle, Vec<usize>)>, Error> {
    streams::stream(stream)?;
    Ok(graphs(|graphs| {
        let capture = graphs.captures.get(&(stream as usize))?;
        let last = capture.last.iter().copied().collect();
        Some((capture.id, capture.graph as Handle, last))
    }))
}

/// Waits for a stream; an error if it is being captured.
pub fn synchronize(stream: Handle) -> Error {
    match capturing(stream) {
        Ok(None) => streams::synchronize(),
        Ok(Some(_)) => CAPTURE_UNSUPPORTED,
        Err(error) => error,
    }
}

/// Sets the dependencies of the next node of a captured stream.
pub fn set_dependencies(stream: Handle, nodes: &[usize], adds: bool) -> Error {
    graphs(|graphs| match graphs.captures.get_mut(&(stream as usize)) {
        Some(capture) => {
            if !adds {
                capture.last.clear();
            }
            capture.last.extend(nodes);
            SUCCESS
        }
        None => ILLEGAL_STATE,
    })
}

pub fn create() -> Handle {
    graphs(Graphs::add_graph) as Handle
}

pub fn add_node(graph: Handle, action: Action, after: &[usize]) -> Result<Handle, Error> {
    let after = after.iter().copied().collect();
    graphs(|graphs| graphs.add(graph as usize, action, after)).map(|node| node as Handle)
}

/// Adds a node that executes a copy of another graph.
pub fn add_child(graph: Handle, child: Handle, after: &[usize]) -> Result<Handle, Error> {
    let copy = graphs(|graphs| graphs.copy(child as usize))?.0;
    add_node(graph, Action::Child { graph: copy }, after)
}

/// Returns the graph of a child node.
pub fn child(node: Handle) -> Result<Handle, Error> {
    match action(node)? {
        Action::Child { graph } => Ok(graph as Handle),
        _ => Err(INVALID_VALUE),
    }
}

/// Returns the action of a node.
pub fn action(node: Handle) -> Result<Action, Error> {
    graphs(|graphs| {
        let node = graphs.nodes.get(&(node as usize));
        node.map(|node| node.action.clone()).ok_or(INVALID_VALUE)
    })
}

/// Changes the action of a node; its kind must stay the same.
pub fn set_action(node: Handle, action: Action) -> Error {
    graphs(|graphs| match graphs.nodes.get_mut(&(node as usize)) {
        Some(node) if node.action.kind() == action.kind() => {
            node.action = action;
            SUCCESS
        }
        _ => INVALID_VALUE,
    })
}

/// Adds or removes edges between nodes.
pub fn set_edges(from: &[usize], to: &[usize], adds: bool) -> Error {
    graphs(|graphs| {
        for (from, to) in from.iter().zip(to) {
            let Some(node) = graphs.nodes.get_mut(to) else {
                return INVALID_VALUE;
            };
            match adds {
                true => node.after.insert(*from),
                false => node.after.remove(from),
            };
        }
        SUCCESS
    })
}

/// Returns the nodes of a graph; with `roots`, only those without dependencies.
pub fn nodes(graph: Handle, roots: bool) -> Result<Vec<usize>, Error> {
    graphs(|graphs| {
        let mut nodes = graphs
            .graphs
            .get(&(graph as usize))
            .ok_or(INVALID_VALUE)?
            .clone();
        nodes.retain(|node| !roots || graphs.nodes[node].after.is_empty());
        Ok(nodes)
    })
}

/// Returns the edges of a graph.
pub fn edges(graph: Handle) -> Result<(Vec<usize>, Vec<usize>), Error> {
    let nodes = nodes(graph, false)?;
    Ok(graphs(|graphs| {
        let edges = nodes.iter().flat_map(|node| {
            let after = graphs.nodes[node].after.iter();
            after.map(move |other| (*other, *node))
        });
        edges.unzip()
    }))
}

/// Returns the nodes that a node depends on.
pub fn dependencies(node: Handle) -> Result<Vec<usize>, Error> {
    graphs(|graphs| {
        let node = graphs.nodes.get(&(node as usize)).ok_or(INVALID_VALUE)?;
        Ok(node.after.iter().copied().collect())
    })
}

pub fn remove_node(node: Handle) -> Error {
    graphs(|graphs| {
        let node = node as usize;
        let Some(removed) = graphs.nodes.remove(&node) else {
            return INVALID_VALUE;
        };
        if let Some(nodes) = graphs.graphs.get_mut(&removed.graph) {
            nodes.retain(|other| *other != node);
        }
        for other in graphs.nodes.values_mut() {
            other.after.remove(&node);
        }
        SUCCESS
    })
}

pub fn clone(graph: Handle) -> Result<Handle, Error> {
    graphs(|graphs| graphs.copy(graph as usize)).map(|(copy, _)| copy as Handle)
}

pub fn remove(graph: Handle) -> Error {
    graphs(|graphs| match graphs.graphs.remove(&(graph as usize)) {
        Some(nodes) => {
            for node in nodes {
                graphs.nodes.remove(&node);
            }
            SUCCESS
        }
        None => INVALID_VALUE,
    })
}

/// Creates an executable graph.
pub fn instantiate(graph: Handle) -> Result<Handle, Error> {
    graphs(|graphs| {
        let steps = graphs.steps(graph as usize)?;
        let executable = new_handle();
        graphs.executables.insert(executable, steps);
        Ok(executable as Handle)
    })
}

pub fn remove_executable(executable: Handle) -> Error {
    graphs(
        |graphs| match graphs.executables.remove(&(executable as usize)) {
            Some(_) => SUCCESS,
            None => INVALID_VALUE,
        },
    )
}

/// Changes the action of a node in an executable graph.
pub fn set_step(executable: Handle, node: Handle, action: Action) -> Error {
    change_step(executable, node, |step| {
        match step.action.kind() == action.kind() {
            true => {
                step.action = action;
                SUCCESS
            }
            false => INVALID_VALUE,
        }
    })
}

/// Enables or disables a node of an executable graph.
pub fn enable_step(executable: Handle, node: Handle, is_enabled: bool) -> Error {
    change_step(executable, node, |step| {
        step.is_enabled = is_enabled;
        SUCCESS
    })
}

pub fn is_enabled(executable: Handle, node: Handle) -> Result<bool, Error> {
    let mut is_enabled = false;
    match change_step(executable, node, |step| {
        is_enabled = step.is_enabled;
        SUCCESS
    }) {
        SUCCESS => Ok(is_enabled),
        error => Err(error),
    }
}

fn change_step(executable: Handle, node: Handle, change: impl FnOnce(&mut Step) -> Error) -> Error {
    graphs(|graphs| {
        let steps = graphs.executables.get_mut(&(executable as usize));
        let step = steps.and_then(|steps| {
            let mut steps = steps.iter_mut();
            steps.find(|step| step.node == node as usize)
        });
        step.map_or(INVALID_VALUE, change)
    })
}

/// Replaces the actions by those of a graph with the same nodes.
pub fn update(executable: Handle, graph: Handle) -> Error {
    graphs(|graphs| {
        let new = match graphs.steps(graph as usize) {
            Ok(new) => new,
            Err(error) => return error,
        };
        let Some(steps) = graphs.executables.get_mut(&(executable as usize)) else {
            return INVALID_VALUE;
        };
        let is_same = steps.len() == new.len()
            && steps
                .iter()
                .zip(&new)
                .all(|(old, new)| old.action.kind() == new.action.kind());
        if !is_same {
            return GRAPH_UPDATE_FAILURE;
        }
        for (old, new) in steps.iter_mut().zip(new) {
            old.action = new.action;
        }
        SUCCESS
    })
}

/// Executes the actions of a graph, or adds them to the graph into which the stream is captured.
pub fn launch(executable: Handle, stream: Handle) -> Error {
    let actions = graphs(|graphs| {
        let steps = graphs.executables.get(&(executable as usize))?.iter();
        let enabled = steps.filter(|step| step.is_enabled);
        let actions: Vec<Action> = enabled.map(|step| step.action.clone()).collect();
        Some(actions)
    });
    let Some(actions) = actions else {
        return INVALID_VALUE;
    };
    for action in actions {
        match submit(stream, action) {
            SUCCESS => {}
            error => return error,
        }
    }
    SUCCESS
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILL: Action = Action::Fill {
        to: Region {
            address: 0,
            width: 0,
            height: 0,
            depth: 0,
            pitch: 0,
            slice: 0,
        },
        value: 0,
        bytes: 1,
    };

    fn kinds(executable: Handle) -> Vec<c_int> {
        graphs(|graphs| {
            let steps = graphs.executables[&(executable as usize)].iter();
            steps.map(|step| step.action.kind()).collect()
        })
    }

    #[test]
    fn nodes_run_behind_those_that_they_depend_on() {
        let graph = create();
        let wait = add_node(graph, Action::Wait, &[]).expect("the graph is there") as usize;
        let fill = add_node(graph, FILL, &[]).expect("the graph is there") as usize;
        assert_eq!(set_edges(&[fill], &[wait], true), SUCCESS);
        assert_eq!(nodes(graph, true), Ok(vec![fill]));
        assert_eq!(edges(graph), Ok((vec![fill], vec![wait])));
        let executable = instantiate(graph).expect("the graph has no cycle");
        assert_eq!(kinds(executable), [2, 6]);
        assert_eq!(set_edges(&[wait], &[fill], true), SUCCESS);
        assert_eq!(instantiate(graph), Err(INVALID_VALUE));
        assert_eq!(remove(graph), SUCCESS);
        assert_eq!(remove(graph), INVALID_VALUE);
    }

    #[test]
    fn a_stream_that_waits_for_a_captured_event_is_captured_too() {
        let (origin, other) = (streams::new_stream(0, 0), streams::new_stream(0, 0));
        let event = streams::new_event(0);
        assert_eq!(begin(origin, None), SUCCESS);
        assert_eq!(begin(origin, None), ILLEGAL_STATE);
        assert_eq!(submit(origin, FILL), SUCCESS);
        let record = Action::Record {
            event: event as usize,
        };
        assert_eq!(submit(origin, record), SUCCESS);
        assert_eq!(capturing(other).map(|capture| capture.is_some()), Ok(false));
        assert_eq!(wait(other, event), SUCCESS);
        assert_eq!(submit(other, FILL), SUCCESS);
        assert_eq!(synchronize(other), CAPTURE_UNSUPPORTED);
        assert_eq!(end(other), Err(ILLEGAL_STATE));
        let graph = end(origin).expect("the capture began here");
        assert_eq!(capturing(other).map(|capture| capture.is_some()), Ok(false));
        assert_eq!(nodes(graph, false).map(|nodes| nodes.len()), Ok(2));
        assert_eq!(edges(graph).map(|(from, _)| from.len()), Ok(1));
        assert_eq!(end(origin), Err(ILLEGAL_STATE));
    }

    #[test]
    fn updates_keep_the_kinds_of_nodes() {
        let (graph, child) = (create(), create());
        let fill = add_node(child, FILL, &[]).expect("the graph is there");
        add_child(graph, child, &[]).expect("both graphs are there");
        assert_eq!(set_action(fill, Action::Nothing), INVALID_VALUE);
        let executable = instantiate(graph).expect("the graph has no cycle");
        assert_eq!(kinds(executable), [2]);
        assert_eq!(update(executable, child), SUCCESS);
        let node = add_node(child, Action::Nothing, &[fill as usize]).expect("it is there");
        assert_eq!(update(executable, child), GRAPH_UPDATE_FAILURE);
        assert_eq!(remove_node(node), SUCCESS);
        assert_eq!(update(executable, child), SUCCESS);
        assert_eq!(remove_executable(executable), SUCCESS);
        assert_eq!(remove_executable(executable), INVALID_VALUE);
    }
}
