# construct: numba / the tiled matrix product of Numba's guide
# builds: numba

import numba.cuda as cuda
from numba import float32

SIGNATURE = "void(float32[:,::1], float32[:,::1], float32[:,::1])"
TILE = 8


def numba_matmul(a, b, c):
    left = cuda.shared.array((TILE, TILE), float32)
    right = cuda.shared.array((TILE, TILE), float32)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    total = float32(0.0)
    for tile in range((a.shape[1] + TILE - 1) // TILE):
        left[ty, tx] = 0.0
        right[ty, tx] = 0.0
        if y < a.shape[0] and tx + tile * TILE < a.shape[1]:
            left[ty, tx] = a[y, tx + tile * TILE]
        if x < b.shape[1] and ty + tile * TILE < b.shape[0]:
            right[ty, tx] = b[ty + tile * TILE, x]
        cuda.syncthreads()
        for k in range(TILE):
            total += left[ty, k] * right[k, tx]
        cuda.syncthreads()
    if y < c.shape[0] and x < c.shape[1]:
        c[y, x] = total
