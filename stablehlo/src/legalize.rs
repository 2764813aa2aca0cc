//! Lowering of our own ops to StableHLO's.

mod edges;
mod scan;
mod stencil;

use crate::{BinaryOp, Callees, ElementType, Func, Op, UnaryOp};

impl Func {
    /// The same function without the ops that StableHLO does not have, or that XLA folds to wrong
    /// constants: a rotate becomes the concatenation of two slices, and so on. Loop bodies and
    /// callees are rewritten too.
    pub fn legalize(&self) -> Func {
        self.legalize_where(&|_| true)
    }

    /// [`Func::legalize`], but only for those of our own ops for which `which` holds.
    ///
    /// ```
    /// use stablehlo::{ElementType, Func, Op, TensorType};
    ///
    /// let mut func = Func::new("main");
    /// let x = func.parameter(TensorType::new(ElementType::F32, [8]));
    /// let wrapped = func.wrap(x, 0, 1, 1);
    /// func.results = vec![func.rotate(wrapped, 0, 1)];
    /// let rest = func.legalize_where(&|op| !matches!(op, Op::Rotate { .. })).to_string();
    /// assert!(rest.contains("rotate") && !rest.contains("wrap"));
    /// ```
    pub fn legalize_where(&self, which: &dyn Fn(&Op) -> bool) -> Func {
        self.legalize_with(which, &mut Callees::default())
    }

    fn legalize_with(&self, which: &dyn Fn(&Op) -> bool, callees: &mut Callees) -> Func {
        let add = |legal: &mut Func, op: Op| legal.push(op).expect("it fitted before");
        self.rewritten(|legal, _, op| match op {
            own if own.is_extension() && !which(&own) => add(legal, own),
            Op::Rotate {
                operand,
                dimension,
                amount,
            } => legal.rotate_by_slices(operand, dimension, amount),
            Op::Wrap {
                operand,
                dimension,
                low,
                high,
            } => legal.wrap_by_slices(operand, dimension, low, high),
            Op::Extend {
                operand,
                dimension,
                low,
                high,
            } => legal.extend_by_broadcasts(operand, dimension, low, high),
            Op::Scan {
                operand,
                init,
                dimension,
                combiner,
                reverse,
                exclusive,
            } => {
                let order = [reverse, exclusive];
                legal.scan_by_loop(operand, init, dimension, combiner, order)
            }
            Op::Stencil {
                operand,
                coefficients,
                stencil,
            } => legal.stencil_by_slices(operand, &coefficients, &stencil),
            // XLA's plugins fold some ops of constants differently from how they compute them: the
            // sum of two true constants is false, and constants below 0 have fewer than 0 leading
            // zeros. These forms are equal, and are folded right.
            Op::Binary(BinaryOp::Add, x, y) if legal.tensor(x).element == ElementType::Pred => {
                legal.binary(BinaryOp::Or, x, y)
            }
            Op::Unary(UnaryOp::CountLeadingZeros, x) if legal.tensor(x).element.is_signed() => {
                let element = legal.tensor(x).element;
                let bits = legal.bitcast_convert(x, element.unsigned());
                let count = legal.unary(UnaryOp::CountLeadingZeros, bits);
                legal.bitcast_convert(count, element)
            }
            other => {
                let mut inner =
                    |func: &Func, callees: &mut Callees| func.legalize_with(which, callees);
                add(legal, other.map_functions(callees, &mut inner))
            }
        })
    }
}
