import VitrineContent
import VitrineModel
import VitrineText

extension DeclaredCells {
  /// Parses a section's cell in a snapshot, or returns nil if it is a name. Which templates exist
  /// does not matter: the names in the cell were valid when the snapshot was written.
  init?(_ cell: String) {
    guard cell.hasPrefix("{"),
      let root = try? JSONDocument(parsing: Array(cell.utf8)).root
    else { return nil }
    let value = FieldValue(root)
    self.init(value, cells: value.texts)
  }
}

extension FieldValue {
  /// All texts in the value.
  fileprivate var texts: Set<String> {
    switch self {
    case .null, .bool, .number, .date, .link, .markup, .composite: []
    case .text(let text): [text]
    case .list(let values): Set(values.flatMap(\.texts))
    case .object(let fields): Set(fields.flatMap(\.value.texts))
    }
  }
}
