//! Import of calls: inlines functions of the module, and maps libdevice and C library functions to
//! ops by name.

use melior::ir::OperationRef;
use melior::ir::attribute::FlatSymbolRefAttribute;
use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;

use crate::error::{Error, Result};
use crate::kernel_ir::{
    BinaryOp, CastOp, Const, IntPredicate, Loc, Op, OpKind, Ty, UnaryOp, ValueId,
};
use crate::mlir::arguments;
use crate::mlir::attributes::{result_type, unread};
use crate::mlir::import::{ImportedValue, Importer};
use crate::mlir::walk::block_of;

impl Importer<'_> {
    /// Imports a `func.call` or `llvm.call`.
    pub(super) fn call(
        &mut self,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let callee = operation.attribute("callee").map_err(|_| {
            Error::unsupported("mlir-call", "calls through pointers cannot be raised yet")
        })?;
        let callee = FlatSymbolRefAttribute::try_from(callee).map_err(unread)?;
        let callee = callee.value().to_owned();
        let functions = arguments::functions_in(self.module);
        let function = functions
            .into_iter()
            .find(|one| arguments::name(*one) == callee);
        let block = function.and_then(|one| block_of(one, 0));
        let Some(block) = block else {
            return self.library_call(&callee, operation, loc, ops);
        };
        if self.calls.contains(&callee) {
            return Err(Error::unsupported(
                "recursion",
                format!("function `{callee}` calls itself, perhaps by way of others: recursion is not supported yet"),
            )
            .help("write it as a loop"));
        }
        if block.next_in_region().is_some() {
            return Err(Error::unsupported(
                "mlir-branches",
                format!("branches between blocks of `{callee}` cannot be raised yet"),
            ));
        }
        if block.argument_count() != operation.operand_count() {
            return Err(Error::user(
                "mlir-call",
                format!("`{callee}` is called with another number of arguments than it has"),
            ));
        }
        for number in 0..block.argument_count() {
            let meaning = self.meaning(operation, number)?;
            let argument = block.argument(number).map_err(unread)?;
            self.mean(argument.into(), meaning);
        }
        self.calls.push(callee);
        let results = self.block(block, ops);
        self.calls.pop();
        for (result, meaning) in operation.results().zip(results?) {
            self.mean(result.into(), meaning);
        }
        Ok(())
    }

    fn library_call(
        &mut self,
        name: &str,
        operation: OperationRef,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Result<()> {
        let unknown = || {
            Error::unsupported(
                "mlir-call",
                format!("function `{name}` is not supported yet"),
            )
        };
        let args = self.operands(operation)?;
        let ty = result_type(operation).map_err(|_| unknown())?;
        let ty = super::ops::scalar(ty)?;
        let value = self
            .library(name, &args, ty, loc, ops)
            .ok_or_else(unknown)?;
        self.result(operation, ImportedValue::Scalar(value))
    }

    /// Emits the value of a library function, if it is known by that name.
    pub(super) fn library(
        &mut self,
        name: &str,
        args: &[ValueId],
        ty: Ty,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Option<ValueId> {
        if let Some(op) = libdevice::math_ops::math_op_of(name) {
            return self.math(op, args, ty, loc, ops);
        }
        let short = name.strip_prefix("__nv_")?;
        let of = |this: &mut Self, ops: &mut Vec<Op>, kind| Some(this.push(ops, kind, ty, loc));
        // The integer functions of libdevice, one row each.
        let binary = BINARY.iter().find(|(names, _)| names.contains(&short));
        if let (Some((_, op)), [a, b]) = (binary, args) {
            return of(self, ops, OpKind::Binary(*op, *a, *b));
        }
        let fused = ["fmaf_rn", "fma_rn"].contains(&short);
        if let (true, [a, b, c]) = (fused, args) {
            return of(self, ops, OpKind::Fma(*a, *b, *c));
        }
        let test = TESTS.iter().find(|(names, _)| names.contains(&short));
        if let (Some((_, op)), [a]) = (test, args) {
            let truth = self.push(ops, OpKind::Unary(*op, *a), Ty::I1, loc);
            return of(self, ops, OpKind::Cast(CastOp::ExtUi, truth));
        }
        let cast = CASTS.iter().find(|(names, _)| names.contains(&short));
        if let (Some((_, op)), [a]) = (cast, args) {
            return of(self, ops, OpKind::Cast(*op, *a));
        }
        match (short, args) {
            ("abs" | "llabs", [a]) => of(self, ops, OpKind::Unary(UnaryOp::AbsI, *a)),
            ("powi" | "powif", [a, n]) => {
                let power = self.integer_power(*a, *n, loc, ops);
                of(self, ops, power)
            }
            ("exp10" | "exp10f", [a]) => {
                let ten = self.push(ops, OpKind::Constant(Const::Float(10.0)), ty, loc);
                of(self, ops, OpKind::Binary(BinaryOp::PowF, ten, *a))
            }
            ("drcp_rn" | "frcp_rn", [a]) => {
                let one = self.push(ops, OpKind::Constant(Const::Float(1.0)), ty, loc);
                of(self, ops, OpKind::Binary(BinaryOp::DivF, one, *a))
            }
            ("dsqrt_rn" | "fsqrt_rn", [a]) => of(self, ops, OpKind::Unary(UnaryOp::Sqrt, *a)),
            ("signbitd" | "signbitf", [a]) => {
                let from = match self.kernel.ty(*a) {
                    Ty::F64 => Ty::I64,
                    _ => Ty::I32,
                };
                let whole = self.push(ops, OpKind::Cast(CastOp::Bitcast, *a), from, loc);
                let zero = self.push(ops, OpKind::Constant(Const::Int(0)), from, loc);
                let negative = OpKind::Cmpi(IntPredicate::Slt, whole, zero);
                let negative = self.push(ops, negative, Ty::I1, loc);
                of(self, ops, OpKind::Cast(CastOp::ExtUi, negative))
            }
            _ => None,
        }
    }

    /// Emits an op of `arith` or `math` whose operands have the result's type.
    pub(super) fn math(
        &mut self,
        op: &str,
        args: &[ValueId],
        ty: Ty,
        loc: Loc,
        ops: &mut Vec<Op>,
    ) -> Option<ValueId> {
        let kind = match args {
            [a] => OpKind::Unary(UnaryOp::from_name(op)?, *a),
            [a, b] => OpKind::Binary(BinaryOp::from_name(op)?, *a, *b),
            [a, b, c] if op == "math.fma" => OpKind::Fma(*a, *b, *c),
            _ => return None,
        };
        args.iter()
            .all(|arg| self.kernel.ty(*arg) == ty)
            .then(|| self.push(ops, kind, ty, loc))
    }
}

#[rustfmt::skip] // a table
const BINARY: &[(&[&str], BinaryOp)] = &[
    (&["fmod", "fmodf"], BinaryOp::RemF),
    (&["min", "llmin"], BinaryOp::MinSi),
    (&["max", "llmax"], BinaryOp::MaxSi),
    (&["umin", "ullmin"], BinaryOp::MinUi),
    (&["umax", "ullmax"], BinaryOp::MaxUi),
    (&["dadd_rn", "fadd_rn"], BinaryOp::AddF),
    (&["dsub_rn", "fsub_rn"], BinaryOp::SubF),
    (&["dmul_rn", "fmul_rn"], BinaryOp::MulF),
    (&["ddiv_rn", "fdiv_rn", "fast_fdividef"], BinaryOp::DivF),
];

#[rustfmt::skip] // a table
const TESTS: &[(&[&str], UnaryOp)] = &[
    (&["isnand", "isnanf"], UnaryOp::IsNan),
    (&["isinfd", "isinff"], UnaryOp::IsInf),
    (&["isfinited", "finitef"], UnaryOp::IsFinite),
];

#[rustfmt::skip] // a table
const CASTS: &[(&[&str], CastOp)] = &[
    (&["float_as_int", "float_as_uint", "int_as_float", "uint_as_float", "double_as_longlong", "longlong_as_double"], CastOp::Bitcast),
    (&["int2float_rn", "ll2float_rn", "int2double_rn", "ll2double_rn"], CastOp::SiToFp),
    (&["uint2float_rn", "ull2float_rn", "uint2double_rn", "ull2double_rn"], CastOp::UiToFp),
    (&["double2float_rn"], CastOp::TruncF),
];
