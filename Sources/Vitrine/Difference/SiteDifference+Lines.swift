public import VitrineModel
import VitrineText

extension SiteDifference {
  /// How a line of the text is marked.
  public enum Sign: Character, Sendable {
    case inserted = "+"
    case removed = "-"
    case updated = "~"
    case moved = ">"
  }

  /// One change as a line for people.
  public struct Line: Hashable, Sendable {
    public var sign: Sign

    /// The record's title and id; a page's title and path; a section's title and address.
    public var title: String
    public var id: String

    /// The record's own page, or the page or section, in the newer site.
    public var url: String?

    /// What changed, empty for records that came or went.
    public var detail: String

    /// Where the record stands.
    public var place: Place?

    /// The page that it is, is on, or stands on.
    public var page: Named?

    /// The lower, the sooner it should be seen.
    var rank: Int
  }

  /// Every change, the most important first: regressions, then pages, records with a page of their own,
  /// other records and sections that are gone, those that came, those that are updated, and those that
  /// only moved. A record or section that is updated and moved has a line for each.
  public var lines: [Line] {
    var lines: [Line] = []
    lines += removedPages.map { line(.removed, of: $0, detail: "page", rank: 1) }
    lines += insertedPages.map { line(.inserted, of: $0, detail: "page", rank: 4) }
    lines += removed.map {
      line(.removed, of: $0, rank: $0.url == nil ? 3 : 2)
    }
    lines += inserted.map { line(.inserted, of: $0, rank: 5) }
    lines += updatedPages.flatMap(pageLines)
    lines += updated.map {
      Line(
        sign: .updated, title: $0.title, id: $0.id, url: $0.url, detail: $0.text, place: $0.place,
        page: $0.place?.page, rank: $0.measures.contains(where: \.isRegression) ? 0 : 6)
    }
    lines += moved.map {
      Line(
        sign: .moved, title: $0.title, id: $0.id, url: $0.url, detail: $0.text, place: $0.to,
        page: $0.to.page, rank: 7)
    }
    return lines.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  private func line(_ sign: Sign, of page: Named, detail: String, rank: Int) -> Line {
    Line(
      sign: sign, title: page.title, id: page.id, url: page.id, detail: detail, page: page,
      rank: rank)
  }

  private func line(_ sign: Sign, of record: PlacedRecord, rank: Int) -> Line {
    Line(
      sign: sign, title: record.title, id: record.id, url: record.url, detail: "",
      place: record.place, page: record.place?.page, rank: rank)
  }

  private func pageLines(of update: PageUpdate) -> [Line] {
    func line(_ sign: Sign, _ section: Named, _ details: [String] = [], rank: Int) -> Line {
      let address = "\(update.page.id)#s-\(elementIdentifier(of: section.id))"
      return Line(
        sign: sign, title: section.title, id: address, url: address,
        detail: (["section of \(update.page.title)"] + details).joined(separator: ", "),
        page: update.page, rank: rank)
    }
    let sections = update.sections
    var lines: [Line] = []
    if update.isOfPage {
      let details = ["page"] + update.fields.map(\.text) + (update.isOfBody ? ["its text"] : [])
      lines.append(
        self.line(.updated, of: update.page, detail: details.joined(separator: ", "), rank: 6))
    }
    lines += sections.removed.map { line(.removed, $0, rank: 3) }
    lines += sections.inserted.map { line(.inserted, $0, rank: 5) }
    lines += sections.updated.map { update in
      line(
        .updated, update.section,
        update.fields.isEmpty ? ["shown otherwise"] : update.fields.map(\.text), rank: 6)
    }
    lines += sections.moved.map {
      line(.moved, $0.section, ["place \($0.from + 1) → \($0.to + 1)"], rank: 7)
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
      (updatedPages.count { $0.isOfPage }, "updated"),
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
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }
}
