package import VitrineDiagnostics

/// The records of a Markdown file, in file order.
package struct MarkdownRecords: Sendable {
  /// The part of a text that becomes a record.
  package enum Kind: String, CaseIterable, Sendable {
    case list, table, changelog
  }

  package struct Record: Sendable {
    package var values: MarkdownValues

    /// The id of a record without one in its data.
    package var key: String?

    /// The index of the parent record.
    package var parent: Int?
  }

  package var records: [Record] = []

  /// Warnings about parts that were probably meant to be records.
  package var warnings: [Diagnostic] = []

  /// The titles of all headings in the file, without repeats.
  package var titles: [String] = []

  /// The indices of the requested headings that the file lacks.
  package var missingHeadings: [Int] = []

  /// Another kind of record that the file has.
  package var otherKind: Kind?
}

/// Converts positions of nodes in a file's body into positions in the file.
struct MarkdownFilePositions {
  private var places: MarkdownPositions

  /// The first line of the body in the file, from 1.
  private let firstLine: Int

  init(_ text: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    places = MarkdownPositions(text)
    self.firstLine = firstLine
  }

  mutating func place(of node: MarkdownNode) -> TextPosition {
    let (line, column) = places.place(of: node)
    return TextPosition(line: line + firstLine - 1, column: column)
  }

  /// Returns the bytes from a node's position to the end of its line.
  mutating func line(at place: TextPosition) -> UnsafeBufferPointer<UInt8> {
    places.bytes(from: (place.line - firstLine + 1, place.column))
  }
}
