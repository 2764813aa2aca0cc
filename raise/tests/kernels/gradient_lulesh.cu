// construct: gradient / hydrodynamics on hexahedra: nodes gathered by an element, forces gathered by a node from its list of corners
// builds: sm_80 sm_120 clang
// The eight corners' areas of an element, a third of their product with the corners being its volume; then the force of its pressure on each.
__device__ void add_face(const double x[8], const double y[8], const double z[8], double bx[8], double by[8], double bz[8], int a, int b, int c,
                         int d)
{
    double px = 0.5 * (x[d] + x[c] - x[b] - x[a]), py = 0.5 * (y[d] + y[c] - y[b] - y[a]), pz = 0.5 * (z[d] + z[c] - z[b] - z[a]);
    double qx = 0.5 * (x[c] + x[b] - x[d] - x[a]), qy = 0.5 * (y[c] + y[b] - y[d] - y[a]), qz = 0.5 * (z[c] + z[b] - z[d] - z[a]);
    double nx = 0.25 * (py * qz - pz * qy), ny = 0.25 * (pz * qx - px * qz), nz = 0.25 * (px * qy - py * qx);
    bx[a] += nx, bx[b] += nx, bx[c] += nx, bx[d] += nx;
    by[a] += ny, by[b] += ny, by[c] += ny, by[d] += ny;
    bz[a] += nz, bz[b] += nz, bz[c] += nz, bz[d] += nz;
}

__device__ double corner_forces(const double *x, const double *y, const double *z, const int *nodes, double rest, double stiffness, double fx[8],
                                double fy[8], double fz[8])
{
    double cx[8], cy[8], cz[8];
#pragma unroll
    for (int c = 0; c < 8; c++) {
        int node = nodes[c];
        cx[c] = x[node], cy[c] = y[node], cz[c] = z[node];
        fx[c] = 0.0, fy[c] = 0.0, fz[c] = 0.0;
    }
    add_face(cx, cy, cz, fx, fy, fz, 0, 1, 2, 3);
    add_face(cx, cy, cz, fx, fy, fz, 0, 4, 5, 1);
    add_face(cx, cy, cz, fx, fy, fz, 1, 5, 6, 2);
    add_face(cx, cy, cz, fx, fy, fz, 2, 6, 7, 3);
    add_face(cx, cy, cz, fx, fy, fz, 3, 7, 4, 0);
    add_face(cx, cy, cz, fx, fy, fz, 4, 7, 6, 5);
    double volume = 0.0;
#pragma unroll
    for (int c = 0; c < 8; c++)
        volume += (cx[c] * fx[c] + cy[c] * fy[c] + cz[c] * fz[c]) / 3.0;
    double squeezed = rest / volume - 1.0;
    double pressure = stiffness * squeezed * (1.0 + 0.5 * squeezed);
#pragma unroll
    for (int c = 0; c < 8; c++)
        fx[c] *= pressure, fy[c] *= pressure, fz[c] *= pressure;
    return volume;
}

extern "C" __global__ void element_forces(const double *x, const double *y, const double *z, const int *nodes, const double *rest, double *fx,
                                          double *fy, double *fz, int elements, double stiffness)
{
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= elements)
        return;
    double ex[8], ey[8], ez[8];
    corner_forces(x, y, z, nodes + 8 * e, rest[e], stiffness, ex, ey, ez);
#pragma unroll
    for (int c = 0; c < 8; c++)
        fx[8 * e + c] = ex[c], fy[8 * e + c] = ey[c], fz[8 * e + c] = ez[c];
}

extern "C" __global__ void move_nodes(double *x, double *y, double *z, double *u, double *v, double *w, const double *fx, const double *fy,
                                      const double *fz, const int *count, const int *corners, const double *mass, double *J, int nodes, double dt)
{
    int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n >= nodes)
        return;
    double sum_x = 0.0, sum_y = 0.0, sum_z = 0.0;
    for (int k = 0; k < count[n]; k++) {
        int corner = corners[8 * n + k];
        sum_x += fx[corner], sum_y += fy[corner], sum_z += fz[corner];
    }
    u[n] += dt * sum_x / mass[n], v[n] += dt * sum_y / mass[n], w[n] += dt * sum_z / mass[n];
    x[n] += dt * u[n], y[n] += dt * v[n], z[n] += dt * w[n];
    atomicAdd(J, 0.5 * dt * mass[n] * (u[n] * u[n] + v[n] * v[n] + w[n] * w[n]));
}
