//! No host needs memory for a whole array: devices that discard their inputs read blocks of a large
//! file and write blocks of large outputs.

#![cfg(target_os = "linux")]

use std::path::Path;

use runner::arrays::HostArray;
use runner::arrays::hyperslab::Hyperslab;
use runner::arrays::initial::First;
use runner::device::Device;
use runner::fault::Result;
use runner::job::{Job, read};
use runner::mesh::{BlockRange, Mesh, Placement, Split, blocks};
use runner::output::{Outputs, Which};

/// Devices that discard their inputs.
struct Sieve(usize);

impl Device for Sieve {
    /// The total bytes transferred, and those of the largest block.
    type Buffer = (usize, usize);
    type Executable = ();

    fn describe(&self) -> String {
        "a sieve".to_owned()
    }

    fn compile(&self, _: &str) -> Result<()> {
        Ok(())
    }

    fn count(&self) -> usize {
        self.0
    }

    fn upload(&self, array: &HostArray) -> Result<(usize, usize)> {
        Ok((array.bytes.len(), array.bytes.len()))
    }

    fn upload_blocks(
        &self,
        block: &mut dyn FnMut(usize) -> Result<HostArray>,
    ) -> Result<(usize, usize)> {
        let (mut sum, mut largest) = (0, 0);
        for device in 0..self.0 {
            let bytes = block(device)?.bytes.len();
            (sum, largest) = (sum + bytes, largest.max(bytes));
        }
        Ok((sum, largest))
    }

    async fn execute(&self, (): &(), _: &[&(usize, usize)]) -> Result<Vec<(usize, usize)>> {
        Ok(Vec::new())
    }

    async fn download_block(&self, _: &(usize, usize), _: usize) -> Result<HostArray> {
        unreachable!("nothing was kept")
    }
}

/// Returns the peak memory of this process so far, in MiB.
fn most() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap();
    let kibibytes = line.split_whitespace().nth(1).unwrap();
    kibibytes.parse::<usize>().unwrap() / 1024
}

fn job(folder: &Path, init: &str, extent: usize, outputs: &str) -> Job {
    let text = format!(
        "kernels = [\"k.ptx\"]\n[arrays.u]\ndtype = \"f32\"\nshape = [{extent}, {extent}]\ndims = [\"y\", \"x\"]\ninit = {init}\n\
         [[launch]]\nkernel = \"k\"\ngrid = 1\nblock = 1\nargs = []\n{outputs}"
    );
    read::read("job.toml", &text, folder).unwrap()
}

/// Rows and columns over the axes of `mesh`, in blocks as even as possible.
fn placement(mesh: &Mesh, extent: usize) -> Placement {
    let split = |axis: usize| {
        let parts = mesh.axes[axis].size;
        let len = extent.div_ceil(parts);
        let part = |number: usize| BlockRange {
            start: (number * len).min(extent),
            len: len.min(extent - (number * len).min(extent)),
            at: 0,
        };
        Split {
            axes: vec![axis],
            parts: (0..parts).map(part).collect(),
        }
    };
    let local = |axis: usize| extent.div_ceil(mesh.axes[axis].size);
    Placement {
        shape: vec![extent; 2],
        local: vec![local(0), local(1)],
        dims: vec![split(0), split(1)],
    }
}

#[test]
fn a_gibibyte_goes_to_1024_devices_in_a_few_mebibytes() {
    const EXTENT: usize = 16_384;
    let folder = tempfile::tempdir().unwrap();
    // A file of a header and a hole.
    let header =
        format!("{{'descr': '<f4', 'fortran_order': False, 'shape': ({EXTENT}, {EXTENT}), }}\n");
    let mut start = b"\x93NUMPY\x01\x00".to_vec();
    start.extend((header.len() as u16).to_le_bytes());
    start.extend(header.as_bytes());
    let path = folder.path().join("u.npy");
    std::fs::write(&path, &start).unwrap();
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len((start.len() + 4 * EXTENT * EXTENT) as u64)
        .unwrap();
    let mesh = Mesh::parse("8x128").unwrap();
    let placement = placement(&mesh, EXTENT);
    let before = most();
    for init in ["{ file = \"u.npy\" }", "0.5"] {
        let job = job(folder.path(), init, EXTENT, "");
        let mut first = First::new(&job, &job.arrays[0]).unwrap();
        let part = &mut |slab: &Hyperslab| first.part(slab);
        let (sum, largest) = blocks::upload(&Sieve(1024), &mesh, &placement, part).unwrap();
        assert_eq!((sum, largest), (1 << 30, 1 << 20));
    }
    assert!(
        most() - before < 32,
        "{before} MiB before, {} MiB at most",
        most()
    );
    println!("{before} MiB before, {} MiB at most", most());
}

#[test]
fn outputs_take_block_by_block() {
    const EXTENT: usize = 8192;
    let folder = tempfile::tempdir().unwrap();
    let outputs = "[[output]]\nfile = \"u.zarr\"\narrays = [\"u\"]\n[[output]]\nfile = \"u.nc\"\narrays = [\"u\"]\n";
    let job = job(folder.path(), "\"iota\"", EXTENT, outputs);
    let mesh = Mesh::parse("8x8").unwrap();
    let placement = placement(&mesh, EXTENT);
    let mut outputs = Outputs::plan(&job, Some(folder.path()), "a test").unwrap();
    outputs
        .open(&job, &|_| Some(placement.chunk(&[0, 0])), None)
        .unwrap();
    let mut first = First::new(&job, &job.arrays[0]).unwrap();
    let before = most();
    outputs.begin(&job, 0, true).unwrap();
    for device in 0..mesh.devices() {
        let slab = placement.slab(&mesh, device);
        let cells = first.part(&slab).unwrap();
        outputs.put(&job, "u", &slab, cells, Which::All).unwrap();
    }
    outputs.end(&job).unwrap();
    println!("{before} MiB before, {} MiB at most of 256", most());
    assert!(
        most() - before < 64,
        "{before} MiB before, {} MiB at most",
        most()
    );
}
