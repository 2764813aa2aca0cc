// construct: types / truth values in arithmetic, combined and stored
// builds: sm_80 sm_120 clang
extern "C" __global__ void type_predicates(const int *x, const bool *m, int *y, bool *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int a = x[i];
    bool p = a > 3, q = (a & 1) != 0, r = m[i];
    y[i] = p + 2 * (q ^ r) + 4 * (p && !r) + (p ? a : -a) * (q - r);
    out[i] = (p != q) || (r && a % 3 == 0);
}
