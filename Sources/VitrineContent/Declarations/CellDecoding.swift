import VitrineFormats
import VitrineLayout
import VitrineModel

extension ContentType<String> {
  /// The name of an existing cell.
  static var cellName: Self {
    Self(.text) { member, reader in
      guard let name = reader.text(member) else { return nil }
      if reader.cells.contains(name) { return name }
      let place = reader.location(of: member.value)
      reader.report(.unknownCell(name, among: reader.cells, at: place))
      return nil
    }
  }
}

extension ContentType<DeclaredCell> {
  /// A cell's name, a cell's configuration, or a choice of cells by the value of a field.
  static var cell: Self {
    let name = ContentType<String>.cellName
    let choice = CellChoiceDeclaration.keys
    return Self(
      .either([name.schema, .reference("cell"), .map(choice.schema, required: ["by", "cells"])])
    ) { member, reader in
      member.value["by"] == nil && member.value["cells"] == nil
        ? oneCell.read(member, &reader) : reader.cellChoice(member)
    }
  }

  /// Like `cell`, but not a choice: choices do not nest.
  static var oneCell: Self {
    let name = ContentType<String>.cellName
    return Self(.either([name.schema, .reference("cell")])) { member, reader in
      guard case .object = member.value.content else {
        let place = reader.location(of: member.value)
        return name.read(member, &reader).map { DeclaredCell(name: $0, place: place) }
      }
      return reader.cellConfiguration(member)
    }
  }
}

extension DeclarationReader {
  fileprivate mutating func cellConfiguration(_ member: SourceValue.Member) -> DeclaredCell? {
    let noted = diagnostics.count
    var result = CellConfiguration()
    read(member.value, by: CellConfiguration.keys, into: &result)
    guard diagnostics.count == noted else { return nil }
    if member.value["beside"].map(\.isNull) ?? true {
      result.content.prefersSideBySideTextAndSecondaryText = result.content.style == .value
    }
    let name = member.value.jsonWithSortedKeys
    return DeclaredCell(
      name: name, configurations: [name: result], place: location(of: member.value))
  }
}
