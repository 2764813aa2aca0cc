// construct: index / dimensions of size one, with strides and neighbours
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_size_one(const float *in, float *out, int nx, int ny, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z * blockDim.z + threadIdx.z;
    if (i >= nx || j >= ny || k >= nz) return;
    int north = j + 1 < ny ? j + 1 : 0;
    int up = k + 1 < nz ? k + 1 : k;
    out[i + nx * (j + ny * k)] = in[i + nx * (j + ny * k)] + in[i + nx * (north + ny * k)] + in[i + nx * (j + ny * up)];
}
