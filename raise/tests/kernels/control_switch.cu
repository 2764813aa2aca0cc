// construct: control / a switch over many cases (brx.idx)
// builds: sm_80 sm_120 clang
extern "C" __global__ void control_switch(const int *code, const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i];
    switch (code[i]) {
    case 0: a = a * a; break;
    case 1: a = a + x[(i + 1) % n]; break;
    case 2: a = -a; // and on
    case 3: a = a * 0.5f; break;
    case 4: a = fabsf(a); break;
    case 5: y[i] = 7.0f; return;
    case 6: a = a / 3.0f; break;
    case 8: a = a - 8.0f; break;
    default: a = 1.0f;
    }
    y[i] = a;
}
