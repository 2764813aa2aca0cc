# construct: triton / softmax of a row in one warp: shuffles and exponentials
# builds: triton

import triton
import triton.language as tl

SIGNATURE = {"x": "*fp32", "out": "*fp32", "cols": "i32"}
CONSTANTS = {"BLOCK": 64}
WARPS = 1


@triton.jit
def triton_softmax(x, out, cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    j = tl.arange(0, BLOCK)
    inside = j < cols
    values = tl.load(x + row * cols + j, mask=inside, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * cols + j, powers / tl.sum(powers, axis=0), mask=inside)
