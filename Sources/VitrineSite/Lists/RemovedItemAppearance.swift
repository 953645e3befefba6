internal import VitrineModel

/// The look of removed items, which is the same as in their earlier section's list.
struct RemovedItemAppearance {
  let list: SectionList
  let section: EarlierSection
  let cell: String
  let heading: Int

  /// The source of their sparklines.
  let spark: SparkSource?
}
