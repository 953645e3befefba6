import VitrineDiagnostics
import VitrineModel

/// Consecutive records of a file, as they were read.
///
/// The next reading takes a part over if its bytes are in the file again, wherever that is.
struct RecordPart: Sendable {
  let count: Int

  /// How the first record is written, and how all are; nil if the part is not kept or this is not
  /// known.
  private(set) var writing: (first: Writing, all: Writing)?
  var batch: RecordBatch

  /// The number of records that are read anew in the next build if one of them changed.
  static let mostRecords = 100
}

/// The origin of some records of a file: they are read, or taken over with their lines moved.
enum PartOrigin: Sendable {
  case read(Range<Int>)
  case taken(RecordPart, lines: Int)
}

extension RecordSource {
  /// Divides the records into parts to keep for the next reading. Those written like a part of
  /// `past` are taken over.
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
        // A small part is read with the records before it, or parts would become ever smaller.
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

  /// Returns by how many lines a part moves down if its records are those from `index` on; nil if
  /// these are others, or the part cannot be moved.
  private func lines(between part: RecordPart, and index: Int) -> Int? {
    guard let old = part.writing?.all, index + part.count <= count,
      let new = writing(index..<index + part.count), new.hash == old.hash
    else { return nil }
    return new.line == old.line || part.isMovable ? new.line - old.line : nil
  }
}

extension Writing {
  /// The same wherever its line is. It has a column, since a record that begins in another column has
  /// other places in it.
  fileprivate var withoutLine: Writing { Writing(hash: hash, line: 0, column: column) }
}

extension RecordPart {
  /// Reads the records of a source in `range`.
  init(
    _ range: Range<Int>, of source: RecordSource, _ collection: CollectionReader, isKept: Bool
  ) {
    count = range.count
    var reader = RecordReader(collection)
    reader.read(range, of: source)
    batch = reader.batch
    writing =
      isKept
      ? source.writing(range.lowerBound..<range.lowerBound + 1).flatMap { first in
        source.writing(range).map { (first, $0) }
      } : nil
  }

  /// True if the part has nothing but records: diagnostics, drafts and gaps have places that are
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
