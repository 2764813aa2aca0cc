"""CUDA kernels of the tests, and the same mathematics in JAX by hand."""

import jax.numpy as jnp

HEAT = r"""
extern "C" __global__ void heat(const float *u, float *v, int nx, int ny, float c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || j < 1 || i >= nx - 1 || j >= ny - 1) return;
    int k = j * nx + i;
    v[k] = u[k] + c * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx] - 4.0f * u[k]);
}
"""


def heat(u, c):
    inner = u[1:-1, 1:-1]
    sides = u[1:-1, :-2] + u[1:-1, 2:] + u[:-2, 1:-1] + u[2:, 1:-1]
    return jnp.zeros_like(u).at[1:-1, 1:-1].set(inner + c * (sides - 4 * inner))


#: Nonlinear in its arrays and in its scalar; staged through shared memory; `f` is updated in place.
BURGERS = r"""
extern "C" __global__ void burgers(const double *u, double *f, int n, double nu) {
    __shared__ double tile[130];
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x + 1;
    if (i < n) tile[t] = u[i];
    if (threadIdx.x == 0) tile[0] = i > 0 ? u[i - 1] : 0.0;
    if (threadIdx.x == 127 && i < n - 1) tile[129] = u[i + 1];
    __syncthreads();
    if (i > 0 && i < n - 1)
        f[i] = tile[t] - tile[t] * (tile[t] - tile[t - 1]) * nu + exp(-nu * f[i]);
}
"""

GATHER = r"""
extern "C" __global__ void gather(const float *x, const int *index, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[index[i]] * 2.0f;
}
"""

#: The Thomas algorithm along columns: a loop with a carried dependence in each direction.
THOMAS = r"""
extern "C" __global__ void thomas(const double *a, const double *b, const double *c, double *d,
                                  double *w, int nz, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    w[i] = c[i] / b[i];
    d[i] = d[i] / b[i];
    for (int k = 1; k < nz; ++k) {
        double m = 1.0 / (b[k * n + i] - a[k * n + i] * w[(k - 1) * n + i]);
        w[k * n + i] = c[k * n + i] * m;
        d[k * n + i] = (d[k * n + i] - a[k * n + i] * d[(k - 1) * n + i]) * m;
    }
    for (int k = nz - 2; k >= 0; --k) d[k * n + i] -= w[k * n + i] * d[(k + 1) * n + i];
}
"""
