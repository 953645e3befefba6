internal import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

/// Decides which dependencies on an earlier render context still hold in a new one.
struct SiteComparison: Sendable {
  let old: RenderContext
  let new: RenderContext
  let content: ContentComparison

  /// True if everything that all outputs share is unchanged: settings, words, and the names of
  /// stylesheet and icon.
  let isSameForAll: Bool

  /// For each earlier record, true if it is unchanged apart from its text, and so are the changes it
  /// shows and what registrations make of it.
  private let isSameRecord: [Bool]

  /// For each earlier page, true if that part of it is unchanged.
  private let isSameHead: [Bool]
  private let areSameSections: [Bool]
  private let isSameChrome: [Bool]
  private let isSameRecordChrome: [Bool]

  /// Empty if no page has a tree.
  private let isSameTree: [Bool]

  /// For each earlier layout, and each of the site's own, true if the rules of its lists are
  /// unchanged.
  private let isSameList: [Bool]
  private let isSameOwnList: [Bool]

  /// For each earlier template, a changed file among its own and those that it includes; nil if none
  /// changed.
  private let changedFiles: [String?]

  /// For each earlier template, its current number; nil if it is gone.
  private let templateNumbers: [Int?]
  private let hasSameNumbers: Bool

  /// True if records and pages kept their indices, and every record its parent and whether it has a
  /// page.
  private let isSameOrder: Bool

  /// True if pages also show the records in the same order.
  private let isSameOrderOnPages: Bool

  /// `isSameChrome` tells of each earlier page whether its chrome is unchanged, `isSameRecordChrome`
  /// whether that of its records is.
  init(
    from old: RenderContext, to new: RenderContext, content: ContentComparison,
    isSameChrome: [Bool], isSameRecordChrome: [Bool]
  ) {
    self.old = old
    self.new = new
    self.content = content
    isSameForAll =
      old.content.settings.isSame(as: new.content.settings)
      && old.hasSameChangesLinks(as: new)
      && old.resources.haveSameNames(as: new.resources)
    let isCompared =
      old.changes != nil || new.changes != nil || !old.configured.isEmpty
      || !new.configured.isEmpty
    isSameRecord =
      isCompared
      ? content.sameness.enumerated().map { before, sameness in
        guard sameness != .other, let now = content.records.now[before] else { return false }
        return old.recordChanges.changes[before] == new.recordChanges.changes[now]
          && old.recordChanges.measures[before] == new.recordChanges.measures[now]
          && old.configured.areSame(before, as: now, in: new.configured)
      } : content.sameness.map { $0 != .other }
    let pages = old.content.pages.indices
    isSameHead = pages.map { content.isSameHead(ofPage: $0) }
    areSameSections = pages.map { index in
      // What other builds were is not compared.
      !old.content.pages[index].dependsOnBuilds && content.areSameSections(ofPage: index)
        && old.configured.areSame(onPage: old.content.pages[index], in: new.configured)
    }
    self.isSameChrome = isSameChrome
    self.isSameRecordChrome = isSameRecordChrome
    isSameTree = old.trees.areSame(in: new.trees, at: content.pages.now)
    isSameList = old.layouts.indices.map { old.lists.hasSameLists($0, as: new.lists) }
    isSameOwnList = GeneratedListLayout.allCases.map { old.lists.hasSameList($0, as: new.lists) }
    changedFiles = old.templates.changedFiles(in: new.templates)
    templateNumbers = old.templates.pages.names.map { new.templates.pages[$0]?.number }
    hasSameNumbers =
      content.records.isIdentity && content.pages.isIdentity
      && templateNumbers == Array(0..<templateNumbers.count)
    isSameOrder =
      content.records.isIdentity && content.pages.isIdentity
      && old.content.records.indices.allSatisfy { index in
        let (before, now) = (old.content.records[index], new.content.records[index])
        return before.parent == now.parent && before.isHidden == now.isHidden
          && (before.output == nil) == (now.output == nil)
      }
    isSameOrderOnPages = isSameOrder && old.map.hasSameOrder(as: new.map)
  }
}

