// construct: ocean / depth of the mixed layer: down the column until the density jumps
// builds: sm_80 sm_120 clang

extern "C" __global__ void ocean_mixed_layer(const float *rho, float *depth, int *level, int n, int nz, float jump, float dz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int k = 1;
    while (k < nz && rho[k * n + i] - rho[i] < jump) ++k;
    level[i] = k;
    float part = 0.0f;
    if (k < nz) part = (jump - (rho[(k - 1) * n + i] - rho[i])) / (rho[k * n + i] - rho[(k - 1) * n + i]);
    depth[i] = ((float)(k - 1) + part) * dz;
}
