import Vitrine
import VitrineContent
import VitrineText

extension [UInt8] {
  /// An HTML page with the script for moving its items added at the end of its head.
  func editable(_ order: PageOrder, with token: EditToken) -> [UInt8] {
    var script = Array("<script src=\"/\(ServerPath.reorder)\" data-token=\"\(token.text)\"".utf8)
    script += " data-order=\"".utf8
    var writer = JSONWriter()
    writer.write(order)
    script.appendEscaped(String(decoding: writer.bytes, as: UTF8.self))
    script += "\" defer></script>".utf8
    return withInHead(script)
  }
}

extension JSONWriter {
  /// Writes what the page's script needs to know about the order. The script finds the items on the
  /// page.
  mutating func write(_ order: PageOrder) {
    object { json in
      json.member("hash", "\(order.hash)")
      json.array("sections", order.sections) { json, section in
        json.object {
          $0.member("id", section.id)
          $0.member("title", section.title)
          $0.member("exchange", section.exchange)
          $0.member("fixed", section.fixed?.reason)
        }
      }
    }
  }
}
