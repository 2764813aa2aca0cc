// construct: loops / linear probing in a hash table, return from inside
// builds: sm_80 sm_120 clang
extern "C" __global__ void probe(const int *table, const int *values, const int *keys, int *out, int n, int size)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int key = keys[i];
    int at = (unsigned)(key * 7) % (unsigned)size;
    while (true) {
        int there = table[at];
        if (there == key) {
            out[i] = values[at];
            return;
        }
        if (there == 0) {
            out[i] = -1;
            return;
        }
        at = at + 1 == size ? 0 : at + 1;
    }
}
