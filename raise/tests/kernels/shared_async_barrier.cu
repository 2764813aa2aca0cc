// construct: shared / a barrier in shared memory that counts arrivals (mbarrier, cuda::barrier)
// builds: sm_80 sm_120
// refused: mbarrier
// no cpu referee: asynchronous copies

#include <cooperative_groups.h>
#include <cuda/barrier>

extern "C" __global__ void shared_async_barrier(const float *x, float *y, int rounds) {
    __shared__ alignas(8) char room[sizeof(cuda::barrier<cuda::thread_scope_block>)];
    __shared__ float tile[64];
    auto &barrier = *reinterpret_cast<cuda::barrier<cuda::thread_scope_block> *>(room);
    if (threadIdx.x == 0) init(&barrier, blockDim.x);
    __syncthreads();
    for (int k = 0; k < rounds; k++) {
        cuda::memcpy_async(&tile[threadIdx.x], &x[64 * k + threadIdx.x], sizeof(float), barrier);
        barrier.arrive_and_wait();
        y[64 * k + threadIdx.x] = tile[63 - threadIdx.x] + tile[threadIdx.x];
        auto token = barrier.arrive();
        barrier.wait(std::move(token));
    }
}
