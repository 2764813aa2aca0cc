// construct: types / four bytes and two halves in a word: differences, averages, bounds, saturation, sums of differences
// builds: sm_80 sm_120 clang
// no cpu referee: inline PTX
extern "C" __global__ void video_lanes(const unsigned *a, const unsigned *b, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned r, x = a[i], y = b[i];
        asm("vabsdiff4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(0));
        out[i] = r;
        asm("vabsdiff4.u32.s32.s32.add %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(i));
        out[n + i] = r;
        asm("vabsdiff2.s32.s32.s32.sat %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(0));
        out[2 * n + i] = r;
        asm("vavrg4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(0));
        out[3 * n + i] = r;
        asm("vadd4.s32.s32.s32.sat %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(0));
        out[4 * n + i] = r;
        asm("vmax2.u32.s32.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(y), "r"(0));
        out[5 * n + i] = r;
    }
}
