import VitrineDiagnostics
import VitrineModel

extension RecordSource {
  /// Makes records of a Markdown file as `parse` of the collection says.
  static func markdown(_ bytes: [UInt8], in data: DataFile) throws(UnreadableContent)
    -> RecordSource
  {
    let (file, declaration) = (data.path, data.declaration)
    guard let parse = declaration.parse else {
      preconditionFailure("Markdown is data only where a collection says 'parse'")
    }
    let matter = try readFrontMatter(bytes, file: file)
    let body = bytes[matter.bodyOffset...]
    let (found, other) = try body.withUnsafeBufferPointer { (body) throws(UnreadableContent) in
      try MarkdownRecords.read(parse.kind, of: body, firstLine: matter.bodyLine, in: data)
    }
    let records = found.records
    if records.isEmpty, found.warnings.isEmpty {
      throw UnreadableContent(diagnostics: [
        .noMarkdownRecords(
          parse, in: file, under: declaration.headings.first?.text, other: other)
      ])
    }
    let shape = declaration.shape
    @Sendable func record(_ index: Int) -> RecordData {
      RecordData(value: records[index].value, file: file, key: records[index].key)
    }
    var source = RecordSource(count: records.count) { index in
      var data = record(index)
      if let parent = records[index].parent.map(record),
        let key = RecordReading.key(of: parent, shape: shape)
      {
        data.parent = ReadRecord.ParentName(key: key, place: data.place, isImplied: true)
      }
      return data
    }
    source.warnings = matter.warnings + found.warnings
    return source
  }
}
