package import VitrineModel
package import VitrineText

/// Tells whether links and pictures in Markdown lead to the same destinations as in an earlier
/// build of the folder.
package struct LinkComparison: Sendable {
  private let links: LinkTable
  private let items: LinkableItems
  private let isSameTable: Bool

  /// The content files that are new or may have changed.
  private let changedFiles: Set<ExactText>

  /// `table` is the earlier build's `ContentResult.linkTable`.
  package init(
    of reading: ContentResult, after table: ContentHash, changedFiles: Set<ExactText>
  ) {
    links = reading.links
    items = reading.items
    isSameTable = reading.linkTable == table
    self.changedFiles = changedFiles
  }

  /// Whether all links and pictures of a text on the page `output` have the same destinations as
  /// before. `destinations` is the hash of those.
  package func areSame(
    _ references: [RenderedBody.Reference], on output: String, as destinations: ContentHash
  ) -> Bool {
    if references.isEmpty { return true }
    var areLookedUp = !isSameTable
    for reference in references {
      switch reference.kind {
      case .link: break
      case .item: areLookedUp = true
      case .picture:
        if changedFiles.isEmpty { break }
        let destination = links.destination(
          of: reference.destination, in: reference.file, on: output)
        if case .output(_, suffix: _, let file?) = destination, changedFiles.contains(file) {
          return false
        }
      }
    }
    return !areLookedUp || Self.hash(of: references, on: output, links, items) == destinations
  }

  fileprivate static func hash(
    of references: [RenderedBody.Reference], on output: String, _ links: LinkTable,
    _ items: LinkableItems
  ) -> ContentHash {
    var hasher = ContentHasher()
    for reference in references {
      if reference.kind == .item {
        hasher.combine(
          counted: "\(items.destination(of: reference.destination, on: output))")
        continue
      }
      let destination = links.destination(
        of: reference.destination, in: reference.file, on: output)
      switch destination {
      case .elsewhere: hasher.combine(0)
      case .output(let output, let suffix, let file):
        hasher.combine(1)
        for text in [output, suffix, file ?? ""] { hasher.combine(counted: text) }
      case .draft: hasher.combine(2)
      case .nothing(let path):
        hasher.combine(3)
        // A warning suggests the closest file.
        for text in [path, links.nearestFile(to: path) ?? ""] { hasher.combine(counted: text) }
      case .outside: hasher.combine(4)
      }
    }
    return hasher.finalize()
  }
}

extension ContentResult {
  /// A hash of all possible destinations of links and pictures in Markdown, other than names of
  /// items.
  package var linkTable: ContentHash { links.hash }

  /// A hash of the destinations of a text's links and pictures on the page `output`.
  package func destinations(
    of references: [RenderedBody.Reference], on output: String
  ) -> ContentHash {
    LinkComparison.hash(of: references, on: output, links, items)
  }

  /// The content files that are new or may have changed since an earlier reading. Both readings
  /// must have kept their results.
  package func filesChanged(since previous: ContentResult) -> Set<ExactText> {
    guard let tree = reusableAssembly?.input.tree else { return [] }
    guard let old = previous.reusableAssembly?.input.tree else { return Set(byBytes: tree.files) }
    return Set(
      byBytes: tree.files.indices.lazy.filter { !tree.isUnchanged($0, since: old) }.map {
        tree.files[$0]
      })
  }
}

extension LinkTable {
  fileprivate var hash: ContentHash {
    var hasher = ContentHasher()
    hasher.combine(isPretty ? 1 : 0)
    // The drafts are in no particular order.
    for draft in drafts.sorted(by: precedesByBytes) { hasher.combine(counted: draft) }
    for table in [outputs, sitePaths] {
      let sum = table.names.reduce(0 as UInt64) { sum, name in
        var hasher = ContentHasher()
        hasher.combine(counted: name)
        hasher.combine(counted: table[name]!)
        return sum &+ hasher.finalize().value
      }
      hasher.combine(sum)
    }
    return hasher.finalize()
  }
}
