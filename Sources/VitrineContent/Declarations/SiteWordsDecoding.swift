import VitrineModel
import VitrineText

extension Declarations {
  /// The site's own words, by their names.
  mutating func words(
    _ member: SourceValue.Member, language: String
  ) -> [SiteWord: String] {
    guard case .object(let members) = member.value.content else {
      wrongType(member, "a map of words")
      return [:]
    }
    var result: [SiteWord: String] = [:]
    for member in members {
      guard let word = SiteWord(rawValue: member.key) else {
        let names = SiteWord.allCases.map(\.rawValue)
        note(.unknownKey(member.key, of: "'words'", among: names, at: location(ofKey: member)))
        continue
      }
      guard let text = text(member) else { continue }
      for placeholder in word.placeholders where !text.contains("{\(placeholder)}") {
        note(.wordWithoutNumber(word, placeholder, at: location(of: member.value)))
      }
      result[word] = text
    }
    let missing = SiteWord.allCases.filter { result[$0] == nil }
    if !SiteWord.areBuiltIn(for: language), !result.isEmpty, !missing.isEmpty {
      note(.missingWords(missing, language: language, at: location(ofKey: member)))
    }
    return result
  }
}

extension Diagnostic {
  static func wordWithoutNumber(
    _ word: SiteWord, _ placeholder: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "word without its number", at: location,
      "'\(word.rawValue)' lacks {\(placeholder)}",
      hint: "write {\(placeholder)} where the number goes, and the text in quotes")
  }

  static func missingWords(
    _ words: [SiteWord], language: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "missing words", at: location,
      "some words are not built in for '\(language)' and stay English",
      hint: "add \(words.map(\.rawValue).joined(separator: ", "))")
  }
}
