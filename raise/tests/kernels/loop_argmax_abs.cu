// construct: loops / pivot search: where a column's modulus is greatest, below a diagonal
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmax_abs(const double *a, int *pivot, double *size, int n, int len, int diagonal)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double best = 0.0;
    int p = -1;
    for (int k = diagonal; k < len; k++) {
        double t = fabs(a[k * n + i]);
        if (t > best) {
            best = t;
            p = k;
        }
    }
    pivot[i] = p;
    size[i] = best;
}
