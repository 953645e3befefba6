import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// A site's own words in one language, from the file `words/LANG.json` of the templates.
///
/// A word is a text, or a map of its plural forms. `plurals` has the rules that choose among them.
struct LanguageWords: Sendable {
  private(set) var texts: [SiteWord: PluralText] = [:]
  private(set) var plurals = PluralRules.english

  /// No words, and the rules of English.
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
    var reader = WordsReader(file: file.file)
    if let rules = root["plurals"] { plurals = reader.plurals(rules) }
    for member in words.members {
      if let (word, text) = reader.word(member) { texts[word] = text }
    }
    if !reader.errors.isEmpty { throw TemplateFailure(errors: reader.errors) }
  }
}

/// Reads the members of a file of words, and collects what is wrong with them.
private struct WordsReader {
  let file: String
  var errors: [TemplateError] = []

  init(file: String) {
    self.file = file
  }

  mutating func plurals(_ value: JSONValue) -> PluralRules {
    var rules = PluralRules()
    for member in value.members {
      guard let category = category(member, of: "plurals") else { continue }
      guard let condition = text(member) else { continue }
      if !rules.add(condition, for: category) {
        errors.append(.invalidPluralRule(condition, at: member.value.position.location(in: file)))
      }
    }
    return rules
  }

  mutating func word(_ member: JSONMember) -> (SiteWord, PluralText)? {
    guard let word = SiteWord(rawValue: member.key) else {
      let nearest = nearestName(to: member.key, among: SiteWord.allCases.map(\.rawValue))
      errors.append(
        .unknownWord(member.key, at: member.keyPosition.location(in: file), nearest: nearest))
      return nil
    }
    guard let text = forms(member) else { return nil }
    for placeholder in word.placeholders(missingIn: text).prefix(1) {
      errors.append(
        .wordWithoutPlaceholder(
          member.key, placeholder: placeholder, at: member.value.position.location(in: file)))
    }
    return (word, text)
  }

  private mutating func forms(_ member: JSONMember) -> PluralText? {
    guard case .object(let members) = member.value.content else {
      return text(member).map { PluralText($0) }
    }
    var forms: [PluralCategory: String] = [:]
    for form in members {
      guard let category = category(form, of: member.key) else { continue }
      forms[category] = text(form)
    }
    guard let other = forms.removeValue(forKey: .other) else {
      errors.append(.wordWithoutOther(member.key, at: member.value.position.location(in: file)))
      return nil
    }
    return PluralText(other, forms: forms)
  }

  private mutating func category(_ member: JSONMember, of owner: String) -> PluralCategory? {
    let category = PluralCategory(rawValue: member.key)
    if category == nil {
      errors.append(
        .unknownMember(
          member.key, of: owner, at: member.keyPosition.location(in: file), nearest: nil,
          known: PluralCategory.allCases.map(\.rawValue)))
    }
    return category
  }

  private mutating func text(_ member: JSONMember) -> String? {
    if member.value.text == nil {
      errors.append(.wordWithoutText(member.key, at: member.value.position.location(in: file)))
    }
    return member.value.text
  }
}

extension SiteTemplates {
  /// The languages whose words are among the templates, by their tags.
  public var languages: Set<String> { Set(files.keys.compactMap(LanguageWords.language)) }

  /// The words of one of `languages`.
  func words(of language: String) -> LanguageWords {
    let file = files[LanguageWords.path(ofLanguage: language)]
    // A site's own file has been read before, when the templates were compiled.
    return file.flatMap { try? LanguageWords($0) } ?? LanguageWords()
  }
}
