# construct: numba / functions of the module math
# builds: numba

import math

import numba.cuda as cuda

SIGNATURE = "void(float64[:], float64[:])"


def numba_math(x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        a = x[i]
        y[i] = math.sqrt(abs(a)) + math.exp(a) + math.tanh(a) + math.floor(3.0 * a) + math.hypot(a, 2.0)
