// construct: memory / an array of structures, declared as bytes
// builds: sm_80 sm_120 clang

struct Particle { float x; int id; double v; };

extern "C" __global__ void memory_particles(Particle *p, double dt, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    p[i].v += 0.5 * i;
    p[i].x += (float)(dt * p[i].v);
    p[i].id = n - i;
}
