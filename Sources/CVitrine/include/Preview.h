#ifndef VITRINE_PREVIEW_H
#define VITRINE_PREVIEW_H

#include <stddef.h>

/// A file that a preview adds to pages.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} vitrine_preview_file;

/// The script that brings an open page up to date with the site.
vitrine_preview_file vitrine_preview_script(void);

/// The script with which a reader moves the items of an open page.
vitrine_preview_file vitrine_reorder_script(void);

/// How that looks: handles, and the bar.
vitrine_preview_file vitrine_reorder_styles(void);

/// How problems look.
vitrine_preview_file vitrine_preview_styles(void);

#endif
