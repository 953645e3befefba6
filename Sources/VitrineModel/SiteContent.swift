/// The entire content of a content folder, read and checked: the input of every later stage.
public struct SiteContent: Sendable {
  package var settings: SiteSettings

  /// In byte order of their folders, beginning with the home page.
  package var pages: [Page]

  /// By collection, and within a collection in its own order.
  package var records: [Record]

  /// The page for unknown addresses, if it is written. Its title can be empty.
  package var notFound: Page?

  /// Files to copy, in byte order of their outputs.
  package var assets: [Asset]

  /// Field values that have pages of their own.
  package var terms = SiteTerms()

  /// The `order` of each record in its source, or nil.
  package var orders: [Double?] = []

  /// The parts of records that search covers, by collection name, for collections that set them.
  package var searched: [ExactText: SearchedCollection] = [:]

  /// The machine-readable descriptions of items, by collection name, for collections that declare
  /// one.
  package var descriptions: [ExactText: ItemDescription] = [:]

  /// By field name, the collections whose records provide titles for the field's values.
  package var lookups: [String: Set<ExactText>] = [:]

  /// The data files of pages that offer some, in the order of the pages.
  package var downloads: [PageDownloads] = []

  package init(settings: SiteSettings, pages: [Page], records: [Record], assets: [Asset]) {
    self.settings = settings
    self.pages = pages
    self.records = records
    self.assets = assets
  }
}

/// The settings in `site.yml`.
public struct SiteSettings: Hashable, Sendable {
  package var title: String
  package var url: String?

  /// The hosts for which files with redirects and headers are written.
  package var hosts: Set<SiteHost> = []

  /// The address for editing pages, with `{path}` for the path of a file in the content folder and
  /// optionally `{line}`.
  package var edit: String?
  package var language: String
  package var direction: Page.Direction
  package var description: String?

  /// Words in the site's language that replace the built-in ones.
  package var words: [SiteWord: PluralText] = [:]

  /// The theme of pages that do not name one: `system`, `editorial` or `dense`.
  package var theme: String

  /// The colour of links and marks, or nil for the theme's.
  package var accent: Accent?
  package var logo: SiteLogo?

  /// The icon of its pages in browsers, or nil for the built-in one.
  package var icon: ThemeAsset?
  package var fonts: [SiteFont] = []

  /// Whether raw HTML in Markdown is kept (after the tag filter).
  package var unsafe: Bool
  package var remoteImages: Bool

  /// Additional host names under which the preview can be requested, such as those of proxies and
  /// containers.
  package var allowedHosts: [String] = []

  /// Whether links end in `/` instead of `/index.html`.
  package var prettyLinks: Bool

  /// The pages in the site bar, by output path, in order.
  package var navigation: [NavigationEntry]

  /// Whether there are more pages than in the site bar, which then ends with a link to a list of
  /// all pages.
  package var listsAllPages = false

  /// Whether `site.yml` lists the navigation.
  package var hasOwnNavigation = false

  /// The baseline of a build, if `site.yml` names one.
  package var previous: String?

  /// How many history entries a build keeps.
  package var history: Int

  /// Whether there are feeds of changes. Nil for feeds if the site's address is known.
  package var feeds: Bool?

  /// Which changes are shown as badges.
  package var badges = ChangeBadges()

  /// Nil if the site has no search.
  package var search: SearchSettings?
  package var pictures = PictureSettings()

  /// Whether every page has a picture for links on other sites.
  package var hasShareCards = false

  package struct NavigationEntry: Hashable, Sendable {
    package var title: String

    /// The language of the title, and the titles on pages in other languages.
    package var language: String
    package var titles: [String: String]

    /// A path in the site, or an absolute address.
    package var target: String

    package init(
      title: String, language: String, titles: [String: String] = [:], target: String
    ) {
      self.title = title
      self.language = language
      self.titles = titles
      self.target = target
    }

    /// The title on pages in `language`, with the language of that title.
    package func title(in language: String) -> (text: String, language: String) {
      let own = SiteWord.languages(for: language, among: Set(titles.keys)).first
      return own.map { (titles[$0]!, $0) } ?? (title, self.language)
    }
  }

  package init(title: String) {
    self.title = title
    language = "en"
    direction = .leftToRight
    theme = "system"
    unsafe = false
    remoteImages = false
    prettyLinks = false
    navigation = []
    history = 20
  }
}

extension SiteContent {
  /// The themes used by its pages: the site's theme first, then the others by name.
  package var themes: [String] {
    let named = Set((pages + terms.pages + [notFound].compactMap(\.self)).compactMap(\.theme))
    return [settings.theme] + named.subtracting([settings.theme]).sorted()
  }

  /// The paths of all files made from content: pages, including those of records and terms, and
  /// assets.
  package var outputs: [String] {
    let pages = pages + terms.pages
    return pages.map(\.output) + pages.flatMap(\.furtherOutputs) + pages.flatMap(\.feedOutputs)
      + records.compactMap(\.output) + aliases.map(\.output) + assets.map(\.output)
      + downloads.flatMap { $0.files.map(\.path) }
      + (descriptions.isEmpty ? [] : records.compactMap(manifest))
  }

  /// Former addresses that lead to its pages and records.
  package var aliases: [Alias] { pages.flatMap(\.aliases) + records.flatMap(\.aliases) }
}
