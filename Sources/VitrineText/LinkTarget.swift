/// The target of an item's link or of a navigation entry, as written in content.
package enum LinkTarget: Hashable, Sendable {
  /// An address that works from every page.
  case address(String)

  /// A path in the site, with its query and fragment.
  case output(String, suffix: String)

  /// Whether both consist of the same bytes.
  package static func == (first: Self, second: Self) -> Bool {
    first.text.hasSameBytes(as: second.text)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
}

extension LinkTarget {
  package init(_ text: String) {
    if BrowserAddress(text).isElsewhere {
      self = .address(PercentEncoding.invalid.encoded(text))
      return
    }
    let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let path = text[..<end]
    self = .output(
      String(path.first == "/" ? path.dropFirst() : path), suffix: String(text[end...]))
  }

  /// A path gets a leading `/` if it would otherwise read as an address: a folder can be named
  /// `a:b`.
  package var text: String {
    switch self {
    case .address(let address): address
    case .output(let path, let suffix):
      (BrowserAddress(path).isElsewhere ? "/" : "") + path + suffix
    }
  }
}
