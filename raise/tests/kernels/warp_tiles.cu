// construct: warp / tiles of 16, 8 and 4 lanes: sums by shuffles, an exchange, a broadcast, votes
// builds: sm_80 sm_120
// no cpu referee: it has no cooperative groups
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

template <unsigned SIZE>
__device__ float tile_sum(const cg::thread_block_tile<SIZE> &tile, float v) {
    for (int h = tile.size() / 2; h > 0; h /= 2) v += tile.shfl_down(v, h);
    return v;
}

extern "C" __global__ void warp_tiles(const float *x, float *sums16, float *sums8, float *all4, int *votes, int n) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<16> tile16 = cg::tiled_partition<16>(block);
    cg::thread_block_tile<8> tile8 = cg::tiled_partition<8>(block);
    cg::thread_block_tile<4> tile4 = cg::tiled_partition<4>(block);
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? x[i] : 0.0f;
    float s16 = tile_sum(tile16, v), s8 = tile_sum(tile8, v);
    if (tile16.thread_rank() == 0) sums16[i / 16] = s16;
    if (tile8.thread_rank() == 0) sums8[i / 8] = s8;
    float s4 = v;
    for (int h = 1; h < 4; h *= 2) s4 += tile4.shfl_xor(s4, h);
    s4 += tile4.shfl(v, 3) + tile8.shfl_up(v, 2);
    int vote = tile8.any(v > 1.5f) + 2 * tile4.all(v > 0.5f) + 4 * tile16.ballot(v > 1.0f);
    if (i < n) {
        all4[i] = s4;
        votes[i] = vote + 1000000 * tile8.meta_group_rank();
    }
}
