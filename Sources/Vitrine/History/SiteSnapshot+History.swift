import VitrineModel

extension SiteSnapshot {
  /// Makes this the build after `baseline`: keeps up to `limit` builds of its history, and adds
  /// this build if it changed anything.
  ///
  /// A build without items is not a useful baseline for one with items, all of which would be new.
  /// The last build before it that had items is used instead, if possible.
  ///
  /// Returns the build that this one is compared with: `baseline`, or if nothing changed, the build
  /// that `baseline` was compared with. Throws `.value` if the history of `baseline` does not lead
  /// back from it.
  mutating func follow(
    _ baseline: SiteSnapshot, remembering limit: Int
  ) throws(SnapshotFileError) -> SiteSnapshot? {
    keepReportedMeasures(of: baseline)
    let (hash, oldHash) = (contentHash(), baseline.contentHash())
    if hash == oldHash {
      let before = limit == 0 ? nil : try baseline.previous()
      history = Array(baseline.history.prefix(limit))
      return before
    }
    if limit == 0 { return nil }
    if baseline.records.isEmpty, !records.isEmpty {
      guard let before = try baseline.lastWithItems() else { return nil }
      return try follow(before, remembering: limit)
    }
    var difference = try SiteDifference(from: baseline, to: self)
    difference.siteURL = nil
    let entry = HistoryEntry(
      hash: hash, date: date, difference: difference,
      reversal: SiteReversal(from: self, to: baseline, of: oldHash))
    history = [entry] + baseline.history.prefix(limit - 1)
    // Texts that differ only in Unicode normalization compare equal but have different bytes.
    if (try? previous()) == nil {
      history[0].reversal = SiteReversal(to: baseline, of: oldHash)
    }
    return baseline
  }

  /// The last build before this one that had items, or nil if its history has none.
  private func lastWithItems() throws(SnapshotFileError) -> SiteSnapshot? {
    var build = try previous()
    while let found = build, found.records.isEmpty { build = try found.previous() }
    return build
  }

  /// The build before this one, reconstructed from the history: everything except its files and
  /// redirects. Nil at the end of the history.
  ///
  /// Throws `.value` if the history does not lead back from this build.
  public func previous() throws(SnapshotFileError) -> SiteSnapshot? {
    guard let reversal = history.first?.reversal else { return nil }
    var old = try reversal.revert(self)
    old.history = Array(history.dropFirst())
    return old
  }

  /// A measure that differs from its last reported value by no more than noise is not reported. The
  /// next build is compared with that same value again, so many small steps still show up
  /// eventually.
  private mutating func keepReportedMeasures(of baseline: SiteSnapshot) {
    if records.allSatisfy(\.measures.isEmpty) { return }
    let old = Dictionary(byBytes: baseline.records.map { ($0.id, $0) })
    for index in records.indices where !records[index].measures.isEmpty {
      guard let before = old[records[index].id]?.measures else { continue }
      for place in records[index].measures.indices {
        let measure = records[index].measures[place]
        guard let last = before.first(where: { $0.name == measure.name })?.lastReported,
          last != measure.value
        else { continue }
        let rule = records[index].declaration(of: measure.name, among: measures)?.rule
        if rule?.isChange(from: last, to: measure.value) == false {
          records[index].measures[place].reported = last
        }
      }
    }
  }
}
