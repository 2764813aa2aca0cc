# construct: numba / a transpose
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float32[:,::1], float32[:,::1])"


def numba_transposed(a, b):
    i, j = cuda.grid(2)
    if i < a.shape[0] and j < a.shape[1]:
        b[j, i] = 2.0 * a[i, j]
