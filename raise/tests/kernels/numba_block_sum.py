# construct: numba / a tree reduction in cuda.shared.array
# builds: numba

import numba.cuda as cuda
from numba import float32

SIGNATURE = "void(float32[:], float32[:])"


def numba_block_sum(x, sums):
    shared = cuda.shared.array(64, float32)
    i = cuda.grid(1)
    t = cuda.threadIdx.x
    shared[t] = x[i] if i < x.shape[0] else 0.0
    cuda.syncthreads()
    step = 32
    while step > 0:
        if t < step:
            shared[t] += shared[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        sums[cuda.blockIdx.x] = shared[0]
