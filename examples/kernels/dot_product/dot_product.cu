// dot_product: partial dot products, each thread over its own chunk of consecutive elements
// shows:  a reduction in a register with a guard inside the loop, kept as a loop
// builds: sm_80
extern "C" __global__ void dot_product(const float *x, const float *y, float *partial, int n, int parts, int chunk)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= parts)
        return;
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < chunk; k++) {
        int i = t * chunk + k;
        if (i < n)
            sum += x[i] * y[i];
    }
    partial[t] = sum;
}
