internal import VitrineModel
internal import VitrineText

/// Describes the changes of a record in the language of a page, with a line for each field, measure
/// and move.
struct ChangeLines {
  let words: SiteWords
  var siteTitle = ""

  /// The names of date fields. Snapshots store their values as texts.
  var dateFields: Set<String> = []

  /// For fields that refer to records, the titles of these records by id. Snapshots store the ids.
  var titles: [String: [ExactText: String]] = [:]

  /// Returns the picture at an address relative to the site's root, or nil if the site no longer
  /// has it.
  let picture: (String) -> Picture?

  func lines(of change: SiteChanges.RecordChange.Kind) -> [ChangeLine] {
    switch change {
    case .inserted: []
    case .updated(let update): lines(of: update)
    case .moved(let move): [line(of: move)]
    }
  }

  func lines(of update: SiteDifference.RecordUpdate) -> [ChangeLine] {
    update.fields.filter { !$0.isOfWordsForPicture }.map { line(of: $0) }
      + update.measures.map { line(of: $0) }
  }

  /// A note if something changed that no line describes.
  func note(of update: SiteDifference.RecordUpdate) -> String? {
    if update.affectsPage { return words[.pageDetails] }
    return lines(of: update).isEmpty ? words[.shownOtherwise] : nil
  }
}

// MARK: Fields

extension ChangeLines {
  func line(of change: SiteDifference.FieldChange) -> ChangeLine {
    let (label, isOwn) = label(of: change.name)
    var line = ChangeLine(label: label, isOwn: isOwn, pieces: [], verdict: change.verdict)
    let (old, new) = values(of: change)
    switch (change.name, old, new) {
    case ("image", let old, let new):
      line.pieces = pieces(old.map(VisiblePicture.init), new.map(VisiblePicture.init))
    case ("images", let old, let new):
      let text = tally(ofPictures: old?.elements ?? [], new?.elements ?? []).text(in: words)
      line.pieces = [.kept(text)]
    case (_, .list(let old)?, .list(let new)?):
      line.pieces = pieces(ofList: old, new)
    case (_, .text(let old)?, .text(let new)?):
      let texts = [old, new].map { FieldValue.text($0).text(in: words) ?? $0 }
      line.setTexts(texts[0], texts[1])
    case (_, let old, let new):
      line.pieces = ChangeLine.pieces(
        old?.text(in: words).map { .removed($0) }, new?.text(in: words).map { .inserted($0) })
      line.delta = numberDelta(from: old, to: new, in: words.formats)
    }
    return line
  }

  /// The old and the new value, with dates parsed and ids replaced by titles unless both titles are
  /// equal.
  private func values(
    of change: SiteDifference.FieldChange
  ) -> (old: FieldValue?, new: FieldValue?) {
    let field = fieldName(change.name)
    if change.name == RecordSlot.date.rawValue || dateFields.contains(field) {
      return (change.old?.asDate, change.new?.asDate)
    }
    guard let titles = titles[field] else { return (change.old, change.new) }
    let titled = (old: change.old?.withTitles(titles), new: change.new?.withTitles(titles))
    return titled.old == titled.new ? (change.old, change.new) : titled
  }

  private func label(of name: String) -> (label: String, isOwn: Bool) {
    if let slot = RecordSlot(rawValue: name), let word = SiteWord(rawValue: slot.rawValue) {
      return (words[word], true)
    }
    return (fieldLabel(fieldName(name)), false)
  }

  /// The elements of a list: the current ones in order, then the removed ones.
  private func pieces(ofList old: [FieldValue], _ new: [FieldValue]) -> [ChangeLine.Piece] {
    let gone = old.filter { !new.contains($0) }
    let elements =
      new.map { value in
        value.text(in: words).map { old.contains(value) ? .kept($0) : .inserted($0) }
      } + gone.map { value in value.text(in: words).map { ChangeLine.Piece.removed($0) } }
    return Array(elements.compactMap { $0 }.map { [$0] }.joined(separator: [.kept(", ")]))
  }
}

// MARK: Pictures

extension ChangeLines {
  /// The properties of a picture that a cell shows.
  private struct VisiblePicture: Hashable {
    var source: String?
    var alternative: String?

