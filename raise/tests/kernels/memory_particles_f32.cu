// construct: memory / an array of structures, declared as floats
// builds: sm_80 sm_120 clang

struct Body { float x, y, vx, vy, mass; };

extern "C" __global__ void memory_particles_f32(Body *b, float dt, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Body p = b[i];
    p.vx -= dt * p.x / p.mass;
    p.vy -= dt * p.y / p.mass;
    p.x += dt * p.vx;
    p.y += dt * p.vy;
    b[i] = p;
}
