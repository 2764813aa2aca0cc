# construct: numba / a while loop that data ends, in f64
# builds: numba

import numba.cuda as cuda

SIGNATURE = "void(float64, float64, int32[:,:], int32)"


def numba_mandelbrot(left, step, turns, limit):
    i, j = cuda.grid(2)
    if i < turns.shape[0] and j < turns.shape[1]:
        cx = left + step * j
        cy = step * i - 1.0
        x = 0.0
        y = 0.0
        n = 0
        while n < limit and x * x + y * y < 4.0:
            x, y = x * x - y * y + cx, 2.0 * x * y + cy
            n += 1
        turns[i, j] = n
