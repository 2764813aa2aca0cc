// construct: index / flat index with run-time strides and a halo offset
// builds: sm_80 sm_120 clang

// A 5-point average of the inside of a padded field: cell (i, j) is stored at (i + h) + stride * (j + h).
extern "C" __global__ void index_halo_2d(const float *in, float *out, int nx, int ny, int h, int stride) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int at = (i + h) + stride * (j + h);
    out[at] = 0.25f * (in[at - 1] + in[at + 1] + in[at - stride] + in[at + stride]) - in[at];
}
