#ifndef VITRINE_COMMIT_H
#define VITRINE_COMMIT_H

/// The commit that the program was built of, as `make dist` says with `-DVITRINE_COMMIT=`; empty where
/// nothing was said.
const char *vitrine_commit(void);

#endif
