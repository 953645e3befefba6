internal import VitrineModel
internal import VitrineText

/// `page.*`: what one page says about itself.
final class PageContext: TemplateContext {
  /// What the site says by itself here, in the page's language.
  let words: SiteWords
  var title = ""
  var fullTitle = ""
  var text: String?
  var description: String?
  var direction = Page.Direction.leftToRight
  var canonical: String?
  var type = "website"

  /// The address of the picture that stands for the page elsewhere.
  var picture: String?
  var meta: [String] = []

  /// What the page plays of what changed.
  var transition: PageTransition?

  /// The addresses of the styles that it needs for that, and of the script where rules alone do not do.
  var transitionStyles: String?
  var script: String?

  /// The address of the rules of its lists; nil where it has none.
  var layouts: String?

  /// How many items the newest build changed, and since when.
  var tally: String?

  /// On the page of what changed: the newest build, and those before it.
  var newest: ToldBuildContext?
  var earlier: [ToldBuildContext] = []
  var crumbs: [LinkContext] = []

  /// On the page of all pages: the pages, in each other.
  var tree: [UInt8]?
  var headings: [RenderedBody.Heading] = []
  var body: [UInt8]?
  var previous: LinkContext?
  var next: LinkContext?

  /// Write the main part of the page and its sections straight into the page.
  var content: (inout [UInt8]) -> Void = { _ in }
  var sections: (inout [UInt8]) -> Void = { _ in }
  var header: [UInt8] = []
  var footer: [UInt8] = []

  init(words: SiteWords) {
    self.words = words
  }

  var language: String { words.language }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(title)
    case .fullTitle: .text(fullTitle)
    case .text: .text(text)
    case .description: .text(description)
    case .language: .text(language)
    case .wordsLanguage: .text(words.ownLanguage)
    case .direction: .text(direction.rawValue)
    case .canonical: .text(canonical)
    case .type: .text(type)
    case .picture: .text(picture)
    case .meta: .list(meta) { .text($0) }
    case .hasMeta: .flag(!meta.isEmpty || transition != nil || tally != nil)
    case .tally: .text(tally)
    case .newest: .context(newest)
    case .earlier: .list(earlier) { .context($0) }
    case .hasEarlier: .flag(!earlier.isEmpty)
    case .transition:
      .context(
        transition.map {
          TransitionContext($0, stylesheet: transitionStyles, script: script, words: words)
        })
    case .layouts: .address(layouts)
    case .crumbs: .list(crumbs) { .context($0) }
    case .hasCrumbs: .flag(!crumbs.isEmpty)
    case .body: body.map { .markup($0) } ?? .nothing
    case .tree: tree.map { .markup($0) } ?? .nothing
    case .contents: .list(contents) { .context($0) }
    case .hasContents: .flag(hasContents)
    case .hasPager: .flag(previous != nil || next != nil)
    case .previous: .context(previous)
    case .next: .context(next)
    case .content: .writing(content)
    case .sections: .writing(sections)
    case .header: .markup(header)
    case .footer: .markup(footer)
    default: nil
    }
  }

  /// Whether there are enough headings to be worth a list.
  var hasContents: Bool { headings.count { $0.level <= 3 } >= 3 }

  /// The headings of the first two levels.
  private var contents: [LinkContext] {
    guard hasContents else { return [] }
    return headings.filter { $0.level <= 3 }.map {
      LinkContext(title: $0.text, link: $0.id, isNested: $0.level == 3)
    }
  }
}
