// construct: control / clocks that nothing depends on
// builds: sm_80 sm_120 clang
// no cpu referee: it has no clock

extern "C" __global__ void control_clock(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    long long begin = clock64();
    unsigned short begin32 = clock();
    float v = i < n ? x[i] : 0.0f;
    for (int k = 0; k < 3; k++) {
        long long step = clock64();
        v = 0.5f * v + 1.0f;
        begin += clock64() - step + begin32;
    }
    if (i < n) y[i] = v;
}
