import VitrineFormats

/// A field whose values get pages of their own, as its collection declares it.
struct TermsDeclaration: Sendable {
  /// The field, slot or path.
  var field: SectionDeclaration.Name?

  /// The separator between the levels of a value, or nil if values have only one level.
  var levels: String?

  /// The title of the page that lists the values.
  var title: String?

  /// The feed of each value's page, or nil for pages without one.
  var feed: FeedDeclaration?

  static let keys: ContentKeys<TermsDeclaration> = ContentKeys(
    "'terms'",
    [
      ContentKey("field", .name, \.field, "A field, 'tags', or a path."),
      ContentKey(
        "levels", .separator, \.levels,
        "The separator that splits a value into levels, such as ' / '."),
      ContentKey("title", .text, \.title, "The title of the page that lists the values."),
      ContentKey(
        "feed", .feed, \.feed,
        "Whether to publish a feed of each value's items by date, or its settings."),
    ])
}

extension TermsDeclaration: NamedElement {
  static var requiredKey: String { "field" }

  static func hint(under key: String) -> String {
    "name the field that has the values, as in { field: subject, levels: ' / ' }"
  }

  var isComplete: Bool { field != nil }
}

extension ContentType<[TermsDeclaration]> {
  /// A field or a list of fields, each of which can be a map with more options.
  static var terms: Self {
    Self(.either([.text, .list(TermsDeclaration.schema)])) { member, reader in
      if case .list(let values) = member.value.content {
        return values.compactMap { reader.element($0, under: member.key) }
      }
      if member.value.scalarText != nil {
        return reader.element(member.value, under: member.key).map { [$0] }
      }
      reader.wrongType(member, "a field or a list of fields")
      return nil
    }
  }
}
