import Vitrine
import VitrineModel
import VitrineText

/// A page that somebody has open: where, and which version of it.
struct OpenPage: Hashable, Sendable {
  var path: String

  /// Nil when it says none.
  var version: ContentHash?

  /// True if the reader can move its items.
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

  /// The next server-sent event for the page: the state it should be in, the changes that lead
  /// there from its own version where that is still known, the items that can be moved then, and
  /// the problems.
  ///
  /// Specification: <https://html.spec.whatwg.org/multipage/server-sent-events.html>.
  mutating func event(showing shown: PreviewState, from versions: PageVersions) -> Event {
    var comparing = Duration.zero
    let state = PageState(of: path, in: shown)
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("page", "\(state.page)")
    writer.member("styles", "\(state.loaded.styles)")
    writer.member("resources", "\(state.loaded.resources)")
    writer.member("moved", shown.moved[filePath(of: path)])
    if let bytes = shown.page(at: path) {
      let old = version.flatMap { $0 == state.page ? nil : versions.version(of: path, $0) }
      let new = versions.keep(bytes, of: path, state.page)
      let start = ContinuousClock.now
      let difference = old.flatMap { new.difference(from: $0) }
      comparing = start.duration(to: .now)
      if let old, let difference {
        writer.member("version", "\(old.hash)")
        writer.key("difference")
        writer.value(difference)
      }
    }
    version = state.page
    if isEditable, let order = shown.site?.order(ofPageAt: path) {
      writer.key("order")
      writer.write(order)
    }
    // Without a site the page itself says what is wrong.
    if !shown.problems.isEmpty, shown.site != nil {
      writer.member("heading", shown.problemHeading)
      writer.member("problems", String(decoding: shown.problemList, as: UTF8.self))
    }
    writer.endObject()
    return Event(
      bytes: Array("data: ".utf8) + writer.bytes + Array("\n\n".utf8), comparing: comparing)
  }

  struct Event {
    var bytes: [UInt8]

    /// How long it took to compare the page with what it was.
    var comparing: Duration
  }

  /// Reads the elements of its version beforehand, so that the next event need not.
  func prepare(_ versions: PageVersions) {
    if let version { _ = versions.version(of: path, version)?.tree }
  }
}

extension PreviewState {
  /// The reply at a path of the site; nil while there is no site.
  fileprivate func page(at path: String) -> [UInt8]? {
    guard let file = site?.page(at: path) ?? site?.files["404.html"] else { return nil }
    return file.bytes(in: 0..<file.length)
  }
}
