extension Record {
  /// The value of one of the collection's measures.
  public struct Measure: Hashable, Sendable {
    public var name: String

    /// In `unit`; finite.
    public var value: Double

    /// The value as its source wrote it: `1.10`.
    public var literal: String

    /// As declared in the collection: `ms`.
    public var unit: String?

    /// The rule of the collection, shared by all of its records.
    public var rule: MeasureRule

    package init(
      name: String, value: Double, literal: String, unit: String?,
      rule: MeasureRule = MeasureRule()
    ) {
      self.name = name
      self.value = value
      self.literal = literal
      self.unit = unit
      self.rule = rule
    }
  }
}
