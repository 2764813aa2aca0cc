// construct: loops / argmin and argmax along a row, first and last of equals
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmin(const float *a, int *least, int *greatest, float *lo, float *hi, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float best = a[i * len], most = a[i * len];
    int where = 0, top = 0;
    for (int k = 1; k < len; k++) {
        float x = a[i * len + k];
        if (x < best) {
            best = x;
            where = k;
        }
        if (x >= most) {
            most = x;
            top = k;
        }
    }
    least[i] = where;
    greatest[i] = top;
    lo[i] = best;
    hi[i] = most;
}
