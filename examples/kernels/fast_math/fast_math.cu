// fast_math: the fast intrinsics __expf, __sinf, __cosf, __logf, __fdividef and rsqrtf
// shows:  the `.approx` instructions
// builds: sm_80 sm_100
extern "C" __global__ void fast_math(const float *__restrict__ x, float *__restrict__ y, float *__restrict__ z, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i];
        y[i] = __expf(-0.5f * a * a) + __sinf(a) * __cosf(a);
        z[i] = rsqrtf(a * a + 1.0f) + __fdividef(a, a * a + 3.0f) - __logf(a * a + 0.5f);
    }
}
