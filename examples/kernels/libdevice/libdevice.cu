// libdevice: expf, sinf, sqrtf, powf and friends, one of each
// shows:  math functions; clang keeps them as `__nv_*` calls, nvcc writes out their polynomials
// builds: sm_80 sm_100 clang_sm_80
extern "C" __global__ void libdevice(const float *x, float *y, float *z, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i];
        y[i] = expf(-a * a) * sinf(3.0f * a) + sqrtf(fabsf(a) + 1.0f);
        z[i] = powf(fabsf(a) + 0.5f, 1.7f) - logf(a * a + 2.0f) * cosf(a) + tanhf(a) * floorf(a) + fmaxf(a, 0.1f);
    }
}
