internal import VitrineLayout

/// The part of a printed sheet that a section has for a group, in CSS pixels: the width between the
/// margins of A4, and the height between those of Letter, which is the lower one, without the
/// section's title.
private let sheet = (width: 703.0, height: 860.0)

extension [LayoutStructure] {
  /// True if a group, at the width that it has in print, is taller than a sheet. A browser splits
  /// such a group where the sheet ends, through pictures and beside white sheets.
  var isTallerThanSheet: Bool {
    guard let printed = first(where: { $0.widths.contains(sheet.width) }),
      case .groups(let group) = printed.pattern, group.scrolling == .none
    else { return false }
    return group.length.map { $0.value(width: sheet.width, height: sheet.height) > sheet.height }
      ?? false
  }
}
