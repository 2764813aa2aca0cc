//! Encodes and decodes headers of NetCDF's classic formats: 64-bit offsets (CDF-2, "NetCDF Classic
//! Format Specification") and 64-bit data (CDF-5, PnetCDF's extension).
//!
//! A header lists dimensions, attributes and variables, and the offset of each variable's data.
//! Data are big-endian. Variables in the record dimension have a part in each record; records
//! follow one another at the end of the file. The number of records follows the magic number, so
//! that one small write makes a record part of the file.

/// The variants of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// CDF-2, which every NetCDF library reads. It has neither unsigned nor 64-bit integers, and
    /// less than 4 GiB of a variable in a record.
    Offset64,
    /// CDF-5, which netCDF-C reads since 4.4.
    Data64,
}

/// NetCDF's numeric types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Type {
    Byte = 1,
    Short = 3,
    Int = 4,
    Float = 5,
    Double = 6,
    UByte = 7,
    UShort = 8,
    UInt = 9,
    Int64 = 10,
    UInt64 = 11,
}

/// The type of text attributes.
const CHAR: u32 = 2;

const TYPES: [Type; 10] = [
    Type::Byte,
    Type::Short,
    Type::Int,
    Type::Float,
    Type::Double,
    Type::UByte,
    Type::UShort,
    Type::UInt,
    Type::Int64,
    Type::UInt64,
];

impl Type {
    /// Returns the size of a value in bytes.
    pub fn bytes(self) -> usize {
        match self {
            Type::Byte | Type::UByte => 1,
            Type::Short | Type::UShort => 2,
            Type::Int | Type::Float | Type::UInt => 4,
            Type::Double | Type::Int64 | Type::UInt64 => 8,
        }
    }

    /// Returns whether CDF-2 has the type.
    pub fn is_classic(self) -> bool {
        (self as u32) < Type::UByte as u32
    }
}

/// The names and the texts of attributes.
pub type Attributes = Vec<(String, String)>;

/// A header.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    pub format: Format,
    /// The number of records in the file.
    pub records: u64,
    /// The names of dimensions, and their extents; the record dimension has none.
    pub dims: Vec<(String, Option<usize>)>,
    pub attributes: Attributes,
    pub variables: Vec<Variable>,
}

/// A variable of a header.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    pub name: String,
    /// The indices of its dimensions; only the first may be the record dimension.
    pub dims: Vec<usize>,
    pub attributes: Attributes,
    pub ty: Type,
    /// The offset of its data, in the first record if it has records.
    pub begin: u64,
}

/// The offset of the number of records.
pub const RECORDS_AT: u64 = 4;

/// The bytes reserved after the header for a longer `history`.
const ROOM: u64 = 2048;

/// The largest part of a variable whose size CDF-2 can give.
const MOST_OFFSET64: u64 = u32::MAX as u64 - 3;

const DIMENSIONS: u32 = 10;
const VARIABLES: u32 = 11;
const ATTRIBUTES: u32 = 12;

impl Header {
    /// Chooses the format, CDF-2 if possible, and assigns offsets to the data of all variables.
    pub fn lay_out(&mut self) {
        let is_classic = self
            .variables
            .iter()
            .all(|variable| variable.ty.is_classic() && self.part(variable) <= MOST_OFFSET64);
        self.format = match is_classic {
            true => Format::Offset64,
            false => Format::Data64,
        };
        let mut at = (self.encode().len() as u64 + ROOM).next_multiple_of(512);
        for grows in [false, true] {
            for number in 0..self.variables.len() {
                if self.grows(&self.variables[number]) == grows {
                    self.variables[number].begin = at;
                    at += self.part(&self.variables[number]);
                }
            }
        }
    }

    /// Returns whether a variable has a part in each record.
    pub fn grows(&self, variable: &Variable) -> bool {
        let first = variable.dims.first();
        first.is_some_and(|dim| self.dims[*dim].1.is_none())
    }

    /// Returns the extents of a variable, without the record dimension.
    pub fn shape(&self, variable: &Variable) -> Vec<usize> {
        let extents = variable.dims.iter();
        extents.filter_map(|dim| self.dims[*dim].1).collect()
    }

    /// Returns the bytes of a variable (in one record, if it has records), padded to a multiple of
    /// four.
    fn part(&self, variable: &Variable) -> u64 {
        let extents = self.shape(variable).into_iter();
        let bytes = extents.fold(variable.ty.bytes() as u64, |bytes, extent| {
            bytes.saturating_mul(extent as u64)
        });
        bytes.checked_next_multiple_of(4).unwrap_or(u64::MAX)
    }

