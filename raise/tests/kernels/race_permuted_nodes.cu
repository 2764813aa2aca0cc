// construct: races / a scatter by a permuted index list in a time loop, checked while it runs
// builds: sm_80 sm_120 clang
extern "C" __global__ void permuted_nodes(const int *node, const double *f, double *v, double *w, double dt, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int k = node[i];
    v[k] += dt * f[i];
    w[k] = 0.5 * f[i];
}
