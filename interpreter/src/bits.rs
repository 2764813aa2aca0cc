//! Bit fields, permutations and dot products of bytes: the functions in the tables of `integer`.

use ptx::tree::Instruction;

pub(super) fn extend32(value: u64, bits: u32, signed: bool) -> u64 {
    let value = value as u32;
    match bits {
        0 => 0,
        32.. => value.into(),
        _ if signed => u64::from(((value << (32 - bits)) as i32 >> (32 - bits)) as u32),
        _ => u64::from(value & ((1 << bits) - 1)),
    }
}

pub(super) fn mask32(start: u32, bits: u32) -> u64 {
    let ones = 1_u64.unbounded_shl(bits) - 1;
    u64::from((ones.unbounded_shl(start)) as u32)
}

/// Returns the upper register of `b:a` after a shift to the left.
pub(super) fn funnel_left(a: u64, b: u64, amount: u32) -> u64 {
    let both = (b << 32) | (a & 0xFFFF_FFFF);
    u64::from((both.unbounded_shl(amount) >> 32) as u32)
}

pub(super) fn funnel_right(a: u64, b: u64, amount: u32) -> u64 {
    let both = (b << 32) | (a & 0xFFFF_FFFF);
    u64::from(both.unbounded_shr(amount) as u32)
}

/// Executes `bfe`: extracts `length` bits from bit `start`; bits beyond the top are zero, or the
/// sign.
pub(super) fn extract(value: u64, start: u64, length: u64, top: u32, signed: bool) -> u64 {
    let (start, length) = ((start & 0xFF) as u32, (length & 0xFF) as u32);
    if length == 0 {
        return 0;
    }
    let available = (top + 1).saturating_sub(start).min(length);
    let field = value.unbounded_shr(start) & (1_u64.unbounded_shl(available).wrapping_sub(1));
    let sign = value >> (start + length - 1).min(top) & 1;
    if signed && sign == 1 && available < 64 {
        field | !0_u64 << available
    } else {
        field
    }
}

pub(super) fn dot_signs(instruction: &Instruction) -> Option<(bool, bool)> {
    let mut types = instruction.types();
    Some((types.next()?.is_signed(), types.next()?.is_signed()))
}

fn byte(value: u64, number: u32, signed: bool) -> i32 {
    let byte = (value >> (8 * number)) as u8;
    if signed {
        i32::from(byte as i8)
    } else {
        byte.into()
    }
}

pub(super) fn dot4(a: u64, b: u64, c: u64, signed_a: bool, signed_b: bool) -> u64 {
    let sum: i32 = (0..4)
        .map(|number| byte(a, number, signed_a) * byte(b, number, signed_b))
        .sum();
    u64::from((c as u32).wrapping_add(sum as u32))
}

pub(super) fn dot2(a: u64, b: u64, c: u64, signed_a: bool, signed_b: bool) -> u64 {
    let word = |number: u32| {
        let word = (a >> (16 * number)) as u16;
        if signed_a {
            i64::from(word as i16)
        } else {
            word.into()
        }
    };
    let sum: i64 = (0..2)
        .map(|number| word(number) * i64::from(byte(b, number, signed_b)))
        .sum();
    u64::from((c as u32).wrapping_add(sum as u32))
}

/// Executes `prmt`: selects four of eight bytes; bit 3 of a selector replicates the byte's sign
/// instead.
pub(super) fn permute(a: u64, b: u64, selectors: u64) -> u64 {
    let bytes = ((b & 0xFFFF_FFFF) << 32 | a & 0xFFFF_FFFF).to_le_bytes();
    let mut result = 0;
    for place in 0..4 {
        let selector = selectors >> (4 * place) & 0xF;
        let byte = bytes[selector as usize & 7];
        let byte = if selector & 8 == 0 {
            byte
        } else {
            ((byte as i8) >> 7) as u8
        };
        result |= u64::from(byte) << (8 * place);
    }
    result
}

/// Executes `bfi`: inserts the low `length` bits of `value` into `into` at `start`.
pub(super) fn insert(value: u64, into: u64, start: u64, length: u64, width: u32) -> u64 {
    let (start, length) = ((start & 0xFF) as u32, (length & 0xFF) as u32);
    let field = 1_u64
        .unbounded_shl(length)
        .wrapping_sub(1)
        .unbounded_shl(start);
    let all = u64::MAX >> (64 - width);
    ((into & !field) | (value.unbounded_shl(start) & field)) & all
}

/// Executes `lop3`: any function of three bits, given by its truth table.
pub(super) fn logic3(a: u32, b: u32, c: u32, table: u8) -> u32 {
    let mut result = 0;
    for row in 0..8 {
        if table >> row & 1 == 1 {
            let a = if row & 4 == 0 { !a } else { a };
            let b = if row & 2 == 0 { !b } else { b };
            let c = if row & 1 == 0 { !c } else { c };
            result |= a & b & c;
        }
    }
    result
}
