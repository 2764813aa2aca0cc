// mixed_integers: 32- and 64-bit, signed and unsigned, in one expression after another
// shows:  sign and zero extension, truncation, both right shifts, both divisions, min and max
// builds: sm_80 sm_100
extern "C" __global__ void mixed_integers(const int *a, const unsigned int *b, long long *wide, int *narrow, int n, int divisor)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int s = a[i];
    unsigned int u = b[i];
    long long product = (long long)s * s;
    long long sum = product + (long long)u;
    unsigned int wrapped = (unsigned int)s + u; // at 32 bits
    sum += (long long)(int)wrapped;             // sign extends
    sum ^= (long long)wrapped;                  // zero extends
    wide[i] = sum - (sum >> 3);
    int quotient = s / divisor + s % divisor;
    unsigned int half = (u >> 1) / (unsigned int)divisor + u % (unsigned int)divisor;
    int shifted = (s >> 2) - (int)half;
    narrow[i] = min(max(quotient, shifted), (int)(sum >> 7)) ^ ~s;
}
