// construct: suite / distances on a globe
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_nearest(const float *places, float *distances, int n, float lat, float lng) {
    int i = blockIdx.y * gridDim.x * blockDim.x + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = lat - places[2 * i], b = lng - places[2 * i + 1];
        distances[i] = sqrtf(a * a + b * b);
    }
}
