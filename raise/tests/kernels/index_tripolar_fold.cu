// construct: index / the northern fold: the last row reads itself backwards
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_tripolar_fold(double *c, int nx, int ny, int h) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y;
    if (i >= nx || j >= h) return;
    int sx = nx + 2 * h;
    c[(i + h) + sx * (ny + h + j)] = -c[(nx - 1 - i + h) + sx * (ny + h - 1 - j)];
}
