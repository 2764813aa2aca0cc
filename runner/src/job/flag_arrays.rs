//! Arrays on the command line: `TYPE[D0,D1,…]:INIT`.

use std::ops::Range;
use std::path::PathBuf;

use super::flags::Parser;
use super::read_arrays::init_word;
use super::scope::Scope;
use super::sizes::{array_bytes, parse_element};
use super::{About, Argument, Array, FromFile, Init, Located, View};
use crate::arrays::type_name;
use crate::expr::Expr;
use crate::fault::suggest;
use crate::number::Number;

impl Parser {
    /// Parses `TYPE[D0,D1,…]:INIT`.
    pub fn array(
        &mut self,
        name: Located<String>,
        value: &str,
        at: &Range<usize>,
    ) -> Option<Argument> {
        let grammar = "an array is `TYPE[D0,D1,…]:INIT`, such as `f32[512,512]:zeros`";
        let (ty, rest) = value.split_once('[')?;
        let Some((extents, init)) = rest
            .split_once(']')
            .and_then(|(extents, rest)| Some((extents, rest.strip_prefix(':')?)))
        else {
            self.fault(
                "job-bad-array",
                at,
                format!("cannot read the array `{value}`"),
                grammar,
            );
            return None;
        };
        let element = match parse_element(ty) {
            Ok(element) => element,
            Err((message, help)) => {
                self.fault(
                    "job-unknown-type",
                    &(at.start..at.start + ty.len()),
                    message,
                    help,
                );
                return None;
            }
        };
        let extents_at = at.start + ty.len() + 1..at.start + ty.len() + 1 + extents.len();
        let shape = self.shape(extents, &extents_at)?;
        if array_bytes(element, &shape).is_none() {
            let message = format!(
                "array `{}` is too large: {} cannot be addressed",
                name.value,
                type_name(element, &shape)
            );
            self.fault(
                "job-array-too-large",
                &extents_at,
                message,
                "use smaller extents",
            );
            return None;
        }
        let init_at = at.end - init.len()..at.end;
        let init = self.init(init, element, &init_at)?;
        let argument = Argument::Array(View::whole(name.value.clone()));
        let halo = vec![0; shape.len()];
        let init = Located::new(init, init_at);
        self.arrays.push(Array {
            name,
            element,
            shape,
            dims: None,
            halo,
            init,
            about: About::default(),
            hidden: false,
        });
        Some(argument)
    }

    /// Parses extents, which are integers or expressions of the scalars.
    fn shape(&mut self, extents: &str, at: &Range<usize>) -> Option<Vec<usize>> {
        if self.may_have_no_dimensions && extents.trim().is_empty() {
            return Some(Vec::new());
        }
        let scope = Scope::of_scalars(&self.scalars);
        let mut shape = Vec::new();
        for extent in extents.split(',') {
            let value = match Expr::parse(extent, &scope.names()) {
                Ok(expr) => Number::from_value(expr.eval(&scope.values())),
                Err(error) => {
                    let help = error.help.unwrap_or_else(|| {
                        "extents are numbers, such as `f32[512,512]`".to_owned()
                    });
                    self.fault(
                        "job-wrong-shape",
                        at,
                        format!("cannot read the extent `{extent}`: {}", error.message),
                        help,
                    );
                    return None;
                }
            };
            match value {
                Number::Int(value @ 1..) => {
                    shape.push(usize::try_from(value).unwrap_or(usize::MAX))
                }
                Number::Int(_) | Number::Float(_) => {
                    self.fault(
                        "job-wrong-shape",
                        at,
                        format!("the extent `{extent}` comes to {value}"),
                        "an extent is an integer of at least 1",
                    );
                    return None;
                }
            }
        }
        Some(shape)
    }

    /// Parses `zeros ones iota uniform normal const=V @file.npy`.
    pub fn init(
        &mut self,
        text: &str,
        element: stablehlo::ElementType,
        at: &Range<usize>,
    ) -> Option<Init> {
        if let Some(file) = text.strip_prefix('@') {
            return Some(Init::File(FromFile::of(PathBuf::from(file))));
        }
        if let Some(value) = text.strip_prefix("const=") {
            let encoded = Number::parse(value).map(|number| (number, number.encode(element)));
            return match encoded {
                Some((number, Ok(_))) => Some(Init::Constant(number)),
                Some((_, Err(message))) => {
                    self.fault(
                        "job-bad-number",
                        at,
                        message,
                        "change the value or the array's type",
                    );
                    None
                }
                None => {
                    self.fault(
                        "job-bad-number",
                        at,
                        format!("`{value}` is not a number"),
                        "write `const=2.5`",
                    );
                    None
                }
            };
        }
        let init = init_word(text);
        if init.is_none() {
            let known = [
                "zeros",
                "ones",
                "iota",
                "uniform",
                "normal",
                "const=V",
                "@file.npy",
            ];
            self.fault(
                "job-unknown-init",
                at,
                format!("there is no initial value `{text}`"),
                suggest(text, "initial value", known),
            );
        }
        init
    }
}
