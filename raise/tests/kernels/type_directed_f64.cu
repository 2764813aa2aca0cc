// construct: types / sums, products, quotients and roots of doubles that round in one direction: an interval stays around the exact value
// builds: sm_80 sm_120
extern "C" __global__ void type_directed_f64(const double *x, const double *y, double *low, double *high, double *inward, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double a = x[i], b = y[i];
    double *row = low + 6 * i;
    row[0] = __dmul_rd(a, b), row[1] = __ddiv_rd(a, b), row[2] = __dsqrt_rd(b);
    row[3] = __fma_rd(a, b, -a), row[4] = __drcp_rd(a), row[5] = __dadd_rd(a, b);
    row = high + 6 * i;
    row[0] = __dmul_ru(a, b), row[1] = __ddiv_ru(a, b), row[2] = __dsqrt_ru(b);
    row[3] = __fma_ru(a, b, -a), row[4] = __drcp_ru(a), row[5] = __dadd_ru(a, b);
    row = inward + 6 * i;
    row[0] = __dmul_rz(a, b), row[1] = __ddiv_rz(a, b), row[2] = __dsqrt_rz(b);
    row[3] = __fma_rz(a, b, -a), row[4] = __drcp_rz(a), row[5] = __dsub_rz(a, b);
}
