# construct: numba / a 2-D stencil over the inside, strides at run time
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float64[:,:], float64[:,:])"


def numba_stencil_2d(u, out):
    i, j = cuda.grid(2)
    if 0 < i and i < u.shape[0] - 1 and 0 < j and j < u.shape[1] - 1:
        out[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])
