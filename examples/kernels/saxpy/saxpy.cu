// saxpy: y[i] = a * x[i] + y[i], one element per thread
// shows:  a guard on a flat index, an update in place, a float argument
// builds: sm_80 sm_100 lineinfo clang_sm_50 clang_sm_80
extern "C" __global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
