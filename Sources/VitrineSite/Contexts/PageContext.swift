internal import VitrineModel
internal import VitrineText

/// `page.*`: the properties of one page.
final class PageContext: NamedContext {
  /// The site's own words, in the page's language.
  let words: SiteWords
  var title = ""
  var fullTitle = ""
  var text: String?
  var description: String?
  var direction = Page.Direction.leftToRight
  var canonical: String?
  var type = "website"

  /// The absolute address of the picture that represents the page on other sites.
  var picture: String?

  /// The `robots` directives.
  var meta: [String] = []

  /// The transition that the page plays, or nil if there is none.
  var transition: PageTransition?

  /// The address of the script for the parts of the transition that CSS cannot play.
  var script: String?

  /// Returns the address of the motion engine, which is only generated if a page uses it.
  var motion: () -> String? = { nil }

  /// The addresses of the scripts for choosing layouts, or nil if there is no choice.
  var chosen: String?
  var choice: String?

  /// The address of the script that loads more items of its sections, or nil if all are there.
  var portions: String?

  /// The addresses of the items of its further pages, for that script.
  var portionItems: [String] = []

  /// The fonts to preload.
  var fonts: [FontContext] = []

  /// The address of the stylesheet with the rules of its lists, or nil if it has none.
  var layouts: String?

  /// The addresses of stylesheets that only some pages need.
  var styles: [String] = []

  /// The address of the script that copies code, or nil if there is no code.
  var copying: String?

  /// Search, filters and sorting of its items, or nil if it has none of them.
  var finding: FindingContext?

  /// How visitors select items, or nil if they cannot.
  var selection: SelectionContext?

  /// The parts of the page around its sections.
  var frame = PageFrame()

  /// The key figures at the top, or nil if there are none.
  var figures: FiguresContext?

  /// How many items the newest build changed, and since when.
  var tally: String?

  /// On the changes page: the newest build, and the previous ones.
  var newest: ChangelogEntryContext?
  var earlier: [ChangelogEntryContext] = []
  var crumbs: [LinkContext] = []

  /// On the page of all pages: nested lists of pages.
  var tree: [UInt8]?

  /// The index pages of its collections' terms.
  var terms: [ValueLinkContext] = []
  var headings: [RenderedBody.Heading] = []
  var body: [UInt8]?
  /// The address for editing its source, or nil if there is none.
  var edit: String?

  /// The sidebar tree, or nil if it is in none.
  var navigation: NavigationContext?
  var previous: LinkContext?
  var next: LinkContext?

  /// Write the main part of the page, and its sections, straight into the output, so that neither
  /// is kept in memory.
  var content: (inout [UInt8]) -> Void = { _ in }
  var sections: (inout [UInt8]) -> Void = { _ in }
  var header: [UInt8] = []
  var footer: [UInt8] = []

  init(words: SiteWords) {
    self.words = words
  }

  /// Whether a script that animates changes of the page is loaded from the start.
  private var needsMotion: Bool {
    choice != nil || portions != nil || transition?.needsScript == true
  }

  var language: String { words.language }

