import VitrineContent
import VitrineSite

/// Which files of the last build need no rendering.
struct OutputReuse: Sendable {
  private let cache: BuildCache
  private let comparison: RendererComparison
  private let links: LinkComparison
  private let outputs: [String]

  init(of past: PastBuild, in renderer: SiteRenderer) {
    cache = past.cache
    comparison = RendererComparison(
      from: past.cache.renderer, to: renderer, content: past.content)
    links = past.links
    outputs = renderer.outputs
  }

  enum Choice {
    case taken(CachedOutput)
    case rendered(RenderingReason?, after: EarlierCells?)
  }

  /// Says whether the output at `index` is taken from the last build or rendered. An output that is rendered
  /// without a reason is rendered in every build.
  func choice(_ index: Int) -> Choice {
    guard let before = comparison.before(index) else {
      return .rendered(comparison.isNew(index) ? .isNew : nil, after: nil)
    }
    var kept = cache.outputs[before]
    var reason = comparison.reason(toRender: index, after: kept.file)
    if reason == nil, !links.areSame(kept.file.references, on: outputs[index]) { reason = .links }
    if let reason {
      return .rendered(reason, after: comparison.cells(of: kept.file, for: index))
    }
    kept.file = comparison.taken(kept.file)
    return .taken(kept)
  }

  /// The ids of the page at `index`, where it is taken from the last build and that knew them.
  func anchorIDs(_ index: Int) -> Set<String>? {
    guard case .taken = choice(index) else { return nil }
    return cache.anchorIDs[outputs[index]]
  }
}
