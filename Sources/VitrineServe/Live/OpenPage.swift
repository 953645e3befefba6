import Vitrine
import VitrineText

/// A page that somebody has open: where, and which version of it.
struct OpenPage: Hashable, Sendable {
  var path: String

  /// Nil when it says none.
  var version: ContentHash?

  /// Whether its items can be moved.
  var isEditable = false
}

extension OpenPage {
  /// Of `page=/a/&version=…`, the first with the escapes of a query.
  init?(query: Substring) {
    let fields = query.split(separator: "&", omittingEmptySubsequences: false)
    guard (1...2).contains(fields.count), fields[0].hasPrefix("page="),
      let page = sitePath(of: "/\(fields[0].dropFirst("page=".count))"),
      let path = sitePath(of: page)
    else { return nil }
    self.path = path
    if fields.count == 2 {
      guard fields[1].hasPrefix("version="),
        let version = ContentHash(String(fields[1].dropFirst("version=".count)))
      else { return nil }
      self.version = version
    }
  }

  /// What the page is told now, as a server-sent event: the state to be in, what leads there from its own
  /// version where that is still known, what can be moved in it then, and what is wrong.
  ///
  /// Specification: <https://html.spec.whatwg.org/multipage/server-sent-events.html>.
  mutating func event(showing shown: Shown, from versions: PageVersions) -> [UInt8] {
    let state = PageState(of: path, in: shown)
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("page")
    writer.text("\(state.page)")
    writer.key("styles")
    writer.text("\(state.loaded.styles)")
    writer.key("resources")
    writer.text("\(state.loaded.resources)")
    if let bytes = shown.page(at: path) {
      if let version, version != state.page, let old = versions.bytes(of: path, version) {
        writer.write(version, old, to: bytes)
      }
      versions.keep(bytes, of: path, state.page)
    }
    version = state.page
    if isEditable, let order = shown.site?.order(ofPageAt: path) {
      writer.key("order")
      writer.write(order)
    }
    // Without a site the page itself says what is wrong.
    if !shown.problems.isEmpty, shown.site != nil {
      writer.key("heading")
      writer.text(shown.problemHeading)
      writer.key("problems")
      writer.text(String(decoding: shown.problemList, as: UTF8.self))
    }
    writer.endObject()
    return Array("data: ".utf8) + writer.bytes + Array("\n\n".utf8)
  }
}

extension JSONWriter {
  /// Writes what leads from a version of a page to another, unless to load the other is less.
  fileprivate mutating func write(_ version: ContentHash, _ old: [UInt8], to new: [UInt8]) {
    guard let before = try? MarkupTree(old), let after = try? MarkupTree(new),
      let difference = after.difference(from: before, isPatient: isPatient)
    else { return }
    var longer = self
    longer.key("version")
    longer.text("\(version)")
    longer.key("difference")
    difference.write(to: &longer, for: new)
    if longer.bytes.count - bytes.count < new.count { self = longer }
  }
}

/// Whether a script asks the page for what it needs when it needs it: our own does.
private func isPatient(_ script: ArraySlice<UInt8>) -> Bool {
  String(decoding: script, as: UTF8.self).hasSuffix("assets/transitions.js\" defer></script>")
}

extension Shown {
  /// What is answered at a path of the site; nil while there is no site.
  fileprivate func page(at path: String) -> [UInt8]? {
    guard let file = site?.page(at: path) ?? site?.files["404.html"] else { return nil }
    return file.bytes(in: 0..<file.length)
  }
}
