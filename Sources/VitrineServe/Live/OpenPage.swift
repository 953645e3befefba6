import Vitrine
import VitrineModel
import VitrineText

/// A page that is open in a browser: its path, and its version.
struct OpenPage: Hashable, Sendable {
  var path: String

  /// Nil if the page did not send its version.
  var version: ContentHash?

  /// Whether the reader can move the page's items.
  var isEditable = false
}

extension OpenPage {
  /// Parses `page=/a/&version=…`, in which the first value is percent-encoded.
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

  /// The next server-sent event for the page: the state that it should be in, the changes from its
  /// own version to that state if the version is still known, its movable items, and the problems.
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
    // Without a site, the page itself shows the problems.
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

    /// How long it took to compare the page with its earlier version.
    var comparing: Duration
  }

  /// Parses the elements of the current version in advance, to save time for the next event.
  func prepare(_ versions: PageVersions) {
    if let version { _ = versions.version(of: path, version)?.tree }
  }
}

extension PreviewState {
  /// The page at a path of the site, or nil while there is no site.
  fileprivate func page(at path: String) -> [UInt8]? {
    guard let file = site?.page(at: path) ?? site?.notFound else { return nil }
    return file.bytes(in: 0..<file.length)
  }
}
