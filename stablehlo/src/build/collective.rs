//! Builder methods for the ops of several devices.

use crate::{Collective, DeviceNumber, Func, Op, Value};

impl Func {
    /// The index of this device among partitions or replicas, a `ui32`.
    #[track_caller]
    pub fn device_number(&mut self, number: DeviceNumber) -> Value {
        self.must(Op::DeviceNumber(number))
    }

    /// A collective on `operand`; `channel` is 0 or unique.
    #[track_caller]
    pub fn collective(&mut self, operand: Value, collective: Collective, channel: u64) -> Value {
        self.must(Op::Collective {
            operand,
            collective: Box::new(collective),
            channel,
        })
    }
}
