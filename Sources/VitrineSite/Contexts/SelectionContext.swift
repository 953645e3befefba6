internal import VitrineModel
internal import VitrineText

/// `page.selection`: what a page with selectable items needs.
final class SelectionContext: NamedContext {
  private let script: String
  private let words: SiteWords

  /// `script` is an address.
  init(script: String, words: SiteWords) {
    self.script = script
    self.words = words
  }

  static let names = TemplateNames<SelectionContext> { names in
    names.address("script", "The address of its script.") { $0.script }
    names.text("selected", "How many items are selected, in JSON: a text for each plural form.") {
      $0.forms(of: .selected)
    }
    names.text("notShown", "How many selected items are not shown, in JSON.") {
      $0.forms(of: .notShown)
    }
  }

  private func forms(of word: SiteWord) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("language", words.ownLanguage ?? words.language)
      $0.members(words.forms(of: word))
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
