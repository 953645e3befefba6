public import VitrineModel
internal import VitrineText

/// The page of a playback that lists the changes and shows the pages that play them.
public struct PlaybackIndex: Hashable, Sendable {
  /// From the oldest build to the newest.
  public var steps: [PlayedStep]

  public init(steps: [PlayedStep]) {
    self.steps = steps
  }

  /// The changes from one build to the next.
  public struct PlayedStep: Hashable, Sendable {
    /// The name of the newer build: its date, `YYYY-MM-DD`, or a number.
    public var title: String
    public var tally: ChangeTally
    public var pages: [PlayedPage]

    public init(title: String, tally: ChangeTally, pages: [PlayedPage]) {
      self.title = title
      self.tally = tally
      self.pages = pages
    }
  }

  public struct PlayedPage: Hashable, Sendable {
    public var title: String

    /// The address of the file that plays it, relative to the index; nil if the page is gone.
    public var address: String?
    public var changes: [PlayedChange]

    public init(title: String, address: String?, changes: [PlayedChange]) {
      self.title = title
      self.address = address
      self.changes = changes
    }
  }

  public struct PlayedChange: Hashable, Sendable {
    /// Inserted, updated, moved or removed.
    public var kind: SiteWord
    public var title: String

    /// The differences from before, and where they are; may be empty.
    public var detail: String

    /// The id of the element that shows the item; nil if none does any more.
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
  /// Returns the HTML of a playback's index. `stylesheet` is the address of its pages' style sheet.
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
