// construct: loops / windows that data begins and that end at 0, downwards: the compiler finds by unsigned maxima which turns it unrolls
// builds: sm_80 sm_120 clang
extern "C" __global__ void loop_window_down(const unsigned *from, unsigned *bins, int n, int rows, unsigned more)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int first = (int)from[i];
    for (int row = first % rows; row >= 0; row--)
        for (int m = first; m >= 0 && m >= first - (int)more; m--)
            atomicAdd(&bins[row * 32 + m + 16], 1);
}
