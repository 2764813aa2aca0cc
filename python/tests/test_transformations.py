"""Kernels of the corpus under JAX's transformations. Everyday a sixth of the pairs is tried; with
REACTANT_TEST_TIER=full all are."""

import os
import zlib

import pytest
import transformations as t

import reactant_rs as rx

#: Kernels of different constructs, and the constructs.
SUBJECTS = {
    "memory_float4_saxpy": "vector loads",
    "index_halo_2d": "a 2-D stencil beside its halo",
    "index_halo_3d": "a 3-D stencil",
    "index_column_major": "column-major indices",
    "index_permuted": "permuted dimensions",
    "shared_stencil_2d": "shared memory, barriers",
    "shared_scan": "a scan over shared memory",
    "shared_transpose": "a transposed tile",
    "shared_matmul_padded": "a matrix product over tiles",
    "tree_first_add": "a tree of partial sums",
    "warp_sum_xor": "warp shuffles",
    "warp_scan": "a scan by shuffles",
    "loop_thomas": "sequential loops, a tridiagonal solve",
    "loop_newton": "a loop that the data end",
    "loop_spmv_csr": "rows of data-dependent length",
    "loop_argmin": "an argument of a minimum",
    "loop_substeps": "an inner time loop",
    "atomic_sums": "atomic sums",
    "atomic_histogram": "integers, atomic counts",
    "atomic_weighted_bins": "atomic sums at indices that are data",
    "math_elementary_f64": "elementary functions",
    "math_trig_f64": "inlined trigonometric functions",
    "memory_const_filter": "constant memory",
    "memory_local_sort": "local arrays",
    "memory_struct_param": "a structure by value",
    "memory_in_place": "an update in place",
    "type_half2": "16-bit floats",
    "type_bfloat16": "bfloat16",
    "gradient_lulesh_scatter": "scatter by a connectivity",
    "gradient_nbody": "all pairs",
    "gradient_lbm": "a lattice-Boltzmann step",
    "suite_fdtd2d": "several kernels, a time loop",
    "suite_softmax": "a softmax",
    "suite_srad": "a nonlinear diffusion",
    "ocean_seawater": "an equation of state",
    "ocean_vertical_mixing": "an implicit column solve",
    "numba_stencil_2d": "Numba's descriptors",
    "triton_softmax": "PTX of Triton",
    "control_switch": "branches",
    "nvrtc_stencil_shared": "PTX of NVRTC",
}

FULL = os.environ.get("REACTANT_TEST_TIER") == "full"
_subjects: dict[str, t.Subject] = {}


def subject(name: str) -> t.Subject:
    if name not in _subjects:
        _subjects[name] = t.Subject(name)
    return _subjects[name]


def is_tried(name: str, transformation: str) -> bool:
    return FULL or zlib.crc32(f"{name} {transformation}".encode()) % 6 == 0


PAIRS = [
    pytest.param(name, transformation, id=f"{name}-{transformation.__name__}")
    for name in SUBJECTS
    for transformation in [*t.OTHERS, *t.DERIVATIVES]
    if is_tried(name, transformation.__name__)
]


@pytest.mark.parametrize("name,transformation", PAIRS)
def test_transformation(name, transformation):
    of = subject(name)
    if transformation in t.DERIVATIVES and not of.is_differentiable:
        pytest.skip("no floats to differentiate")
    try:
        transformation(of)
    except rx.Unsupported as refused:
        pytest.skip(f"refused: {refused}")
