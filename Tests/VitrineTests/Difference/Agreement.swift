import VitrineModel
import VitrineText

@testable import Vitrine

/// What of a difference is no change of a page, and which pages differ that no difference tells of.
struct Agreement {
  private(set) var disagreements: [String] = []

  init(
    of difference: SiteDifference, from old: (snapshot: SiteSnapshot, pages: ComparedSite),
    to new: (snapshot: SiteSnapshot, pages: ComparedSite), hasSameTheme: Bool
  ) {
    let changed = new.pages.changedPages(since: old.pages)
    // Another theme is another stylesheet too, and no difference.
    let layoutsDiffer = hasSameTheme && old.pages.styles != new.pages.styles
    let changedThemselves = new.pages.pagesChangedThemselves(since: old.pages).sorted()
    if difference.isEmpty, !changedThemselves.isEmpty || layoutsDiffer {
      disagreements.append("no difference, but other pages: \(changedThemselves)")
    }
    if !difference.isEmpty, changed.isEmpty, !layoutsDiffer {
      disagreements.append("the pages are the same, but: \(difference.summary)")
    }
    let told = ToldPages(of: difference, from: old.snapshot, to: new.snapshot)
    for path in changedThemselves where !told.contains(path) {
      let lines = new.pages.ownLines(of: path, since: old.pages)
      disagreements.append(
        "\(path) differs, but: \(difference.lines.map(\.id))\n\(lines.joined(separator: "\n"))")
    }
    for (change, pages) in told.pagesByChange
    where pages.isDisjoint(with: changed) && !(layoutsDiffer && change.hasPrefix("page")) {
      disagreements.append("\(change) changed, but none of \(pages.sorted())")
    }
  }
}

/// The pages that a difference tells of.
private struct ToldPages {
  /// By what changed.
  private(set) var pagesByChange: [(change: String, pages: Set<String>)] = []
  private var folders: [String] = []
  private var pages: Set<String> = []
  private let isOfAll: Bool

  init(of difference: SiteDifference, from old: SiteSnapshot, to new: SiteSnapshot) {
    isOfAll = !difference.site.isEmpty
    let places = [old, new].map { RecordPages($0) }
    func add(_ change: String, _ pages: Set<String>) {
      pagesByChange.append((change, pages))
      self.pages.formUnion(pages)
    }
    func add(record id: String, _ kind: String) {
      add("record \(id) \(kind)", places.reduce(into: []) { $0.formUnion($1[id]) })
    }
    for record in difference.inserted { add(record: record.id, "inserted") }
    for record in difference.removed { add(record: record.id, "removed") }
    for record in difference.updated { add(record: record.id, "updated") }
    for record in difference.moved { add(record: record.id, "moved") }
    for page in difference.insertedPages + difference.removedPages {
      add("page \(page.id)", [page.id])
      // The page above names it, and is not empty then.
      let folders = page.id.split(separator: "/").dropLast(2).map(String.init) + ["index.html"]
      self.pages.insert(folders.joined(separator: "/"))
    }
    for update in difference.updatedPages {
      add("page \(update.page.id) updated", [update.page.id])
      // Its title, language and direction are those of its records' pages too.
      if !update.fields.isEmpty {
        folders.append(String(update.page.id.dropLast("index.html".count)))
      }
    }
  }

  func contains(_ path: String) -> Bool {
    isOfAll || pages.contains(path) || folders.contains { path.hasPrefix($0) }
  }
}

/// Where the records of a build stand, repeats too, and their own pages, and those of the records above
/// them.
private struct RecordPages {
  private var pages: [String: Set<String>] = [:]

  init(_ site: SiteSnapshot) {
    let ids = Set(site.records.map(\.id))
    for page in site.pages {
      for section in page.sections {
        for item in section.items {
          // `section~record`, and in an outline `section~parent~record`.
          var id = item.id[...]
          while !ids.contains(String(id)), let end = id.firstIndex(of: "~") {
            id = id[id.index(after: end)...]
          }
          pages[String(id), default: []].insert(page.path)
        }
      }
    }
    for record in site.records {
      if let url = record.url { pages[record.id, default: []].insert(url) }
      let above = record.id.split(separator: "/").dropLast().joined(separator: "/")
      if let url = site.records.first(where: { $0.id == above })?.url {
        pages[record.id, default: []].insert(url)
      }
    }
  }

  subscript(id: String) -> Set<String> { pages[id] ?? [] }
}
