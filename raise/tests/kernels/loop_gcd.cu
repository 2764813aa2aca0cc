// construct: loops / a while with a remainder, in u64
// builds: sm_80 sm_120 clang
extern "C" __global__ void gcd(const unsigned long long *a, const unsigned long long *b, unsigned long long *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long x = a[i], y = b[i];
    while (y) {
        unsigned long long r = x % y;
        x = y;
        y = r;
    }
    out[i] = x;
}
