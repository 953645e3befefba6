import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// A site's own words in one language, from the file `words/LANG.json` of the templates.
///
/// Words that follow a number are chosen to be right after any number.
struct LanguageWords: Sendable {
  let texts: [SiteWord: String]

  private static let folder = "words/"
  private static let ending = ".json"

  /// The tag of the language whose words are in a template file; nil for other files.
  static func language(ofPath path: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
    return String(path.dropFirst(folder.count).dropLast(ending.count))
  }

  /// The path of the file with a language's words.
  static func path(ofLanguage language: String) -> String { folder + language + ending }

  /// - Throws: If the file is not a map of words.
  init(_ file: TemplateFile) throws(TemplateFailure) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: file.bytes).root
    } catch {
      throw TemplateFailure(errors: error.errors.map { .notJSON($0, file: file.file) })
    }
    guard let words = root["words"] else {
      throw TemplateFailure(errors: [.noWords(at: root.position.location(in: file.file))])
    }
    var texts: [SiteWord: String] = [:]
    var errors: [TemplateError] = []
    for member in words.members {
      do {
        let (word, text) = try Self.entry(member, in: file.file)
        texts[word] = text
      } catch {
        errors.append(error)
      }
    }
    self.texts = texts
    if !errors.isEmpty { throw TemplateFailure(errors: errors) }
  }

  private static func entry(
    _ member: JSONMember, in file: String
  ) throws(TemplateError) -> (SiteWord, String) {
    let location = member.value.position.location(in: file)
    guard let word = SiteWord(rawValue: member.key) else {
      let nearest = nearestName(to: member.key, among: SiteWord.allCases.map(\.rawValue))
      throw .unknownWord(
        member.key, at: member.keyPosition.location(in: file), nearest: nearest)
    }
    guard let text = member.value.text else {
      throw .wordWithoutText(member.key, at: location)
    }
    if let placeholder = word.placeholders(missingIn: text).first {
      throw .wordWithoutPlaceholder(member.key, placeholder: placeholder, at: location)
    }
    return (word, text)
  }
}

extension SiteTemplates {
  /// The languages whose words are among the templates, by their tags.
  public var languages: Set<String> { Set(files.keys.compactMap(LanguageWords.language)) }

  /// The words of one of `languages`.
  func words(of language: String) -> [SiteWord: String] {
    let file = files[LanguageWords.path(ofLanguage: language)]
    // A site's own file has been read before, when the templates were compiled.
    return file.flatMap { try? LanguageWords($0).texts } ?? [:]
  }
}
