extension FieldValue {
  /// One to three lengths, such as height, width and depth.
  public struct Size: Hashable, Sendable {
    /// In decimal notation, none of them negative.
    public var lengths: [String]
    public var unit: String?

    package init(lengths: [String], unit: String? = nil) {
      self.lengths = lengths
      self.unit = unit
    }

    /// As data have it: `30.5 × 40 cm`.
    public var text: String {
      lengths.joined(separator: " × ") + (unit.map { " " + $0 } ?? "")
    }
  }
}
