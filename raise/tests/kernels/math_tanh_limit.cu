// construct: math / the derivative of an activation, 1 - tanh(x)^2, which is 0 where tanh rounds to 1
// builds: sm_80 sm_120 clang
extern "C" __global__ void tanh_limit(const float *x, float *slope, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float t = tanhf(x[i]);
        slope[i] = 1.0f - t * t;
    }
}
