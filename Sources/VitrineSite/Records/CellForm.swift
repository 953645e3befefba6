internal import VitrineLayout
internal import VitrineModel

/// How the record of an item is shown: by which cell, and what the item's list has room for.
struct CellForm: Hashable, Sendable {
  /// Nil for the row that opens and closes what stands under a record.
  var cell: String?
  var isWide = false

  /// Whether pictures have their own shapes.
  var keepsShape = true

  /// What builds call it: `tile`, `tile wide`.
  var name: String {
    (cell ?? "outline") + (isWide ? " wide" : "") + (keepsShape ? "" : " cropped")
  }
}

extension LayoutByWidth {
  /// How items are shown of which nothing else is said.
  var cellForm: CellForm {
    CellForm(
      cell: defaultCell, isWide: hasWideItems(having: structures()), keepsShape: keepsPictureShapes)
  }

  /// Whether its widest layout is a list, in which records open and close.
  var hasRows: Bool { steps[steps.count - 1].layout.listStyle != nil }

  /// Whether items are known to be wide enough for a second line of text.
  func hasWideItems(having structures: @autoclosure () -> [LayoutStructure]) -> Bool {
    leastWidth(having: structures) >= 120
  }

  /// How wide the items of the widest layout are at least, in CSS pixels; of rows and columns their
  /// structures say it, on a page that is 320 px wide or more.
  private func leastWidth(having structures: () -> [LayoutStructure]) -> Double {
    if hasRows { return 0 }
    let step = steps[steps.count - 1]
    return switch step.layout {
    case .preset(let preset): preset.leastItemWidth
    case .section, .named: structures().leastWidth(from: step.from)
    }
  }
}

extension [LayoutStructure] {
  /// How wide the narrowest item of a group is on any page, from `width` of the container on.
  fileprivate func leastWidth(from width: Double) -> Double {
    let narrowest = Swift.max(width, 288)
    let widths = lazy.filter { $0.widths.upperBound > narrowest }.map { structure in
      guard case .groups(let group) = structure.pattern else { return 0.0 }
      let width = Swift.max(structure.widths.lowerBound, narrowest)
      return group.leaves.map { $0.width.value(width: width, height: 0) }.min() ?? 0
    }
    return widths.min() ?? 0
  }
}
