// construct: control / a barrier of the grid that some blocks do not come to
// builds: sm_80 sm_120
// refused: only some of them come to this barrier of the grid
// no cpu referee: cooperative groups

#include <cooperative_groups.h>

// Never launched so: the blocks at the barrier would wait for ever.
extern "C" __global__ void control_grid_divergent(float *x, int n) {
    auto grid = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (blockIdx.x < 2) grid.sync();
    if (i < n) x[i] = 1.0f;
}
