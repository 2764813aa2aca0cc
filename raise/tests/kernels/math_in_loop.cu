// construct: math / an invariant sine and a body inside of a loop
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_in_loop(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], sum = 0.0f;
        for (int k = 0; k < 7; k++) sum += expf(-0.5f * (a - k) * (a - k)) * y[i];
        r[i] = sum;
        s[i] = (a > 0.2f) ? logf(a) : tanhf(a);
    }
}
