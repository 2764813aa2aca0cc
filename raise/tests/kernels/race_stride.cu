// construct: races / a grid-stride loop whose stride is that of one block
// builds: sm_80 sm_120 clang
// refused: both store
extern "C" __global__ void race_stride(const float *a, float *b, float *sums, int n) {
    int first = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0.0f;
    for (int i = first; i < n; i += blockDim.x) {
        s += a[i];
        b[i] = s;
    }
    sums[first] = s;
}
