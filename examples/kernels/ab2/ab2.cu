// ab2: one Adams-Bashforth step of three fields from this and the last tendency, which it then keeps
// shows:  nine flat arrays, updates in place, several outputs
// builds: sm_80
extern "C" __global__ void ab2(float *u, float *v, float *c,
                               const float *gu, const float *gv, const float *gc,
                               float *gu_last, float *gv_last, float *gc_last,
                               int n, float dt, float chi)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        u[i] += dt * ((1.5f + chi) * gu[i] - (0.5f + chi) * gu_last[i]);
        v[i] += dt * ((1.5f + chi) * gv[i] - (0.5f + chi) * gv_last[i]);
        c[i] += dt * ((1.5f + chi) * gc[i] - (0.5f + chi) * gc_last[i]);
        gu_last[i] = gu[i];
        gv_last[i] = gv[i];
        gc_last[i] = gc[i];
    }
}
