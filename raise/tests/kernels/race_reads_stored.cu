// construct: races / a load where another thread stores, as data says: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: read and write
extern "C" __global__ void reads_stored(const int *from, float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = 0.5f * x[from[i]] + 1.0f;
}
