internal import VitrineModel
internal import VitrineText

/// `page.selection`: what a page needs whose visitors select items.
final class SelectionContext: NamedContext {
  private let stylesheet: String
  private let script: String
  private let words: SiteWords

  /// `stylesheet` and `script` are addresses.
  init(stylesheet: String, script: String, words: SiteWords) {
    self.stylesheet = stylesheet
    self.script = script
    self.words = words
  }

  static let names = TemplateNames<SelectionContext> { names in
    names.address("stylesheet", "The address of its styles.") { $0.stylesheet }
    names.address("script", "The address of its script.") { $0.script }
    names.text("selected", "How many are selected, in JSON: a text for each plural form.") {
      $0.forms(of: .selected)
    }
    names.text("notShown", "How many of these are not shown, in JSON.") { $0.forms(of: .notShown) }
  }

  private func forms(of word: SiteWord) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("language", words.ownLanguage ?? words.language)
    json.members(words.forms(of: word))
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
