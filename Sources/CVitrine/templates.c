// Written by Scripts/embed-templates.
#include "Templates.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "../../Templates/404.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_1[] = {
#embed "../../Templates/badge-disc.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_2[] = {
#embed "../../Templates/badge-word.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_3[] = {
#embed "../../Templates/badge.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_4[] = {
#embed "../../Templates/breadcrumbs.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_5[] = {
#embed "../../Templates/cells/card.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_6[] = {
#embed "../../Templates/cells/chip.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_7[] = {
#embed "../../Templates/cells/choice.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_8[] = {
#embed "../../Templates/cells/cover.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_9[] = {
#embed "../../Templates/cells/figure.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_10[] = {
#embed "../../Templates/cells/plate.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_11[] = {
#embed "../../Templates/cells/row.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_12[] = {
#embed "../../Templates/cells/tile.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_13[] = {
#embed "../../Templates/change-items.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_14[] = {
#embed "../../Templates/change-lines.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_15[] = {
#embed "../../Templates/changes-link.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_16[] = {
#embed "../../Templates/changes.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_17[] = {
#embed "../../Templates/contents.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_18[] = {
#embed "../../Templates/delta.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_19[] = {
#embed "../../Templates/empty.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_20[] = {
#embed "../../Templates/facts.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_21[] = {
#embed "../../Templates/feed-entry.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_22[] = {
#embed "../../Templates/folder.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_23[] = {
#embed "../../Templates/footer.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_24[] = {
#embed "../../Templates/group-header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_25[] = {
#embed "../../Templates/head.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_26[] = {
#embed "../../Templates/header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_27[] = {
#embed "../../Templates/icon.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_28[] = {
#embed "../../Templates/item-changes.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_29[] = {
#embed "../../Templates/item.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_30[] = {
#embed "../../Templates/layout-choice.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_31[] = {
#embed "../../Templates/mark.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_32[] = {
#embed "../../Templates/outline-page.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_33[] = {
#embed "../../Templates/outline.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_34[] = {
#embed "../../Templates/page-header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_35[] = {
#embed "../../Templates/page-language.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_36[] = {
#embed "../../Templates/page.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_37[] = {
#embed "../../Templates/pager.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_38[] = {
#embed "../../Templates/pages.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_39[] = {
#embed "../../Templates/pedestal.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_40[] = {
#embed "../../Templates/plates.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_41[] = {
#embed "../../Templates/playback.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_42[] = {
#embed "../../Templates/redirect.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_43[] = {
#embed "../../Templates/scripts/choose.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_44[] = {
#embed "../../Templates/scripts/chosen.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_45[] = {
#embed "../../Templates/scripts/fold.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_46[] = {
#embed "../../Templates/scripts/motion/change.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_47[] = {
#embed "../../Templates/scripts/motion/ghosts.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_48[] = {
#embed "../../Templates/scripts/motion/keep.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_49[] = {
#embed "../../Templates/scripts/motion/scene.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_50[] = {
#embed "../../Templates/scripts/motion/sight.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_51[] = {
#embed "../../Templates/scripts/motion/surfaces.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_52[] = {
#embed "../../Templates/scripts/transitions.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_53[] = {
#embed "../../Templates/section-footer.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_54[] = {
#embed "../../Templates/section-header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_55[] = {
#embed "../../Templates/section.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_56[] = {
#embed "../../Templates/styles/badge.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_57[] = {
#embed "../../Templates/styles/base.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_58[] = {
#embed "../../Templates/styles/card.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_59[] = {
#embed "../../Templates/styles/carousel.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_60[] = {
#embed "../../Templates/styles/changes.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_61[] = {
#embed "../../Templates/styles/choice.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_62[] = {
#embed "../../Templates/styles/empty.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_63[] = {
#embed "../../Templates/styles/gallery.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_64[] = {
#embed "../../Templates/styles/item.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_65[] = {
#embed "../../Templates/styles/list.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_66[] = {
#embed "../../Templates/styles/modes.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_67[] = {
#embed "../../Templates/styles/page.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_68[] = {
#embed "../../Templates/styles/prose.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_69[] = {
#embed "../../Templates/styles/section.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_70[] = {
#embed "../../Templates/styles/theme-dense.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_71[] = {
#embed "../../Templates/styles/theme-editorial.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_72[] = {
#embed "../../Templates/styles/tile.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_73[] = {
#embed "../../Templates/styles/tokens.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_74[] = {
#embed "../../Templates/styles/transitions.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_75[] = {
#embed "../../Templates/symbol-tile.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_76[] = {
#embed "../../Templates/tags.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_77[] = {
#embed "../../Templates/whats-new.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_78[] = {
#embed "../../Templates/words-language.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_79[] = {
#embed "../../Templates/words/ar.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_80[] = {
#embed "../../Templates/words/de.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_81[] = {
#embed "../../Templates/words/en.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_82[] = {
#embed "../../Templates/words/es.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_83[] = {
#embed "../../Templates/words/fr.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_84[] = {
#embed "../../Templates/words/he.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_85[] = {
#embed "../../Templates/words/it.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_86[] = {
#embed "../../Templates/words/ja.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_87[] = {
#embed "../../Templates/words/ko.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_88[] = {
#embed "../../Templates/words/nl.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_89[] = {
#embed "../../Templates/words/pt.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_90[] = {
#embed "../../Templates/words/zh.json" suffix(, 0) if_empty(0)
};

