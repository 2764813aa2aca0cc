// construct: races / a list of each thread's own, filled as far as a guard says it holds
// builds: sm_80 sm_120 clang
extern "C" __global__ void own_list(const float *x, int *list, int *count, float reach, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int c = 0;
    for (int j = 0; j < n; j++)
        if (j != i && fabsf(x[i] - x[j]) < reach) {
            if ((unsigned)c < 6u) list[i * 6 + c] = j;
            c++;
        }
    count[i] = c;
}
