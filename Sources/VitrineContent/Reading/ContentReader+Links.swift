import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentReader {
  /// Turns records' links to content files and pages into paths of the site.
  mutating func resolveLinks() {
    let kept = hasSamePlaces ? past?.links : nil
    links = kept ?? linkTable()
    for collection in collections.indices where !takeOverLinks(of: collection) {
      let start = diagnostics.count
      resolveLinks(of: records.ranges[collection])
      if keepsReading { linkDiagnostics.append(Array(diagnostics[start...])) }
    }
  }

  private mutating func resolveLinks(of range: Range<Int>) {
    let linked = range.filter { records.records[$0].link != nil }
    // Write access to one record may copy them all.
    if linked.isEmpty { return }
    for index in linked {
      guard let link = records.records[index].link, let place = records.linkPlaces[index] else {
        continue
      }
      if !site.settings.unsafe, let scheme = BrowserAddress(link).unknownScheme(in: .link) {
        diagnostics.append(LinkProblem.unknownScheme(scheme, .link).diagnostic(at: place))
        records.setLink(nil, of: index)
        continue
      }
      let page = records.records[index].output ?? "index.html"
      switch links.destination(of: link, in: place.file, on: page) {
      case .elsewhere: break
      case .output(let output, let suffix, file: _):
        records.setLink(LinkTarget.output(output, suffix: suffix).text, of: index)
      case .draft: diagnostics.append(LinkProblem.linkToDraft(link).diagnostic(at: place))
      case .nothing:
        diagnostics.append(LinkProblem.brokenLink(link, nearest: nil).diagnostic(at: place))
      case .outside: diagnostics.append(LinkProblem.linkOutside(link).diagnostic(at: place))
      }
    }
  }

  /// Returns the destinations of links to content files, copied files and pages.
  func linkTable() -> LinkTable {
    var outputs: [String: String] = [:]
    for page in pages { outputs[.joined(page.folder, "index.md")] = page.output }
    for asset in assets { outputs[asset.file] = asset.output }
    for (collection, plan) in collections.enumerated() {
      // A record without a page of its own is shown on the page that declares its collection.
      let page = pages[plan.page].output
      for index in records.ranges[collection] {
        let output = records.records[index].output ?? page
        let file = records.records[index].place.file
        if SourceFormat(file) == .markdown { outputs[file] = output }
        if case .file(let body, offset: _, line: _, skipsTitle: _, hash: _) =
          records.records[index].body,
          body != file
        {
          outputs[body] = output
        }
      }
    }
    var paths = Set(pages.map(\.output))
    paths.formUnion(assets.map(\.output))
    paths.formUnion(records.records.compactMap(\.output))
    return LinkTable(
      outputs: outputs, sitePaths: paths, drafts: draftPaths(),
      isPretty: site.settings.prettyLinks)
  }

  /// Returns the content files of drafts that are left out, and the pages that these would have.
  private func draftPaths() -> Set<String> {
    var paths: Set<String> = []
    for plan in collections {
      let segments = urlSegments(of: plan.drafts.map(\.key))
      for (draft, segment) in zip(plan.drafts, segments) {
        if SourceFormat(draft.file) == .markdown { paths.insert(draft.file) }
        paths.insert(.joined(declarations[plan.page].folder, "\(segment)/index.html"))
      }
    }
    return paths
  }
}
