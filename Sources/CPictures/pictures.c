#define _GNU_SOURCE
#include "CPictures.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct _VipsImage VipsImage;
typedef struct _VipsSource VipsSource;
typedef struct _VipsArea VipsArea;

// The library's own declarations of what is used here: result, name, parameters.
#define FUNCTIONS(F) \
  F(int, vips_init, (const char *)) \
  F(int, vips_version, (int)) \
  F(void, vips_block_untrusted_set, (int)) \
  F(void, vips_operation_block_set, (const char *, int)) \
  F(void, vips_concurrency_set, (int)) \
  F(void, vips_cache_set_max, (int)) \
  F(void, vips_cache_set_max_mem, (size_t)) \
  F(void, vips_cache_set_max_files, (int)) \
  F(unsigned long, vips_type_find, (const char *, const char *)) \
  F(const char *, vips_error_buffer, (void)) \
  F(void, vips_error_clear, (void)) \
  F(VipsSource *, vips_source_new_from_file, (const char *)) \
  F(VipsImage *, vips_image_new_from_source, (VipsSource *, const char *, ...)) \
  F(int, vips_thumbnail_source, (VipsSource *, VipsImage **, int, ...)) \
  F(int, vips_thumbnail_image, (VipsImage *, VipsImage **, int, ...)) \
  F(int, vips_extract_area, (VipsImage *, VipsImage **, int, int, int, int, ...)) \
  F(int, vips_extract_band, (VipsImage *, VipsImage **, int, ...)) \
  F(int, vips_linear, (VipsImage *, VipsImage **, const double *, const double *, int, ...)) \
  F(int, vips_flatten, (VipsImage *, VipsImage **, ...)) \
  F(int, vips_shrink, (VipsImage *, VipsImage **, double, double, ...)) \
  F(int, vips_join, (VipsImage *, VipsImage *, VipsImage **, int, ...)) \
  F(int, vips_smartcrop, (VipsImage *, VipsImage **, int, int, ...)) \
  F(VipsImage *, vips_image_copy_memory, (VipsImage *)) \
  F(int, vips_webpsave_buffer, (VipsImage *, void **, size_t *, ...)) \
  F(int, vips_heifsave_buffer, (VipsImage *, void **, size_t *, ...)) \
  F(int, vips_jpegsave_buffer, (VipsImage *, void **, size_t *, ...)) \
  F(int, vips_pngsave_buffer, (VipsImage *, void **, size_t *, ...)) \
  F(int, vips_image_get_width, (const VipsImage *)) \
  F(int, vips_image_get_height, (const VipsImage *)) \
  F(int, vips_image_get_bands, (const VipsImage *)) \
  F(int, vips_image_get_format, (const VipsImage *)) \
  F(int, vips_image_get_interpretation, (const VipsImage *)) \
  F(int, vips_image_hasalpha, (VipsImage *)) \
  F(const void *, vips_image_get_data, (VipsImage *)) \
  F(unsigned long, vips_image_get_typeof, (const VipsImage *, const char *)) \
  F(int, vips_image_get_int, (const VipsImage *, const char *, int *)) \
  F(int, vips_image_get_blob, (const VipsImage *, const char *, const void **, size_t *)) \
  F(char **, vips_image_get_fields, (VipsImage *)) \
  F(int, vips_image_remove, (VipsImage *, const char *)) \
  F(VipsArea *, vips_array_double_newv, (int, ...)) \
  F(void, vips_area_unref, (VipsArea *)) \
  F(void, g_object_unref, (void *)) \
  F(void, g_strfreev, (char **)) \
  F(void, g_free, (void *))

// What draws text. Some builds of the library lack it.
#define TEXT_FUNCTIONS(F) \
  F(int, vips_text, (VipsImage **, const char *, ...)) \
  F(int, vips_composite2, (VipsImage *, VipsImage *, VipsImage **, int, ...)) \
  F(int, vips_copy, (VipsImage *, VipsImage **, ...)) \
  F(VipsImage *, vips_image_new_from_memory_copy, (const void *, size_t, int, int, int, int)) \
  F(void *, pango_cairo_font_map_get_default, (void)) \
  F(void *, pango_font_map_create_context, (void *)) \
  F(void *, pango_layout_new, (void *)) \
  F(void, pango_layout_set_text, (void *, const char *, int)) \
  F(int, pango_layout_get_unknown_glyphs_count, (void *))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)
