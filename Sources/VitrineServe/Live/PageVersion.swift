import Synchronization
import VitrineSite
import VitrineText

/// One version of a page, which open pages have or will be updated to.
final class PageVersion: Sendable {
  let path: String
  let hash: ContentHash
  let bytes: [UInt8]

  private enum Elements {
    case unread
    case read(MarkupTree)

    /// Browsers may parse the page differently.
    case uncertain
  }

  private struct Difference {
    var old: ContentHash

    /// Nil if the page has to be reloaded.
    var json: [UInt8]?
  }

  private let elements = Mutex(Elements.unread)
  private let difference = Mutex<Difference?>(nil)

  init(path: String, hash: ContentHash, bytes: [UInt8]) {
    self.path = path
    self.hash = hash
    self.bytes = bytes
  }

  /// The elements of this version, or nil if they are uncertain. They are kept, because each
  /// version is compared twice.
  var tree: MarkupTree? { tree(after: nil) }

  /// The elements of this version. Those that are unchanged from another version are not parsed
  /// again.
  private func tree(after old: MarkupTree?) -> MarkupTree? {
    elements.withLock { elements in
      if case .unread = elements {
        let tree = try? old.map { try MarkupTree(bytes, after: $0) } ?? MarkupTree(bytes)
        elements = tree.map { .read($0) } ?? .uncertain
      }
      return if case .read(let tree) = elements { tree } else { nil }
    }
  }

  /// The changes that turn another version into this one, as JSON. Nil if the page has to be
  /// reloaded. The last result is kept, because every browser with the page open requests the same
  /// one.
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
      let difference = after.difference(from: before, toleratesChanges: toleratesChanges)
    else { return nil }
    // Changes from or to the old version are rarely needed again.
    old.elements.withLock { $0 = .unread }
    var writer = JSONWriter()
    difference.write(to: &writer, for: bytes)
    return writer.bytes
  }
}

/// Whether this is one of Vitrine's own scripts, which can cope with changes to the page.
private func toleratesChanges(_ script: ArraySlice<UInt8>) -> Bool {
  let script = String(decoding: script, as: UTF8.self)
  return BuiltInScript.allCases.contains { script.contains("assets/\($0.rawValue).js\"") }
}
