// stencil_1d: one step of 1-D diffusion, the two end points left alone
// shows:  a guard with a lower and an upper bound, loads at offsets -1, 0, +1
// builds: sm_80 sm_100 lineinfo
extern "C" __global__ void stencil_1d(const float *__restrict__ x, float *__restrict__ y, int n, float c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        y[i] = x[i] + c * (x[i - 1] - 2.0f * x[i] + x[i + 1]);
}
