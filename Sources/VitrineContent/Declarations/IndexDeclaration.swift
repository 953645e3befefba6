import VitrineDiagnostics

/// The index of a section as a page declares it: `title`, `date by decade`.
struct IndexDeclaration: Sendable {
  var field: SectionDeclaration.Name

  /// Nil for years of dates and letters of anything else.
  var unit: IndexUnit?
}

extension ContentType<IndexDeclaration> {
  static var index: Self {
    let units = IndexUnit.allCases.map(\.rawValue)
    let known = "(?!.* by ).*\\S.*|.*\\S.* by (\(units.joined(separator: "|")))"
    return Self(.pattern("^(\(known))$")) { member, declarations in
      let place = declarations.location(of: member.value)
      var parts: [String] = []
      if case .text(let text) = member.value.content {
        parts = text.split(separator: " by ", maxSplits: 1, omittingEmptySubsequences: false)
          .map(String.init)
      }
      guard let field = parts.first, field.contains(where: { !$0.isWhitespace }) else {
        declarations.wrongType(member, "a field, as 'title' or 'date by decade'")
        return nil
      }
      var index = IndexDeclaration(field: SectionDeclaration.Name(text: field, place: place))
      guard parts.count > 1 else { return index }
      index.unit = IndexUnit(rawValue: parts[1])
      if index.unit != nil { return index }
      declarations.note(
        .unknownValue("by \(parts[1])", of: "index", among: units.map { "by \($0)" }, at: place))
      return nil
    }
  }
}
