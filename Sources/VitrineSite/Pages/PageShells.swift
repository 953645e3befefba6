internal import VitrineModel
internal import VitrineText

/// The page frames of all folders of a site.
struct PageShells: Sendable {
  private let site: RenderContext

  /// For each page except those of terms, its own frame and the frame of its records' pages.
  private let pages: [PageShell]
  private let records: [PageShell]

  /// Reuses the shell of a page from `earlier` if everything it is made of is the same. The files
  /// of both must be named by the same scheme.
  init(of site: RenderContext, reusing earlier: PageShells? = nil) {
    self.site = site
    if let earlier, site.hasSameShell(as: earlier.site) {
      (pages, records) = (earlier.pages, earlier.records)
    } else {
      let content = site.content.pages[..<site.map.pageCount]
      pages = content.map {
        PageShell(of: $0.output, under: $0.parent, like: $0, in: site)
      }
      records = content.enumerated().map { index, page in
        let output = page.output.outputFolder + "~/index.html"
        return PageShell(of: output, under: index, like: page, in: site)
      }
    }
  }
}

extension PageShells {
  /// The frame of a page, tracked as a dependency of `reader`.
  func ofPage(_ index: Int, for reader: TrackedContext) -> PageShell {
    reader.track(.shell, index)
    if index < pages.count { return pages[index] }
    // There may be thousands of terms. Keeping their frames would cost more than recreating them.
    let page = site.content.pages[index]
    return PageShell(of: page.output, under: page.parent, like: page, in: site)
  }

  /// The frame of a page that continues the sections of another.
  func ofListPage(at output: String, ofPage index: Int, for reader: TrackedContext) -> PageShell {
    reader.track(.shell, index)
    return PageShell(of: output, under: index, like: site.content.pages[index], in: site)
  }

  /// The frame of a record's page, shared by all records in the folder of the page that they belong
  /// to.
  func ofRecord(_ index: Int, for reader: TrackedContext) -> PageShell {
    let owner = reader.owner(ofRecord: index) ?? 0
    reader.track(.recordShell, owner)
    if site.isBesideSiblings(index) { return records[owner] }
    return PageShell(
      of: site.content.records[index].output!, under: owner, like: site.content.pages[owner],
      in: site)
  }

  /// The fingerprints of the frames of all pages, and of the frames of records' pages for all pages
  /// except those of terms.
  func fingerprints(_ content: ContentFingerprints) -> (pages: [UInt64], records: [UInt64]) {
    func of(_ shell: PageShell) -> UInt64 { Fingerprint.of(content.names) { shell.feed(&$0) } }
    var ofPages = pages.map(of)
    let parts = site.fingerprintOfShellParts(content)
    for page in site.content.pages[pages.count...] {
      // Parents of a term precede it. Its own frame does not exist: see `ofPage(_:for:)`.
      let above = page.parent.map { site.content.pages[$0] }
      ofPages.append(
        Fingerprint.of(content.names) {
          $0.feed(
            parts, page.output, page.theme, page.language, page.parent.map { ofPages[$0] },
            above?.output, above?.title, above?.language)
        })
    }
    return (ofPages, records.map(of))
  }
}

extension RenderContext {
  /// Whether a record's page is in the folder of the page that it belongs to, as all are without a
  /// pattern of addresses.
  func isBesideSiblings(_ index: Int) -> Bool {
    recordsElsewhere.isEmpty || !recordsElsewhere.contains(index)
  }

  /// The records whose pages are elsewhere.
  static func recordsElsewhere(in content: SiteContent, _ map: SiteMap) -> Set<Int> {
    Set(
      content.records.indices.filter { index in
        guard let owner = map.owner[index], let output = content.records[index].output else {
          return false
        }
        let folder = map.folders[owner]
        let rest = output.utf8.dropFirst(folder.utf8.count)
        return !output.utf8.starts(with: folder.utf8)
          || rest.count { $0 == UInt8(ascii: "/") } != 1 || !output.hasSuffix("/index.html")
      })
  }

  /// A fingerprint of what all frames depend on: templates, settings, and whether there are changes
  /// and feeds.
  fileprivate func fingerprintOfShellParts(_ content: ContentFingerprints) -> UInt64 {
    if self.content.pages.count == map.pageCount { return Fingerprint.incomparable }
    return Fingerprint.of(content.names) {
      $0.feed(content.settings, changesLinks?.hasFeeds, templates.fingerprint)
    }
  }

  /// Whether everything that frames depend on is the same in both: templates, settings, whether
  /// there are changes and feeds, and each page's parent, output, title, language and theme.
  fileprivate func hasSameShell(as other: RenderContext) -> Bool {
    let pages = content.pages[..<map.pageCount]
    let otherPages = other.content.pages[..<other.map.pageCount]
    return templates.isSame(as: other.templates) && hasSameSettings(as: other.fingerprints)
      && changesLinks?.hasFeeds == other.changesLinks?.hasFeeds && pages.count == otherPages.count
      && zip(pages, otherPages).allSatisfy { page, other in
        page.parent == other.parent && page.output.hasSameBytes(as: other.output)
          && page.title.hasSameBytes(as: other.title)
          && page.language.hasSameBytes(as: other.language) && page.theme == other.theme
      }
  }
}
