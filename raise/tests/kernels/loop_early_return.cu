// construct: loops / return, break and continue inside a loop
// builds: sm_80 sm_120 clang
extern "C" __global__ void early_return(const float *a, float *out, int *where, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float sum = 0.0f;
    where[i] = -1;
    for (int k = 0; k < len; k++) {
        float x = a[i * len + k];
        if (x < -1.5f) {
            where[i] = k;
            return;
        }
        if (x < 0.0f)
            continue;
        sum += x;
        if (sum > 4.0f)
            break;
    }
    out[i] = sum;
}
