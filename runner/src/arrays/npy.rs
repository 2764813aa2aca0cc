//! Reads and writes `.npy` files, and names every mismatch between a file and an array.
//!
//! `npyz` reads the header. The written header is one line, and the data are the array's bytes.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use npyz::{DType, NpyHeader, Order};
use stablehlo::ElementType;

use super::hyperslab::Hyperslab;
use super::{HostArray, count, step, type_name};
use crate::element;

/// The bytes before the text of the header: the magic string, the version, and the text's length.
const PREAMBLE_BYTES: usize = 10;

/// The contents of the header of a `.npy` file.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// NumPy's type string, such as `<f4`.
    pub dtype: String,
    /// Extents, the slowest-varying first.
    pub shape: Vec<usize>,
    /// True for column-major data.
    pub fortran: bool,
}

/// The reason why a file cannot hold the requested array: a sentence, and a suggestion.
#[derive(Clone, Debug, PartialEq)]
pub struct FormatMismatch {
    /// The description of the mismatch.
    pub message: String,
    /// The suggestion.
    pub help: Option<String>,
}

impl FormatMismatch {
    /// Returns a mismatch with this message.
    pub fn new(message: impl Into<String>) -> FormatMismatch {
        FormatMismatch {
            message: message.into(),
            help: None,
        }
    }

    /// Adds a suggestion.
    pub fn help(mut self, help: impl Into<String>) -> FormatMismatch {
        self.help = Some(help.into());
        self
    }
}

impl std::fmt::Display for FormatMismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<io::Error> for FormatMismatch {
    fn from(error: io::Error) -> FormatMismatch {
        FormatMismatch::new(crate::fault::why(&error))
    }
}

/// Reads the header and leaves `reader` at the start of the data. An array of complex numbers in
/// row-major order has one more dimension, of their real and imaginary parts.
fn read_header(reader: &mut impl Read) -> Result<Header, FormatMismatch> {
    let header = NpyHeader::from_reader(reader).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => {
            FormatMismatch::new("the file ends within its header, so it is truncated")
        }
        _ => FormatMismatch::new(format!("not a .npy file: {}", crate::fault::why(&error))),
    })?;
    let dtype = match header.dtype() {
        DType::Plain(plain) => plain.to_string(),
        other => other.descr(),
    };
    let extents = header.shape().iter().map(|extent| *extent as usize);
    let mut shape: Vec<usize> = extents.collect();
    let fortran = header.order() == Order::Fortran;
    // Complex numbers are pairs of their parts.
    let dtype = match (dtype.as_str(), fortran) {
        ("<c8", false) => "<f4".to_owned(),
        ("<c16", false) => "<f8".to_owned(),
        _ => {
            return Ok(Header {
                dtype,
                shape,
                fortran,
            });
        }
    };
    shape.push(2);
    Ok(Header {
        dtype,
        shape,
        fortran,
    })
}

/// Checks that a header describes an array of this type and shape.
pub fn check(header: &Header, element: ElementType, shape: &[usize]) -> Result<(), FormatMismatch> {
    let wanted = element::row(element).numpy;
    let name = element::name(element);
    if stored(header, element).is_none() {
        if header.dtype.contains('c') {
            return Err(FormatMismatch::new(format!(
                "it holds complex numbers (`{}`) in column-major or big-endian order",
                header.dtype
            ))
            .help(
                "in Python: `numpy.ascontiguousarray(a, dtype='<c8')` before `np.save` (`<c16` for f64)",
            ));
        }
        if header.dtype.starts_with('>') && header.dtype[1..] == wanted[1..] {
            return Err(FormatMismatch::new(format!(
                "its numbers are big-endian (`{}`), which is refused",
                header.dtype
            ))
            .help(format!(
                "in Python: `a.astype('{wanted}')` before `np.save`"
            )));
        }
        return Err(FormatMismatch::new(format!(
            "it holds {}, but the array is {name}",
            numpy_name(&header.dtype)
        ))
        .help(format!(
            "change the array's type, or convert the file in Python: `a.astype('{wanted}')`"
        )));
    }
    if header.shape != shape {
        let (found, declared) = (type_name(element, &header.shape), type_name(element, shape));
        return Err(FormatMismatch::new(format!(
            "it holds {found}, but the array is {declared}"
        )));
    }
    Ok(())
}

