import VitrineText

extension String {
  /// The text as HTML, in an element or in an attribute with quotes.
  public var escapedForHTML: String { String(escaping: self) }
}
