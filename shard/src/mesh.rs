//! The mesh of devices.

use std::fmt;

use crate::Error;
use crate::error::CODE;

/// An axis of a mesh.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The name.
    pub name: String,
    /// The number of devices along the axis, at least 1.
    pub size: usize,
}

/// Devices, numbered in row-major order: the last axis is the fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mesh {
    /// The axes, whose names differ.
    pub axes: Vec<Axis>,
}

/// The most devices that a mesh may have.
const MOST_DEVICES: usize = 1 << 20;

impl Mesh {
    /// Builds a mesh of these axes.
    ///
    /// - errors: an axis of size 0; a duplicate name; too many devices
    pub fn new(axes: Vec<Axis>) -> Result<Mesh, Error> {
        let mut devices = 1usize;
        for (nth, axis) in axes.iter().enumerate() {
            if axis.size == 0 {
                let message = format!("the mesh has no device along `{}`", axis.name);
                return Err(Error::user(CODE, message));
            }
            if axes[..nth].iter().any(|other| other.name == axis.name) {
                let message = format!("the mesh has two axes called `{}`", axis.name);
                return Err(Error::user(CODE, message));
            }
            devices = devices.saturating_mul(axis.size);
        }
        if axes.is_empty() {
            return Err(Error::user(CODE, "the mesh has no axes"));
        }
        if devices > MOST_DEVICES {
            return Err(Error::user(
                CODE,
                format!("the mesh has more than {MOST_DEVICES} devices"),
            ));
        }
        Ok(Mesh { axes })
    }

    /// Parses a mesh: `8x128`, whose axes are named `a`, `b`, ..; or `x=2,y=4`.
    ///
    /// - errors: those of [`Mesh::new`]; any other text
    pub fn parse(text: &str) -> Result<Mesh, Error> {
        let wrong = || {
            Error::user(CODE, format!("`{text}` is no mesh"))
                .help("sizes such as `8x128`, or axes with names such as `x=8,y=128`")
        };
        let size = |text: &str| text.trim().parse::<usize>().map_err(|_| wrong());
        let axes: Result<Vec<Axis>, Error> = match text.contains('=') {
            true => text
                .split(',')
                .map(|part| {
                    let (name, count) = part.split_once('=').ok_or_else(wrong)?;
                    let name = name.trim().to_owned();
                    let is_name = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
                    match !name.is_empty() && name.bytes().all(is_name) {
                        true => Ok(Axis {
                            name,
                            size: size(count)?,
                        }),
                        false => Err(wrong()),
                    }
                })
                .collect(),
            false => ('a'..='z')
                .map(String::from)
                .zip(text.split('x'))
                .map(|(name, count)| {
                    let size = size(count)?;
                    Ok(Axis { name, size })
                })
                .collect(),
        };
        let axes = axes?;
        if axes.len() != text.split(['x', ',']).count() && !text.contains('=') {
            return Err(wrong());
        }
        Mesh::new(axes)
    }

    /// Returns the number of devices.
    pub fn devices(&self) -> usize {
        self.axes.iter().map(|axis| axis.size).product()
    }

    /// Returns the index of the axis with that name.
    pub fn axis(&self, name: &str) -> Option<usize> {
        self.axes.iter().position(|axis| axis.name == name)
    }

    /// Returns the position of `device` on axis `axis`.
    pub fn position(&self, device: usize, axis: usize) -> usize {
        device / self.stride(axis) % self.axes[axis].size
    }

    /// Returns the position of `device` on several axes combined, the last one the fastest.
    pub fn position_along(&self, device: usize, axes: &[usize]) -> usize {
        axes.iter().fold(0, |all, axis| {
            all * self.axes[*axis].size + self.position(device, *axis)
        })
    }

    /// Returns the number of positions on several axes combined.
    pub fn parts(&self, axes: &[usize]) -> usize {
        axes.iter().map(|axis| self.axes[*axis].size).product()
    }

    /// Returns the difference between the numbers of neighbours on `axis`.
    pub(crate) fn stride(&self, axis: usize) -> usize {
        self.axes[axis + 1..].iter().map(|axis| axis.size).product()
    }

    /// Returns the devices in groups along `axes`, each in the order of positions.
    pub(crate) fn rows(&self, axes: &[usize]) -> Vec<Vec<usize>> {
        let parts = self.parts(axes);
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let mut row_of = std::collections::HashMap::new();
        for device in 0..self.devices() {
            let others: Vec<usize> = (0..self.axes.len())
                .filter(|axis| !axes.contains(axis))
                .map(|axis| self.position(device, axis))
                .collect();
            let row = *row_of.entry(others).or_insert_with(|| {
                rows.push(vec![0; parts]);
                rows.len() - 1
            });
            rows[row][self.position_along(device, axes)] = device;
        }
        rows
    }
}

impl fmt::Display for Mesh {
    /// Writes `x=2,y=4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let axes = self.axes.iter();
        let axes: Vec<String> = axes.map(|a| format!("{}={}", a.name, a.size)).collect();
        f.write_str(&axes.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::Mesh;

    #[test]
    fn meshes_are_read() {
        for (text, shown) in [
            ("8x128", "a=8,b=128"),
            ("x=2, y=4", "x=2,y=4"),
            ("7", "a=7"),
        ] {
            assert_eq!(Mesh::parse(text).unwrap().to_string(), shown);
        }
        for text in [
            "",
            "x",
            "2x",
            "0x2",
            "x=2,x=3",
            "x=",
            "=2",
            "2x-1",
            "x=2,3",
            "9999999x9999",
        ] {
            assert!(Mesh::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn devices_lie_in_rows() {
        let mesh = Mesh::parse("2x3").unwrap();
        assert_eq!(mesh.rows(&[1]), [[0, 1, 2], [3, 4, 5]]);
        assert_eq!(mesh.rows(&[0]), [[0, 3], [1, 4], [2, 5]]);
        assert_eq!(mesh.rows(&[1, 0]), [[0, 3, 1, 4, 2, 5]]);
    }
}
