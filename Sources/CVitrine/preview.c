#include "Preview.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "../VitrineServe/Page/preview.js"
};

static const unsigned char styles[] = {
#embed "../VitrineServe/Page/problems.css"
};

vitrine_preview_file vitrine_preview_script(void) {
  return (vitrine_preview_file){script, sizeof script};
}

vitrine_preview_file vitrine_preview_styles(void) {
  return (vitrine_preview_file){styles, sizeof styles};
}
