// Words of a text are counted, and vectors are transformed, with algorithms of thrust; a kernel of the
// program works on the same vectors.
//
//     thrust_pipeline [n]
#include <thrust/device_vector.h>
#include <thrust/inner_product.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

struct Scramble {
    __host__ __device__ int operator()(int i) const { return int((unsigned(i) * 2654435761u >> 7) % 1013); }
};

struct Saxpy {
    float a;
    __host__ __device__ float operator()(float x, float y) const { return a * x + y; }
};

__global__ void weights(const int *keys, float *weight, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) weight[i] = 0.25f * (keys[i] % 16);
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 5001;
    thrust::device_vector<int> numbers(n), keys(n), unique_keys(n), counts(n), starts(n);
    thrust::device_vector<float> weight(n), sum(n, 1.0f);

    thrust::sequence(numbers.begin(), numbers.end());
    thrust::transform(numbers.begin(), numbers.end(), keys.begin(), Scramble());
    weights<<<(n + 127) / 128, 128>>>(thrust::raw_pointer_cast(keys.data()),
                                      thrust::raw_pointer_cast(weight.data()), n);
    thrust::transform(weight.begin(), weight.end(), sum.begin(), sum.begin(), Saxpy{2.0f});
    const float total = thrust::reduce(sum.begin(), sum.end(), 0.0f);
    const float product = thrust::inner_product(weight.begin(), weight.end(), sum.begin(), 0.0f);

    thrust::sort_by_key(keys.begin(), keys.end(), numbers.begin());
    thrust::device_vector<int> ones(n, 1);
    const auto ends =
        thrust::reduce_by_key(keys.begin(), keys.end(), ones.begin(), unique_keys.begin(), counts.begin());
    const int groups = int(ends.first - unique_keys.begin());
    thrust::exclusive_scan(counts.begin(), counts.begin() + groups, starts.begin());

    std::vector<int> host_keys(n), host_numbers(n), host_unique(n), host_counts(n), host_starts(n);
    thrust::copy(keys.begin(), keys.end(), host_keys.begin());
    thrust::copy(numbers.begin(), numbers.end(), host_numbers.begin());
    thrust::copy(unique_keys.begin(), unique_keys.begin() + groups, host_unique.begin());
    thrust::copy(counts.begin(), counts.begin() + groups, host_counts.begin());
    thrust::copy(starts.begin(), starts.begin() + groups, host_starts.begin());

    // The host's way: an ordered map of lists. All sums are exact in float.
    std::map<int, std::vector<int>> expected;
    double expected_total = 0, expected_product = 0;
    for (int i = 0; i < n; ++i) {
        const int key = int((unsigned(i) * 2654435761u >> 7) % 1013);
        expected[key].push_back(i);
        const double w = key % 16 / 4.0;
        expected_total += 2 * w + 1;
        expected_product += w * (2 * w + 1);
    }
    bool correct = groups == int(expected.size()) && total == float(expected_total) &&
                   product == float(expected_product);
    int group = 0, start = 0;
    for (const auto &entry : expected) {
        if (!correct) break;
        std::vector<int> members(host_numbers.begin() + start,
                                 host_numbers.begin() + start + entry.second.size());
        std::sort(members.begin(), members.end());
        correct = host_unique[group] == entry.first && host_counts[group] == int(entry.second.size()) &&
                  host_starts[group] == start && members == entry.second && host_keys[start] == entry.first;
        start += host_counts[group++];
    }
    printf("%d numbers in %d groups: total %.9g, product %.9g\n", n, groups, total, product);
    if (!correct)
        printf("wrong: the host has %zu groups, total %.9g, product %.9g\n", expected.size(), expected_total,
               expected_product);
    return correct ? 0 : 1;
}
