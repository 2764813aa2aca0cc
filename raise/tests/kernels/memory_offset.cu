// construct: memory / pointers into the middle of an array
// builds: sm_80 sm_120 clang

// Two levels of one field, and a level below the pointer.
extern "C" __global__ void memory_offset(const float *upper, const float *here, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = upper[i] - 2.0f * here[i] + here[i - n];
}
