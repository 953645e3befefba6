#include "Commit.h"

#ifndef VITRINE_COMMIT
#define VITRINE_COMMIT
#endif
#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

const char *vitrine_commit(void) { return TEXT(VITRINE_COMMIT); }
