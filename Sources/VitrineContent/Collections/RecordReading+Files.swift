import VitrineDiagnostics
import VitrineModel
import VitrineText

extension RecordReading {
  /// Reads the record of a Markdown file.
  mutating func read(_ file: ReadMarkdown) {
    diagnostics += file.diagnostics
    if let source = file.source { read(source.data) } else { isIncomplete = true }
  }

  /// Returns the records of a data file; nil if it cannot be read.
  mutating func source(
    _ path: String, of plan: CollectionPlan, in folder: ContentFolder
  ) -> RecordSource? {
    guard let format = plan.declaration.format(of: path) else { return nil }
    do {
      let source = try RecordSource.read(
        path, format: format, of: plan.declaration, isOnlyFile: plan.files.count == 1, in: folder)
      diagnostics += source.warnings
      return source
    } catch {
      unreadable.append(error)
      isIncomplete = true
      return nil
    }
  }

  mutating func read(
    _ range: Range<Int>, of source: RecordSource, notes: NameTable<MarkdownSource>
  ) {
    for index in range {
      var data = source.record(index)
      data.row = context.row(index + 1, of: data.file)
      if !notes.isEmpty, let key = Self.key(of: data, shape: context.shape) {
        data.markdown = notes[key]
      }
      read(data)
    }
  }

  /// Reads the record of `data`, unless it is left out.
  mutating func read(_ data: RecordData) {
    if let record = record(of: data, shape: context.shape) { records.append(record) }
  }

  /// Adds the results of the files, or parts of a file, that come after these.
  mutating func add(_ next: RecordReading) {
    records += next.records
    diagnostics += next.diagnostics
    drafts += next.drafts
    leftOut += next.leftOut
    unreadable += next.unreadable
    gaps.add(next.gaps)
    if next.isIncomplete { isIncomplete = true }
  }
}

extension MarkdownSource {
  /// The key of its record's id, or of the record it adds to: `id` in the front matter, else the
  /// file's name.
  var key: String {
    if let id = value["id"], !id.isBlank, let text = id.scalarText { return text }
    return file.stem
  }

  var place: SourceLocation { .start(of: file) }

  var data: RecordData {
    var value = value
    (value.line, value.column) = (1, 1)
    return RecordData(value: value, file: file, key: file.stem, isFrontMatter: true, markdown: self)
  }
}
