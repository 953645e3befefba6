package import VitrineDiagnostics

extension MarkdownRecords {
  /// Reads the records in the body of the Markdown file `file`. The body starts on `firstLine`.
  ///
  /// Only records below the given headings are read, or all if there are none.
  package static func read(
    _ kind: Kind, under headings: [String], of body: UnsafeBufferPointer<UInt8>, firstLine: Int,
    file: String
  ) throws(UnreadableContent) -> MarkdownRecords {
    let result: Result<MarkdownRecords, UnreadableContent>
    do throws(MarkdownRefusal) {
      result = try withMarkdownDocument(body) { document in
        var reader = MarkdownReader(
          file: file, outline: MarkdownOutline(under: headings),
          places: MarkdownFilePositions(body, firstLine: firstLine))
        return Result { () throws(UnreadableContent) in
          switch kind {
          case .list: reader.readLists(document)
          case .table: try reader.readTables(document)
          case .changelog: reader.readReleases(document)
          }
          var records = reader.result
          records.titles = reader.outline.titles
          records.missingHeadings = headings.indices.filter { !reader.outline.found.contains($0) }
          records.otherKind = document.otherKind(than: kind)
          return records
        }
      }
    } catch {
      let place = SourceLocation(file: file, line: firstLine, column: 1)
      throw UnreadableContent(diagnostics: [error.diagnostic(at: place)])
    }
    return try result.get()
  }
}

extension MarkdownNode {
  /// The kind of record that the document has, other than `kind`.
  fileprivate func otherKind(than kind: MarkdownRecords.Kind) -> MarkdownRecords.Kind? {
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
