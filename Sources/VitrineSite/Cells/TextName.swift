internal import VitrineText

/// The template variables of texts with `<path>`s. Each is the text itself, with all bytes but
/// letters, digits, `-` and `_` percent-encoded, as in `%3C`.
enum TextName {
  /// The name of a registration's first text.
  static let first = encoded("<0>")

  static func encoded(_ text: String) -> String { PercentEncoding.name.encoded(text) }

  static func decoded(_ name: String) -> String {
    String(decoding: percentDecodedBytes(name.utf8).bytes, as: UTF8.self)
  }
}
