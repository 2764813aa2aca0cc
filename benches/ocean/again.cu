// again: what makes each step of a repeated kernel one that has to be done: its inputs depend on its outputs by a sum that is 0, of which nobody
// knows that it is, nor where the output is read; by one thread
// builds: clang_sm_50
template <class T> __device__ inline void collect(T *sum, const T *output, const int *where, T none) { sum[0] += none * output[where[0]]; }

template <class T> __device__ inline void spread(T *input, int at, const T *sum) { input[at] += sum[0]; }

extern "C" __global__ void collect_f32(float *sum, const float *output, const int *where, float none) { collect(sum, output, where, none); }
extern "C" __global__ void collect_f64(double *sum, const double *output, const int *where, double none) { collect(sum, output, where, none); }
extern "C" __global__ void spread_f32(float *input, int at, const float *sum) { spread(input, at, sum); }
extern "C" __global__ void spread_f64(double *input, int at, const double *sum) { spread(input, at, sum); }
