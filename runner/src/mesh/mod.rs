//! Meshes: which devices a program runs on, how arrays lie on them, and from a job's program to that of one device.
//!
//! What the transformation is belongs to the `shard` crate; here are the words of the command line, blocks of arrays that go up and
//! come down, and the program that is compiled for each device.

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
/// - errors: what is wrong with it, in words
pub fn parse(text: &str) -> Result<Mesh, String> {
    Mesh::parse(text).map_err(|error| match error.help {
        Some(help) => format!("{}: write {help}", error.message),
        None => error.message,
    })
}

/// A mesh of one device.
pub fn one() -> Mesh {
    let name = "a".to_owned();
    Mesh {
        axes: vec![Axis { name, size: 1 }],
    }
}

/// Meshes in artifacts, as text.
pub mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::Mesh;

    /// As `x=2,y=4`.
    pub fn serialize<S: Serializer>(mesh: &Mesh, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(mesh)
    }

    /// What [`serialize`] wrote.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Mesh, D::Error> {
        super::parse(&String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}
