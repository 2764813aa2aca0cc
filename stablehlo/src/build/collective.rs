//! Building what devices do together.

use crate::{Collective, DeviceNumber, Func, Op, Value};

impl Func {
    /// The number of the device, a `ui32`.
    #[track_caller]
    pub fn device_number(&mut self, number: DeviceNumber) -> Value {
        self.must(Op::DeviceNumber(number))
    }

    /// What devices do together to `operand`; `channel` is 0, or a number of its own.
    #[track_caller]
    pub fn collective(&mut self, operand: Value, collective: Collective, channel: u64) -> Value {
        self.must(Op::Collective {
            operand,
            collective: Box::new(collective),
            channel,
        })
    }
}
