// grid_stride: y[i] = a * x[i] + b, a few threads walking the whole array
// shows:  the grid-stride loop: stores in a loop with no carried value, trip count depends on the thread
// builds: sm_80
extern "C" __global__ void grid_stride(const float *x, float *y, int n, float a, float b)
{
#pragma unroll 1
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        y[i] = a * x[i] + b;
}
