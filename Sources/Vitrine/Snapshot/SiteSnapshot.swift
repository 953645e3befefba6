public import VitrineModel
public import VitrineText

/// The record that a build keeps of itself, `snapshot.json`: the contents of the site, by ids and
/// hashes.
public struct SiteSnapshot: Hashable, Sendable {
  /// The program that built the site, `vitrine 0.1.0`.
  public var generator: String

  /// The version of the hash rules. Hashes of builds with different rules are not compared.
  public var hashes = 1

  /// `YYYY-MM-DD`, or nil for a build without a date.
  public var date: String?

  /// The settings shared by all pages.
  public var site: Site

  /// Every file of the site except `snapshot.json`, in byte order of the paths. Empty until the
  /// site is written.
  public var files: [File]

  /// The pages made of sections, in byte order of their folders.
  public var pages: [Page]

  /// The measures that records have, each once per collection.
  public var measures: [MeasureDeclaration]

  /// The status orders of records, each once per collection.
  public var statuses: [StatusDeclaration] = []

  /// The records, in the order of the content.
  public var records: [Record]

  /// The pages that redirect from abandoned addresses, in byte order of their paths.
  public var redirects: [Redirect] = []

  /// The builds that changed something, newest first.
  public var history: [HistoryEntry] = []

  init(
    generator: String, date: String? = nil, title: String, url: String? = nil, language: String,
    files: [File], pages: [Page], measures: [MeasureDeclaration] = [], records: [Record]
  ) {
    self.generator = generator
    self.date = date
    site = Site(title: title, url: url, language: language)
    self.files = files
    self.pages = pages
    self.measures = measures
    self.records = records
  }

  /// The snapshot of a build without pages.
  package init() {
    self.init(generator: "", title: "", language: "", files: [], pages: [], records: [])
  }

  /// The settings that all pages show.
  public struct Site: Hashable, Sendable {
    public var title: String

    /// The address of the site including the scheme, `https://example.org/`.
    public var url: String?

    /// A BCP 47 language tag: `en`, `pt-BR`.
    public var language: String

    /// The other settings that pages show.
    public var settings: [Field] = []
  }

  /// A file that the build wrote or left as it was.
  public struct File: Hashable, Sendable {
    /// The path relative to the site. It never leads out of the site.
    public var path: String

    /// The hash of the file's bytes.
    public var hash: ContentHash
  }
}
