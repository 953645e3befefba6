internal import VitrineModel
internal import VitrineText

/// One of `item.changes`: what a build did with a record.
final class ChangeContext: TemplateContext {
  private let kind: ChangeKind
  private let date: CalendarDate?
  private let lines: [ChangeLineContext]
  private let note: String?
  private let words: SiteWords

  /// `folder` is that of the page, for the addresses of pictures.
  init(
    _ change: SiteChanges.RecordChange, in site: PreparedSite, lines: ChangeLines, folder: String
  ) {
    kind = change.changeKind
    words = lines.words
    date = site.changes?.builds[change.build].date.flatMap(CalendarDate.init(wholeDate:))
    self.lines = lines.lines(of: change.kind).map {
      ChangeLineContext($0, words: lines.words) { site.source(of: $0, from: folder) }
    }
    note = if case .updated(let update) = change.kind { lines.note(of: update) } else { nil }
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .word: .text(words[kind.badgeWord])
    case .kind: .text(kind.rawValue)
    case .date: .context(date.map { DateContext($0, language: words.language) })
    case .lines: .list(lines) { .context($0) }
    case .hasLines: .flag(!lines.isEmpty)
    case .language: .text(words.ownLanguage)
    case .note: .text(note)
    default: nil
    }
  }
}

/// One of a change's `lines`.
final class ChangeLineContext: TemplateContext {
  private let line: ChangeLine
  private let words: SiteWords
  private let source: (Picture) -> String

  init(_ line: ChangeLine, words: SiteWords, source: @escaping (Picture) -> String) {
    self.line = line
    self.words = words
    self.source = source
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .label: .text(line.label)
    case .ownLabel: .flag(line.isOwn)
    case .isText: .flag(line.isText)
    case .pieces:
      .list(line.pieces) { [source] in .context(ChangePieceContext($0, source: source)) }
    case .delta: .text(line.delta)
    case .status: .text(line.verdict?.status.rawValue)
    case .word: .text(line.verdict.map { words[$0.word] })
    case .language: .text(words.ownLanguage)
    default: nil
    }
  }
}

/// One of a line's `pieces`.
final class ChangePieceContext: TemplateContext {
  private let piece: ChangeLine.Piece
  private let source: (Picture) -> String

  init(_ piece: ChangeLine.Piece, source: @escaping (Picture) -> String) {
    self.piece = piece
    self.source = source
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch (name.as(Name.self), piece) {
    case (.kept, .kept(let text)), (.removed, .removed(let text)),
      (.inserted, .inserted(let text)):
      .text(text)
    case (.removedPicture, .removedPicture(let picture)),
      (.insertedPicture, .insertedPicture(let picture)):
      .context(
        PictureContext(picture, source: source(picture), shape: nil, label: "", isLazy: true))
    case (.arrow, .arrow): .flag(true)
    case (.kept, _), (.removed, _), (.inserted, _), (.arrow, _), (.removedPicture, _),
      (.insertedPicture, _):
      .nothing
    default: nil
    }
  }
}

/// How much a measure changed: `item.measureChange`, and the end of a fact.
final class DeltaContext: TemplateContext {
  private let change: SiteDifference.MeasureChange
  private let words: SiteWords

  init(_ change: SiteDifference.MeasureChange, words: SiteWords) {
    self.change = change
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .delta: .text(change.delta(language: words.language))
    case .status: .text(change.verdict?.status.rawValue)
    case .word: .text(change.verdict.map { words[$0.word] })
    case .language: .text(words.ownLanguage)
    default: nil
    }
  }
}