    /// Returns the bytes of a record. At least two variables have records, so the format's
    /// exception for a single unpadded variable does not apply.
    pub fn record_bytes(&self) -> u64 {
        let growing = self
            .variables
            .iter()
            .filter(|variable| self.grows(variable));
        growing.fold(0, |all, variable| all.saturating_add(self.part(variable)))
    }

    /// Returns the number of records as it is stored at [`RECORDS_AT`].
    pub fn encoded_records(&self) -> Vec<u8> {
        let mut out = Encoder::new(self.format);
        out.size(self.records);
        out.bytes
    }

    /// Encodes the header.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Encoder::new(self.format);
        out.bytes.extend(b"CDF");
        out.bytes.push(match self.format {
            Format::Offset64 => 2,
            Format::Data64 => 5,
        });
        out.size(self.records);
        out.list(DIMENSIONS, &self.dims, |out, (name, extent)| {
            out.text(name);
            out.size(extent.unwrap_or(0) as u64);
        });
        out.attributes(&self.attributes);
        out.list(VARIABLES, &self.variables, |out, variable| {
            out.text(&variable.name);
            out.size(variable.dims.len() as u64);
            for dim in &variable.dims {
                out.size(*dim as u64);
            }
            out.attributes(&variable.attributes);
            out.word(variable.ty as u32);
            out.size(self.part(variable));
            out.bytes.extend(variable.begin.to_be_bytes());
        });
        out.bytes
    }

    /// Decodes the header of a file that begins with `bytes`.
    ///
    /// - errors: a description of what [`Header::encode`] would not have written
    pub fn decode(bytes: &[u8]) -> Result<Header, String> {
        let format = match bytes.get(..4) {
            Some(b"CDF\x02") => Format::Offset64,
            Some(b"CDF\x05") => Format::Data64,
            Some(b"\x89HDF") => {
                return Err("it is NetCDF-4, and this run writes NetCDF's classic format".into());
            }
            _ => return Err("it is no NetCDF file".into()),
        };
        let mut from = Decoder {
            bytes: &bytes[4..],
            format,
        };
        Header {
            format,
            records: from.size()?,
            dims: from.list(DIMENSIONS, |from| {
                let (name, extent) = (from.text()?, from.size()?);
                Ok((name, (extent > 0).then_some(extent as usize)))
            })?,
            attributes: from.attributes()?,
            variables: from.list(VARIABLES, |from| {
                let name = from.text()?;
                let dims = (0..from.size()?).map(|_| Ok(from.size()? as usize));
                let dims = dims.collect::<Result<_, String>>()?;
                let attributes = from.attributes()?;
                let ty = from.word()?;
                let ty = TYPES.into_iter().find(|known| *known as u32 == ty);
                let ty = ty.ok_or("a variable has text")?;
                from.size()?;
                let begin = from.take(8)?.try_into().map_err(|_| ENDS)?;
                Ok(Variable {
                    name,
                    dims,
                    attributes,
                    ty,
                    begin: u64::from_be_bytes(begin),
                })
            })?,
        }
        .checked()
    }

    /// Returns an error for dimensions that do not exist.
    fn checked(self) -> Result<Header, String> {
        let mut dims = self.variables.iter().flat_map(|variable| &variable.dims);
        match dims.all(|dim| *dim < self.dims.len()) {
            true => Ok(self),
            false => Err("a variable has a dimension that is not there".into()),
        }
    }
}

const ENDS: &str = "it ends within its header";

struct Encoder {
    bytes: Vec<u8>,
    format: Format,
}

impl Encoder {
    fn new(format: Format) -> Encoder {
        Encoder {
            bytes: Vec::new(),
            format,
        }
    }

    fn word(&mut self, word: u32) {
        self.bytes.extend(word.to_be_bytes());
    }

    /// Writes a size or a count; in CDF-2 a larger one is written as the largest 32-bit value.
    fn size(&mut self, size: u64) {
        match self.format {
            Format::Offset64 => self.word(u32::try_from(size).unwrap_or(u32::MAX)),
            Format::Data64 => self.bytes.extend(size.to_be_bytes()),
        }
    }

    fn text(&mut self, text: &str) {
        self.size(text.len() as u64);
        self.bytes.extend(text.as_bytes());
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }

    fn list<T>(&mut self, tag: u32, list: &[T], each: impl Fn(&mut Encoder, &T)) {
        self.word(if list.is_empty() { 0 } else { tag });
        self.size(list.len() as u64);
        for one in list {
            each(self, one);
        }
    }

