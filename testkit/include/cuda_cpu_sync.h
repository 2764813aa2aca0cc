// Barriers, warp collectives and atomics.
#pragma once

inline void __syncthreads() { cuda_cpu::barrier(0); }
inline int __syncthreads_count(int predicate) { return cuda_cpu::barrier(predicate).count; }
inline int __syncthreads_and(int predicate) { return cuda_cpu::barrier(predicate).all; }
inline int __syncthreads_or(int predicate) { return cuda_cpu::barrier(predicate).any; }
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}
inline void __nanosleep(unsigned) {}
[[noreturn]] inline void __trap() { cuda_cpu::fail("traps"); }
#undef assert
#define assert(what) ((what) ? (void)0 : cuda_cpu::fail("fails an assertion"))

namespace cuda_cpu {

// Kinds of collectives, which have to agree among the lanes of one.
enum Site { SyncWarp = 1, Vote, Match, Shuffle, Reduce };

template <class T> uint64_t to_bits(T value) {
    static_assert(sizeof value <= 8, "a collective takes at most 8 bytes");
    uint64_t bits = 0;
    memcpy(&bits, &value, sizeof value);
    return bits;
}
template <class T> T from_bits(uint64_t bits) {
    T value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

// The value of lane `from`; a lane that does not take part gives an undefined value, here this thread's own.
template <class T> T shuffled(unsigned mask, T value, int from, bool valid) {
    exchange(mask, Shuffle, to_bits(value));
    bool there = valid && current->present >> from & 1;
    return there ? from_bits<T>(current->taken[from]) : value;
}

inline unsigned ballot(unsigned mask, bool predicate) {
    exchange(mask, Vote, predicate);
    unsigned votes = 0;
    for (int lane = 0; lane < 32; ++lane) votes |= (unsigned)(current->taken[lane] & 1) << lane;
    return votes & current->present;
}

template <class T, class F> T reduced(unsigned mask, T value, F join) {
    exchange(mask, Reduce, to_bits(value));
    bool first = true;
    T all = value;
    for (int lane = 0; lane < 32; ++lane) {
        if (!(current->present >> lane & 1)) continue;
        T one = from_bits<T>(current->taken[lane]);
        all = first ? one : join(all, one);
        first = false;
    }
    return all;
}

inline int lane() { return lane_of(current); }

inline unsigned active(int site) {
    current->site = site;
    give_way(Wait::Active);
    return current->present;
}

}  // namespace cuda_cpu

inline void __syncwarp(unsigned mask = 0xFFFFFFFF) { cuda_cpu::exchange(mask, cuda_cpu::SyncWarp, 0); }
#define __activemask() cuda_cpu::active(__LINE__)

// Segments of `width` lanes, as the Programming Guide has them.
template <class T> T __shfl_sync(unsigned mask, T value, int from, int width = 32) {
    int lane = cuda_cpu::lane(), first = lane & ~(width - 1);
    return cuda_cpu::shuffled(mask, value, first | (from & (width - 1)), true);
}
template <class T> T __shfl_up_sync(unsigned mask, T value, unsigned by, int width = 32) {
    int lane = cuda_cpu::lane(), first = lane & ~(width - 1), from = lane - (int)by;
    return cuda_cpu::shuffled(mask, value, from < first ? lane : from, true);
}
template <class T> T __shfl_down_sync(unsigned mask, T value, unsigned by, int width = 32) {
    int lane = cuda_cpu::lane(), last = lane | (width - 1), from = lane + (int)by;
    return cuda_cpu::shuffled(mask, value, from > last ? lane : from, true);
}
template <class T> T __shfl_xor_sync(unsigned mask, T value, int with, int width = 32) {
    int lane = cuda_cpu::lane(), last = lane | (width - 1), from = lane ^ with;
    return cuda_cpu::shuffled(mask, value, from > last ? lane : from, true);
}
inline unsigned __ballot_sync(unsigned mask, int predicate) { return cuda_cpu::ballot(mask, predicate != 0); }
inline int __any_sync(unsigned mask, int predicate) { return cuda_cpu::ballot(mask, predicate != 0) != 0; }
inline int __all_sync(unsigned mask, int predicate) {
    unsigned votes = cuda_cpu::ballot(mask, predicate != 0);
    return votes == cuda_cpu::current->present;
}
template <class T> unsigned __match_any_sync(unsigned mask, T value) {
    uint64_t bits = cuda_cpu::to_bits(value);
    cuda_cpu::exchange(mask, cuda_cpu::Match, bits);
    unsigned same = 0;
    for (int lane = 0; lane < 32; ++lane) same |= (unsigned)(cuda_cpu::current->taken[lane] == bits) << lane;
    return same & cuda_cpu::current->present;
}
template <class T> unsigned __match_all_sync(unsigned mask, T value, int *all) {
    unsigned same = __match_any_sync(mask, value);
    *all = same == cuda_cpu::current->present;
    return *all ? same : 0;
}
template <class T> T __reduce_add_sync(unsigned mask, T value) {
    return cuda_cpu::reduced(mask, value, [](T a, T b) { return (T)((unsigned)a + (unsigned)b); });
}
template <class T> T __reduce_min_sync(unsigned mask, T value) {
    return cuda_cpu::reduced(mask, value, [](T a, T b) { return a < b ? a : b; });
}
template <class T> T __reduce_max_sync(unsigned mask, T value) {
    return cuda_cpu::reduced(mask, value, [](T a, T b) { return a > b ? a : b; });
}
inline unsigned __reduce_and_sync(unsigned mask, unsigned value) {
    return cuda_cpu::reduced(mask, value, [](unsigned a, unsigned b) { return a & b; });
}
inline unsigned __reduce_or_sync(unsigned mask, unsigned value) {
    return cuda_cpu::reduced(mask, value, [](unsigned a, unsigned b) { return a | b; });
}
inline unsigned __reduce_xor_sync(unsigned mask, unsigned value) {
    return cuda_cpu::reduced(mask, value, [](unsigned a, unsigned b) { return a ^ b; });
}

// Atomics: no other fiber runs in between.
#define CUDA_CPU_ATOMIC(name, expression)                                  \
    template <class T> T name(T *at, std::common_type_t<T> value) {        \
        T old = *at;                                                       \
        *at = (expression);                                                \
        return old;                                                        \
    }                                                                      \
    template <class T> T name##_block(T *at, std::common_type_t<T> value) { return name(at, value); } \
    template <class T> T name##_system(T *at, std::common_type_t<T> value) { return name(at, value); }

namespace cuda_cpu {
template <class T> T wrapped_sum(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
        return (T)((std::make_unsigned_t<T>)a + (std::make_unsigned_t<T>)b);
    } else {
        return a + b;
    }
}
template <class T> T wrapped_difference(T a, T b) {
    return (T)((std::make_unsigned_t<T>)a - (std::make_unsigned_t<T>)b);
}
}  // namespace cuda_cpu

CUDA_CPU_ATOMIC(atomicAdd, cuda_cpu::wrapped_sum(old, value))
CUDA_CPU_ATOMIC(atomicSub, cuda_cpu::wrapped_difference(old, value))
CUDA_CPU_ATOMIC(atomicMin, value < old ? value : old)
CUDA_CPU_ATOMIC(atomicMax, value > old ? value : old)
CUDA_CPU_ATOMIC(atomicAnd, old & value)
CUDA_CPU_ATOMIC(atomicOr, old | value)
CUDA_CPU_ATOMIC(atomicXor, old ^ value)
CUDA_CPU_ATOMIC(atomicExch, value)
CUDA_CPU_ATOMIC(atomicInc, old >= value ? 0 : old + 1)
CUDA_CPU_ATOMIC(atomicDec, old == 0 || old > value ? value : old - 1)
#undef CUDA_CPU_ATOMIC

template <class T> T atomicCAS(T *at, std::common_type_t<T> compare, std::common_type_t<T> value) {
    T old = *at;
    if (old == compare) *at = value;
    return old;
}
template <class T> T atomicCAS_block(T *at, std::common_type_t<T> compare, std::common_type_t<T> value) {
    return atomicCAS(at, compare, value);
}
