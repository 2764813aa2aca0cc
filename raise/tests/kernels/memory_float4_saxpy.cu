// construct: memory / float4 loads and stores on arrays of floats
// builds: sm_80 sm_120 clang

// y = a * x + y, four floats at a time; the last group is cut by hand.
extern "C" __global__ void memory_float4_saxpy(const float4 *x, float4 *y, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (4 * i + 3 < n) {
        float4 u = x[i], v = y[i];
        v.x += a * u.x; v.y += a * u.y; v.z += a * u.z; v.w += a * u.w;
        y[i] = v;
    } else if (4 * i < n) {
        for (int j = 4 * i; j < n; j++) ((float *)y)[j] += a * ((const float *)x)[j];
    }
}
