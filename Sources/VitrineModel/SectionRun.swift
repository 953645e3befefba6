/// Items of a section that are in one list of its page, as places among the section's items.
package struct SectionRun: Hashable, Sendable {
  /// The outline parents whose titles are directly above the list, outermost first.
  package var parents: [Int] = []

  /// Empty if only titles of parents remain.
  package var items: [Int] = []
}

extension Section {
  /// Its lists of cells: each outline parent begins a new one. Records nested under a record are
  /// left out, because they are shown on its page.
  package var runs: [SectionRun] {
    var runs = [SectionRun()]
    var deepest = 0
    for (place, item) in items.enumerated() where item.level <= deepest {
      switch item.content {
      case .outline:
        if !runs[runs.count - 1].items.isEmpty { runs.append(SectionRun()) }
        runs[runs.count - 1].parents.append(place)
        deepest = item.level + 1
      case .record:
        runs[runs.count - 1].items.append(place)
        deepest = item.level
      }
    }
    return runs
  }

  /// Its single list of rows, which contain the rows under them.
  package var rows: SectionRun {
    SectionRun(items: items.indices.filter { items[$0].level == 0 })
  }
}
