internal import VitrineLayout

/// The space for a group on a printed sheet, in CSS pixels. The width is that of A4 between the
/// margins. The height is that of Letter, which is lower, between the margins and without the
/// section's title.
private let sheet = (width: 703.0, height: 860.0)

extension [LayoutStructure] {
  /// Whether a group, at its width in print, is taller than a sheet. A browser splits such a group
  /// at the end of the sheet, through the middle of pictures and next to empty space.
  var isTallerThanSheet: Bool {
    guard let printed = first(where: { $0.widths.contains(sheet.width) }),
      case .groups(let group) = printed.pattern, group.scrolling == .none
    else { return false }
    return group.length.map { $0.value(width: sheet.width, height: sheet.height) > sheet.height }
      ?? false
  }
}
