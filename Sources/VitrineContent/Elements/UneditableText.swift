/// Why a program cannot change a text.
struct UneditableText: Error, Hashable {
  /// The end of a sentence.
  var reason: String

  static let unreadable = UneditableText(reason: "it cannot be read")
  static let irregularYAML = UneditableText(
    reason: "its front matter is written in a way that only a person should edit")
  static let irregularList = UneditableText(
    reason: "its list is written in a way that only a person should edit")
  static let toml = UneditableText(
    reason: "its front matter is TOML, which only a person should edit")
  static let comments = UneditableText(reason: "there are comments between the brackets of 'items'")
  static let comment = UneditableText(
    reason: "the comment next to the item cannot go between the brackets of the other 'items'")
}