static const vitrine_template templates[] = {
    {"404.html", file_0, sizeof file_0 - 1},
    {"badge-disc.html", file_1, sizeof file_1 - 1},
    {"badge-word.html", file_2, sizeof file_2 - 1},
    {"badge.html", file_3, sizeof file_3 - 1},
    {"breadcrumbs.html", file_4, sizeof file_4 - 1},
    {"cells/card.html", file_5, sizeof file_5 - 1},
    {"cells/chip.html", file_6, sizeof file_6 - 1},
    {"cells/choice.html", file_7, sizeof file_7 - 1},
    {"cells/cover.html", file_8, sizeof file_8 - 1},
    {"cells/figure.html", file_9, sizeof file_9 - 1},
    {"cells/plate.html", file_10, sizeof file_10 - 1},
    {"cells/row.html", file_11, sizeof file_11 - 1},
    {"cells/tile.html", file_12, sizeof file_12 - 1},
    {"change-items.html", file_13, sizeof file_13 - 1},
    {"change-lines.html", file_14, sizeof file_14 - 1},
    {"changes-link.html", file_15, sizeof file_15 - 1},
    {"changes.html", file_16, sizeof file_16 - 1},
    {"contents.html", file_17, sizeof file_17 - 1},
    {"delta.html", file_18, sizeof file_18 - 1},
    {"empty.html", file_19, sizeof file_19 - 1},
    {"facts.html", file_20, sizeof file_20 - 1},
    {"feed-entry.html", file_21, sizeof file_21 - 1},
    {"folder.html", file_22, sizeof file_22 - 1},
    {"footer.html", file_23, sizeof file_23 - 1},
    {"group-header.html", file_24, sizeof file_24 - 1},
    {"head.html", file_25, sizeof file_25 - 1},
    {"header.html", file_26, sizeof file_26 - 1},
    {"icon.svg", file_27, sizeof file_27 - 1},
    {"item-changes.html", file_28, sizeof file_28 - 1},
    {"item.html", file_29, sizeof file_29 - 1},
    {"layout-choice.html", file_30, sizeof file_30 - 1},
    {"mark.html", file_31, sizeof file_31 - 1},
    {"outline-page.html", file_32, sizeof file_32 - 1},
    {"outline.html", file_33, sizeof file_33 - 1},
    {"page-header.html", file_34, sizeof file_34 - 1},
    {"page-language.html", file_35, sizeof file_35 - 1},
    {"page.html", file_36, sizeof file_36 - 1},
    {"pager.html", file_37, sizeof file_37 - 1},
    {"pages.html", file_38, sizeof file_38 - 1},
    {"pedestal.html", file_39, sizeof file_39 - 1},
    {"plates.html", file_40, sizeof file_40 - 1},
    {"playback.html", file_41, sizeof file_41 - 1},
    {"redirect.html", file_42, sizeof file_42 - 1},
    {"scripts/choose.js", file_43, sizeof file_43 - 1},
    {"scripts/chosen.js", file_44, sizeof file_44 - 1},
    {"scripts/fold.js", file_45, sizeof file_45 - 1},
    {"scripts/motion/change.js", file_46, sizeof file_46 - 1},
    {"scripts/motion/ghosts.js", file_47, sizeof file_47 - 1},
    {"scripts/motion/keep.js", file_48, sizeof file_48 - 1},
    {"scripts/motion/scene.js", file_49, sizeof file_49 - 1},
    {"scripts/motion/sight.js", file_50, sizeof file_50 - 1},
    {"scripts/motion/surfaces.js", file_51, sizeof file_51 - 1},
    {"scripts/transitions.js", file_52, sizeof file_52 - 1},
    {"section-footer.html", file_53, sizeof file_53 - 1},
    {"section-header.html", file_54, sizeof file_54 - 1},
    {"section.html", file_55, sizeof file_55 - 1},
    {"styles/badge.css", file_56, sizeof file_56 - 1},
    {"styles/base.css", file_57, sizeof file_57 - 1},
    {"styles/card.css", file_58, sizeof file_58 - 1},
    {"styles/carousel.css", file_59, sizeof file_59 - 1},
    {"styles/changes.css", file_60, sizeof file_60 - 1},
    {"styles/choice.css", file_61, sizeof file_61 - 1},
    {"styles/empty.css", file_62, sizeof file_62 - 1},
    {"styles/gallery.css", file_63, sizeof file_63 - 1},
    {"styles/item.css", file_64, sizeof file_64 - 1},
    {"styles/list.css", file_65, sizeof file_65 - 1},
    {"styles/modes.css", file_66, sizeof file_66 - 1},
    {"styles/page.css", file_67, sizeof file_67 - 1},
    {"styles/prose.css", file_68, sizeof file_68 - 1},
    {"styles/section.css", file_69, sizeof file_69 - 1},
    {"styles/theme-dense.css", file_70, sizeof file_70 - 1},
    {"styles/theme-editorial.css", file_71, sizeof file_71 - 1},
    {"styles/tile.css", file_72, sizeof file_72 - 1},
    {"styles/tokens.css", file_73, sizeof file_73 - 1},
    {"styles/transitions.css", file_74, sizeof file_74 - 1},
    {"symbol-tile.html", file_75, sizeof file_75 - 1},
    {"tags.html", file_76, sizeof file_76 - 1},
    {"whats-new.html", file_77, sizeof file_77 - 1},
    {"words-language.html", file_78, sizeof file_78 - 1},
    {"words/ar.json", file_79, sizeof file_79 - 1},
    {"words/de.json", file_80, sizeof file_80 - 1},
    {"words/en.json", file_81, sizeof file_81 - 1},
    {"words/es.json", file_82, sizeof file_82 - 1},
    {"words/fr.json", file_83, sizeof file_83 - 1},
    {"words/he.json", file_84, sizeof file_84 - 1},
    {"words/it.json", file_85, sizeof file_85 - 1},
    {"words/ja.json", file_86, sizeof file_86 - 1},
    {"words/ko.json", file_87, sizeof file_87 - 1},
    {"words/nl.json", file_88, sizeof file_88 - 1},
    {"words/pt.json", file_89, sizeof file_89 - 1},
    {"words/zh.json", file_90, sizeof file_90 - 1},
};

size_t vitrine_template_count(void) { return 91; }
vitrine_template vitrine_template_at(size_t index) { return templates[index]; }
