// dot_strided: partial dot products, thread t over elements t, t + threads, t + 2 threads, ...
// shows:  a loop whose trip count depends on the thread, whose step is the size of the grid
// builds: sm_80 sm_120
extern "C" __global__ void dot_strided(const double *__restrict__ x, const double *__restrict__ y, double *__restrict__ partial, int n)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    int threads = gridDim.x * blockDim.x;
    double sum = 0.0;
    for (int i = t; i < n; i += threads)
        sum += x[i] * y[i];
    partial[t] = sum;
}
