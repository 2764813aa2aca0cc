// family: a tridiagonal system per column, by elimination
// builds: sm_80 debug

#define NZ 24
#define T 32

// The coefficients are arrays [NZ][nx]; `c` and `x` of the elimination are in an array of the caller.
extern "C" __global__ void plain(const double *a, const double *b, const double *c, const double *d, double *x, double *w, int nx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx) return;
    w[i] = c[i] / b[i];
    x[i] = d[i] / b[i];
    for (int k = 1; k < NZ; ++k) {
        double by = 1.0 / (b[k * nx + i] - a[k * nx + i] * w[(k - 1) * nx + i]);
        w[k * nx + i] = c[k * nx + i] * by;
        x[k * nx + i] = (d[k * nx + i] - a[k * nx + i] * x[(k - 1) * nx + i]) * by;
    }
    for (int k = NZ - 2; k >= 0; --k) x[k * nx + i] -= w[k * nx + i] * x[(k + 1) * nx + i];
}

extern "C" __global__ void stride(const double *a, const double *b, const double *c, const double *d, double *x, double *w, int nx) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < nx; i += gridDim.x * blockDim.x) {
        w[i] = c[i] / b[i];
        x[i] = d[i] / b[i];
        for (int k = 1; k < NZ; ++k) {
            double by = 1.0 / (b[k * nx + i] - a[k * nx + i] * w[(k - 1) * nx + i]);
            w[k * nx + i] = c[k * nx + i] * by;
            x[k * nx + i] = (d[k * nx + i] - a[k * nx + i] * x[(k - 1) * nx + i]) * by;
        }
        for (int k = NZ - 2; k >= 0; --k) x[k * nx + i] -= w[k * nx + i] * x[(k + 1) * nx + i];
    }
}

// What the elimination carries stays in registers.
extern "C" __global__ void registers(const double *a, const double *b, const double *c, const double *d, double *x, double *w, int nx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx) return;
    double last_w = 0.0, last_x = 0.0;
    for (int k = 0; k < NZ; ++k) {
        double lower = k == 0 ? 0.0 : a[k * nx + i];
        double by = 1.0 / (b[k * nx + i] - lower * last_w);
        last_w = c[k * nx + i] * by;
        last_x = (d[k * nx + i] - lower * last_x) * by;
        w[k * nx + i] = last_w;
        x[k * nx + i] = last_x;
    }
    for (int k = NZ - 2; k >= 0; --k) {
        last_x = x[k * nx + i] - w[k * nx + i] * last_x;
        x[k * nx + i] = last_x;
    }
}

// The work arrays are the thread's own; `w` gets a copy.
extern "C" __global__ void local(const double *a, const double *b, const double *c, const double *d, double *x, double *w, int nx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx) return;
    double cw[NZ], dw[NZ];
    cw[0] = c[i] / b[i];
    dw[0] = d[i] / b[i];
    for (int k = 1; k < NZ; ++k) {
        double by = 1.0 / (b[k * nx + i] - a[k * nx + i] * cw[k - 1]);
        cw[k] = c[k * nx + i] * by;
        dw[k] = (d[k * nx + i] - a[k * nx + i] * dw[k - 1]) * by;
    }
    for (int k = NZ - 2; k >= 0; --k) dw[k] -= cw[k] * dw[k + 1];
    for (int k = 0; k < NZ; ++k) {
        w[k * nx + i] = cw[k];
        x[k * nx + i] = dw[k];
    }
}

// The work arrays are in shared memory, a column per thread.
extern "C" __global__ void staged(const double *a, const double *b, const double *c, const double *d, double *x, double *w, int nx) {
    __shared__ double cw[NZ][T], dw[NZ][T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    if (i >= nx) return;
    cw[0][t] = c[i] / b[i];
    dw[0][t] = d[i] / b[i];
    for (int k = 1; k < NZ; ++k) {
        double by = 1.0 / (b[k * nx + i] - a[k * nx + i] * cw[k - 1][t]);
        cw[k][t] = c[k * nx + i] * by;
        dw[k][t] = (d[k * nx + i] - a[k * nx + i] * dw[k - 1][t]) * by;
    }
    for (int k = NZ - 2; k >= 0; --k) dw[k][t] -= cw[k][t] * dw[k + 1][t];
    for (int k = 0; k < NZ; ++k) {
        w[k * nx + i] = cw[k][t];
        x[k * nx + i] = dw[k][t];
    }
}

struct Bands { const double *a, *b, *c; };
template <typename E, int LEVELS> __global__ void solved(Bands m, const E *d, E *x, E *w, int nx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx) return;
    w[i] = m.c[i] / m.b[i];
    x[i] = d[i] / m.b[i];
    #pragma unroll 1
    for (int k = 1; k < LEVELS; ++k) {
        int at = k * nx + i;
        E by = E(1) / (m.b[at] - m.a[at] * w[at - nx]);
        w[at] = m.c[at] * by;
        x[at] = (d[at] - m.a[at] * x[at - nx]) * by;
    }
    #pragma unroll 1
    for (int k = LEVELS - 2; k >= 0; --k) x[k * nx + i] -= w[k * nx + i] * x[(k + 1) * nx + i];
}
template __global__ void solved<double, 24>(Bands, const double *, double *, double *, int);
