#ifndef VITRINE_EXCHANGE_H
#define VITRINE_EXCHANGE_H

/// Lets an entry of a folder change places with one of another in one step (`renameat2` with
/// `RENAME_EXCHANGE`, which Glibc's Swift module leaves out). Returns 0, or -1 with `errno`.
int vitrine_exchange(int folder, const char *name, int other_folder, const char *other);

#endif
