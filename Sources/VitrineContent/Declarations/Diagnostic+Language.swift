import VitrineDiagnostics
import VitrineText

extension Diagnostic {
  static func notALanguage(
    _ text: String, _ severity: Severity = .error, at location: SourceLocation
  ) -> Diagnostic {
    let joined = String(text.map { $0 == "_" ? "-" : $0 })
    let name = text.lowercased()
    let meant =
      languagesByName.first { $0.names.contains(name) }?.tag
      ?? (isLanguageTag(joined) ? joined : nil)
    return Diagnostic(
      severity, kind: "not a language", at: location, "'language' cannot be '\(text)'",
      hint: meant.map { "write \($0)" } ?? "use a language code such as en, de, pt-BR or zh-Hans")
  }
}

/// Names that people write instead of a tag: a language's English and native names.
private let languagesByName: [(tag: String, names: [String])] = [
  ("ar", ["arabic", "العربية"]), ("cs", ["czech", "čeština"]), ("da", ["danish", "dansk"]),
  ("de", ["german", "deutsch"]), ("el", ["greek", "ελληνικά"]), ("en", ["english"]),
  ("es", ["spanish", "español", "espanol"]), ("fa", ["persian", "farsi", "فارسی"]),
  ("fi", ["finnish", "suomi"]), ("fr", ["french", "français", "francais"]),
  ("he", ["hebrew", "עברית"]), ("hi", ["hindi", "हिन्दी"]), ("hu", ["hungarian", "magyar"]),
  ("id", ["indonesian", "bahasa indonesia"]), ("it", ["italian", "italiano"]),
  ("ja", ["japanese", "日本語"]), ("ko", ["korean", "한국어"]), ("nl", ["dutch", "nederlands"]),
  ("no", ["norwegian", "norsk"]), ("pl", ["polish", "polski"]),
  ("pt", ["portuguese", "português", "portugues"]), ("ru", ["russian", "русский"]),
  ("sv", ["swedish", "svenska"]), ("tr", ["turkish", "türkçe"]),
  ("uk", ["ukrainian", "українська"]),
  ("zh", ["chinese", "中文"]),
]
