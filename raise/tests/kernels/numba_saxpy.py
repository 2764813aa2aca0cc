# construct: numba / saxpy
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float32, float32[:], float32[:])"


def numba_saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        y[i] = a * x[i] + y[i]
