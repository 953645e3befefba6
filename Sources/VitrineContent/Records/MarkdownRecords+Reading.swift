import VitrineDiagnostics

extension MarkdownRecords {
  /// The records, and if there are none, which kind of record the file does have.
  typealias Found = (records: MarkdownRecords, other: MarkdownParse.Kind?)

  /// Reads the records in the body of a Markdown file. The body starts on `firstLine`.
  static func read(
    _ kind: MarkdownParse.Kind, of body: UnsafeBufferPointer<UInt8>, firstLine: Int,
    in data: DataFile
  ) throws(UnreadableContent) -> Found {
    let (file, names) = (data.path, data.declaration.headings)
    let result: Result<Found, UnreadableContent>
    do throws(MarkdownRefusal) {
      result = try withMarkdownDocument(body) { document in
        var reader = MarkdownReader(
          file: file, outline: MarkdownOutline(under: names.map(\.text)),
          places: MarkdownFilePlaces(body, firstLine: firstLine))
        return Result { () throws(UnreadableContent) in
          switch kind {
          case .list: reader.readLists(document)
          case .table: try reader.readTables(document)
          case .changelog: reader.readReleases(document)
          }
          try reader.outline.checkNames(names, in: file)
          return (reader.result, document.otherKind(than: kind))
        }
      }
    } catch {
      let place = SourceLocation(file: file, line: firstLine, column: 1)
      throw UnreadableContent(diagnostics: [error.diagnostic(at: place)])
    }
    return try result.get()
  }
}

extension MarkdownOutline {
  /// Throws if the file lacks a declared heading.
  fileprivate func checkNames(
    _ names: [SectionDeclaration.Name], in file: String
  ) throws(UnreadableContent) {
    let missing = names.indices.filter { !found.contains($0) }
    guard missing.isEmpty else {
      let known = titles.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      throw UnreadableContent(
        diagnostics: missing.map { index in
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

extension MarkdownNode {
  /// The kind of record that the document has, other than `kind`.
  fileprivate func otherKind(than kind: MarkdownParse.Kind) -> MarkdownParse.Kind? {
    for block in children {
      switch block.kind {
      case .list where kind != .list: return .list
      case .table where kind != .table: return .table
      default: break
      }
    }
    return nil
  }
}
