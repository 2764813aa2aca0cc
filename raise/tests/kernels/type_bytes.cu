// construct: types / 8- and 16-bit integers, signed and unsigned
// builds: sm_80 sm_120 clang
extern "C" __global__ void type_bytes(const signed char *a, const unsigned char *b, const short *c, unsigned short *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int s = a[i] * 3 - b[i];
    short t = (short)(s * c[i]);
    unsigned short u = (unsigned short)(t >> 3) ^ (unsigned short)(b[i] << 8);
    signed char v = (signed char)(u + s);
    out[i] = (unsigned short)(u / (b[i] + 1) + v % 7);
}
