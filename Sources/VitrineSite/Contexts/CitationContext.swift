internal import VitrineData
internal import VitrineModel
internal import VitrineText

/// `item.citation`.
final class CitationContext: NamedContext {
  private let item: DescribedItem
  private let files: [LinkContext]
  private let formats: LanguageFormats

  /// `files` have references to all items of the collection.
  init(of item: DescribedItem, files: [LinkContext], formats: LanguageFormats) {
    (self.item, self.files, self.formats) = (item, files, formats)
  }

  static let names = TemplateNames<CitationContext> { names in
    names.markup(
      "reference", "A reference: who made it, when, its title, its publisher and its number there."
    ) { $0.reference }
    names.text("address", "The full address of its page, if the site has one.") {
      $0.item.pageAddress
    }
    names.text("bibTeX", "The entry in BibTeX.") { $0.item.bibTeX }
    names.list("files", "The files with references to all items.") { $0.files }
  }

  private var reference: [UInt8] {
    let date = item.referenceDate.map { " (\($0.words(in: formats)))" } ?? ""
    let maker = item.makers.joined(separator: "; ")
    // A sign that ends a sentence needs no full stop after it.
    func end(_ text: String) -> String { text.last.map { ".?!。".contains($0) } ?? true ? "" : "." }
    var html: [UInt8] = []
    if !maker.isEmpty { html.appendEscaped("\(maker)\(date)\(end(maker + date)) ") }
    html.append(markup: "<cite>\(String(escaping: item.title))</cite>")
    html.appendEscaped(maker.isEmpty && !date.isEmpty ? "\(date)." : end(item.title))
    let sources = item.sources
    let holding = item.holding.filter { !sources.contains($0) }
    for source in sources + holding { html.appendEscaped(" \(source)\(end(source))") }
    return html
  }
}
