import VitrineLayout

extension LayoutSupplements {
  /// The schema's definitions of `insets`, `header`, `footer`, `background` and `badges`.
  static var definitions: [(name: String, schema: JSONSchema)] {
    [
      (
        "insets",
        .described(
          "Room inside the edges: all, above and beside, or clockwise from the top.",
          .either([.number(from: 0), .numbers(counts: [1, 2, 4])]))
      ),
      ("header", BoundaryReading.schema(.top, "The title of the items.")),
      ("footer", BoundaryReading.schema(.bottom, "The section's text, under the items.")),
      (
        "background",
        .described(
          "What stands behind the items.",
          ContentType<LayoutSupplements.Background>.background.schema)
      ),
      (
        "badges",
        .described(
          "Where badges stand on the items.", ContentType<SupplementaryItem>.badges.schema)
      ),
    ]
  }
}
