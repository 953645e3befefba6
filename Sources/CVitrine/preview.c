#include "Preview.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "../VitrineServe/Page/problems.js"
,
#embed "../VitrineServe/Page/difference.js"
,
#embed "../VitrineServe/Page/preview.js"
,
#embed "../VitrineServe/Page/connection.js"
};

static const unsigned char styles[] = {
#embed "../VitrineServe/Page/problems.css"
};

static const unsigned char reorder_script[] = {
#embed "../VitrineServe/Page/reorder/lists.js"
,
#embed "../VitrineServe/Page/reorder/bar.js"
,
#embed "../VitrineServe/Page/reorder/changes.js"
,
#embed "../VitrineServe/Page/reorder/handles.js"
,
#embed "../VitrineServe/Page/reorder/keys.js"
,
#embed "../VitrineServe/Page/reorder/pointer.js"
,
#embed "../VitrineServe/Page/reorder/start.js"
};

static const unsigned char reorder_styles[] = {
#embed "../VitrineServe/Page/reorder/reorder.css"
};

vitrine_preview_file vitrine_reorder_script(void) {
  return (vitrine_preview_file){reorder_script, sizeof reorder_script};
}

vitrine_preview_file vitrine_reorder_styles(void) {
  return (vitrine_preview_file){reorder_styles, sizeof reorder_styles};
}

vitrine_preview_file vitrine_preview_script(void) {
  return (vitrine_preview_file){script, sizeof script};
}

vitrine_preview_file vitrine_preview_styles(void) {
  return (vitrine_preview_file){styles, sizeof styles};
}
