// construct: races / none that matters: all who store to the flag store the same value
// builds: sm_80 sm_120 clang
extern "C" __global__ void flag(const float *x, const int *key, int *any, int *hit, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        if (x[i] > 0.9f) {
            *any = 1;
        }
        if (x[i] < -1.0f) {
            any[1] = 1;
        }
        hit[key[i]] = 7;
    }
}
