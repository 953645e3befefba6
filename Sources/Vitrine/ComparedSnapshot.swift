import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSite

/// A build's snapshot after comparison with its baseline, which adds its history and redirects.
struct ComparedSnapshot {
  var snapshot: SiteSnapshot

  /// The build whose changes the pages play back, or nil if they play nothing.
  var earlier: SiteSnapshot?
  var diagnostics: [Diagnostic]

  /// Old addresses that are not redirected, each with the path from which only case tells it.
  var unredirected: [(path: String, taken: String)] = []
}

extension ResolvedBaseline {
  /// Makes `new` the build after this one, with at most `limit` builds of history, and without
  /// redirects at the paths in `taken`.
  func followed(
    by new: SiteSnapshot, remembering limit: Int, reserving taken: [String]
  ) -> ComparedSnapshot {
    var compared = ComparedSnapshot(snapshot: new, diagnostics: diagnostics)
    guard let snapshot else { return compared }
    do throws(SnapshotFileError) {
      compared.earlier = try compared.snapshot.follow(snapshot, remembering: limit)?
        .renamed(for: compared.snapshot)
    } catch {
      compared.diagnostics.append(.brokenHistory(path))
    }
    let redirects = compared.snapshot.redirects(since: snapshot, avoiding: taken)
    if redirects.isEmpty { return compared }
    // Elsewhere, one of the two files would replace the other.
    var known = Dictionary(taken.map { (ExactText($0.lowercased()), $0) }) { first, _ in first }
    for redirect in redirects {
      let folded = ExactText(redirect.path.lowercased())
      if let other = known[folded] {
        compared.unredirected.append((redirect.path, other))
      } else {
        known[folded] = redirect.path
        compared.snapshot.redirects.append(redirect)
      }
    }
    return compared
  }
}

extension ComparedSnapshot {
  /// The earlier states of the pages on which something changed, by page index. `direction` returns
  /// the writing direction of a page by its index.
  func earlierPages(
    layouts: [PresetDeclaration], direction: (Int) -> VitrineModel.Page.Direction
  ) -> [Int: EarlierPage] {
    guard let earlier, let last = snapshot.history.first else { return [:] }
    return earlier.earlierPages(
      of: snapshot, last.difference, layouts: layouts, direction: direction)
  }
}
