// Written by Scripts/embed-templates.
#include "Templates.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "../../Starts/collection/content/beech.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_1[] = {
#embed "../../Starts/collection/content/chestnut.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_2[] = {
#embed "../../Starts/collection/content/date-palm.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_3[] = {
#embed "../../Starts/collection/content/index.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_4[] = {
#embed "../../Starts/collection/content/larch.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_5[] = {
#embed "../../Starts/collection/content/oak.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_6[] = {
#embed "../../Starts/collection/content/scots-pine.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_7[] = {
#embed "../../Starts/collection/content/site.yml" suffix(, 0) if_empty(0)
};
static const unsigned char file_8[] = {
#embed "../../Starts/docs/content/first-steps.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_9[] = {
#embed "../../Starts/docs/content/index.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_10[] = {
#embed "../../Starts/docs/content/installing.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_11[] = {
#embed "../../Starts/docs/content/questions.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_12[] = {
#embed "../../Starts/docs/content/site.yml" suffix(, 0) if_empty(0)
};
static const unsigned char file_13[] = {
#embed "../../Starts/gallery/content/index.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_14[] = {
#embed "../../Starts/gallery/content/plates/dunes.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_15[] = {
#embed "../../Starts/gallery/content/plates/dunes.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_16[] = {
#embed "../../Starts/gallery/content/plates/leaves.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_17[] = {
#embed "../../Starts/gallery/content/plates/leaves.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_18[] = {
#embed "../../Starts/gallery/content/plates/moon.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_19[] = {
#embed "../../Starts/gallery/content/plates/moon.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_20[] = {
#embed "../../Starts/gallery/content/plates/peaks.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_21[] = {
#embed "../../Starts/gallery/content/plates/peaks.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_22[] = {
#embed "../../Starts/gallery/content/plates/rain.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_23[] = {
#embed "../../Starts/gallery/content/plates/rain.svg" suffix(, 0) if_empty(0)
};
static const unsigned char file_24[] = {
#embed "../../Starts/gallery/content/site.yml" suffix(, 0) if_empty(0)
};
static const unsigned char file_25[] = {
#embed "../../Starts/report/content/index.md" suffix(, 0) if_empty(0)
};
static const unsigned char file_26[] = {
#embed "../../Starts/report/content/results.json" suffix(, 0) if_empty(0)
};
static const unsigned char file_27[] = {
#embed "../../Starts/report/content/site.yml" suffix(, 0) if_empty(0)
};

static const vitrine_template starts[] = {
    {"collection/content/beech.md", file_0, sizeof file_0 - 1, file_0, sizeof file_0 - 1},
    {"collection/content/chestnut.md", file_1, sizeof file_1 - 1, file_1, sizeof file_1 - 1},
    {"collection/content/date-palm.md", file_2, sizeof file_2 - 1, file_2, sizeof file_2 - 1},
    {"collection/content/index.md", file_3, sizeof file_3 - 1, file_3, sizeof file_3 - 1},
    {"collection/content/larch.md", file_4, sizeof file_4 - 1, file_4, sizeof file_4 - 1},
    {"collection/content/oak.md", file_5, sizeof file_5 - 1, file_5, sizeof file_5 - 1},
    {"collection/content/scots-pine.md", file_6, sizeof file_6 - 1, file_6, sizeof file_6 - 1},
    {"collection/content/site.yml", file_7, sizeof file_7 - 1, file_7, sizeof file_7 - 1},
    {"docs/content/first-steps.md", file_8, sizeof file_8 - 1, file_8, sizeof file_8 - 1},
    {"docs/content/index.md", file_9, sizeof file_9 - 1, file_9, sizeof file_9 - 1},
    {"docs/content/installing.md", file_10, sizeof file_10 - 1, file_10, sizeof file_10 - 1},
    {"docs/content/questions.md", file_11, sizeof file_11 - 1, file_11, sizeof file_11 - 1},
    {"docs/content/site.yml", file_12, sizeof file_12 - 1, file_12, sizeof file_12 - 1},
    {"gallery/content/index.md", file_13, sizeof file_13 - 1, file_13, sizeof file_13 - 1},
    {"gallery/content/plates/dunes.md", file_14, sizeof file_14 - 1, file_14, sizeof file_14 - 1},
    {"gallery/content/plates/dunes.svg", file_15, sizeof file_15 - 1, file_15, sizeof file_15 - 1},
    {"gallery/content/plates/leaves.md", file_16, sizeof file_16 - 1, file_16, sizeof file_16 - 1},
    {"gallery/content/plates/leaves.svg", file_17, sizeof file_17 - 1, file_17, sizeof file_17 - 1},
    {"gallery/content/plates/moon.md", file_18, sizeof file_18 - 1, file_18, sizeof file_18 - 1},
    {"gallery/content/plates/moon.svg", file_19, sizeof file_19 - 1, file_19, sizeof file_19 - 1},
    {"gallery/content/plates/peaks.md", file_20, sizeof file_20 - 1, file_20, sizeof file_20 - 1},
    {"gallery/content/plates/peaks.svg", file_21, sizeof file_21 - 1, file_21, sizeof file_21 - 1},
    {"gallery/content/plates/rain.md", file_22, sizeof file_22 - 1, file_22, sizeof file_22 - 1},
    {"gallery/content/plates/rain.svg", file_23, sizeof file_23 - 1, file_23, sizeof file_23 - 1},
    {"gallery/content/site.yml", file_24, sizeof file_24 - 1, file_24, sizeof file_24 - 1},
    {"report/content/index.md", file_25, sizeof file_25 - 1, file_25, sizeof file_25 - 1},
    {"report/content/results.json", file_26, sizeof file_26 - 1, file_26, sizeof file_26 - 1},
    {"report/content/site.yml", file_27, sizeof file_27 - 1, file_27, sizeof file_27 - 1},
};

size_t vitrine_start_count(void) { return 28; }
vitrine_template vitrine_start_at(size_t index) { return starts[index]; }
