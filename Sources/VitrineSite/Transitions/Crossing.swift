/// An item that came from another section's list.
///
/// The text between two lists has a height that no rule knows. So the item itself stays hidden
/// while a copy of its cell travels. The copy is in a box that a browser stretches from where the
/// one list was to where the other is, so the box is as high as they are apart.
struct Crossing {
  /// The item's index in its section.
  var place: Int

  /// The number of the earlier section whose list it was in.
  var from: Int

  /// The mark of the copy.
  var mark: ItemMark

  /// True if the item is among the first ones, which play.
  var isNear: Bool
}
