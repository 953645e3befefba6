import VitrineFormats
import VitrineModel

extension ContentType<[SiteWord: PluralText]> {
  /// A map from built-in words to the site's own.
  static var words: Self {
    let members = SiteWord.allCases.map { word in
      let other = schema(of: word.placeholders)
      let others = schema(of: word.placeholders.filter { $0 != "count" })
      let forms = PluralCategory.allCases.map { ($0.rawValue, $0 == .other ? other : others) }
      return (word.rawValue, JSONSchema.either([other, .map(forms, required: ["other"])]))
    }
    return Self(.map(members)) { member, reader in
      reader.entries(member, "a map of words").map { reader.words($0) }
    }
  }

  /// A text that contains all of `placeholders`.
  private static func schema(of placeholders: [String]) -> JSONSchema {
    let parts = placeholders.map { "(?=.*\\{\($0)\\})" }
    return parts.isEmpty ? .text : .pattern("^" + parts.joined())
  }
}

extension DeclarationReader {
  fileprivate mutating func words(_ members: [SourceValue.Member]) -> [SiteWord: PluralText] {
    var result: [SiteWord: PluralText] = [:]
    for member in members {
      guard let word = SiteWord(rawValue: member.key) else {
        unknownKey(member, of: "'words'", among: SiteWord.allCases.map(\.rawValue))
        continue
      }
      guard let text = forms(member) else { continue }
      for placeholder in word.placeholders(missingIn: text) {
        error(
          "word without its number", at: member.value, "'\(member.key)' needs {\(placeholder)}",
          hint: "add {\(placeholder)}, and put the text in quotes")
      }
      result[word] = text
    }
    return result
  }

  /// Reads a text, or a map with a text for each plural form.
  private mutating func forms(_ member: SourceValue.Member) -> PluralText? {
    guard case .object(let members) = member.value.content else {
      return text(member).map { PluralText($0) }
    }
    var forms: [PluralCategory: String] = [:]
    for form in members {
      guard let category = PluralCategory(rawValue: form.key) else {
        unknownKey(form, of: "'\(member.key)'", among: PluralCategory.allCases.map(\.rawValue))
        continue
      }
      forms[category] = text(form)
    }
    guard let other = forms.removeValue(forKey: .other) else {
      error(
        "word without its other form", at: member.value, "'\(member.key)' needs 'other'",
        hint: "'other' is used for all counts without their own form")
      return nil
    }
    return PluralText(other, forms: forms)
  }

  /// Warns if the site provides only some words and there are no built-in words for its language.
  mutating func checkForMissingWords(in settings: SiteSettings, at words: SourceValue.Member) {
    let missing = SiteWord.allCases.filter { settings.words[$0] == nil }
    let hasWords = !SiteWord.languages(for: settings.language, among: languages).isEmpty
    if hasWords || settings.words.isEmpty || missing.isEmpty { return }
    warn(
      "missing words", at: words,
      "some words have no built-in translation for '\(settings.language)' and stay English",
      hint: "add \(missing.map(\.rawValue).joined(separator: ", "))")
  }
}
