//! Function parameters, and their binding to the arguments of a launch.

use melior::ir::attribute::{
    ArrayAttribute, DenseI64ArrayAttribute, DictionaryAttribute, TypeAttribute,
};
use melior::ir::block::BlockLike;
use melior::ir::operation::OperationLike;
use melior::ir::r#type::FunctionType;
use melior::ir::{Attribute, BlockRef, Module, OperationRef, Type, ValueLike};

use stablehlo::ElementType;

use super::strings::string;
use crate::error::{Error, Result};
use crate::kernel_ir::{Space, Ty};
use crate::launch::{Arg, Launch};
use crate::mlir::text::File;
use crate::mlir::walk::{block_of, is_one_of, ops_in};
use crate::mlir::{context, types};

/// A function of a user's MLIR file.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The parameters, in order.
    pub parameters: Vec<Parameter>,
}

/// One parameter of a [`Function`].
#[derive(Clone, Debug, PartialEq)]
pub enum Parameter {
    /// A row-major memref; extents are `None` where dynamic.
    Array {
        /// From `reactant.name`, otherwise `argN`.
        name: String,
        /// Element type.
        element: Ty,
        /// From `reactant.shape`, otherwise the memref's own.
        shape: Vec<Option<usize>>,
        /// The memref's own extents, which its accesses use.
        extents: Vec<Option<usize>>,
        /// From `reactant.space`; only an array of the job is an argument of the launch.
        space: Space,
    },
    /// An `!llvm.ptr` to the start of an array; the element type is that of the given array.
    Pointer {
        /// From `reactant.name`, otherwise `argN`.
        name: String,
    },
    /// A scalar.
    Scalar {
        /// From `reactant.name`, otherwise `argN`.
        name: String,
        /// Its type.
        ty: Ty,
        /// From `reactant.range`: least and greatest value of an integer.
        range: Option<(i64, i64)>,
    },
}

/// Returns the functions with a body in a user's MLIR file that can be launched: their parameters
/// are memrefs, pointers and scalars.
///
/// The surrounding text, and the bodies, may not be accepted by MLIR's parser: that is reported
/// when the function is raised.
///
/// - errors: those of the first function, if there is none to launch
pub fn functions(text: &str) -> Result<Vec<Function>> {
    context::with(|mlir| {
        let file = File::new(text);
        let (mut known, mut errors) = (Vec::new(), Vec::new());
        for function in file.functions() {
            let whole = mlir.parse(&file.with_only(&function));
            let found = match &whole {
                Ok(module) => first(module, &function.symbol),
                Err(error) => match mlir.parse(&file.declaration(&function)) {
                    Ok(module) => first(&module, &function.symbol).map_err(|_| error.clone()),
                    Err(_) => Err(error.clone()),
                },
            };
            match found {
                Ok(parameters) => known.push(Function {
                    name: function.name,
                    parameters,
                }),
                Err(error) => errors.push(error),
            }
        }
        match errors.into_iter().next().filter(|_| known.is_empty()) {
            Some(error) => Err(error),
            None if known.is_empty() => mlir.parse(text).map(|_| known),
            None => Ok(known),
        }
    })
}

/// Returns the parameters of the function with this symbol.
fn first(module: &Module, symbol: &str) -> Result<Vec<Parameter>> {
    let mut functions = functions_in(module).into_iter();
    let function = functions.find(|function| name(*function) == symbol);
    let function = function.ok_or_else(|| {
        Error::internal("mlir-function", format!("`{symbol}` was not found again"))
    })?;
    match block_of(function, 0) {
        Some(block) => parameters(function, block),
        None => declared(function),
    }
}

/// Returns the functions of `module` that have a body, with the first block.
pub(super) fn bodies<'c, 'a>(
    module: &'a Module<'c>,
) -> impl Iterator<Item = (OperationRef<'c, 'a>, BlockRef<'c, 'a>)> {
    functions_in(module)
        .into_iter()
        .filter_map(|operation| Some((operation, block_of(operation, 0)?)))
}

/// Returns the functions of `module` and of nested modules.
pub(super) fn functions_in<'c, 'a>(module: &'a Module<'c>) -> Vec<OperationRef<'c, 'a>> {
    fn collect<'c, 'a>(block: BlockRef<'c, 'a>, found: &mut Vec<OperationRef<'c, 'a>>) {
        for operation in ops_in(block) {
            if is_one_of(operation, &["func.func", "llvm.func"]) {
                found.push(operation);
            } else if is_one_of(operation, &["builtin.module", "gpu.module"])
                && let Some(block) = block_of(operation, 0)
            {
                collect(block, found);
            }
        }
    }
    let mut found = Vec::new();
    collect(module.body(), &mut found);
    found
}

/// Returns the symbol name of a function.
pub(super) fn name(function: OperationRef) -> String {
    let name = function.attribute("sym_name").ok().and_then(string);
    name.unwrap_or_default()
}

