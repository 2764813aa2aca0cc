// construct: loops / all, any, parity and number of the elements that pass a test
// builds: sm_80 sm_120 clang
extern "C" __global__ void all_any(const float *a, const int *b, int *out, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    bool all = true, any = false, odd = false, none = true;
    int count = 0;
    for (int k = 0; k < len; k++) {
        float x = a[k * n + i];
        int y = b[k * n + i];
        all = all && x > -1.5f;
        any = any || y == 5;
        odd ^= x < 0.0f;
        if (y == 9)
            none = false;
        count += x > 1.0f && y < 3;
    }
    out[i] = all;
    out[n + i] = any;
    out[2 * n + i] = odd;
    out[3 * n + i] = none;
    out[4 * n + i] = count;
}
