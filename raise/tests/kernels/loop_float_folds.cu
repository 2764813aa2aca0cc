// construct: loops / products, fmin and fmax, and extrema by comparing, of f32 and f64 with NaNs and zeros of both signs
// builds: sm_80 sm_120 clang
extern "C" __global__ void float_folds(const float *a, const double *b, int *bits, double *d, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float lo = a[i], hi = INFINITY, least = 7.0f;
    double product = 1.0, most = -1.0, dlo = 1e300, dhi = b[i];
    for (int k = 1; k < len; k++) {
        float x = a[k * n + i];
        lo = x < lo ? x : lo;
        hi = hi >= x ? x : hi;
        least = fminf(least, x);
        double y = b[k * n + i];
        product *= y;
        most = fmax(most, y);
        dlo = dlo > y ? y : dlo;
        dhi = y >= dhi ? y : dhi;
    }
    bits[i] = __float_as_int(lo);
    bits[n + i] = __float_as_int(hi);
    bits[2 * n + i] = __float_as_int(least + 0.0f);
    d[i] = product;
    d[n + i] = most;
    d[2 * n + i] = dlo;
    d[3 * n + i] = dhi;
}
