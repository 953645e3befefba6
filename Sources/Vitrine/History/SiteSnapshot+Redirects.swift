import VitrineContent
import VitrineDiagnostics
package import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

extension SiteSnapshot {
  /// The redirects of this build: redirects of `baseline` that are still needed, and new ones from
  /// addresses that no longer exist.
  ///
  /// A redirect to a record or a renamed page lasts as long as its target. One from a removed
  /// record, or to one, lasts as long as the record is in the history. Anything else at the same
  /// path takes precedence.
  func redirects(
    since baseline: SiteSnapshot, avoiding takenPaths: [String]
  ) -> [Redirect] {
    // Most builds keep all addresses.
    if baseline.redirects.isEmpty, !baseline.hasEncodedNames, hasAddresses(of: baseline) {
      return []
    }
    let taken = ReservedPaths(takenPaths)
    let renamedTermPages = baseline.renamedFiles(in: taken)
    let urls = Dictionary(byBytes: records.map { ($0.id, $0.url) })
    let old = Dictionary(byBytes: baseline.records.map { ($0.id, $0) })
    let replacements = ReplacementRecords(of: records.filter { old[$0.id] == nil })
    lazy var renaming = SiteRenaming(from: baseline, to: self)
    let places = RecordLocations(baseline)
    let renamed = renamedPages(since: baseline)
    var redirects: [ExactText: Redirect] = [:]
    for var redirect in baseline.redirects {
      redirect.target = redirect.target.renamed { id in
        urls[id] == nil ? renaming.records[id] ?? old[id].flatMap { replacements[$0] } : nil
      } page: { path in
        renamed[path]
      }
      redirects[redirect.path] = redirect
    }
    for (path, now) in renamedTermPages where redirects[path] == nil {
      redirects[path] = Redirect(path: path, target: .renamedPage(now))
    }
    for (path, now) in renamed {
      redirects[path] = Redirect(path: path.text, target: .renamedPage(now))
    }
    for record in baseline.records {
      guard let path = record.url else { continue }
      if let now = urls[record.id] {
        if now.hasSameBytes(as: path) { continue }
        redirects[path] = Redirect(path: path, target: .record(record.id))
      } else if let replacement = renaming.records[record.id] ?? replacements[record] {
        redirects[path] = Redirect(path: path, target: .record(replacement))
      } else if let page = places[record.id].first?.page.id {
        redirects[path] = Redirect(path: path, target: .page(renamed[page] ?? page))
      }
    }
    let paths = Set(byBytes: pages.map(\.path))
    let removed = removedURLs
    let removedPaths = Set(byBytes: history.lazy.flatMap(\.difference.removed).compactMap(\.url))
    return redirects.values.filter { redirect in
      if taken.contains(redirect.path) { return false }
      switch redirect.target {
      case .record(let id): return urls[id] != nil || removed[id] != nil
      case .page: return removedPaths.contains(redirect.path)
      case .renamedPage(let path): return paths.contains(path) || taken.hasFile(path)
      }
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The last addresses of the removed records in the history, by their ids.
  private var removedURLs: [ExactText: String] {
    let removed = history.lazy.flatMap(\.difference.removed)
    return Dictionary(byBytes: removed.compactMap { record in record.url.map { (record.id, $0) } })
  }

  /// Whether all records and pages of both builds have the same addresses, in the same order.
  private func hasAddresses(of other: SiteSnapshot) -> Bool {
    records.count == other.records.count && pages.count == other.pages.count
      && zip(records, other.records).allSatisfy {
        $0.id.hasSameBytes(as: $1.id) && $0.url.hasSameBytes(as: $1.url)
      }
      && zip(pages, other.pages).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }

  /// The new paths of pages that moved since `earlier`, by their old paths. Includes pages that
  /// moved before then, as listed in `moved`.
  package func movedPages(
    since earlier: SiteSnapshot, and moved: [ExactText: String]
  ) -> [ExactText: String] {
    let urls = Dictionary(byBytes: records.map { ($0.id, $0.url) })
    var now: [ExactText: String] = [:]
    let taken = pages.map(\.path) + records.compactMap(\.url)
    for redirect in redirects(since: earlier, avoiding: taken) {
      switch redirect.target {
      case .record(let id): now[redirect.path] = urls[id] ?? nil
      case .renamedPage(let path): now[redirect.path] = path
      case .page: break
      }
    }
    return moved.mapValues { now[$0] ?? $0 }.merging(now) { $1 }
      .filter { !taken.contains($0.key.text) && taken.contains($0.value) }
  }

  /// The redirects of this build, and the aliases in `content`, as pages that redirect to pages of
  /// `content`. Reports aliases of items that no page shows.
  func redirectPages(
    to content: SiteContent, _ diagnostics: inout [Diagnostic]
  ) -> [VitrineSite.Redirect] {
    let aliased = content.records.indices.filter { !content.records[$0].aliases.isEmpty }
    let aliases = content.pages.enumerated().flatMap { index, page in
      page.aliases.map { VitrineSite.Redirect(path: $0.output, target: .page(index)) }
    }
    if redirects.isEmpty && aliased.isEmpty { return aliases }
    let indices = Dictionary(byBytes: content.records.enumerated().map { ($1.id.description, $0) })
    let pages = Dictionary(
      byBytes: content.withTermPages.pages.enumerated().map { ($1.output, $0) })
    // A redirect must not lead to a hidden page.
    lazy var places = ItemLocations(of: content) { !$0.isHidden }
    func target(ofRecord index: Int) -> VitrineSite.Redirect.Target? {
      if content.records[index].output != nil { return .record(index) }
      return places[index].map { .item(index, output: $0.output, element: $0.element) }
    }
    let removed = removedURLs
    let own = Dictionary(byBytes: redirects.map { ($0.path, $0.target) })
    let earlier = redirects.compactMap { redirect -> VitrineSite.Redirect? in
      var now = redirect.target
      // All earlier addresses of a removed record lead where its last one does.
      if case .record(let id) = now, indices[id] == nil {
        guard let last = removed[id].flatMap({ own[$0] }) else { return nil }
        now = last
      }
      let page: VitrineSite.Redirect.Target? =
        switch now {
        case .page(let path), .renamedPage(let path): .page(pages.nearest(to: path))
        case .record(let id): indices[id].flatMap(target)
        }
      return page.map { VitrineSite.Redirect(path: redirect.path, target: $0) }
    }
    var recordAliases: [VitrineSite.Redirect] = []
    for index in aliased {
      let (record, found) = (content.records[index], target(ofRecord: index))
      for alias in record.aliases {
        if let found {
          recordAliases.append(VitrineSite.Redirect(path: alias.output, target: found))
          continue
        }
        diagnostics.warn(
          "alias", at: alias.place,
          "'\(alias.output)' leads nowhere, because no page shows '\(record.id)'",
          hint: "give the item a page with 'page: true', show it in a section, or remove the alias")
      }
    }
    return (earlier + aliases + recordAliases).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }
}

extension SiteSnapshot.Redirect.Target {
  /// The target under its new id or path, if it was renamed.
  fileprivate func renamed(
    record: (String) -> String?, page: (String) -> String?
  ) -> Self {
    switch self {
    case .record(let id): record(id).map(Self.record) ?? self
    case .renamedPage(let path): page(path).map(Self.renamedPage) ?? self
    case .page(let path): page(path).map(Self.page) ?? self
    }
  }
}

extension [ExactText: Int] {
  /// The page at a path, or the nearest one above it. The home page always exists.
  fileprivate func nearest(to path: String) -> Int {
    var folders = path.pathSegments().dropLast()
    while true {
      let path = (folders + ["index.html"]).joined(separator: "/")
      if let page = self[path] { return page }
      if folders.isEmpty { return 0 }
      folders.removeLast()
    }
  }
}
