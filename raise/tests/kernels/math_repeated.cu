// construct: math / library functions of what the round before left
// builds: sm_80 sm_120 clang
__device__ __noinline__ float sine_of(float v)
{
    return sinf(v);
}

extern "C" __global__ void math_repeated(const short *rounds, const float *x, const double *w, float *sine, float *power, double *newton, double *sum, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int end = rounds[i] & 7;
    float v = x[i];
    for (int k = 0; k < end; ++k)
        v = sine_of(v);
    sine[i] = v;

    v = x[i];
    for (int k = 0; k < end; ++k)
        v = powf(v, x[(i + k) % n]);
    power[i] = v;

    double root = w[i], step, before;
    int left = 20;
    do {
        before = exp(root);
        step = (before - 3.0) / before;
        root -= step;
    } while (fabs(step) > 1e-9 && --left);
    newton[i] = root + before;

    double at = w[i], last = 0.0, total = 0.0;
    do {
        total += last;
        last = exp(at);
        at -= 0.5;
    } while (at > 0.25);
    sum[i] = total + 2.0 * last;
}
