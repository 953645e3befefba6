import TestSupport
import Testing
import VitrineText

@testable import VitrineSite

/// `content/docs/names.md` lists the names that contexts declare; `make docs` writes it.
@Suite struct NamesDocsTests {
  @Test func thePageListsTheNamesThatAreDeclared() throws {
    var page = try DocsPage("names")
    page.text = Self.page
    try page.check()
  }

  private static var page: String {
    var page = NamesPage()
    page.text = """
      ---
      title: Names in templates
      subtitle: What every template can show
      order: 5.5
      ---

      Every name that [templates](templates.md) know, and what it stands for. A template that says another is an error when the site is built, with the nearest name as a hint. Names are looked up from the inside out: in `{{#item}} … {{/item}}` the name `title` is `item.title`.

      Cells know all of the first table; `section.html` and its parts know no item, pages no section, and `header.html` and `footer.html` the site alone.

      """
    page.add(Scope.names.shape, at: "")
    page.text +=
      "\n## playback.html\n\nThe page in the middle of a [playback](command-line.md#vitrine-diff).\n"
    page.add(PlaybackContext.names.shape, at: "")
    return page.text
  }
}

/// Tables of names: of a context first, then of those in it.
private struct NamesPage {
  var text = ""

  /// Contexts that have their table, and where the words are listed.
  private var places: [(shape: TemplateShape, link: String)] = [
    (SiteWords.names.shape, "[the words](content.md#words)")
  ]

  mutating func add(_ shape: TemplateShape, at path: String) {
    var inner: [(shape: TemplateShape, path: String, isList: Bool)] = []
    var rows = "\n| name | is |\n| --- | --- |\n"
    for (name, words, member) in shape.declared {
      let path = path.isEmpty ? name : "\(path).\(name)"
      var end = ""
      switch member {
      case .value: break
      case .values: end = " A list of texts."
      case .any: end = " Any name may be in it."
      case .deferredContext(let context), .deferredList(let context):
        let isList = if case .deferredList = member { true } else { false }
        let found = places.first { $0.shape === context() }
        if found == nil {
          let id = path.lowercased().filter { $0 != "." }
          places.append((context(), "[`\(path)`](#\(id))"))
          inner.append((context(), path, isList))
        }
        end = (isList ? " A list; see " : " See ") + places.first { $0.shape === context() }!.link
        end += "."
      }
      rows += "| `\(name)` | \(words)\(end) |\n"
    }
    text += rows
    for (shape, path, isList) in inner {
      text += "\n## \(path)\n"
      if isList { text += "\nEach of the list:\n" }
      add(shape, at: path)
    }
  }
}
