import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records in the text of a JSON file: the elements of an array, or the members of an object.
struct DataElements {
  /// The bytes of each element, ascending; a member's range includes its key.
  let ranges: [Range<Int>]

  /// The index of each element, by the position of its value.
  private let numbers: [JSONPosition: Int]

  /// Nil if the text is no JSON, or `records` is not the path to an array or object. Without a path,
  /// the root is taken.
  init?(in bytes: [UInt8], at records: ValuePath?) {
    guard let root = try? JSONDocument(parsing: bytes).root,
      let elements = (records.map { $0.value(in: root) } ?? root)?.rangedElements
    else { return nil }
    self.init(elements)
  }

  /// Finds the array or object with an element whose value begins at `place`; nil if there is none.
  init?(in bytes: [UInt8], around place: SourceLocation) {
    guard let root = try? JSONDocument(parsing: bytes).root else { return nil }
    let position = JSONPosition(line: place.line, column: place.column)
    var waiting = [root]
    while let value = waiting.popLast() {
      guard let elements = value.rangedElements else { continue }
      if elements.contains(where: { $0.value.position == position }) {
        self.init(elements)
        return
      }
      waiting += elements.map(\.value)
    }
    return nil
  }

  private init(_ elements: [(range: Range<Int>, value: JSONValue)]) {
    ranges = elements.map(\.range)
    var numbers: [JSONPosition: Int] = [:]
    for (number, element) in elements.enumerated() { numbers[element.value.position] = number }
    self.numbers = numbers
  }

  /// Returns the index of the element that the record at `place` was read from.
  func number(at place: SourceLocation) -> Int? {
    numbers[JSONPosition(line: place.line, column: place.column)]
  }
}

extension JSONValue {
  /// The elements of an array, or the members of an object with their keys; nil for anything else.
  fileprivate var rangedElements: [(range: Range<Int>, value: JSONValue)]? {
    switch content {
    case .array(let values): values.map { ($0.range, $0) }
    case .object(let members): members.map { ($0.range, $0.value) }
    case .null, .bool, .number, .text: nil
    }
  }
}
