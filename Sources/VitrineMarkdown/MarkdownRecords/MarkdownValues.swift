package import VitrineDiagnostics

/// The values of a record in a Markdown file.
package struct MarkdownValues: Sendable {
  package struct Member: Sendable {
    package var key: String

    /// The position of the key and its value.
    package var place: TextPosition
    package var content: Content
  }

  package enum Content: Sendable {
    case null
    case bool(Bool)
    case text(String)
    case texts([String])
    case map(MarkdownValues)
    case maps([MarkdownValues])
  }

  package private(set) var members: [Member] = []
  package let place: TextPosition

  init(at place: TextPosition) { self.place = place }

  /// The last text with this key.
  func text(of key: String) -> String? {
    guard case .text(let text)? = members.last(where: { $0.key == key })?.content else {
      return nil
    }
    return text
  }

  /// Adds a value unless it is empty. Its position defaults to the record's.
  mutating func add(_ key: String, _ text: String?, at place: TextPosition? = nil) {
    if let text, !text.isEmpty { add(key, .text(text), at: place) }
  }

  mutating func add(_ key: String, _ content: Content, at place: TextPosition? = nil) {
    members.append(Member(key: key, place: place ?? self.place, content: content))
  }

  /// Adds a list of links, unless it is empty.
  mutating func add(_ key: String, links: [MarkdownLine.Link]) {
    if links.isEmpty { return }
    let maps = links.map { link in
      var values = MarkdownValues(at: place)
      values.add("title", link.title)
      values.add("link", link.address)
      return values
    }
    add(key, .maps(maps))
  }
}
