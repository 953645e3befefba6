// Written by Scripts/embed-templates.
#include "Templates.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "../../Templates/404.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_1[] = {
#embed "../../Templates/accessories/checkmark.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_2[] = {
#embed "../../Templates/accessories/delete.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_3[] = {
#embed "../../Templates/accessories/detail.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_4[] = {
#embed "../../Templates/accessories/disclosure.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_5[] = {
#embed "../../Templates/accessories/insert.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_6[] = {
#embed "../../Templates/accessories/label.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_7[] = {
#embed "../../Templates/accessories/menu.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_8[] = {
#embed "../../Templates/accessories/multiselect.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_9[] = {
#embed "../../Templates/accessories/reorder.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_10[] = {
#embed "../../Templates/badge-disc.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_11[] = {
#embed "../../Templates/badge-word.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_12[] = {
#embed "../../Templates/badge.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_13[] = {
#embed "../../Templates/breadcrumbs.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_14[] = {
#embed "../../Templates/cells/card.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_15[] = {
#embed "../../Templates/cells/chip.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_16[] = {
#embed "../../Templates/cells/choice.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_17[] = {
#embed "../../Templates/cells/cover.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_18[] = {
#embed "../../Templates/cells/figure.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_19[] = {
#embed "../../Templates/cells/plate.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_20[] = {
#embed "../../Templates/cells/row.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_21[] = {
#embed "../../Templates/cells/term.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_22[] = {
#embed "../../Templates/cells/tile.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_23[] = {
#embed "../../Templates/change-items.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_24[] = {
#embed "../../Templates/change-lines.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_25[] = {
#embed "../../Templates/changes-link.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_26[] = {
#embed "../../Templates/changes.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_27[] = {
#embed "../../Templates/chart.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_28[] = {
#embed "../../Templates/cite.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_29[] = {
#embed "../../Templates/contents.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_30[] = {
#embed "../../Templates/delta.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_31[] = {
#embed "../../Templates/downloads.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_32[] = {
#embed "../../Templates/edit-link.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_33[] = {
#embed "../../Templates/empty.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_34[] = {
#embed "../../Templates/facts.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_35[] = {
#embed "../../Templates/feed-entry.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_36[] = {
#embed "../../Templates/feed-links.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_37[] = {
#embed "../../Templates/figures.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_38[] = {
#embed "../../Templates/finding.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_39[] = {
#embed "../../Templates/folder.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_40[] = {
#embed "../../Templates/footer.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_41[] = {
#embed "../../Templates/group-header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_42[] = {
#embed "../../Templates/head.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_43[] = {
#embed "../../Templates/header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_44[] = {
#embed "../../Templates/icon.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_45[] = {
#embed "../../Templates/item-changes.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_46[] = {
#embed "../../Templates/item.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_47[] = {
#embed "../../Templates/layout-choice.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_48[] = {
#embed "../../Templates/list-cell/action.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_49[] = {
#embed "../../Templates/list-cell/actions.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_50[] = {
#embed "../../Templates/list-cell/footer.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_51[] = {
#embed "../../Templates/list-cell/frame.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_52[] = {
#embed "../../Templates/list-cell/header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_53[] = {
#embed "../../Templates/list-cell/image.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_54[] = {
#embed "../../Templates/list-cell/menu-link.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_55[] = {
#embed "../../Templates/list-cell/opening.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_56[] = {
#embed "../../Templates/list-cell/place.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_57[] = {
#embed "../../Templates/list-cell/room.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_58[] = {
#embed "../../Templates/list-cell/secondary.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_59[] = {
#embed "../../Templates/list-cell/summary.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_60[] = {
#embed "../../Templates/list-cell/swipe.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_61[] = {
#embed "../../Templates/list-cell/swiping-summary.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_62[] = {
#embed "../../Templates/logo.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_63[] = {
#embed "../../Templates/mark.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_64[] = {
#embed "../../Templates/media-files.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_65[] = {
#embed "../../Templates/media.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_66[] = {
#embed "../../Templates/medium-caption.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_67[] = {
#embed "../../Templates/medium-file.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_68[] = {
#embed "../../Templates/medium.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_69[] = {
#embed "../../Templates/outline-page.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_70[] = {
#embed "../../Templates/outline.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_71[] = {
#embed "../../Templates/page-header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_72[] = {
#embed "../../Templates/page-language.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_73[] = {
#embed "../../Templates/page.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_74[] = {
#embed "../../Templates/pager.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_75[] = {
#embed "../../Templates/pages.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_76[] = {
#embed "../../Templates/pedestal.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_77[] = {
#embed "../../Templates/plates.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_78[] = {
#embed "../../Templates/playback.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_79[] = {
#embed "../../Templates/redirect.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_80[] = {
#embed "../../Templates/scripts/change/change.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_80[] = {
#embed "scripts/change/change.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_81[] = {
#embed "../../Templates/scripts/change/keep.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_81[] = {
#embed "scripts/change/keep.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_82[] = {
#embed "../../Templates/scripts/change/sight.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_82[] = {
#embed "scripts/change/sight.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_83[] = {
#embed "../../Templates/scripts/choose.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_83[] = {
#embed "scripts/choose.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_84[] = {
#embed "../../Templates/scripts/chosen.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_84[] = {
#embed "scripts/chosen.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_85[] = {
#embed "../../Templates/scripts/copying.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_85[] = {
#embed "scripts/copying.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_86[] = {
#embed "../../Templates/scripts/finding-state.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_86[] = {
#embed "scripts/finding-state.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_87[] = {
#embed "../../Templates/scripts/finding/controls.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_87[] = {
#embed "scripts/finding/controls.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_88[] = {
#embed "../../Templates/scripts/finding/disclosure.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_88[] = {
#embed "scripts/finding/disclosure.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_89[] = {
#embed "../../Templates/scripts/finding/elements.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_89[] = {
#embed "scripts/finding/elements.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_90[] = {
#embed "../../Templates/scripts/finding/groups.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_90[] = {
#embed "scripts/finding/groups.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_91[] = {
#embed "../../Templates/scripts/finding/index.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_91[] = {
#embed "scripts/finding/index.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_92[] = {
#embed "../../Templates/scripts/finding/jumps.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_92[] = {
#embed "scripts/finding/jumps.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_93[] = {
#embed "../../Templates/scripts/finding/lists.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_93[] = {
#embed "scripts/finding/lists.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_94[] = {
#embed "../../Templates/scripts/finding/marks.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_94[] = {
#embed "scripts/finding/marks.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_95[] = {
#embed "../../Templates/scripts/finding/page.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_95[] = {
#embed "scripts/finding/page.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_96[] = {
#embed "../../Templates/scripts/finding/start.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_96[] = {
#embed "scripts/finding/start.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_97[] = {
#embed "../../Templates/scripts/fold.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_97[] = {
#embed "scripts/fold.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_98[] = {
#embed "../../Templates/scripts/following.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_98[] = {
#embed "scripts/following.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_99[] = {
#embed "../../Templates/scripts/motion.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_99[] = {
#embed "scripts/motion.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_100[] = {
#embed "../../Templates/scripts/motion/ghosts.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_100[] = {
#embed "scripts/motion/ghosts.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_101[] = {
#embed "../../Templates/scripts/motion/scene.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_101[] = {
#embed "scripts/motion/scene.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_102[] = {
#embed "../../Templates/scripts/motion/surfaces.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_102[] = {
#embed "scripts/motion/surfaces.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_103[] = {
#embed "../../Templates/scripts/portions.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_103[] = {
#embed "scripts/portions.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_104[] = {
#embed "../../Templates/scripts/relayout.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_104[] = {
#embed "scripts/relayout.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_105[] = {
#embed "../../Templates/scripts/search-index.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_105[] = {
#embed "scripts/search-index.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_106[] = {
#embed "../../Templates/scripts/search-loader.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_106[] = {
#embed "scripts/search-loader.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_107[] = {
#embed "../../Templates/scripts/search.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_107[] = {
#embed "scripts/search.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_108[] = {
#embed "../../Templates/scripts/selection/address.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_108[] = {
#embed "scripts/selection/address.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_109[] = {
#embed "../../Templates/scripts/selection/arrows.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_109[] = {
#embed "scripts/selection/arrows.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_110[] = {
#embed "../../Templates/scripts/selection/bar.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_110[] = {
#embed "scripts/selection/bar.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_111[] = {
#embed "../../Templates/scripts/selection/copy.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_111[] = {
#embed "scripts/selection/copy.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_112[] = {
#embed "../../Templates/scripts/selection/items.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_112[] = {
#embed "scripts/selection/items.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_113[] = {
#embed "../../Templates/scripts/selection/sections.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_113[] = {
#embed "scripts/selection/sections.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_114[] = {
#embed "../../Templates/scripts/selection/selected.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_114[] = {
#embed "scripts/selection/selected.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_115[] = {
#embed "../../Templates/scripts/selection/start.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_115[] = {
#embed "scripts/selection/start.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_116[] = {
#embed "../../Templates/scripts/transitions.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_116[] = {
#embed "scripts/transitions.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_117[] = {
#embed "../../Templates/scripts/viewer.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_117[] = {
#embed "scripts/viewer.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_118[] = {
#embed "../../Templates/scripts/zoom.js" suffix(, 0) if_empty(0)
};
static const unsigned char loaded_118[] = {
#embed "scripts/zoom.js" suffix(, 0) if_empty(0)
};
static const unsigned char file_119[] = {
#embed "../../Templates/search.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_120[] = {
#embed "../../Templates/section-controls.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_121[] = {
#embed "../../Templates/section-count.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_122[] = {
#embed "../../Templates/section-fold.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_123[] = {
#embed "../../Templates/section-footer.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_124[] = {
#embed "../../Templates/section-header.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_125[] = {
#embed "../../Templates/section-links.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_126[] = {
#embed "../../Templates/section-note.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_127[] = {
#embed "../../Templates/section-pager.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_128[] = {
#embed "../../Templates/section-title.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_129[] = {
#embed "../../Templates/section.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_130[] = {
#embed "../../Templates/selection.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_131[] = {
#embed "../../Templates/side-contents.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_132[] = {
#embed "../../Templates/spark.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_133[] = {
#embed "../../Templates/speculation-rules.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_134[] = {
#embed "../../Templates/styles/alerts.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_135[] = {
#embed "../../Templates/styles/anchors.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_136[] = {
#embed "../../Templates/styles/badge.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_137[] = {
#embed "../../Templates/styles/base.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_138[] = {
#embed "../../Templates/styles/card.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_139[] = {
#embed "../../Templates/styles/carousel.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_140[] = {
#embed "../../Templates/styles/cell.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_141[] = {
#embed "../../Templates/styles/changes.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_142[] = {
#embed "../../Templates/styles/chart.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_143[] = {
#embed "../../Templates/styles/choice.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_144[] = {
#embed "../../Templates/styles/citation.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_145[] = {
#embed "../../Templates/styles/code.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_146[] = {
#embed "../../Templates/styles/definitions.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_147[] = {
#embed "../../Templates/styles/downloads.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_148[] = {
#embed "../../Templates/styles/empty.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_149[] = {
#embed "../../Templates/styles/figures.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_150[] = {
#embed "../../Templates/styles/finding.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_151[] = {
#embed "../../Templates/styles/fold.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_152[] = {
#embed "../../Templates/styles/frame.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_153[] = {
#embed "../../Templates/styles/gallery.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_154[] = {
#embed "../../Templates/styles/index.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_155[] = {
#embed "../../Templates/styles/item.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_156[] = {
#embed "../../Templates/styles/list.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_157[] = {
#embed "../../Templates/styles/logo.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_158[] = {
#embed "../../Templates/styles/map.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_159[] = {
#embed "../../Templates/styles/media.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_160[] = {
#embed "../../Templates/styles/modes.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_161[] = {
#embed "../../Templates/styles/navigation.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_162[] = {
#embed "../../Templates/styles/page.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_163[] = {
#embed "../../Templates/styles/pages.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_164[] = {
#embed "../../Templates/styles/print.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_165[] = {
#embed "../../Templates/styles/prose.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_166[] = {
#embed "../../Templates/styles/search-link.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_167[] = {
#embed "../../Templates/styles/search.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_168[] = {
#embed "../../Templates/styles/section.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_169[] = {
#embed "../../Templates/styles/selection.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_170[] = {
#embed "../../Templates/styles/spark.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_171[] = {
#embed "../../Templates/styles/strip.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_172[] = {
#embed "../../Templates/styles/swipe.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_173[] = {
#embed "../../Templates/styles/table.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_174[] = {
#embed "../../Templates/styles/tables.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_175[] = {
#embed "../../Templates/styles/theme-dense-choice.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_176[] = {
#embed "../../Templates/styles/theme-dense.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_177[] = {
#embed "../../Templates/styles/theme-editorial-choice.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_178[] = {
#embed "../../Templates/styles/theme-editorial.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_179[] = {
#embed "../../Templates/styles/tile.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_180[] = {
#embed "../../Templates/styles/timeline.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_181[] = {
#embed "../../Templates/styles/tokens.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_182[] = {
#embed "../../Templates/styles/transitions.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_183[] = {
#embed "../../Templates/styles/tree.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_184[] = {
#embed "../../Templates/styles/viewer.css" suffix(, 0) if_empty(0)
};
static const unsigned char file_185[] = {
#embed "../../Templates/symbol-tile.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_186[] = {
#embed "../../Templates/table.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_187[] = {
#embed "../../Templates/table/date.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_188[] = {
#embed "../../Templates/table/link.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_189[] = {
#embed "../../Templates/table/number.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_190[] = {
#embed "../../Templates/table/spark.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_191[] = {
#embed "../../Templates/table/terms.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_192[] = {
#embed "../../Templates/table/text.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_193[] = {
#embed "../../Templates/table/title.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_194[] = {
#embed "../../Templates/tags.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_195[] = {
#embed "../../Templates/time.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_196[] = {
#embed "../../Templates/tree.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_197[] = {
#embed "../../Templates/viewer.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_198[] = {
#embed "../../Templates/whats-new.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_199[] = {
#embed "../../Templates/words-language.html" suffix(, 0) if_empty(0)
};
static const unsigned char file_200[] = {
#embed "../../Templates/words/ar.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_201[] = {
#embed "../../Templates/words/de-AT.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_202[] = {
#embed "../../Templates/words/de-CH.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_203[] = {
#embed "../../Templates/words/de.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_204[] = {
#embed "../../Templates/words/en-CA.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_205[] = {
#embed "../../Templates/words/en-US.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_206[] = {
#embed "../../Templates/words/en.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_207[] = {
#embed "../../Templates/words/es-MX.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_208[] = {
#embed "../../Templates/words/es-US.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_209[] = {
#embed "../../Templates/words/es.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_210[] = {
#embed "../../Templates/words/fr-CA.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_211[] = {
#embed "../../Templates/words/fr.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_212[] = {
#embed "../../Templates/words/he.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_213[] = {
#embed "../../Templates/words/it-CH.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_214[] = {
#embed "../../Templates/words/it.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_215[] = {
#embed "../../Templates/words/ja.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_216[] = {
#embed "../../Templates/words/ko.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_217[] = {
#embed "../../Templates/words/nl.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_218[] = {
#embed "../../Templates/words/pt-PT.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_219[] = {
#embed "../../Templates/words/pt.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_220[] = {
#embed "../../Templates/words/zh.json" suffix(, 0) if_empty(0)
};

