public import VitrineText

/// A site as a build would write it, held without being written.
///
/// Pages are in memory; files that a build would only copy stay where they are, however large.
public struct BuiltSite: Sendable {
  /// Every file by its path, `snapshot.json` too.
  public let files: [String: File]
  public let snapshot: SiteSnapshot
  public let report: BuildReport

  /// What can be changed by hand in the order of each page with sections, by its path; empty where
  /// nobody asked for it.
  public let orders: [String: PageOrder]

  public struct File: Sendable {
    /// The hash of its bytes.
    public let hash: ContentHash

    /// How many bytes it has.
    public let length: Int
    let content: KeptContent
  }
}

extension BuiltSite.File {
  /// The bytes in a range; nil when it is a file to copy that is no longer what the build read.
  public func bytes(in range: Range<Int>) -> [UInt8]? {
    switch content {
    case .bytes(let bytes): Array(bytes[range])
    case .file(let folder, let path, let state):
      try? folder.openFile(path)?.bytes(in: range, of: state)
    }
  }
}

/// Builds the site of a content folder as `build` does, and keeps it instead of writing it.
///
/// No site is replaced: what the new one is compared with is named by the options or by `site.yml`, or
/// there is nothing. What it has in common with `old`, the site that was built before, is kept only
/// once. With `isEditable` it knows what of its orders can be changed by hand.
///
/// - Throws: every error of the stage that failed, with the warnings so far.
public func buildInMemory(
  _ options: BuildOptions, replacing old: BuiltSite? = nil, isEditable: Bool = false
) throws(BuildFailure) -> BuiltSite {
  let content = try options.openContent()
  let site = try SiteBuild(options, content: content, templates: options.readTemplates())
  let memory = SiteMemory(after: old)
  let (report, snapshot) = try site.write(replacing: nil, progress: nil) { memory }
  return BuiltSite(
    files: memory.files(of: snapshot), snapshot: snapshot, report: report,
    orders: isEditable ? site.pageOrders : [:])
}
