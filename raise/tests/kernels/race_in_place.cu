// construct: races / a stencil in place: a neighbour is read that another thread writes
// builds: sm_80 sm_120 clang
// refused: reads
extern "C" __global__ void in_place(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) {
        x[i] = 0.5f * (x[i - 1] + x[i + 1]);
    }
}
