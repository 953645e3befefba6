import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The format is a hash of the rest, followed by the build. A newer program never uses the file of
/// an older one, because their keys differ.
extension FinishedBuild {
  var binary: [UInt8] {
    var writer = BinaryWriter()
    writer.write(key, foldersAndProblems, inputs, outputs)
    writer.write(counts.pages, counts.items, counts.drafts, warnings)
    return writer.hashed
  }

  init(binary: [UInt8]) throws(CorruptCache) {
    var reader = BinaryReader(binary)
    guard try reader.read() == ContentHash(of: binary.span.bytes.extracting(droppingFirst: 8))
    else { throw CorruptCache() }
    key = try reader.read()
    foldersAndProblems = try reader.read()
    inputs = try reader.read()
    outputs = try reader.read()
    counts = SiteCounts(
      pages: try reader.read(), items: try reader.read(), drafts: try reader.read())
    warnings = try reader.read()
    guard reader.isAtEnd else { throw CorruptCache() }
  }
}

extension FinishedBuild.File: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    self.init(path: try reader.read(), state: try reader.read(), hash: try reader.read())
  }

  func write(to writer: inout BinaryWriter) { writer.write(path, state, hash) }
}

extension FileState: BinaryValue {
  init(from reader: inout BinaryReader) throws(CorruptCache) {
    var numbers = Numbers(repeating: 0)
    for index in numbers.indices { numbers[index] = try reader.read() }
    self.init(numbers)
  }

  func write(to writer: inout BinaryWriter) {
    for index in numbers.indices { writer.write(numbers[index]) }
  }
}
