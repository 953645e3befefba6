/// Finds the tags of a template that begin an address, in the value of `href`, `src` and the like.
struct AddressTags {
  /// Where the last tag ended, and whether an address could still begin there.
  private var last = (end: -1, isAddress: false)

  /// For each open section, whether an address could begin where the section does.
  private var open: [Bool] = []

  /// Whether `tag`, the next one of `template`, begins an address. Sections contribute no text of
  /// their own.
  mutating func follow(_ tag: TemplateTag, in template: [UInt8]) -> Bool {
    var isAddress =
      tag.start == last.end ? last.isAddress : isAddressAttribute(before: tag.start, of: template)
    switch tag.kind {
    case .section, .invertedSection, .block, .parent: open.append(isAddress)
    case .end: isAddress = open.popLast() ?? isAddress
    case .variable, .unescapedVariable, .partial, .comment, .delimiters: break
    }
    last = (tag.end, isAddress)
    return isAddress
  }
}

/// Attributes whose addresses browsers open or run.
private let addressAttributes: Set = ["href", "xlink:href", "src", "action", "formaction", "data"]

/// Whether the value of such an attribute begins at `end`.
package func isAddressAttribute(before end: Int, of template: [UInt8]) -> Bool {
  var rest = template[..<end]
  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
  func dropBlanks() { while let last = rest.last, last.isWhiteSpace { rest.removeLast() } }
  dropBlanks()
  if let last = rest.last, isQuote(last) { rest.removeLast() }
  dropBlanks()
  guard rest.popLast() == UInt8(ascii: "=") else { return false }
  dropBlanks()
  let before = rest.lastIndex { $0.isWhiteSpace || isQuote($0) || $0 == UInt8(ascii: "<") }
  let name = rest[(before.map { $0 + 1 } ?? rest.startIndex)...]
  return addressAttributes.contains(String(decoding: name, as: UTF8.self).lowercased())
}
