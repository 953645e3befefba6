#ifndef VITRINE_TEMPLATES_H
#define VITRINE_TEMPLATES_H

#include <stddef.h>

/// A file of `Templates/`, compiled into the binary.
typedef struct {
  /// Relative to `Templates/`, with `/`.
  const char *path;
  const unsigned char *bytes;
  size_t count;

  /// What pages load: of a script a shorter text that does the same, else the file itself.
  const unsigned char *loaded;
  size_t loaded_count;
} vitrine_template;

/// How many there are.
size_t vitrine_template_count(void);

/// The template at an index, in byte order of the paths.
vitrine_template vitrine_template_at(size_t index);

/// The files of `Starts/`, in the same way.
size_t vitrine_start_count(void);
vitrine_template vitrine_start_at(size_t index);

#endif
