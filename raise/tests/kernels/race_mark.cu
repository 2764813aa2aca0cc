// construct: races / marks at elements that data chooses: a value that is the same for all threads
// builds: sm_80 sm_120 clang
extern "C" __global__ void mark(const int *at, const float *level, int *one, float *all, float a, int m, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    one[at[i]] = 1;
    for (int k = 0; k < m; k++) all[at[(i + k) % n]] = level[0] * a;
}
