# construct: triton / a masked vector addition
# builds: triton

import triton
import triton.language as tl

SIGNATURE = {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32"}
CONSTANTS = {"BLOCK": 128}
WARPS = 4


@triton.jit
def triton_add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(out + i, tl.load(x + i, mask=inside) + tl.load(y + i, mask=inside), mask=inside)
