import VitrineDiagnostics
import VitrineModel
import VitrineText

extension DataElements {
  /// Returns nil if the text is not JSON, or does not contain the records.
  static func inJSON(_ bytes: [UInt8], of place: RecordsLocation) -> DataElements? {
    DataElements(try? JSONDocument(parsing: bytes), of: place)
  }

  /// Returns the elements of a text with one value per line, as `inJSON` does.
  static func inJSONLines(_ bytes: [UInt8], of place: RecordsLocation) -> DataElements? {
    DataElements(try? JSONDocument(parsingLines: bytes), of: place)
  }

  private init?(_ document: JSONDocument?, of place: RecordsLocation) {
    guard let list = document.flatMap({ place.value(in: $0.root) }) else { return nil }
    switch list.content {
    case .array(let values):
      self.init(values.map { Element(range: $0.range, line: $0.line, column: $0.column) })
    case .object(let members):
      self.init(
        members.map {
          Element(range: $0.range, line: $0.value.line, column: $0.value.column)
        })
    case .null, .bool, .number, .text: return nil
    }
  }
}

extension JSONValue {
  var line: Int { position.line }
  var column: Int { position.column }
}
