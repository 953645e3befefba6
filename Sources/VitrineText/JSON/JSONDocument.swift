import VitrineDiagnostics

/// A JSON text (RFC 8259), parsed once, with the order of its keys and the position of every value.
///
/// ```swift
/// let document = try JSONDocument(parsing: bytes)
/// for record in document.root.elements {
///   print(record["title"]?.text ?? "–", record.position.line)
/// }
/// ```
///
/// Stricter than the standard requires: lone surrogates are errors, and so are duplicate keys
/// unless the first value is to count. A byte order mark is skipped.
package struct JSONDocument: Sendable {
  private let tape: JSONTape

  /// Keys that repeat an earlier key of the same object, if first values count.
  package let repeatedKeys: [JSONError]

  /// Parses one value, whose arrays and objects are nested at most `depthLimit` deep.
  ///
  /// - Throws: all errors up to the first one after which the structure is ambiguous.
  package init(
    parsing bytes: [UInt8], depthLimit: Int = 512, firstValuesCount: Bool = false
  ) throws(JSONFailure) {
    try self.init(bytes, depthLimit: depthLimit, firstValuesCount: firstValuesCount) {
      $0.parseDocument()
    }
  }

  /// Parses JSON Lines: one value per line, ignoring empty lines. The root is an array of these
  /// values.
  ///
  /// - Throws: the errors of all lines, but at most twenty that concern more than one character.
  package init(
    parsingLines bytes: [UInt8], depthLimit: Int = 512, firstValuesCount: Bool = false
  ) throws(JSONFailure) {
    try self.init(bytes, depthLimit: depthLimit, firstValuesCount: firstValuesCount) {
      $0.parseLines()
    }
  }

  private init(
    _ bytes: [UInt8], depthLimit: Int, firstValuesCount: Bool, parse: (inout JSONParser) -> Void
  ) throws(JSONFailure) {
    guard bytes.count < Int(UInt32.max) else {
      let start = TextPosition(line: 1, column: 1)
      throw JSONFailure(errors: [
        JSONError(
          position: start, message: "the file is larger than 4 GB",
          hint: "split it into several files")
      ])
    }
    let parser = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer, depthLimit: depthLimit, firstValuesCount: firstValuesCount)
      parse(&parser)
      return parser.result
    }
    guard parser.errors.isEmpty else {
      let order = parser.errors.indices.sorted {
        (parser.errors[$0].position, $0) < (parser.errors[$1].position, $1)
      }
      throw JSONFailure(errors: order.map { parser.errors[$0] })
    }
    repeatedKeys = parser.repeatedKeys
    tape = JSONTape(bytes: bytes, entries: parser.entries, lines: parser.lines)
  }

  package var root: JSONValue { JSONValue(tape: tape, index: 0) }
}

/// The values of a document in source order. The contents of an array or object follow it directly.
final class JSONTape: Sendable {
  let bytes: [UInt8]
  let entries: [JSONEntry]
  let lines: LineStarts

  init(bytes: [UInt8], entries: [JSONEntry], lines: LineStarts) {
    self.bytes = bytes
    self.entries = entries
    self.lines = lines
  }
}

struct JSONEntry: Sendable {
  enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, string, array, object
  }

  var kind: Kind

  /// Whether the string contains escapes.
  var isEscaped = false

  /// Whether the key already occurred in its object. Its value is then left out.
  var isRepeated = false

  /// The offset at which the value begins.
  var start: UInt32

  /// For a number, the offset after its last byte; for a string, the offset of its closing quote;
  /// for an array or object, the number of its elements or members.
  var extent: UInt32

  /// The index of the next entry that is not inside this one.
  var next: UInt32
}
