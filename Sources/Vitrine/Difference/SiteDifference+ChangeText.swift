import VitrineModel
import VitrineText

extension SiteDifference.RecordUpdate {
  /// `badge 6.1 → 6.0, mean 1.2 s → 1.5 s (+25 %, regression), its page`.
  var text: String {
    var parts = measures.map(\.text) + fields.map(\.text)
    if affectsItem && parts.isEmpty { parts.append("shown differently") }
    if affectsPage { parts.append("its page") }
    return parts.joined(separator: ", ")
  }
}

extension SiteDifference.FieldChange {
  var text: String {
    switch (old, new) {
    case (.text(let old), .text(let new)) where isImprovement != nil:
      "\(name) \(old) → \(new) (\(isRegression ? "regression" : "better"))"
    case (.text, .text): "\(name) \(changedText)"
    case (.object(let old), .object(let new)):
      new.changes(since: old).map { part in
        Self(name: "\(name).\(part.name)", old: part.old, new: part.new).text
      }.joined(separator: ", ")
    case (let old?, let new?): "\(name) \(old.shortText) → \(new.shortText)"
    case (nil, let new?): "\(name) \(new.shortText), new"
    case (let old?, nil): "\(name) \(old.shortText), gone"
    case (nil, nil): name
    }
  }

  fileprivate var changedText: String {
    if let words { return "“\(words.excerpt)”" }
    return "\(old?.shortText ?? "") → \(new?.shortText ?? "")"
  }
}

extension SiteDifference.MeasureChange {
  var text: String {
    let unit = unit.map { " \($0)" } ?? ""
    var text = "\(name) \(old.measureText)\(unit) → \(new.measureText)\(unit)"
    var notes: [String] = []
    if old != 0 {
      let share = (new - old) / abs(old) * 100
      notes.append("\(share < 0 ? "−" : "+")\(abs(share).percentText) %")
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
  /// Up to six decimal places, or the full precision for values too small for that.
  fileprivate var measureText: String {
    magnitude >= 0.001 || self == 0 ? decimalText(places: 6) : description
  }
}

extension SiteDifference.RecordMove {
  /// The part of the place that changed: page, section, parent, or position (from 1).
  var text: String {
    if !from.page.id.hasSameBytes(as: to.page.id) { return "\(from.page.title) → \(to.page.title)" }
    if !from.section.id.hasSameBytes(as: to.section.id) {
      return from.section.title == to.section.title
        ? "to another section" : "\(from.section.title) → \(to.section.title)"
    }
    if !(from.parent?.id).hasSameBytes(as: to.parent?.id) {
      return "\(from.parent?.title ?? from.section.title) → \(to.parent?.title ?? to.section.title)"
    }
    return "position \(from.index + 1) → \(to.index + 1)"
  }
}

extension FieldValue {
  /// The value on one line: texts are quoted and cut after 40 characters.
  fileprivate var shortText: String {
    switch data {
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
