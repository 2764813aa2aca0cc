// construct: control / two barriers of the grid without a loop
// builds: sm_80 sm_120
// no cpu referee: cooperative groups

#include <cooperative_groups.h>

extern "C" __global__ void control_grid_phases(const float *x, float *y, float *z, int n) {
    auto grid = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2.0f * x[i];
    grid.sync();
    if (i < n) z[i] = y[n - 1 - i] + x[i];
    grid.sync();
    if (i < n) y[i] = z[(i + 7) % n];
}