/// Returns the parameters of `function`, whose entry block is `block`.
pub(super) fn parameters(function: OperationRef, block: BlockRef) -> Result<Vec<Parameter>> {
    let attributes = function
        .attribute("arg_attrs")
        .ok()
        .and_then(|attributes| ArrayAttribute::try_from(attributes).ok());
    (0..block.argument_count())
        .map(|number| {
            let argument = block
                .argument(number)
                .expect("an argument within their number");
            let attribute = |name: &str| {
                let dictionary = attributes.as_ref()?.element(number).ok()?;
                DictionaryAttribute::try_from(dictionary)
                    .ok()?
                    .element_by_name(name)
            };
            parameter(number, argument.r#type(), attribute)
        })
        .collect()
}

/// Returns the parameters of a function without a body.
fn declared(function: OperationRef) -> Result<Vec<Parameter>> {
    let ty = function
        .attribute("function_type")
        .ok()
        .and_then(|ty| TypeAttribute::try_from(ty).ok())
        .map(|ty| ty.value());
    let inputs: Vec<Type> = match ty.map(FunctionType::try_from) {
        Some(Ok(ty)) => (0..ty.input_count())
            .filter_map(|at| ty.input(at).ok())
            .collect(),
        _ => Vec::new(),
    };
    let of = |(number, ty): (usize, &Type)| parameter(number, *ty, |_| None);
    inputs.iter().enumerate().map(of).collect()
}

fn parameter<'c>(
    number: usize,
    ty: Type<'c>,
    attribute: impl Fn(&str) -> Option<Attribute<'c>>,
) -> Result<Parameter> {
    let name = attribute("reactant.name")
        .and_then(string)
        .unwrap_or_else(|| format!("arg{number}"));
    if let Some(ty) = types::scalar(ty) {
        let range = attribute("reactant.range")
            .and_then(|range| DenseI64ArrayAttribute::try_from(range).ok())
            .and_then(|range| Some((range.element(0).ok()?, range.element(1).ok()?)));
        return Ok(Parameter::Scalar { name, ty, range });
    }
    if types::is_pointer(ty) {
        return Ok(Parameter::Pointer { name });
    }
    let Some((element, extents)) = types::memref(ty) else {
        return Err(Error::unsupported(
            "mlir-parameter",
            format!("parameter `{name}` is `{ty}`, neither a number nor a row-major memref"),
        ));
    };
    let shape =
        attribute("reactant.shape").and_then(|shape| DenseI64ArrayAttribute::try_from(shape).ok());
    let shape = match shape {
        Some(shape) => (0..shape.len())
            .map(|axis| {
                shape
                    .element(axis)
                    .ok()
                    .and_then(|extent| usize::try_from(extent).ok())
            })
            .collect(),
        None => extents.clone(),
    };
    let text = |name: &str| attribute(name).and_then(string);
    let space = match text("reactant.space").as_deref() {
        None => Space::Global,
        Some("shared") => Space::Shared,
        Some("local") => Space::Local,
        Some(kind @ ("const" | "module")) => {
            let hex = text("reactant.initial").unwrap_or_default();
            let bytes = hex.as_bytes().chunks(2).map(|digits| {
                let digits = str::from_utf8(digits).ok()?;
                u8::from_str_radix(digits, 16).ok()
            });
            let initial = bytes.collect::<Option<Vec<u8>>>().ok_or_else(|| {
                Error::user(
                    "mlir-initial",
                    format!("`reactant.initial` of `{name}` is not hexadecimal"),
                )
            })?;
            let constant = kind == "const";
            Space::Module { initial, constant }
        }
        Some(other) => {
            return Err(Error::user(
                "mlir-space",
                format!("`reactant.space` of `{name}` is \"{other}\""),
            )
            .help("it is one of shared, local, const, module"));
        }
    };
    Ok(Parameter::Array {
        name,
        element,
        shape,
        extents,
        space,
    })
}

/// A parameter bound to an argument.
pub(super) enum Bound {
    /// An array of known shape; its accesses use `extents`.
    Array {
        name: String,
        element: Ty,
        shape: Vec<usize>,
        extents: Vec<usize>,
        space: Space,
    },
    /// The start of an array.
    Pointer {
        name: String,
        element: Ty,
        shape: Vec<usize>,
    },
    /// A run-time scalar.
    Scalar {
        name: String,
        ty: Ty,
        range: Option<(i64, i64)>,
    },
    /// A constant.
    Int { ty: Ty, value: i128 },
}

