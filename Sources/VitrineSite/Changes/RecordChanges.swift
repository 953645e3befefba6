internal import VitrineModel

/// What the records of a site tell of the builds before, found once.
struct RecordChanges {
  /// For each record that shows some, the changes, the one of its badge first.
  private(set) var records: [Int: [SiteChanges.RecordChange]] = [:]

  /// For each record, those of its measures that the newest build changed.
  private(set) var measures: [Int: [SiteDifference.MeasureChange]] = [:]

  /// Whether the picture of a record changed.
  private(set) var hasPictures = false

  init(_ content: SiteContent, _ changes: SiteChanges?) {
    guard let changes, !changes.builds.isEmpty else { return }
    for index in content.records.indices {
      let id = content.records[index].id
      let shown = changes.shown(ofRecord: id, by: content.settings.badges)
      if !shown.isEmpty { records[index] = shown }
      for case .updated(let update) in changes.changes(ofRecord: id).prefix(2)
        .filter({ $0.build == 0 }).map(\.kind) where !update.measures.isEmpty
      {
        measures[index] = update.measures
      }
    }
    hasPictures = changes.builds.contains { build in
      build.difference.updated.contains { $0.fields.contains { $0.name == "image" } }
    }
  }
}

extension SiteContent {
  /// The records' pictures by their addresses from the site's root.
  func picturesByAddress(links: SiteLinks) -> [String: Picture] {
    var pictures: [String: Picture] = [:]
    for case let picture? in records.lazy.map(\.image) {
      switch picture.source {
      case .asset(let index): pictures[links.link(to: assets[index].output, from: "")] = picture
      case .remote(let address): pictures[address] = picture
      }
    }
    return pictures
  }
}
