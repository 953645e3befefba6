import CVitrine
import VitrineText

/// The paths of what the server answers by itself.
enum OwnPath {
  static let script = ".vitrine/preview.js"
  static let events = ".vitrine/events"
  static let reorder = ".vitrine/reorder.js"
  static let changes = ".vitrine/reorder"
}

extension [UInt8] {
  /// A page of HTML with the script that keeps it what the site is, at the end of its head. The script
  /// takes its element away, so that the page is what the site has.
  func live(as state: PageState) -> [UInt8] {
    let script = """
      <script src="/\(OwnPath.script)" data-page="\(state.page)" data-styles="\(state.loaded.styles)" \
      data-resources="\(state.loaded.resources)" defer></script>
      """
    var page = self
    page.insert(contentsOf: script.utf8, at: endOfHead)
    return page
  }

  /// Where the head of a page of HTML ends.
  var endOfHead: Int { firstRange(of: "</head>".utf8)?.lowerBound ?? endIndex }

  private func firstRange(of text: String.UTF8View) -> Range<Int>? {
    let text = Array(text)
    var start = startIndex
    while let found = self[start...].firstIndex(of: text[0]) {
      if self[found...].starts(with: text) { return found..<found + text.count }
      start = found + 1
    }
    return nil
  }
}

/// The script with the styles of what it shows.
let previewScript: [UInt8] = {
  var writer = JSONWriter()
  writer.text(String(decoding: problemStyles, as: UTF8.self))
  let file = vitrine_preview_script()
  let script = UnsafeBufferPointer(start: file.bytes, count: file.count)
  return Array("{\nconst problemStyles = ".utf8) + writer.bytes + Array(";\n".utf8) + script
    + Array("}\n".utf8)
}()
