import VitrineFormats
import VitrineModel
import VitrineText

/// The elements of a list or map in YAML, each on its own lines.
struct YAMLElements {
  private(set) var elements: [DataElements.Element] = []
  private let bytes: [UInt8]

  /// The offsets at which the lines begin.
  private let starts: [Int]

  /// Throws if an element shares a line with anything else.
  init(of list: SourceValue, in bytes: [UInt8]) throws(UneditableText) {
    self.bytes = bytes
    starts = TextLines(of: bytes).starts
    let places = list.placesOfElements
    guard let first = places.first?.line else { return }
    let indent = indentation(of: first)
    for place in places {
      let lead = text(of: place.line).prefix(place.column - 1).dropFirst(indent)
      guard indentation(of: place.line) == indent, isLead(lead, isMember: place.isMember) else {
        throw .irregularList
      }
    }
    // Comments at the beginning of a file are about the whole file.
    let above = startOfComments(above: first, indent: indent)
    var start = above == 1 ? first : above
    for (place, next) in zip(places, places.dropFirst().map(\.line) + [nil]) {
      guard start <= place.line, next ?? .max > place.line else { throw .irregularList }
      let end =
        next.map { startOfComments(above: $0, indent: indent) }
        ?? self.end(after: place.line, indent: indent)
      elements.append(
        DataElements.Element(
          range: starts[start - 1]..<endOfText(before: end), line: place.value.line,
          column: place.value.column))
      start = end
    }
  }

  /// Whether the text before an element is right: a dash and blanks in a list, nothing in a map.
  private func isLead(_ lead: ArraySlice<UInt8>, isMember: Bool) -> Bool {
    isMember
      ? lead.isEmpty
      : lead.first == UInt8(ascii: "-") && lead.count > 1
        && lead.dropFirst().allSatisfy(\.isWhiteSpace)
  }

  // MARK: Lines, from 1

  /// The text of a line, including its line end.
  private func text(of line: Int) -> ArraySlice<UInt8> {
    bytes[starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)]
  }

  private func indentation(of line: Int) -> Int { text(of: line).prefix { $0 == 0x20 }.count }

  private func isEmpty(_ line: Int) -> Bool { text(of: line).allSatisfy(\.isWhiteSpace) }

  /// The first of the lines right above that contain only comments at this level.
  private func startOfComments(above line: Int, indent: Int) -> Int {
    var start = line
    while start > 1, indentation(of: start - 1) <= indent,
      text(of: start - 1).drop(while: \.isWhiteSpace).first == UInt8(ascii: "#")
    {
      start -= 1
    }
    return start
  }

  /// The line after the last element: the first one that is not indented further.
  private func end(after line: Int, indent: Int) -> Int {
    var line = line + 1
    while line <= starts.count, isEmpty(line) || indentation(of: line) > indent { line += 1 }
    return line
  }

  /// Where the text before a line ends, without empty lines and its line end.
  private func endOfText(before line: Int) -> Int {
    var last = line - 1
    while last > 1, isEmpty(last) { last -= 1 }
    return text(of: last).lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? starts[last - 1]
  }
}

extension SourceValue {
  /// The positions of a list's elements or a map's members, with their values.
  fileprivate var placesOfElements: [(line: Int, column: Int, isMember: Bool, value: SourceValue)] {
    switch content {
    case .list(let values): values.map { ($0.line, $0.column, false, $0) }
    case .object(let members): members.map { ($0.keyLine, $0.keyColumn, true, $0.value) }
    case .null, .bool, .number, .text: []
    }
  }
}
