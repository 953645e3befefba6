import VitrineText

/// Inserted records that replace those with the same key and title under another id, because their
/// folder was renamed.
struct ReplacementRecords {
  struct Key: Hashable {
    var key: Substring
    var title: String
  }

  private var ids: [Key: [String]] = [:]

  init(of inserted: [SiteSnapshot.Record]) {
    for record in inserted {
      ids[Self.key(of: record), default: []].append(record.id)
    }
  }

  /// The id of the record's successor, if there is only one candidate.
  subscript(record: SiteSnapshot.Record) -> String? {
    let candidates = ids[Self.key(of: record)] ?? []
    return candidates.count == 1 ? candidates[0] : nil
  }

  static func key(of record: SiteSnapshot.Record) -> Key {
    Key(key: record.id.pathSegments().last ?? "", title: record.title)
  }
}
