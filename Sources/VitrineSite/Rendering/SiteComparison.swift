/// Decides which dependencies on an earlier site still hold in a new one.
struct SiteComparison: Sendable {
  let content: ContentComparison

  /// Whether everything that all outputs share is unchanged.
  let isSameForAll: Bool

  /// For each kind of dependency and each index in the earlier site, whether the dependency still
  /// holds.
  private let holds: [[Bool]]

  /// For each earlier template, its current number, and the reverse.
  private let templates: IndexMapping

  init(from old: SiteFingerprints, to new: SiteFingerprints) {
    let content = ContentComparison(from: old.content, to: new.content)
    let templates = IndexMapping(from: old.templates, to: new.templates)
    self.content = content
    self.templates = templates
    isSameForAll = old.shared == new.shared
    holds = Dependency.Kind.allCases.map { kind in
      switch kind.subject {
      case .nothing: []
      case .record: content.records.areSame(old[kind], new[kind])
      case .page: content.pages.areSame(old[kind], new[kind])
      case .template: templates.areSame(old[kind], new[kind])
      // A list is compared with the one at the same index.
      case .list: old[kind].indices.map { $0 < new[kind].count && old[kind][$0] == new[kind][$0] }
      }
    }
  }
}

extension SiteComparison {
  /// Whether the thing that a dependency refers to is unchanged.
  func holds(_ dependency: Dependency) -> Bool {
    let holds = holds[Int(dependency.kind.rawValue)]
    return dependency.index < holds.count && holds[dependency.index]
  }

  /// The earlier number of a template, or nil if it is new.
  func earlierTemplate(_ now: Int) -> Int? { templates.before[now] }

  private var hasSameNumbers: Bool {
    content.records.isIdentity && content.pages.isIdentity && templates.isIdentity
  }

  /// Returns the cells of an unchanged page with current record indices and template numbers.
  func renumbered(_ cells: RenderedCells) -> RenderedCells {
    if hasSameNumbers { return cells }
    return cells.renumbered(
      record: { content.records.now[$0]! }, template: { templates.now[$0]! })
  }

  /// Returns dependencies, all of which must hold, with current indices.
  func renumbered(_ dependencies: [Dependency]) -> [Dependency] {
    if hasSameNumbers { return dependencies }
    return dependencies.map { dependency in
      let index = dependency.index
      return switch dependency.kind.subject {
      case .record: Dependency(dependency.kind, content.records.now[index]!)
      case .page: Dependency(dependency.kind, content.pages.now[index]!)
      case .template: Dependency(dependency.kind, templates.now[index]!)
      case .nothing, .list: dependency
      }
    }
  }
}
