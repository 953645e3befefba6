/// A field of a collection whose values have pages, as the collection declares it.
struct TermsDeclaration: Sendable {
  /// The field, slot or path, and where it is named.
  var field: SectionDeclaration.Name?

  /// The text between the levels of a value; nil if values have one level.
  var levels: String?

  /// The title of the page that lists the values.
  var title: String?

  static let keys = ContentKeys<TermsDeclaration>(
    "'terms'",
    [
      ContentKey("field", .name, \.field, "The field, 'tags', or a path."),
      ContentKey("levels", .separator, \.levels, "Parts one value into levels, as ' / '."),
      ContentKey("title", .text, \.title, "The title of the page that lists the values."),
    ])
}

extension ContentType<[TermsDeclaration]> {
  /// A field, or a list of fields, each with a map if there is more to say.
  static var terms: Self {
    let one = JSONSchema.either([.text, .map(TermsDeclaration.keys.schema, required: ["field"])])
    return Self(.either([.text, .list(one)])) { member, declarations in
      if case .list(let values) = member.value.content {
        return values.compactMap { declarations.terms($0, member.key) }
      }
      if member.value.scalarText != nil {
        return declarations.terms(member.value, member.key).map { [$0] }
      }
      declarations.wrongType(member, "a field or a list of fields")
      return nil
    }
  }
}

extension Declarations {
  fileprivate mutating func terms(_ value: SourceValue, _ key: String) -> TermsDeclaration? {
    var result = TermsDeclaration()
    guard case .object = value.content else {
      guard let text = text(value, key) else { return nil }
      result.field = SectionDeclaration.Name(text: text, place: location(of: value))
      return result
    }
    let noted = diagnostics.count
    read(value, by: TermsDeclaration.keys, into: &result)
    if result.field != nil { return result }
    if value["field"]?.isNull ?? (noted == diagnostics.count) {
      note(
        .missingKey(
          "field", of: TermsDeclaration.keys.name, at: location(of: value),
          hint: "say which field has the values, as in { field: subject, levels: ' / ' }"))
    }
    return nil
  }
}
