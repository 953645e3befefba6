import VitrineFormats
import VitrineMarkdown
import VitrineModel

extension PageFrame {
  static let keys = [
    ContentKey<PageFrame>("header", .pageEdge, \.header, "A sentence above all sections."),
    ContentKey("footer", .pageEdge, \.footer, "A sentence below all sections."),
    ContentKey("gap", .number(from: 0), \.gap, "The space between sections, in pixels."),
  ]
}

/// The header or footer of a page, as declared.
private struct PageEdgeDeclaration {
  var text: String?
  var isPinned = false

  static let keys = ContentKeys<Self>(
    "a header or footer of a page",
    [
      ContentKey("text", .sentence, \.text, "The text."),
      ContentKey(
        "pinned", .flag, \.isPinned, "Whether it stays visible while scrolling, on one line."),
    ])
}

extension ContentType<String> {
  /// A text with its Markdown markup removed.
  static var sentence: Self { ContentType<String>.text.map(plainText(ofMarkdown:)) }
}

extension ContentType<PageFrame.Edge> {
  fileprivate static var pageEdge: Self {
    let sentence = ContentType<String>.sentence, keys = PageEdgeDeclaration.keys
    return Self(.either([sentence.schema, .map(keys.schema, required: ["text"])])) {
      member, reader in
      guard case .object = member.value.content else {
        return sentence.read(member, &reader).map { PageFrame.Edge($0) }
      }
      var result = PageEdgeDeclaration()
      reader.read(member.value, by: keys, into: &result)
      if member.value["text"]?.isNull ?? true {
        reader.missingKey(
          "text", of: keys.name, at: member.value,
          hint: "write { text: Closed on Mondays, pinned: true }")
      }
      return result.text.map { PageFrame.Edge($0, isPinned: result.isPinned) }
    }
  }
}
