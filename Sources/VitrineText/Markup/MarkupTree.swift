import VitrineSystem

/// The elements of a page, as every browser builds them from its tags.
package struct MarkupTree: Sendable {
  package let bytes: [UInt8]

  /// In document order, each before its descendants. The content of an element that `isWhole` is
  /// left out.
  package let elements: [Element]

  /// The ranges of scripts that browsers run, including their tags.
  package let scripts: [Range<Int>]

  package struct Element: Hashable, Sendable {
    package var name: TagName

    /// The start tag.
    package var start: Int
    package var tagEnd: Int

    /// `textEnd` is where the first child begins, or the end of the content if there is none.
    package var textEnd: Int
    package var contentEnd: Int

    /// The offset after the end tag.
    package var end: Int

    /// Where the next sibling begins, or else where the parent's content ends.
    package var tailEnd: Int

    /// The index of the parent, and the first index after all descendants.
    package var parent: Int
    package var after: Int

    /// The value of `id`, or of `aria-labelledby`.
    package var id: Range<Int>?
    package var label: Range<Int>?

    /// Whether only the element as a whole is known.
    package var isWhole: Bool
  }
}

extension MarkupTree.Element {
  /// Shifts the element, after a change of the page before it.
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

/// Identifies an element by its id, or by the id of its label.
///
/// Only the hash is stored. A collision could pair the wrong elements, which makes the difference
/// longer but not wrong.
package struct ElementKey: Hashable {
  private let isLabel: Bool
  private let hash: ContentHash

  /// The key whose name is in a range of a page.
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

  /// The element's start tag.
  package func tag(of index: Int) -> Range<Int> { elements[index].start..<elements[index].tagEnd }

  /// The attributes of the element's start tag.
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

  /// The element with everything up to the next one.
  package func all(of index: Int) -> Range<Int> { elements[index].start..<elements[index].tailEnd }

  package func key(of index: Int) -> ElementKey? {
    let element = elements[index]
    guard let name = element.id ?? element.label else { return nil }
    return ElementKey(isLabel: element.id == nil, name: name, in: bytes)
  }
}

extension MarkupTree {
  /// Whether a range contains the same bytes as a range of another page.
  package func hasSame(_ range: Range<Int>, as other: MarkupTree, _ otherRange: Range<Int>) -> Bool
  {
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { others in
        UnsafeRawBufferPointer(rebasing: own[range]).isSame(as: .init(rebasing: others[otherRange]))
      }
    }
  }

  /// The lengths of the common prefix and of the common suffix of two ranges. They do not overlap.
  package func common(
    _ range: Range<Int>, with other: [UInt8], _ otherRange: Range<Int>
  ) -> (start: Int, end: Int) {
    bytes.withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        let minimum = min(range.count, otherRange.count)
        let (first, second) = (range.lowerBound, otherRange.lowerBound)
        func isSameWord(_ place: Int, _ otherPlace: Int) -> Bool {
          own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            == others.loadUnaligned(fromByteOffset: otherPlace, as: UInt64.self)
        }
        var start = 0
        while start + 8 <= minimum, isSameWord(first + start, second + start) { start += 8 }
        while start < minimum, own[first + start] == others[second + start] { start += 1 }
        let (last, otherLast) = (range.upperBound, otherRange.upperBound)
        var end = 0
        while end + 8 <= minimum - start, isSameWord(last - end - 8, otherLast - end - 8) {
          end += 8
        }
        while end < minimum - start, own[last - end - 1] == others[otherLast - end - 1] { end += 1 }
        return (start, end)
      }
    }
  }
}
