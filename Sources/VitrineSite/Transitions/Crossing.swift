/// An item that came from another section's list.
///
/// What is between two lists is text, of which no rule knows how high it is. So it is not the item
/// that travels: it is not seen while a copy of its cell does, in a box that a browser stretches from
/// where the one list was to where the other is, and which is as high as they are apart.
struct Crossing {
  /// Among the items of its section.
  var place: Int

  /// The earlier section whose list it was in.
  var from: Int

  /// The marks of the copy.
  var mark: ItemMark

  /// Whether it is among the items that play.
  var isNear: Bool
}
