#define _GNU_SOURCE
#include "Exchange.h"

#include <stdio.h>

int vitrine_exchange(int folder, const char *first, const char *second) {
  return renameat2(folder, first, folder, second, RENAME_EXCHANGE);
}
