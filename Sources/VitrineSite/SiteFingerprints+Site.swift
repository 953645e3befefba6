internal import VitrineDiagnostics
internal import VitrineModel
internal import VitrineSystem
internal import VitrineText

extension SiteFingerprints {
  /// `content` has the fingerprints of the content that `site` was made from.
  ///
  /// - Complexity: O(*n*), the number of records and pages, and the bytes of what they share.
  init(of site: RenderContext, _ shell: PageShells, content: ContentFingerprints, jobs: Int) {
    self.content = content
    let names = content.names
    shared = Fingerprint.of(names) { fingerprint in
      fingerprint.feed(
        content.settings, site.changesLinks?.hasFeeds, site.resources.stylesheets.map(\.path),
        site.resources.icon?.path, site.resources.search.map { $0.all.map(\.path) },
        site.content.terms.sets.isEmpty, site.templates.fingerprint { $0.hasPrefix("words/") })
      // All pages of a site with kinds and an address say where they are in it.
      if site.content.hasKinds, site.content.settings.url != nil { fingerprint.feed(true) }
      if !site.pictures.areTintsKnown { fingerprint.feed(false) }
      if let cards = site.cards { fingerprint.feed(cards.dependencies) }
    }
    let kinds: [Dependency.Kind] = [
      .record, .body, .source, .appearance, .owner, .collection, .neighbours, .others, .terms,
    ]
    let facts = RecordFingerprinter(site, content)
    let parts = concurrentMap(of: names.records.count, by: 256, jobs: jobs) { range in
      kinds.map { kind in range.map { facts.fingerprint(kind, ofRecord: $0) } }
    }
    for (place, kind) in kinds.enumerated() { self[kind] = parts.flatMap { $0[place] } }
    setPages(of: site, shell)
    self[.list] = site.layouts.indices.map { site.lists.fingerprint(ofLayout: $0) }
    self[.ownList] = GeneratedListLayout.allCases.map { site.lists.fingerprint(of: $0) }
    templates = site.templates.pages.names.map { ContentHash(of: $0).value }
    self[.template] = site.templates.fingerprints
  }

  private mutating func setPages(of site: RenderContext, _ shell: PageShells) {
    let names = content.names
    func forEachPage(_ feed: (Int, inout Fingerprint) -> Void) -> [UInt64] {
      names.pages.indices.map { page in Fingerprint.of(names) { feed(page, &$0) } }
    }
    self[.page] = content.heads.indices.map { page in
      // Terms get their titles from their values, in the words of their pages.
      page < site.map.pageCount
        ? content.heads[page]
        : Fingerprint.of(names) { $0.feed(content.heads[page], site.content.pages[page].title) }
    }
    self[.lede] = content.ledes
    self[.introduction] = content.introductions
    self[.sections] = content.sections.indices.map { page in
      let own = content.sections[page]
      let made = site.configured.supplementaries(onPage: site.content.pages[page])
      guard let made, own != Fingerprint.incomparable else { return own }
      return Fingerprint.of(names) {
        $0.feed(own)
        $0.feed(reflecting: made)
      }
    }
    setFilterings(of: site)
    self[.downloads] = names.pages.map { _ in Self.noDownloads }
    for downloads in site.content.downloads {
      self[.downloads][downloads.page] = Fingerprint.of(names) { fingerprint in
        fingerprint.feed(content.heads[downloads.page], content.ledes[downloads.page])
        for collection in downloads.collections {
          for index in collection.records {
            let record = site.content.records[index]
            // Warnings have the places of records, and pictures the paths of their sources.
            let place = record.place
            fingerprint.feed(content.wholeRecords[index], place.file, place.line, place.column)
            let sources = [record.image?.source] + record.media.flatMap(\.sources)
            for case .asset(let asset)? in sources {
              fingerprint.feed(site.content.assets[asset].file)
            }
          }
          if let description = site.content.descriptions[collection.name] {
            fingerprint.feed(reflecting: description)
          }
          fingerprint.feed(collection.records.map { names.records[$0] })
        }
        fingerprint.feed(
          reflecting: (downloads.files, downloads.collections.map { ($0.name, $0.types) }))
      }
    }
    setDownloadSizes(of: site)
    self[.termIndexes] = forEachPage { page, fingerprint in
      for (link, count) in site.termIndexes(ofPage: page) { fingerprint.feed(link, count) }
    }
    self[.subpages] = forEachPage { page, fingerprint in
      for subpage in site.map.unreachedSubpages(of: page, in: site.content) {
        fingerprint.feed(page: subpage)
      }
    }
    self[.count] = forEachPage { page, fingerprint in
      let sections = site.content.pages[page].sections
      fingerprint.feed(sections.map { site.countOfRecords(under: $0.roots) })
      if let count = site.count(ofPage: page) {
        fingerprint.feed(count.shown, count.total, count.under)
      }
    }
    self[.picture] = forEachPage { $1.feed(site.picture(ofPage: $0)) }
    self[.symbols] = forEachPage { $1.feed(site.symbols(ofPage: $0)) }
    (self[.shell], self[.recordShell]) = shell.fingerprints(content)
    self[.tree] = site.trees.fingerprints(names)
  }

  /// Sets the fingerprints of the files with pages' items. Their names are known only after they
  /// are written.
  mutating func setFilterings(of site: RenderContext) {
    self[.filtering] = content.names.pages.indices.map { page in
      let addresses = site.listPageFiles.addresses(of: site.content.pages[page])
      let own = site.filterings.address(ofPage: page)
      if own == nil, addresses.isEmpty { return content.filterings[page] }
      return Fingerprint.of(content.names) {
        $0.feed(
          content.filterings[page], own, addresses, site.content.terms(ofFiltersOf: page))
      }
    }
  }
}

extension SiteFingerprints {
  /// The fingerprint of a page that has no data files.
  private static let noDownloads: UInt64 = 1

  /// Sets the fingerprints of pages' data files. Their sizes are known only after they are written.
  mutating func setDownloadSizes(of site: RenderContext) {
    self[.downloadSizes] = content.names.pages.map { _ in Self.noDownloads }
    for downloads in site.content.downloads {
      self[.downloadSizes][downloads.page] = Fingerprint.of(content.names) { fingerprint in
        for file in downloads.files {
          fingerprint.feed(file.path, file.format, site.listPageFiles.size(ofFileAt: file.path))
        }
      }
    }
  }
}

extension FilteringFiles.Address: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.feed(path, query) }
}

extension ValueLink: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(title, after, target == nil)
    switch target {
    case .output(let path, suffix: let suffix): fingerprint.feed(0, path, suffix)
    case .address(let address): fingerprint.feed(1, address)
    case nil: break
    }
  }
}

extension SiteTemplates {
  /// For each template, by its number, the fingerprint of the site's own files among the template
  /// and those that it includes.
  fileprivate var fingerprints: [UInt64] {
    let own = files.filter { $0.key.hasSuffix(".html") && !$0.value.isBuiltIn }.map { path, file in
      (name: String(path.dropLast(".html".count)), hash: ContentHash(of: file.bytes))
    }.sorted { $0.name < $1.name }
    return pages.names.indices.map { number in
      // If a value decides which template is included, it may be any.
      let included = own.isEmpty ? [] : pages.namesIncluded(with: number)
      return Fingerprint.of(.none) { fingerprint in
        for (name, hash) in own where included?.contains(name) ?? true {
          fingerprint.feed(name, hash)
        }
      }
    }
  }
}
