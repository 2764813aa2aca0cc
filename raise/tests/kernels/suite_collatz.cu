// construct: suite / steps until one: a loop that data ends, integers
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_collatz(const unsigned *start, int *steps, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned x = start[i];
    int count = 0;
    while (x > 1) {
        x = x % 2 == 0 ? x / 2 : 3 * x + 1;
        ++count;
    }
    steps[i] = count;
}
