package import VitrineDiagnostics

/// A page made of sections: the home page or a folder's. Records' own pages are not listed here.
public struct Page: Hashable, Sendable {
  /// `index.html`, `emoji/index.html`: the path in the site.
  package var output: String

  /// The content folder it stands for, `""` for the root.
  package var folder: String
  package var title: String

  /// The lede under the title.
  package var text: String?
  package var language: String
  package var direction: Direction

  /// The theme that it names, which its records, further pages and terms have too; nil for the site's.
  package var theme: String?
  package var introduction: Body?
  package var sections: [Section]
  package var figures = KeyFigures()
  package var frame = PageFrame()

  /// How visitors find its items; nil if they only look through them.
  package var finding: Finding?

  /// What stands before the number in the address of a portion, where another page has the number
  /// alone.
  package var portionPrefix = ""

  /// Its place among the pages beside it; those without one come last.
  package var order: Double?

  /// True if no list, search, feed or count knows it, nor anything that says what changed; it is where its
  /// address says.
  package var isHidden = false

  /// The addresses that lead to it besides its own.
  package var aliases: [Alias] = []

  /// The file that declares it; nil for a page that none does.
  package var source: String?

  /// What leads to its pages and to those below, besides the site bar.
  package var navigation: Navigation?

  /// The index in `SiteContent.pages` of the page of the nearest folder above.
  package var parent: Int?
  package var place: SourceLocation

  /// The writing direction, by the value of the `dir` attribute.
  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// What leads to the pages of a folder.
  package enum Navigation: String, CaseIterable, Sendable {
    /// A tree of them at the side of each.
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
  /// True if it or one of its sections has key figures.
  package var hasFigures: Bool { !figures.isEmpty || sections.contains { !$0.figures.isEmpty } }

  /// True if it shows more of earlier builds than badges and what plays.
  package var dependsOnBuilds: Bool {
    hasFigures || sections.contains { $0.changed != nil || $0.showsTrend }
  }
}
