package import VitrineModel
internal import VitrineText

/// The index page of a playback, which lists the changes and embeds the pages that play them.
package struct PlaybackIndex: Hashable, Sendable {
  /// The steps, from the oldest build to the newest.
  package var steps: [PlayedStep]

  package init(steps: [PlayedStep]) {
    self.steps = steps
  }

  /// The changes from one build to the next.
  package struct PlayedStep: Hashable, Sendable {
    /// The name of the newer build: its date, `YYYY-MM-DD`, or a number.
    package var title: String
    package var tally: ChangeTally
    package var pages: [PlayedPage]

    package init(title: String, tally: ChangeTally, pages: [PlayedPage]) {
      self.title = title
      self.tally = tally
      self.pages = pages
    }
  }

  package struct PlayedPage: Hashable, Sendable {
    package var title: String

    /// The address of the file that plays it, relative to the index, or nil if the page no longer
    /// exists.
    package var address: String?
    package var changes: [PlayedChange]

    package init(title: String, address: String?, changes: [PlayedChange]) {
      self.title = title
      self.address = address
      self.changes = changes
    }
  }

  package struct PlayedChange: Hashable, Sendable {
    /// Inserted, updated, moved or removed.
    package var kind: SiteWord
    package var title: String

    /// The change and its location. May be empty.
    package var detail: String

    /// The id of the element that shows the item, or nil if none does.
    package var element: String?

    package init(kind: SiteWord, title: String, detail: String, element: String?) {
      self.kind = kind
      self.title = title
      self.detail = detail
      self.element = element
    }
  }
}

extension SiteTemplates {
  /// Returns the HTML of a playback's index. `stylesheet` is the address of its stylesheet.
  package func render(
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
