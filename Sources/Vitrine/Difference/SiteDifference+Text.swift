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

    /// The record's title and id; a page's title and path.
    public var title: String
    public var id: String

    /// The record's own page in the newer site.
    public var url: String?

    /// What changed, empty for what came or went.
    public var detail: String
    public var place: Place?

    /// The lower, the sooner it should be seen.
    var rank: Int
  }

  /// Every change, the most important first: regressions, then pages and records that are gone (those
  /// with a page of their own before the others), those that came, those that are updated, and those
  /// that only moved. A record that is updated and moved has a line for each.
  public var lines: [Line] {
    var lines: [Line] = []
    lines += removedPages.map {
      Line(sign: .removed, title: $0.title, id: $0.id, url: $0.id, detail: "page", rank: 1)
    }
    lines += insertedPages.map {
      Line(sign: .inserted, title: $0.title, id: $0.id, url: $0.id, detail: "page", rank: 4)
    }
    lines += removed.map {
      Line(
        sign: .removed, title: $0.title, id: $0.id, detail: "", place: $0.place,
        rank: $0.url == nil ? 3 : 2)
    }
    lines += inserted.map {
      Line(
        sign: .inserted, title: $0.title, id: $0.id, url: $0.url, detail: "",
        place: $0.place,
        rank: 5)
    }
    lines += updated.map {
      Line(
        sign: .updated, title: $0.title, id: $0.id, url: $0.url, detail: $0.text, place: $0.place,
        rank: $0.measures.contains(where: \.isRegression) ? 0 : 6)
    }
    lines += moved.map {
      Line(
        sign: .moved, title: $0.title, id: $0.id, url: $0.url, detail: $0.text, place: $0.to,
        rank: 7)
    }
    return lines.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// `445 inserted, 24 removed, 1158 updated, 829 moved`, or `no changes`.
  public var summary: String {
    let counts = [
      (inserted.count, "inserted"), (removed.count, "removed"), (updated.count, "updated"),
      (moved.count, "moved"),
    ]
    let text = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    if !text.isEmpty { return text }
    return isEmpty ? "no changes" : "no changes of records"
  }
}

extension SiteDifference.RecordUpdate {
  /// `badge 6.1 → 6.0, mean 1.2 s → 1.5 s (+25 %, regression), its page`.
  fileprivate var text: String {
    var parts = measures.map(\.text) + fields.map(\.text)
    if isOfItem && parts.isEmpty { parts.append("shown otherwise") }
    if isOfPage { parts.append("its page") }
    return parts.joined(separator: ", ")
  }
}

extension SiteDifference.FieldChange {
  fileprivate var text: String {
    switch (old, new) {
    case (.text, .text): "\(name) \(changedText)"
    case (let old?, let new?): "\(name) \(old.shortText) → \(new.shortText)"
    case (nil, let new?): "\(name) \(new.shortText), new"
    case (let old?, nil): "\(name) \(old.shortText), gone"
    case (nil, nil): name
    }
  }
}

extension SiteDifference.FieldChange {
  /// What changed word by word, where both values are texts that are not short.
  var words: TextDifference? {
    guard case .text(let old)? = old, case .text(let new)? = new,
      max(old.count, new.count) > 40
    else { return nil }
    let difference = TextDifference(from: old, to: new)
    return difference.keepsWords ? difference : nil
  }

  fileprivate var changedText: String {
    if let words { return "“\(words.excerpt)”" }
    return "\(old?.shortText ?? "") → \(new?.shortText ?? "")"
  }
}

extension SiteDifference.MeasureChange {
  fileprivate var text: String {
    let unit = unit.map { " \($0)" } ?? ""
    var text = "\(name) \(old.measureText)\(unit) → \(new.measureText)\(unit)"
    var notes: [String] = []
    if old != 0 {
      let share = (new - old) / abs(old) * 100
      notes.append("\(share < 0 ? "−" : "+")\(abs(share).decimalText(places: 1)) %")
    }
    if isRegression {
      notes.append("regression")
    } else if let isImprovement {
      notes.append(isImprovement ? "better" : "worse")
    }
    if !notes.isEmpty { text += " (\(notes.joined(separator: ", ")))" }
    return text
  }
}

extension Double {
  /// Six digits behind the point; all there are where those would say too little.
  fileprivate var measureText: String {
    magnitude >= 0.001 || self == 0 ? decimalText(places: 6) : description
  }
}

extension SiteDifference.RecordMove {
  /// What of the place is another: the page, the section, the parent, or the position from 1.
  fileprivate var text: String {
    if from.page.id != to.page.id { return "\(from.page.title) → \(to.page.title)" }
    if from.section.id != to.section.id { return "\(from.section.title) → \(to.section.title)" }
    if from.parent?.id != to.parent?.id {
      return "\(from.parent?.title ?? from.section.title) → \(to.parent?.title ?? to.section.title)"
    }
    return "place \(from.index + 1) → \(to.index + 1)"
  }
}

extension FieldValue {
  /// For a line: a text in quotation marks, cut after 40 characters.
  fileprivate var shortText: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let number): return number.literal
    case .text(let text):
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
    case .list(let values): return values.map(\.shortText).joined(separator: " ")
    case .object(let fields):
      return fields.map { "\($0.name) \($0.value.shortText)" }.joined(separator: " ")
    }
  }
}
