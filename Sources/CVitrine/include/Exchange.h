#ifndef VITRINE_EXCHANGE_H
#define VITRINE_EXCHANGE_H

/// Lets two entries of a folder change places in one step (`renameat2` with `RENAME_EXCHANGE`, which
/// Glibc's Swift module leaves out). Returns 0, or -1 with `errno`.
int vitrine_exchange(int folder, const char *first, const char *second);

#endif
