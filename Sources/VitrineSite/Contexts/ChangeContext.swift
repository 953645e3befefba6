internal import VitrineModel
internal import VitrineText

/// One of `item.changes`: the change that a build made to a record.
final class ChangeContext: NamedContext {
  private let kind: ChangeKind
  private let date: CalendarDate?
  private let lines: [ChangeLineContext]
  private let note: String?
  private let words: SiteWords

  /// `folder` is the folder of the page, for the addresses of pictures.
  init(
    _ change: SiteChanges.RecordChange, in site: RenderContext, lines: ChangeLines, folder: String
  ) {
    kind = change.changeKind
    words = lines.words
    date = site.changes?.builds[change.build].date.flatMap(CalendarDate.init(wholeDate:))
    self.lines = lines.lines(of: change.kind).map {
      ChangeLineContext($0, words: lines.words) {
        site.addresses.source(of: $0.source, from: folder, \.thumbnail)
      }
    }
    note = if case .updated(let update) = change.kind { lines.note(of: update) } else { nil }
  }

  static let names = TemplateNames<ChangeContext> { names in
    names.text("word", "What happened, in a word.") { $0.words[$0.kind.badgeWord] }
    names.text("kind", "The same for stylesheets: `inserted`, `updated`, `moved`, `removed`.") {
      $0.kind.rawValue
    }
    names.context("date", "The date, if the build had one.") { change in
      change.date.map { DateContext(ExtendedDate($0), formats: change.words.formats) }
    }
    names.list("lines", "What it was and what it is now.") { $0.lines }
    names.flag("hasLines", "Whether there are any.") { !$0.lines.isEmpty }
    names.text("language", "The language of the words, if it is not the page's.") {
      $0.words.ownLanguage
    }
    names.text("note", "What no line describes.") { $0.note }
  }
}

/// One of a change's `lines`.
final class ChangeLineContext: NamedContext {
  private let line: ChangeLine
  private let words: SiteWords
  private let source: (Picture) -> String

  init(_ line: ChangeLine, words: SiteWords, source: @escaping (Picture) -> String) {
    self.line = line
    self.words = words
    self.source = source
  }

  static let names = TemplateNames<ChangeLineContext> { names in
    names.text("label", "What changed.") { $0.line.label }
    names.flag("ownLabel", "Whether the label is one of the site's words, not from the content.") {
      $0.line.isOwn
    }
    names.flag("isText", "Whether it is running text.") { $0.line.isText }
    names.list(
      "pieces", "The parts that stayed, were removed or were inserted.", of: { $0.line.pieces }
    ) { piece, line in
      ChangePieceContext(piece, source: line.source)
    }
    names.text("delta", "How much a number changed, or the word for a changed state.") { line in
      line.line.delta ?? line.line.verdict.map { line.words[$0.word] }
    }
    names.text(
      "status", "`success`, `warning` or `failure`: better, worse, or a regression."
    ) { $0.line.verdict?.status.rawValue }
    names.text("word", "The same as a word for readers, if `delta` is a number.") { line in
      line.line.delta == nil ? nil : line.line.verdict.map { line.words[$0.word] }
    }
    names.text("language", "The language of the words, if it is not the page's.") {
      $0.words.ownLanguage
    }
  }
}

/// One of a line's `pieces`.
final class ChangePieceContext: NamedContext {
  private let piece: ChangeLine.Piece
  private let source: (Picture) -> String

  init(_ piece: ChangeLine.Piece, source: @escaping (Picture) -> String) {
    self.piece = piece
    self.source = source
  }

  static let names = TemplateNames<ChangePieceContext> { names in
    names.text("kept", "Text that stayed.") {
      if case .kept(let text) = $0.piece { text } else { nil }
    }
    names.text("removed", "Text that was removed.") {
      if case .removed(let text) = $0.piece { text } else { nil }
    }
    names.text("inserted", "Text that was inserted.") {
      if case .inserted(let text) = $0.piece { text } else { nil }
    }
    names.flag("arrow", "Whether it is the arrow from the old value to the new one.") {
      if case .arrow = $0.piece { true } else { false }
    }
    names.context("removedPicture", "A picture that was removed.") { piece in
      if case .removedPicture(let picture) = piece.piece { piece.context(of: picture) } else { nil }
    }
    names.context("insertedPicture", "A picture that was inserted.") { piece in
      if case .insertedPicture(let picture) = piece.piece {
        piece.context(of: picture)
      } else {
        nil
      }
    }
  }

  private func context(of picture: Picture) -> PictureContext {
    PictureContext(
      picture, source: source(picture), files: nil, shape: nil,
      position: picture.positionInRow, label: "", isLazy: true)
  }
}

/// The change of a measure: `item.measureChange`, and at the end of a fact.
final class DeltaContext: NamedContext {
  private let change: SiteDifference.MeasureChange

  /// The amount of the change, if it is not expressed in percent of the old value.
  private let text: String?
  private let words: SiteWords

  init(_ change: SiteDifference.MeasureChange, text: String? = nil, words: SiteWords) {
    self.change = change
    self.text = text
    self.words = words
  }

  static let names = TemplateNames<DeltaContext> { names in
    names.text("delta", "How much the measure changed.") {
      $0.text ?? $0.change.delta(in: $0.words.formats)
    }
    names.text(
      "status", "`success`, `warning` or `failure`: better, worse, or a regression."
    ) { $0.change.verdict?.status.rawValue }
    names.text("word", "The same as a word for readers.") { delta in
      delta.change.verdict.map { delta.words[$0.word] }
    }
    names.text("language", "The language of the word, if it is not the page's.") {
      $0.words.ownLanguage
    }
  }
}
