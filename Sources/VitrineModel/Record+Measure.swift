extension Record {
  /// The value of one of the collection's measures.
  public struct Measure: Hashable, Sendable {
    public var name: String
    public var value: Double
    public var literal: String
    public var unit: String?
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
