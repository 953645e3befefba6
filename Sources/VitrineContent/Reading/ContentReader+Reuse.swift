import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentReader {
  /// Returns a Markdown file as read, from the past reading if it is unchanged. Callable from any
  /// thread.
  func markdown(_ file: Int) -> ReadMarkdown {
    let path = tree.files[file]
    if isUnchanged[file], let known = past?.sources[path] { return known }
    var diagnostics: [Diagnostic] = []
    let source = MarkdownSource.read(path, in: folder, diagnostics: &diagnostics)
    return ReadMarkdown(source: source, diagnostics: diagnostics)
  }

  /// Returns several Markdown files, in order. Threads read `chunk` files at a time.
  func markdown(_ files: [Int], by chunk: Int) -> [ReadMarkdown] {
    let reading = self
    return concurrentMap(of: files.count, by: chunk, jobs: options.jobs) { range in
      range.map { reading.markdown(files[$0]) }
    }.flatMap { $0 }
  }

  /// Keeps a Markdown file as read, if anything is kept for the next reading.
  mutating func keep(_ read: ReadMarkdown, of file: Int) {
    let path = tree.files[file]
    if keepsReading, sources[path] == nil { sources[path] = read }
  }

  /// Finds the settings, the pages and the files of collections, or takes them over if the files
  /// that declare them are unchanged.
  mutating func makePlan() {
    if let past, isPlanUnchanged {
      keepsPlan = true
      site = past.plan.site
      declarations = past.plan.declarations
      collections = past.plan.collections
      layouts = past.plan.layouts
      uses = past.plan.uses
      diagnostics = past.plan.diagnostics
    } else {
      uses = tree.files.map { SourceFormat($0) == .markdown ? .unread : .asset }
      checkLayoutNames()
      readSettings()
      readPages()
      planCollections()
      reportMisnamedFiles()
    }
    guard keepsReading else { return }
    plan = ReadingCache.Plan(
      site: site, declarations: declarations, collections: collections, layouts: layouts,
      uses: uses, diagnostics: diagnostics)
  }

  private var isPlanUnchanged: Bool {
    hasSameFiles && diagnostics.isEmpty
      && tree.files.indices.allSatisfy { file in
        let path = tree.files[file]
        let says = path == "site.yml" || path.fileName == "index.md"
        return !says || isUnchanged[file]
      }
  }

  /// Returns the results that the next reading can take over; nil unless they are to be kept.
  func kept(_ pages: [Page]) -> ReadingCache? {
    guard keepsReading, let plan else { return nil }
    return ReadingCache(
      folder: folder.path, options: options, tree: tree, sources: sources, plan: plan,
      collections: keptCollections, collectionOrders: collectionOrders, records: recordsAsRead,
      finished: records.records,
      pages: keptPages, sections: pages.map(\.sections), pictures: keptPictures, assets: assets,
      links: links,
      linkDiagnostics: linkDiagnostics, outputDiagnostics: outputDiagnostics)
  }
}

// MARK: Collections

extension ContentReader {
  /// Returns the index that a collection had in the past reading, if every file and name that its
  /// records are made of is unchanged; else nil.
  func keptNumber(of collection: Int) -> Int? {
    guard let past else { return nil }
    let plan = collections[collection]
    let known = keepsPlan ? collection : past.collections.firstIndex { $0.name == plan.name }
    guard let known, known < past.collections.count else { return nil }
    let kept = past.collections[known]
    guard keepsPlan || isDeclarationUnchanged(of: plan, since: past),
      kept.isOf(keptCollection(collection)),
      (plan.files + plan.notes).allSatisfy({ isUnchanged[$0] })
    else { return nil }
    // Pictures and notes refer to files by their indices, which may now be those of other files.
    if keepsPlan || hasSameFiles { return known }
    let namesFiles =
      past.records.ranges[known].contains { past.records.hasImage[$0] }
      || !kept.notes.isEmpty
    return namesFiles ? nil : known
  }

  /// Returns the parts of a data file in the past reading, if everything else that its records are
  /// made of is unchanged; else none.
  func keptParts(of file: Int, in collection: Int) -> [ReadPart] {
    // A row does not say its own number, which may have changed.
    guard let past, keepsPlan, collections[collection].notes.allSatisfy({ isUnchanged[$0] }),
      !collections[collection].declaration.shape.numbersRows
    else { return [] }
    return past.collections[collection].parts[tree.files[file]] ?? []
  }

  private func isDeclarationUnchanged(of plan: CollectionPlan, since past: ReadingCache) -> Bool {
    let file = plan.declaration.place.file
    func isUnchangedOrMissing(_ file: String) -> Bool {
      guard let index = tree.index(of: file) else { return past.tree.index(of: file) == nil }
      return isUnchanged[index]
    }
    return isUnchangedOrMissing(file) && isUnchangedOrMissing("site.yml")
  }

  /// Returns a collection with the files and names it is made of, but without any results.
  func keptCollection(_ collection: Int) -> CachedCollection {
    let plan = collections[collection]
    return CachedCollection(
      name: plan.name, files: plan.files.map { tree.files[$0] },
      notes: plan.notes.map { tree.files[$0] },
      loose: plan.loose.sorted().map { tree.files[$0] }, lookedUpNames: plan.lookedUpNames,
      wasIncomplete: plan.isIncomplete)
  }
}

