#ifndef VITRINE_TEMPLATES_H
#define VITRINE_TEMPLATES_H

#include <stddef.h>

/// A file of `Templates/`, compiled into the binary.
typedef struct {
  /// Relative to `Templates/`, with `/`.
  const char *path;
  const unsigned char *bytes;
  size_t count;
} vitrine_template;

/// In byte order of their paths.
extern const vitrine_template vitrine_templates[];
extern const size_t vitrine_template_count;

#endif
