//! Launches: the parameters that determine shapes.

use stablehlo::ElementType;

/// One launch of one kernel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Launch {
    /// Name of the kernel (`.entry` in PTX).
    pub kernel: String,
    /// Blocks in x, y, z; the maximum over all steps, if the number varies.
    pub grid: [u32; 3],
    /// Blocks in x, y, z, if the number varies from step to step.
    pub varying_grid: [Option<Varying>; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per kernel parameter, in the kernel's order.
    pub args: Vec<Arg>,
    /// Offsets of pointers that vary from step to step, in elements, each with the index of its
    /// array among `args`.
    pub moving: Vec<(usize, Varying)>,
    /// Bytes of dynamic shared memory, CUDA's third launch parameter.
    pub shared_bytes: u32,
    /// Variables of the module (`.const`, `.global`) with the arrays of the job that they
    /// represent, or the structures, with pointers to arrays, that they hold.
    pub symbols: Vec<(String, Arg)>,
    /// The action to take where the analysis cannot decide whether threads race.
    pub races: Races,
    /// Whether the lanes of a warp run in lock step: the user vouches that the kernel was written
    /// for it.
    pub warp_synchronous: bool,
    /// Whether the result must be bit exact: if it cannot be, raising is an error. Inlined library
    /// functions then also stay as the compiler emitted them.
    pub exact: bool,
    /// Whether it runs as its own code, although it could be raised, in programs that may hold
    /// such code.
    pub own_code: bool,
    /// The mapping of arguments to parameters.
    pub abi: Abi,
}

/// The action to take where it cannot be decided, before a program runs, whether threads race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Races {
    /// The program checks at run time.
    #[default]
    Check,
    /// The launch is rejected.
    Refuse,
    /// The user vouches that they do not.
    Assume,
}

/// The mapping of arguments to parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Abi {
    /// One parameter per argument, as in CUDA C++.
    #[default]
    Cuda,
    /// An array is a descriptor with several parameters, as in Numba.
    Numba,
}

/// The argument for a kernel parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A pointer parameter: the start of a row-major array of known shape.
    Array {
        /// The job's name for it.
        name: String,
        /// Element type of the array.
        element: ElementType,
        /// Extents, the slowest-varying first.
        shape: Vec<usize>,
        /// Offset in elements from the start of the array to which the pointer points.
        offset: usize,
    },
    /// A structure by value: byte offset and contents of each field; nested structures are
    /// flattened.
    Struct(Vec<(usize, Arg)>),
    /// A pointer parameter: the null pointer.
    Null,
    /// An integer parameter: a constant of the raised program.
    Int(i128),
    /// An integer parameter whose value varies from step to step.
    Varying(Varying),
    /// A float parameter: a run-time scalar of the raised program.
    Float {
        /// The job's name for it.
        name: String,
        /// Its type.
        element: ElementType,
        /// Its value, needed only by the interpreter.
        value: f64,
    },
}

impl Arg {
    /// Calls `visit` with the argument, or, for a structure, with each field.
    pub(crate) fn visit<'a>(&'a self, visit: &mut dyn FnMut(&'a Arg)) {
        match self {
            Arg::Struct(fields) => fields.iter().for_each(|(_, field)| field.visit(visit)),
            arg => visit(arg),
        }
    }

    /// Like [`Arg::visit`], with mutable access.
    fn visit_mut(&mut self, visit: &mut dyn FnMut(&mut Arg)) {
        match self {
            Arg::Struct(fields) => fields
                .iter_mut()
                .for_each(|(_, field)| field.visit_mut(visit)),
            arg => visit(arg),
        }
    }
}

/// An integer that varies from step to step: a multiple of a scalar of the program, plus a
/// constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Varying {
    /// The scalar's name, one of [`StepValues::scalars`](crate::program::StepValues::scalars).
    pub name: String,
    /// The scalar's least and greatest value.
    pub range: (i64, i64),
    /// The factor of the scalar.
    pub factor: i64,
    /// The constant.
    pub offset: i64,
}

impl Varying {
    /// Returns the integer for the scalar value `value`.
    pub fn at(&self, value: i64) -> i128 {
        i128::from(self.factor) * i128::from(value) + i128::from(self.offset)
    }

    /// Returns its least and greatest value.
    pub fn extremes(&self) -> (i128, i128) {
        let ends = [self.range.0, self.range.1].map(|end| self.at(end));
        (ends[0].min(ends[1]), ends[0].max(ends[1]))
    }
}

impl Launch {
    /// Returns the launch with one argument per parameter: Numba's descriptors of arrays are
    /// expanded.
    ///
    /// A descriptor consists of the owner, its parent, the number of items, the bytes of an item,
    /// the address, and the extents and byte strides of all dimensions; arrays are contiguous.
    pub fn spelled_out(&self) -> Launch {
        let mut launch = self.clone();
        if self.abi == Abi::Numba {
            launch.args = self.args.iter().flat_map(descriptor).collect();
        }
        launch
    }

    /// Returns the variables of the module that hold structures, and the structures.
    pub fn structures(&self) -> impl Iterator<Item = &(String, Arg)> {
        self.symbols.iter().filter(|(_, arg)| is_structure(arg))
    }

