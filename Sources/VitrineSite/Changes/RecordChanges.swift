internal import VitrineModel

/// The changes of recent builds that a site's records show, computed once.
struct RecordChanges {
  /// The changes that each record shows, the most important first, by the record's index. Omits
  /// records without changes.
  private(set) var changes: [Int: [SiteChanges.RecordChange]] = [:]

  /// The measures of each record changed by the newest build, by the record's index.
  private(set) var measures: [Int: [SiteDifference.MeasureChange]] = [:]

  /// The records' pictures by the addresses that snapshots have of them. Empty if no picture
  /// changed.
  private(set) var pictures: [String: Picture] = [:]

  init(_ content: SiteContent, _ changes: SiteChanges?, links: SiteLinks) {
    guard let changes, !changes.builds.isEmpty else { return }
    // Terms have no changes.
    for index in content.records.indices.dropLast(content.terms.records.count) {
      let id = content.records[index].id
      let shown = changes.shown(ofRecord: id, by: content.settings.badges)
      if !shown.isEmpty { self.changes[index] = shown }
      for case .updated(let update) in changes.changes(ofRecord: id).prefix(2)
        .filter({ $0.build == 0 }).map(\.kind) where !update.measures.isEmpty
      {
        measures[index] = update.measures
      }
    }
    let havePicturesChanged = changes.builds.contains { build in
      build.difference.updated.contains {
        $0.fields.contains { $0.name == "image" || $0.name == "images" }
      }
    }
    if havePicturesChanged { pictures = content.picturesByAddress(links: links) }
  }
}

extension SiteContent {
  /// The records' pictures by the addresses that snapshots have of them.
  fileprivate func picturesByAddress(links: SiteLinks) -> [String: Picture] {
    var pictures: [String: Picture] = [:]
    let all = records.lazy.flatMap { record in
      [record.image].compactMap(\.self) + record.media.compactMap(\.picture)
    }
    for picture in all {
      switch picture.source {
      case .asset(let index): pictures[links.link(to: assets[index].source, from: "")] = picture
      case .remote(let address): pictures[address] = picture
      }
    }
    return pictures
  }
}
