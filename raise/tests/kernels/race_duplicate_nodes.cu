// construct: races / a list of nodes with one of them twice: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: both store to
extern "C" __global__ void duplicate_nodes(const int *node, const float *f, float *w, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) w[node[i]] = f[i];
}
