// construct: control / loops that wait for flags which an earlier launch, or the thread itself, has set
// builds: sm_80 sm_120 clang debug
// no cpu referee: inline PTX
extern "C" __global__ void control_wait_set_first(int *flag) { flag[0] = 7; }

extern "C" __global__ void control_wait_set(volatile int *flag, int *own, volatile int *mine, float *x, int *tries, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    while (*flag == 0);
    int count = 0;
    while (flag[0] < 1) count++;
    while (*flag != 7) __nanosleep(20);
    int seen;
    do {
        asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    } while (seen == 0);
    do {
        asm volatile("ld.relaxed.sys.global.u32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    } while (seen != 7);
    while (atomicAdd(own + i, 0) != i) __threadfence();
    mine[i] = 3;
    while (mine[i] != 3);
    x[i] = x[i] + 2.0f;
    tries[i] = count;
}
