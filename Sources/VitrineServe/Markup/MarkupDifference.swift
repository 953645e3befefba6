/// The changes that turn the elements of one version of a page into those of another.
///
/// Elements are named by numbers: the children of each from 0, among elements only. Text and
/// comments between them belong to the element before, so that they move with it.
struct MarkupDifference: Hashable {
  /// Of the root.
  var root: ElementDifference
}

/// In what an element is other than it was.
struct ElementDifference: Hashable {
  /// Attributes that are new or have other values, as they stand in the tag.
  var attributes: [String] = []

  /// The names of those that are gone.
  var removedAttributes: [String] = []

  /// Where the new text before its first child stands in the new page.
  var text: Range<Int>?

  /// Its children where they, their order or what is in them is another.
  var children: Children?

  /// Where the new text behind it stands in the new page.
  var tail: Range<Int>?

  struct Children: Hashable {
    /// How many it had.
    var oldCount: Int

    /// All that it has now; those that are not named are removed.
    var entries: [Entry] = []
  }

  /// Some neighbours among the children that an element has.
  enum Entry: Hashable {
    /// Those with these numbers, as they were, in the order of those around them or moved.
    case kept(Range<Int>, isMoved: Bool)

    case updated(Origin, ElementDifference, isMoved: Bool)

    /// The markup in a range of the new page.
    case inserted(Range<Int>)

    /// An element whose tags stand there, with others in it than the page has already.
    case wrapped(tags: [Range<Int>], ElementDifference)
  }

  /// Where an element was.
  enum Origin: Hashable {
    /// Among the children of the same element.
    case sibling(Int)

    /// At the end of a way of numbers from the root.
    case elsewhere([Int])
  }

  var isEmpty: Bool { self == ElementDifference() }
}
