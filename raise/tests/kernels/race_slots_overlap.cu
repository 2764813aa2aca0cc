// construct: races / slots that reach into those of the next thread, with no check asked for
// builds: sm_80 sm_120 clang
// refused: depends on data
extern "C" __global__ void slots_overlap(const int *x, int *o, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t < n) o[t * 4 + (x[t] & 7)] = t;
}
