import VitrineText

extension MarkdownReader {
  /// Adds a record for each release, with its changes as children.
  mutating func readReleases(_ document: MarkdownNode) {
    var release: OpenRelease?
    let headings = ReleaseHeadings(of: document, in: outline)
    for block in document.children {
      let isHeading = outline.take(block)
      if !outline.isWanted { continue }
      if block.kind == .heading, let heading = headings.release(at: block) {
        close(release)
        release = open(heading, block)
        continue
      }
      if isHeading {
        if let level = release?.level, block.kind == .heading, block.headingLevel < level {
          close(release)
          release = nil
        } else {
          let above = block.kind == .heading ? block.headingLevel : 7
          release?.kinds.removeAll { $0.level >= above }
          release?.kinds.append((above, outline.title ?? ""))
        }
        continue
      }
      read(block, into: &release)
    }
    close(release)
  }

  private struct OpenRelease {
    var index: Int
    var id: String
    var level: Int
    var values: MarkdownValues
    var hasLink: Bool
    var kinds: [(level: Int, title: String)] = []

    /// Everything in it except changes.
    var blocks: [MarkdownNode] = []
    var changeIDs = UsedNames()
  }

  private mutating func open(_ heading: ReleaseHeading, _ node: MarkdownNode) -> OpenRelease {
    let place = places.place(of: node)
    var values = MarkdownValues(at: place)
    values.add("title", heading.title)
    values.add("version", heading.version)
    values.add("date", heading.date)
    if heading.isYanked { values.add("yanked", .bool(true)) }
    let link = MarkdownLine(of: node).links.first { !$0.isInFile }
    values.add("link", link?.address)
    let id = ids.unused(heading.version, from: 2) { "\(heading.version)-\($0)" }
    let index = add(values, id: id)
    return OpenRelease(
      index: index, id: id, level: node.headingLevel, values: values, hasLink: link != nil)
  }

  /// Adds the text between its changes to a release.
  private mutating func close(_ release: OpenRelease?) {
    guard let release else { return }
    var values = release.values
    var blocks = release.blocks[...]
    if let first = blocks.first, first.kind == .paragraph {
      let line = MarkdownLine(of: first)
      values.add(
        "text", trimmed(line.runs.markdown(line.links)), at: places.place(of: first))
      blocks.removeFirst()
    }
    values.add("body", blocks.commonMark, at: blocks.first.map { places.place(of: $0) })
    result.records[release.index].values = values
  }

  private mutating func read(_ block: MarkdownNode, into open: inout OpenRelease?) {
    guard var release = open else {
      if block.kind == .list, !block.isTableOfContents {
        warn(
          "list left out", at: places.place(of: block),
          "there is no release above this list, so it is left out",
          hint: "put it below a heading with a version, such as ## 1.2.0 - 2026-05-01")
      }
      return
    }
    open = nil
    switch block.kind {
    case .list:
      MarkdownListItems.read(block, under: release.index) { part, parent in
        switch part {
        case .item(let item): read(item, under: parent, in: &release)
        case .heading(let heading): read(words: heading, of: heading, under: parent, in: &release)
        }
      }
    case .thematicBreak: break
    case .htmlBlock where block.hasNoWordsOfHTML: break
    default:
      if let link = block.linkOfComparison {
        if !release.hasLink { release.values.add("link", link) }
        release.hasLink = true
      } else {
        release.blocks.append(block)
      }
    }
    open = release
  }

  private mutating func read(
    _ item: MarkdownNode, under parent: Int?, in release: inout OpenRelease
  ) -> Int? {
    guard let first = item.firstChild, first.kind != .list else { return nil }
    return read(words: first, of: item, under: parent, in: &release)
  }

