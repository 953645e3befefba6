import VitrineModel

extension SiteReading {
  /// Where links to content files, copies and pages lead.
  func linkTable() -> LinkTable {
    var outputs: [String: String] = [:]
    for page in pages { outputs[.joined(page.folder, "index.md")] = page.output }
    for asset in assets { outputs[asset.file] = asset.output }
    for record in records.records {
      guard let output = record.output,
        case .file(let file, offset: _, line: _, skipsTitle: _) = record.body
      else { continue }
      outputs[file] = output
    }
    var paths = Set(pages.map(\.output))
    paths.formUnion(assets.map(\.output))
    paths.formUnion(records.records.compactMap(\.output))
    return LinkTable(
      outputs: outputs, sitePaths: paths, isPretty: site.settings.prettyLinks)
  }
}
