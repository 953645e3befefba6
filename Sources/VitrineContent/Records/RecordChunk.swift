import VitrineDiagnostics
import VitrineModel

/// Consecutive records of a file, as they were read.
///
/// The next reading reuses a chunk if the file still contains the same bytes, even in another
/// place.
struct RecordChunk: Sendable {
  let count: Int

  /// The hash and position of the source text of the first record, and of all records. Nil if the
  /// part is not kept, or if they are not known.
  var writing: (first: SourceFingerprint, all: SourceFingerprint)?
  var batch: RecordBatch

  /// The number of records that the next build reads again if one of them has changed.
  static let maxRecords = 100
}

/// The origin of some records of a file: they were read, or reused with new line numbers.
enum ChunkOrigin: Sendable {
  case read(Range<Int>)
  case taken(RecordChunk, lines: Int)
}

extension RecordSource {
  /// Divides the records into parts to keep for the next reading. Parts of `previous` with the same
  /// text are reused.
  func parts(after previous: [RecordChunk]) -> [ChunkOrigin] {
    var parts: [ChunkOrigin] = []
    var known: [SourceFingerprint: RecordChunk] = [:]
    for part in previous {
      if let first = part.writing?.first { known[first.withoutLine] = part }
    }
    var start = 0
    var index = 0
    func readAgain() {
      for first in stride(from: start, to: index, by: RecordChunk.maxRecords) {
        parts.append(.read(first..<min(index, first + RecordChunk.maxRecords)))
      }
    }
    while index < count, !known.isEmpty {
      if let part = writing(index..<index + 1).flatMap({ known[$0.withoutLine] }),
        // A small part is read together with the records before it. Otherwise parts would get ever
        // smaller.
        start == index || part.count >= RecordChunk.maxRecords / 2,
        let lines = lines(between: part, and: index)
      {
        readAgain()
        parts.append(.taken(part, lines: lines))
        index += part.count
        start = index
      } else {
        index += 1
      }
    }
    index = count
    readAgain()
    return parts
  }

  /// Returns the number of lines by which a part moves down if its records are those from `index`.
  /// Nil if they are others, or if the part cannot be moved.
  private func lines(between part: RecordChunk, and index: Int) -> Int? {
    guard let old = part.writing?.all, index + part.count <= count,
      let new = writing(index..<index + part.count), new.hash == old.hash
    else { return nil }
    return new.line == old.line || part.isMovable ? new.line - old.line : nil
  }
}

extension SourceFingerprint {
  /// The same text on any line. The column is kept: the locations in a record that starts in
  /// another column differ.
  fileprivate var withoutLine: SourceFingerprint {
    SourceFingerprint(hash: hash, line: 0, column: column)
  }
}

extension RecordChunk {
  /// Whether the part has nothing but records. Diagnostics, drafts and gaps have locations that are
  /// not moved.
  fileprivate var isMovable: Bool {
    batch.diagnostics.isEmpty && batch.drafts.isEmpty
      && !batch.missingValues.contains(where: \.haveFaults)
  }

  /// Returns the same records, `lines` lines further down.
  func moved(by lines: Int) -> RecordChunk {
    if lines == 0 { return self }
    var moved = self
    moved.batch.move(by: lines)
    moved.writing?.first.line += lines
    moved.writing?.all.line += lines
    return moved
  }
}
