import VitrineContent
import VitrineSite
import VitrineText

/// Decides which files of the last build can be reused without rendering.
struct OutputReuse: Sendable {
  private let comparison: BuildComparison
  private let outputs: RendererComparison
  private let renderer: SiteRenderer

  /// `fingerprints` must come from `renderer`.
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

  /// Returns whether the output at `index` is reused or rendered. Without a reason, an output is
  /// rendered in every build.
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
      // Only the preview keeps the earlier site in memory and can give a precise reason.
      return comparison.previous.site?.cache.renderer.reason(for: broken, in: renderer) ?? .changes
    }
    return comparison.areLinksSame(of: known) ? nil : .links
  }

  /// The ids on the page at `index`, including its further pages, or nil unless the page is reused
  /// and its ids are known. The ids of further pages are up to date: if their items change, the
  /// page itself is rendered.
  func anchorIDs(_ index: Int) -> Set<String>? {
    guard case .taken(let known) = choice(index) else { return nil }
    return comparison.previous.build.anchorIDs[known.path]
  }
}
