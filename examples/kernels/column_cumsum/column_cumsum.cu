// column_cumsum: running sums down each column, one thread per column
// shows:  a loop that carries a register and writes it at every level, kept as a loop
// builds: sm_80 sm_100
extern "C" __global__ void column_cumsum(const float *x, float *sums, int nx, int nz)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < nx) {
        float sum = 0.0f;
#pragma unroll 1
        for (int k = 0; k < nz; k++) {
            sum += x[k * nx + i];
            sums[k * nx + i] = sum;
        }
    }
}
