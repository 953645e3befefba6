public import VitrineModel
internal import VitrineText

/// The page of a playback that lists what changed and shows the pages that play it.
public struct PlaybackIndex: Hashable, Sendable {
  /// From the oldest build to the newest.
  public var steps: [Step]

  public init(steps: [Step]) {
    self.steps = steps
  }

  /// From one build to the next.
  public struct Step: Hashable, Sendable {
    /// What names the newer build: its date, `YYYY-MM-DD`, or a number.
    public var title: String
    public var tally: ChangeTally
    public var pages: [Page]

    public init(title: String, tally: ChangeTally, pages: [Page]) {
      self.title = title
      self.tally = tally
      self.pages = pages
    }
  }

  public struct Page: Hashable, Sendable {
    public var title: String

    /// The file that plays it, relative to the index; nil for a page that is gone.
    public var address: String?
    public var changes: [Change]

    public init(title: String, address: String?, changes: [Change]) {
      self.title = title
      self.address = address
      self.changes = changes
    }
  }

  public struct Change: Hashable, Sendable {
    /// One of the four.
    public var kind: SiteWord
    public var title: String

    /// What is another than before, and where; may be empty.
    public var detail: String

    /// The id of the element that shows it; nil where none does any more.
    public var element: String?

    public init(kind: SiteWord, title: String, detail: String, element: String?) {
      self.kind = kind
      self.title = title
      self.detail = detail
      self.element = element
    }
  }
}

extension SiteTemplates {
  /// The HTML of a playback's index; `stylesheet` is the address of the stylesheet of its pages.
  public func render(
    _ index: PlaybackIndex, settings: SiteSettings, stylesheet: String
  ) -> [UInt8] {
    let context = PlaybackContext(
      index, settings: settings, stylesheet: stylesheet,
      words: SiteWords(language: settings.language, settings: settings, templates: self))
    var html: [UInt8] = []
    pages.render("playback", with: context, into: &html)
    return html
  }
}
