# construct: triton / a matrix product of one block, on tensor cores
# builds: triton
# not yet (triton): is not supported yet

import triton
import triton.language as tl

SIGNATURE = {"a": "*fp16", "b": "*fp16", "c": "*fp32", "k": "i32"}
CONSTANTS = {"TILE": 16}
WARPS = 1


@triton.jit
def triton_matmul(a, b, c, k, TILE: tl.constexpr):
    i = tl.arange(0, TILE)
    total = tl.zeros((TILE, TILE), tl.float32)
    for first in range(0, k, TILE):
        inside = first + i < k
        left = tl.load(a + i[:, None] * k + first + i[None, :], mask=inside[None, :], other=0.0)
        right = tl.load(b + (first + i)[:, None] * TILE + i[None, :], mask=inside[:, None], other=0.0)
        total += tl.dot(left, right)
    tl.store(c + i[:, None] * TILE + i[None, :], total)
