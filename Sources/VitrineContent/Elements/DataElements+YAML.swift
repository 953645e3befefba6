import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension DataElements {
  /// Elements on their own lines, with the comments right above them. Returns nil if the text
  /// cannot be read, or does not contain the records.
  ///
  /// Throws if elements are in brackets or otherwise share lines.
  static func inYAML(
    _ bytes: [UInt8], file: String, of place: RecordsLocation
  ) throws(UneditableText) -> DataElements? {
    guard let root = try? yaml(bytes, file: file), let list = place.value(in: root) else {
      return nil
    }
    return DataElements(try YAMLElements(of: list, in: bytes).elements) { text, order in
      let written = try? yaml(text, file: file).fieldValue
      return written == root.fieldValue(with: list, in: order)
    }
  }

  private static func yaml(
    _ bytes: [UInt8], file: String
  ) throws(UnreadableContent) -> SourceValue {
    var warnings: [Diagnostic] = []
    return try readYAML(bytes, file: file, warnings: &warnings)
  }
}

extension SourceValue {
  /// The value without its position, with the elements of `list` in another order.
  fileprivate func fieldValue(with list: SourceValue, in order: [Int]) -> FieldValue {
    let isList = line == list.line && column == list.column
    func ordered<Element>(_ elements: [Element]) -> [Element] {
      isList && elements.count == order.count ? order.map { elements[$0] } : elements
    }
    switch content {
    case .list(let values):
      return .list(ordered(values).map { $0.fieldValue(with: list, in: order) })
    case .object(let members):
      return .object(
        ordered(members).map {
          Field(name: $0.key, value: $0.value.fieldValue(with: list, in: order))
        })
    case .null, .bool, .number, .text: return fieldValue
    }
  }
}
