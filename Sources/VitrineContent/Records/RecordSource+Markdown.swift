import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel

extension RecordSource {
  /// Makes the records of a Markdown file according to the collection's `parse`.
  static func markdown(_ bytes: [UInt8], in data: DataFile) throws(UnreadableContent)
    -> RecordSource
  {
    let (file, declaration) = (data.path, data.declaration)
    guard let parse = declaration.parse else {
      preconditionFailure("Markdown is only read as data if the collection has 'parse'")
    }
    let matter = try readFrontMatter(bytes, file: file)
    let body = bytes[matter.bodyOffset...]
    let found = try body.withUnsafeBufferPointer { (body) throws(UnreadableContent) in
      try MarkdownRecords.read(
        parse.kind, under: declaration.headings.map(\.text), of: body, firstLine: matter.bodyLine,
        file: file)
    }
    try found.checkHeadings(declaration.headings, in: file)
    if found.records.isEmpty, found.warnings.isEmpty {
      let heading = declaration.headings.first.map { " under '\($0.text)'" } ?? ""
      throw UnreadableContent(diagnostics: [
        Diagnostic(
          .error, kind: "Markdown records", at: parse.place,
          "'\(file)' has no \(parse.kind.records)\(heading)",
          hint: found.otherKind.map { "it has \($0.records): parse: \($0.rawValue)" }
            ?? parse.kind.example)
      ])
    }
    let shape = declaration.shape
    let records = found.records.map {
      (value: SourceValue($0.values), key: $0.key, parent: $0.parent)
    }
    @Sendable func record(_ index: Int) -> RecordData {
      RecordData(value: records[index].value, file: file, key: records[index].key)
    }
    var source = RecordSource(count: records.count) { index in
      var data = record(index)
      if let parent = records[index].parent.map(record),
        let key = parent.key(as: shape)
      {
        data.parent = ParentName(key: key, place: data.place, isImplied: true)
      }
      return data
    }
    source.warnings = matter.warnings + found.warnings
    return source
  }
}

extension MarkdownRecords {
  /// Throws if the file lacks a declared heading.
  fileprivate func checkHeadings(
    _ names: [SectionDeclaration.Name], in file: String
  ) throws(UnreadableContent) {
    guard missingHeadings.isEmpty else {
      let known = titles.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      throw UnreadableContent(
        diagnostics: missingHeadings.map { index in
          Diagnostic(
            .error, kind: "Markdown records", at: names[index].place,
            "'\(file)' has no heading '\(names[index].text)'",
            hint: suggestion(for: names[index].text, among: titles)
              ?? (titles.isEmpty
                ? "it has no headings: remove 'under'" : "its headings are \(known)"))
        })
    }
  }
}

extension MarkdownRecords.Kind {
  fileprivate var records: String {
    switch self {
    case .list: "lists with entries"
    case .table: "tables with rows"
    case .changelog: "headings with a version"
    }
  }

  fileprivate var example: String {
    switch self {
    case .list: "an entry looks like - [Title](https://example.com) - a description"
    case .table: "a table starts with | Title | Year |, followed by | --- | --- |"
    case .changelog: "a release starts with ## 1.2.0 - 2026-05-01"
    }
  }
}
