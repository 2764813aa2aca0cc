// construct: types / products of small matrices by inline PTX (mma, ldmatrix, tf32)
// builds: sm_80 sm_120
// refused: ldmatrix
// no cpu referee: tensor cores

#include <cuda_fp16.h>

// One warp: 16 x 16 halves times 16 x 8, by way of shared memory; 16 x 8 numbers of tf32 times 8 x 8; and 8 x 4 doubles
// times 4 x 8.
extern "C" __global__ void type_mma(const float *x, float *c, float *t, double *d) {
    __shared__ __align__(16) half a[16 * 16], b[16 * 8];
    int lane = threadIdx.x;
    for (int i = lane; i < 256; i += 32) a[i] = __float2half(x[i % 100]);
    for (int i = lane; i < 128; i += 32) b[i] = __float2half(x[(3 * i) % 100]);
    __syncthreads();
    unsigned ra[4], rb[2];
    unsigned at = (unsigned)__cvta_generic_to_shared(&a[(lane % 16) * 16 + lane / 16 * 8]);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(ra[0]), "=r"(ra[1]), "=r"(ra[2]), "=r"(ra[3]) : "r"(at));
    unsigned bt = (unsigned)__cvta_generic_to_shared(&b[(lane % 16) * 8]);
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1}, [%2];" : "=r"(rb[0]), "=r"(rb[1]) : "r"(bt));
    float f[4] = {0, 0, 0, 1};
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(f[0]), "+f"(f[1]), "+f"(f[2]), "+f"(f[3])
                 : "r"(ra[0]), "r"(ra[1]), "r"(ra[2]), "r"(ra[3]), "r"(rb[0]), "r"(rb[1]));
    int g = lane / 4, q = lane % 4;
    for (int i = 0; i < 4; i++) c[(g + i / 2 * 8) * 8 + 2 * q + i % 2] = f[i];

    unsigned ta[4], tb[2];
    for (int i = 0; i < 4; i++) asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(ta[i]) : "f"(x[(g + i % 2 * 8) * 6 + q + i / 2 * 4]));
    for (int i = 0; i < 2; i++) asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(tb[i]) : "f"(x[(q + 4 * i) * 8 + g]));
    float s[4] = {0, 0, 0, 0};
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3])
                 : "r"(ta[0]), "r"(ta[1]), "r"(ta[2]), "r"(ta[3]), "r"(tb[0]), "r"(tb[1]));
    for (int i = 0; i < 4; i++) t[(g + i / 2 * 8) * 8 + 2 * q + i % 2] = s[i];

    double da = x[g * 4 + q], db = x[q * 8 + g], e[2] = {1, 2};
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%0,%1};"
                 : "+d"(e[0]), "+d"(e[1]) : "d"(da), "d"(db));
    d[g * 8 + 2 * q] = e[0];
    d[g * 8 + 2 * q + 1] = e[1];
}
