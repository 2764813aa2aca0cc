// moving_average: the mean over a window of 2 r + 1 points, the ends left alone
// shows:  a reduction over loads at offsets of a loop variable, unrolled by the compiler
// builds: sm_80
extern "C" __global__ void moving_average(const float *__restrict__ x, float *__restrict__ y, int n, int r)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < r || i >= n - r)
        return;
    float sum = 0.0f;
    for (int k = -r; k <= r; k++)
        sum += x[i + k];
    y[i] = sum / (2 * r + 1);
}
