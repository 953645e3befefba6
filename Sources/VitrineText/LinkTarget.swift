/// The target of an item's link or of an entry of the navigation, and its form as one text in content.
package enum LinkTarget: Hashable, Sendable {
  /// An address that is right on every page.
  case address(String)

  /// A path in the site, with its query and fragment.
  case output(String, suffix: String)

  /// True if both are the same bytes.
  package static func == (first: Self, second: Self) -> Bool {
    first.text.hasSameBytes(as: second.text)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
}

extension LinkTarget {
  package init(_ text: String) {
    if BrowserAddress(text).isElsewhere {
      self = .address(text)
      return
    }
    let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let path = text[..<end]
    self = .output(
      String(path.first == "/" ? path.dropFirst() : path), suffix: String(text[end...]))
  }

  /// A path has a `/` in front where it would read as an address: folders may be named `a:b`.
  package var text: String {
    switch self {
    case .address(let address): address
    case .output(let path, let suffix):
      (BrowserAddress(path).isElsewhere ? "/" : "") + path + suffix
    }
  }
}
