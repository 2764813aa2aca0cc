// construct: warp / the threads of a warp that a condition chose: their number, sums of them, one atomic for all
// builds: sm_80 sm_120
// no cpu referee: it has no cooperative groups
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

extern "C" __global__ void warp_coalesced(const float *x, const int *keys, float *total, int *count, int *ranks, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0.25f) {
        cg::coalesced_group active = cg::coalesced_threads();
        ranks[i] = active.thread_rank() + 100 * active.size();
        if (active.thread_rank() == 0) atomicAdd(count, (int)active.size());
        float v = x[i];
        float first = active.shfl(v, 0);
        for (int h = active.size() / 2; h > 0; h /= 2) {
            float other = active.shfl_down(v, h);
            if (active.thread_rank() + h < active.size()) v = fmaxf(v, other);
        }
        if (active.thread_rank() == 0) atomicAdd(total, v + first);
    }
}
