// min_max_filter: the greatest and the least value of each 3x3 neighbourhood, clamped at the edges
// shows:  min and max as reductions over short nested loops, one unrolled whole and one kept, clamped indices
// builds: sm_80
extern "C" __global__ void max_filter(const float *x, float *most, int nx, int ny)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < nx && j < ny) {
        float best = x[j * nx + i];
        for (int dj = -1; dj <= 1; dj++) {
            for (int di = -1; di <= 1; di++) {
                int ii = min(max(i + di, 0), nx - 1);
                int jj = min(max(j + dj, 0), ny - 1);
                best = fmaxf(best, x[jj * nx + ii]);
            }
        }
        most[j * nx + i] = best;
    }
}

extern "C" __global__ void min_filter(const float *x, float *least, int nx, int ny)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || i >= nx - 1 || j < 1 || j >= ny - 1)
        return;
    float best = 1e30f;
#pragma unroll 1
    for (int dj = -1; dj <= 1; dj++) {
#pragma unroll 1
        for (int di = -1; di <= 1; di++) {
            float value = x[(j + dj) * nx + i + di];
            if (value < best)
                best = value;
        }
    }
    least[j * nx + i] = best;
}
