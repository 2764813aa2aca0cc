// upwind: first-order upwind advection of a tracer in a doubly periodic flow
// shows:  sign tests on loaded velocities that choose between neighbours, wrapped indices
// builds: sm_80 sm_100 clang_sm_80
extern "C" __global__ void upwind(const float *c, const float *u, const float *v, float *c_new, int nx, int ny, float dt_dx, float dt_dy)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int w = (i == 0) ? nx - 1 : i - 1;
    int e = (i == nx - 1) ? 0 : i + 1;
    int s = (j == 0) ? ny - 1 : j - 1;
    int n = (j == ny - 1) ? 0 : j + 1;
    int k = j * nx + i;

    // u and v are on the west and the south face of the cell
    float uw = u[k], ue = u[j * nx + e];
    float vs = v[k], vn = v[n * nx + i];
    float west = uw > 0.0f ? uw * c[j * nx + w] : uw * c[k];
    float east = ue > 0.0f ? ue * c[k] : ue * c[j * nx + e];
    float south, north;
    if (vs > 0.0f)
        south = vs * c[s * nx + i];
    else
        south = vs * c[k];
    if (vn > 0.0f)
        north = vn * c[k];
    else
        north = vn * c[n * nx + i];
    c_new[k] = c[k] - dt_dx * (east - west) - dt_dy * (north - south);
}
