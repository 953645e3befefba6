public import VitrineLayout
public import VitrineSite

/// How the engine lays out the lists of a page in one room.
public struct PageInspection: Sendable {
  /// The page's path in the site.
  public var page: String
  public var container: Size
  public var sections: [SectionInspection]
}

/// The lists of one section, their structures and their rules.
public struct SectionInspection: Sendable {
  public var id: String
  public var title: String?

  /// The preset's name; `section` for described groups.
  public var layout: String
  public var lists: [ListInspection]

  /// For every width.
  public var structures: [LayoutStructure]

  var layoutByWidth: LayoutByWidth

  /// True if its page is long.
  var isOnLongPage: Bool
}

extension SectionInspection {
  /// The rules that the page has for its lists; compiled when they are asked for, as frames do not
  /// need them.
  public var rules: CompiledLayout {
    let long =
      isOnLongPage ? CompiledLayout(onLongPages: layoutByWidth, having: structures) : nil
    return long ?? compile(layoutByWidth, having: structures)
  }
}

/// One list: a section has one, or one under each parent that an outline made.
public struct ListInspection: Sendable {
  /// The parent's title.
  public var title: String?

  /// The ids of the items, in order.
  public var items: [String]

  /// Rounded as a browser rounds. Lengths that content decides have their estimates.
  public var solved: SolvedLayout

  /// True if content decides an item's height; the height in `solved` is then an estimate.
  public var isContentSized: [Bool]

  /// The kinds of headers, footers and badges of which the same is true.
  public var contentSizedKinds: Set<String>
}
