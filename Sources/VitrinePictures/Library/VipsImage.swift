import CPictures
import VitrineFormats
import VitrineText

/// An image of libvips. The functions return new images.
final class VipsImage {
  private let image: OpaquePointer

  /// Takes ownership of an image that the library returned.
  private init(_ image: OpaquePointer?) throws(PictureFailure) {
    guard let image else { throw PictureFailure(ofLibrary: Self.lastError) }
    self.image = image
  }

  deinit { vitrine_vips_release(image) }

  private static var lastError: String {
    guard let text = vitrine_vips_error() else { return "" }
    defer { vitrine_vips_free_error(text) }
    return String(cString: text)
  }
}

extension VipsImage {
  /// Reads the header of a file.
  convenience init(headerOf file: String) throws(PictureFailure) {
    try self.init(vitrine_vips_open(file))
  }

  /// How a file is decoded.
  struct Decoding {
    /// Whether damage that does not stop a decoder is accepted.
    var acceptsDamage = false

    /// The intent by which colours are converted to sRGB, or nil to take them as they are.
    var intent: Int?

    /// As in `PictureHeader`.
    var shownChannels: Int?
    var isLimitedGray = false
  }

  /// Decodes a file upright in exactly this size, in 8 bits of sRGB or grey.
  convenience init(
    of file: String, size: PictureSize, _ decoding: Decoding = Decoding()
  ) throws(PictureFailure) {
    let level = decoding.acceptsDamage ? VITRINE_FAIL_ON_ERROR : VITRINE_FAIL_ON_WARNING
    try self.init(
      vitrine_vips_thumbnail(
        file, Int32(size.width), Int32(size.height), Int32(level),
        Int32(decoding.intent ?? Int(VITRINE_AS_STORED)), Int32(decoding.shownChannels ?? 0)))
  }

  /// Decodes a file as ``init(of:size:_:)`` does, with black at 0 and white at 255.
  static func stretched(
    of file: String, size: PictureSize, _ decoding: Decoding
  ) throws(PictureFailure) -> VipsImage {
    let image = try VipsImage(of: file, size: size, decoding)
    return decoding.isLimitedGray ? try VipsImage(vitrine_vips_stretch(image.image)) : image
  }

  /// Takes pixels of three bytes.
  convenience init(pixels: [UInt8], size: PictureSize) throws(PictureFailure) {
    try self.init(vitrine_vips_canvas(pixels, Int32(size.width), Int32(size.height)))
  }

  /// Draws a text with Pango's markup in lines up to this width.
  convenience init(text: String, font: String, width: Int) throws(PictureFailure) {
    try self.init(vitrine_vips_text(text, font, Int32(width)))
  }

  /// This image with another one on it.
  func with(_ other: VipsImage, left: Int, top: Int) throws(PictureFailure) -> VipsImage {
    try VipsImage(vitrine_vips_over(image, other.image, Int32(left), Int32(top)))
  }

  func resized(to size: PictureSize) throws(PictureFailure) -> VipsImage {
    try VipsImage(vitrine_vips_resize(image, Int32(size.width), Int32(size.height)))
  }

  /// The part of this size around a focus, or the most interesting one.
  func cropped(to size: PictureSize, focus: PictureFocus?) throws(PictureFailure) -> VipsImage {
    guard let focus else {
      return try VipsImage(
        vitrine_vips_crop_to_attention(image, Int32(size.width), Int32(size.height)))
    }
    func start(_ focus: Double, _ part: Int, of whole: Int) -> Int32 {
      let start = (focus * Double(whole) - Double(part) / 2).rounded()
      return Int32(min(max(0, start), Double(whole - part)))
    }
    return try VipsImage(
      vitrine_vips_crop(
        image, start(focus.x, size.width, of: self.size.width),
        start(focus.y, size.height, of: self.size.height), Int32(size.width), Int32(size.height)))
  }

