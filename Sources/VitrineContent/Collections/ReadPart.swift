import VitrineDiagnostics
import VitrineModel

/// Consecutive records of a file, as they were read.
struct ReadPart: Sendable {
  let count: Int

  /// How the first record is written, and how all are; nil if the part is not kept or this is not
  /// known.
  let writing: (first: Writing, all: Writing)?
  var reading: RecordReading

  /// The number of records that are read anew in the next build if one of them changed.
  static let mostRecords = 100
}

/// The origin of some records of a file: they are read, or taken over with their lines moved.
enum PartOrigin: Sendable {
  case read(Range<Int>)
  case taken(ReadPart, lines: Int)
}

extension RecordSource {
  /// Divides the records into parts to keep for the next reading. Those written like a part of
  /// `past` are taken over.
  func parts(after past: [ReadPart]) -> [PartOrigin] {
    var parts: [PartOrigin] = []
    var known: [FirstOfPart: ReadPart] = [:]
    for part in past {
      if let first = part.writing?.first { known[FirstOfPart(first)] = part }
    }
    var start = 0
    var index = 0
    func readAnew() {
      for first in stride(from: start, to: index, by: ReadPart.mostRecords) {
        parts.append(.read(first..<min(index, first + ReadPart.mostRecords)))
      }
    }
    while index < count, !known.isEmpty {
      if let part = writing(index..<index + 1).flatMap({ known[FirstOfPart($0)] }),
        // A small part is read with the records before it, or parts would become ever smaller.
        start == index || part.count >= ReadPart.mostRecords / 2,
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
  private func lines(between part: ReadPart, and index: Int) -> Int? {
    guard let old = part.writing?.all, index + part.count <= count,
      let new = writing(index..<index + part.count), new.hash == old.hash
    else { return nil }
    return new.line == old.line || part.isMovable ? new.line - old.line : nil
  }

  /// The key by which a part is found. It has a column, since a record that begins in another has
  /// other places in it.
  private struct FirstOfPart: Hashable {
    let writing: Writing

    init(_ writing: Writing) {
      self.writing = Writing(hash: writing.hash, line: 0, column: writing.column)
    }
  }
}

extension ReadPart {
  /// Reads the records of a source in `range`.
  init(
    _ range: Range<Int>, of source: RecordSource, _ context: RecordContext,
    notes: NameTable<MarkdownSource>, isKept: Bool
  ) {
    count = range.count
    var reading = RecordReading(context)
    reading.read(range, of: source, notes: notes)
    self.reading = reading
    writing =
      isKept
      ? source.writing(range.lowerBound..<range.lowerBound + 1).flatMap { first in
        source.writing(range).map { (first, $0) }
      } : nil
  }

  /// True if the part has nothing but records: diagnostics, drafts and gaps have places that are
  /// not moved.
  fileprivate var isMovable: Bool {
    reading.diagnostics.isEmpty && reading.drafts.isEmpty && !reading.gaps.haveFaults
  }

  /// Returns the same records, `lines` lines further down.
  func moved(by lines: Int) -> ReadPart {
    if lines == 0 { return self }
    var moved = ReadPart(
      count: count, writing: writing.map { ($0.moved(by: lines), $1.moved(by: lines)) },
      reading: reading)
    for index in moved.reading.records.indices {
      let file = moved.reading.records[index].record.place.file
      moved.reading.records[index].move(by: lines, in: file)
    }
    return moved
  }
}

extension Writing {
  fileprivate func moved(by lines: Int) -> Writing {
    Writing(hash: hash, line: line + lines, column: column)
  }
}

extension ReadRecord {
  /// Moves its places in `file` and those of its children down by `lines`. Its places in a Markdown
  /// file stay.
  fileprivate mutating func move(by lines: Int, in file: String) {
    func move(_ place: inout SourceLocation) {
      if place.file == file { place.line += lines }
    }
    func move(_ place: inout SourceLocation?) {
      if var known = place {
        move(&known)
        place = known
      }
    }
    move(&linkPlace)
    for index in referencePlaces.indices { move(&referencePlaces[index]) }
    if var name = parent {
      move(&name.place)
      parent = name
    }
    if case .text(let text, at: var place, let isHTML)? = record.body {
      move(&place)
      record.body = .text(text, at: place, isHTML: isHTML)
    }
    for index in children.indices { children[index].move(by: lines, in: file) }
    move(&record.place)
  }
}
