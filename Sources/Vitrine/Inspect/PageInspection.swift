import VitrineLayout
import VitrineSite

/// How the engine lays out the lists of a page in a given space.
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

  /// The preset's name, or `section` for described groups.
  var layout: String
  var lists: [ListInspection]

  /// The structures for all widths.
  var structures: [LayoutStructure]

  var layoutByWidth: LayoutByWidth

  /// Whether the page of the section is long.
  var isOnLongPage: Bool
}

extension SectionInspection {
  /// The page's rules for the lists of this section. They are compiled on demand, since frames do
  /// not need them.
  var rules: CompiledLayout {
    let long =
      isOnLongPage ? CompiledLayout(onLongPages: layoutByWidth, having: structures) : nil
    return long ?? compile(layoutByWidth, having: structures)
  }
}

/// One list. A section has a single list, or one under each parent that an outline made.
struct ListInspection: Sendable {
  /// The parent's title.
  var title: String?

  /// The ids of the items, in order.
  var items: [String]

  /// Rounded as a browser rounds. Lengths that depend on content are estimates.
  var solved: SolvedLayout

  /// Whether the height of each item depends on its content. Its height in `solved` is then an
  /// estimate.
  var isContentSized: [Bool]

  /// The kinds of headers, footers and badges whose height depends on their content.
  var contentSizedKinds: Set<String>
}
