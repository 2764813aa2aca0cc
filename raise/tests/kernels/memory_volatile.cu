// construct: memory / volatile, relaxed, acquire and release accesses and fences, where no thread meets another
// builds: sm_80 sm_120 clang
// no cpu referee: inline PTX
extern "C" __global__ void volatile_accesses(volatile float *x, volatile int2 *pairs, unsigned *flags, float *y, int n) {
    __shared__ volatile float tile[32];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    tile[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    float other = tile[31 - t];
    __syncthreads();
    if (i < n) {
        x[i] = other + 1.0f;
        pairs[i].x = pairs[i].y + i;
        unsigned seen, held;
        asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flags + i) : "memory");
        asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(held) : "l"(flags + i) : "memory");
        __threadfence();
        asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(flags + i), "r"(seen * held + 1u) : "memory");
        asm volatile("fence.acq_rel.gpu;" ::: "memory");
        y[i] = x[i] * 2.0f;
    }
}
