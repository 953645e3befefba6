import VitrineDiagnostics
import VitrineModel

/// The records in the text of a data file: the elements of a list or the members of a map.
struct DataElements {
  /// Which list or map of a file contains the records.
  enum RecordsLocation {
    /// The one at a path, or the whole file if the path is nil.
    case at(ValuePath?)

    /// The one with an element whose value begins at a location.
    case around(SourceLocation)
  }

  /// An element with the place of its value, which its record also has.
  struct Element {
    var range: Range<Int>
    var line: Int
    var column: Int
  }

  /// The bytes of each element, ascending; a member's range includes its key.
  let ranges: [Range<Int>]

  /// The index of each element, by the place of its value.
  private let numbers: [Place: Int]

  /// Whether a text has the same content as the file, with its elements in this order.
  let hasSameContent: (_ text: [UInt8], _ order: [Int]) -> Bool

  private struct Place: Hashable {
    var line: Int
    var column: Int
  }

  init(
    _ elements: [Element],
    hasSameContent: @escaping (_ text: [UInt8], _ order: [Int]) -> Bool = { _, _ in true }
  ) {
    ranges = elements.map(\.range)
    var numbers: [Place: Int] = [:]
    for (number, element) in elements.enumerated() {
      numbers[Place(line: element.line, column: element.column)] = number
    }
    self.numbers = numbers
    self.hasSameContent = hasSameContent
  }

  /// Returns the index of the element that the record at `place` was read from.
  func number(at place: SourceLocation) -> Int? {
    numbers[Place(line: place.line, column: place.column)]
  }
}

extension DataElements.RecordsLocation {
  /// Returns the list or map in `root` that contains the records, or nil if there is none.
  func value<Tree: RecordTree>(in root: Tree) -> Tree? {
    switch self {
    case .at(let path):
      let value = path.map { $0.value(in: root) } ?? root
      return value?.recordElements == nil ? nil : value
    case .around(let place):
      var waiting = [root]
      while let value = waiting.popLast() {
        guard let inner = value.recordElements?.map(\.value) else { continue }
        if inner.contains(where: { $0.line == place.line && $0.column == place.column }) {
          return value
        }
        waiting += inner
      }
      return nil
    }
  }
}
