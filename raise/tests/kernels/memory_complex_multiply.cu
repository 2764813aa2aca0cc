// construct: memory / float2 as a complex number
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_complex_multiply(const float2 *a, const float2 *b, float2 *c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float2 p = a[i], q = b[i];
    c[i] = make_float2(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x);
}
