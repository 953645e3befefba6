internal import VitrineLayout
internal import VitrineModel

/// What a section shows in the place of its records' own badges.
struct SectionBadge: Hashable, Sendable {
  /// Nil for none.
  var configuration: BadgeConfiguration?

  /// True if its text may have `<path>`s in it, which stand for values of the record.
  var hasPaths: Bool

  init(configuration: BadgeConfiguration?, hasPaths: Bool = false) {
    self.configuration = configuration
    self.hasPaths = hasPaths
  }

  /// The badge of a section for a record on a page, or apart from any; nil if the section leaves records
  /// theirs.
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
