//! Long programs.

use std::time::Instant;

use super::super::*;
use super::{int, p, print};

fn event(key: usize, slots: Vec<Value>) -> Event {
    Event {
        key: key as u64,
        slots,
    }
}
