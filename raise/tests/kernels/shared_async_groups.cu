// construct: shared / cuda::pipeline and cooperative_groups::memcpy_async
// builds: sm_80 sm_120
// no cpu referee: asynchronous copies

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>

namespace cg = cooperative_groups;

extern "C" __global__ void shared_async_groups(const double *x, double *y) {
    __shared__ __align__(16) double tile[40];
    auto block = cg::this_thread_block();
    cg::memcpy_async(block, tile, x + 40 * blockIdx.x, sizeof(double) * 40);
    cg::wait(block);
    y[40 * blockIdx.x + threadIdx.x] = 2.0 * tile[39 - threadIdx.x];
}