/// Binds `parameter`, number `number` of `kernel`, to the launch's argument.
pub(super) fn bind(parameter: Parameter, number: usize, launch: Option<&Launch>) -> Result<Bound> {
    let given = match launch {
        None => None,
        Some(launch) => Some(launch.args.get(number).ok_or_else(|| {
            let (kernel, args) = (&launch.kernel, launch.args.len());
            Error::user(
                "launch-arguments",
                format!(
                    "`{kernel}` has a parameter number {}, but {args} argument(s) are given",
                    number + 1
                ),
            )
        })?),
    };
    let does_not_fit = |what: &str, name: &str| {
        Error::user(
            "launch-argument-type",
            format!("parameter {} takes {what}, `{name}` is none", number + 1),
        )
    };
    if let Some(Arg::Array { name, offset, .. }) = given
        && *offset != 0
    {
        return Err(Error::unsupported(
            "mlir-view",
            format!(
                "`{name}` is given from element {offset} on, with parts that overlap, which is not raised yet for MLIR"
            ),
        ));
    }
    match (parameter, given) {
        (Parameter::Pointer { name }, None) => Err(Error::user(
            "mlir-dynamic-shape",
            format!("what `{name}` points to is not known without a launch"),
        )),
        (
            Parameter::Pointer { .. },
            Some(Arg::Array {
                name,
                element,
                shape,
                ..
            }),
        ) => Ok(Bound::Pointer {
            name: name.clone(),
            element: types::of_element(*element),
            shape: shape.clone(),
        }),
        (Parameter::Pointer { .. }, Some(arg)) => Err(does_not_fit("an array", argument_name(arg))),
        (Parameter::Scalar { name, ty, range }, None) => Ok(Bound::Scalar { name, ty, range }),
        (Parameter::Scalar { ty, .. }, Some(Arg::Int(value))) if ty.is_int() => Ok(Bound::Int {
            ty,
            value: crate::kernel_ir::wrap(*value, ty),
        }),
        (Parameter::Scalar { ty, .. }, Some(Arg::Float { name, .. })) if ty.is_float() => {
            Ok(Bound::Scalar {
                name: name.clone(),
                ty,
                range: None,
            })
        }
        (Parameter::Scalar { .. }, Some(Arg::Varying(_))) => Err(Error::unsupported(
            "mlir-varying",
            format!(
                "parameter {} varies from step to step, which is not raised yet for MLIR",
                number + 1
            ),
        )
        .help("give the kernel as PTX or LLVM IR")),
        (Parameter::Scalar { ty, .. }, Some(arg)) => Err(does_not_fit(
            if ty.is_int() { "an integer" } else { "a float" },
            argument_name(arg),
        )),
        (
            Parameter::Array {
                name,
                element,
                shape,
                extents,
                space,
            },
            None,
        ) => {
            let known =
                |extents: Vec<Option<usize>>| extents.into_iter().collect::<Option<Vec<_>>>();
            match (known(shape), known(extents)) {
                (Some(shape), Some(extents)) => Ok(Bound::Array {
                    name,
                    element,
                    shape,
                    extents,
                    space,
                }),
                _ => Err(Error::user(
                    "mlir-dynamic-shape",
                    format!("the extents of `{name}` are not known without a launch"),
                )),
            }
        }
        (
            Parameter::Array {
                element, extents, ..
            },
            Some(Arg::Array {
                name,
                element: of,
                shape,
                ..
            }),
        ) => {
            if !holds(element, *of) {
                return Err(does_not_fit(&format!("an array of {element:?}"), name));
            }
            let extents = fit(&extents, shape).ok_or_else(|| {
                Error::user(
                    "launch-argument-size",
                    format!(
                        "parameter {} is an array of extents {extents:?}; `{name}` is {shape:?}",
                        number + 1
                    ),
                )
            })?;
            Ok(Bound::Array {
                name: name.clone(),
                element,
                shape: shape.clone(),
                extents,
                space: Space::Global,
            })
        }
        (Parameter::Array { .. }, Some(arg)) => Err(does_not_fit("an array", argument_name(arg))),
    }
}

fn argument_name(arg: &Arg) -> &str {
    match arg {
        Arg::Array { name, .. } | Arg::Float { name, .. } => name,
        Arg::Null => "null",
        Arg::Int(_) | Arg::Varying(_) => "an integer",
        Arg::Struct(_) => "a structure",
    }
}

/// Returns the memref's extents for a given array of `shape`: the number of elements must match,
/// and dynamic extents are taken from the shape.
fn fit(extents: &[Option<usize>], shape: &[usize]) -> Option<Vec<usize>> {
    let size: usize = shape.iter().product();
    let filled: Vec<usize> = match extents {
        [None] => vec![size],
        _ if extents.len() == shape.len() => extents
            .iter()
            .zip(shape)
            .map(|(extent, given)| extent.unwrap_or(*given))
            .collect(),
        _ => extents.iter().copied().collect::<Option<_>>()?,
    };
    (filled.iter().product::<usize>() == size).then_some(filled)
}

/// Returns whether a memref of `element` can be an array of `of`. MLIR's types have no signs, and
/// booleans are bytes in memory.
fn holds(element: Ty, of: ElementType) -> bool {
    match element {
        Ty::I1 => of == ElementType::Pred,
        Ty::I8 => matches!(of, ElementType::Pred | ElementType::I8 | ElementType::U8),
        Ty::I16 => matches!(of, ElementType::I16 | ElementType::U16),
        Ty::I32 => matches!(of, ElementType::I32 | ElementType::U32),
        Ty::I64 | Ty::Index => matches!(of, ElementType::I64 | ElementType::U64),
        Ty::F16 => of == ElementType::F16,
        Ty::BF16 => of == ElementType::BF16,
        Ty::F32 => of == ElementType::F32,
        Ty::F64 => of == ElementType::F64,
        Ty::Array(_) => false,
    }
}
