import VitrineText

extension MarkupTree {
  /// The changes to the root that turn `old` into this page, or nil if the page has to be reloaded.
  ///
  /// Scripts run when a page is loaded. A page is therefore reloaded if its scripts changed, or if
  /// it has scripts that cannot cope with changes: all except those for which `toleratesChanges`
  /// returns true.
  func difference(from old: MarkupTree, toleratesChanges: (ArraySlice<UInt8>) -> Bool)
    -> ElementDifference?
  {
    guard bytes[..<elements[1].start] == old.bytes[..<old.elements[1].start],
      scripts.map({ bytes[$0] }) == old.scripts.map({ old.bytes[$0] }),
      scripts.allSatisfy({ toleratesChanges(bytes[$0]) })
    else { return nil }
    var comparison = MarkupComparison(old: old, new: self)
    return comparison.difference(of: 0, to: 0)
  }
}

/// Two versions of a page, whose elements are paired from the root down.
///
/// Elements are matched by key first: their id, or the id of what labels them. The others are
/// matched if they are equal, or else in the same position. Equal elements are not searched any
/// further.
struct MarkupComparison {
  let old: MarkupTree
  let new: MarkupTree

  /// Filled when an element is not found in its old place.
  var oldKeys = KeyTable()
  var newKeys = KeyTable()

  /// The difference between a pair, without the text after the element.
  mutating func difference(of o: Int, to n: Int) -> ElementDifference {
    var difference = ElementDifference()
    if !old.hasSame(old.tag(of: o), as: new, new.tag(of: n)) {
      compareAttributes(of: o, to: n, in: &difference)
    }
    if old.hasSame(old.content(of: o), as: new, new.content(of: n)) { return difference }
    let text = new.text(of: n)
    if !old.hasSame(old.text(of: o), as: new, text) { difference.text = text }
    difference.children = children(of: o, to: n)
    return difference
  }

  private func compareAttributes(
    of o: Int, to n: Int, in difference: inout ElementDifference
  ) {
    let before = attributes(of: o, in: old)
    let after = attributes(of: n, in: new)
    let earlier = Dictionary(
      before.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    let names = Set(after.map(\.name))
    difference.attributes = after.lazy.filter { earlier[$0.name] != $0.text }.map(\.text)
    difference.removedAttributes = before.lazy.map(\.name).filter { !names.contains($0) }
  }

  private func attributes(of index: Int, in tree: MarkupTree) -> [(name: String, text: String)] {
    tree.attributes(of: index).map {
      (
        String(decoding: tree.bytes[$0.name], as: UTF8.self),
        String(decoding: tree.bytes[$0.range], as: UTF8.self)
      )
    }
  }
}

// MARK: Children

extension MarkupComparison {
  /// The children of the element, which was `o` or is new. Nil if they are unchanged.
  private mutating func children(of o: Int?, to n: Int) -> ElementDifference.Children? {
    let before = o.map(old.children) ?? []
    let after = new.children(of: n)
    let siblings = Siblings(before, after)
    let origins = origins(of: siblings)
    let moved = siblings.moved(from: origins)
    var children = ElementDifference.Children(oldCount: before.count)
    for (place, child) in after.enumerated() {
      let entry = entry(
        for: child, from: origins[place], among: siblings, isMoved: moved.contains(place))
      children.append(entry)
    }
    let isSame = children.entries == [.kept(before.indices, isMoved: false)]
    return isSame || before.isEmpty && after.isEmpty ? nil : children
  }

  private mutating func entry(
    for n: Int, from o: Int?, among siblings: Siblings, isMoved: Bool
  ) -> ElementDifference.Entry {
    guard let o else {
      guard containsKnownElements(n) else { return .inserted(new.all(of: n)) }
      return .wrapped(tags: tags(of: n), wrapping(n))
    }
    let number = siblings.position(of: o)
    if let number, old.hasSame(old.all(of: o), as: new, new.all(of: n)) {
      return .kept(number..<number + 1, isMoved: isMoved)
    }
    var difference = difference(of: o, to: n)
    let tail = new.tail(of: n)
    if !old.hasSame(old.tail(of: o), as: new, tail) { difference.tail = tail }
    guard let number else { return .updated(.elsewhere(path(to: o)), difference, isMoved: true) }
    return .updated(.sibling(number), difference, isMoved: isMoved)
  }

  /// The content of a new element that contains elements of the old page.
  private mutating func wrapping(_ n: Int) -> ElementDifference {
    var difference = ElementDifference(children: children(of: nil, to: n), tail: new.tail(of: n))
    let text = new.text(of: n)
    if !text.isEmpty { difference.text = text }
    return difference
  }

  private func tags(of n: Int) -> [Range<Int>] {
    let element = new.elements[n]
    return [element.start..<element.tagEnd, element.contentEnd..<element.end]
  }

  /// The positions of the children on the path from the root to an old element.
  private func path(to o: Int) -> [Int] {
    var path: [Int] = []
    var index = o
    while old.elements[index].parent >= 0 {
      let parent = old.elements[index].parent
      path.append(old.children(of: parent).firstIndex(of: index)!)
      index = parent
    }
    return path.reversed()
  }
}

extension ElementDifference.Children {
  /// Appends an entry, merging it into the previous one if they are of the same kind and adjacent.
  fileprivate mutating func append(_ entry: ElementDifference.Entry) {
    switch (entries.last, entry) {
    case (.kept(let before, let wasMoved)?, .kept(let numbers, let isMoved))
    where before.upperBound == numbers.lowerBound && wasMoved == isMoved:
      entries[entries.count - 1] = .kept(
        before.lowerBound..<numbers.upperBound, isMoved: isMoved)
    case (.inserted(let before)?, .inserted(let range)) where before.upperBound == range.lowerBound:
      entries[entries.count - 1] = .inserted(before.lowerBound..<range.upperBound)
    default: entries.append(entry)
    }
  }
}
