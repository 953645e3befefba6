import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// Reads a file `words/LANG.json`, and collects its errors.
struct LanguageWordsReader {
  /// The name of the file in errors.
  let file: String

  var errors: [Diagnostic] = []

  enum Part: String, CaseIterable {
    case plurals, ordinals, numbers, coordinates, dates, words
  }

  init(file: String) {
    self.file = file
  }

  mutating func words(_ root: JSONValue, over base: LanguageWords) -> LanguageWords {
    var result = base
    var ordinals = base.formats.dates?.ordinals ?? PluralRules()
    for (part, member) in members(of: root, file.fileName, Part.self) {
      switch part {
      case .plurals: result.plurals = plurals(member.value, .plurals)
      case .ordinals: ordinals = plurals(member.value, .ordinals)
      case .numbers: numbers(member.value, into: &result.formats.numbers)
      case .coordinates: directions(member.value, into: &result.formats.directions)
      case .dates: result.formats.dates = dates(member.value, over: result.formats.dates)
      case .words: result.texts.merge(texts(member.value)) { $1 }
      }
    }
    result.formats.dates?.ordinals = ordinals
    return result
  }

  private mutating func plurals(_ value: JSONValue, _ part: Part) -> PluralRules {
    var rules = PluralRules()
    for (category, member) in members(of: value, part.rawValue, PluralCategory.self) {
      let condition = text(member)
      if let condition, !rules.add(condition, for: category) {
        errors.error(
          "template", at: location(of: member.value), "'\(condition)' is not a plural rule",
          hint: "write it as CLDR does: i % 10 = 2..4 and i % 100 != 12..14")
      }
    }
    return rules
  }

  private enum NumberKey: String, CaseIterable {
    case decimal, group, groupedFrom, percent, money
  }

  private mutating func numbers(_ value: JSONValue, into format: inout NumberFormat) {
    for (key, member) in members(of: value, Part.numbers.rawValue, NumberKey.self) {
      switch key {
      case .decimal: format.decimal = text(member) ?? ""
      case .group: format.group = text(member) ?? ""
      case .percent: format.percent = pattern(member, NumberFormat.percentNames)
      case .money:
        guard let written = text(member) else { continue }
        for name in ["sign", "number"] where !written.contains("{\(name)}") {
          report(member, lacks: name)
        }
        format.hasAdjacentSign = ["{sign}{number}", "{sign}{minus}"].contains(
          where: written.contains)
        format.money = FormatPattern(
          written.contains("{minus}") ? written : "{minus}" + written,
          names: NumberFormat.moneyNames)
      case .groupedFrom:
        if case .number(let number) = member.value.content, let digits = Int(number.literal),
          digits >= 4
        {
          format.groupedFrom = digits
        } else {
          report(member, mustBe: "a number of digits, 4 or more")
        }
      }
    }
  }

  private enum Direction: String, CaseIterable {
    case north, south, east, west
  }

  private mutating func directions(_ value: JSONValue, into format: inout DirectionsFormat) {
    for (direction, member) in members(of: value, Part.coordinates.rawValue, Direction.self) {
      let pattern = pattern(member, DirectionsFormat.names)
      switch direction {
      case .north: format.north = pattern
      case .south: format.south = pattern
      case .east: format.east = pattern
      case .west: format.west = pattern
      }
    }
  }

  private mutating func texts(_ value: JSONValue) -> [SiteWord: PluralText] {
    var texts: [SiteWord: PluralText] = [:]
    for member in value.members {
      guard let word = SiteWord(rawValue: member.key) else {
        errors.error(
          "template", at: member.keyPosition.location(in: file),
          "unknown word '\(member.key)'",
          hint: suggestion(for: member.key, among: SiteWord.allCases.map(\.rawValue)))
        continue
      }
      guard let text = forms(member) else { continue }
      for placeholder in word.placeholders(missingIn: text).prefix(1) {
        report(member, lacks: placeholder)
      }
      texts[word] = text
    }
    return texts
  }

  mutating func forms(_ member: JSONMember) -> PluralText? {
    guard case .object = member.value.content else {
      return text(member).map { PluralText($0) }
    }
    var forms: [PluralCategory: String] = [:]
    for (category, form) in members(of: member.value, member.key, PluralCategory.self) {
      forms[category] = text(form)
    }
    guard let other = forms.removeValue(forKey: .other) else {
      if member.value["other"] == nil {
        errors.error(
          "template", at: location(of: member.value), "'\(member.key)' needs 'other'",
          hint: "'other' is used for all counts without their own form")
      }
      return nil
    }
    return PluralText(other, forms: forms)
  }
}

extension LanguageWordsReader {
  /// The members of a map with known keys.
  mutating func members<Name: CaseIterable & RawRepresentable<String>>(
    of value: JSONValue, _ owner: String, _ names: Name.Type
  ) -> [(Name, JSONMember)] {
    guard case .object(let members) = value.content else {
      errors.error("template", at: location(of: value), "'\(owner)' must be a map")
      return []
    }
    var result: [(Name, JSONMember)] = []
    for member in members {
      if let name = Name(rawValue: member.key) {
        result.append((name, member))
      } else {
        errors.error(
          "template", at: member.keyPosition.location(in: file),
          "'\(owner)' has no '\(member.key)'",
          hint: suggestion(for: member.key, orAll: Name.allCases.map(\.rawValue)))
      }
    }
    return result
  }

  mutating func text(_ member: JSONMember) -> String? {
    if member.value.text == nil { report(member, mustBe: "text") }
    return member.value.text
  }

  /// A pattern that must contain all of `names`.
  mutating func pattern(_ member: JSONMember, _ names: [String]) -> FormatPattern {
    guard let text = text(member) else { return FormatPattern("", names: names) }
    for name in names where !text.contains("{\(name)}") { report(member, lacks: name) }
    return FormatPattern(text, names: names)
  }

  mutating func report(_ member: JSONMember, mustBe expected: String) {
    errors.error("template", at: location(of: member.value), "'\(member.key)' must be \(expected)")
  }

  private mutating func report(_ member: JSONMember, lacks placeholder: String) {
    errors.error(
      "template", at: location(of: member.value), "'\(member.key)' needs {\(placeholder)}",
      hint: "write {\(placeholder)} where it goes in the text")
  }

  func location(of value: JSONValue) -> SourceLocation {
    value.position.location(in: file)
  }
}
