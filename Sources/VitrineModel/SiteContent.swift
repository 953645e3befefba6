/// All that a content folder says, read and checked: the input of every later stage.
public struct SiteContent: Sendable {
  package var settings: SiteSettings

  /// In byte order of their folders; the home page is the first.
  package var pages: [Page]

  /// In order of their collections, and in a collection's own order.
  package var records: [Record]

  /// Files to copy, in byte order of their outputs.
  package var assets: [Asset]

  /// The values of fields that have pages of their own.
  package var terms = SiteTerms()

  /// The `order` of each record in its source; nil for those that have none.
  package var orders: [Double?] = []

  /// What a search of the site looks at in the records of a collection, by its name, where the
  /// collection says so.
  package var searched: [ExactText: SearchedCollection] = [:]

  /// The collections whose records fields say the titles of, by the names of the fields.
  package var lookups: [String: Set<ExactText>] = [:]

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

  /// The address at which pages are edited, with `{path}` for the path of a file in the content folder, and
  /// maybe `{line}`.
  package var edit: String?
  package var language: String
  package var direction: Page.Direction
  package var description: String?

  /// The site's own words, in its language, in the place of the built-in ones.
  package var words: [SiteWord: PluralText] = [:]

  /// The theme of pages that name none: `system`, `editorial` or `dense`.
  package var theme: String

  /// The colour of links and marks; nil for the theme's.
  package var accent: Accent?
  package var logo: SiteLogo?

  /// The icon of its pages in browsers; nil for the built-in one.
  package var icon: LookFile?
  package var fonts: [SiteFont] = []

  /// True if raw HTML in Markdown is kept (through the tag filter).
  package var unsafe: Bool
  package var remoteImages: Bool

  /// The names of proxies and containers by which a preview may be asked for.
  package var allowedHosts: [String] = []

  /// True if links end in `/` instead of `/index.html`.
  package var prettyLinks: Bool

  /// The pages in the site bar, by output path, in order.
  package var navigation: [NavigationEntry]

  /// True if there are more pages than the site bar names, so that it ends with a link to a page that
  /// lists all.
  package var listsAllPages = false

  /// True if `site.yml` lists the navigation.
  package var hasOwnNavigation = false

  /// The baseline of a build, where `site.yml` names one.
  package var previous: String?

  /// How many entries of history a build carries.
  package var history: Int

  /// True if there are feeds of the changes; nil to have them where the site's address is known.
  package var feeds: Bool?

  /// Which changes show as badges.
  package var badges = ChangeBadges()

  /// Nil if the site has no search.
  package var search: SearchSettings?

  package struct NavigationEntry: Hashable, Sendable {
    package var title: String

    /// The language of the title, and its titles on pages in other languages.
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

    /// The title on pages in a language, and the language that it is in.
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
  /// The themes of its pages: the site's, and after it the others in order of their names.
  package var themes: [String] {
    let named = Set(pages.compactMap(\.theme)).union(terms.pages.compactMap(\.theme))
    return [settings.theme] + named.subtracting([settings.theme]).sorted()
  }

  /// The paths of the files that the content makes: pages, those of records and terms, and assets.
  package var outputs: [String] {
    let pages = pages + terms.pages
    return pages.map(\.output) + pages.flatMap(\.furtherOutputs) + records.compactMap(\.output)
      + aliases.map(\.output) + assets.map(\.output)
  }

  /// The addresses that lead to its pages and records besides their own.
  package var aliases: [Alias] { pages.flatMap(\.aliases) + records.flatMap(\.aliases) }
}
