import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// The site's own words in one language, and its number and date formats: the file
/// `words/LANG.json` of the templates. The file of a region, such as `de-CH`, contains only what
/// differs from the language's.
struct LanguageWords: Sendable {
  var texts: [SiteWord: PluralText] = [:]

  /// The rules for choosing a word's plural form.
  var plurals = PluralRules.english
  var formats = LanguageFormats.international

  /// No words, English plural rules, and number and date formats of the international standards.
  init() {}

  private static let folder = "words/"
  private static let ending = ".json"

  /// The language tag of a template file with words, or nil for other files.
  static func language(ofPath path: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
    return String(path.dropFirst(folder.count).dropLast(ending.count))
  }

  /// The path of the file with a language's words.
  static func path(ofLanguage language: String) -> String { folder + language + ending }

  /// Takes what is missing in the file from `base`. If there is no base, the file must have words.
  ///
  /// - Throws: If the file is not a map of words.
  init(_ file: TemplateFile, over base: LanguageWords?) throws(TemplateFailure) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: file.bytes).root
    } catch {
      if error.isOfEmptyText { throw Self.noWords(in: file, at: error.errors[0].position) }
      throw TemplateFailure(
        errors: error.diagnostics(in: file.file).map { error in
          var error = error
          error.kind = "template"
          return error
        })
    }
    guard base != nil || root["words"] != nil else {
      throw Self.noWords(in: file, at: root.position)
    }
    var reader = LanguageWordsReader(file: file.file)
    self = reader.words(root, over: base ?? LanguageWords())
    if !reader.errors.isEmpty { throw TemplateFailure(errors: reader.errors) }
  }

  private static func noWords(in file: TemplateFile, at place: TextPosition) -> TemplateFailure {
    TemplateFailure(errors: [
      Diagnostic(
        .error, kind: "template", at: place.location(in: file.file), "there are no words",
        hint: #"write { "words": { "next": "Next" } }"#)
    ])
  }
}

extension SiteTemplates {
  /// The tags of languages with words among the templates.
  package var languages: Set<String> { Set(files.keys.compactMap(LanguageWords.language)) }

  /// The words of one of `languages`.
  func words(of language: String) -> LanguageWords {
    // A site's own file was already read without errors when the templates were compiled.
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
