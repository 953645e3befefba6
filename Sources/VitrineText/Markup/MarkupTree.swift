import VitrineSystem

/// The elements of a page, as every browser makes them of its tags.
package struct MarkupTree: Sendable {
  package let bytes: [UInt8]

  /// Each before those in it, those of one in order; what stands in one that is `isWhole` is left out.
  package let elements: [Element]

  /// Where the scripts are that run, with their tags.
  package let scripts: [Range<Int>]

  package struct Element: Hashable, Sendable {
    package var name: TagName

    /// Where the start tag begins and ends.
    package var start: Int
    package var tagEnd: Int

    /// Where the first element in it begins, else where its content ends.
    package var textEnd: Int
    package var contentEnd: Int

    /// Behind the end tag.
    package var end: Int

    /// Where the next element begins beside it, else where the content around it ends.
    package var tailEnd: Int

    /// The index of the element around it, and the first index that is of nothing in it.
    package var parent: Int
    package var after: Int

    /// The value of `id`, or of what labels it.
    package var id: Range<Int>?
    package var label: Range<Int>?

    /// True if only the element as a whole is known.
    package var isWhole: Bool
  }
}

extension MarkupTree.Element {
  /// Moves it in its page, with the page before it.
  mutating func move(by shift: Int) {
    start += shift
    tagEnd += shift
    textEnd += shift
    contentEnd += shift
    end += shift
    tailEnd += shift
    id = id.map { $0.lowerBound + shift..<$0.upperBound + shift }
    label = label.map { $0.lowerBound + shift..<$0.upperBound + shift }
  }
}

/// An element is known by its id, or by the one of what labels it.
///
/// It is the hash of that: where two were to have one, they would be paired or not, and the difference
/// would be longer.
package struct ElementKey: Hashable {
  private let isLabel: Bool
  private let hash: ContentHash

  /// The key that stands in a range of a page.
  package init(isLabel: Bool, name: Range<Int>, in page: [UInt8]) {
    self.isLabel = isLabel
    hash = ContentHash(of: page.span.bytes.extracting(name))
  }
}

extension MarkupTree {
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < elements[index].after {
      children.append(child)
      child = elements[child].after
    }
    return children
  }

  /// Its start tag.
  package func tag(of index: Int) -> Range<Int> { elements[index].start..<elements[index].tagEnd }

  /// The attributes of its start tag.
  package func attributes(of index: Int) -> [HTMLAttribute] {
    bytes.withUnsafeBufferPointer { html in
      HTMLTag(html, at: elements[index].start).map { Array($0.attributes) } ?? []
    }
  }

  /// The bytes between the element's tags.
  package func content(of index: Int) -> Range<Int> {
    elements[index].tagEnd..<elements[index].contentEnd
  }

  /// The bytes before the first child: text and comments, possibly none.
  package func text(of index: Int) -> Range<Int> {
    elements[index].tagEnd..<elements[index].textEnd
  }

  /// The bytes after the element, up to the next one.
  package func tail(of index: Int) -> Range<Int> { elements[index].end..<elements[index].tailEnd }

  /// It, and what stands behind it.
  package func all(of index: Int) -> Range<Int> { elements[index].start..<elements[index].tailEnd }

  package func key(of index: Int) -> ElementKey? {
    let element = elements[index]
    guard let name = element.id ?? element.label else { return nil }
    return ElementKey(isLabel: element.id == nil, name: name, in: bytes)
  }
}

extension MarkupTree {
  /// True if a range holds the same bytes as a range of another page.
  package func hasSame(_ range: Range<Int>, as other: MarkupTree, _ otherRange: Range<Int>) -> Bool
  {
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        UnsafeRawBufferPointer(rebasing: own[range]).isSame(as: .init(rebasing: others[otherRange]))
      }
    }
  }

  /// How many bytes at the beginning of a range are those at the beginning of one of another page, and how
  /// many at the ends behind them.
  package func common(
    _ range: Range<Int>, with other: [UInt8], _ otherRange: Range<Int>
  ) -> (start: Int, end: Int) {
    bytes.withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        let least = min(range.count, otherRange.count)
        let (first, second) = (range.lowerBound, otherRange.lowerBound)
        func isSameWord(_ place: Int, _ otherPlace: Int) -> Bool {
          own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            == others.loadUnaligned(fromByteOffset: otherPlace, as: UInt64.self)
        }
        var start = 0
        while start + 8 <= least, isSameWord(first + start, second + start) { start += 8 }
        while start < least, own[first + start] == others[second + start] { start += 1 }
        let (last, otherLast) = (range.upperBound, otherRange.upperBound)
        var end = 0
        while end + 8 <= least - start, isSameWord(last - end - 8, otherLast - end - 8) { end += 8 }
        while end < least - start, own[last - end - 1] == others[otherLast - end - 1] { end += 1 }
        return (start, end)
      }
    }
  }
}
