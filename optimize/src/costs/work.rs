//! The work of a program: the amount of each kind of operation that takes time.

use std::ops::{AddAssign, Mul};

use stablehlo::ElementType;

macro_rules! quantities {
    ($($(#[$doc:meta])* $variant:ident $text:literal,)*) => {
        /// A kind of work that has a price: a row of each target's table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Quantity { $($(#[$doc])* $variant,)* }

        impl Quantity {
            /// All kinds of work.
            pub const ALL: [Quantity; [$($text,)*].len()] = [$(Quantity::$variant,)*];

            /// The name in tables.
            pub const fn name(self) -> &'static str {
                match self { $(Quantity::$variant => $text,)* }
            }

            /// Returns the kind with this name.
            pub fn from_name(name: &str) -> Option<Quantity> {
                match name { $($text => Some(Quantity::$variant),)* _ => None }
            }
        }
    };
}

quantities! {
    /// A program, once.
    Program "program",
    /// A kernel or a loop over elements, on any number of threads.
    Kernel "kernel",
    /// A byte read from an array in memory.
    Read "read",
    /// A byte written to an array in memory.
    Written "written",
    /// A byte read or written by a kernel beyond those that caches hold.
    Far "far",
    /// A byte written by an update in place.
    Updated "updated",
    /// An element of an addition or an op as simple, of at most 32 bits.
    Simple32 "simple.32",
    /// The same of 64 bits.
    Simple64 "simple.64",
    /// An element of a division, a remainder or a root, of at most 32 bits.
    Divided32 "divided.32",
    /// The same of 64 bits.
    Divided64 "divided.64",
    /// An element of an exponential or a function based on one, of at most 32 bits.
    Exp32 "exp.32",
    /// The same of 64 bits.
    Exp64 "exp.64",
    /// An element of a logarithm, of at most 32 bits.
    Log32 "log.32",
    /// The same of 64 bits.
    Log64 "log.64",
    /// An element of a sine, cosine, tangent or cube root, of at most 32 bits.
    Sine32 "sine.32",
    /// The same of 64 bits.
    Sine64 "sine.64",
    /// An element of an arc tangent, of at most 32 bits.
    Atan32 "atan.32",
    /// The same of 64 bits.
    Atan64 "atan.64",
    /// An element of a power, of at most 32 bits.
    Power32 "power.32",
    /// The same of 64 bits.
    Power64 "power.64",
    /// An element read at another position of an array, as by slices and rotates.
    Shifted "shifted",
    /// The same, at an offset in the last dimension.
    ShiftedMinor "shifted.minor",
    /// An element tested for being padding.
    Padded "padded",
    /// An element tested for which operand of a concatenate it is in, once for each operand but
    /// one.
    Concatenated "concatenated",
    /// An element tested inside another such test: a pad of a pad and the like.
    Nested "nested",
    /// An element read across lines, as by transposes.
    Across "across",
    /// The same where the distance of the lines is a multiple of a page, so that they conflict in a
    /// cache.
    AcrossFar "across.far",
    /// An element whose position is computed from its position in another shape.
    Reshaped "reshaped",
    /// An element gathered at a computed index.
    Gathered "gathered",
    /// An element gathered at an index that is data.
    Fetched "fetched",
    /// An element or window scattered to a computed index.
    Scattered "scattered",
    /// An element reduced in the last dimension.
    ReducedMinor "reduced.minor",
    /// An element of several lines reduced to a scalar.
    ReducedAll "reduced.all",
    /// An element reduced in another dimension.
    ReducedMajor "reduced.major",
    /// An element of a minimum or maximum, with NaN semantics, in the last dimension.
    Compared "compared",
    /// An element of a window.
    Window "window",
    /// A multiply-add of a matrix product, of at most 32 bits.
    Dot32 "dot.32",
    /// The same of 64 bits.
    Dot64 "dot.64",
    /// A window position of a convolution in one or two dimensions, of at most 32 bits.
    ConvolvedPlace "convolved.place",
    /// The same, where features are not the last dimension.
    ConvolvedApart "convolved.apart",
    /// A window position of any convolution of 64 bits.
    ConvolvedPlace64 "convolved.place.64",
    /// A window position of a convolution in more dimensions.
    ConvolvedBox "convolved.box",
    /// A multiply-add of a convolution, of at most 32 bits.
    Convolved32 "convolved.32",
    /// The same of 64 bits.
    Convolved64 "convolved.64",
    /// An element sorted, times the logarithm of the number of elements in a line.
    Sorted "sorted",
}

impl Quantity {
    /// Returns this kind, or `wide` if elements have 64 bits.
    pub(super) fn of(self, wide: Quantity, element: ElementType) -> Quantity {
        match element.bytes() {
            8 => wide,
            _ => self,
        }
    }
}

/// The amount of each kind of work.
#[derive(Clone, Debug, PartialEq)]
pub struct Work([f64; Quantity::ALL.len()]);

impl Default for Work {
    fn default() -> Work {
        Work([0.0; Quantity::ALL.len()])
    }
}

impl Work {
    /// Returns the amount of one kind.
    pub fn get(&self, quantity: Quantity) -> f64 {
        self.0[quantity as usize]
    }

    /// Adds an amount of one kind.
    pub fn add(&mut self, quantity: Quantity, amount: f64) {
        self.0[quantity as usize] += amount;
    }

    /// Returns the kinds with a nonzero amount.
    pub fn iter(&self) -> impl Iterator<Item = (Quantity, f64)> {
        let all = Quantity::ALL.into_iter().zip(self.0);
        all.filter(|(_, amount)| *amount != 0.0)
    }
}

impl AddAssign for Work {
    fn add_assign(&mut self, other: Work) {
        for (to, from) in self.0.iter_mut().zip(other.0) {
            *to += from;
        }
    }
}

/// The same work `times` times.
impl Mul<f64> for Work {
    type Output = Work;

    fn mul(self, times: f64) -> Work {
        Work(self.0.map(|amount| amount * times))
    }
}
