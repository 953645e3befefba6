#ifndef CVITRINE_SYSTEM_H
#define CVITRINE_SYSTEM_H

// What Swift's modules of the C library leave out.

#include <stddef.h>
#include <stdint.h>

/// Where some bytes stand first in others (`memmem`); NULL when nowhere.
const void *vitrine_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count);

/// Lets an entry of a folder change places with one of another in one step. Returns 0, or -1 with `errno`.
int vitrine_exchange(int folder, const char *name, int other_folder, const char *other);

/// Calls `visit` with each file of code in this process, in the order of their loading: its path, empty for the
/// program itself, and the build ID that its linker wrote, NULL without one. Visits nothing where the system does
/// not tell.
void vitrine_visit_code(
    void (*visit)(void *context, const char *path, const uint8_t *build_id, size_t length), void *context);

/// Makes the allocator return blocks of 1 MiB and more to the system when they are freed, and use one heap for all
/// threads. Does nothing with other C libraries than glibc.
void vitrine_return_freed_blocks(void);

#endif
