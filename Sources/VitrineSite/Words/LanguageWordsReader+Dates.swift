import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

extension LanguageWordsReader {
  mutating func dates(_ value: JSONValue, over base: DateFormat?) -> DateFormat {
    var format = base ?? DateFormat(patterns: [:])
    for (key, member) in members(of: value, Part.dates.rawValue, DateKey.self) {
      switch key {
      case .months: format.months = list(member, of: 12)
      case .seasons:
        format.seasons = list(member, of: 4).map { FormatPattern($0, names: key.names) }
      case .century: format.century = forms(member)
      default: format.patterns[key] = pattern(member, key.names)
      }
    }
    for key in [DateKey.day, .month, .time] where format.patterns[key] == nil {
      let placeholders = key.names.map { "{\($0)}" }.joined(separator: " ")
      errors.error(
        "template", at: location(of: value), "'\(Part.dates.rawValue)' needs '\(key.rawValue)'",
        hint: "write \"\(key.rawValue)\": \"\(placeholders)\"")
    }
    return format
  }

  private mutating func list(_ member: JSONMember, of count: Int) -> [String] {
    let texts = member.value.elements.compactMap(\.text)
    if texts.count != count || member.value.elements.count != count {
      report(member, mustBe: "a list of \(count) texts")
    }
    return texts
  }
}
