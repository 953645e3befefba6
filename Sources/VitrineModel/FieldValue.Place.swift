extension FieldValue {
  /// A place on the earth.
  public struct Place: Hashable, Sendable {
    /// Degrees in decimal notation, negative in the south.
    public var latitude: String

    /// Degrees in decimal notation, negative in the west.
    public var longitude: String

    package init(latitude: String, longitude: String) {
      self.latitude = latitude
      self.longitude = longitude
    }

    /// The form in data: `51.4778, -0.0014`.
    public var text: String { "\(latitude), \(longitude)" }
  }
}
