//! Encodes and decodes the protocol buffers of XLA's options and programs.
//!
//! Ten fields of three messages are written, and a few fields of four are read. The wire format is
//! a number for each field and then an integer, or a length and bytes: this code is shorter than
//! `.proto` files or the derive macros of `prost`, and adds no dependency. Malformed input yields
//! `None`, never a panic.

/// A protocol buffer message being written.
#[derive(Default)]
pub struct Message(pub Vec<u8>);

impl Message {
    pub fn int(&mut self, field: u32, value: i64) {
        self.varint(u64::from(field << 3));
        self.varint(value as u64); // negative integers take ten bytes in the format
    }

    pub fn double(&mut self, field: u32, value: f64) {
        self.varint(u64::from(field << 3 | 1));
        self.0.extend(value.to_le_bytes());
    }

    pub fn bytes(&mut self, field: u32, value: &[u8]) {
        self.varint(u64::from(field << 3 | 2));
        self.varint(value.len() as u64);
        self.0.extend(value);
    }

    pub fn message(&mut self, field: u32, value: &Message) {
        self.bytes(field, &value.0);
    }

    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }
}

/// Returns the first field `number` of a message, as bytes.
pub fn bytes_of(message: &[u8], number: u64) -> Option<&[u8]> {
    for field in Fields(message) {
        match field? {
            (found, Value::Bytes(bytes)) if found == number => return Some(bytes),
            _ => {}
        }
    }
    None
}

/// The value of a field, by wire type.
pub enum Value<'a> {
    /// An integer or a boolean.
    Int(u64),
    /// A string, a message, or packed integers.
    Bytes(&'a [u8]),
    /// A float; not read here.
    Fixed,
}

/// An iterator over the fields of a message, with their numbers; it ends with `None` if the message
/// is malformed.
pub struct Fields<'a>(pub &'a [u8]);

impl<'a> Iterator for Fields<'a> {
    type Item = Option<(u64, Value<'a>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let field = self.read();
        if field.is_none() {
            self.0 = &[];
        }
        Some(field)
    }
}

impl<'a> Fields<'a> {
    fn read(&mut self) -> Option<(u64, Value<'a>)> {
        let key = varint(&mut self.0)?;
        let value = match key & 7 {
            0 => Value::Int(varint(&mut self.0)?),
            1 => self.skip(8)?,
            2 => {
                let length = usize::try_from(varint(&mut self.0)?).ok()?;
                let (bytes, rest) = self.0.split_at_checked(length)?;
                self.0 = rest;
                Value::Bytes(bytes)
            }
            5 => self.skip(4)?,
            _ => return None,
        };
        Some((key >> 3, value))
    }

    fn skip(&mut self, count: usize) -> Option<Value<'a>> {
        self.0 = self.0.get(count..)?;
        Some(Value::Fixed)
    }
}

/// Takes a varint off the front of `bytes`.
pub fn varint(bytes: &mut &[u8]) -> Option<u64> {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}
