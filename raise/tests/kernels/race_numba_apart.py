# construct: races / none; by Numba: indices that wrap when they are negative, read and written
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float64[::1], float64[::1])"


def race_numba_apart(x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        y[i - 1] += x[i - 2]
