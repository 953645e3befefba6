internal import VitrineText

/// The names that templates have for texts with `<path>`s: each is the text itself, with all bytes but
/// letters, digits, `-` and `_` written as `%3C`.
enum TextName {
  /// The name of the first text of a registration.
  static let first = encoded("<0>")

  static func encoded(_ text: String) -> String { PercentEncoding.name.encoded(text) }

  static func decoded(_ name: String) -> String {
    String(decoding: percentDecodedBytes(name.utf8).bytes, as: UTF8.self)
  }
}
