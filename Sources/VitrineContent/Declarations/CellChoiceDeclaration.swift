import VitrineFormats
import VitrineModel

/// A choice of cells by the value of a field, as declared.
struct CellChoiceDeclaration {
  fileprivate var field: ValuePath?
  fileprivate var cells: [(value: String, cell: DeclaredCell)] = []
  fileprivate var other: DeclaredCell?

  static let keys = ContentKeys<CellChoiceDeclaration>(
    "a cell by the value of a field",
    [
      ContentKey(
        "by", ContentType<String>.text.map(ValuePath.init), \.field, "The field."),
      ContentKey(
        "cells", .mapOf(ContentType<DeclaredCell>.oneCell.schema),
        "The cell for each of its values."
      ) { member, reader, choice in
        let entries = reader.entries(member, "a map from values to cells") ?? []
        choice.cells = entries.compactMap { entry in
          ContentType.oneCell.read(entry, &reader).map { (entry.key, $0) }
        }
      },
      ContentKey("other", .oneCell, \.other, "The cell for all other values."),
    ])
}

extension DeclarationReader {
  mutating func cellChoice(_ member: SourceValue.Member) -> DeclaredCell? {
    var result = CellChoiceDeclaration()
    read(member.value, by: CellChoiceDeclaration.keys, into: &result)
    for key in ["by", "cells"] where member.value[key]?.isNull ?? true {
      missingKey(
        key, of: "a cell by the value of a field", at: member.value,
        hint: "write cell: { by: kind, cells: { painting: card, archive: row } }")
    }
    guard let field = result.field else { return nil }
    let all = result.cells.map(\.cell) + [result.other].compactMap { $0 }
    return DeclaredCell(
      name: member.value.jsonWithSortedKeys,
      choice: CellChoice(
        field: field, cases: result.cells.map { .init(value: $0.value, cell: $0.cell.name) },
        other: result.other?.name),
      configurations: all.reduce(into: [:]) { $0.merge($1.configurations) { first, _ in first } },
      place: location(of: member.value))
  }
}
