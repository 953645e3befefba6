internal import VitrineModel

extension PreparedSite {
  /// The nearest records before and after one that have a page, among its siblings.
  func neighbours(of index: Int) -> (previous: Int?, next: Int?) {
    let siblings = map.siblings(of: index, in: content.records)
    let place = map.position[index]
    let previous = siblings[..<place].last { content.records[$0].output != nil }
    let next = siblings[(place + 1)...].first { content.records[$0].output != nil }
    return (previous, next)
  }

  /// Up to `limit` other records with a page, those that follow first, then from the beginning.
  func others(beside index: Int, limit: Int) -> [Int] {
    let siblings = map.siblings(of: index, in: content.records)
    let place = map.position[index]
    var others: [Int] = []
    var step = 1
    while others.count < limit, step < min(siblings.count, 200) {
      let other = siblings[(place + step) % siblings.count]
      if content.records[other].output != nil { others.append(other) }
      step += 1
    }
    return others
  }

  /// The picture or symbol that stands for a page among others: the first that one of its records
  /// has.
  func picture(ofPage index: Int) -> (picture: Picture?, symbol: String?)? {
    for section in content.pages[index].sections {
      for item in section.items {
        guard case .record(let record) = item.content else { continue }
        let (picture, symbol) = (content.records[record].image, content.records[record].symbol)
        if picture != nil || symbol != nil { return (picture, symbol) }
      }
    }
    return nil
  }
}

extension Section {
  /// How many records stand at the top of the section or right under the parents that an outline
  /// made: records under records are not counted, nor are those parents.
  var rootCount: Int {
    var count = 0
    var outlineLevels = 0
    for item in items where item.level <= outlineLevels {
      switch item.content {
      case .record:
        count += 1
        outlineLevels = item.level
      case .outline: outlineLevels = item.level + 1
      }
    }
    return count
  }
}
