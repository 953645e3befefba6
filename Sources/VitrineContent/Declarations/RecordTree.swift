import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A value of a data file of any format, with what is needed to find records in it.
protocol RecordTree: Sendable {
  /// Where it begins.
  var line: Int { get }
  var column: Int { get }
  var isMap: Bool { get }

  /// The value of a map's member; nil if there is none or this is no map.
  subscript(key: String) -> Self? { get }

  /// Returns the element of a list at `index`, from 0; nil if there is none or this is no list.
  func element(at index: Int) -> Self?

  /// The elements of a list, or the members of a map with their keys; nil for anything else.
  var recordElements: [(key: String?, value: Self)]? { get }

  /// The value with its places.
  var sourceValue: SourceValue { get }

  /// Returns how this value of a list and all up to `last` are written; nil if it is not known.
  func writing(through last: Self) -> Writing?
}

/// Consecutive values of a file as they are written there.
struct Writing: Hashable, Sendable {
  /// The hash of their bytes and of those between them.
  var hash: ContentHash

  /// Where the first begins.
  var line: Int
  var column: Int
}

extension SourceValue: RecordTree {
  var isMap: Bool {
    if case .object = content { true } else { false }
  }

  func element(at index: Int) -> SourceValue? {
    guard case .list(let values) = content, values.indices.contains(index) else { return nil }
    return values[index]
  }

  var recordElements: [(key: String?, value: SourceValue)]? {
    switch content {
    case .list(let values): values.map { (nil, $0) }
    case .object(let members): members.map { ($0.key, $0.value) }
    case .null, .bool, .number, .text: nil
    }
  }

  var sourceValue: SourceValue { self }

  func writing(through last: SourceValue) -> Writing? { nil }
}

extension JSONValue: RecordTree {
  var isMap: Bool {
    if case .object = content { true } else { false }
  }

  func element(at index: Int) -> JSONValue? {
    guard index >= 0 else { return nil }
    return elements.dropFirst(index).first { _ in true }
  }

  var recordElements: [(key: String?, value: JSONValue)]? {
    switch content {
    case .array(let elements): elements.map { (nil, $0) }
    case .object(let members): members.map { ($0.key, $0.value) }
    case .null, .bool, .number, .text: nil
    }
  }

  var sourceValue: SourceValue { SourceValue(self) }

  func writing(through last: JSONValue) -> Writing? {
    let position = position
    return Writing(hash: hash(through: last), line: position.line, column: position.column)
  }
}

extension RecordTree {
  /// True for a list of maps with names, and for a map that holds one.
  var holdsNamedRecords: Bool {
    if !isMap { return isListOfNamedRecords }
    return recordElements?.contains { $0.value.isListOfNamedRecords } ?? false
  }

  private var isListOfNamedRecords: Bool {
    guard let first = element(at: 0), first.isMap, let members = first.recordElements else {
      return false
    }
    return members.contains { member in
      guard let key = member.key?.lowercased() else { return false }
      return key == "id" || key.hasSuffix("name") || key.hasSuffix("title")
    }
  }
}
