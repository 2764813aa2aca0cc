//! Native code of small kernels.

mod kernels;
