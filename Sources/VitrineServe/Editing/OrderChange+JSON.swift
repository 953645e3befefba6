import Vitrine
import VitrineText

extension OrderChange {
  /// Parses the request of a page:
  ///
  /// ```json
  /// { "page": "/birds/", "hash": "0123456789abcdef",
  ///   "sections": [{ "section": "s-crows", "difference": [
  ///     { "remove": 2, "element": "i-rook", "associated": 0 },
  ///     { "insert": 0, "element": "i-rook", "associated": 2 }] }] }
  /// ```
  ///
  /// Offsets are those of `CollectionDifference`: in the old order for a removal, and in the new
  /// order for an insertion. `associated` is the offset of the counterpart. It is missing if an
  /// item moves to another section.
  init(parsing bytes: [UInt8]) throws(MalformedChange) {
    let root: JSONValue
    do throws(JSONFailure) {
      root = try JSONDocument(parsing: bytes, depthLimit: 8).root
    } catch {
      throw MalformedChange(reason: "it is not JSON")
    }
    guard let target = root["page"]?.text, let path = sitePath(of: target) else {
      throw MalformedChange(reason: "'page' is not the address of a page")
    }
    guard let hash = root["hash"]?.text.flatMap({ ContentHash($0) }) else {
      throw MalformedChange(reason: "'hash' is not a hash")
    }
    var sections: [Section] = []
    for value in root["sections"].map({ Array($0.elements) }) ?? [] {
      guard let id = value["section"]?.text else {
        throw MalformedChange(reason: "a section has no name")
      }
      sections.append(Section(id: id, difference: try Self.difference(value["difference"], id)))
    }
    if sections.isEmpty { throw MalformedChange(reason: "it changes no section") }
    self.init(page: filePath(of: path), hash: hash, sections: sections)
  }

  private static func difference(
    _ value: JSONValue?, _ id: String
  ) throws(MalformedChange) -> CollectionDifference<String> {
    var changes: [CollectionDifference<String>.Change] = []
    for change in value.map({ Array($0.elements) }) ?? [] {
      guard let element = change["element"]?.text,
        let offset = (change["remove"] ?? change["insert"])?.offset
      else { throw MalformedChange(reason: "a change in '\(id)' has no element or no offset") }
      let other = change["associated"]
      let associated = other?.offset
      if other != nil, associated == nil {
        throw MalformedChange(reason: "'associated' in '\(id)' is not an offset")
      }
      changes.append(
        change["remove"] != nil
          ? .remove(offset: offset, element: element, associatedWith: associated)
          : .insert(offset: offset, element: element, associatedWith: associated))
    }
    guard let difference = CollectionDifference(changes) else {
      throw MalformedChange(reason: "the changes in '\(id)' contradict each other")
    }
    return difference
  }
}

extension JSONValue {
  /// A whole number, 0 or greater.
  fileprivate var offset: Int? {
    number.flatMap { Int($0.literal) }.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }
}
