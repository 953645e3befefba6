/// Why a program cannot change a text.
struct Unwritable: Error, Hashable {
  /// The end of a sentence.
  var reason: String

  static let unreadable = Unwritable(reason: "it cannot be read")
  static let oddYAML = Unwritable(
    reason: "its front matter is written in a way that only a person should edit")
  static let oddList = Unwritable(
    reason: "its list is written in a way that only a person should edit")
  static let toml = Unwritable(
    reason: "its front matter is TOML, which only a person should edit")
  static let comments = Unwritable(reason: "there are comments between the brackets of 'items'")
  static let comment = Unwritable(
    reason: "the comment next to the item cannot go between the brackets of the other 'items'")
}
