import Synchronization
import VitrineSite
import VitrineText

/// One version of a page, which open pages are or are to be.
final class PageVersion: Sendable {
  let path: String
  let hash: ContentHash
  let bytes: [UInt8]

  private enum Elements {
    case unread
    case read(MarkupTree)

    /// Browsers may make anything else of it.
    case uncertain
  }

  private struct Difference {
    var old: ContentHash

    /// Nil where there is none.
    var json: [UInt8]?
  }

  private let elements = Mutex(Elements.unread)
  private let difference = Mutex<Difference?>(nil)

  init(path: String, hash: ContentHash, bytes: [UInt8]) {
    self.path = path
    self.hash = hash
    self.bytes = bytes
  }

  /// Its elements, read once and kept, for a page is compared twice; nil where they are uncertain.
  var tree: MarkupTree? { tree(after: nil) }

  /// Its elements, of which those that another version has too are not read.
  private func tree(after old: MarkupTree?) -> MarkupTree? {
    elements.withLock { elements in
      if case .unread = elements {
        let tree = try? old.map { try MarkupTree(bytes, after: $0) } ?? MarkupTree(bytes)
        elements = tree.map { .read($0) } ?? .uncertain
      }
      return if case .read(let tree) = elements { tree } else { nil }
    }
  }

  /// The changes that turn another version into this one, as JSON; nil if the page has to be loaded
  /// anew. The last answer is kept, because every browser that has the page open asks for the same.
  func difference(from old: PageVersion) -> [UInt8]? {
    difference.withLock { known in
      if let known, known.old == old.hash { return known.json }
      let json = makeDifference(from: old)
      known = Difference(old: old.hash, json: json)
      return json
    }
  }

  private func makeDifference(from old: PageVersion) -> [UInt8]? {
    guard let before = old.tree, let after = tree(after: before),
      let difference = after.difference(from: before, isPatient: isPatient)
    else { return nil }
    // Hardly anybody asks for what leads to or from it again.
    old.elements.withLock { $0 = .unread }
    var writer = JSONWriter()
    difference.write(to: &writer, for: bytes)
    return writer.bytes
  }
}

/// True for the scripts of our own, which expect that the page changes.
private func isPatient(_ script: ArraySlice<UInt8>) -> Bool {
  let script = String(decoding: script, as: UTF8.self)
  return OwnScript.allCases.contains { script.contains("assets/\($0.rawValue).js\"") }
}
