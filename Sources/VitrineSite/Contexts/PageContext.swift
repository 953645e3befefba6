internal import VitrineModel
internal import VitrineText

/// `page.*`: the properties of one page.
final class PageContext: NamedContext {
  /// The site's own words, in the page's language.
  let words: SiteWords

  /// The column that holds its sections, except for the contents beside a tree.
  private var ownColumn = PageColumn(theme: "")
  var title = ""
  var fullTitle = ""
  var text: String?
  var description: String?
  var direction = Page.Direction.leftToRight
  var canonical: String?
  var type = "website"

  /// The picture that represents the page on other sites, with its absolute address.
  var preview: Picture?

  /// Whether that is only the site's logo.
  var hasLogoPreview = false

  /// The elements of its head that describe it to machines.
  var described: [UInt8]?

  /// When its item was published and last changed (RFC 3339).
  var published: String?
  var modified: String?

  /// The feeds that browsers and readers find on it.
  var feeds: [FeedContext] = []

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
  var listPages: String?

  /// The addresses of the items of its further pages, for that script.
  var listPageItems: [String] = []

  /// The fonts to preload.
  var fonts: [FontContext] = []

  /// The address of the stylesheet with the rules of its lists, or nil if it has none.
  var layouts: String?

  /// The addresses of stylesheets that only some pages need.
  var styles: [String] = []

  /// The addresses of the scripts that parts of its texts need.
  var scripts: [BodyPart: String] = [:]

  /// Search, filters and sorting of its items, or nil if it has none of them.
  var filtering: FilteringContext?

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

