public import VitrineModel
import VitrineText

extension SiteDifference {
  /// The mark of a line of text.
  public enum Sign: Character, Sendable {
    case inserted = "+"
    case removed = "-"
    case updated = "~"
    case moved = ">"
  }

  /// One change, as a line for people to read.
  public struct Line: Hashable, Sendable {
    /// `.updated` also if the record was moved as well.
    public var sign: Sign

    /// The title and id of a record, the title and path of a page, or the title and address of a
    /// section.
    public var title: String
    public var id: String

    /// The address in the newer site of the record's own page, the page, or the section.
    public var url: String?

    /// The change, or empty for inserted and removed records.
    public var detail: String

    /// The place of the record.
    public var place: Place?

    /// The page, or the page that contains the section or record.
    public var page: Named?

    var importance: Importance

    /// Whether this is about a record. Pages and sections have a page but no place.
    var isRecordLine: Bool { place != nil || page == nil }
  }

  /// Every change, the most important first. A record or section that was both updated and moved
  /// has one line for both.
  public var lines: [Line] {
    let (updates, moves) = (updatesByID, movesByID)
    var lines: [Line] = []
    lines += removedPages.map { line(.removed, of: $0, detail: "page", .removedPage) }
    lines += insertedPages.map { line(.inserted, of: $0, detail: "page", .insertedPage) }
    lines += removed.map {
      line(.removed, of: $0, $0.url == nil ? .removed : .removedRecordPage)
    }
    lines += inserted.map { line(.inserted, of: $0, .inserted) }
    if !site.isEmpty {
      lines.append(
        Line(
          sign: .updated, title: "Site", id: "site.yml",
          detail: site.map(\.text).joined(separator: ", "), importance: .updated))
    }
    lines += updatedPages.flatMap(pageLines)
    lines += updated.map { update in
      let move = moves[update.id]
      let place = move?.to ?? update.place
      let text = update.text
      // An item grouped under a new state moved there: the change of state already implies the
      // move.
      let movement = move.map(\.text).flatMap { text.contains($0) ? nil : $0 }
      return Line(
        sign: .updated, title: update.title, id: update.id, url: update.url,
        detail: [text, movement].joined, place: place, page: place?.page,
        importance: update.importance)
    }
    lines += moved.filter { updates[$0.id] == nil }.map {
      Line(
        sign: .moved, title: $0.title, id: $0.id, url: $0.url, detail: $0.text, place: $0.to,
        page: $0.to.page, importance: .moved)
    }
    return lines.enumerated().sorted { first, second in
      (first.element.importance, first.offset) < (second.element.importance, second.offset)
    }.map(\.element)
  }

  private func line(
    _ sign: Sign, of page: Named, detail: String, _ importance: Importance
  ) -> Line {
    Line(
      sign: sign, title: page.title, id: page.id, url: page.id, detail: detail, page: page,
      importance: importance)
  }

  private func line(_ sign: Sign, of record: PlacedRecord, _ importance: Importance) -> Line {
    Line(
      sign: sign, title: record.title, id: record.id, url: record.url, detail: "",
      place: record.place, page: record.place?.page, importance: importance)
  }

  private func pageLines(of update: PageUpdate) -> [Line] {
    func line(
      _ sign: Sign, _ section: Named, _ details: [String?], _ importance: Importance
    ) -> Line {
      let address = "\(update.page.id)#s-\(elementIdentifier(of: section.id))"
      let kind =
        section.title == update.page.title
        ? "section without a title" : "section of \(update.page.title)"
      return Line(
        sign: sign, title: section.title, id: address, url: address,
        detail: ([kind] + details).joined, page: update.page, importance: importance)
    }
    let sections = update.sections
    var lines: [Line] = []
    if update.affectsPage {
      let details = ["page"] + update.fields.map(\.text) + (update.affectsBody ? ["its text"] : [])
      lines.append(
        self.line(.updated, of: update.page, detail: details.joined(separator: ", "), .updated))
    }
    lines += sections.removed.map { line(.removed, $0, [], .removed) }
    lines += sections.inserted.map { line(.inserted, $0, [], .inserted) }
    lines += sections.updated.map { update in
      let texts = update.fields.isEmpty ? ["shown differently"] : update.fields.map(\.text)
      let move = sections.moved.first { $0.section.id == update.section.id }
      return line(.updated, update.section, texts + [move?.text], .updated)
    }
    let updated = Set(sections.updated.map(\.section.id))
    lines += sections.moved.filter { !updated.contains($0.section.id) }.map {
      line(.moved, $0.section, [$0.text], .moved)
    }
    return lines
  }

  /// `445 inserted, 24 removed, 1 page updated, 2 sections moved`, or `no changes`.
  public var summary: String {
    let records = [
      (inserted.count, "inserted"), (removed.count, "removed"), (updated.count, "updated"),
      (moved.count, "moved"),
    ]
    let pages = [
      (insertedPages.count, "inserted"), (removedPages.count, "removed"),
      (updatedPages.count { $0.affectsPage }, "updated"),
    ]
    let sections = [
      (countOfSections(\.inserted), "inserted"), (countOfSections(\.removed), "removed"),
      (countOfSections(\.updated), "updated"), (countOfSections(\.moved), "moved"),
    ]
    func counted(_ noun: String, _ counts: [(Int, String)]) -> [String] {
      counts.filter { $0.0 > 0 }.map { "\($0.0) \(noun)\($0.0 == 1 ? "" : "s") \($0.1)" }
    }
    let parts =
      records.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" } + counted("page", pages)
      + counted("section", sections)
      + (site.isEmpty ? [] : ["site updated"])
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }
}

extension SiteDifference.SectionMove {
  fileprivate var text: String { "position \(from + 1) → \(to + 1)" }
}

extension [String?] {
  fileprivate var joined: String { compactMap { $0 }.joined(separator: ", ") }
}
