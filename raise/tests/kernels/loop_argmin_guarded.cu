// construct: loops / the nearest of the neighbours that pass a test: a value of theirs comes along
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmin_guarded(const float *x, const float *y, const int *kind, const float *mass, int *nearest, float *heavy, float *distance, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float best = 3.0e38f, m = 0.0f;
    int at = -1;
    for (int k = 0; k < len; k++) {
        float dx = x[k] - y[i];
        float d = dx * dx;
        if (kind[k] != 2 && d < best) {
            best = d;
            at = k;
            m = mass[k];
        }
    }
    nearest[i] = at;
    heavy[i] = m;
    distance[i] = best;
}
