/// The tag of a representation, derived from its content rather than its time.
///
/// Specification: RFC 9110, sections 8.8.3 and 13.1.
struct EntityTag: Hashable {
  private var text: Substring
  private var isWeak = false

  /// A strong tag with the given text between its quotes.
  init(_ text: String) {
    self.text = text[...]
  }

  /// The tag as it appears in a header field.
  var field: String { "\(isWeak ? "W/" : "")\"\(text)\"" }

  /// Whether a value of `If-None-Match` contains this tag. Weak tags count.
  func isNamed(in field: String) -> Bool {
    if field.trimmingSpaces == "*" { return true }
    return Self.list(field).contains { $0.text == text }
  }

  /// Whether a value of `If-Range` is this tag. Weak tags and dates do not count.
  func isStrongly(_ field: String) -> Bool {
    Self.list(field) == [self] && !isWeak
  }

  /// The tags in a list, up to the first invalid one.
  private static func list(_ field: String) -> [EntityTag] {
    var tags: [EntityTag] = []
    var rest = field.trimmingSpaces
    while !rest.isEmpty {
      let isWeak = rest.hasPrefix("W/")
      if isWeak { rest.removeFirst(2) }
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { break }
      var tag = EntityTag("")
      tag.text = rest[rest.index(after: rest.startIndex)..<end]
      tag.isWeak = isWeak
      tags.append(tag)
      rest = rest[rest.index(after: end)...].drop { " \t,".contains($0) }
    }
    return tags
  }
}