/// Returns the element type of a file that an array of type `element` can start from: its own, or
/// one that `element` represents exactly. `bf16` is stored as `f32`.
fn stored(header: &Header, element: ElementType) -> Option<ElementType> {
    let own = match element {
        ElementType::BF16 => ElementType::F32,
        element => element,
    };
    if header.dtype == element::row(own).numpy {
        return Some(own);
    }
    let mut rows = element::ELEMENTS.iter();
    let found = rows.find(|row| row.numpy == header.dtype && row.element != ElementType::BF16)?;
    element::widens(found.element, element).then_some(found.element)
}

/// Returns a readable name: "f64 (`<f8`)" for `<f8`.
fn numpy_name(dtype: &str) -> String {
    let known = element::ELEMENTS
        .iter()
        .find(|row| row.numpy == dtype && row.element != ElementType::BF16);
    known.map_or_else(
        || format!("`{dtype}`"),
        |row| format!("{} (`{dtype}`)", row.names[0]),
    )
}

/// An open file whose hyperslabs can be read. Column-major files are transposed.
pub struct Slabs<R = File> {
    file: R,
    /// The offset of the data.
    data: u64,
    /// The element type of the array, then that of the file.
    element: ElementType,
    stored: ElementType,
    /// The shape in the file, the slowest-varying dimension first.
    shape: Vec<usize>,
    fortran: bool,
}

impl Slabs {
    /// Opens a file that must hold an array of this type and shape.
    pub fn open(
        path: &Path,
        element: ElementType,
        shape: &[usize],
    ) -> Result<Slabs, FormatMismatch> {
        Slabs::new(File::open(path)?, 0, element, shape)
    }
}

impl<R: Read + Seek> Slabs<R> {
    /// As [`Slabs::open`], for a file that begins at byte `start` of another one.
    pub fn new(
        mut file: R,
        start: u64,
        element: ElementType,
        shape: &[usize],
    ) -> Result<Slabs<R>, FormatMismatch> {
        file.seek(SeekFrom::Start(start))?;
        let mut reader = BufReader::new(&mut file);
        let header = read_header(&mut reader)?;
        let data = reader.stream_position()?;
        check(&header, element, shape)?;
        let stored = stored(&header, element).unwrap_or(element);
        let wanted = (count(shape) * element::bytes(stored)) as u64;
        let there = file.seek(SeekFrom::End(0))?.saturating_sub(data);
        if there < wanted {
            let message =
                format!("it is truncated: {there} bytes of data where {wanted} are needed");
            return Err(FormatMismatch::new(message));
        }
        let mut shape = shape.to_vec();
        if header.fortran {
            shape.reverse();
        }
        Ok(Slabs {
            file,
            data,
            element,
            stored,
            shape,
            fortran: header.fortran,
        })
    }

    /// Reads a slab of the array.
    pub fn read(&mut self, slab: &Hyperslab) -> Result<HostArray, FormatMismatch> {
        let size = element::bytes(self.stored);
        let mut bytes = vec![0; slab.len() * size];
        let in_file = match self.fortran {
            true => slab.reversed(),
            false => slab.clone(),
        };
        let (run, firsts) = in_file.runs(&self.shape);
        for (first, cells) in firsts.zip(bytes.chunks_mut((run * size).max(1))) {
            let at = self.data + (first * size) as u64;
            self.file.seek(SeekFrom::Start(at))?;
            self.file.read_exact(cells)?;
        }
        let mut array = HostArray {
            element: self.stored,
            shape: slab.count.clone(),
            bytes,
        };
        if self.fortran {
            array.bytes = row_major(&array);
        }
        Ok(match self.element == self.stored {
            true => array,
            false => converted(&array, self.element),
        })
    }
}

