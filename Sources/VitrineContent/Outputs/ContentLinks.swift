import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records and files of a site in their places, with links that lead there.
struct ContentLinks: Sendable {
  private(set) var pages: ContentPages

  /// The records as the site has them.
  let records: [Record]
  let assets: [Asset]

  /// The destinations of links in Markdown.
  let links: LinkTable
  let order: SiteOrder

  /// The records that are as in the past reading and have the same indices.
  let unchangedRecords: [Range<Int>]

  /// The pictures of records, by the paths of their files; empty if no results are kept.
  private let pictures: [String: ReadPicture]

  /// The diagnostics about outputs that clash, and about records' links by collection.
  private let clashes: [Diagnostic]
  private let linkProblems: [[Diagnostic]]

  /// All that is wrong with the content, in the order in which it was found.
  let diagnostics: [Diagnostic]

  var plan: ContentPlan { pages.records.plan }
  var input: ContentInput { plan.input }

  /// The Markdown that is known now, by the paths of its files.
  var sources: [String: ReadMarkdown] {
    [plan.sources, pages.records.sources].reduce(into: input.sources) { known, read in
      known.merge(read) { $1 }
    }
  }

  /// Gives records their outputs and pictures, and leads their links to them. What does not depend on
  /// anything that has changed is taken over from `past`.
  init(of pages: ContentPages, past: ContentLinks?) {
    var pages = pages
    var table = pages.takeTable()
    let (read, plan) = (pages.records, pages.records.plan)
    let input = plan.input
    var diagnostics =
      input.diagnostics + plan.diagnostics + read.diagnostics + pages.diagnostics
      + input.tree.reservedFolders

    let sameOutputs = table.giveOutputs(by: read, past: past?.records)
    let pictures = table.readPictures(in: input, past: past?.pictures ?? [:])
    let uses = FileMentions(read, table).uses(showing: pictures, &diagnostics)
    let assets = [Asset](pictures: pictures, uses: uses, in: input.tree)
    diagnostics += pictures.compactMap(\.diagnostic)
    table.givePictures(pictures, in: assets)

    let samePlaces = past.flatMap { past in
      haveSamePaths(assets, past.assets)
        && table.hasSamePlaces(by: read, besides: sameOutputs, since: past) ? past : nil
    }
    // Diagnostics have places, which may have moved: only an empty list can be taken over.
    clashes =
      samePlaces?.clashes.isEmpty == true ? [] : SiteOutputs(plan, table.records, assets).clashes
    links = samePlaces?.links ?? LinkTable(pages.pages, table, assets, of: read)
    var unchanged: [Range<Int>] = []
    var problems: [[Diagnostic]] = []
    for (collection, range) in table.ranges.enumerated() {
      if let samePlaces, read.isTakenOver[collection] {
        table.giveLinks(of: samePlaces.records, to: range)
        problems.append(samePlaces.linkProblems[collection])
        if sameOutputs.contains(collection) { unchanged.append(range) }
      } else {
        problems.append(
          table.resolveLinks(of: range, by: links, keepsSchemes: pages.settings.unsafe))
      }
    }
    unchangedRecords = unchanged
    linkProblems = problems
    self.diagnostics = diagnostics + clashes + problems.joined()

    order = SiteOrder(
      sections: pages.readings.map(\.orders), roots: table.roots, numbers: table.orders,
      collections: pages.collectionOrders, ranges: table.ranges,
      hasInnerRecords: plan.collections.map { $0.declaration.shape.children != nil })
    records = table.records
    self.assets = assets
    self.pictures =
      input.keepsResults
      ? Dictionary(pictures.map { (input.tree.files[$0.file], $0) }) { first, _ in first } : [:]
    self.pages = pages
  }
}

// MARK: Places

extension RecordTable {
  /// Returns true if every page, record, draft and copied file has the place in the site that it
  /// had in the past reading. Copied files are known to have theirs, and so are the collections in
  /// `sameOutputs`.
  fileprivate func hasSamePlaces(
    by read: ContentRecords, besides sameOutputs: Set<Int>, since past: ContentLinks
  ) -> Bool {
    let pastRead = past.pages.records
    guard read.plan.isTakenOver, ranges == past.order.ranges else { return false }
    let changed = ranges.indices.filter { !sameOutputs.contains($0) }
    return changed.lazy.flatMap { ranges[$0] }.allSatisfy { index in
      let (now, before) = (records[index], past.records[index])
      return isSame(now.output, before.output) && isSame(now.place.file, before.place.file)
        && isSame(now.body?.file, before.body?.file)
    }
      && zip(read.collections, pastRead.collections).allSatisfy { now, before in
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

func isSame(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.hasSameBytes(as: other)
}

extension Body {
  fileprivate var file: String? {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = self { file } else { nil }
  }
}