  static let names = TemplateNames<PageContext> { names in
    names.text("title", "Its title.") { $0.title }
    names.text("fullTitle", "Its title and the site's, for the window.") { $0.fullTitle }
    names.markup("running", "The same in quotes for a stylesheet; sheets in print begin with it.") {
      Array($0.fullTitle.quotedForStyle.utf8)
    }
    names.text("text", "Its text in front matter.") { $0.text }
    names.text("description", "A sentence for search engines.") { $0.description }
    names.text("language", "Its language.") { $0.language }
    names.text("wordsLanguage", "The language of `words`, where it is not the page's.") {
      $0.words.ownLanguage
    }
    names.text("direction", "`ltr` or `rtl`.") { $0.direction.rawValue }
    names.text("canonical", "Its whole address, where the site has one.") { $0.canonical }
    names.text("type", "`website` or `article`, for cards on other sites.") { $0.type }
    names.text("picture", "The whole address of the picture for such cards.") { $0.picture }
    names.list("meta", "The `robots` directives, such as `noindex`.") { $0.meta }
    names.flag("hasMeta", "Whether something stands before its title.") {
      !$0.meta.isEmpty || $0.transition != nil || $0.tally != nil
    }
    names.text("chosen", "The address of the script that takes chosen layouts again.") {
      $0.chosen
    }
    names.text("choice", "The address of the script that changes from one to another.") {
      $0.choice
    }
    names.address("portions", "The address of the script that shows more of its sections.") {
      $0.portions
    }
    names.text("portionItems", "The addresses of the items that it loads, one a line.") {
      $0.portionItems.joined(separator: "\n")
    }
    names.address("motion", "The address of the engine of motion, if it uses that at once.") {
      $0.needsMotion ? $0.motion() : nil
    }
    names.text("above", "What stands above all of its sections.") { $0.frame.header?.text }
    names.flag("holdsAbove", "Whether that stays in sight.") {
      $0.frame.header?.isPinned ?? false
    }
    names.text("below", "What stands below all of its sections.") { $0.frame.footer?.text }
    names.flag("holdsBelow", "Whether that stays in sight.") {
      $0.frame.footer?.isPinned ?? false
    }
    names.text("gap", "The room between its sections in pixels, where it says one.") {
      $0.frame.gap?.decimalText(places: 3)
    }
    names.text("tally", "How many of its items the newest build changed.") { $0.tally }
    names.context("newest", "On the changes page: the newest build.") { $0.newest }
    names.list("earlier", "On the changes page: the builds before.") { $0.earlier }
    names.flag("hasEarlier", "Whether there are any.") { !$0.earlier.isEmpty }
    names.context("transition", "The transition that it plays.") { page in
      page.transition.map {
        TransitionContext($0, script: page.script, words: page.words)
      }
    }
    names.list("fonts", "The fonts that it loads before they are asked for.") { $0.fonts }
    names.address("layouts", "The address of the rules of its lists.") { $0.layouts }
    names.list("styles", "The addresses of the stylesheets that it needs and others do not.") {
      $0.styles
    }
    names.address("copying", "The address of the script that copies code.") { $0.copying }
    names.context("finding", "How visitors find its items.") { $0.finding }
    names.context("figures", "The key figures at its top.") { $0.figures }
    names.context("selection", "How visitors select its items.") { $0.selection }
    names.list("crumbs", "The pages above it.") { $0.crumbs }
    names.flag("hasCrumbs", "Whether there are any.") { !$0.crumbs.isEmpty }
    names.list("terms", "The indexes of the terms of its collections.") { $0.terms }
    names.flag("hasTerms", "Whether there are any.") { !$0.terms.isEmpty }
    names.markup("body", "Its rendered text.") { $0.body }
    names.markup("tree", "On the page of all pages: the pages as nested lists.") { $0.tree }
    names.list("contents", "Its headings of the first two levels.") { $0.contents }
    names.flag("hasContents", "Whether there are enough of them.") { $0.hasContents }
    names.address("edit", "The address at which its source is edited.") { $0.edit }
    names.context("navigation", "The tree at its side.") { $0.navigation }
    names.flag("hasPager", "Whether there is a page before or after it.") {
      $0.previous != nil || $0.next != nil
    }
    names.context("previous", "The page before it.") { $0.previous }
    names.context("next", "The page after it; of a redirect, what it leads to.") { $0.next }
    names.value("content", "Its main part.") { .writing($0.content) }
    names.value("sections", "Its sections.") { .writing($0.sections) }
    names.markup("header", "The rendered `header.html`.") { $0.header }
    names.markup("footer", "The rendered `footer.html`.") { $0.footer }
  }

  /// Whether there are enough headings for a table of contents.
  var hasContents: Bool { RenderedBody.isLong(headings) }

  /// The headings of the first two levels.
  private var contents: [LinkContext] {
    guard hasContents else { return [] }
    return RenderedBody.listed(headings).map {
      LinkContext(title: $0.text, link: $0.id, isNested: $0.level == 3)
    }
  }
}
