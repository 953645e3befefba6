internal import VitrineLayout
internal import VitrineModel

/// The form in which an item's record is shown: its cell, and the room that the list gives it.
struct CellForm: Hashable, Sendable {
  /// Nil for the row that opens and closes the records under its own.
  var cell: String?

  /// The cell whose row opens and closes, if that is not as all others are.
  var opener: String?

  /// What a registration made of the record; nil for other cells.
  var configured: ConfiguredCells.Cell?

  /// What the section of this name for badges shows in the place of the record's own; nil for that.
  var badge: SectionBadge?
  var badgeName: String?

  /// What its sparkline draws, if the builds so far do not say that.
  var spark: SparkSource?
  var isWide = false

  /// True if pictures keep their own shapes.
  var keepsShape = true

  /// The looks that it may have, if visitors choose among some.
  var looks: CellLooks = []

  /// The name of its template; nil for the row that opens and closes as all others.
  var template: String? {
    configured?.template ?? opener.map(CellTemplate.openerName) ?? cell.map { "cells/\($0)" }
  }

  /// The form's name in the records that builds keep: `tile`, `tile wide`.
  var name: String {
    ([cell ?? opener.map { "outline \($0)" } ?? "outline"] + looks.names).joined(separator: " ")
      + (isWide ? " wide" : "")
      + (keepsShape ? "" : " cropped") + (badgeName.map { " badge \($0)" } ?? "")
      + (spark.map { " spark \($0.name)" } ?? "")
  }
}

extension LayoutByWidth {
  /// The form of items whose section and record name no cell.
  var cellForm: CellForm {
    CellForm(
      cell: defaultCell, isWide: all.allSatisfy { $0.hasWideItems(having: $0.structures()) },
      keepsShape: all.contains(where: \.keepsPictureShapes), looks: CellLooks(of: self))
  }
}
