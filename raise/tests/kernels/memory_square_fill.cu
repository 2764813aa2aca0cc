// construct: memory / memset of a number of bytes that is a square, of which no multiple of 4 is known
// builds: clang
extern "C" __global__ void memory_square_fill(int *y)
{
    long long t = threadIdx.x;
    __builtin_memset((char *)y + 16 * t, 0xff, t * t);
}