    init(_ value: FieldValue) {
      guard case .object(let members) = value else { return }
      for member in members {
        guard case .text(let text) = member.value else { continue }
        if member.name == "src" { source = text } else { alternative = text }
      }
    }
  }

  /// The old and the new picture, or the file name if the site no longer has the picture.
  private func pieces(_ old: VisiblePicture?, _ new: VisiblePicture?) -> [ChangeLine.Piece] {
    let before = old?.source.map { address -> ChangeLine.Piece in
      picture(address, withTitles: old?.alternative).map { .removedPicture($0) }
        ?? .removed(fileName(of: address))
    }
    let after = new?.source.map { address -> ChangeLine.Piece in
      picture(address, withTitles: new?.alternative).map { .insertedPicture($0) }
        ?? .inserted(fileName(of: address))
    }
    return ChangeLine.pieces(before, after)
  }

  /// How many pictures a record got, lost, and describes in other words. If only their order
  /// changed, how many have another position.
  private func tally(ofPictures old: [FieldValue], _ new: [FieldValue]) -> ChangeTally {
    let (before, now) = (old.map(VisiblePicture.init), new.map(VisiblePicture.init))
    let (sources, left) = (Set(before.map(\.source)), Set(now.map(\.source)))
    var tally = ChangeTally(
      inserted: now.count { !sources.contains($0.source) },
      updated: now.count { sources.contains($0.source) && !before.contains($0) },
      removed: before.count { !left.contains($0.source) })
    if tally.total == 0 { tally.moved = zip(before, now).count { $0 != $1 } }
    return tally
  }

  private func picture(_ address: String, withTitles alternative: String?) -> Picture? {
    var picture = picture(address)
    picture?.alternative = alternative
    return picture
  }

  private func fileName(of address: String) -> String {
    address.split(separator: "/").last.map(String.init) ?? address
  }
}

// MARK: Measures

extension ChangeLines {
  private func line(of change: SiteDifference.MeasureChange) -> ChangeLine {
    let old = Record.Measure(change.old, of: change).text(in: words.formats)
    let new = Record.Measure(change.new, of: change).text(in: words.formats)
    return ChangeLine(
      label: fieldLabel(change.name), isOwn: false,
      pieces: ChangeLine.pieces(.removed(old), .inserted(new)),
      delta: change.delta(in: words.formats), verdict: change.verdict)
  }
}

extension Record.Measure {
  fileprivate init(_ value: Double, of change: SiteDifference.MeasureChange) {
    self.init(
      name: change.name, value: value, literal: value.decimalText(places: 9), unit: change.unit)
  }
}

// MARK: Places

extension ChangeLines {
  /// Describes a move by the outermost level that changed: page, section, parent or position.
  private func line(of move: SiteDifference.RecordMove) -> ChangeLine {
    let (from, to) = (move.from, move.to)
    func line(_ label: SiteWord, _ text: (SiteDifference.Place) -> String?) -> ChangeLine {
      ChangeLine(
        label: words[label],
        pieces: ChangeLine.pieces(
          text(from).map { .removed($0) }, text(to).map { .inserted($0) }))
    }
    if !from.page.id.hasSameBytes(as: to.page.id) {
      return line(.page) { $0.titles.joined(separator: words[.listSeparator]) }
    }
    if !from.section.id.hasSameBytes(as: to.section.id) {
      return line(.section) { $0.section.title }
    }
    if !(from.parent?.id).hasSameBytes(as: to.parent?.id) {
      return line(.parent) { $0.parent?.title }
    }
    return line(.position) { words.formats.numbers.text($0.index + 1) }
  }
}

extension SiteDifference.FieldChange {
  /// Whether only the words for a picture changed, which pages do not show.
  fileprivate var isOfWordsForPicture: Bool {
    guard name == "image", case .object(let old)? = old, case .object(let new)? = new else {
      return false
    }
    return old.first { $0.name == "src" } == new.first { $0.name == "src" }
  }
}

extension FieldValue {
  fileprivate var elements: [FieldValue] { if case .list(let values) = self { values } else { [] } }
}

/// Returns the name of a field in a cell: templates call it `fields.artist`, and tables `artist`.
private func fieldName(_ name: String) -> String {
  name.hasPrefix("fields.") ? String(name.dropFirst("fields.".count)) : name
}
