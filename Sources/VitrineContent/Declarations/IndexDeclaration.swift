import VitrineDiagnostics

/// The index of a section as a page declares it: `title`, `date by decade`.
struct IndexDeclaration: Sendable {
  var field: SectionDeclaration.Name

  /// Nil for years of dates and letters of anything else.
  var unit: IndexUnit?
}

extension ContentType<IndexDeclaration> {
  static var index: Self {
    Self(.text) { member, declarations in
      guard let text = declarations.text(member) else { return nil }
      let place = declarations.location(of: member.value)
      let parts = text.split(separator: " by ", maxSplits: 1).map(String.init)
      guard let field = parts.first else {
        declarations.wrongType(member, "a field, as 'title' or 'date by decade'")
        return nil
      }
      var index = IndexDeclaration(field: SectionDeclaration.Name(text: field, place: place))
      guard parts.count > 1 else { return index }
      index.unit = IndexUnit(rawValue: parts[1])
      if index.unit != nil { return index }
      declarations.note(
        .unknownValue(
          parts[1], of: "by", among: IndexUnit.allCases.map(\.rawValue), at: place))
      return nil
    }
  }
}