/// Reads a whole file.
pub fn read_file(
    path: &Path,
    element: ElementType,
    shape: &[usize],
) -> Result<HostArray, FormatMismatch> {
    Slabs::open(path, element, shape)?.read(&Hyperslab::whole(shape))
}

/// Reads the shape in a file's header.
pub(super) fn shape(file: &mut (impl Read + Seek)) -> Result<Vec<usize>, FormatMismatch> {
    file.seek(SeekFrom::Start(0))?;
    Ok(read_header(&mut BufReader::new(file))?.shape)
}

/// Reads a whole array of any type and shape.
pub fn read_any(mut file: impl Read + Seek) -> Result<HostArray, FormatMismatch> {
    file.seek(SeekFrom::Start(0))?;
    let header = read_header(&mut BufReader::new(&mut file))?;
    let mut rows = element::ELEMENTS.iter();
    let row = rows.find(|row| row.numpy == header.dtype && row.element != ElementType::BF16);
    let Some(row) = row else {
        let message = format!(
            "it holds `{}`, which is no type of arrays here",
            header.dtype
        );
        return Err(FormatMismatch::new(message).help("convert it in Python: `a.astype('<f8')`"));
    };
    Slabs::new(file, 0, row.element, &header.shape)?.read(&Hyperslab::whole(&header.shape))
}

/// Converts the elements to a type that represents them exactly, or to `f16` or `bf16`, rounded to
/// nearest.
pub(super) fn converted(array: &HostArray, element: ElementType) -> HostArray {
    let mut bytes = Vec::with_capacity(array.len() * element::bytes(element));
    for value in array.values() {
        crate::number::push(value, element, &mut bytes);
    }
    HostArray {
        element,
        shape: array.shape.clone(),
        bytes,
    }
}

/// Returns the bytes of a column-major array in row-major order.
fn row_major(array: &HostArray) -> Vec<u8> {
    let size = element::bytes(array.element);
    let mut strides = vec![0; array.shape.len()];
    let mut stride = 1;
    for (axis, extent) in array.shape.iter().enumerate() {
        strides[axis] = stride;
        stride *= extent;
    }
    let mut bytes = Vec::with_capacity(array.bytes.len());
    let mut index = vec![0; array.shape.len()];
    for _ in 0..array.len() {
        let flat: usize = index
            .iter()
            .zip(&strides)
            .map(|(i, stride)| i * stride)
            .sum();
        bytes.extend_from_slice(&array.bytes[flat * size..(flat + 1) * size]);
        step(&mut index, &array.shape);
    }
    bytes
}

