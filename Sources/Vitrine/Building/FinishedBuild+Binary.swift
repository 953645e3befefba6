import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The file is a hash of all that follows, and the build. A newer program reads none of an older one, since
/// the key differs.
extension FinishedBuild {
  var binary: [UInt8] {
    var writer = BinaryWriter()
    writer.write(key.value)
    writer.write(foldersAndProblems.value)
    for files in [inputs, outputs] {
      writer.write(list: files) { $0.write($1) }
    }
    for count in [counts.pages, counts.items, counts.drafts] { writer.write(count) }
    writer.write(list: warnings) { $0.write($1) }
    var whole = BinaryWriter()
    whole.write(ContentHash(of: writer.bytes).value)
    return whole.bytes + writer.bytes
  }

  init(binary: [UInt8]) throws(BinaryReader.CorruptData) {
    var reader = BinaryReader(binary)
    let hash = try reader.number()
    guard ContentHash(of: binary.span.bytes.extracting(droppingFirst: 8)).value == hash else {
      throw BinaryReader.CorruptData()
    }
    key = ContentHash(value: try reader.number())
    foldersAndProblems = ContentHash(value: try reader.number())
    inputs = try reader.list { reader throws(BinaryReader.CorruptData) in try reader.file() }
    outputs = try reader.list { reader throws(BinaryReader.CorruptData) in try reader.file() }
    counts = SiteCounts(
      pages: try reader.integer(), items: try reader.integer(), drafts: try reader.integer())
    warnings = try reader.list { reader throws(BinaryReader.CorruptData) in try reader.diagnostic()
    }
    guard reader.isAtEnd else { throw BinaryReader.CorruptData() }
  }
}

extension BinaryWriter {
  fileprivate mutating func write(_ file: FinishedBuild.File) {
    write(file.path)
    write(optional: file.state) { writer, state in
      let numbers = state.numbers
      for index in numbers.indices { writer.write(numbers[index]) }
    }
    write(optional: file.hash) { $0.write($1.value) }
  }

  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.severity.rawValue)
    write(diagnostic.kind)
    write(optional: diagnostic.location) { $0.write($1) }
    write(diagnostic.message)
    write(optional: diagnostic.hint) { $0.write($1) }
  }
}

extension BinaryWriter {
  mutating func write(_ location: SourceLocation) {
    write(location.file)
    write(location.line)
    write(location.column)
  }
}

extension BinaryReader {
  fileprivate mutating func file() throws(CorruptData) -> FinishedBuild.File {
    FinishedBuild.File(
      path: try text(),
      state: try optional { reader throws(CorruptData) in
        var numbers = FileState.Numbers(repeating: 0)
        for index in numbers.indices { numbers[index] = try reader.integer() }
        return FileState(numbers)
      },
      hash: try optional { reader throws(CorruptData) in ContentHash(value: try reader.number()) })
  }

  mutating func location() throws(CorruptData) -> SourceLocation {
    SourceLocation(file: try text(), line: try integer(), column: try integer())
  }

  mutating func diagnostic() throws(CorruptData) -> Diagnostic {
    guard let severity = Diagnostic.Severity(rawValue: try text()) else { throw CorruptData() }
    let kind = try text()
    let location = try optional { reader throws(CorruptData) in try reader.location() }
    let message = try text()
    return Diagnostic(
      severity, kind: kind, at: location, message,
      hint: try optional { reader throws(CorruptData) in try reader.text() })
  }
}
