/// The fingerprints of everything that outputs read of a site: of each kind of dependency and each
/// index.
///
/// They are plain numbers, so a build can be compared with an earlier one that is no longer in
/// memory.
package struct SiteFingerprints: Hashable, Sendable {
  package var content: ContentFingerprints

  /// The fingerprint of everything that all outputs share and that is not tracked: settings, words,
  /// links to changes, the names of stylesheets, scripts and the icon, and whether there are terms.
  var shared: UInt64 = 0

  /// The names of templates, as hashes.
  var templates: [UInt64] = []

  /// The fingerprints of each kind of dependency, by the index of the record, page, list or
  /// template.
  private var values = [[UInt64]](repeating: [], count: Dependency.Kind.allCases.count)

  subscript(kind: Dependency.Kind) -> [UInt64] {
    get { values[Int(kind.rawValue)] }
    set { values[Int(kind.rawValue)] = newValue }
  }
}

extension SiteFingerprints {
  /// All numbers, for the cache on disk.
  package var lists: [[UInt64]] {
    let content = content
    return [
      [shared, content.settings], templates, content.names.records, content.names.pages,
      content.records, content.wholeRecords, content.families, content.heads, content.ledes,
      content.introductions, content.sections, content.filterings,
    ] + values
  }

  /// Returns nil if the lists do not describe a site.
  package init?(lists: [[UInt64]]) {
    content = ContentFingerprints()
    guard lists.count == 12 + values.count, lists[0].count == 2 else { return nil }
    (shared, content.settings) = (lists[0][0], lists[0][1])
    templates = lists[1]
    (content.names.records, content.names.pages) = (lists[2], lists[3])
    (content.records, content.wholeRecords, content.families) = (lists[4], lists[5], lists[6])
    (content.heads, content.ledes, content.introductions) = (lists[7], lists[8], lists[9])
    (content.sections, content.filterings) = (lists[10], lists[11])
    values = Array(lists[12...])
    guard hasWholeLists else { return nil }
  }

  /// Whether there is a number for each record, page and template.
  private var hasWholeLists: Bool {
    let content = content
    return [content.records, content.wholeRecords, content.families].allSatisfy {
      $0.count == content.names.records.count
    }
      && [
        content.heads, content.ledes, content.introductions, content.sections, content.filterings,
      ].allSatisfy { $0.count == content.names.pages.count }
      && Dependency.Kind.allCases.allSatisfy { kind in
        switch kind.subject {
        case .record: self[kind].count == content.names.records.count
        case .page:
          kind == .recordShell || self[kind].count == content.names.pages.count
        case .template: self[kind].count == templates.count
        case .nothing, .list: true
        }
      }
  }
}
