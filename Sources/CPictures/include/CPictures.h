#ifndef CPICTURES_H
#define CPICTURES_H

// libvips, loaded while the program runs. Its functions take variable arguments, which Swift cannot pass, and its headers
// need not be there: the few functions that Vitrine calls are declared in pictures.c.
//
// Functions that return a pointer return NULL when they fail, and `vitrine_vips_error` then says why.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A reference to an image, released with `vitrine_vips_release`.
typedef struct _VipsImage vitrine_image;

/// Loads and starts the library with this file name. Returns NULL, or the reason why it cannot be used. Call it once,
/// before all other functions.
const char *vitrine_vips_load(const char *name);

/// The file name of the library on this system.
const char *vitrine_vips_name(void);

/// A part of the library's version: 0 for the major number, 1 for the minor, 2 for the micro.
int vitrine_vips_version(int part);

/// Whether the library has an operation, such as `heifload`.
bool vitrine_vips_has(const char *operation);

/// Returns why the last function failed, and forgets it. To be freed with `vitrine_vips_free_error`.
char *vitrine_vips_error(void);
void vitrine_vips_free_error(char *text);

/// Opens a file, but reads only its header.
vitrine_image *vitrine_vips_open(const char *path);

/// Lets the library read PDF, which it does with Poppler, or not. At first it does not.
void vitrine_vips_allow_pdf(bool allowed);

/// How much damage stops the decoding of a file.
enum { VITRINE_FAIL_ON_ERROR = 2, VITRINE_FAIL_ON_WARNING = 3 };

/// How colours are converted to sRGB from the embedded profile or, for CMYK, the library's own: not at all, or by an
/// intent of ICC.1 §7.2.15, of which a profile may have only the first.
enum { VITRINE_AS_STORED = -1, VITRINE_PERCEPTUAL = 0, VITRINE_RELATIVE = 1 };

/// Decodes a file, upright, in exactly this size and in 8 bits of sRGB or grey. `channels` is the number of its first
/// channels to take, or 0 for all.
vitrine_image *vitrine_vips_thumbnail(const char *path, int width, int height, int fail_on, int intent, int channels);

/// The intent by which the embedded profile of an image can be used. The library would leave out a profile without the
/// colorimetric one, and say nothing.
int vitrine_vips_intent(vitrine_image *image);

/// Stretches colours from 16 to 235 to the range from 0 to 255.
vitrine_image *vitrine_vips_stretch(vitrine_image *image);

/// Scales an image to exactly this size.
vitrine_image *vitrine_vips_resize(vitrine_image *image, int width, int height);

vitrine_image *vitrine_vips_crop(vitrine_image *image, int left, int top, int width, int height);

/// Crops an image to the part that people look at first.
vitrine_image *vitrine_vips_crop_to_attention(vitrine_image *image, int width, int height);

/// Puts an image on white. What has no transparent parts stays as it is.
vitrine_image *vitrine_vips_flatten(vitrine_image *image);

/// Halves both sides of an image, rounded up, so that each pixel is the mean of four.
vitrine_image *vitrine_vips_halve(vitrine_image *image);

/// Puts an image below another of the same width.
vitrine_image *vitrine_vips_join(vitrine_image *upper, vitrine_image *lower);

/// Copies pixels of three bytes, red, green and blue.
vitrine_image *vitrine_vips_canvas(const uint8_t *pixels, int width, int height);

/// The number of characters that no installed font has, or -1 if no text can be drawn.
int vitrine_vips_unknown_glyphs(const char *text);

/// Draws a text, with Pango's markup for its colours, in a font such as `Noto Sans, sans Bold 20`. Lines are broken at
/// `width`, between words if possible, and begin at the side where the text does.
vitrine_image *vitrine_vips_text(const char *markup, const char *font, int width);

/// An image with another one on it.
vitrine_image *vitrine_vips_over(vitrine_image *image, vitrine_image *top, int left, int upper);

/// Decodes an image, so that its pixels can be read several times.
vitrine_image *vitrine_vips_in_memory(vitrine_image *image);

void vitrine_vips_release(vitrine_image *image);

int vitrine_vips_width(vitrine_image *image);
int vitrine_vips_height(vitrine_image *image);
int vitrine_vips_bands(vitrine_image *image);

/// The bytes of one channel of one pixel.
int vitrine_vips_sample_size(vitrine_image *image);
bool vitrine_vips_has_alpha(vitrine_image *image);
bool vitrine_vips_is_cmyk(vitrine_image *image);

/// The pixels of an image in memory, row by row without padding.
const uint8_t *vitrine_vips_pixels(vitrine_image *image);

bool vitrine_vips_has_field(vitrine_image *image, const char *name);

/// The number in a field, or 0 if it is missing.
int vitrine_vips_number(vitrine_image *image, const char *name);

/// Removes metadata that is not true of an image that is upright and in sRGB; unless they are kept, also GPS coordinates
/// and XMP, which can contain a location in many forms; and unless they are kept, all others.
void vitrine_vips_remove_metadata(vitrine_image *image, bool keeps_location, bool keeps_others);

/// Encoders. The bytes are freed with `vitrine_vips_free`.
uint8_t *vitrine_vips_webp(vitrine_image *image, int quality, int effort, size_t *length);
uint8_t *vitrine_vips_avif(vitrine_image *image, int quality, int effort, size_t *length);
uint8_t *vitrine_vips_jpeg(vitrine_image *image, int quality, size_t *length);
uint8_t *vitrine_vips_png(vitrine_image *image, size_t *length);
void vitrine_vips_free(void *bytes);

#endif
