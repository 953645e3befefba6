internal import VitrineLayout
internal import VitrineModel

/// The badge that a section shows instead of its records' own badges.
struct SectionBadge: Hashable, Sendable {
  /// Nil to show no badge.
  var configuration: BadgeConfiguration?

  /// Whether its text may contain `<path>`s, which stand for values of the record.
  var hasPaths: Bool

  init(configuration: BadgeConfiguration?, hasPaths: Bool = false) {
    self.configuration = configuration
    self.hasPaths = hasPaths
  }

  /// A section's badge for a record, on a page or outside of any, or nil if records keep their own
  /// badges.
  init?(
    of section: Section, for record: borrowing Record, at index: Int, onPage output: String? = nil,
    in descriptions: CellDescriptions, _ configured: ConfiguredCells
  ) {
    guard let name = section.badge else { return nil }
    if configured.badgeRegistrations.contains(name) {
      guard let made = configured.badge(name, of: record, at: index, onPage: output) else {
        return nil
      }
      self = made
    } else {
      guard let described = descriptions.badges[name] else { return nil }
      self.init(configuration: described, hasPaths: true)
    }
  }
}