extension SiteComparison {
  /// True if the thing that a dependency refers to is unchanged.
  func holds(_ dependency: Dependency) -> Bool {
    let index = dependency.index
    return switch dependency.kind {
    case .everything: false
    case .record: isSameRecord[index]
    case .body: content.sameness[index] == .all
    case .source: isSameSource(index)
    case .look: isSameRecord[index] || isSameLook(index)
    case .owner: isSameOrder || isSameOwner(index)
    case .collection: isSameOrder || isSameCollection(index)
    case .neighbours: isSameOrderOnPages || haveSameNeighbours(index)
    case .others: isSameOrderOnPages || haveSameOthers(index)
    case .page: isSameHead[index]
    case .lede: content.isSameLede(ofPage: index)
    case .introduction: content.isSameIntroduction(ofPage: index)
    case .sections: areSameSections[index]
    case .finding: content.isSameFinding(ofPage: index) && isSameFindingFile(ofPage: index)
    case .terms: areSameTerms(index)
    case .termIndexes: areSameTermIndexes(index)
    case .subpages: areSameSubpages(index)
    case .count: isSameOrder && areSameSections[index] || areSameCounts(index)
    case .picture: isSamePicture(index)
    case .symbols: areSameSymbols(index)
    case .chrome: isSameChrome[index]
    case .recordChrome: isSameRecordChrome[index]
    case .tree: isSameTree.isEmpty || isSameTree[index]
    case .list: isSameList[index]
    case .ownList: isSameOwnList[index]
    case .template: changedFiles[index] == nil
    }
  }

  /// The earlier number of a template; nil if it is new.
  func earlierTemplate(_ now: Int) -> Int? {
    if hasSameNumbers { return now < templateNumbers.count ? now : nil }
    return templateNumbers.firstIndex(of: now)
  }

  func changedFile(ofTemplate number: Int) -> String? { changedFiles[number] }

  /// Returns the cells of an unchanged page with current record indices and template numbers.
  func renumbered(_ cells: RenderedCells) -> RenderedCells {
    if hasSameNumbers { return cells }
    return cells.renumbered(
      record: { content.records.now[$0]! }, template: { templateNumbers[$0]! })
  }

  /// Returns dependencies, all of which must hold, with current indices.
  func renumbered(_ dependencies: [Dependency]) -> [Dependency] {
    if hasSameNumbers { return dependencies }
    return dependencies.map { dependency in
      switch dependency.kind {
      case .record, .body, .source, .look, .owner, .collection, .neighbours, .others, .terms:
        Dependency(dependency.kind, content.records.now[dependency.index]!)
      case .page, .lede, .introduction, .sections, .finding, .termIndexes, .subpages, .count,
        .picture, .symbols, .chrome, .recordChrome, .tree:
        Dependency(dependency.kind, content.pages.now[dependency.index]!)
      case .template: Dependency(.template, templateNumbers[dependency.index]!)
      // A list is compared with the one at the same index.
      case .everything, .list, .ownList: dependency
      }
    }
  }
}

// MARK: Records

extension SiteComparison {
  private func isSameLook(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    return RecordLook(old.content.records[before]) == RecordLook(new.content.records[now])
      && old.configured.areSame(before, as: now, in: new.configured)
  }

  private func isSameSource(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    let (then, today) = (old.content.records[before].source, new.content.records[now].source)
    return then.line == today.line && then.file.hasSameBytes(as: today.file)
  }

  private func isSameOwner(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    return isSamePage(old.map.owner[before], now: new.map.owner[now])
  }

  private func isSameCollection(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    return old.map.roots[old.map.collection[before]].count
      == new.map.roots[new.map.collection[now]].count
  }

  private func haveSameNeighbours(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    let (then, today) = (old.neighbours(of: before), new.neighbours(of: now))
    return isSameRecord(then.previous, now: today.previous)
      && isSameRecord(then.next, now: today.next)
  }

  private func haveSameOthers(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    let (then, today) = (old.others(beside: before), new.others(beside: now))
    return isSamePage(old.map.page[before], now: new.map.page[now]) && isSameOwner(before)
      && then.count == today.count && zip(then, today).allSatisfy { isSameRecord($0, now: $1) }
  }

