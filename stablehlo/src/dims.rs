//! How the operands of ops that read many elements at once lie in one another.

/// How a gather's operands lie in one another; StableHLO's `dimension_numbers` (no batching dimensions).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GatherDims {
    /// The result's dimensions that run inside a slice, ascending.
    pub offset_dims: Vec<usize>,
    /// The operand's dimensions, of slice size 1, that the result does not have, ascending.
    pub collapsed_slice_dims: Vec<usize>,
    /// For each component of an index: the operand's dimension it counts along.
    pub start_index_map: Vec<usize>,
    /// The dimension of `indices` that runs over the components of an index; its rank if there is but one component.
    pub index_vector_dim: usize,
}

impl GatherDims {
    /// Single elements of an operand of `rank`, an index with as many components for each.
    pub fn of_elements(rank: usize, index_vector_dim: usize) -> GatherDims {
        GatherDims {
            offset_dims: Vec::new(),
            collapsed_slice_dims: (0..rank).collect(),
            start_index_map: (0..rank).collect(),
            index_vector_dim,
        }
    }
}

/// How a scatter's operands lie in one another; StableHLO's `scatter_dimension_numbers` (no batching dimensions).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScatterDims {
    /// The dimensions of `updates` that run inside a window, ascending.
    pub update_window_dims: Vec<usize>,
    /// The operand's dimensions that `updates` does not have, ascending.
    pub inserted_window_dims: Vec<usize>,
    /// For each component of an index: the operand's dimension it counts along.
    pub scatter_dims_to_operand_dims: Vec<usize>,
    /// The dimension of `indices` that runs over the components of an index; its rank if there is but one component.
    pub index_vector_dim: usize,
}

impl ScatterDims {
    /// Single elements of an operand of `rank`, an index with as many components for each.
    pub fn of_elements(rank: usize, index_vector_dim: usize) -> ScatterDims {
        ScatterDims {
            update_window_dims: Vec::new(),
            inserted_window_dims: (0..rank).collect(),
            scatter_dims_to_operand_dims: (0..rank).collect(),
            index_vector_dim,
        }
    }
}

/// Which dimension of a convolution's operands is what; StableHLO's `dimension_numbers`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConvolutionDims {
    /// Where the left operand has its batch.
    pub lhs_batch: usize,
    /// Where the left operand has its features.
    pub lhs_feature: usize,
    /// Where the left operand has the dimensions that windows run along, in their order.
    pub lhs_spatial: Vec<usize>,
    /// Where the right operand has the features that are summed over.
    pub rhs_input_feature: usize,
    /// Where the right operand has the result's features.
    pub rhs_output_feature: usize,
    /// Where the right operand has the window's dimensions.
    pub rhs_spatial: Vec<usize>,
    /// Where the result has its batch.
    pub out_batch: usize,
    /// Where the result has its features.
    pub out_feature: usize,
    /// Where the result has the dimensions that windows run along.
    pub out_spatial: Vec<usize>,
}

impl ConvolutionDims {
    /// One-channel images over `rank` dimensions: batch, feature and then the dimensions that windows run along; the
    /// right operand has the result's features first.
    pub fn channels_first(rank: usize) -> ConvolutionDims {
        let spatial: Vec<usize> = (2..rank + 2).collect();
        ConvolutionDims {
            lhs_batch: 0,
            lhs_feature: 1,
            lhs_spatial: spatial.clone(),
            rhs_input_feature: 1,
            rhs_output_feature: 0,
            rhs_spatial: spatial.clone(),
            out_batch: 0,
            out_feature: 1,
            out_spatial: spatial,
        }
    }
}

/// How windows lie over an array, one entry for each dimension they run along: every `stride`-th place of the array,
/// which is stretched by `base_dilation` and then padded, begins a window, of which every `window_dilation`-th place counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Window {
    /// From one window to the next, at least 1.
    pub strides: Vec<usize>,
    /// Places before the array; negative ones cut off.
    pub low: Vec<i64>,
    /// Places behind the array; negative ones cut off.
    pub high: Vec<i64>,
    /// From one element of the array to the next, at least 1.
    pub base_dilations: Vec<usize>,
    /// From one place of the window to the next, at least 1.
    pub window_dilations: Vec<usize>,
}

impl Window {
    /// At every place where it fits, without padding or holes.
    pub fn plain(rank: usize) -> Window {
        Window {
            strides: vec![1; rank],
            low: vec![0; rank],
            high: vec![0; rank],
            base_dilations: vec![1; rank],
            window_dilations: vec![1; rank],
        }
    }

    /// Whether there is a window at every place along entry `d`, without holes; there may be padding.
    pub fn is_dense(&self, d: usize) -> bool {
        [&self.strides, &self.base_dilations, &self.window_dilations].map(|by| by[d]) == [1; 3]
    }

    /// How many windows of `window` places there are along entry `d` over `size` elements; none if they are too many to count.
    pub(crate) fn count(&self, d: usize, size: usize, window: usize) -> Option<usize> {
        let stretched = |size: usize, by: usize| match size {
            0 => 0,
            size => (size as i128 - 1) * by as i128 + 1,
        };
        let padded = i128::from(self.low[d])
            + stretched(size, self.base_dilations[d])
            + i128::from(self.high[d]);
        let left = padded - stretched(window, self.window_dilations[d]);
        if padded <= 0 || left < 0 {
            return Some(0);
        }
        usize::try_from(left / self.strides[d] as i128 + 1).ok()
    }

    /// Which of `size` elements lies under place `place` of the window `nth` along entry `d`; none in the padding, and
    /// between elements.
    pub(crate) fn under(&self, d: usize, nth: usize, place: usize, size: usize) -> Option<usize> {
        let at = nth as i128 * self.strides[d] as i128
            + place as i128 * self.window_dilations[d] as i128
            - i128::from(self.low[d]);
        let step = self.base_dilations[d] as i128;
        let element = usize::try_from(at / step).ok()?;
        (at >= 0 && at % step == 0 && element < size).then_some(element)
    }
}

/// How [`crate::Op::Sort`] compares the elements of its first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SortOrder {
    /// Largest first, rather than smallest first.
    pub descending: bool,
    /// Floats by IEEE 754's total order: -NaN, -inf, .., -0, 0, .., inf, NaN. Otherwise 0 equals -0, and it is not said
    /// how an array with a NaN is sorted. Nothing of the kind for integers, where it must be false.
    pub total: bool,
}