  /// The part of this size from a point.
  func part(x: Int, y: Int, width: Int, height: Int) throws(PictureFailure) -> VipsImage {
    try VipsImage(vitrine_vips_crop(image, Int32(x), Int32(y), Int32(width), Int32(height)))
  }

  /// The image on white.
  func flattened() throws(PictureFailure) -> VipsImage {
    try VipsImage(vitrine_vips_flatten(image))
  }

  /// Half as large, rounded up, with the means of four pixels.
  func halved() throws(PictureFailure) -> VipsImage { try VipsImage(vitrine_vips_halve(image)) }

  /// This image with another of its width below.
  func joined(above lower: VipsImage) throws(PictureFailure) -> VipsImage {
    try VipsImage(vitrine_vips_join(image, lower.image))
  }

  func inMemory() throws(PictureFailure) -> VipsImage {
    try VipsImage(vitrine_vips_in_memory(image))
  }
}

extension VipsImage {
  var size: PictureSize {
    PictureSize(width: Int(vitrine_vips_width(image)), height: Int(vitrine_vips_height(image)))
  }

  var hasAlpha: Bool { vitrine_vips_has_alpha(image) }
  var isCMYK: Bool { vitrine_vips_is_cmyk(image) }

  /// The intent by which its colours can be converted to sRGB. Nil without a profile, which would
  /// only shift them.
  var intent: Int? {
    hasField("icc-profile-data") || isCMYK ? Int(vitrine_vips_intent(image)) : nil
  }

  /// The bytes of a pixel.
  var pixelSize: Int {
    Int(vitrine_vips_bands(image)) * Int(vitrine_vips_sample_size(image))
  }

  func hasField(_ name: String) -> Bool { vitrine_vips_has_field(image, name) }

  /// The number in a field, or 0 if it is missing.
  func number(_ name: String) -> Int { Int(vitrine_vips_number(image, name)) }

  func remove(_ metadata: RemovedMetadata) {
    vitrine_vips_remove_metadata(image, metadata == .nothing, metadata != .all)
  }

  /// The mean colour as `#rrggbb`, in which transparent pixels do not count. For images in
  /// memory.
  var meanColor: String {
    let bands = Int(vitrine_vips_bands(image))
    guard let pixels = vitrine_vips_pixels(image) else { return "#808080" }
    let bytes = UnsafeBufferPointer(start: pixels, count: size.width * size.height * bands)
    let colors = hasAlpha ? bands - 1 : bands
    var sums: SIMD4<UInt64> = .zero
    var weight: UInt64 = 0
    for start in stride(from: 0, to: bytes.count, by: bands) {
      let alpha = hasAlpha ? UInt64(bytes[start + colors]) : 255
      weight += alpha
      for band in 0..<min(3, colors) { sums[band] += alpha * UInt64(bytes[start + band]) }
    }
    guard weight > 0 else { return "#ffffff" }
    let means = (0..<3).map { (sums[colors < 3 ? 0 : $0] + weight / 2) / weight }
    return "#" + means.map { String($0, digits: 2, radix: 16) }.joined()
  }
}

extension VipsImage {
  func encoded(
    as format: DerivativeFormat, isPreview: Bool
  ) throws(PictureFailure) -> [UInt8] {
    var length = 0
    let bytes =
      switch format {
      case .webp: vitrine_vips_webp(image, 75, isPreview ? 2 : 4, &length)
      case .avif: vitrine_vips_avif(image, 60, 1, &length)
      case .jpeg: vitrine_vips_jpeg(image, 80, &length)
      case .png: vitrine_vips_png(image, &length)
      }
    guard let bytes else {
      let reason = Self.lastError
      guard vitrine_vips_has(format.saver) else {
        throw PictureFailure(.unwritableFormat, format.rawValue.uppercased())
      }
      throw PictureFailure(ofLibrary: reason)
    }
    defer { vitrine_vips_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}
