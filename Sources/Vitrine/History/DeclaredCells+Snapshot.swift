import VitrineContent
import VitrineModel
import VitrineText

extension DeclaredCells {
  /// Reads what a snapshot names as a section's cell; nil for a name. Which templates there are does not
  /// matter: the names in it were valid once.
  init?(_ cell: String) {
    guard cell.hasPrefix("{"),
      let root = try? JSONDocument(parsing: Array(cell.utf8)).root
    else { return nil }
    let value = FieldValue(root)
    self.init(value, cells: value.texts)
  }
}

extension FieldValue {
  /// All texts in it.
  fileprivate var texts: Set<String> {
    switch self {
    case .null, .bool, .number, .date, .link, .markup, .size, .place: []
    case .text(let text): [text]
    case .list(let values): Set(values.flatMap(\.texts))
    case .object(let fields): Set(fields.flatMap(\.value.texts))
    }
  }
}
