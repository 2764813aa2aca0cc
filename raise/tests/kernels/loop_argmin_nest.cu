// construct: loops / the least element of a matrix per thread, and its row and column
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmin_nest(const float *a, int *place, int *row, int *column, float *least, int n, int rows, int columns)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float best = 3.0f, best2 = 3.0f;
    int p = -1, r = -1, c = -1;
    for (int j = 0; j < rows; j++)
        for (int k = 0; k < columns; k++) {
            float x = a[(i * rows + j) * columns + k];
            if (x < best) {
                best = x;
                p = j * columns + k;
            }
            float y = x * 0.5f;
            if (y < best2) {
                best2 = y;
                r = j;
                c = k;
            }
        }
    place[i] = p;
    row[i] = r;
    column[i] = c;
    least[i] = best;
}
