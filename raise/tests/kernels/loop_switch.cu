// construct: loops / switch and break inside a loop
// builds: sm_80 sm_120 clang
extern "C" __global__ void loop_switch(const int *code, float *out, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float x = i;
    int pc = 0;
    while (pc < len) {
        int op = code[pc * n + i];
        pc++;
        switch (op) {
        case 0: x += 1.0f; break;
        case 1: x *= 0.5f; continue;
        case 2: x = -x; break;
        case 3: pc++; break;
        case 4: goto done;
        default: x -= 3.0f;
        }
        if (x > 100.0f)
            break;
    }
done:
    out[i] = x + 0.25f * pc;
}
