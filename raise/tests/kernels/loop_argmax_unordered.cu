// construct: loops / argmax by a comparison that holds for NaN: after one, anything is greater
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmax_unordered(const float *a, int *at, int *bits, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float top = -INFINITY;
    int top_at = -1;
    for (int k = 0; k < len; k++) {
        float x = a[k * n + i];
        if (!(x <= top)) {
            top = x;
            top_at = k;
        }
    }
    at[i] = top_at;
    bits[i] = __float_as_int(top);
}
