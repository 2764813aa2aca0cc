# construct: numba / a negative index wraps around: the left neighbour on a ring
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float32[:], float32[:])"


def numba_wrap(x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        y[i] = x[i] - x[i - 1]
