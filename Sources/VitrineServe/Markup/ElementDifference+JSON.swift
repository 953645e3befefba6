import VitrineText

extension ElementDifference {
  /// Writes an object with the properties that are not empty, for the script of an open page.
  /// `page` is the new version.
  func write(
    to writer: inout JSONWriter, for page: [UInt8], _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object { writer in
      more(&writer)
      if !attributes.isEmpty { writer.member("set", attributes.joined(separator: " ")) }
      if !removedAttributes.isEmpty { writer.array("unset", removedAttributes) { $0.text($1) } }
      writer.member("text", text.map { String(decoding: page[$0], as: UTF8.self) })
      if let children {
        writer.member("count", children.oldCount)
        writer.array("children", children.entries) { $1.write(to: &$0, for: page) }
      }
      writer.member("tail", tail.map { String(decoding: page[$0], as: UTF8.self) })
    }
  }
}

extension ElementDifference.Entry {
  /// `[first, count]` stands for unchanged elements in order, and `[first, count, true]` for moved
  /// ones. A text is inserted markup. An object is an updated element, or a new one around others.
  fileprivate func write(to writer: inout JSONWriter, for page: [UInt8]) {
    switch self {
    case .kept(let numbers, let isMoved):
      writer.beginArray()
      writer.number(numbers.lowerBound)
      writer.number(numbers.count)
      if isMoved { writer.bool(true) }
      writer.endArray()
    case .inserted(let range): writer.text(String(decoding: page[range], as: UTF8.self))
    case .updated(let origin, let difference, let isMoved):
      difference.write(to: &writer, for: page) { writer in
        writer.key("of")
        origin.write(to: &writer)
        writer.member("moved", if: isMoved)
      }
    case .wrapped(let tags, let difference):
      difference.write(to: &writer, for: page) {
        $0.member("html", String(decoding: tags.flatMap { page[$0] }, as: UTF8.self))
      }
    }
  }
}

extension ElementDifference.Origin {
  /// A position, or a path of positions from the root.
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .sibling(let number): writer.number(number)
    case .elsewhere(let path): writer.array(path) { $0.number($1) }
    }
  }
}
