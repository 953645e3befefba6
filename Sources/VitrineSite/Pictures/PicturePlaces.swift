internal import Synchronization
internal import VitrineModel

/// The places of pictures on the pages of a site, each computed when it is first needed.
final class PicturePlaces: Sendable {
  private let templates: SiteTemplates
  private let lists = Mutex<[Key: PictureList]>([:])
  private let lengths: LazyTable<PageColumn, PageLengths>

  private struct Key: Hashable {
    var place: Place
    var column: PageColumn
  }

  private enum Place: Hashable {
    /// A list, by the class of its layout, which stands for its rules.
    case list(String, [SectionList.PictureTraits], PictureCell)
    case hero, strip
    case text(isBesideHero: Bool)
  }

  init(_ templates: SiteTemplates) {
    self.templates = templates
    lengths = LazyTable { PageLengths($0) { templates.styles(named: $0) } }
  }

  /// The places in a list whose items have a cell. Nil if that shows no pictures.
  func of(_ list: SectionList, cell: String, _ column: PageColumn) -> PictureList? {
    let configuration = (templates.describedCells[cell] as? CellTemplate)?.configuration
    guard let cell = PictureCell(cell, configured: configuration, isInRows: list.hasRows) else {
      return nil
    }
    return place(
      .list(list.layout.listClass, list.pictures, cell), column, cropping: list.cropping(cell)
    ) {
      list.pictureSlots(cell, on: $0)
    }
  }

  /// The place of the picture on the page of a record.
  func hero(_ column: PageColumn) -> PictureList {
    place(.hero, column) { [PictureSlot($0.hero)] }
  }

  /// The place of the further pictures of a record, all at one height. They also exist in two of
  /// the widths of the first one, for when they open large.
  func strip(_ column: PageColumn) -> PictureList {
    place(
      .strip, column,
      further: pictureWidths(
        for: ([column] + column.withSameFiles).map { lengths[$0].hero }, atMost: 2)
    ) { _ in
      [PictureSlot(WindowLength(PageLengths.stripHeight), shapes: 1...1)]
    }
  }

  /// The place of pictures in a text, which may be beside the picture of a record.
  func text(_ column: PageColumn, isBesideHero: Bool) -> PictureList {
    place(.text(isBesideHero: isBesideHero), column) {
      [PictureSlot(isBesideHero ? $0.proseBesideHero : $0.prose)]
    }
  }

  /// Whether the contents of a text are beside a tree is known only when the text is rendered, so
  /// the files are the same.
  private func place(
    _ place: Place, _ column: PageColumn, further: @autoclosure () -> [Int] = [],
    cropping: PictureCropping = .none, _ slots: (PageLengths) -> [PictureSlot]
  ) -> PictureList {
    let key = Key(place: place, column: column)
    if let known = lists.withLock({ $0[key] }) { return known }
    let others = column.withSameFiles.flatMap { slots(lengths[$0]) }
    let list = PictureList(
      slots(lengths[column]), others: others, further: further(), cropping: cropping)
    return lists.withLock { lists in
      lists[key] = lists[key] ?? list
      return lists[key]!
    }
  }
}

extension PageColumn {
  /// The other columns whose pictures have the same files.
  fileprivate var withSameFiles: [PageColumn] {
    switch side {
    case .nothing: []
    case .tree: [PageColumn(theme: theme, side: .treeAndContents)]
    case .treeAndContents: [PageColumn(theme: theme, side: .tree)]
    }
  }
}
