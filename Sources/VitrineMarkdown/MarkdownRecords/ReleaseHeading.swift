import VitrineModel
import VitrineText

/// The heading of a release in a changelog: a version, possibly with a date, with brackets, dashes
/// and slashes in any order.
struct ReleaseHeading: Hashable {
  /// Without a `v` before it, or `unreleased` for changes that have no version yet.
  let version: String
  let title: String
  let date: String?
  let isYanked: Bool

  /// A release without a version in its heading: `Initial release`.
  init(named title: String) {
    self.title = title
    version = VitrineText.slug(of: title)
    date = nil
    isYanked = false
  }

  /// Whether this collects changes that have no version yet.
  var isUnreleased: Bool { version == Self.unreleased }

  private static let unreleased = "unreleased"

  /// Common headings for changes since the last version. More words can follow `Unreleased`.
  private static let namesOfUnreleased: Set = [
    "latest", "latest changes", "latest version", "next", "next release", "next version", "vnext",
    "upcoming",
    "upcoming release", "upcoming changes", "upcoming version", "head", "master", "main", "trunk",
    "edge", "nightly", "canary", "tip",
    "current", "current master", "dev", "develop", "development", "development version",
    "in development",
    "in progress", "work in progress", "wip", "pending", "future", "tbd", "tba", "x.y.z", "x.x.x",
    "not released", "not yet released", "not released yet", "to be released", "pre-release",
    "coming soon",
    "unveröffentlicht", "nicht veröffentlicht", "non publié", "à venir", "sin publicar",
    "no publicado",
    "próximamente", "non rilasciato", "não lançado", "não publicado", "niet uitgebracht", "未发布",
    "未リリース",
    "미출시",
  ]

  /// Fails if the words do not begin with a version.
  init?(_ words: String) {
    var words = words
    isYanked = Self.takeYanked(&words)
    date = Self.takeDate(&words)
    let title = words.filter { $0 != "[" && $0 != "]" }.withoutTrailingSigns
    let parts = title.split(separator: " ").map(String.init)
    guard let first = parts.first else {
      // The version is the date.
      guard let date else { return nil }
      (version, self.title) = (date, date)
      return
    }
    self.title = title
    if first.lowercased() == Self.unreleased || Self.namesOfUnreleased.contains(title.lowercased())
    {
      version = Self.unreleased
    } else if let found = Self.version(first) {
      version = found
    } else if parts.count > 1, let found = Self.version(parts[1]),
      parts.count == 2 || ["version", "release"].contains(first.lowercased())
    {
      version = found
    } else {
      return nil
    }
  }

  /// Returns a version without its `v`: numbers with dots, or a single number after a `v`. The
  /// version of a package, `name@1.2.0`, includes the name.
  private static func version(_ text: String) -> String? {
    let text = text.withoutTrailingSigns
    if let sign = text.dropFirst().lastIndex(of: "@") {
      return version(String(text[text.index(after: sign)...])).map { _ in text }
    }
    let hasLetter = text.first == "v" || text.first == "V"
    let number = hasLetter ? text.dropFirst() : text[...]
    let digits = number.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard digits.first?.isNumber == true, digits.last?.isNumber == true,
      hasLetter || digits.contains(".")
    else { return nil }
    let rest = number[digits.endIndex...]
    let isSuffix = rest.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-+._".contains($0))
    }
    return isSuffix ? String(number) : nil
  }

  private static func takeYanked(_ words: inout String) -> Bool {
    for mark in ["[YANKED]", "(YANKED)"] {
      let end = words.utf8.count - mark.utf8.count
      guard end > 0, words.uppercased().hasSuffix(mark) else { continue }
      words = String(decoding: words.utf8.prefix(end), as: UTF8.self).withoutTrailingSigns
      return true
    }
    return false
  }

  /// Removes a date from the end of the words, or from brackets in them.
  private static func takeDate(_ words: inout String) -> String? {
    if let open = words.lastIndex(of: "("), let close = words[open...].firstIndex(of: ")"),
      let date = date(words[words.index(after: open)..<close])
    {
      words.removeSubrange(open...close)
      words = words.withoutTrailingSigns
      return date
    }
    // The longest suffix that is a date: `14 July 2024` is one, and so is `2024`.
    var starts = words.indices.filter { index in
      index == words.startIndex || " /".contains(words[words.index(before: index)])
    }
    if starts.count > 6 { starts.removeFirst(starts.count - 6) }
    for start in starts {
      // A heading that consists of numbers and dots is a version.
      let isWhole = start == words.startIndex && words.contains(".")
      guard !isWhole, let date = date(words[start...]) else { continue }
      words = String(words[..<start]).withoutTrailingSigns
      return date
    }
    return nil
  }

  /// Returns the date in a text, with at least a month, or nil for other texts, such as a version.
  private static func date(_ text: Substring) -> String? {
    let text = trimmed(text)
    let hasYear = text.split { !$0.isNumber }.contains { $0.count == 4 }
    guard hasYear, text.count > 5, text.count < 32 else { return nil }
    let parts = text.split { $0 == "/" || $0 == "." || $0 == "-" }
    let isNumeric = parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    if isNumeric, parts[0].count == 4 {
      return ExtendedDate(
        parts.map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
      )
      .map(\.text)
    }
    guard !isNumeric, let first = text.first, first.isNumber || first.isLetter,
      version(text.split(separator: " ").first.map(String.init) ?? "") == nil
    else { return nil }
    return ExtendedDate(text) == nil ? nil : text
  }
}
