public import VitrineModel
public import VitrineText

/// A build's own record, `snapshot.json`: what the site is made of, by ids and hashes.
public struct SiteSnapshot: Hashable, Sendable {
  /// The program that built it, `vitrine 0.1.0`.
  public var generator: String

  /// The number of the rules by which hashes are made: hashes of builds with other rules are not compared.
  public var hashes = 1

  /// `YYYY-MM-DD`; nil for a build without a date.
  public var date: String?

  /// What all pages share.
  public var site: Site

  /// Every file of the site but `snapshot.json`, in byte order of their paths; none while the site is
  /// not written yet.
  public var files: [File]

  /// The pages made of sections, in byte order of their folders.
  public var pages: [Page]

  /// The measures that records have, each once for a collection.
  public var measures: [MeasureDeclaration]

  /// The orders of states that records have, each once for a collection.
  public var statuses: [StatusDeclaration] = []

  /// In the content's order.
  public var records: [Record]

  /// The pages that lead from addresses where something stood, in byte order of their paths.
  public var redirects: [Redirect] = []

  /// The builds that changed something, the newest first.
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

  /// The record of a build without pages.
  package init() {
    self.init(generator: "", title: "", language: "", files: [], pages: [], records: [])
  }

  /// The settings that all pages show.
  public struct Site: Hashable, Sendable {
    public var title: String

    /// Its address with a scheme, `https://example.org/`.
    public var url: String?

    /// A language tag of BCP 47: `en`, `pt-BR`.
    public var language: String

    /// The other settings that pages show.
    public var settings: [Field] = []
  }

  /// A file that the build wrote or left as it was.
  public struct File: Hashable, Sendable {
    /// Relative to the site; it leads nowhere out of it.
    public var path: String

    /// The hash of its bytes.
    public var hash: ContentHash
  }
}
