import Vitrine
import VitrineContent
import VitrineText

extension [UInt8] {
  /// A page of HTML with the script that lets its items be moved, at the end of its head.
  func editable(_ order: PageOrder, with token: EditToken) -> [UInt8] {
    var script = Array("<script src=\"/\(OwnPath.reorder)\" data-token=\"\(token.text)\"".utf8)
    script += " data-order=\"".utf8
    script.appendEscaped(String(decoding: order.json, as: UTF8.self))
    script += "\" defer></script>".utf8
    return withInHead(script)
  }
}

extension PageOrder {
  /// What the page's script has to know: it finds the items on the page.
  fileprivate var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("hash")
    writer.text("\(hash)")
    writer.key("sections")
    writer.beginArray()
    for section in sections {
      writer.beginObject()
      writer.key("id")
      writer.text(section.id)
      if let exchange = section.exchange {
        writer.key("exchange")
        writer.number(exchange)
      }
      if let fixed = section.fixed {
        writer.key("fixed")
        writer.text(fixed.reason)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }
}
