// land_mask: relax a field towards its neighbours' mean, on ocean points only
// shows:  an integer mask that guards loads and a store, a count of wet neighbours, int to float
// builds: sm_80
extern "C" __global__ void land_mask(const float *t, const int *wet, float *t_new, int nx, int ny, float rate)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i <= 0 || i >= nx - 1 || j <= 0 || j >= ny - 1)
        return;
    int k = j * nx + i;
    if (wet[k]) {
        float sum = 0.0f;
        int count = 0;
        if (wet[k - 1]) { sum += t[k - 1]; count++; }
        if (wet[k + 1]) { sum += t[k + 1]; count++; }
        if (wet[k - nx]) { sum += t[k - nx]; count++; }
        if (wet[k + nx]) { sum += t[k + nx]; count++; }
        t_new[k] = count > 0 ? t[k] + rate * (sum / count - t[k]) : t[k];
    }
}
