// construct: shared / cooperative groups: a block's barrier and sums of a tile, with and without optimization
// builds: sm_80 sm_120 debug
// no cpu referee: it has no cooperative groups
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void shared_debug_group(const float *x, float *y, int n)
{
    cg::thread_block block = cg::this_thread_block();
    __shared__ float tile[64];
    int i = blockIdx.x * blockDim.x + block.thread_rank();
    tile[block.thread_rank()] = i < n ? x[i] : 0.0f;
    block.sync();
    float sum = tile[63 - block.thread_rank()];
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
    for (int k = 16; k > 0; k /= 2)
        sum += warp.shfl_down(sum, k);
    if (warp.thread_rank() == 0)
        y[blockIdx.x * 2 + block.thread_rank() / 32] = sum;
}
