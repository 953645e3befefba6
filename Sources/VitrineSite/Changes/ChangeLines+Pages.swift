internal import VitrineModel

extension ChangeLines {
  /// The changes of a page, followed by those of its sections.
  func lines(of update: SiteDifference.PageUpdate) -> [ChangeLine] {
    let sections = update.sections
    return update.fields.map { line(of: $0) }
      + sections.inserted.map { section in
        ChangeLine(label: words[.section], pieces: [.inserted(section.title)])
      }
      + sections.removed.map { section in
        ChangeLine(label: words[.section], pieces: [.removed(section.title)])
      } + sections.updated.flatMap { lines(of: $0) } + sections.moved.map { line(of: $0) }
  }

  /// A note if something changed that no line describes.
  func note(of update: SiteDifference.PageUpdate) -> String? {
    update.affectsBody ? words[.itsText] : nil
  }

  /// Lines that name the section by its title, unless the title is what changed.
  private func lines(of update: SiteDifference.SectionUpdate) -> [ChangeLine] {
    let title = ChangeLine.Piece.kept(update.section.title + words[.listSeparator])
    // Cell names mean nothing to readers.
    let fields = update.fields.filter { $0.name != "cell" }
    if fields.isEmpty {
      return [ChangeLine(label: words[.section], pieces: [title, .kept(words[.shownOtherwise])])]
    }
    return fields.map { field in
      switch (field.name, field.old, field.new) {
      case ("title", _, _):
        var line = line(of: field)
        line.label = words[.section]
        return line
      case ("layout", let old?, let new?):
        var line = ChangeLine(label: words[.layout], pieces: [])
        line.setTexts(old.layoutText, new.layoutText)
        line.pieces.insert(title, at: 0)
        return line
      case ("items", .number(let old)?, .number(let new)?):
        let counts = [old, new].map { words.itemCount(Int($0.value)) }
        return ChangeLine(
          label: words[.section],
          pieces: [title] + ChangeLine.pieces(.removed(counts[0]), .inserted(counts[1])))
      case ("items", _, _), ("order", _, _), ("ids", _, _):
        return ChangeLine(label: words[.section], pieces: [title, .kept(words[.shownOtherwise])])
      case ("parent", _, _):
        var line = line(of: field)
        line.label = words[.parent]
        line.pieces.insert(title, at: 0)
        return line
      default:
        var line = line(of: field)
        line.pieces.insert(title, at: 0)
        return line
      }
    }
  }

  private func line(of move: SiteDifference.SectionMove) -> ChangeLine {
    ChangeLine(
      label: words[.section],
      pieces: [.kept(move.section.title + words[.listSeparator])]
        + ChangeLine.pieces(
          .removed(words.formats.numbers.text(move.from + 1)),
          .inserted(words.formats.numbers.text(move.to + 1))))
  }
}

extension FieldValue {
  /// A layout as written in content, on one line: `grid (columns 3, gap 16)`.
  fileprivate var layoutText: String {
    switch data {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.literal
    case .text(let text): text
    case .list(let values): values.map(\.layoutText).joined(separator: " ")
    case .object(let fields):
      fields.map { field in
        if case .object = field.value { return "\(field.name) (\(field.value.layoutText))" }
        return "\(field.name) \(field.value.layoutText)"
      }.joined(separator: ", ")
    }
  }
}
