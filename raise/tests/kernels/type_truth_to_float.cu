// construct: types / conditions that become 0 or -1, then floats
// builds: sm_80 sm_120 clang

// With m = 0 a sign-extended condition is converted: 0 gives +0, also by its bits and its reciprocal.
extern "C" __global__ void type_truth_to_float(const float *x, float *f, double *d, int *bits, float *inverse, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int e = x[i] > 0.0f ? m : -1;
    float value = (float)e;
    f[i] = value + (float)(x[i] > 1.0f) - (float)-(x[i] < -1.0f);
    d[i] = (double)e;
    bits[i] = __float_as_int(value);
    inverse[i] = 1.0f / value;
}
