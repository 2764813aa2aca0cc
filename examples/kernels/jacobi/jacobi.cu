// jacobi: one sweep of Jacobi's iteration for Poisson's equation, and the change it made
// shows:  early return, five loads around a point, two outputs
// builds: sm_80 sm_100
extern "C" __global__ void jacobi(const float *p, const float *rhs, float *p_new, float *change, int nx, int ny, float dx2)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || i >= nx - 1 || j < 1 || j >= ny - 1)
        return;
    int k = j * nx + i;
    float next = 0.25f * (p[k - 1] + p[k + 1] + p[k - nx] + p[k + nx] - dx2 * rhs[k]);
    p_new[k] = next;
    change[k] = fabsf(next - p[k]);
}
