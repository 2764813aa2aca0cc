//! Loops, calls and branches, whose bodies are generated like the program.

use stablehlo::{BinaryOp, Compiled, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use super::Writer;

impl Writer<'_, '_> {
    /// Completes a function of fields, without access to outer values.
    fn inside(&mut self, func: Func, fields: Vec<Value>) -> Func {
        let ty = self.ty.clone();
        let mut func = func;
        let at = func.iota(ElementType::I32, &ty.shape, 0);
        let pred = func.compare(Direction::Lt, at, at);
        let mut writer = Writer {
            func,
            choices: &mut *self.choices,
            arithmetic: self.arithmetic,
            ty,
            fields,
            numbers: vec![at],
            preds: vec![pred],
            depth: self.depth + 1,
        };
        writer.add(4);
        let result = *writer.fields.last().expect("it was given some");
        writer.func.results.push(result);
        writer.func
    }

    /// Emits a loop of two fields, with or without an exchange, and with a known or unknown number
    /// of iterations.
    pub(super) fn looped(&mut self, x: Value) -> Value {
        let (count, y) = (TensorType::scalar(ElementType::I32), self.x());
        let mut end = self.number_inside();
        if self.choices.below(3) > 0 {
            let known = self.choices.below(4) as i64;
            end = self.func.scalar(ElementType::I32, Scalar::Int(known));
        }
        let [zero, three] = [0, 3].map(|n| self.func.scalar(ElementType::I32, Scalar::Int(n)));
        let end = self.func.clamp(zero, end, three);
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for func in [&mut cond, &mut body] {
            for ty in [&count, &count, &self.ty, &self.ty] {
                func.parameter(ty.clone());
            }
        }
        let [at, last] = [0, 1].map(|k| cond.parameters()[k]);
        cond.results = vec![cond.compare(Direction::Lt, at, last)];
        let parameters = body.parameters().to_vec();
        let one = body.scalar(ElementType::I32, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, parameters[0], one);
        body.results = vec![next, parameters[1]];
        let mut body = self.inside(body, parameters[2..].to_vec());
        let other = parameters[2 + self.choices.below(2)];
        body.results.push(other);
        let results = self.func.while_loop(&[zero, end, x, y], cond, body);
        results[2 + self.choices.below(2)]
    }

    /// Emits a `case` of up to three branches on two fields.
    pub(super) fn chosen(&mut self, x: Value) -> Value {
        let (index, y) = (self.number_inside(), self.x());
        let branches = (0..1 + self.choices.below(3)).map(|_| {
            let mut branch = Func::new("branch");
            let fields = [(); 2].map(|()| branch.parameter(self.ty.clone()));
            self.inside(branch, fields.to_vec())
        });
        let branches = branches.collect();
        self.func.case(index, branches, &[x, y])[0]
    }

    pub(super) fn called(&mut self, x: Value) -> Value {
        let mut callee = Func::new("kernel");
        let y = self.x();
        let fields = vec![
            callee.parameter(self.ty.clone()),
            callee.parameter(self.ty.clone()),
        ];
        let callee = self.inside(callee, fields);
        let operands = vec![x, y];
        let call = Op::Call {
            callee: callee.into(),
            operands,
            compiled: [Compiled::Apart, Compiled::Inlined][usize::from(self.choices.below(2) == 0)],
        };
        let tuple = self.func.push(call).expect("a call of two fields");
        self.func.results_of(tuple)[0]
    }
}
