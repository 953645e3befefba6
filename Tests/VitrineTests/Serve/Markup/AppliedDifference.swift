import VitrineText

@testable import VitrineServe

/// What a page becomes by a difference as it is sent: what the script does with a page's elements, done
/// with text.
struct AppliedDifference {
  private let root: MarkupElement
  private let prologue: String

  /// How many elements were said to move.
  private(set) var movedCount = 0

  struct Misfit: Error {}

  init(_ json: [UInt8], to page: [UInt8]) throws {
    let tree = try MarkupTree(page)
    root = MarkupElement(0, of: tree)
    prologue = String(decoding: page[..<tree.elements[0].start], as: UTF8.self)
    try update(root, by: JSONDocument(parsing: json).root)
  }

  var html: String { prologue + root.html }

  private mutating func update(_ element: MarkupElement, by difference: JSONValue) throws {
    if let set = difference["set"]?.text {
      for attribute in writtenAttributes(of: "<i \(set)>") { element.set(attribute) }
    }
    for name in difference["unset"]?.elements.compactMap(\.text) ?? [] { element.unset(name) }
    if let text = difference["text"]?.text { element.text = text }
    if let tail = difference["tail"]?.text { element.tail = tail }
    guard let entries = difference["children"]?.elements else { return }
    guard element.oldChildren.count == difference["count"]?.number.map({ Int($0.value) }) else {
      throw Misfit()
    }
    element.children = try entries.flatMap { try elements(of: $0, in: element) }
  }

  private mutating func elements(
    of entry: JSONValue, in parent: MarkupElement
  ) throws -> [MarkupElement] {
    switch entry.content {
    case .text(let html): return [MarkupElement(inserted: html)]
    case .array(let run):
      let numbers = run.compactMap(\.number).map { Int($0.value) }
      if run.count == 3 { movedCount += numbers[1] }
      return Array(parent.oldChildren[numbers[0]..<numbers[0] + numbers[1]])
    default:
      if entry["moved"] != nil { movedCount += 1 }
      let element: MarkupElement
      if let html = entry["html"]?.text {
        element = MarkupElement(tags: html)
      } else if let number = entry["of"]?.number {
        element = parent.oldChildren[Int(number.value)]
      } else {
        let way = entry["of"]?.elements.compactMap(\.number).map { Int($0.value) } ?? []
        element = way.reduce(root) { $0.oldChildren[$1] }
      }
      try update(element, by: entry)
      return [element]
    }
  }
}

/// An element that can be changed.
final class MarkupElement {
  private var name: String
  private var attributes: [String]
  private var end: String
  var text: String
  var tail: String
  var children: [MarkupElement]

  /// Those that it had at first, by which a difference names them.
  let oldChildren: [MarkupElement]

  init(_ index: Int, of tree: MarkupTree) {
    func text(_ range: Range<Int>) -> String { String(decoding: tree.bytes[range], as: UTF8.self) }
    let element = tree.elements[index]
    let tag = element.start..<element.tagEnd
    attributes = writtenAttributes(of: text(tag))
    name = String(text(tag).dropFirst().prefix { !" \n>/".contains($0) })
    self.text = text(element.tagEnd..<element.textEnd)
    end = text(element.contentEnd..<element.end)
    tail = text(element.end..<element.tailEnd)
    children = tree.children(of: index).map { MarkupElement($0, of: tree) }
    oldChildren = children
  }

  /// One made of an element's tags alone.
  init(tags: String) {
    let end = tags.lastIndex(of: "<")!
    name = String(tags.dropFirst().prefix { !" \n>/".contains($0) })
    attributes = writtenAttributes(of: String(tags[..<end]))
    self.end = String(tags[end...])
    (text, tail, children, oldChildren) = ("", "", [], [])
  }

  /// Some elements and what stands between them, as they were sent.
  init(inserted html: String) {
    (name, attributes, end, tail, children, oldChildren) = ("", [], "", "", [], [])
    text = html
  }

  func set(_ attribute: String) {
    let name = attribute.prefix { $0 != "=" }
    if let index = attributes.firstIndex(where: { $0.prefix { $0 != "=" } == name }) {
      attributes[index] = attribute
    } else {
      attributes.append(attribute)
    }
  }

  func unset(_ name: String) { attributes.removeAll { $0.prefix { $0 != "=" } == name } }

  /// With attributes in an order that does not depend on when they came.
  var html: String {
    let tag = name.isEmpty ? "" : "<\(([name] + attributes.sorted()).joined(separator: " "))>"
    return tag + text + children.map(\.html).joined() + end + tail
  }
}

private func writtenAttributes(of tag: String) -> [String] {
  var tag = tag
  return tag.withUTF8 { html in
    let attributes = HTMLTag(html, at: 0).map { Array($0.attributes) } ?? []
    return attributes.map { String(decoding: html[$0.range], as: UTF8.self) }
  }
}
