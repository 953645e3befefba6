import VitrineText

/// Records that take the place of those of the same key and title under another id: their folder has
/// another name.
struct Successors {
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

  /// The only record that can be the successor of one.
  subscript(record: SiteSnapshot.Record) -> String? {
    let candidates = ids[Self.key(of: record)] ?? []
    return candidates.count == 1 ? candidates[0] : nil
  }

  static func key(of record: SiteSnapshot.Record) -> Key {
    let name = record.url?.pathSegments().dropLast().last ?? record.id.pathSegments().last
    return Key(key: name ?? "", title: record.title)
  }
}
