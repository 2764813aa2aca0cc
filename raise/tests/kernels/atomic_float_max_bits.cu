// construct: atomics / greatest f32 by its bits: signed where positive, unsigned where negative
// builds: sm_80 sm_120 clang
extern "C" __global__ void float_max_bits(const float *x, float *norm, float *most, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = x[i];
        atomicMax((int *)norm, __float_as_int(fabsf(v)));
        if (v >= 0.0f) {
            atomicMax((int *)most, __float_as_int(v));
        } else {
            atomicMin((unsigned *)most, __float_as_uint(v));
        }
    }
}
