// construct: shared / an element that its thread stores again before the barrier, and other threads read
// builds: sm_80 sm_120 clang
extern "C" __global__ void shared_stored_again(const double *x, const int *flag, double *y, int *counts, int n)
{
    __shared__ double tile[64];
    __shared__ int number[64 + 2];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    tile[t] = 0;
    if (i < n) tile[t] = x[i];
    number[t + 1] = 1;
    if (t < 40) number[t + 1] = 2;
    if (t == 0) number[0] = 5;
    if (t >= 20 && t < 50) number[t + 1] = 3;
    if (t == 63) number[65] = 7;
    if (i >= n) number[t + 1] = -1;
    __syncthreads();
    if (i < n) {
        y[i] = tile[63 - t] - tile[t];
        counts[i] = number[t] + 10 * number[t + 1] + 100 * number[t + 2] + (flag[i] ? 1000 : 0);
    }
}
