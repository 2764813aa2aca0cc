// construct: races / a slot of a thread's own four, chosen by data: told apart by its range
// builds: sm_80 sm_120 clang
extern "C" __global__ void own_slot(const int *x, int *o, int m, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    for (int i = 0; i < m; i++)
        o[t * 4 + (x[t * m + i] & 3)] += i + 1;
}
