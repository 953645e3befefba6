import VitrineText

extension String {
  /// The text as HTML, in an element or in an attribute with quotes.
  public var escapedForHTML: String {
    var html: [UInt8] = []
    html.appendEscaped(self)
    return String(decoding: html, as: UTF8.self)
  }
}
