/* What Debian's static libraries take from a newer glibc than 2.28, written with what 2.28 has.
 * The linker names what is missing here when a library begins to use more. */

#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

#pragma GCC visibility push(hidden)

/* Whether the process has one thread only (glibc 2.32): libstdc++ then counts references without
 * atomic instructions. False is right for any number of threads. */
char __libc_single_threaded = 0;

/* A random number (glibc 2.36), for std::random_device. */
uint32_t arc4random(void)
{
    uint32_t number;
    ssize_t size;
    do
        size = getrandom(&number, sizeof number, 0);
    while (size < 0 && errno == EINTR);
    if (size != sizeof number)
        abort();
    return number;
}

/* Statistics of the heap (glibc 2.33), which LLVM prints with its own. The older function's counters
 * have 32 bits and wrap around at 4 GiB. */
struct mallinfo2 mallinfo2(void)
{
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    struct mallinfo old = mallinfo();
    struct mallinfo2 new = {
        .arena = (unsigned)old.arena,
        .ordblks = (unsigned)old.ordblks,
        .smblks = (unsigned)old.smblks,
        .hblks = (unsigned)old.hblks,
        .hblkhd = (unsigned)old.hblkhd,
        .usmblks = (unsigned)old.usmblks,
        .fsmblks = (unsigned)old.fsmblks,
        .uordblks = (unsigned)old.uordblks,
        .fordblks = (unsigned)old.fordblks,
        .keepcost = (unsigned)old.keepcost,
    };
    return new;
}

#pragma GCC visibility pop
