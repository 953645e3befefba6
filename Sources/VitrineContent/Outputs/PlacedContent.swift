import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The content of a site in its places: records and copied files have their outputs, and links lead
/// there.
struct PlacedContent: Sendable {
  private(set) var pages: ContentPages

  /// The records as the site has them.
  let records: [Record]
  let assets: [Asset]

  /// The destinations of links in Markdown.
  let links: LinkTable
  let order: SiteOrder

  /// The records that are as in the past reading and have the same indices.
  let unchangedRecords: [Range<Int>]

  /// The Markdown that is known now and the pictures of records, by the paths of their files; empty if
  /// no results are kept.
  let sources: [ExactText: ReadMarkdown]
  private let pictures: [ExactText: ReadPicture]
  private let linkedFiles: LinkedFiles

  /// The diagnostics about outputs that clash, and about records' links by collection.
  private let clashes: [Diagnostic]
  private let linkProblems: [[Diagnostic]]

  /// All that is wrong with the content, in the order in which it was found.
  let diagnostics: [Diagnostic]

  var plan: ContentPlan { pages.records.plan }
  var input: ContentInput { plan.input }

  /// Gives records their outputs and pictures, and leads their links to them. What does not depend on
  /// anything that has changed is taken over from `past`.
  init(of pages: ContentPages, past: PlacedContent?) {
    var pages = pages
    var table = pages.takeTable()
    let known = pages.records
    let (plan, input) = (known.plan, known.plan.input)
    var diagnostics =
      input.diagnostics + plan.diagnostics + known.diagnostics + pages.diagnostics
      + input.tree.reservedFolders(isSearched: plan.site.settings.search != nil)

    let sameOutputs = table.giveOutputs(by: known, past: past?.records)
    for (page, collections) in zip(pages.pages, plan.collectionsOfPage) where page.isHidden {
      for record in collections.flatMap({ table.ranges[$0] }) { table.hide(record) }
    }
    var look = LookFiles(of: plan.site, in: input)
    let pictures = table.readPictures(in: input, besides: look, past: past?.pictures ?? [:])
    look.give(pictures, to: &pages.settings)
    diagnostics += look.diagnostics
    // Made anew where it is asked: one that is kept would hold the records, and the first change copy
    // them all.
    let (uses, linked) = FileMentions(known, table).uses(
      showing: pictures, past: past?.linkedFiles)
    linkedFiles = linked
    // A page that could not be read might read any file.
    if !diagnostics.hasErrors { diagnostics += FileMentions(known, table).leftOut(uses) }
    let assets = [Asset](pictures: pictures, uses: uses, in: input.tree)
    diagnostics += pictures.compactMap(\.diagnostic)
    table.givePictures(pictures, in: assets)

    pages.nameFurtherPages(besides: table.records, assets)
    let samePlaces = past.flatMap {
      table.hasSamePlaces(assets, by: known, besides: sameOutputs, since: $0)
        && pages.furtherOutputs == $0.pages.furtherOutputs ? $0 : nil
    }
    // Diagnostics have places, which may have moved: only an empty list can be taken over.
    clashes =
      samePlaces?.clashes.isEmpty == true
      ? []
      : SiteOutputs(
        plan, pages.pages + pages.terms.pages, table.records, assets
      ).clashes
    links =
      samePlaces?.links
      ?? LinkTable(
        pages.pages, pages.terms.pages.prefix(plan.terms.count), table, assets, of: known)
    linkProblems = table.leadLinks(
      by: links, of: known, to: pages.pages + pages.terms.pages,
      keepsSchemes: pages.settings.unsafe,
      past: samePlaces.map { ($0.records, $0.linkProblems) })
    unchangedRecords =
      samePlaces == nil
      ? []
      : sameOutputs.sorted().filter {
        known.isTakenOver[$0] && !plan.collections[$0].declaration.shape.hasLinks
      }.map { table.ranges[$0] }

    order = SiteOrder(
      sections: pages.readings.map(\.orders), roots: table.roots, numbers: table.orders,
      collections: pages.collectionOrders, ranges: table.ranges,
      hasInnerRecords: plan.collections.map { $0.declaration.shape.children != nil })
    records = table.records
    self.assets = assets
    sources = [plan.sources, known.sources].reduce(into: input.sources) { $0.merge($1) { $1 } }
    self.pictures = Dictionary(
      byBytes: input.keepsResults
        ? pictures.map { (input.tree.files[$0.file], $0) } : [])
    self.diagnostics = diagnostics + clashes + linkProblems.joined()
    self.pages = pages
  }
}

// MARK: Places

extension RecordTable {
  /// Returns true if every page, record, draft and copied file has the place in the site that it
  /// had in the past reading. The collections in `sameOutputs` are known to have theirs.
  fileprivate func hasSamePlaces(
    _ assets: [Asset], by known: ContentRecords, besides sameOutputs: Set<Int>,
    since past: PlacedContent
  ) -> Bool {
    guard known.plan.isTakenOver, ranges == past.order.ranges, haveSamePaths(assets, past.assets)
    else { return false }
    let changed = ranges.indices.filter { !sameOutputs.contains($0) }
    return changed.lazy.flatMap { ranges[$0] }.allSatisfy { index in
      let (now, before) = (records[index], past.records[index])
      return now.output.hasSameBytes(as: before.output)
        && now.place.file.hasSameBytes(as: before.place.file)
        && (now.body?.file).hasSameBytes(as: before.body?.file)
    }
      && zip(known.collections, past.pages.records.collections).allSatisfy { now, before in
        now.drafts.count == before.drafts.count
          && zip(now.drafts, before.drafts).allSatisfy {
            $0.key.hasSameBytes(as: $1.key) && $0.file.hasSameBytes(as: $1.file)
          }
      }
  }
}

private func haveSamePaths(_ assets: [Asset], _ past: [Asset]) -> Bool {
  assets.count == past.count
    && zip(assets, past).allSatisfy {
      $0.file.hasSameBytes(as: $1.file) && $0.output.hasSameBytes(as: $1.output)
    }
}

extension Body {
  fileprivate var file: String? {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = self { file } else { nil }
  }
}
