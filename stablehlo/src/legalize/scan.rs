//! A scan as a loop.

use crate::{BinaryOp, Combiner, Direction, ElementType, Func, Scalar, TensorType, Value};

impl Func {
    /// A loop over the elements in `dimension`, which overwrites them one by one.
    pub(super) fn scan_by_loop(
        &mut self,
        operand: Value,
        init: Value,
        dimension: usize,
        combiner: Combiner,
        [reverse, exclusive]: [bool; 2],
    ) -> Value {
        let array = self.tensor(operand).clone();
        let combiner = combiner.binary().expect("`set` does not scan");
        if array.count() == 0 {
            return operand;
        }
        let size = array.shape[dimension];
        let counter = TensorType::scalar(match i32::try_from(size) {
            Ok(_) => ElementType::I32,
            Err(_) => ElementType::I64,
        });
        let mut slice = array.clone();
        slice.shape[dimension] = 1;
        let carried = [counter.clone(), slice.clone(), array];
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for ty in &carried {
            cond.parameter(ty.clone());
            body.parameter(ty.clone());
        }
        let count =
            |func: &mut Func, count: usize| func.scalar(counter.element, Scalar::Int(count as i64));

        let end = count(&mut cond, size);
        let goes_on = cond.compare(Direction::Lt, cond.parameters()[0], end);
        cond.results = vec![goes_on];

        let [nth, before, result] = body.parameters() else {
            unreachable!("as many as are carried")
        };
        let (nth, before, result) = (*nth, *before, *result);
        let (zero, one) = (count(&mut body, 0), count(&mut body, 1));
        let at = if reverse {
            let last = count(&mut body, size - 1);
            body.binary(BinaryOp::Subtract, last, nth)
        } else {
            nth
        };
        let mut starts = vec![zero; slice.rank()];
        starts[dimension] = at;
        let element = body.dynamic_slice(result, &starts, &slice.shape);
        let all = body.binary(combiner, before, element);
        let written = if exclusive { before } else { all };
        let result = body.dynamic_update_slice(result, written, &starts);
        let next = body.binary(BinaryOp::Add, nth, one);
        body.results = vec![next, all, result];

        let zero = count(self, 0);
        let all = self.broadcast_in_dim(init, &slice.shape, &[]);
        self.while_loop(&[zero, all, operand], cond, body)[2]
    }
}
