/// The elements of a page, as every browser makes them of its tags.
struct MarkupTree: Sendable {
  let bytes: [UInt8]

  /// Each before those in it, those of one in order; what stands in one that is `isWhole` is left out.
  let elements: [Element]

  /// Where the scripts are that run, with their tags.
  let scripts: [Range<Int>]

  struct Element: Sendable {
    var name: TagName

    /// Where the start tag begins and ends.
    var start: Int
    var tagEnd: Int

    /// Where the first element in it begins, else where its content ends.
    var textEnd: Int
    var contentEnd: Int

    /// Behind the end tag.
    var end: Int

    /// Where the next element begins beside it, else where the content around it ends.
    var tailEnd: Int

    /// The index of the element around it, and the first index that is of nothing in it.
    var parent: Int
    var after: Int

    /// The value of `id`, or of what labels it.
    var id: Range<Int>?
    var label: Range<Int>?

    /// Whether it is known as a whole only.
    var isWhole: Bool
  }
}

/// An element is known by its id, or by the one of what labels it.
enum ElementKey: Hashable {
  case id(String)
  case label(String)
}

extension MarkupTree {
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < elements[index].after {
      children.append(child)
      child = elements[child].after
    }
    return children
  }

  func tag(of index: Int) -> ArraySlice<UInt8> {
    bytes[elements[index].start..<elements[index].tagEnd]
  }

  /// What stands between its tags.
  func content(of index: Int) -> ArraySlice<UInt8> {
    bytes[elements[index].tagEnd..<elements[index].contentEnd]
  }

  /// What stands before the first element in it: text and comments, and not always any.
  func text(of index: Int) -> Range<Int> { elements[index].tagEnd..<elements[index].textEnd }

  /// What stands behind it, before the next element.
  func tail(of index: Int) -> Range<Int> { elements[index].end..<elements[index].tailEnd }

  /// It, and what stands behind it.
  func all(of index: Int) -> Range<Int> { elements[index].start..<elements[index].tailEnd }

  func key(of index: Int) -> ElementKey? {
    if let id = elements[index].id { return .id(String(decoding: bytes[id], as: UTF8.self)) }
    return elements[index].label.map { .label(String(decoding: bytes[$0], as: UTF8.self)) }
  }
}
