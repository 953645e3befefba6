internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns the changes page: the newest build in full, earlier ones collapsed.
  func changes() -> [UInt8] {
    let output = BuiltInPath.changes
    let folder = output.outputFolder
    let site = site.whole
    let words = site.siteWords
    let context = context(title: words[.changes], output: output, owner: nil)
    let links = site.changelogLinks(
      link: { site.links.link(to: $0, from: folder) },
      thumbnail: { site.addresses.source(of: $0.source, from: folder, \.thumbnail) }
    )
    let lines = site.changeLines(in: words)
    let builds = site.changes?.builds ?? []
    if let newest = builds.first {
      let entry = ChangelogEntry(newest.difference, lines: lines, limit: Self.newestLimit)
      context.text = words.since(newest)
      context.newest = ChangelogEntryContext(
        entry, title: context.title, id: { "s-\($0.name)" }, words: words, links: links)
    }
    context.earlier = builds.enumerated().dropFirst().map { index, build in
      ChangelogEntryContext(
        ChangelogEntry(build.difference, lines: lines, limit: Self.earlierLimit),
        title: words.title(of: build, at: index),
        id: { "s-\(index)-\($0.name)" }, words: words, links: links)
    }
    return bytes("changes", at: output, context)
  }

  /// The maximum number of items of each kind for the newest build, and for each earlier one.
  private static let newestLimit = 200
  private static let earlierLimit = 20
}

extension SiteWords {
  /// Returns the words for what a build is compared with.
  func since(_ build: SiteChanges.Build) -> String {
    guard let date = build.previousDate.flatMap(CalendarDate.init(wholeDate:)) else {
      return self[.changedSinceBefore]
    }
    return text(.changedSince, "date", date.wordsInText(of: self))
  }

  /// Returns the build's date, or how many builds before the newest it was.
  func title(of build: SiteChanges.Build, at index: Int) -> String {
    build.date.flatMap(CalendarDate.init(wholeDate:))?.words(in: formats) ?? distance(index)
  }

  /// Returns text such as `1 build before`.
  func distance(_ index: Int) -> String {
    index == 0 ? self[.thisBuild] : text(.buildsBefore, ["count": index])
  }
}

extension RenderContext {
  /// Returns what the newest build changed on a page, or nil if no build is known: `2 inserted, 1
  /// updated since 12 September 2026`.
  func text(of tally: ChangeTally, in words: SiteWords) -> String? {
    guard let newest = changes?.builds.first else { return nil }
    guard let date = newest.previousDate.flatMap(CalendarDate.init(wholeDate:)) else {
      return tally.text(in: words)
    }
    return words.text(.tallySince, "tally", tally.text(in: words))
      .replacing("{date}", with: date.wordsInText(of: words))
  }

  /// Returns the links from listed changes to the site's pages and pictures.
  func changelogLinks(
    link: @escaping (String) -> String, thumbnail: @escaping (Picture) -> String
  ) -> ChangelogLinks {
    var changed: Set<ExactText> = []
    for difference in (changes?.builds ?? []).lazy.map(\.difference) {
      changed.formUnion(byBytes: difference.inserted.lazy.map(\.id))
      changed.formUnion(byBytes: difference.updated.lazy.map(\.id))
      changed.formUnion(byBytes: difference.moved.lazy.map(\.id))
    }
    var records: [ExactText: Int] = [:]
    for index in 0..<map.recordCount {
      let id = content.records[index].id.description
      if changed.contains(id) { records[id] = index }
    }
    return ChangelogLinks(
      site: self, records: records,
      pages: Set(byBytes: content.pages[..<map.pageCount].map(\.output)), link: link,
      thumbnail: thumbnail)
  }
}
