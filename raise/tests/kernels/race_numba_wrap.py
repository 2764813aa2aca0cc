# construct: races / by Numba: every thread changes what its neighbour reads, the first one at the end
# builds: numba
# refused: writes element

import numba.cuda as cuda

SIGNATURE = "void(float64[::1])"


def race_numba_wrap(x):
    i = cuda.grid(1)
    if i < x.shape[0]:
        x[i] += x[i - 1]
