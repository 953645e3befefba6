extension RecordChunk {
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
}
