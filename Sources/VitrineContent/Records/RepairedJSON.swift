import VitrineDiagnostics
import VitrineText

/// JSON text in which minor errors are corrected: unescaped tabs in strings, and half surrogate
/// pairs, which programs write when they cut strings. If a key appears twice in an object, the
/// first value wins. In JSON Lines, invalid lines can be skipped.
struct RepairedJSON: Sendable {
  private(set) var document: JSONDocument
  private(set) var warnings: [Diagnostic] = []

  /// Limits the passes over a text: each error hides later ones on its line.
  private static let maxRounds = 100

  /// Parses one value, or one per line if `areLines`.
  init(_ bytes: [UInt8], file: String, areLines: Bool = false) throws(JSONFailure) {
    var bytes = bytes
    var rounds = 0
    while true {
      do throws(JSONFailure) {
        document =
          areLines
          ? try JSONDocument(parsingLines: bytes, firstValuesCount: true)
          : try JSONDocument(parsing: bytes, firstValuesCount: true)
        warnings += document.repeatedKeys.map { $0.warning(in: file, "the first value is used") }
        return
      } catch {
        guard error.errors.allSatisfy(\.isOfOneCharacter), rounds < Self.maxRounds else {
          throw error
        }
        rounds += 1
        warnings += error.errors.map { $0.warning(in: file) }
        bytes.repair(error.errors.map(\.position))
      }
    }
  }

  /// Parses JSON Lines, skipping invalid lines if most are valid.
  init(lines bytes: [UInt8], file: String) throws(JSONFailure) {
    let failure: JSONFailure
    do throws(JSONFailure) {
      self = try RepairedJSON(bytes, file: file, areLines: true)
      return
    } catch {
      failure = error
    }
    let faults = failure.errors.filter { !$0.isOfOneCharacter }
    guard faults.count < JSONFailure.maxErrors else { throw failure }
    var lines: Set<Int> = []
    let firsts = faults.filter { lines.insert($0.position.line).inserted }
    var rest = bytes
    rest.clear(lines: lines)
    let read = try RepairedJSON(rest, file: file, areLines: true)
    guard read.document.root.elements.count > lines.count else { throw failure }
    self = read
    warnings += firsts.map { $0.warning(in: file, "the line is left out") }
  }
}

extension RecordSource {
  init(of text: RepairedJSON, in file: DataFile) throws(UnreadableContent) {
    try self.init(of: text.document.root, in: file)
    warnings += text.warnings
  }
}

extension JSONError {
  fileprivate func warning(in file: String, _ consequence: String? = nil) -> Diagnostic {
    diagnostic(in: file).asWarning(consequence)
  }
}

extension [UInt8] {
  /// Blanks out some lines, counted from 1, but keeps the line ends.
  fileprivate mutating func clear(lines: Set<Int>) {
    var line = 1
    for index in indices {
      if self[index] == UInt8(ascii: "\n") {
        line += 1
      } else if lines.contains(line) {
        self[index] = 0x20
      }
    }
  }

  /// Replaces tabs with spaces, and escapes of half surrogate pairs with U+FFFD. `positions` are
  /// sorted.
  fileprivate mutating func repair(_ positions: [TextPosition]) {
    var (line, start) = (1, byteOrderMarkLength(in: self))
    for position in positions {
      while line < position.line {
        guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
        (line, start) = (line + 1, end + 1)
      }
      let offset = start + position.column - 1
      guard indices.contains(offset) else { continue }
      if self[offset] == UInt8(ascii: "\\"), offset + 6 <= count {
        replaceSubrange(offset..<offset + 6, with: "\\uFFFD".utf8)
      } else {
        self[offset] = 0x20
      }
    }
  }
}