    /// Returns the launch in which each variable of [`Launch::symbols`] that is a pointer holds its
    /// array's address: a structure with one field.
    ///
    /// `is_pointer` returns whether a variable is a pointer, given the size of its array in bytes.
    pub fn with_pointers(&self, is_pointer: impl Fn(&str, usize) -> bool) -> Launch {
        let mut launch = self.clone();
        for (symbol, arg) in &mut launch.symbols {
            if let Arg::Array { element, shape, .. } = arg {
                let bytes = element.bytes() * shape.iter().product::<usize>();
                if is_pointer(symbol, bytes) {
                    *arg = Arg::Struct(vec![(0, arg.clone())]);
                }
            }
        }
        launch
    }

    /// Returns the launch of one step: `integer` returns the scalars from which integers are
    /// computed, and `float` the values of the floats that vary.
    pub fn of_step(
        &self,
        integer: &dyn Fn(&str) -> i64,
        float: &dyn Fn(&str) -> Option<f64>,
    ) -> Launch {
        let mut launch = self.clone();
        launch.visit_mut(&mut |arg| match arg {
            Arg::Varying(varying) => *arg = Arg::Int(varying.at(integer(&varying.name))),
            Arg::Float { name, value, .. } => *value = float(name).unwrap_or(*value),
            Arg::Array { .. } | Arg::Null | Arg::Int(_) | Arg::Struct(_) => {}
        });
        for (place, varying) in std::mem::take(&mut launch.moving) {
            if let Some(Arg::Array { offset, .. }) = launch.args.get_mut(place) {
                *offset += varying.at(integer(&varying.name)).max(0) as usize;
            }
        }
        for (blocks, varying) in launch.grid.iter_mut().zip(&mut launch.varying_grid) {
            if let Some(varying) = varying.take() {
                *blocks = varying.at(integer(&varying.name)).max(0) as u32;
            }
        }
        launch
    }

    /// Calls `visit` with each argument and each variable, or, for structures, with each field.
    pub(crate) fn visit_mut(&mut self, visit: &mut dyn FnMut(&mut Arg)) {
        let symbols = self.symbols.iter_mut().map(|(_, arg)| arg);
        for arg in self.args.iter_mut().chain(symbols) {
            arg.visit_mut(visit);
        }
    }

    /// Returns the integers that vary, in arguments, their structures and pointers, variables and
    /// the grid.
    pub fn varying(&self) -> Vec<&Varying> {
        let mut found = Vec::new();
        let symbols = self.symbols.iter().map(|(_, arg)| arg);
        for arg in self.args.iter().chain(symbols) {
            arg.visit(&mut |arg| {
                if let Arg::Varying(varying) = arg {
                    found.push(varying);
                }
            });
        }
        found.extend(self.moving.iter().map(|(_, varying)| varying));
        found.extend(self.varying_grid.iter().flatten());
        found
    }

    /// Returns whether a pointer is null.
    pub fn has_null(&self) -> bool {
        self.flattened().args.contains(&Arg::Null)
    }

    /// Returns the launch with the fields of structures as separate arguments, in order; those of
    /// variables follow those of parameters.
    pub fn flattened(&self) -> Launch {
        let mut launch = self.clone();
        launch.args.clear();
        let structures = self.structures().map(|(_, arg)| arg);
        for (place, arg) in self.args.iter().chain(structures).enumerate() {
            for (moved, own) in launch.moving.iter_mut().zip(&self.moving) {
                if own.0 == place {
                    moved.0 = launch.args.len();
                }
            }
            arg.visit(&mut |arg| launch.args.push(arg.clone()));
        }
        launch.symbols.retain(|(_, arg)| !is_structure(arg));
        launch
    }

    /// Returns name, element type, extents and offset of every array argument.
    pub fn arrays(&self) -> Vec<(String, ElementType, Vec<usize>, usize)> {
        let flat = self.flattened();
        let symbols = flat.symbols.iter().map(|(_, arg)| arg);
        let mut arrays = Vec::new();
        for arg in flat.args.iter().chain(symbols) {
            if let Arg::Array {
                name,
                element,
                shape,
                offset,
            } = arg
            {
                arrays.push((name.clone(), *element, shape.clone(), *offset));
            }
        }
        arrays
    }
}

fn is_structure(arg: &Arg) -> bool {
    matches!(arg, Arg::Struct(_))
}

/// Returns Numba's parameters for an argument.
fn descriptor(arg: &Arg) -> Vec<Arg> {
    let Arg::Array { element, shape, .. } = arg else {
        return vec![arg.clone()];
    };
    let int = |value: usize| Arg::Int(value as i128);
    let items: usize = shape.iter().product();
    let mut out = vec![
        int(0),
        int(0),
        int(items),
        int(element.bytes()),
        arg.clone(),
    ];
    out.extend(shape.iter().map(|extent| int(*extent)));
    let stride = |axis: usize| element.bytes() * shape[axis + 1..].iter().product::<usize>();
    out.extend((0..shape.len()).map(|axis| int(stride(axis))));
    out
}
