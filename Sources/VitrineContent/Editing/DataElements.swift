import VitrineModel
import VitrineText

/// The records of a JSON file as they stand in it: the elements of an array, or the members of an
/// object.
struct DataElements {
  /// Rising; of a member, with its key.
  let ranges: [Range<Int>]

  /// The number of the element that begins at each place; of a member, of its value.
  private let numbers: [JSONPosition: Int]

  /// Nil where there are none at `records`, the root by default.
  init?(in bytes: [UInt8], records: ValuePath?) {
    guard let root = try? JSONDocument(parsing: bytes).root,
      let value = records.map({ $0.value(in: root) }) ?? root
    else { return nil }
    let elements: [(range: Range<Int>, value: JSONValue)]
    switch value.content {
    case .array(let values): elements = values.map { ($0.range, $0) }
    case .object(let members): elements = members.map { ($0.range, $0.value) }
    case .null, .bool, .number, .text: return nil
    }
    ranges = elements.map(\.range)
    var numbers: [JSONPosition: Int] = [:]
    for (number, element) in elements.enumerated() { numbers[element.value.position] = number }
    self.numbers = numbers
  }

  /// The number of the element that a record was read from.
  func number(at place: Place) -> Int? {
    numbers[JSONPosition(line: place.line, column: place.column)]
  }
}
