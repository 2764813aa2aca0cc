# construct: numba / a mask of truth values decides what is written
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float32[:,:], boolean[:,:], float32[:,:])"


def numba_mask(x, wet, y):
    i, j = cuda.grid(2)
    if i < x.shape[0] and j < x.shape[1]:
        if wet[i, j]:
            y[i, j] = x[i, j] * 2.0
        elif j > 0 and wet[i, j - 1]:
            y[i, j] = x[i, j - 1]
