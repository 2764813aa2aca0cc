//! Meshes: the devices of a program, the layouts of arrays on them, and the conversion of a job's
//! program to that of one device.
//!
//! The transformation itself is in the `shard` crate; this module has the command-line syntax, the
//! upload and download of blocks, and the program that is compiled for each device.

mod ask;
pub mod blocks;
pub mod forecast;
pub mod links;
pub mod program;
mod whole;
pub mod xla;

pub use ask::{Ask, asks};
pub use blocks::{BlockRange, Placement, Split};
pub use program::{Partitioner, Wanted};
pub use whole::Room;

pub use shard::{Axis, Mesh};

/// Reads `8x128` (axes `a`, `b`, …) or `x=2,y=4`.
///
/// - errors: a description of the mistake
pub fn parse(text: &str) -> Result<Mesh, String> {
    Mesh::parse(text).map_err(|error| match error.help {
        Some(help) => format!("{}: write {help}", error.message),
        None => error.message,
    })
}

/// Returns a mesh of one device.
pub fn one() -> Mesh {
    let name = "a".to_owned();
    Mesh {
        axes: vec![Axis { name, size: 1 }],
    }
}

/// Serializes meshes in artifacts as text.
pub mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::Mesh;

    /// Serializes a mesh as `x=2,y=4`.
    pub fn serialize<S: Serializer>(mesh: &Mesh, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(mesh)
    }

    /// Deserializes the output of [`serialize`].
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Mesh, D::Error> {
        super::parse(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}
