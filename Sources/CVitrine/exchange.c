#define _GNU_SOURCE
#include "Exchange.h"

#include <stdio.h>

int vitrine_exchange(int folder, const char *name, int other_folder, const char *other) {
  return renameat2(folder, name, other_folder, other, RENAME_EXCHANGE);
}
