extension FieldValue {
  /// One to three lengths, such as height, width and depth.
  public struct Size: Hashable, Sendable {
    /// Nonnegative, in decimal notation.
    public var lengths: [String]
    public var unit: String?

    package init(lengths: [String], unit: String? = nil) {
      self.lengths = lengths
      self.unit = unit
    }

    /// The form in data: `30.5 × 40 cm`.
    public var text: String {
      lengths.joined(separator: " × ") + (unit.map { " " + $0 } ?? "")
    }
  }
}
