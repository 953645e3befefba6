import VitrineDiagnostics
import VitrineFormats
import VitrineLayout
import VitrineModel

extension ContentType<[SectionDeclaration]> {
  static var sections: Self {
    Self(.list(.map(SectionDeclaration.keys.schema))) { member, reader in
      reader.list(member)?.compactMap { reader.section($0) }
    }
  }
}

extension ContentType<SectionDeclaration.Name> {
  static var name: Self {
    Self(.text) { member, reader in
      reader.text(member).map {
        SectionDeclaration.Name(text: $0, place: reader.location(of: member.value))
      }
    }
  }
}

extension ContentType<Set<ChangedItems.Kind>> {
  /// A kind of change or a list of kinds.
  static var changes: Self {
    let kind = ContentType<ChangedItems.Kind>.choice
    return Self(.either([kind.schema, .list(kind.schema, minimum: 1)])) { member, reader in
      guard case .list(let values) = member.value.content, !values.isEmpty else {
        return kind.read(member, &reader).map { [$0] }
      }
      return Set(member.elements.compactMap { kind.read($0, &reader) })
    }
  }
}

extension ContentType<SectionDeclaration.Open> {
  /// A Boolean, or the names of some parents.
  static var open: Self {
    Self(.either([.flag, .texts])) { member, reader in
      switch member.value.content {
      case .bool(let isOpen): isOpen ? .all : SectionDeclaration.Open.none
      case .list: reader.names(member).map { .these($0) }
      default:
        ContentType<SectionDeclaration.Name>.name.read(member, &reader).map { .these([$0]) }
      }
    }
  }
}

extension DeclarationReader {
  fileprivate mutating func section(_ value: SourceValue) -> SectionDeclaration? {
    let noted = diagnostics.count
    var result = SectionDeclaration(place: location(of: value))
    guard read(value, by: SectionDeclaration.keys, into: &result) else { return nil }
    if let drawn = drawn(by: result.layout) {
      let name = type(of: drawn).name
      for member in result.idleKeys[.drawn, default: []] {
        error(
          "key beside a chart", at: member, "'\(member.key)' has no effect on a \(name)",
          hint: "it is about items, which a \(name) does not show: remove it")
      }
    }
    if result.changes != nil {
      result.section.repeats = true
      for member in result.idleKeys[.ofChanges, default: []] {
        error(
          "key beside changes", at: member, "a section of 'changes' cannot have '\(member.key)'",
          hint: "which records changed is only known once all are read, "
            + "so such a section is a single list")
      }
    }
    if let layout = result.layout, table.layouts[layout.index].table != nil {
      for member in result.idleKeys[.table, default: []] {
        error(
          "key beside a table", at: member, "'\(member.key)' has no effect in a table",
          hint: member.key == "cell"
            ? "its columns set what is shown of each item: remove it"
            : "only lists support selection: remove it, or use a list")
      }
    }
    // A mistake, for example in `where`, can let in too many records. Do not report them as
    // repeated on top of that.
    if diagnostics[noted...].contains(where: { $0.severity == .error }) {
      result.section.repeats = true
    }
    return result
  }

  /// Returns a text as a name with its location, or nil if the value is not a text.
  func name(_ value: SourceValue) -> SectionDeclaration.Name? {
    value.scalarText.map { SectionDeclaration.Name(text: $0, place: location(of: value)) }
  }

  mutating func names(_ member: SourceValue.Member) -> [SectionDeclaration.Name]? {
    guard let values = list(member) else { return nil }
    return values.compactMap { value in
      text(value, member.key).map {
        SectionDeclaration.Name(text: $0, place: location(of: value))
      }
    }
  }

  /// Returns the fields that a grouping reads, with their locations.
  func lookedUpNames(ofGrouping value: SourceValue) -> [SectionDeclaration.Name] {
    switch value.content {
    case .object:
      return (value["by"].map { lookedUpNames(ofGrouping: $0) } ?? [])
        + (value["sort"].map { lookedUpNames(ofSorting: $0) } ?? [])
    case .list(let values): return values.flatMap { lookedUpNames(ofGrouping: $0) }
    case .text(let text):
      let field = GroupedField.parts(of: text).field
      return [SectionDeclaration.Name(text: field, place: location(of: value))]
    case .null, .bool, .number: return []
    }
  }

  /// The fields that the order of groups reads.
  func lookedUpNames(ofSorting value: SourceValue) -> [SectionDeclaration.Name] {
    lookedUpNames(value).filter { $0.text != "title" && $0.text != "count" }
  }

  func lookedUpNames(_ value: SourceValue) -> [SectionDeclaration.Name] {
    if case .list(let values) = value.content { return values.flatMap { lookedUpNames($0) } }
    guard let text = value.scalarText else { return [] }
    return [
      SectionDeclaration.Name(
        text: text.hasPrefix("-") ? String(text.dropFirst()) : text, place: location(of: value))
    ]
  }
}
