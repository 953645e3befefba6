import VitrineMarkdown
import VitrineText

/// A start tag that can be changed and written back.
struct PageElement {
  /// The name in lower case.
  let name: String
  private let written: [UInt8]
  private let end: [UInt8]
  private var attributes: [(name: String, value: String)]
  private(set) var isChanged = false

  init(_ name: String) {
    self.name = name
    written = Array(name.utf8)
    end = [UInt8(ascii: ">")]
    attributes = []
  }

  init(_ tag: HTMLTag) {
    name = tag.name
    written = Array(tag.html[tag.nameRange])
    attributes = tag.values
    // In SVG, a slash ends the element.
    end = Array(tag.isSelfClosing ? "/>".utf8 : ">".utf8)
  }

  var names: [String] { attributes.map(\.name) }

  /// The value of an attribute, or nil if the element does not have it.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      isChanged = true
      guard let index = attributes.firstIndex(where: { $0.name == name }) else {
        return attributes += newValue.map { [(name, $0)] } ?? []
      }
      if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
    }
  }

  /// Changes an attribute that the element has. A nil result removes it.
  mutating func change(_ name: String, _ change: (String) -> String?) {
    guard let old = self[name] else { return }
    let new = change(old)
    if new != old { self[name] = new }
  }

  var bytes: [UInt8] {
    var html = [UInt8(ascii: "<")] + written
    for (name, value) in attributes {
      if value.isEmpty { html += " \(name)".utf8 } else { html.append(attribute: name, value) }
    }
    return html + end
  }
}
