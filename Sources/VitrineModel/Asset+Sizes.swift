extension Asset {
  /// No picture is published wider than this, in pixels.
  package static let maxWidth = 2560

  /// The width of thumbnails in pixels: 48 px on screens with two pixels for each.
  package static let thumbnailWidth = 96

  /// The width of the file at `output`, or nil for a file that is copied unchanged.
  package var largestWidth: Int? {
    scalable.map { min($0.width, Self.maxWidth, max(1, Self.maxHeight * $0.width / $0.height)) }
  }

  /// No WebP picture is higher than this, in pixels.
  private static let maxHeight = 16_383

  /// The path in the site of a picture of a width up to its largest one:
  /// `assets/NAME.HASH-640.webp`. Of a file that is copied unchanged, its only path.
  package func output(width: Int) -> String {
    guard let largestWidth, width < largestWidth else { return output }
    let dot = output.utf8.lastIndex(of: UInt8(ascii: ".")) ?? output.endIndex
    return "\(output[..<dot])-\(width)\(output[dot...])"
  }

  /// The width of the picture that other sites show, such as in link previews, in pixels.
  package static let sharedWidth = 1200

  /// The path of that picture, a JPEG: not every program shows newer formats. Of a file that is
  /// copied unchanged, its only path.
  package var shared: String {
    guard scalable != nil || published != nil else { return output }
    let output = published ?? output
    let dot = output.utf8.lastIndex(of: UInt8(ascii: ".")) ?? output.endIndex
    return "\(output[..<dot])-shared.jpg"
  }

  /// The path of its smallest file.
  package var thumbnail: String { output(width: Self.thumbnailWidth) }
}
