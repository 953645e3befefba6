import VitrineContent
import VitrineSite
import VitrineText

/// The state that a build keeps for the next build of the same folder, besides the site itself.
struct BuildCache: Sendable {
  let reading: ContentReading
  let templates: SiteTemplates
  let renderer: SiteRenderer

  /// One for each of the renderer's outputs.
  let outputs: [CachedOutput]
  let anchorIDs: AnchorIDs

  /// As it was made of the content alone, and what it was made with.
  let snapshot: SiteSnapshot
  let shown: ShownRecords

  /// For each record of the content, what the snapshot says of it.
  let records: [SiteSnapshot.Record?]

  /// Of all files but `snapshot.json`, and their byte order.
  let paths: [String]
  let order: [Int]

  func hasSamePaths(as others: [String]) -> Bool {
    paths.count == others.count && zip(paths, others).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}

/// A file as it was rendered.
struct CachedOutput: Sendable {
  var file: RenderedFile
  var hash: ContentHash
}

/// Which files of the last build need no rendering.
struct OutputReuse: Sendable {
  let past: BuildCache
  private let renderer: RendererComparison
  private let links: LinkComparison
  private let outputs: [String]

  init(
    of past: BuildCache, in renderer: SiteRenderer, comparison: ContentComparison,
    links: LinkComparison
  ) {
    self.past = past
    self.renderer = RendererComparison(
      from: past.renderer, to: renderer, content: comparison)
    self.links = links
    outputs = renderer.outputs
  }

  enum Choice {
    case taken(CachedOutput)
    case rendered(RenderingReason?, after: EarlierCells?)
  }

  /// Says whether the output at `index` is taken from the last build or rendered. An output that is rendered
  /// without a reason is rendered in every build.
  func choice(_ index: Int) -> Choice {
    guard let before = renderer.before(index) else {
      return .rendered(renderer.isNew(index) ? .isNew : nil, after: nil)
    }
    var kept = past.outputs[before]
    var reason = renderer.reason(toRender: index, after: kept.file)
    if reason == nil, !links.areSame(kept.file.references, on: outputs[index]) { reason = .links }
    if let reason {
      return .rendered(reason, after: renderer.cells(of: kept.file, for: index))
    }
    kept.file = renderer.taken(kept.file)
    return .taken(kept)
  }
}
