import Glibc
import TestSupport
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// A content folder, one file of which is any text.
final class ContentReader {
  private let files: TemporaryFolder
  private let folder: Folder
  private let file: String

  /// A reading of the folder before it has any of the texts. What they cannot change is taken from it, as the
  /// preview does after an edit: to read the declarations again takes longer than to read most texts. With
  /// `make test-all` there is none.
  private var previous: ContentResult?

  private static let options = ContentOptions(
    cells: ["row", "card", "tile", "plate", "chip"], languages: ["en", "de"])

  init(_ file: String, beside others: [String: String]) throws {
    files = try TemporaryFolder()
    for (name, text) in others { try files.write(text, to: name) }
    try files.write("", to: file)
    folder = try Folder.existing(files.path)!
    self.file = file
    if tries(1, all: 0) == 0 { return }
    // Files of the last moment are not trusted.
    usleep(60_000)
    previous = readContent(at: files.path, options: Self.options, keepsReading: true)
  }

  /// Reads the folder with this text; refuses it where no site would be made.
  func read(_ text: [UInt8]) -> FuzzTarget.Outcome {
    do {
      try folder.write(text.span.bytes, to: file)
    } catch {
      return FuzzTarget.Outcome(complaint: "it cannot be written: \(error.code)")
    }
    let reading = readContent(
      at: files.path, options: Self.options, keepsReading: previous != nil, previous: previous)
    let isRefused = reading.diagnostics.hasErrors
    let diagnostics = reading.diagnostics + (isRefused ? [] : Self.diagnosticsOfBodies(in: reading))
    var places = PlacesOfLines(in: text)
    let misplaced = diagnostics.first { diagnostic in
      guard let place = diagnostic.location, place.file == file else { return false }
      return !has(place, in: text, &places)
    }
    return FuzzTarget.Outcome(
      isRefused: isRefused, complaint: misplaced.map { "'\($0)' is outside" })
  }

  private static func diagnosticsOfBodies(in reading: ContentResult) -> [Diagnostic] {
    let content = reading.content
    let bodies =
      content.pages.map { ($0.introduction, $0.output) }
      + content.records.map { ($0.body, $0.output ?? "index.html") }
    return bodies.flatMap { body, output in
      body.map { renderBody($0, of: output, reading: reading).1 } ?? []
    }
  }

  /// True if the file has such a place. A workbook has cells.
  private func has(
    _ place: SourceLocation, in text: [UInt8], _ places: inout PlacesOfLines
  ) -> Bool {
    if file.hasSuffix(".xlsx") { return 1...1_048_576 ~= place.line && 1...16_384 ~= place.column }
    // Of a text that is mended, or in another encoding, the places are those of its UTF-8.
    let isAsWritten =
      String(validating: text, as: UTF8.self).map { text in
        !text.containsForbiddenCharacter && !["encoding", "&#"].contains(where: text.contains)
      } ?? false
    if !isAsWritten { return place.line > 0 && place.column > 0 }
    return places.contains(line: place.line, column: place.column)
  }
}

/// The places that a text has.
struct PlacesOfLines {
  private let text: [UInt8]

  /// The lengths of its lines. A carriage return alone ends a line for YAML and none for an editor.
  private lazy var lengths = [
    Self.lengths(of: text, byCR: false), Self.lengths(of: text, byCR: true),
  ]

  init(in text: [UInt8]) { self.text = text }

  /// True if there is such a place; what is missing stands behind the end of a line.
  mutating func contains(line: Int, column: Int) -> Bool {
    lengths.contains { lengths in
      1...lengths.count ~= line && 1...lengths[line - 1] + 1 ~= column
    }
  }

  private static func lengths(of text: [UInt8], byCR: Bool) -> [Int] {
    var lengths = [0]
    var last: UInt8 = 0
    for byte in text {
      if byte == 0x0A && !(byCR && last == 0x0D) || byCR && byte == 0x0D {
        lengths.append(0)
      } else if byte != 0x0A {
        lengths[lengths.count - 1] += 1
      }
      last = byte
    }
    return lengths
  }
}
