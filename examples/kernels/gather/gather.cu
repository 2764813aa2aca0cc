// gather: y[i] = w[i] * x[index[i]]
// shows:  a load whose address is loaded, 32-bit signed indices
// builds: sm_80 sm_100
extern "C" __global__ void gather(const float *__restrict__ x, const int *__restrict__ index, const float *__restrict__ w, float *__restrict__ y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = w[i] * x[index[i]];
}
