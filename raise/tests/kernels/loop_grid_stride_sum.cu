// construct: loops / grid-stride loop with a sum and a store
// builds: sm_80 sm_120 clang
extern "C" __global__ void grid_stride_sum(const float *a, float *b, float *sums, int n)
{
    int first = blockIdx.x * blockDim.x + threadIdx.x, all = blockDim.x * gridDim.x;
    float s = 0.0f;
    for (int i = first; i < n; i += all) {
        float x = a[i];
        b[i] = 2.0f * x;
        s += x * x;
    }
    sums[first] = s;
}
