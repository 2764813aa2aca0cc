// construct: control / a kernel that keeps how long it took
// builds: sm_80 sm_120 clang
// refused: time

extern "C" __global__ void control_clock_kept(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    long long begin = clock64();
    unsigned short begin32 = clock();
    float v = i < n ? x[i] : 0.0f;
    for (int k = 0; k < 3; k++) {
        long long step = clock64();
        v = 0.5f * v + 1.0f;
        begin += clock64() - step + begin32;
    }
    if (i < n) y[i] = v + 1e-9f * (float)begin;
}