static const vitrine_template templates[] = {
    {"404.html", file_0, sizeof file_0 - 1, file_0, sizeof file_0 - 1},
    {"accessories/checkmark.html", file_1, sizeof file_1 - 1, file_1, sizeof file_1 - 1},
    {"accessories/delete.html", file_2, sizeof file_2 - 1, file_2, sizeof file_2 - 1},
    {"accessories/detail.html", file_3, sizeof file_3 - 1, file_3, sizeof file_3 - 1},
    {"accessories/disclosure.html", file_4, sizeof file_4 - 1, file_4, sizeof file_4 - 1},
    {"accessories/insert.html", file_5, sizeof file_5 - 1, file_5, sizeof file_5 - 1},
    {"accessories/label.html", file_6, sizeof file_6 - 1, file_6, sizeof file_6 - 1},
    {"accessories/menu.html", file_7, sizeof file_7 - 1, file_7, sizeof file_7 - 1},
    {"accessories/multiselect.html", file_8, sizeof file_8 - 1, file_8, sizeof file_8 - 1},
    {"accessories/reorder.html", file_9, sizeof file_9 - 1, file_9, sizeof file_9 - 1},
    {"badge-disc.html", file_10, sizeof file_10 - 1, file_10, sizeof file_10 - 1},
    {"badge-word.html", file_11, sizeof file_11 - 1, file_11, sizeof file_11 - 1},
    {"badge.html", file_12, sizeof file_12 - 1, file_12, sizeof file_12 - 1},
    {"breadcrumbs.html", file_13, sizeof file_13 - 1, file_13, sizeof file_13 - 1},
    {"cells/card.html", file_14, sizeof file_14 - 1, file_14, sizeof file_14 - 1},
    {"cells/chip.html", file_15, sizeof file_15 - 1, file_15, sizeof file_15 - 1},
    {"cells/choice.html", file_16, sizeof file_16 - 1, file_16, sizeof file_16 - 1},
    {"cells/cover.html", file_17, sizeof file_17 - 1, file_17, sizeof file_17 - 1},
    {"cells/figure.html", file_18, sizeof file_18 - 1, file_18, sizeof file_18 - 1},
    {"cells/plate.html", file_19, sizeof file_19 - 1, file_19, sizeof file_19 - 1},
    {"cells/row.html", file_20, sizeof file_20 - 1, file_20, sizeof file_20 - 1},
    {"cells/term.html", file_21, sizeof file_21 - 1, file_21, sizeof file_21 - 1},
    {"cells/tile.html", file_22, sizeof file_22 - 1, file_22, sizeof file_22 - 1},
    {"change-items.html", file_23, sizeof file_23 - 1, file_23, sizeof file_23 - 1},
    {"change-lines.html", file_24, sizeof file_24 - 1, file_24, sizeof file_24 - 1},
    {"changes-link.html", file_25, sizeof file_25 - 1, file_25, sizeof file_25 - 1},
    {"changes.html", file_26, sizeof file_26 - 1, file_26, sizeof file_26 - 1},
    {"chart.html", file_27, sizeof file_27 - 1, file_27, sizeof file_27 - 1},
    {"cite.html", file_28, sizeof file_28 - 1, file_28, sizeof file_28 - 1},
    {"contents.html", file_29, sizeof file_29 - 1, file_29, sizeof file_29 - 1},
    {"delta.html", file_30, sizeof file_30 - 1, file_30, sizeof file_30 - 1},
    {"downloads.html", file_31, sizeof file_31 - 1, file_31, sizeof file_31 - 1},
    {"edit-link.html", file_32, sizeof file_32 - 1, file_32, sizeof file_32 - 1},
    {"empty.html", file_33, sizeof file_33 - 1, file_33, sizeof file_33 - 1},
    {"facts.html", file_34, sizeof file_34 - 1, file_34, sizeof file_34 - 1},
    {"feed-entry.html", file_35, sizeof file_35 - 1, file_35, sizeof file_35 - 1},
    {"feed-links.html", file_36, sizeof file_36 - 1, file_36, sizeof file_36 - 1},
    {"figures.html", file_37, sizeof file_37 - 1, file_37, sizeof file_37 - 1},
    {"finding.html", file_38, sizeof file_38 - 1, file_38, sizeof file_38 - 1},
    {"folder.html", file_39, sizeof file_39 - 1, file_39, sizeof file_39 - 1},
    {"footer.html", file_40, sizeof file_40 - 1, file_40, sizeof file_40 - 1},
    {"group-header.html", file_41, sizeof file_41 - 1, file_41, sizeof file_41 - 1},
    {"head.html", file_42, sizeof file_42 - 1, file_42, sizeof file_42 - 1},
    {"header.html", file_43, sizeof file_43 - 1, file_43, sizeof file_43 - 1},
    {"icon.svg", file_44, sizeof file_44 - 1, file_44, sizeof file_44 - 1},
    {"item-changes.html", file_45, sizeof file_45 - 1, file_45, sizeof file_45 - 1},
    {"item.html", file_46, sizeof file_46 - 1, file_46, sizeof file_46 - 1},
    {"layout-choice.html", file_47, sizeof file_47 - 1, file_47, sizeof file_47 - 1},
    {"list-cell/action.html", file_48, sizeof file_48 - 1, file_48, sizeof file_48 - 1},
    {"list-cell/actions.html", file_49, sizeof file_49 - 1, file_49, sizeof file_49 - 1},
    {"list-cell/footer.html", file_50, sizeof file_50 - 1, file_50, sizeof file_50 - 1},
    {"list-cell/frame.html", file_51, sizeof file_51 - 1, file_51, sizeof file_51 - 1},
    {"list-cell/header.html", file_52, sizeof file_52 - 1, file_52, sizeof file_52 - 1},
    {"list-cell/image.html", file_53, sizeof file_53 - 1, file_53, sizeof file_53 - 1},
    {"list-cell/menu-link.html", file_54, sizeof file_54 - 1, file_54, sizeof file_54 - 1},
    {"list-cell/opening.html", file_55, sizeof file_55 - 1, file_55, sizeof file_55 - 1},
    {"list-cell/place.html", file_56, sizeof file_56 - 1, file_56, sizeof file_56 - 1},
    {"list-cell/room.html", file_57, sizeof file_57 - 1, file_57, sizeof file_57 - 1},
    {"list-cell/secondary.html", file_58, sizeof file_58 - 1, file_58, sizeof file_58 - 1},
    {"list-cell/summary.html", file_59, sizeof file_59 - 1, file_59, sizeof file_59 - 1},
    {"list-cell/swipe.html", file_60, sizeof file_60 - 1, file_60, sizeof file_60 - 1},
    {"list-cell/swiping-summary.html", file_61, sizeof file_61 - 1, file_61, sizeof file_61 - 1},
    {"logo.html", file_62, sizeof file_62 - 1, file_62, sizeof file_62 - 1},
    {"mark.html", file_63, sizeof file_63 - 1, file_63, sizeof file_63 - 1},
    {"media-files.html", file_64, sizeof file_64 - 1, file_64, sizeof file_64 - 1},
    {"media.html", file_65, sizeof file_65 - 1, file_65, sizeof file_65 - 1},
    {"medium-caption.html", file_66, sizeof file_66 - 1, file_66, sizeof file_66 - 1},
    {"medium-file.html", file_67, sizeof file_67 - 1, file_67, sizeof file_67 - 1},
    {"medium.html", file_68, sizeof file_68 - 1, file_68, sizeof file_68 - 1},
    {"outline-page.html", file_69, sizeof file_69 - 1, file_69, sizeof file_69 - 1},
    {"outline.html", file_70, sizeof file_70 - 1, file_70, sizeof file_70 - 1},
    {"page-header.html", file_71, sizeof file_71 - 1, file_71, sizeof file_71 - 1},
    {"page-language.html", file_72, sizeof file_72 - 1, file_72, sizeof file_72 - 1},
    {"page.html", file_73, sizeof file_73 - 1, file_73, sizeof file_73 - 1},
    {"pager.html", file_74, sizeof file_74 - 1, file_74, sizeof file_74 - 1},
    {"pages.html", file_75, sizeof file_75 - 1, file_75, sizeof file_75 - 1},
    {"pedestal.html", file_76, sizeof file_76 - 1, file_76, sizeof file_76 - 1},
    {"plates.html", file_77, sizeof file_77 - 1, file_77, sizeof file_77 - 1},
    {"playback.html", file_78, sizeof file_78 - 1, file_78, sizeof file_78 - 1},
    {"redirect.html", file_79, sizeof file_79 - 1, file_79, sizeof file_79 - 1},
    {"scripts/change/change.js", file_80, sizeof file_80 - 1, loaded_80, sizeof loaded_80 - 1},
    {"scripts/change/keep.js", file_81, sizeof file_81 - 1, loaded_81, sizeof loaded_81 - 1},
    {"scripts/change/sight.js", file_82, sizeof file_82 - 1, loaded_82, sizeof loaded_82 - 1},
    {"scripts/choose.js", file_83, sizeof file_83 - 1, loaded_83, sizeof loaded_83 - 1},
    {"scripts/chosen.js", file_84, sizeof file_84 - 1, loaded_84, sizeof loaded_84 - 1},
    {"scripts/copying.js", file_85, sizeof file_85 - 1, loaded_85, sizeof loaded_85 - 1},
    {"scripts/finding-state.js", file_86, sizeof file_86 - 1, loaded_86, sizeof loaded_86 - 1},
    {"scripts/finding/controls.js", file_87, sizeof file_87 - 1, loaded_87, sizeof loaded_87 - 1},
    {"scripts/finding/disclosure.js", file_88, sizeof file_88 - 1, loaded_88, sizeof loaded_88 - 1},
    {"scripts/finding/elements.js", file_89, sizeof file_89 - 1, loaded_89, sizeof loaded_89 - 1},
    {"scripts/finding/groups.js", file_90, sizeof file_90 - 1, loaded_90, sizeof loaded_90 - 1},
    {"scripts/finding/index.js", file_91, sizeof file_91 - 1, loaded_91, sizeof loaded_91 - 1},
    {"scripts/finding/jumps.js", file_92, sizeof file_92 - 1, loaded_92, sizeof loaded_92 - 1},
    {"scripts/finding/lists.js", file_93, sizeof file_93 - 1, loaded_93, sizeof loaded_93 - 1},
    {"scripts/finding/marks.js", file_94, sizeof file_94 - 1, loaded_94, sizeof loaded_94 - 1},
    {"scripts/finding/page.js", file_95, sizeof file_95 - 1, loaded_95, sizeof loaded_95 - 1},
    {"scripts/finding/start.js", file_96, sizeof file_96 - 1, loaded_96, sizeof loaded_96 - 1},
    {"scripts/fold.js", file_97, sizeof file_97 - 1, loaded_97, sizeof loaded_97 - 1},
    {"scripts/following.js", file_98, sizeof file_98 - 1, loaded_98, sizeof loaded_98 - 1},
    {"scripts/motion.js", file_99, sizeof file_99 - 1, loaded_99, sizeof loaded_99 - 1},
    {"scripts/motion/ghosts.js", file_100, sizeof file_100 - 1, loaded_100, sizeof loaded_100 - 1},
    {"scripts/motion/scene.js", file_101, sizeof file_101 - 1, loaded_101, sizeof loaded_101 - 1},
    {"scripts/motion/surfaces.js", file_102, sizeof file_102 - 1, loaded_102, sizeof loaded_102 - 1},
    {"scripts/portions.js", file_103, sizeof file_103 - 1, loaded_103, sizeof loaded_103 - 1},
    {"scripts/relayout.js", file_104, sizeof file_104 - 1, loaded_104, sizeof loaded_104 - 1},
    {"scripts/search-index.js", file_105, sizeof file_105 - 1, loaded_105, sizeof loaded_105 - 1},
    {"scripts/search-loader.js", file_106, sizeof file_106 - 1, loaded_106, sizeof loaded_106 - 1},
    {"scripts/search.js", file_107, sizeof file_107 - 1, loaded_107, sizeof loaded_107 - 1},
    {"scripts/selection/address.js", file_108, sizeof file_108 - 1, loaded_108, sizeof loaded_108 - 1},
    {"scripts/selection/arrows.js", file_109, sizeof file_109 - 1, loaded_109, sizeof loaded_109 - 1},
    {"scripts/selection/bar.js", file_110, sizeof file_110 - 1, loaded_110, sizeof loaded_110 - 1},
    {"scripts/selection/copy.js", file_111, sizeof file_111 - 1, loaded_111, sizeof loaded_111 - 1},
    {"scripts/selection/items.js", file_112, sizeof file_112 - 1, loaded_112, sizeof loaded_112 - 1},
    {"scripts/selection/sections.js", file_113, sizeof file_113 - 1, loaded_113, sizeof loaded_113 - 1},
    {"scripts/selection/selected.js", file_114, sizeof file_114 - 1, loaded_114, sizeof loaded_114 - 1},
    {"scripts/selection/start.js", file_115, sizeof file_115 - 1, loaded_115, sizeof loaded_115 - 1},
    {"scripts/transitions.js", file_116, sizeof file_116 - 1, loaded_116, sizeof loaded_116 - 1},
    {"scripts/viewer.js", file_117, sizeof file_117 - 1, loaded_117, sizeof loaded_117 - 1},
    {"scripts/zoom.js", file_118, sizeof file_118 - 1, loaded_118, sizeof loaded_118 - 1},
    {"search.html", file_119, sizeof file_119 - 1, file_119, sizeof file_119 - 1},
    {"section-controls.html", file_120, sizeof file_120 - 1, file_120, sizeof file_120 - 1},
    {"section-count.html", file_121, sizeof file_121 - 1, file_121, sizeof file_121 - 1},
    {"section-fold.html", file_122, sizeof file_122 - 1, file_122, sizeof file_122 - 1},
    {"section-footer.html", file_123, sizeof file_123 - 1, file_123, sizeof file_123 - 1},
    {"section-header.html", file_124, sizeof file_124 - 1, file_124, sizeof file_124 - 1},
    {"section-links.html", file_125, sizeof file_125 - 1, file_125, sizeof file_125 - 1},
    {"section-note.html", file_126, sizeof file_126 - 1, file_126, sizeof file_126 - 1},
    {"section-pager.html", file_127, sizeof file_127 - 1, file_127, sizeof file_127 - 1},
    {"section-title.html", file_128, sizeof file_128 - 1, file_128, sizeof file_128 - 1},
    {"section.html", file_129, sizeof file_129 - 1, file_129, sizeof file_129 - 1},
    {"selection.html", file_130, sizeof file_130 - 1, file_130, sizeof file_130 - 1},
    {"side-contents.html", file_131, sizeof file_131 - 1, file_131, sizeof file_131 - 1},
    {"spark.html", file_132, sizeof file_132 - 1, file_132, sizeof file_132 - 1},
    {"speculation-rules.html", file_133, sizeof file_133 - 1, file_133, sizeof file_133 - 1},
    {"styles/alerts.css", file_134, sizeof file_134 - 1, file_134, sizeof file_134 - 1},
    {"styles/anchors.css", file_135, sizeof file_135 - 1, file_135, sizeof file_135 - 1},
    {"styles/badge.css", file_136, sizeof file_136 - 1, file_136, sizeof file_136 - 1},
    {"styles/base.css", file_137, sizeof file_137 - 1, file_137, sizeof file_137 - 1},
    {"styles/card.css", file_138, sizeof file_138 - 1, file_138, sizeof file_138 - 1},
    {"styles/carousel.css", file_139, sizeof file_139 - 1, file_139, sizeof file_139 - 1},
    {"styles/cell.css", file_140, sizeof file_140 - 1, file_140, sizeof file_140 - 1},
    {"styles/changes.css", file_141, sizeof file_141 - 1, file_141, sizeof file_141 - 1},
    {"styles/chart.css", file_142, sizeof file_142 - 1, file_142, sizeof file_142 - 1},
    {"styles/choice.css", file_143, sizeof file_143 - 1, file_143, sizeof file_143 - 1},
    {"styles/citation.css", file_144, sizeof file_144 - 1, file_144, sizeof file_144 - 1},
    {"styles/code.css", file_145, sizeof file_145 - 1, file_145, sizeof file_145 - 1},
    {"styles/definitions.css", file_146, sizeof file_146 - 1, file_146, sizeof file_146 - 1},
    {"styles/downloads.css", file_147, sizeof file_147 - 1, file_147, sizeof file_147 - 1},
    {"styles/empty.css", file_148, sizeof file_148 - 1, file_148, sizeof file_148 - 1},
    {"styles/figures.css", file_149, sizeof file_149 - 1, file_149, sizeof file_149 - 1},
    {"styles/finding.css", file_150, sizeof file_150 - 1, file_150, sizeof file_150 - 1},
    {"styles/fold.css", file_151, sizeof file_151 - 1, file_151, sizeof file_151 - 1},
    {"styles/frame.css", file_152, sizeof file_152 - 1, file_152, sizeof file_152 - 1},
    {"styles/gallery.css", file_153, sizeof file_153 - 1, file_153, sizeof file_153 - 1},
    {"styles/index.css", file_154, sizeof file_154 - 1, file_154, sizeof file_154 - 1},
    {"styles/item.css", file_155, sizeof file_155 - 1, file_155, sizeof file_155 - 1},
    {"styles/list.css", file_156, sizeof file_156 - 1, file_156, sizeof file_156 - 1},
    {"styles/logo.css", file_157, sizeof file_157 - 1, file_157, sizeof file_157 - 1},
    {"styles/map.css", file_158, sizeof file_158 - 1, file_158, sizeof file_158 - 1},
    {"styles/media.css", file_159, sizeof file_159 - 1, file_159, sizeof file_159 - 1},
    {"styles/modes.css", file_160, sizeof file_160 - 1, file_160, sizeof file_160 - 1},
    {"styles/navigation.css", file_161, sizeof file_161 - 1, file_161, sizeof file_161 - 1},
    {"styles/page.css", file_162, sizeof file_162 - 1, file_162, sizeof file_162 - 1},
    {"styles/pages.css", file_163, sizeof file_163 - 1, file_163, sizeof file_163 - 1},
    {"styles/print.css", file_164, sizeof file_164 - 1, file_164, sizeof file_164 - 1},
    {"styles/prose.css", file_165, sizeof file_165 - 1, file_165, sizeof file_165 - 1},
    {"styles/search-link.css", file_166, sizeof file_166 - 1, file_166, sizeof file_166 - 1},
    {"styles/search.css", file_167, sizeof file_167 - 1, file_167, sizeof file_167 - 1},
    {"styles/section.css", file_168, sizeof file_168 - 1, file_168, sizeof file_168 - 1},
    {"styles/selection.css", file_169, sizeof file_169 - 1, file_169, sizeof file_169 - 1},
    {"styles/spark.css", file_170, sizeof file_170 - 1, file_170, sizeof file_170 - 1},
    {"styles/strip.css", file_171, sizeof file_171 - 1, file_171, sizeof file_171 - 1},
    {"styles/swipe.css", file_172, sizeof file_172 - 1, file_172, sizeof file_172 - 1},
    {"styles/table.css", file_173, sizeof file_173 - 1, file_173, sizeof file_173 - 1},
    {"styles/tables.css", file_174, sizeof file_174 - 1, file_174, sizeof file_174 - 1},
    {"styles/theme-dense-choice.css", file_175, sizeof file_175 - 1, file_175, sizeof file_175 - 1},
    {"styles/theme-dense.css", file_176, sizeof file_176 - 1, file_176, sizeof file_176 - 1},
    {"styles/theme-editorial-choice.css", file_177, sizeof file_177 - 1, file_177, sizeof file_177 - 1},
    {"styles/theme-editorial.css", file_178, sizeof file_178 - 1, file_178, sizeof file_178 - 1},
    {"styles/tile.css", file_179, sizeof file_179 - 1, file_179, sizeof file_179 - 1},
    {"styles/timeline.css", file_180, sizeof file_180 - 1, file_180, sizeof file_180 - 1},
    {"styles/tokens.css", file_181, sizeof file_181 - 1, file_181, sizeof file_181 - 1},
    {"styles/transitions.css", file_182, sizeof file_182 - 1, file_182, sizeof file_182 - 1},
    {"styles/tree.css", file_183, sizeof file_183 - 1, file_183, sizeof file_183 - 1},
    {"styles/viewer.css", file_184, sizeof file_184 - 1, file_184, sizeof file_184 - 1},
    {"symbol-tile.html", file_185, sizeof file_185 - 1, file_185, sizeof file_185 - 1},
    {"table.html", file_186, sizeof file_186 - 1, file_186, sizeof file_186 - 1},
    {"table/date.html", file_187, sizeof file_187 - 1, file_187, sizeof file_187 - 1},
    {"table/link.html", file_188, sizeof file_188 - 1, file_188, sizeof file_188 - 1},
    {"table/number.html", file_189, sizeof file_189 - 1, file_189, sizeof file_189 - 1},
    {"table/spark.html", file_190, sizeof file_190 - 1, file_190, sizeof file_190 - 1},
    {"table/terms.html", file_191, sizeof file_191 - 1, file_191, sizeof file_191 - 1},
    {"table/text.html", file_192, sizeof file_192 - 1, file_192, sizeof file_192 - 1},
    {"table/title.html", file_193, sizeof file_193 - 1, file_193, sizeof file_193 - 1},
    {"tags.html", file_194, sizeof file_194 - 1, file_194, sizeof file_194 - 1},
    {"time.html", file_195, sizeof file_195 - 1, file_195, sizeof file_195 - 1},
    {"tree.html", file_196, sizeof file_196 - 1, file_196, sizeof file_196 - 1},
    {"viewer.html", file_197, sizeof file_197 - 1, file_197, sizeof file_197 - 1},
    {"whats-new.html", file_198, sizeof file_198 - 1, file_198, sizeof file_198 - 1},
    {"words-language.html", file_199, sizeof file_199 - 1, file_199, sizeof file_199 - 1},
    {"words/ar.json", file_200, sizeof file_200 - 1, file_200, sizeof file_200 - 1},
    {"words/de-AT.json", file_201, sizeof file_201 - 1, file_201, sizeof file_201 - 1},
    {"words/de-CH.json", file_202, sizeof file_202 - 1, file_202, sizeof file_202 - 1},
    {"words/de.json", file_203, sizeof file_203 - 1, file_203, sizeof file_203 - 1},
    {"words/en-CA.json", file_204, sizeof file_204 - 1, file_204, sizeof file_204 - 1},
    {"words/en-US.json", file_205, sizeof file_205 - 1, file_205, sizeof file_205 - 1},
    {"words/en.json", file_206, sizeof file_206 - 1, file_206, sizeof file_206 - 1},
    {"words/es-MX.json", file_207, sizeof file_207 - 1, file_207, sizeof file_207 - 1},
    {"words/es-US.json", file_208, sizeof file_208 - 1, file_208, sizeof file_208 - 1},
    {"words/es.json", file_209, sizeof file_209 - 1, file_209, sizeof file_209 - 1},
    {"words/fr-CA.json", file_210, sizeof file_210 - 1, file_210, sizeof file_210 - 1},
    {"words/fr.json", file_211, sizeof file_211 - 1, file_211, sizeof file_211 - 1},
    {"words/he.json", file_212, sizeof file_212 - 1, file_212, sizeof file_212 - 1},
    {"words/it-CH.json", file_213, sizeof file_213 - 1, file_213, sizeof file_213 - 1},
    {"words/it.json", file_214, sizeof file_214 - 1, file_214, sizeof file_214 - 1},
    {"words/ja.json", file_215, sizeof file_215 - 1, file_215, sizeof file_215 - 1},
    {"words/ko.json", file_216, sizeof file_216 - 1, file_216, sizeof file_216 - 1},
    {"words/nl.json", file_217, sizeof file_217 - 1, file_217, sizeof file_217 - 1},
    {"words/pt-PT.json", file_218, sizeof file_218 - 1, file_218, sizeof file_218 - 1},
    {"words/pt.json", file_219, sizeof file_219 - 1, file_219, sizeof file_219 - 1},
    {"words/zh.json", file_220, sizeof file_220 - 1, file_220, sizeof file_220 - 1},
};

size_t vitrine_template_count(void) { return 221; }
vitrine_template vitrine_template_at(size_t index) { return templates[index]; }
