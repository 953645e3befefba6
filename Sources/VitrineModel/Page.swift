public import VitrineDiagnostics

/// A page made of sections: the home page or a folder's. Records' own pages are not listed here.
public struct Page: Hashable, Sendable {
  /// `index.html`, `emoji/index.html`: the path in the site.
  public var output: String

  /// The content folder it stands for, `""` for the root.
  public var folder: String
  public var title: String

  /// The lede under the title.
  public var text: String?
  public var language: String
  public var direction: Direction
  public var introduction: Body?
  public var sections: [Section]

  /// The index in `SiteContent.pages` of the page of the nearest folder above.
  public var parent: Int?
  public var place: SourceLocation

  public enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public init(
    output: String, folder: String, title: String, text: String? = nil, language: String,
    direction: Direction, introduction: Body? = nil, sections: [Section], parent: Int?,
    place: SourceLocation
  ) {
    self.output = output
    self.folder = folder
    self.title = title
    self.text = text
    self.language = language
    self.direction = direction
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
