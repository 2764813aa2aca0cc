// construct: suite / all pairs of bodies, softened, float4 loads
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_nbody(const float4 *bodies, float4 *forces, int n, float soft) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 me = bodies[i];
    float x = 0.0f, y = 0.0f, z = 0.0f;
    for (int j = 0; j < n; ++j) {
        float4 it = bodies[j];
        float dx = it.x - me.x, dy = it.y - me.y, dz = it.z - me.z;
        float r = rsqrtf(dx * dx + dy * dy + dz * dz + soft);
        float f = it.w * r * r * r;
        x += f * dx;
        y += f * dy;
        z += f * dz;
    }
    forces[i] = make_float4(x, y, z, 0.0f);
}
