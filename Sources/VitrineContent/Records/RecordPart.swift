import VitrineDiagnostics
import VitrineModel

/// Consecutive records of a file, as they were read.
///
/// The next reading takes over a part if the file still contains the same bytes, even in another
/// place.
struct RecordPart: Sendable {
  let count: Int

  /// The hash and position of the source text of the first record, and of all records. Nil if the
  /// part is not kept, or if they are not known.
  var writing: (first: Writing, all: Writing)?
  var batch: RecordBatch

  /// The number of records that the next build reads again if one of them has changed.
  static let mostRecords = 100
}

/// Where some records of a file come from: they are read, or taken over with their lines moved.
enum PartOrigin: Sendable {
  case read(Range<Int>)
  case taken(RecordPart, lines: Int)
}

extension RecordSource {
  /// Divides the records into parts to keep for the next reading. Parts of `past` with the same
  /// text are taken over.
  func parts(after past: [RecordPart]) -> [PartOrigin] {
    var parts: [PartOrigin] = []
    var known: [Writing: RecordPart] = [:]
    for part in past {
      if let first = part.writing?.first { known[first.withoutLine] = part }
    }
    var start = 0
    var index = 0
    func readAnew() {
      for first in stride(from: start, to: index, by: RecordPart.mostRecords) {
        parts.append(.read(first..<min(index, first + RecordPart.mostRecords)))
      }
    }
    while index < count, !known.isEmpty {
      if let part = writing(index..<index + 1).flatMap({ known[$0.withoutLine] }),
        // A small part is read together with the records before it. Otherwise parts would get ever
        // smaller.
        start == index || part.count >= RecordPart.mostRecords / 2,
        let lines = lines(between: part, and: index)
      {
        readAnew()
        parts.append(.taken(part, lines: lines))
        index += part.count
        start = index
      } else {
        index += 1
      }
    }
    index = count
    readAnew()
    return parts
  }

  /// Returns the number of lines by which a part moves down if its records are those from `index`.
  /// Nil if they are others, or if the part cannot be moved.
  private func lines(between part: RecordPart, and index: Int) -> Int? {
    guard let old = part.writing?.all, index + part.count <= count,
      let new = writing(index..<index + part.count), new.hash == old.hash
    else { return nil }
    return new.line == old.line || part.isMovable ? new.line - old.line : nil
  }
}

extension Writing {
  /// The same text on any line. The column is kept: the locations in a record that starts in
  /// another column differ.
  fileprivate var withoutLine: Writing { Writing(hash: hash, line: 0, column: column) }
}

extension RecordPart {
  /// Whether the part has nothing but records. Diagnostics, drafts and gaps have locations that are
  /// not moved.
  fileprivate var isMovable: Bool {
    batch.diagnostics.isEmpty && batch.drafts.isEmpty && !batch.gaps.contains(where: \.haveFaults)
  }

  /// Returns the same records, `lines` lines further down.
  func moved(by lines: Int) -> RecordPart {
    if lines == 0 { return self }
    var moved = self
    moved.batch.move(by: lines)
    moved.writing?.first.line += lines
    moved.writing?.all.line += lines
    return moved
  }
}
