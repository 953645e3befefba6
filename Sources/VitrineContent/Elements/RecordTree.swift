import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// A parsed value of a data file in any format, in which records can be located.
protocol RecordTree: Sendable {
  /// The position of its first character.
  var line: Int { get }
  var column: Int { get }
  var isMap: Bool { get }

  /// The value of a map's member, or nil if this is not a map or has no such member.
  subscript(key: String) -> Self? { get }

  /// Returns the element of a list at `index`, counted from 0, or nil if this is not a list or has
  /// no such element.
  func element(at index: Int) -> Self?

  /// The elements of a list, or the members of a map with their keys. Nil for other values.
  var recordElements: [(key: String?, value: Self)]? { get }

  /// The value with its locations.
  var sourceValue: SourceValue { get }

  /// Returns the hash and position of the source text from this value of a list to `last`, or nil
  /// if they are not known.
  func writing(through last: Self) -> SourceFingerprint?
}

/// Identifies the source text of consecutive values in a file by its hash and position.
struct SourceFingerprint: Hashable, Sendable {
  /// The hash of the bytes from the first value to the end of the last.
  var hash: ContentHash

  /// The position at which the text starts.
  var line: Int
  var column: Int
}

extension SourceValue: RecordTree {
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

  func writing(through last: SourceValue) -> SourceFingerprint? { nil }
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

  func writing(through last: JSONValue) -> SourceFingerprint? {
    let position = position
    return SourceFingerprint(
      hash: hash(through: last), line: position.line, column: position.column)
  }
}

extension RecordTree {
  /// Whether this is a list of maps with names, or a map that contains one.
  var containsNamedRecords: Bool {
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