TEXT_FUNCTIONS(DECLARE)
static bool draws_text = true;

// Values of the library's enumerations, which are part of its binary interface.
enum {
  ACCESS_SEQUENTIAL = 1,
  DIRECTION_VERTICAL = 1,
  SIZE_FORCE = 3,
  INTERESTING_ATTENTION = 3,
  INTERPRETATION_CMYK = 15,
  INTERPRETATION_SRGB = 22,
  FORMAT_UCHAR = 0,
  COMPRESSION_AV1 = 4,
  BLEND_OVER = 2,
  WRAP_WORD_CHAR = 2,
};

const char *vitrine_vips_name(void) {
#ifdef __APPLE__
  return "libvips.42.dylib";
#else
  return "libvips.so.42";
#endif
}

const char *vitrine_vips_load(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
#define FIND(result, name, parameters) \
  if (!(*(void **)&name = dlsym(library, #name))) return dlerror();
  FUNCTIONS(FIND)
#define FIND_TEXT(result, name, parameters) \
  if (!(*(void **)&name = dlsym(library, #name))) draws_text = false;
  TEXT_FUNCTIONS(FIND_TEXT)
  // Otherwise its warnings would be written to standard error.
  setenv("VIPS_WARNING", "0", 1);
  if (vips_init("vitrine")) return vips_error_buffer();
  // Loaders that are not made for files of strangers: SVG, PDF, ImageMagick and others.
  vips_block_untrusted_set(1);
  // Pictures are made beside each other, so none needs threads of its own.
  vips_concurrency_set(1);
  // The cache of operations would return the old pixels of a file that has changed.
  vips_cache_set_max(0);
  vips_cache_set_max_mem(0);
  vips_cache_set_max_files(0);
  return NULL;
}

void vitrine_vips_allow_pdf(bool allowed) { vips_operation_block_set("VipsForeignLoadPdf", !allowed); }

int vitrine_vips_version(int part) { return vips_version(part); }

bool vitrine_vips_has(const char *operation) { return vips_type_find("VipsOperation", operation) != 0; }

char *vitrine_vips_error(void) {
  char *text = strdup(vips_error_buffer());
  vips_error_clear();
  return text;
}

void vitrine_vips_free_error(char *text) { free(text); }

// Sources instead of file names, in which the library looks for options in brackets. What could be read in spite of a
// problem has left its text, which is no reason for the next failure.

vitrine_image *vitrine_vips_open(const char *path) {
  vips_error_clear();
  VipsSource *source = vips_source_new_from_file(path);
  if (!source) return NULL;
  VipsImage *image = vips_image_new_from_source(source, "", "access", ACCESS_SEQUENTIAL, NULL);
  g_object_unref(source);
  return image;
}

vitrine_image *vitrine_vips_thumbnail(const char *path, int width, int height, int fail_on, int intent, int channels) {
  vips_error_clear();
  VipsSource *source = vips_source_new_from_file(path);
  if (!source) return NULL;
  VipsImage *image = NULL;
  // Up to 8.14 the option `fail_on` of thumbnails does not reach the loaders of sources.
  const char *options = fail_on == VITRINE_FAIL_ON_ERROR ? "[fail_on=error]" : "[fail_on=warning]";
  // Ends the list of arguments early where no profile is wanted.
  const char *profile = intent == VITRINE_AS_STORED ? NULL : "export_profile";
  int failed;
  if (channels) {
    VipsImage *whole = vips_image_new_from_source(source, options, "access", ACCESS_SEQUENTIAL, NULL);
    VipsImage *shown = NULL;
    failed = !whole || vips_extract_band(whole, &shown, 0, "n", channels, NULL) ||
        vips_thumbnail_image(
            shown, &image, width, "height", height, "size", SIZE_FORCE, profile, "srgb", "intent", intent, NULL);
    if (shown) g_object_unref(shown);
    if (whole) g_object_unref(whole);
  } else {
    failed = vips_thumbnail_source(
        source, &image, width, "height", height, "size", SIZE_FORCE, "option_string", options, profile, "srgb",
        "intent", intent, NULL);
  }
  g_object_unref(source);
  return failed ? NULL : image;
}

int vitrine_vips_intent(vitrine_image *image) {
  const void *data;
  size_t length;
  if (!vitrine_vips_has_field(image, "icc-profile-data") ||
      vips_image_get_blob(image, "icc-profile-data", &data, &length))
    return VITRINE_RELATIVE;
  // ICC.1:2022 §7.3: after the header the number of tags, and for each its name, offset and length.
  const uint8_t *profile = data;
  bool has_perceptual = false;
  for (size_t tag = 132; tag + 12 <= length && (tag - 132) / 12 < profile[131] + profile[130] * 256u; tag += 12) {
    const char *name = (const char *)profile + tag;
    if (!memcmp(name, "A2B1", 4) || !memcmp(name, "rTRC", 4) || !memcmp(name, "kTRC", 4)) return VITRINE_RELATIVE;
    if (!memcmp(name, "A2B0", 4)) has_perceptual = true;
  }
  return has_perceptual ? VITRINE_PERCEPTUAL : VITRINE_RELATIVE;
}

vitrine_image *vitrine_vips_stretch(vitrine_image *image) {
  VipsImage *result = NULL;
  double scale[4], offset[4];
  int bands = vips_image_get_bands(image);
  if (bands > 4) return NULL;
  for (int band = 0; band < bands; band++) {
    bool is_alpha = band == bands - 1 && vips_image_hasalpha(image);
    scale[band] = is_alpha ? 1 : 255.0 / 219;
    offset[band] = is_alpha ? 0 : -16 * 255.0 / 219;
  }
  return vips_linear(image, &result, scale, offset, bands, "uchar", 1, NULL) ? NULL : result;
}

vitrine_image *vitrine_vips_resize(vitrine_image *image, int width, int height) {
  VipsImage *result = NULL;
  return vips_thumbnail_image(
             image, &result, width, "height", height, "size", SIZE_FORCE, "no_rotate", 1, NULL)
      ? NULL
      : result;
}

vitrine_image *vitrine_vips_crop(vitrine_image *image, int left, int top, int width, int height) {
  VipsImage *result = NULL;
  return vips_extract_area(image, &result, left, top, width, height, NULL) ? NULL : result;
}

vitrine_image *vitrine_vips_crop_to_attention(vitrine_image *image, int width, int height) {
  VipsImage *result = NULL;
  return vips_smartcrop(image, &result, width, height, "interesting", INTERESTING_ATTENTION, NULL)
      ? NULL
      : result;
}

vitrine_image *vitrine_vips_flatten(vitrine_image *image) {
  VipsImage *result = NULL;
  VipsArea *white = vips_array_double_newv(1, 255.0);
  int failed = vips_flatten(image, &result, "background", white, NULL);
  vips_area_unref(white);
  return failed ? NULL : result;
}

vitrine_image *vitrine_vips_halve(vitrine_image *image) {
  VipsImage *result = NULL;
  return vips_shrink(image, &result, 2, 2, "ceil", 1, NULL) ? NULL : result;
}

vitrine_image *vitrine_vips_join(vitrine_image *upper, vitrine_image *lower) {
  VipsImage *result = NULL;
  return vips_join(upper, lower, &result, DIRECTION_VERTICAL, NULL) ? NULL : result;
}

vitrine_image *vitrine_vips_canvas(const uint8_t *pixels, int width, int height) {
  VipsImage *copy =
      vips_image_new_from_memory_copy(pixels, (size_t)width * height * 3, width, height, 3, FORMAT_UCHAR);
  if (!copy) return NULL;
  VipsImage *result = NULL;
  int failed = vips_copy(copy, &result, "interpretation", INTERPRETATION_SRGB, NULL);
  g_object_unref(copy);
  return failed ? NULL : result;
}

int vitrine_vips_unknown_glyphs(const char *text) {
  if (!draws_text || !vitrine_vips_has("text")) return -1;
  void *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  void *layout = pango_layout_new(context);
  pango_layout_set_text(layout, text, -1);
  int count = pango_layout_get_unknown_glyphs_count(layout);
  g_object_unref(layout);
  g_object_unref(context);
  return count;
}

vitrine_image *vitrine_vips_text(const char *markup, const char *font, int width) {
  VipsImage *image = NULL;
  // Up to 8.13 the library has no choice of wrapping.
  bool wraps = vips_version(0) > 8 || vips_version(1) >= 14;
  return vips_text(
             &image, markup, "font", font, "width", width, "rgba", 1, wraps ? "wrap" : NULL, WRAP_WORD_CHAR,
             NULL)
      ? NULL
      : image;
}

vitrine_image *vitrine_vips_over(vitrine_image *image, vitrine_image *top, int left, int upper) {
  VipsImage *result = NULL;
  return vips_composite2(image, top, &result, BLEND_OVER, "x", left, "y", upper, NULL) ? NULL : result;
}

vitrine_image *vitrine_vips_in_memory(vitrine_image *image) { return vips_image_copy_memory(image); }

void vitrine_vips_release(vitrine_image *image) { g_object_unref(image); }

int vitrine_vips_width(vitrine_image *image) { return vips_image_get_width(image); }
int vitrine_vips_height(vitrine_image *image) { return vips_image_get_height(image); }
int vitrine_vips_bands(vitrine_image *image) { return vips_image_get_bands(image); }

int vitrine_vips_sample_size(vitrine_image *image) {
  // In the order of VipsBandFormat: integers of 8, 16 and 32 bits, float, complex, double, double complex.
  static const int sizes[] = {1, 1, 2, 2, 4, 4, 4, 8, 8, 16};
  int format = vips_image_get_format(image);
  return format >= 0 && format < 10 ? sizes[format] : 16;
}

bool vitrine_vips_has_alpha(vitrine_image *image) { return vips_image_hasalpha(image); }

bool vitrine_vips_is_cmyk(vitrine_image *image) {
  return vips_image_get_interpretation(image) == INTERPRETATION_CMYK;
}

const uint8_t *vitrine_vips_pixels(vitrine_image *image) { return vips_image_get_data(image); }

bool vitrine_vips_has_field(vitrine_image *image, const char *name) {
  return vips_image_get_typeof(image, name) != 0;
}

int vitrine_vips_number(vitrine_image *image, const char *name) {
  int number = 0;
  if (!vitrine_vips_has_field(image, name) || vips_image_get_int(image, name, &number)) return 0;
  return number;
}

static bool is_outdated(const char *name) {
  return strcmp(name, "icc-profile-data") == 0 || strcmp(name, "orientation") == 0 ||
      strcmp(name, "exif-ifd0-Orientation") == 0 || strcmp(name, "jpeg-thumbnail-data") == 0;
}

static bool may_be_location(const char *name) {
  // Directory 3 is that of GPS.
  return strncmp(name, "exif-ifd3-", 10) == 0 || strcmp(name, "xmp-data") == 0;
}

void vitrine_vips_remove_metadata(vitrine_image *image, bool keeps_location, bool keeps_others) {
  char **names = vips_image_get_fields(image);
  if (!names) return;
  for (char **name = names; *name; name++)
    if (is_outdated(*name) || !(may_be_location(*name) ? keeps_location : keeps_others))
      vips_image_remove(image, *name);
  g_strfreev(names);
}

uint8_t *vitrine_vips_webp(vitrine_image *image, int quality, int effort, size_t *length) {
  void *bytes = NULL;
  return vips_webpsave_buffer(image, &bytes, length, "Q", quality, "effort", effort, NULL) ? NULL : bytes;
}

uint8_t *vitrine_vips_avif(vitrine_image *image, int quality, int effort, size_t *length) {
  void *bytes = NULL;
  return vips_heifsave_buffer(
             image, &bytes, length, "compression", COMPRESSION_AV1, "Q", quality, "effort", effort,
             "bitdepth", 8, NULL)
      ? NULL
      : bytes;
}

uint8_t *vitrine_vips_jpeg(vitrine_image *image, int quality, size_t *length) {
  void *bytes = NULL;
  // What is transparent becomes white.
  VipsArea *white = vips_array_double_newv(1, 255.0);
  int failed = vips_jpegsave_buffer(
      image, &bytes, length, "Q", quality, "optimize_coding", 1, "background", white, NULL);
  vips_area_unref(white);
  return failed ? NULL : bytes;
}

uint8_t *vitrine_vips_png(vitrine_image *image, size_t *length) {
  void *bytes = NULL;
  return vips_pngsave_buffer(image, &bytes, length, "filter", 0xF8, NULL) ? NULL : bytes;
}

void vitrine_vips_free(void *bytes) { g_free(bytes); }
