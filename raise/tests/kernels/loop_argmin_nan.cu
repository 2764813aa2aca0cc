// construct: loops / argmin and argmax over NaNs, infinities and zeros of both signs: the bits of what wins
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmin_nan(const float *a, int *at, int *bits, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float first = a[i], last = a[i], given = INFINITY;
    int first_at = 0, last_at = 0, given_at = -1;
    for (int k = 1; k < len; k++) {
        float x = a[k * n + i];
        if (x < first) {
            first = x;
            first_at = k;
        }
        if (x <= last) {
            last = x;
            last_at = k;
        }
        if (x <= given) {
            given = x;
            given_at = k;
        }
    }
    at[i] = first_at;
    at[n + i] = last_at;
    at[2 * n + i] = given_at;
    bits[i] = __float_as_int(first);
    bits[n + i] = __float_as_int(last);
    bits[2 * n + i] = __float_as_int(given);
}
