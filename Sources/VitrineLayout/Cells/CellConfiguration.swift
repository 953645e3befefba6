/// How a cell shows a record: what it says, what stands at its edges, and what is drawn behind it.
///
/// ```swift
/// var cell = CellConfiguration(.valueCell())
/// cell.content.secondaryText = "<creator>"
/// cell.accessories = [CellAccessory(.disclosureIndicator), CellAccessory(.label("<year>"))]
/// ```
///
/// A text may have `<path>`s in it, which stand for values of the record.
public struct CellConfiguration: Hashable, Sendable {
  public var content: ListContentConfiguration

  /// Nil for what the list draws behind its rows.
  public var background: BackgroundConfiguration?

  public var separator = SeparatorConfiguration()

  /// In any order: `accessories(at:)` says how they stand.
  public var accessories: [CellAccessory]

  public init(
    _ content: ListContentConfiguration = .cell(), background: BackgroundConfiguration? = nil,
    accessories: [CellAccessory] = []
  ) {
    self.content = content
    self.background = background
    self.accessories = accessories
  }
}

extension CellConfiguration {
  /// All texts that it says, in which `<path>`s may be.
  package var texts: [String] {
    [content.text, content.secondaryText].compactMap { $0 } + links
      + accessories.flatMap { accessory -> [String] in
        switch accessory.kind {
        case .detail(let text), .label(let text): [text]
        case .popUpMenu(let items): items.map(\.title)
        case .disclosureIndicator, .checkmark, .delete, .insert, .reorder, .multiselect,
          .customView:
          []
        }
      }
  }

  /// The addresses that its accessories lead to, in which `<path>`s may be.
  package var links: [String] {
    accessories.flatMap { accessory -> [String] in
      switch accessory.kind {
      case .delete(let link), .insert(let link): [link]
      case .popUpMenu(let items): items.map(\.link)
      case .disclosureIndicator, .detail, .checkmark, .reorder, .multiselect,
        .label, .customView:
        []
      }
    }
  }
}
