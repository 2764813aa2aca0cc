//! Threads that write parts of arrays, so that the file system has several requests at a time.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;

use super::{Meta, write};
use crate::arrays::HostArray;
use crate::arrays::hyperslab::Hyperslab;
use crate::fault::why;

/// A slab of an array to write.
pub struct SlabWrite {
    /// The array's folder.
    pub folder: PathBuf,
    /// The metadata of the array.
    pub meta: Arc<Meta>,
    /// The box that is written.
    pub slab: Hyperslab,
    /// The values; `f16` and `bf16` are widened if the array is `f32`.
    pub cells: Arc<HostArray>,
    /// Whether they must be on the disk before the writers finish.
    pub durable: bool,
}

impl SlabWrite {
    /// Writes the slab; returns the chunks that it covers in part and that still need a checksum.
    fn write(self) -> Result<Vec<PathBuf>, String> {
        let put =
            |bytes: &[u8]| write::cells(&self.folder, &self.meta, &self.slab, bytes, self.durable);
        let done = match self.cells.element == self.meta.element {
            true => put(&self.cells.bytes),
            false => put(&HostArray::clone(&self.cells).widened().bytes),
        };
        done.map_err(|error| why(&error))
    }
}

/// Threads that write parts of a snapshot, with a short queue.
pub struct Writers {
    queue: SyncSender<SlabWrite>,
    threads: Vec<JoinHandle<Result<BTreeSet<PathBuf>, String>>>,
}

/// The largest number of threads; more do not make a file system faster.
const MOST: usize = 16;

impl Writers {
    /// Starts as many threads as there are processors, up to `MOST`.
    pub fn start() -> Writers {
        let threads = std::thread::available_parallelism().map_or(2, |n| n.get().min(MOST));
        let (queue, parts) = sync_channel::<SlabWrite>(threads);
        let parts = Arc::new(Mutex::new(parts));
        let one = |_| {
            let parts = parts.clone();
            std::thread::spawn(move || write_all(&parts))
        };
        Writers {
            queue,
            threads: (0..threads).map(one).collect(),
        }
    }

    /// Adds a slab; blocks until there is room in the queue.
    pub fn add(&self, part: SlabWrite) {
        // If all threads have failed, the queue is closed; `finish` reports their errors.
        let _ = self.queue.send(part);
    }

    /// Waits until all slabs are written. Returns the chunks that were written in several parts,
    /// for which [`write::seal`] must be called once all their parts exist.
    ///
    /// - errors: the reason why a slab could not be written
    pub fn finish(self) -> Result<BTreeSet<PathBuf>, String> {
        drop(self.queue);
        let mut pieced = BTreeSet::new();
        for thread in self.threads {
            let died = |_| "a thread that writes ended by itself".to_owned();
            pieced.extend(thread.join().map_err(died)??);
        }
        Ok(pieced)
    }
}

fn write_all(parts: &Mutex<Receiver<SlabWrite>>) -> Result<BTreeSet<PathBuf>, String> {
    let mut pieced = BTreeSet::new();
    loop {
        let part = match parts.lock() {
            Ok(parts) => parts.recv(),
            Err(_) => return Ok(pieced), // another thread panicked; its `join` reports that
        };
        match part {
            Ok(part) => pieced.extend(part.write()?),
            Err(_) => return Ok(pieced), // the queue is closed
        }
    }
}
