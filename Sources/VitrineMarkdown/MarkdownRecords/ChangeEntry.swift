import VitrineText

/// One change in a release.
struct ChangeEntry {
  private(set) var title: String

  /// The part of the software it concerns, in bold before a colon.
  private(set) var scope: String?

  /// Its author, as `@name`.
  private(set) var author: String?

  /// The issues and commits at the end of the entry.
  private(set) var links: [MarkdownLine.Link] = []

  init(_ line: MarkdownLine) {
    var runs = line.runs
    if let first = runs.first, first.kind == .bold, runs.count > 1 {
      let isInside = trimmed(first.text).hasSuffix(":")
      if isInside || runs[1].link == nil && runs[1].text.hasPrefix(":") {
        scope = first.text.withoutColon
        runs.removeFirst()
        if !isInside { runs[0].text.removeFirst() }
      }
    }
    links = Self.takeLinks(from: &runs, of: line).map { line.links[$0] }
    title = runs.words
    takeAuthor()
    if title.isEmpty { title = line.runs.words }
  }

  /// Removes links from the end: links in brackets, links to numbers such as `#12`, and one after
  /// "in".
  private static func takeLinks(
    from runs: inout [MarkdownLine.Run], of line: MarkdownLine
  ) -> [Int] {
    var links: [Int] = []
    for (index, run) in runs.enumerated().reversed() {
      if let link = run.link {
        if links.last != link { links.append(link) }
        continue
      }
      let head = run.text.withoutOpenEnd
      if !head.hasWords || ["closes", "fixes"].contains(head.filter(\.isLetter)) { continue }
      let isIn = head.hasSuffix(" in")
      let areNumbers = links.contains { line.links[$0].title.hasPrefix("#") }
      guard !links.isEmpty, isIn || areNumbers || head.count < trimmed(run.text).count
      else { return [] }
      runs.removeSubrange((index + 1)...)
      runs[index].text = isIn ? String(head.dropLast(3)) : head
      return links.reversed()
    }
    return []
  }

  /// Removes `by @name` from the end, which GitHub's release notes have.
  private mutating func takeAuthor() {
    guard let range = title.lastRange(of: " by @") else { return }
    let name = title[range.upperBound...]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_[]".contains($0) })
    else {
      return
    }
    author = "@" + name
    title = String(title[..<range.lowerBound])
  }
}
