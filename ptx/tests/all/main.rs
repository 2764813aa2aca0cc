//! The reader of PTX against the output of compilers, whole and cut off.

mod ptx_parse;
mod ptx_tree;
