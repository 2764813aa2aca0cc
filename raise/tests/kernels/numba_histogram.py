# construct: numba / cuda.atomic.add at an index that is data
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(int32[:], int32[:])"


def numba_histogram(values, bins):
    i = cuda.grid(1)
    if i < values.shape[0]:
        cuda.atomic.add(bins, values[i], 1)