  private mutating func read(
    words: MarkdownNode, of item: MarkdownNode, under parent: Int?, in release: inout OpenRelease
  ) -> Int? {
    let line = MarkdownLine(of: words)
    let change = ChangeEntry(line)
    let place = places.place(of: item)
    guard change.title.hasWords else {
      warnAboutEntryWithoutTitle(at: place)
      return nil
    }
    var values = MarkdownValues(at: place)
    values.add("title", change.title, at: line.runs.first.map { places.place(of: $0.node) })
    values.add(
      "kind", release.kinds.map(\.title).joined(separator: MarkdownOutline.separator))
    values.add("scope", change.scope)
    values.add("author", change.author)
    let links = line.links.filter { !$0.isInFile }
    values.add("link", (change.links.first ?? links.first)?.address)
    values.add("links", links: links)
    let rest =
      item == words
      ? [] : item.children.dropFirst().filter { $0.kind != .list && $0.kind != .heading }
    values.add("body", rest.commonMark, at: rest.first.map { places.place(of: $0) })
    let slug = slug(of: change.title)
    let name = slug.isEmpty ? "change" : slug
    let id = release.changeIDs.unused(name, from: 2) { "\(name)-\($0)" }
    return add(values, id: "\(release.id)/\(id)", under: parent)
  }
}

/// Finds the headings in a changelog that begin a release: headings with a version, headings of
/// unreleased changes, and headings on the same level above a list, unless they repeat and so name
/// a kind of change.
private struct ReleaseHeadings {
  /// The level of releases, or nil if there are none.
  private var level: Int?
  private var titles: [String: Int] = [:]

  init(of document: MarkdownNode, in outline: MarkdownOutline) {
    var outline = outline
    for block in document.children {
      _ = outline.take(block)
      guard outline.isWanted, block.kind == .heading else { continue }
      let words = block.collapsedWords
      if ReleaseHeading(words) == nil {
        titles["\(block.headingLevel) \(words.lowercased())", default: 0] += 1
      } else {
        level = min(level ?? 6, block.headingLevel)
      }
    }
  }

  func release(at heading: MarkdownNode) -> ReleaseHeading? {
    let words = heading.collapsedWords
    if let release = ReleaseHeading(words) {
      let isBelow = release.isUnreleased && heading.headingLevel > level ?? 6
      return isBelow && !words.lowercased().hasPrefix("unreleased") ? nil : release
    }
    guard heading.headingLevel == level,
      titles["\(heading.headingLevel) \(words.lowercased())"] == 1,
      !Self.kinds.contains(words.lowercased().filter { $0.isLetter || $0 == " " }),
      heading.isAboveChanges
    else { return nil }
    return ReleaseHeading(named: words)
  }

  /// Kinds of changes, which do not repeat in a changelog with a single release.
  private static let kinds: Set = [
    "added", "changed", "deprecated", "removed", "fixed", "security", "features", "new features",
    "bug fixes", "fixes",
    "breaking changes", "whats changed", "new contributors", "contributors", "highlights",
    "changes", "other changes",
    "documentation", "docs", "performance improvements", "dependencies", "internal", "refactors",
    "improvements",
    "enhancements", "miscellaneous", "full changelog",
  ]
}

extension MarkdownNode {
  /// Whether there is a list below a heading and before the next heading of its level.
  fileprivate var isAboveChanges: Bool {
    var block = next
    while let current = block {
      if current.kind == .heading, current.headingLevel <= headingLevel { return false }
      if current.kind == .list { return !current.isTableOfContents }
      block = current.next
    }
    return false
  }

  /// Whether this is only comments, or tags around the following content.
  fileprivate var hasNoWordsOfHTML: Bool {
    var scanner = HTMLScanner(literal)
    while let token = scanner.next() {
      switch token {
      case .text(let text): if !text.allSatisfy(\.isWhiteSpace) { return false }
      case .tag(let tag): if tag.name == "img" { return false }
      case .comment, .doctype: break
      }
    }
    return true
  }

  /// The address in the line that GitHub adds below its notes to compare a release with the
  /// previous one.
  fileprivate var linkOfComparison: String? {
    guard kind == .paragraph, collapsedWords.hasPrefix("Full Changelog") else { return nil }
    return MarkdownLine(of: self).links.first?.address
  }
}
