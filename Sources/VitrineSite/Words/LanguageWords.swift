import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// A site's own words in one language, and how it writes numbers and dates: the file
/// `words/LANG.json` of the templates. That of a region, as `de-CH`, says what differs from the language's.
struct LanguageWords: Sendable {
  var texts: [SiteWord: PluralText] = [:]

  /// The rules that choose among the plural forms of a word.
  var plurals = PluralRules.english
  var formats = LanguageFormats.international

  /// No words, the plural rules of English, and numbers and dates of the international standards.
  init() {}

  private static let folder = "words/"
  private static let ending = ".json"

  /// The tag of the language whose words are in a template file; nil for other files.
  static func language(ofPath path: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
    return String(path.dropFirst(folder.count).dropLast(ending.count))
  }

  /// The path of the file with a language's words.
  static func path(ofLanguage language: String) -> String { folder + language + ending }

  /// Takes what the file does not say from `base`; without one, the file has to have words.
  ///
  /// - Throws: If the file is not a map of words.
  init(_ file: TemplateFile, over base: LanguageWords?) throws(TemplateFailure) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: file.bytes).root
    } catch {
      throw TemplateFailure(
        errors: error.errors.map { error in
          error.problem == .empty
            ? .noWords(at: error.position.location(in: file.file))
            : .notJSON(error, file: file.file)
        })
    }
    guard base != nil || root["words"] != nil else {
      throw TemplateFailure(errors: [.noWords(at: root.position.location(in: file.file))])
    }
    var reader = LanguageWordsReader(file: file.file)
    self = reader.words(root, over: base ?? LanguageWords())
    if !reader.errors.isEmpty { throw TemplateFailure(errors: reader.errors) }
  }
}

extension SiteTemplates {
  /// The languages whose words are among the templates, by their tags.
  package var languages: Set<String> { Set(files.keys.compactMap(LanguageWords.language)) }

  /// The words of one of `languages`.
  func words(of language: String) -> LanguageWords {
    // A site's own file has been read before, when the templates were compiled.
    (try? readWords(of: language)) ?? LanguageWords()
  }

  func readWords(of language: String) throws(TemplateFailure) -> LanguageWords {
    guard let file = files[LanguageWords.path(ofLanguage: language)] else {
      return LanguageWords()
    }
    let wider = SiteWord.languages(for: language, among: languages).first { $0 != language }
    guard let wider else { return try LanguageWords(file, over: nil) }
    return try LanguageWords(file, over: readWords(of: wider))
  }
}
