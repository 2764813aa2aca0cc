// construct: loops / argmin and argmax of i32, u32 and i64, first and last of equals, from given limits
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmin_integers(const int *a, const long long *b, int *at, long long *value, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int lo = 2147483647, lo_at = -1;
    unsigned hi = 0, hi_at = 77;
    long long most = -9223372036854775807ll - 1, most_at = -1;
    for (int k = 0; k < len; k++) {
        int x = a[k * n + i];
        if (x < lo) {
            lo = x;
            lo_at = k;
        }
        if ((unsigned)x >= hi) {
            hi = (unsigned)x;
            hi_at = 3u * k + 1u;
        }
        long long y = b[k * n + i];
        if (y > most) {
            most = y;
            most_at = k;
        }
    }
    at[i] = lo_at;
    at[n + i] = (int)hi_at;
    at[2 * n + i] = lo;
    at[3 * n + i] = (int)hi;
    value[i] = most;
    value[n + i] = most_at;
}
