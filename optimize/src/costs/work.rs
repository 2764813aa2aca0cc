//! What a program does that takes time: so much of each kind of work.

use std::ops::{AddAssign, Mul};

use stablehlo::ElementType;

macro_rules! quantities {
    ($($(#[$doc:meta])* $variant:ident $text:literal,)*) => {
        /// A kind of work that has a price: a row of each target's table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Quantity { $($(#[$doc])* $variant,)* }

        impl Quantity {
            /// All of them.
            pub const ALL: [Quantity; [$($text,)*].len()] = [$(Quantity::$variant,)*];

            /// What a table calls it.
            pub const fn name(self) -> &'static str {
                match self { $(Quantity::$variant => $text,)* }
            }

            /// The one of that name.
            pub fn from_name(name: &str) -> Option<Quantity> {
                match name { $($text => Some(Quantity::$variant),)* _ => None }
            }
        }
    };
}

quantities! {
    /// A program, once.
    Program "program",
    /// A kernel, or a loop that one thread or many run, whatever it does.
    Kernel "kernel",
    /// A byte read of an array in memory.
    Read "read",
    /// A byte written to an array in memory.
    Written "written",
    /// A byte read or written by a kernel beyond those that caches hold.
    Far "far",
    /// A byte written in place, into an array that stays as it is elsewhere.
    Updated "updated",
    /// An element from an addition or what is as simple, of at most 32 bits.
    Simple32 "simple.32",
    /// The same of 64 bits.
    Simple64 "simple.64",
    /// An element from a division, a remainder or a root, of at most 32 bits.
    Divided32 "divided.32",
    /// The same of 64 bits.
    Divided64 "divided.64",
    /// An element of an exponential or what is written with one, of at most 32 bits.
    Exp32 "exp.32",
    /// The same of 64 bits.
    Exp64 "exp.64",
    /// An element of a logarithm, of at most 32 bits.
    Log32 "log.32",
    /// The same of 64 bits.
    Log64 "log.64",
    /// An element of a sine or its like, of at most 32 bits.
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
    /// An element taken from another place of an array, as slices and rotates do.
    Shifted "shifted",
    /// The same, where the place lies beside it along the last dimension.
    ShiftedMinor "shifted.minor",
    /// An element that is looked for inside of padding.
    Padded "padded",
    /// An element that is looked for in arrays put behind one another.
    Concatenated "concatenated",
    /// An element that is looked for where it is known already that it is looked for: paddings inside of others, and their like.
    Nested "nested",
    /// An element read across lines, as by transposes.
    Across "across",
    /// The same where the lines are in one another's way in a cache, being a power of two apart.
    AcrossFar "across.far",
    /// An element whose place is computed anew from where it is in another shape.
    Reshaped "reshaped",
    /// An element gathered from a computed place.
    Gathered "gathered",
    /// An element gathered from a place that is data.
    Fetched "fetched",
    /// An element written to a computed place.
    Scattered "scattered",
    /// An element put together with others along the last dimension.
    ReducedMinor "reduced.minor",
    /// An element put together with all others, of several lines.
    ReducedAll "reduced.all",
    /// An element put together with others along another dimension.
    ReducedMajor "reduced.major",
    /// An element compared with others for the greatest or least, NaNs among them, along the last dimension.
    Compared "compared",
    /// An element of a window.
    Window "window",
    /// A product added up by a product of matrices, of at most 32 bits.
    Dot32 "dot.32",
    /// The same of 64 bits.
    Dot64 "dot.64",
    /// A place that a window of a convolution along one or two dimensions lies at, of at most 32 bits.
    ConvolvedPlace "convolved.place",
    /// The same, where features do not lie last.
    ConvolvedApart "convolved.apart",
    /// A place of any convolution of 64 bits.
    ConvolvedPlace64 "convolved.place.64",
    /// A place that a window of a convolution along more dimensions lies at.
    ConvolvedBox "convolved.box",
    /// A product added up by a convolution, of at most 32 bits.
    Convolved32 "convolved.32",
    /// The same of 64 bits.
    Convolved64 "convolved.64",
    /// An element sorted, times the logarithm of how many there are in a line.
    Sorted "sorted",
}

impl Quantity {
    /// This one, or `wide`, if elements have 64 bits.
    pub(super) fn of(self, wide: Quantity, element: ElementType) -> Quantity {
        match element.bytes() {
            8 => wide,
            _ => self,
        }
    }
}

/// So much of each kind of work.
#[derive(Clone, Debug, PartialEq)]
pub struct Work([f64; Quantity::ALL.len()]);

impl Default for Work {
    fn default() -> Work {
        Work([0.0; Quantity::ALL.len()])
    }
}

impl Work {
    /// How much there is of one kind.
    pub fn get(&self, quantity: Quantity) -> f64 {
        self.0[quantity as usize]
    }

    /// More of one kind.
    pub fn add(&mut self, quantity: Quantity, amount: f64) {
        self.0[quantity as usize] += amount;
    }

    /// The kinds of which there is some.
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

/// So many times the same.
impl Mul<f64> for Work {
    type Output = Work;

    fn mul(self, times: f64) -> Work {
        Work(self.0.map(|amount| amount * times))
    }
}
