/// Items of a section that stand in one list of its page, as places among its items.
package struct SectionRun: Hashable, Sendable {
  /// The parents that an outline made whose titles stand right above the list, from the outermost
  /// inwards.
  package var parents: [Int] = []

  /// Empty where nothing but the titles of parents is left.
  package var items: [Int] = []
}

extension Section {
  /// Its lists where cells stand in them: each parent that an outline made begins one.
  /// The records under a record are in none, for they are on its page.
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

  /// Its one list where rows stand in it, which hold those under them.
  package var rows: SectionRun {
    SectionRun(items: items.indices.filter { items[$0].level == 0 })
  }
}
