extension Asset {
  /// The width of thumbnails in pixels: 48 px on screens with two pixels for each.
  package static let thumbnailWidth = 96

  /// The width of the file at `output`, or nil for a file that is copied unchanged.
  package var largestWidth: Int? { scalable?.largestWidth }

  /// The path in the site of a picture of a width up to its largest one:
  /// `assets/NAME.HASH-640.webp`. A file that is copied unchanged has only one path.
  package func output(width: Int) -> String {
    guard let largestWidth, width < largestWidth else { return output }
    return "\(stem)-\(width)\(output[stem.endIndex...])"
  }

  /// The width of the picture that other sites show, such as in link previews, in pixels.
  package static let sharedWidth = 1200

  /// The path of that picture, a JPEG: not every program shows newer formats. A file that is copied
  /// unchanged has only one path.
  package var shared: String {
    if let published { return "\(Self.stem(of: published))-shared.jpg" }
    return scalable == nil ? output : "\(stem)-shared.jpg"
  }

  /// The folder of its tiles: `assets/NAME.HASH`. Nil for a picture without tiles.
  package var tileFolder: String? { scalable?.hasTiles == true ? String(stem) : nil }

  /// Its path without the ending.
  var stem: Substring { Self.stem(of: output) }

  private static func stem(of path: String) -> Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex)]
  }

  /// The path of its smallest file.
  package var thumbnail: String { output(width: Self.thumbnailWidth) }
}