// MARK: What is made of them

extension ContentReader {
  /// Returns true if a collection has the records that it had, with the same indices.
  private func isKept(_ collection: Int, since past: ReadingCache) -> Bool {
    keepsPlan && keptNumbers[collection] != nil
      && records.ranges[collection] == past.records.ranges[collection]
  }

  /// Gives the records of a page's collections the outputs that they had. Returns false if one of
  /// the collections is not as it was.
  mutating func takeOverOutputs(of collections: [Int]) -> Bool {
    guard let past, collections.allSatisfy({ isKept($0, since: past) }) else { return false }
    for record in collections.lazy.flatMap({ past.records.ranges[$0] }) {
      if let output = past.finished[record].output { records.setOutput(output, of: record) }
    }
    outputsTaken.formUnion(collections)
    return true
  }

  /// Returns the source of the order of a collection's records, if these are as they were; else
  /// nil.
  func keptOrder(of collection: Int) -> SectionOrder? {
    past.flatMap { isKept(collection, since: $0) ? $0.collectionOrders[collection] : nil }
  }

  /// Returns the past sections of a page, if all collections that they show have the records that
  /// they had; else nil.
  mutating func takeOverSections(ofPage index: Int) -> [Section]? {
    guard let past, keepsPlan else { return nil }
    let kept = past.pages[index]
    guard kept.collections.allSatisfy({ isKept($0, since: past) }) else { return nil }
    for layout in kept.askedLayouts { _ = layouts.index(of: layout) }
    var sections = kept.sections
    for (index, layout) in kept.layouts.enumerated() {
      let number = layouts.index(of: layout)
      if sections[index].layout != number { sections[index].layout = number }
    }
    diagnostics += kept.diagnostics
    orders.append(kept.orders)
    keptPages.append(kept)
    pagesTaken.insert(index)
    return sections
  }

  /// Gives pages whose sections were taken over the past arrays of these, if their layouts have the
  /// same indices.
  func keepSections(of pages: inout [Page]) {
    guard let past else { return }
    for index in pagesTaken {
      let before = past.sections[index]
      if zip(pages[index].sections, before).allSatisfy({ $0.layout == $1.layout }) {
        pages[index].sections = before
      }
    }
  }

  /// The records that are unchanged and have the same indices.
  var unchangedRecords: [Range<Int>] {
    guard let past, haveSameAssets(as: past) else { return [] }
    return outputsTaken.intersection(linksTaken).sorted().map { records.ranges[$0] }
  }

  private func haveSameAssets(as past: ReadingCache) -> Bool {
    assets.count == past.assets.count
      && zip(assets, past.assets).allSatisfy {
        $0.file.hasSameBytes(as: $1.file) && $0.output.hasSameBytes(as: $1.output)
      }
  }

  /// Returns true if every page, record, draft and copied file has the place in the site that it
  /// had.
  func haveSamePlaces() -> Bool {
    guard let past, keepsPlan, records.ranges == past.records.ranges,
      haveSameAssets(as: past)
    else { return false }
    let readAnew = collections.indices.filter { !outputsTaken.contains($0) }
    return readAnew.lazy.flatMap { records.ranges[$0] }.allSatisfy { index in
      isSame(past.finished[index].output, records.records[index].output)
        && isSame(past.finished[index].place.file, records.records[index].place.file)
        && isSame(past.finished[index].body?.file, records.records[index].body?.file)
    }
      && zip(collections, past.collections).allSatisfy { now, before in
        now.drafts.count == before.drafts.count
          && zip(now.drafts, before.drafts).allSatisfy {
            $0.key.hasSameBytes(as: $1.key) && $0.file.hasSameBytes(as: $1.file)
          }
      }
  }

  /// Gives the records of a collection the links that they had. Returns false if the collection or
  /// the table of links is not as it was.
  mutating func takeOverLinks(of collection: Int) -> Bool {
    guard let past, links === past.links, isKept(collection, since: past) else { return false }
    for record in records.ranges[collection] {
      let link = past.finished[record].link
      if !isSame(records.records[record].link, link) { records.setLink(link, of: record) }
    }
    linksTaken.insert(collection)
    linkDiagnostics.append(past.linkDiagnostics[collection])
    diagnostics += past.linkDiagnostics[collection]
    return true
  }

  /// Returns the past picture of a file if that is unchanged; else nil.
  func keptPicture(_ file: Int) -> ReadPicture? {
    guard isUnchanged[file], var picture = past?.pictures[tree.files[file]] else { return nil }
    picture.file = file
    return picture
  }
}

private func isSame(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.hasSameBytes(as: other)
}

extension Body {
  fileprivate var file: String? {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = self { file } else { nil }
  }
}

extension CachedCollection {
  /// Returns true if it is made of the same files and names as `other`.
  fileprivate func isOf(_ other: CachedCollection) -> Bool {
    func isSame(_ path: KeyPath<CachedCollection, [String]>) -> Bool {
      self[keyPath: path].count == other[keyPath: path].count
        && zip(self[keyPath: path], other[keyPath: path]).allSatisfy { $0.hasSameBytes(as: $1) }
    }
    return name.hasSameBytes(as: other.name) && wasIncomplete == other.wasIncomplete
      && isSame(\.files) && isSame(\.notes) && isSame(\.loose) && isSame(\.lookedUpNames)
  }
}
