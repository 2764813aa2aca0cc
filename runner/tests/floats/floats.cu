// What floats are, one kernel a row of docs/floats.md. See runner/tests/floats.rs.
// builds: sm_80 (nvcc -ptx -arch=sm_80)
#define T int t = blockIdx.x * blockDim.x + threadIdx.x

// Quotients by a literal and by an argument; what integers and indices are made of them.
extern "C" __global__ void quotients(const double *x, const float *y, const float *table, double *by_literal, float *by_argument,
                                     int *whole, int *whole_by_argument, float *floors, float *element, float e)
{
    T;
    by_literal[t] = x[t] / 7.0;
    by_argument[t] = y[t] / e;
    whole[t] = (int)(x[t] / 49.0);
    whole_by_argument[t] = (int)(y[t] / e);
    floors[t] = floorf((float)t / 41.0f);
    element[t] = table[(int)((float)t / 41.0f)];
}

// Quotients of quotients, and of a root.
extern "C" __global__ void chained(const double *x, const double *y, const double *z, double *twice, double *inverted, double *of_root)
{
    T;
    twice[t] = (x[t] / y[t]) / z[t];
    inverted[t] = x[t] / (y[t] / z[t]);
    of_root[t] = x[t] / sqrt(y[t]);
}

extern "C" __global__ void fused(const double *x, const double *y, const double *z, const float *a, const float *b, const float *c, double *d,
                                 float *s)
{
    T;
    d[t] = __fma_rn(x[t], y[t], z[t]);
    s[t] = __fmaf_rn(a[t], b[t], c[t]);
}

extern "C" __global__ void separate(const double *x, const double *y, const double *z, const float *a, const float *b, const float *c,
                                    double *d, float *s)
{
    T;
    d[t] = __dadd_rn(__dmul_rn(x[t], y[t]), z[t]);
    s[t] = __fadd_rn(__fmul_rn(a[t], b[t]), c[t]);
}

// Integers made of a fused and of a separate product and sum.
extern "C" __global__ void places(const float *a, const float *b, const float *c, int *fused, int *separate)
{
    T;
    fused[t] = (int)__fmaf_rn(a[t], b[t], c[t]);
    separate[t] = (int)__fadd_rn(__fmul_rn(a[t], b[t]), c[t]);
}

// The rounding errors of a product, a quotient and a root.
extern "C" __global__ void errors(const double *x, const double *y, double *product, double *of_product, double *quotient,
                                  double *of_quotient, double *root, double *of_root)
{
    T;
    double p = __dmul_rn(x[t], y[t]), q = __ddiv_rn(x[t], y[t]), r = __dsqrt_rn(y[t]);
    product[t] = p;
    of_product[t] = __fma_rn(x[t], y[t], -p);
    quotient[t] = q;
    of_quotient[t] = __fma_rn(-q, y[t], x[t]);
    root[t] = r;
    of_root[t] = __fma_rn(-r, r, y[t]);
}

extern "C" __global__ void zeros(const double *x, double *o, int *negative)
{
    T;
    double y = x[t] + 0.0;
    o[t] = y;
    negative[t] = __double2hiint(1.0 / y) < 0;
}

// Two constants one after the other: rounding by a magic number, scaling through overflow, a quantum.
extern "C" __global__ void constants(const float *x, const double *y, float *r, float *q, double *s, double *z, float *w)
{
    T;
    r[t] = __fadd_rn(__fadd_rn(x[t], 12582912.0f), -12582912.0f);
    q[t] = __fmul_rn(__fmul_rn(x[t], 3.0e38f), 1.0e-38f);
    s[t] = __dmul_rn(__dmul_rn(y[t], 1e300), 1e-300);
    z[t] = __dadd_rn(__dadd_rn(y[t], 6755399441055744.0), -6755399441055744.0);
    w[t] = __fdiv_rn(__fmul_rn(x[t], 3.0e38f), 3.0e37f);
}

// Halves of the bits (Veltkamp).
extern "C" __global__ void halves(const double *y, double *v)
{
    T;
    double c = __dmul_rn(134217729.0, y[t]);
    v[t] = __dsub_rn(c, __dsub_rn(c, y[t]));
}

extern "C" __global__ void subnormals(const double *x, const float *y, double *d, long long *bits, float *s, float *back)
{
    T;
    double z = x[t] * 1e-310;
    d[t] = z;
    bits[t] = __double_as_longlong(z);
    s[t] = y[t] * 1e-42f;
    back[t] = (y[t] * 1e-42f) * 1e10f;
}

// A sum in the order of a loop.
extern "C" __global__ void ordered(const float *x, float *sum, float *dot, int m)
{
    T;
    float s = 0.0f, d = 0.0f;
    for (int k = 0; k < m; k++) {
        s += x[t * m + k];
        d = __fmaf_rn(x[t * m + k], x[t * m + k], d);
    }
    sum[t] = s;
    dot[t] = d;
}

extern "C" __global__ void approximate(const float *x, float *o)
{
    T;
    o[t] = exp2f(x[t]);
}

// A quotient that another kernel makes an integer of, through an array.
extern "C" __global__ void quotient(const float *x, float *q)
{
    T;
    q[t] = x[t] / 41.0f;
}

extern "C" __global__ void cells(const float *q, int *cell)
{
    T;
    cell[t] = (int)q[t];
}

// The same within a block.
extern "C" __global__ void shared_cells(const float *x, int *cell)
{
    __shared__ float q[128];
    T;
    q[threadIdx.x] = x[t] / 41.0f;
    __syncthreads();
    cell[t] = (int)q[127 - threadIdx.x];
}

// An integer made of a library function's result.
extern "C" __global__ void levels(const float *x, int *level)
{
    T;
    level[t] = (int)log2f(x[t]);
}

// What is left of x without a whole number of periods y, on both sides of zero.
extern "C" __global__ void periods(const double *x, const double *y, const float *u, const float *v, double *below, double *around, float *single,
                                   float *counted)
{
    T;
    below[t] = __fma_rn(-floor(x[t] / y[t]), y[t], x[t]);
    around[t] = __fma_rn(rint(x[t] / y[t]), -y[t], x[t]);
    single[t] = __fmaf_rn(-floorf(u[t] / v[t]), v[t], u[t]);
    counted[t] = __fmaf_rn(-(float)(int)(u[t] / v[t]), v[t], u[t]);
}
