import VitrineDiagnostics

/// Whether `text` has the form of a language tag (RFC 5646, §2.1): a primary subtag of two or three
/// letters, then subtags of letters and digits, as in `pt-BR` or `zh-Hans`.
///
/// Longer primary subtags are not in use, and the only ones with a single letter are `i` and `x`.
func isLanguageTag(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  let isFormed = parts.allSatisfy { part in
    (1...8).contains(part.utf8.count)
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
  guard isFormed, let primary = parts.first else { return false }
  if primary.lowercased() == "i" || primary.lowercased() == "x" { return parts.count > 1 }
  return (2...3).contains(primary.utf8.count) && primary.allSatisfy(\.isLetter)
}

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
