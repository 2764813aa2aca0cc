# construct: numba / three dimensions, a column loop with a carried sum
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float32[:,:,:], float32[:,:,:], float32[:])"


def numba_levels(density, pressure, thickness):
    i, j = cuda.grid(2)
    if i < density.shape[2] and j < density.shape[1]:
        total = 0.0
        for k in range(density.shape[0]):
            total += density[k, j, i] * thickness[k]
            pressure[k, j, i] = total
