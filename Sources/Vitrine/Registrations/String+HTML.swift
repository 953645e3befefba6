import VitrineText

extension String {
  /// The text escaped for HTML, in elements and in quoted attributes.
  public var escapedForHTML: String { String(escaping: self) }
}
