// reverse: a copy of an array from its end to its start
// shows:  a load with stride -1, 64-bit floats moved and not computed with
// builds: sm_80
extern "C" __global__ void reverse(const double *x, double *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[n - 1 - i] = x[i];
}
