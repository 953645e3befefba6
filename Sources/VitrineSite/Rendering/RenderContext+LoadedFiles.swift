internal import VitrineModel

extension RenderContext {
  /// The stylesheets, scripts and drawings that pages load, in the order of the site's files.
  /// Excludes the files that texts need, which are known only after rendering.
  func loadedFiles(playsChanges: Bool) -> [Resource] {
    let styles = Set(
      PageStyles.allCases.filter { $0.isNeeded(in: self, playsChanges: playsChanges) })
    let haveChoices = lists.haveChoices
    let haveMotion = !styles.isDisjoint(with: [.transitions, .filtering, .pages]) || haveChoices
    func scripts(_ scripts: BuiltInScript..., if isNeeded: Bool) -> [Resource] {
      isNeeded ? scripts.map { resources[$0] } : []
    }
    let files: [[Resource]] = [
      resources.stylesheets, [resources.icon].compactMap(\.self), sheets.files,
      resources.search?.all ?? [],
      scripts(.following, if: styles.contains(.tree)),
      scripts(.transitions, if: styles.contains(.transitions)),
      scripts(.filtering, .filteringState, if: styles.contains(.filtering)), filterings.files,
      scripts(.listPages, if: styles.contains(.pages)),
      scripts(.chosen, .choice, if: haveChoices),
      scripts(.selection, if: styles.contains(.selection)),
      resources.styles(styles), chartFiles.files,
      scripts(.motion, if: haveMotion),
    ]
    return files.flatMap(\.self)
  }
}

extension PageStyles {
  /// Whether a page of the site needs it.
  fileprivate func isNeeded(in site: RenderContext, playsChanges: Bool) -> Bool {
    switch self {
    case .item: !site.trees.isEmpty || site.content.records.contains { $0.output != nil }
    case .strip: site.content.records.contains { !$0.media.isEmpty && $0.output != nil }
    case .tree: !site.trees.isEmpty
    case .downloads: !site.content.downloads.isEmpty
    case .citation: site.content.descriptions.values.contains { !$0.references.isEmpty }
    case .transitions: playsChanges
    default: site.content.pages.contains(where: isNeeded)
    }
  }
}