/// Writes an array; `bf16` is stored as `f4`, because NumPy has no such type.
pub fn write(writer: &mut impl Write, array: &HostArray) -> io::Result<()> {
    let widened;
    let array = if array.element == ElementType::BF16 {
        widened = array.clone().widened();
        &widened
    } else {
        array
    };
    let extents: Vec<String> = array
        .shape
        .iter()
        .map(|extent| format!("{extent},"))
        .collect();
    let shape = match extents.as_slice() {
        [_, _, ..] => extents.join(" ").trim_end_matches(',').to_owned(),
        _ => extents.join(""),
    };
    let dtype = element::row(array.element).numpy;
    let mut text = format!("{{'descr': '{dtype}', 'fortran_order': False, 'shape': ({shape}), }}");
    while !(PREAMBLE_BYTES + text.len() + 1).is_multiple_of(64) {
        text.push(' ');
    }
    text.push('\n');
    let length =
        u16::try_from(text.len()).map_err(|_| io::Error::other("too many dimensions for .npy"))?;
    writer.write_all(b"\x93NUMPY\x01\x00")?;
    writer.write_all(&length.to_le_bytes())?;
    writer.write_all(text.as_bytes())?;
    writer.write_all(&array.bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::*;
    use std::io::Cursor;

    fn read(
        file: &[u8],
        element: ElementType,
        shape: &[usize],
    ) -> Result<HostArray, FormatMismatch> {
        Slabs::new(Cursor::new(file), 0, element, shape)?.read(&Hyperslab::whole(shape))
    }

    fn round_trip(array: &HostArray) -> Vec<u8> {
        let mut file = Vec::new();
        write(&mut file, array).unwrap();
        file
    }

    #[test]
    fn complex_numbers_are_pairs() {
        let array = HostArray::zeros(F32, &[3, 2]);
        let file = round_trip(&array);
        let (preamble, text) = file.split_at(PREAMBLE_BYTES);
        let text = String::from_utf8(text.to_vec()).unwrap();
        let text = text
            .replace("'<f4'", "'<c8'")
            .replace("(3, 2), }", "(3,), }  ");
        let back = read(&[preamble, text.as_bytes()].concat(), F32, &[3, 2]).unwrap();
        assert_eq!(back.bytes, array.bytes);
        let columns = text.replace("False", "True ");
        let error = read(&[preamble, columns.as_bytes()].concat(), F32, &[3, 2]).unwrap_err();
        assert!(error.message.contains("column-major"), "{error}");
    }

    #[test]
    fn every_type_and_rank_survives() {
        for row in element::ELEMENTS {
            for shape in [vec![], vec![3], vec![2, 3], vec![2, 1, 3]] {
                let mut array = HostArray::zeros(row.element, &shape);
                for (index, byte) in array.bytes.iter_mut().enumerate() {
                    *byte = if row.element == Pred {
                        (index % 2) as u8
                    } else {
                        index as u8
                    };
                }
                let file = round_trip(&array);
                assert_eq!(
                    file.iter()
                        .position(|byte| *byte == b'\n')
                        .map(|at| (at + 1) % 64),
                    Some(0)
                );
                let back = read(&file, row.element, &shape).unwrap();
                assert_eq!(back.bytes, array.bytes, "{array:?}");
            }
        }
    }

    #[test]
    fn fortran_order_is_reordered() {
        let text = "{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3), }\n";
        let mut file = b"\x93NUMPY\x01\x00".to_vec();
        file.extend((text.len() as u16).to_le_bytes());
        file.extend(text.as_bytes());
        file.extend([1, 4, 2, 5, 3, 6]);
        assert_eq!(read(&file, U8, &[2, 3]).unwrap().bytes, [1, 2, 3, 4, 5, 6]);
        let mut slabs = Slabs::new(Cursor::new(&file), 0, U8, &[2, 3]).unwrap();
        let slab = |start: [usize; 2], count: [usize; 2]| Hyperslab {
            start: start.to_vec(),
            count: count.to_vec(),
        };
        let mut of = |start, count| slabs.read(&slab(start, count)).unwrap().bytes;
        assert_eq!(of([0, 1], [2, 2]), [2, 3, 5, 6]);
        assert_eq!(of([1, 0], [1, 3]), [4, 5, 6]);
        assert!(of([1, 2], [1, 0]).is_empty());
    }

    #[test]
    fn misfits_say_what_is_there() {
        let file = round_trip(&HostArray::zeros(F64, &[4]));
        let message =
            |element, shape: &[usize], file: &[u8]| read(file, element, shape).unwrap_err().message;
        assert_eq!(
            message(F32, &[4], &file),
            "it holds f64 (`<f8`), but the array is f32"
        );
        assert_eq!(
            message(F64, &[5], &file),
            "it holds f64[4], but the array is f64[5]"
        );
        assert!(message(F64, &[4], &file[..file.len() - 1]).contains("truncated: 31 bytes"));
        assert!(message(F64, &[4], &file[..20]).contains("truncated"));
        assert!(message(F64, &[4], b"not numpy at all").contains("not a .npy file"));
        let big: Vec<u8> = String::from_utf8_lossy(&file[10..])
            .replace("<f8", ">f8")
            .bytes()
            .collect();
        let big = [&file[..10], &big].concat();
        assert!(message(F64, &[4], &big).contains("big-endian"));
    }
}
