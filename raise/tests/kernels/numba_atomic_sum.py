# construct: numba / cuda.atomic.add and max of floats at one address
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float64[:], float64[:])"


def numba_atomic_sum(x, out):
    i = cuda.grid(1)
    if i < x.shape[0]:
        cuda.atomic.add(out, 0, x[i])
        cuda.atomic.max(out, 1, x[i])
