import VitrineLayout
import VitrineSite

/// How the engine lays out the lists of a page in one room.
package struct PageInspection: Sendable {
  /// The page's path in the site.
  var page: String
  var container: Size
  var sections: [SectionInspection]
}

/// The lists of one section, their structures and their rules.
struct SectionInspection: Sendable {
  var id: String
  var title: String?

  /// The preset's name; `section` for described groups.
  var layout: String
  var lists: [ListInspection]

  /// For every width.
  var structures: [LayoutStructure]

  var layoutByWidth: LayoutByWidth

  /// True if its page is long.
  var isOnLongPage: Bool
}

extension SectionInspection {
  /// The rules that the page has for its lists; compiled when they are asked for, as frames do not
  /// need them.
  var rules: CompiledLayout {
    let long =
      isOnLongPage ? CompiledLayout(onLongPages: layoutByWidth, having: structures) : nil
    return long ?? compile(layoutByWidth, having: structures)
  }
}

/// One list: a section has one, or one under each parent that an outline made.
struct ListInspection: Sendable {
  /// The parent's title.
  var title: String?

  /// The ids of the items, in order.
  var items: [String]

  /// Rounded as a browser rounds. Lengths that content decides have their estimates.
  var solved: SolvedLayout

  /// True if content decides an item's height; the height in `solved` is then an estimate.
  var isContentSized: [Bool]

  /// The kinds of headers, footers and badges of which the same is true.
  var contentSizedKinds: Set<String>
}
