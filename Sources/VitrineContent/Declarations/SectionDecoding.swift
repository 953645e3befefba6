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
      reader.text(member).map { reader.name($0, at: member.value) }
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
    let earlierCount = diagnostics.count
    var result = SectionDeclaration(place: location(of: value))
    guard read(value, by: SectionDeclaration.keys, into: &result) else { return nil }
    if let drawn = drawn(by: result.layout) {
      let name = type(of: drawn).name
      for member in result.idleKeys[.drawn, default: []] {
        error(
          "key beside a chart", at: member, "'\(member.key)' has no effect on a \(name)",
          hint: "it applies to items, and a \(name) does not show any: remove it")
      }
    }
    if result.changes != nil {
      result.section.repeats = true
      for member in result.idleKeys[.ofChanges, default: []] {
        error(
          "key beside changes", at: member, "a section of 'changes' cannot have '\(member.key)'",
          hint: "the changed records are known only after all records are read, "
            + "so this section is always a single list")
      }
    }
    if let layout = result.layout, table.layouts[layout.index].table != nil {
      for member in result.idleKeys[.table, default: []] {
        error(
          "key beside a table", at: member, "'\(member.key)' has no effect in a table",
          hint: member.key == "cell"
            ? "the table's columns decide what is shown: remove it"
            : "only lists support selection: remove it, or use a list")
      }
    }
    // A mistake, for example in `where`, can let in too many records. Do not report them as
    // repeated on top of that.
    if diagnostics[earlierCount...].contains(where: { $0.severity == .error }) {
      result.section.repeats = true
    }
    return result
  }

  func name(_ text: String, at value: SourceValue) -> SectionDeclaration.Name {
    SectionDeclaration.Name(text: text, place: location(of: value))
  }

  /// Returns a text as a name with its location, or nil if the value is not a text.
  func name(_ value: SourceValue) -> SectionDeclaration.Name? {
    value.scalarText.map { name($0, at: value) }
  }

  mutating func names(_ member: SourceValue.Member) -> [SectionDeclaration.Name]? {
    guard let values = list(member) else { return nil }
    return values.compactMap { value in text(value, member.key).map { name($0, at: value) } }
  }
}
