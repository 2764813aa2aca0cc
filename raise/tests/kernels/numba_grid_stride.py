# construct: numba / a loop over the grid by range(start, n, stride)
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float64[::1], float64[::1])"


def numba_grid_stride(x, y):
    for i in range(cuda.grid(1), x.shape[0], cuda.gridsize(1)):
        y[i] = x[i] * x[i] + 1.0
