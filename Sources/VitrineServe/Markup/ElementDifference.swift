/// How an element of a page differs from its old version.
///
/// Elements are identified by position: the children of each element are numbered from 0, counting
/// only elements. Text and comments between them belong to the element before, and move with it.
struct ElementDifference: Hashable {
  /// New and changed attributes, as written in the tag.
  var attributes: [String] = []

  /// The names of removed attributes.
  var removedAttributes: [String] = []

  /// The range in the new page of the changed text before the element's first child.
  var text: Range<Int>?

  /// The element's children, if they, their order or their contents changed.
  var children: Children?

  /// The range in the new page of the changed text after the element.
  var tail: Range<Int>?

  struct Children: Hashable {
    /// How many children the element had.
    var oldCount: Int

    /// The new children. Old ones that do not appear here are removed.
    var entries: [Entry] = []
  }

  /// One or more adjacent children of an element.
  enum Entry: Hashable {
    /// Unchanged elements with these positions, either in order or moved.
    case kept(Range<Int>, isMoved: Bool)

    case updated(Origin, ElementDifference, isMoved: Bool)

    /// The markup in a range of the new page.
    case inserted(Range<Int>)

    /// A new element whose tags are at these ranges, around elements that the page already has.
    case wrapped(tags: [Range<Int>], ElementDifference)
  }

  /// The position of an element in the old page.
  enum Origin: Hashable {
    /// Among the children of the same element.
    case sibling(Int)

    /// The element at the end of a path of positions from the root.
    case elsewhere([Int])
  }

  var isEmpty: Bool { self == ElementDifference() }
}
