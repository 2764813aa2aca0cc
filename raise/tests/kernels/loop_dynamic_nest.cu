// construct: loops / nested loops, the inner bound is data and the outer depends on the thread
// builds: sm_80 sm_120 clang
extern "C" __global__ void dynamic_nest(const int *len, const float *a, float *out, int n, int width)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float total = 0.0f;
    for (int j = i % 3; j < n; j += 2) {
        float s = 1.0f;
        for (int k = 0; k < len[j]; k++)
            s = s * 0.5f + a[j * width + k];
        total += s;
    }
    out[i] = total;
}
