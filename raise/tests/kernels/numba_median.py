# construct: numba / cuda.local.array, a window sorted in place
# builds: numba

import numba.cuda as cuda
from numba import float32

SIGNATURE = "void(float32[:], float32[:])"


def numba_median(x, y):
    i = cuda.grid(1)
    if i >= 1 and i < x.shape[0] - 1:
        w = cuda.local.array(3, float32)
        for k in range(3):
            w[k] = x[i + k - 1]
        for a in range(2):
            for b in range(2 - a):
                if w[b] > w[b + 1]:
                    t = w[b]
                    w[b] = w[b + 1]
                    w[b + 1] = t
        y[i] = w[1]
