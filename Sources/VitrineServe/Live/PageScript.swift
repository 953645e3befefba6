import CVitrine
import VitrineText

/// A script that the preview adds to pages.
enum PageScript {
  /// Keeps the page what the site is, and shows what is wrong.
  static let preview = bytes(of: vitrine_preview_script(), with: vitrine_preview_styles())

  /// Lets the page's items be moved.
  static let reorder = bytes(of: vitrine_reorder_script(), with: vitrine_reorder_styles())

  /// A block, for the names of one script are not the other's, that begins with the styles of what the
  /// script adds.
  private static func bytes(
    of script: vitrine_preview_file, with styles: vitrine_preview_file
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.text(String(decoding: UnsafeBufferPointer(styles), as: UTF8.self))
    return Array("{\nconst ownStyles = ".utf8) + writer.bytes + Array(";\n".utf8)
      + UnsafeBufferPointer(script) + Array("}\n".utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  init(_ file: vitrine_preview_file) {
    self.init(start: file.bytes, count: file.count)
  }
}
