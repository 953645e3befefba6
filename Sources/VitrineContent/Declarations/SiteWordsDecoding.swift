import VitrineDiagnostics
import VitrineModel

extension ContentType<[SiteWord: String]> {
  /// The site's own words, by their names.
  static var words: Self {
    let schema = SiteWord.allCases.map { word in
      let parts = word.placeholders.map { "(?=.*\\{\($0)\\})" }
      return (word.rawValue, parts.isEmpty ? JSONSchema.text : .pattern("^" + parts.joined()))
    }
    return Self(.map(schema)) { member, declarations in
      declarations.entries(member, "a map of words").map { declarations.words($0) }
    }
  }
}

extension Declarations {
  fileprivate mutating func words(_ members: [SourceValue.Member]) -> [SiteWord: String] {
    var result: [SiteWord: String] = [:]
    for member in members {
      guard let word = SiteWord(rawValue: member.key) else {
        let names = SiteWord.allCases.map(\.rawValue)
        note(.unknownKey(member.key, of: "'words'", among: names, at: location(ofKey: member)))
        continue
      }
      guard let text = text(member) else { continue }
      for placeholder in word.placeholders(missingIn: text) {
        note(.wordWithoutNumber(word, placeholder, at: location(of: member.value)))
      }
      result[word] = text
    }
    return result
  }

  /// Warns if the site writes some words of its own but not all, and its language has none built
  /// in.
  mutating func lookForMissingWords(in settings: SiteSettings, at location: SourceLocation) {
    let missing = SiteWord.allCases.filter { settings.words[$0] == nil }
    let hasWords = SiteWord.language(for: settings.language, among: languages) != nil
    if !hasWords, !settings.words.isEmpty, !missing.isEmpty {
      note(.missingWords(missing, language: settings.language, at: location))
    }
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