  /// Its items as data.
  var downloads: [DownloadContext] = []

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
    choice != nil || listPages != nil || transition?.needsScript == true
  }

  var language: String { words.language }

  static let names = TemplateNames<PageContext> { names in
    names.text("title", "Its title.") { $0.title }
    names.text("fullTitle", "Its title and the site's, for the browser window.") { $0.fullTitle }
    names.markup(
      "running", "The same in quotes for a stylesheet, printed at the top of each sheet."
    ) {
      Array($0.fullTitle.quotedForStyle.utf8)
    }
    names.text("text", "Its text from front matter.") { $0.text }
    names.text("description", "A sentence for search engines.") { $0.description }
    names.text("language", "Its language.") { $0.language }
    names.text("wordsLanguage", "The language of `words`, if it is not the page's.") {
      $0.words.ownLanguage
    }
    names.text("direction", "`ltr` or `rtl`.") { $0.direction.rawValue }
    names.text("canonical", "Its full address, if the site has one.") { $0.canonical }
    names.text("type", "`website` or `article`, for link previews on other sites.") { $0.type }
    names.text("picture", "The full address of the picture for link previews.") { page in
      if case .remote(let address)? = page.preview?.source { address } else { nil }
    }
    names.text("pictureWidth", "The width of that picture in pixels, if both sides are known.") {
      $0.preview?.height == nil ? nil : $0.preview?.width.map(String.init)
    }
    names.text("pictureHeight", "The height of that picture in pixels, if both sides are known.") {
      $0.preview?.width == nil ? nil : $0.preview?.height.map(String.init)
    }
    names.text("pictureAlt", "The alternative text of that picture.") { $0.preview?.alternative }
    names.text("card", "`summary_large_image` or `summary`: the size of link previews.") { page in
      page.canonical.map { _ in
        page.preview != nil && !page.hasLogoPreview ? "summary_large_image" : "summary"
      }
    }
    names.text("locale", "Its language for link previews, such as `de_AT`, if it names a region.") {
      $0.language.openGraphLocale
    }
    names.text("published", "The date and time of its item, if it has a day.") { $0.published }
    names.text("modified", "The date and time in the field `updated` of its item.") {
      $0.modified
    }
    names.markup("described", "Its description for machines, in Dublin Core and JSON-LD.") {
      $0.described
    }
    names.list("feeds", "The feeds of its items.") { $0.feeds }
    names.flag("hasFeeds", "Whether there are any.") { !$0.feeds.isEmpty }
    names.list("meta", "The `robots` directives, such as `noindex`.") { $0.meta }
    names.flag("hasMeta", "Whether anything appears before its title.") {
      !$0.meta.isEmpty || $0.transition != nil || $0.tally != nil
    }
    names.text("chosen", "The address of the script that restores chosen layouts.") {
      $0.chosen
    }
    names.text("choice", "The address of the script that switches layouts.") {
      $0.choice
    }
    names.address("portions", "The address of the script that loads more of its sections.") {
      $0.listPages
    }
    names.text("portionItems", "The addresses of the items that it loads, one per line.") {
      $0.listPageItems.joined(separator: "\n")
    }
    names.address("motion", "The address of the animation engine, if the page uses it immediately.")
    {
      $0.needsMotion ? $0.motion() : nil
    }
    names.text("above", "The text above all sections.") { $0.frame.header?.text }
    names.flag("holdsAbove", "Whether the text above stays visible while scrolling.") {
      $0.frame.header?.isPinned ?? false
    }
    names.text("below", "The text below all sections.") { $0.frame.footer?.text }
    names.flag("holdsBelow", "Whether the text below stays visible while scrolling.") {
      $0.frame.footer?.isPinned ?? false
    }
    names.text("gap", "The space between its sections in pixels, if set.") {
      $0.frame.gap?.decimalText(places: 3)
    }
    names.text("tally", "How many of its items the newest build changed.") { $0.tally }
    names.context("newest", "On the changes page: the newest build.") { $0.newest }
    names.list("earlier", "On the changes page: the earlier builds.") { $0.earlier }
    names.flag("hasEarlier", "Whether there are any.") { !$0.earlier.isEmpty }
    names.context("transition", "The transition that it plays.") { page in
      page.transition.map {
        TransitionContext($0, script: page.script, words: page.words)
      }
    }
    names.list("fonts", "The fonts to preload.") { $0.fonts }
    names.address("layouts", "The address of the stylesheet for its lists.") { $0.layouts }
    names.addresses("styles", "The addresses of stylesheets that other pages do not need.") {
      $0.styles
    }
    names.address("copying", "The address of the script that copies code.") { $0.scripts[.code] }
    names.address("viewer", "The address of the script that shows pictures large.") {
      $0.scripts[.viewer]
    }
    names.text("largestPicture", "The width of the largest files of pictures, in pixels.") { _ in
      String(ScalablePicture.maxWidth)
    }
    names.context("finding", "The controls for searching, filtering and sorting its items.") {
      $0.filtering
    }
    names.context("figures", "The key figures at its top.") { $0.figures }
    names.context("selection", "The controls for selecting its items.") { $0.selection }
    names.list("crumbs", "The pages above it.") { $0.crumbs }
    names.flag("hasCrumbs", "Whether there are any.") { !$0.crumbs.isEmpty }
    names.list("terms", "The indexes of the terms of its collections.") { $0.terms }
    names.flag("hasTerms", "Whether there are any.") { !$0.terms.isEmpty }
    names.markup("body", "Its rendered text.") { $0.body }
    names.markup("tree", "On the page that lists all pages: the pages as nested lists.") { $0.tree }
    names.list("contents", "Its headings of the first two levels.") { $0.contents }
    names.flag("hasContents", "Whether there are enough headings to list.") { $0.hasContents }
    names.list("downloads", "The files with its items as data.") { $0.downloads }
    names.flag("hasDownloads", "Whether there are any.") { !$0.downloads.isEmpty }
    names.address("edit", "The address for editing its source.") { $0.edit }
    names.context("navigation", "The page tree at its side.") { $0.navigation }
    names.flag("hasPager", "Whether there is a page before or after it.") {
      $0.previous != nil || $0.next != nil
    }
    names.context("previous", "The page before it.") { $0.previous }
    names.context("next", "The page after it; of a redirect, its target.") { $0.next }
    names.value("content", "Its main part.") { .writing($0.content) }
    names.value("sections", "Its sections.") { .writing($0.sections) }
    names.markup("header", "The rendered `header.html`.") { $0.header }
    names.markup("footer", "The rendered `footer.html`.") { $0.footer }
  }

  /// The column that holds its sections.
  var column: PageColumn {
    get {
      ownColumn.side == .tree && hasContents
        ? PageColumn(theme: ownColumn.theme, side: .treeAndContents) : ownColumn
    }
    set { ownColumn = newValue }
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
