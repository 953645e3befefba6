/// The column of a page that holds its sections: its theme, and what is beside it.
struct PageColumn: Hashable, Sendable {
  enum Side: Sendable {
    case nothing

    /// The tree of a folder's pages.
    case tree

    /// The tree, and at the other side the page's contents.
    case treeAndContents
  }

  var theme: String
  var side = Side.nothing
}

/// The lengths of a page that determine how wide it shows pictures.
struct PageLengths: Hashable, Sendable {
  /// The width of sections.
  let content: WindowLength

  /// The picture of an item on its page, the text of such an item, and other texts.
  let hero: WindowLength
  let proseBesideHero: WindowLength
  let prose: WindowLength

  /// The maximum size of pictures in rows, which is also the width of those among changes.
  let thumbWidth: Double
  let thumbHeight: Double

  /// `styles` returns the stylesheet with a name. Computed margins count as 0 and computed widths
  /// as unlimited, so that no picture is narrower than its place.
  init(_ column: PageColumn, styles: (String) -> [UInt8]) {
    let isBesideTree = column.side != .nothing
    let sheets =
      ["tokens"] + (isBesideTree ? ["tree"] : []) + ["theme-\(column.theme)", "site"]
    let tokens = RootTokens(sheets.map(styles))
    let gutter = tokens.length("--gutter", unknown: 0)
    func without(_ width: Double, _ content: WindowLength) -> WindowLength {
      content + gutter * -1 + WindowLength(-width)
    }
    var content = WindowLength.min(
      WindowLength(perWidth: 1, 0) + gutter * -2, tokens.length("--page", unknown: 1e6))
    if isBesideTree {
      content = content.switching(at: Self.tree.from, to: without(Self.tree.width, content))
    }
    if column.side == .treeAndContents {
      content = content.switching(at: Self.contents.from, to: without(Self.contents.width, content))
    }
    let item = Self.item(column.theme)
    func part(_ twelfths: Double) -> WindowLength {
      // Beside a tree, the parts of an item are below each other.
      let columns = content + WindowLength(-item.gap)
      return isBesideTree || twelfths == 12
        ? content : content.switching(at: Self.wideItem, to: columns * (twelfths / 12))
    }
    let measure = tokens.length("--measure", unknown: 1e6)
    self.content = content
    hero = part(item.hero)
    proseBesideHero = .min(part(item.prose), measure)
    prose = .min(content, measure)
    thumbWidth = tokens.length("--thumb-width", unknown: 64).value(1000)
    thumbHeight = tokens.length("--thumb-height", unknown: 64).value(1000)
  }
}

/// Lengths of stylesheets that are not tokens. A test compares them with the sheets.
extension PageLengths {
  /// The widths of windows in which the tree and the contents are beside the page, and the widths
  /// that they take in addition to a gutter. See `tree.css`.
  static let tree = (from: 1000.0, width: 240.0)
  static let contents = (from: 1280.0, width: 208.0)

  /// The windows in which an item's text is beside its picture. See `item.css`.
  static let wideItem = 900.0

  /// The twelfths of an item's page that its picture and its text take, and the gap between them.
  /// See `item.css` and the themes.
  static func item(_ theme: String) -> (hero: Double, prose: Double, gap: Double) {
    switch theme {
    case "dense": (4, 8, 32)
    case "editorial": (12, 7, 80)
    default: (7, 7, 56)
    }
  }

  /// The height of the further pictures of an item. See `strip.css`.
  static let stripHeight = 200.0
}
