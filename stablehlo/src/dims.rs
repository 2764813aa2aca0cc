//! Dimension numbers, windows and orders: the attributes of ops that read many elements at once.

/// The dimension numbers of a gather (without batching dimensions).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GatherDims {
    /// The result's dimensions that index into a slice, ascending.
    pub offset_dims: Vec<usize>,
    /// The operand's dimensions, of slice size 1, that the result omits, ascending.
    pub collapsed_slice_dims: Vec<usize>,
    /// For each component of an index: the operand's dimension that it indexes.
    pub start_index_map: Vec<usize>,
    /// The dimension of `indices` that enumerates the components of an index; the rank of `indices`
    /// if an index is one scalar.
    pub index_vector_dim: usize,
}

impl GatherDims {
    /// The gather of single elements from an operand of `rank`, with one index component per
    /// dimension.
    pub fn of_elements(rank: usize, index_vector_dim: usize) -> GatherDims {
        GatherDims {
            offset_dims: Vec::new(),
            collapsed_slice_dims: (0..rank).collect(),
            start_index_map: (0..rank).collect(),
            index_vector_dim,
        }
    }
}

/// StableHLO's `scatter_dimension_numbers` (without batching dimensions).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScatterDims {
    /// The dimensions of `updates` that index into a window, ascending.
    pub update_window_dims: Vec<usize>,
    /// The operand's dimensions that `updates` omits, ascending.
    pub inserted_window_dims: Vec<usize>,
    /// For each component of an index: the operand's dimension that it indexes.
    pub scatter_dims_to_operand_dims: Vec<usize>,
    /// The dimension of `indices` that enumerates the components of an index; the rank of `indices`
    /// if an index is one scalar.
    pub index_vector_dim: usize,
}

impl ScatterDims {
    /// The scatter of single elements to an operand of `rank`, with one index component per
    /// dimension.
    pub fn of_elements(rank: usize, index_vector_dim: usize) -> ScatterDims {
        ScatterDims {
            update_window_dims: Vec::new(),
            inserted_window_dims: (0..rank).collect(),
            scatter_dims_to_operand_dims: (0..rank).collect(),
            index_vector_dim,
        }
    }
}

/// The dimension numbers of a convolution.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConvolutionDims {
    /// The left operand's batch dimension.
    pub lhs_batch: usize,
    /// The left operand's feature dimension.
    pub lhs_feature: usize,
    /// The left operand's spatial dimensions, in their order.
    pub lhs_spatial: Vec<usize>,
    /// The right operand's dimension of input features, which is summed over.
    pub rhs_input_feature: usize,
    /// The right operand's dimension of output features.
    pub rhs_output_feature: usize,
    /// The right operand's spatial dimensions.
    pub rhs_spatial: Vec<usize>,
    /// The result's batch dimension.
    pub out_batch: usize,
    /// The result's feature dimension.
    pub out_feature: usize,
    /// The result's spatial dimensions.
    pub out_spatial: Vec<usize>,
}

impl ConvolutionDims {
    /// One-channel images with `rank` spatial dimensions: batch, feature, then the spatial
    /// dimensions; the right operand has the output features first.
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

/// The windows over an array, one entry per windowed dimension: the array is dilated by
/// `base_dilation` and then padded; a window begins at every `stride`-th element of that, and
/// contains every `window_dilation`-th element.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Window {
    /// The distance between windows, at least 1.
    pub strides: Vec<usize>,
    /// Padding before the array; negative values crop.
    pub low: Vec<i64>,
    /// Padding after the array; negative values crop.
    pub high: Vec<i64>,
    /// The distance between elements of the array, at least 1.
    pub base_dilations: Vec<usize>,
    /// The distance between elements of a window, at least 1.
    pub window_dilations: Vec<usize>,
}

impl Window {
    /// Windows at every index where they fit, without padding or dilation.
    pub fn plain(rank: usize) -> Window {
        Window {
            strides: vec![1; rank],
            low: vec![0; rank],
            high: vec![0; rank],
            base_dilations: vec![1; rank],
            window_dilations: vec![1; rank],
        }
    }

    /// Returns whether there is a window at every index of entry `d`, without dilation; there may
    /// be padding.
    pub fn is_dense(&self, d: usize) -> bool {
        [&self.strides, &self.base_dilations, &self.window_dilations].map(|by| by[d]) == [1; 3]
    }

    /// Returns the number of windows of `window` elements in entry `d` over `size` elements; `None`
    /// on overflow.
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

    /// Returns the index, of `size` elements, under element `place` of window `nth` of entry `d`;
    /// `None` in the padding and between dilated elements.
    pub(crate) fn under(&self, d: usize, nth: usize, place: usize, size: usize) -> Option<usize> {
        let at = nth as i128 * self.strides[d] as i128
            + place as i128 * self.window_dilations[d] as i128
            - i128::from(self.low[d]);
        let step = self.base_dilations[d] as i128;
        let element = usize::try_from(at / step).ok()?;
        (at >= 0 && at % step == 0 && element < size).then_some(element)
    }
}

/// The order in which [`crate::Op::Sort`] compares the elements of its first operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SortOrder {
    /// Descending, rather than ascending.
    pub descending: bool,
    /// For floats, IEEE 754's total order: -NaN, -inf, .., -0, 0, .., inf, NaN. Otherwise 0 equals
    /// -0, and the order of an array with a NaN is unspecified. Must be false for integers.
    pub total: bool,
}
