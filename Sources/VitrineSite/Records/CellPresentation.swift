internal import VitrineLayout
internal import VitrineModel

/// The form in which an item's record is shown: its cell, and the space that the list gives it.
struct CellPresentation: Hashable, Sendable {
  /// Nil for the row that expands to show the record's children.
  var cell: String?

  /// The cell of the expanding row, if it is not the standard one.
  var opener: String?

  /// The cell that a registration made of the record, or nil for other cells.
  var configured: ConfiguredCells.Cell?

  /// The badge that the section shows instead of the record's own, and its name, or nil if it keeps
  /// its own.
  var badge: SectionBadge?
  var badgeName: String?

  /// The source of its sparkline, unless it is the history of builds.
  var spark: SparkSource?
  var isWide = false

  /// Whether pictures keep their own shapes.
  var keepsShape = true

  /// The possible looks, if visitors can choose.
  var appearances: CellAppearances = []

  /// The name of its template, or nil for the standard expanding row.
  var template: String? {
    configured?.template ?? opener.map(CellTemplate.openerName) ?? cell.map { "cells/\($0)" }
  }

  /// The form's name in build records: `tile`, `tile wide`.
  var name: String {
    ([cell ?? opener.map { "outline \($0)" } ?? "outline"] + appearances.names).joined(
      separator: " ")
      + (isWide ? " wide" : "")
      + (keepsShape ? "" : " cropped") + (badgeName.map { " badge \($0)" } ?? "")
      + (spark.map { " spark \($0.name)" } ?? "")
  }
}

extension CellPresentation: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      cell, opener, badgeName, spark?.name, isWide, keepsShape, appearances.rawValue,
      configured == nil,
      badge == nil)
    // Few sites have these.
    if let configured { fingerprint.feed(configured.template, configured.texts) }
    if let badge { fingerprint.feed(reflecting: badge) }
  }
}

extension LayoutByWidth {
  /// The form of items if neither their section nor their record names a cell.
  var cellPresentation: CellPresentation {
    CellPresentation(
      cell: defaultCell, isWide: all.allSatisfy { $0.hasWideItems(having: $0.structures()) },
      keepsShape: all.contains(where: \.keepsPictureShapes), appearances: CellAppearances(of: self))
  }
}
