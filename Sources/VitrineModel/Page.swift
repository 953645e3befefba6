package import VitrineDiagnostics

/// A page made of sections: the home page or a folder's page. Records' own pages are not among
/// these.
public struct Page: Hashable, Sendable {
  /// The path in the site: `index.html`, `emoji/index.html`.
  package var output: String

  /// The content folder it represents, `""` for the root.
  package var folder: String
  package var title: String

  /// The introductory text under the title.
  package var text: String?
  package var language: String
  package var direction: Direction

  /// The theme it names, which also applies to its records, further pages and terms. Nil for the
  /// site's theme.
  package var theme: String?
  package var introduction: Body?
  package var sections: [Section]
  package var figures = KeyFigures()
  package var frame = PageFrame()

  /// The controls for finding its items, or nil if it has none.
  package var filtering: Filtering?

  /// The feeds of its items: that of the page first, then those of its sections.
  package var feeds: [ItemFeed] = []

  /// A prefix for the number in the addresses of list pages, used if another page already has the
  /// plain number.
  package var listPagePrefix = ""

  /// Its position among its sibling pages. Pages without one come last.
  package var order: Double?

  /// Whether it is left out of all lists, searches, feeds, counts and reports of changes. It is
  /// still at its address.
  package var isHidden = false

  /// Other addresses that lead to it.
  package var aliases: [Alias] = []

  /// The file that declares it, or nil if there is none.
  package var source: String?

  /// Navigation for its pages and those below, in addition to the site bar.
  package var navigation: Navigation?

  /// The index in `SiteContent.pages` of the nearest ancestor folder's page.
  package var parent: Int?
  package var place: SourceLocation

  /// The output of the page that servers send for unknown addresses.
  package static let notFoundOutput = "404.html"

  /// The writing direction. Raw values are those of the `dir` attribute.
  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Navigation for the pages of a folder.
  package enum Navigation: String, CaseIterable, Sendable {
    /// A tree of the pages at the side of each page.
    case tree
  }

  package init(
    output: String, folder: String, title: String, text: String? = nil, language: String,
    direction: Direction, theme: String? = nil, introduction: Body? = nil, sections: [Section],
    parent: Int?, place: SourceLocation
  ) {
    self.output = output
    self.folder = folder
    self.title = title
    self.text = text
    self.language = language
    self.direction = direction
    self.theme = theme
    self.introduction = introduction
    self.sections = sections
    self.parent = parent
    self.place = place
  }
}

extension Page.Direction {
  /// The direction of a language's usual script.
  package static func usual(for language: String) -> Page.Direction {
    let rightToLeft: Set<String> = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return rightToLeft.contains(String(primary)) ? .rightToLeft : .leftToRight
  }
}

extension Page {
  /// Whether it or one of its sections has key figures.
  package var hasFigures: Bool { !figures.isEmpty || sections.contains { !$0.figures.isEmpty } }

  /// Whether it shows anything from earlier builds, other than badges and the playback of changes.
  package var dependsOnBuilds: Bool {
    hasFigures || sections.contains { $0.changed != nil || $0.showsTrend }
  }
}
