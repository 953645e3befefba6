import VitrineContent
import VitrineSite
import VitrineText

/// Which files of the last build need no rendering.
struct OutputReuse: Sendable {
  private let comparison: BuildComparison
  private let outputs: RendererComparison
  private let renderer: SiteRenderer

  /// `fingerprints` are those of `renderer`.
  init(
    _ comparison: BuildComparison, in renderer: SiteRenderer, _ fingerprints: RendererFingerprints
  ) {
    self.comparison = comparison
    self.renderer = renderer
    outputs = RendererComparison(
      from: comparison.previous.build.fingerprints, to: fingerprints)
  }

  enum Choice {
    case taken(CachedOutput)
    case rendered(RenderingReason?, after: EarlierCells?)
  }

  /// Says whether the output at `index` is taken from the last build or rendered. An output that is rendered
  /// without a reason is rendered in every build.
  func choice(_ index: Int) -> Choice {
    guard let before = outputs.before(index) else {
      return .rendered(outputs.isNew(index) ? .isNew : nil, after: nil)
    }
    var known = comparison.previous.build.outputs[before]
    let reason = reason(toRender: index, after: known)
    if reason == nil, comparison.previous.areInPlace[before],
      known.path.hasSameBytes(as: renderer.outputs[index])
    {
      known.file = outputs.taken(known.file)
      return .taken(known)
    }
    return .rendered(reason, after: outputs.cells(of: known.file, for: index))
  }

  private func reason(toRender index: Int, after known: CachedOutput) -> RenderingReason? {
    guard outputs.isSameForAll else { return .settings }
    if let broken = outputs.broken(index, after: known.file) {
      // Only the preview, which has the earlier site in memory, says why it rendered a page.
      return comparison.previous.site?.cache.renderer.reason(for: broken, in: renderer) ?? .changes
    }
    return comparison.areLinksSame(of: known) ? nil : .links
  }

  /// The ids of the page at `index`, if it is taken from the last build and its ids were known there. Those
  /// of its further pages are included: if other items stand there, the page itself is rendered.
  func anchorIDs(_ index: Int) -> Set<String>? {
    guard case .taken(let known) = choice(index) else { return nil }
    return comparison.previous.build.anchorIDs[known.path]
  }
}
