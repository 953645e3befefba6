import VitrineFormats

extension DeclarationReader {
  /// Returns the fields that a grouping reads, with their locations.
  func lookedUpNames(ofGrouping value: SourceValue) -> [SectionDeclaration.Name] {
    switch value.content {
    case .object:
      return (value["by"].map { lookedUpNames(ofGrouping: $0) } ?? [])
        + (value["sort"].map { lookedUpNames(ofSorting: $0) } ?? [])
    case .list(let values): return values.flatMap { lookedUpNames(ofGrouping: $0) }
    case .text(let text):
      let field = GroupedField.parts(of: text).field
      return [name(field, at: value)]
    case .null, .bool, .number: return []
    }
  }

  /// The fields that the order of groups reads.
  func lookedUpNames(ofSorting value: SourceValue) -> [SectionDeclaration.Name] {
    lookedUpNames(value).filter { $0.text != "title" && $0.text != "count" }
  }

  func lookedUpNames(_ value: SourceValue) -> [SectionDeclaration.Name] {
    if case .list(let values) = value.content { return values.flatMap { lookedUpNames($0) } }
    guard let text = (value["by"] ?? value).scalarText else { return [] }
    return [name(text.hasPrefix("-") ? String(text.dropFirst()) : text, at: value)]
  }
}