  private func areSameTerms(_ before: Int) -> Bool {
    guard let now = content.records.now[before] else { return false }
    let (then, today) = (old.termLinks(ofRecord: before), new.termLinks(ofRecord: now))
    return old.termFields(ofRecord: before) == new.termFields(ofRecord: now)
      && then.count == today.count && zip(then, today).allSatisfy { $0.isSame(as: $1) }
  }

  private func areSameTermIndexes(_ before: Int) -> Bool {
    guard let now = content.pages.now[before] else { return false }
    let (then, today) = (old.termIndexes(ofPage: before), new.termIndexes(ofPage: now))
    return then.count == today.count
      && zip(then, today).allSatisfy { $0.link.isSame(as: $1.link) && $0.count == $1.count }
  }

  /// True if both are one record, whatever it says, or if both are nil.
  private func isSameRecord(_ before: Int?, now: Int?) -> Bool {
    before.map { content.records.now[$0] == now && now != nil } ?? (now == nil)
  }
}

// MARK: Pages

extension SiteComparison {
  private func isSamePage(_ before: Int?, now: Int?) -> Bool {
    before.map { content.pages.now[$0] == now && now != nil } ?? (now == nil)
  }

  private func areSameFilterTerms(_ before: Int, _ now: Int) -> Bool {
    let then = old.content.terms(ofFiltersOf: before)
    let today = new.content.terms(ofFiltersOf: now)
    return then.count == today.count
      && zip(then, today).allSatisfy { then, today in
        if let then, let today { then.isSame(as: today) } else { then == nil && today == nil }
      }
  }

  /// True if a page finds the file of its items, and the pages of the terms that its filters show, where
  /// they were.
  private func isSameFindingFile(ofPage before: Int) -> Bool {
    guard let now = content.pages.now[before] else { return false }
    return old.findings.address(ofPage: before) == new.findings.address(ofPage: now)
      && old.portionFiles.addresses(of: old.content.pages[before])
        == new.portionFiles.addresses(of: new.content.pages[now])
      && areSameFilterTerms(before, now)
  }

  private func areSameSubpages(_ before: Int) -> Bool {
    guard let now = content.pages.now[before] else { return false }
    let then = old.map.unreachedSubpages(of: before, in: old.content)
    let today = new.map.unreachedSubpages(of: now, in: new.content)
    return then.count == today.count && zip(then, today).allSatisfy { isSamePage($0, now: $1) }
  }

  /// True if a page shows as many records as before, with as many under them, in all and in each
  /// section.
  private func areSameCounts(_ before: Int) -> Bool {
    guard let now = content.pages.now[before] else { return false }
    func under(_ site: RenderContext, _ page: Int) -> [Int] {
      site.content.pages[page].sections.map { site.countOfRecords(under: $0.roots) }
    }
    return old.count(ofPage: before) == new.count(ofPage: now)
      && under(old, before) == under(new, now)
  }

  private func isSamePicture(_ before: Int) -> Bool {
    guard let now = content.pages.now[before] else { return false }
    return content.isSame(old.picture(ofPage: before), now: new.picture(ofPage: now))
  }

  private func areSameSymbols(_ before: Int) -> Bool {
    guard let now = content.pages.now[before] else { return false }
    let (then, today) = (old.symbols(ofPage: before), new.symbols(ofPage: now))
    return then.count == today.count
      && zip(then, today).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}

// MARK: What is shared

extension SiteTemplates {
  /// For each of these templates, a file among its own and those it includes that differs in `new`;
  /// nil if none does.
  fileprivate func changedFiles(in new: SiteTemplates) -> [String?] {
    let changed = Set(files.keys).union(new.files.keys).filter {
      files[$0]?.bytes != new.files[$0]?.bytes
    }
    let html = changed.filter { $0.hasSuffix(".html") }.sorted()
    guard !html.isEmpty else { return pages.names.map { _ in nil } }
    return pages.names.indices.map { number in
      guard let names = pages.namesIncluded(with: number) else { return html[0] }
      return html.first { names.contains(String($0.dropLast(".html".count))) }
    }
  }
}
