import CVitrine
import VitrineText

/// A script that the preview adds to pages.
enum PageScript {
  /// Keeps the page up to date, and shows problems.
  static let preview = bytes(
    of: motion + UnsafeBufferPointer(vitrine_preview_script()), with: vitrine_preview_styles())

  /// Lets readers move the page's items.
  static let reorder = bytes(
    of: Array(UnsafeBufferPointer(vitrine_reorder_script())), with: vitrine_reorder_styles())

  /// The motion engine, as it is in the scripts of a site without its own templates.
  private static var motion: [UInt8] {
    let folders = ["scripts/change/", "scripts/motion/"]
    return (0..<vitrine_template_count()).map { vitrine_template_at($0) }
      .filter { file in folders.contains { String(cString: file.path).hasPrefix($0) } }
      .flatMap { UnsafeBufferPointer(start: $0.bytes, count: $0.count) }
  }

  /// Wraps the script in a block, so that its names do not collide with those of another script.
  /// The block starts with the styles of the elements that the script adds.
  private static func bytes(of script: [UInt8], with styles: vitrine_preview_file) -> [UInt8] {
    var writer = JSONWriter()
    writer.text(String(decoding: UnsafeBufferPointer(styles), as: UTF8.self))
    return Array("{\nconst ownStyles = ".utf8) + writer.bytes + Array(";\n".utf8) + script
      + Array("}\n".utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  init(_ file: vitrine_preview_file) {
    self.init(start: file.bytes, count: file.count)
  }
}
