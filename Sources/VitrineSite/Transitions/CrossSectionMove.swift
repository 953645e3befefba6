/// An item that moved here from another section's list.
///
/// No rule knows the height of the text between two lists. So the item itself stays hidden while a
/// copy of its cell moves. The copy is in a box that a browser stretches from the position of the
/// one list to that of the other, so the height of the box is their distance.
struct CrossSectionMove {
  /// The item's index in its section.
  var place: Int

  /// The number of the earlier section whose list it was in.
  var from: Int

  /// The mark of the copy.
  var mark: TransitionAttributes

  /// Whether the item is among the first ones, which are animated.
  var isNear: Bool
}