    fn attributes(&mut self, attributes: &Attributes) {
        self.list(ATTRIBUTES, attributes, |out, (name, text)| {
            out.text(name);
            out.word(CHAR);
            out.text(text);
        });
    }
}

struct Decoder<'a> {
    bytes: &'a [u8],
    format: Format,
}

impl<'a> Decoder<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], String> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(ENDS)?;
        self.bytes = rest;
        Ok(taken)
    }

    fn word(&mut self) -> Result<u32, String> {
        let bytes = self.take(4)?.try_into().map_err(|_| ENDS)?;
        Ok(u32::from_be_bytes(bytes))
    }

    fn size(&mut self) -> Result<u64, String> {
        match self.format {
            Format::Offset64 => Ok(self.word()?.into()),
            Format::Data64 => {
                let bytes = self.take(8)?.try_into().map_err(|_| ENDS)?;
                Ok(u64::from_be_bytes(bytes))
            }
        }
    }

    fn text(&mut self) -> Result<String, String> {
        let length = usize::try_from(self.size()?).map_err(|_| ENDS)?;
        let text = String::from_utf8_lossy(self.take(length)?).into_owned();
        self.take(length.next_multiple_of(4) - length)?;
        Ok(text)
    }

    fn list<T>(
        &mut self,
        tag: u32,
        each: impl Fn(&mut Decoder<'a>) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let (found, count) = (self.word()?, self.size()?);
        if found != tag && (found, count) != (0, 0) {
            return Err("its header is broken".into());
        }
        (0..count).map(|_| each(self)).collect()
    }

    fn attributes(&mut self) -> Result<Attributes, String> {
        self.list(ATTRIBUTES, |from| {
            let name = from.text()?;
            match from.word()? {
                CHAR => Ok((name, from.text()?)),
                _ => Err(format!("its attribute `{name}` is no text")),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(extent: usize, ty: Type) -> Header {
        let variable = |name: &str, dims: &[usize], ty| Variable {
            name: name.to_owned(),
            dims: dims.to_vec(),
            attributes: vec![("units".to_owned(), "m".to_owned())],
            ty,
            begin: 0,
        };
        let mut header = Header {
            format: Format::Offset64,
            records: 3,
            dims: vec![("time".to_owned(), None), ("x".to_owned(), Some(extent))],
            attributes: vec![("title".to_owned(), "Grüße".to_owned())],
            variables: vec![
                variable("time", &[0], Type::Double),
                variable("x", &[1], Type::Double),
                variable("h", &[0, 1], ty),
                variable("zero", &[], Type::Int),
            ],
        };
        header.lay_out();
        header
    }

    #[test]
    fn what_is_encoded_is_decoded() {
        for (extent, ty, format) in [
            (3, Type::Short, Format::Offset64),
            (3, Type::Int64, Format::Data64),
            (1 << 30, Type::Float, Format::Data64),
        ] {
            let header = header(extent, ty);
            assert_eq!(header.format, format);
            let bytes = header.encode();
            assert_eq!(Header::decode(&bytes).as_ref(), Ok(&header));
            let records = header.encoded_records();
            assert_eq!(bytes[RECORDS_AT as usize..][..records.len()], records);
            for length in 0..bytes.len() {
                assert!(Header::decode(&bytes[..length]).is_err(), "{length}");
            }
        }
    }

    #[test]
    fn damaged_headers_are_read_or_refused() {
        for ty in [Type::Short, Type::Int64] {
            let bytes = header(3, ty).encode();
            for place in 0..bytes.len() {
                for other in [0, 0x7f, 0xff] {
                    let mut damaged = bytes.clone();
                    damaged[place] = other;
                    if let Ok(header) = Header::decode(&damaged) {
                        let _ = header.record_bytes();
                    }
                }
            }
        }
    }

    #[test]
    fn records_are_behind_all_else_and_filled_up() {
        let header = header(3, Type::Short);
        let begin = |name: &str| {
            let mut variables = header.variables.iter();
            variables
                .find(|variable| variable.name == name)
                .unwrap()
                .begin
        };
        assert_eq!(begin("zero"), begin("x") + 24);
        assert_eq!(begin("time"), begin("zero") + 4);
        assert_eq!(begin("h"), begin("time") + 8);
        assert_eq!(header.record_bytes(), 8 + 8);
        assert!(begin("x") >= header.encode().len() as u64 + ROOM);
    }
}
