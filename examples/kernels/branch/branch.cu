// branch: a root above zero, a parabola below, and a count of which was taken
// shows:  if and else on loaded data, stores in both, one store in the inner if only
// builds: sm_80 sm_100 lineinfo
extern "C" __global__ void branch(const float *x, float *y, int *taken, int n, float limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        if (x[i] > 0.0f) {
            y[i] = sqrtf(x[i]);
            taken[i] = 1;
            if (x[i] > limit)
                y[i] = sqrtf(limit) + 0.5f * (x[i] - limit);
        } else {
            y[i] = x[i] * x[i] - 1.0f;
            if (x[i] < -limit)
                taken[i] = -1;
        }
    }
}
