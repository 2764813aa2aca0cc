// construct: warp / redux.sync of floats: signs of zeros, infinities, NaNs that lose or win, magnitudes, and parts of a warp
// builds: sm_100a
// no cpu referee: inline PTX
#define REDUX(form, into, mask) \
    asm volatile("redux.sync." form ".f32 %0, %1, %2;" : "=f"(into) : "f"(v), "r"(mask))

extern "C" __global__ void warp_redux_floats(const float *x, float *least, float *greatest, float *nearest, float *any, float *furthest) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = x[i], a, b, c, d, e;
    REDUX("min", a, 0xffffffffu);
    REDUX("max", b, 0xffffffffu);
    REDUX("min.abs", c, 0xffffffffu);
    REDUX("max.NaN", d, 0xffffffffu);
    unsigned half = threadIdx.x & 16 ? 0xffff0000u : 0xffffu;
    REDUX("max.abs.NaN", e, half);
    least[i] = a;
    greatest[i] = b;
    nearest[i] = c;
    any[i] = d;
    furthest[i] = e;
}
