import VitrineDiagnostics

/// A JSON text (RFC 8259), read once, with the order of its keys and the place of everything in it.
///
/// ```swift
/// let document = try JSONDocument(parsing: bytes)
/// for record in document.root.elements {
///   print(record["title"]?.text ?? "–", record.position.line)
/// }
/// ```
///
/// Stricter than the standard asks for: a key twice in an object, unless its first value is to count,
/// and half a surrogate pair are errors. A byte order mark is skipped.
package struct JSONDocument: Sendable {
  private let tape: JSONTape

  /// The keys that came before in their objects, where the first values count.
  package let repeatedKeys: [JSONError]

  /// Reads one value, in which at most `depthLimit` arrays and objects lie in each other.
  ///
  /// - Throws: all errors up to the first after which it is unclear what was meant.
  package init(
    parsing bytes: [UInt8], depthLimit: Int = 512, firstValuesCount: Bool = false
  ) throws(JSONFailure) {
    try self.init(bytes, depthLimit: depthLimit, firstValuesCount: firstValuesCount) {
      $0.parseDocument()
    }
  }

  /// Reads JSON Lines: a value a line, empty lines left out. The root is the array of them.
  ///
  /// - Throws: the errors of all lines, up to twenty that are of more than a character.
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
      let start = TextPlace(line: 1, column: 1)
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

/// The values of a document in the order of the text; what is in an array or object follows it.
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

  /// True if the string has escapes in it.
  var isEscaped = false

  /// True of a key that came before in its object: what it leads to is left out.
  var isRepeated = false

  /// Where the value begins in the bytes.
  var start: UInt32

  /// Of a number, one past its last byte; of a string, its closing quote; of an array or object,
  /// how many elements or members it has.
  var extent: UInt32

  /// The index of the first entry that is not in this one.
  var next: UInt32
}
