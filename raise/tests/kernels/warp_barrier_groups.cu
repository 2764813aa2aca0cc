// construct: warp / a tree of sums in tiles of cooperative groups
// builds: sm_80 sm_120
// no cpu referee: cooperative groups are code of the device

#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void warp_barrier_groups(const float *x, float *y, int n) {
    __shared__ float s[64];
    cg::thread_block block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    int t = block.thread_rank(), i = blockIdx.x * 64 + t;
    s[t] = i < n ? x[i] : 0.0f;
    warp.sync();
    for (int o = warp.size() / 2; o > 0; o /= 2) {
        float v = warp.thread_rank() < o ? s[t + o] : 0.0f;
        warp.sync();
        s[t] += v;
        warp.sync();
    }
    block.sync();
    if (t == 0) y[blockIdx.x] = s[0] + s[32];
}
