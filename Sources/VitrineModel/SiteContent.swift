/// All that a content folder says, read and checked: the input of every later stage.
public struct SiteContent: Sendable {
  public var settings: SiteSettings

  /// In byte order of their folders; the home page is the first.
  public var pages: [Page]

  /// In order of their collections, and in a collection's own order.
  public var records: [Record]

  /// Files to copy, in byte order of their outputs.
  public var assets: [Asset]

  public init(settings: SiteSettings, pages: [Page], records: [Record], assets: [Asset]) {
    self.settings = settings
    self.pages = pages
    self.records = records
    self.assets = assets
  }
}

/// The settings in `site.yml`.
public struct SiteSettings: Hashable, Sendable {
  public var title: String
  public var url: String?
  public var language: String
  public var direction: Page.Direction
  public var description: String?

  /// The site's own words, in its language, in the place of the built-in ones.
  public var words: [SiteWord: PluralText] = [:]

  /// The name of a theme, `system`, `editorial` or `dense`.
  public var theme: String

  /// True if raw HTML in Markdown is kept (through the tag filter).
  public var unsafe: Bool
  public var remoteImages: Bool

  /// True if links end in `/` instead of `/index.html`.
  public var prettyLinks: Bool

  /// The pages in the site bar, by output path, in order.
  public var navigation: [NavigationEntry]

  /// True if there are more pages than the site bar names, so that it ends with a link to a page that
  /// lists all.
  public var listsAllPages = false

  /// True if `site.yml` lists the navigation.
  public var hasOwnNavigation = false

  /// The baseline of a build, where `site.yml` names one.
  public var previous: String?

  /// How many entries of history a build carries.
  public var history: Int

  /// True if there are feeds of the changes; nil to have them where the site's address is known.
  public var feeds: Bool?

  /// Which changes show as badges.
  public var badges = ChangeBadges()

  public struct NavigationEntry: Hashable, Sendable {
    public var title: String

    /// A path in the site, or an absolute address.
    public var target: String

    public init(title: String, target: String) {
      self.title = title
      self.target = target
    }
  }

  public init(title: String) {
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
  /// The paths of the files that the content makes: pages, those of records, and assets.
  public var outputs: [String] {
    pages.map(\.output) + records.compactMap(\.output) + assets.map(\.output)
  }
}
