#ifndef CVITRINE_SYSTEM_H
#define CVITRINE_SYSTEM_H

// What Swift's modules of the C library leave out.

#include <stddef.h>

/// Where some bytes stand first in others (`memmem`); NULL when nowhere.
const void *vitrine_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count);

/// Lets an entry of a folder change places with one of another in one step. Returns 0, or -1 with `errno`.
int vitrine_exchange(int folder, const char *name, int other_folder, const char *other);

#endif
