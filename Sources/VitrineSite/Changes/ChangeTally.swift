package import VitrineModel

/// The number of changed items of a page or a build, by kind of change.
package struct ChangeTally: Hashable, Sendable {
  package var inserted: Int
  package var updated: Int
  package var moved: Int
  package var removed: Int

  package init(inserted: Int = 0, updated: Int = 0, moved: Int = 0, removed: Int = 0) {
    self.inserted = inserted
    self.updated = updated
    self.moved = moved
    self.removed = removed
  }

  package var total: Int { inserted + updated + moved + removed }
}

extension ChangeTally {
  package init(_ difference: SiteDifference) {
    self.init(
      inserted: difference.inserted.count, updated: difference.updated.count,
      moved: difference.moved.count, removed: difference.removed.count)
  }

  /// The counts above 0 as text: `2 inserted, 1 updated`.
  func text(in words: SiteWords) -> String {
    let counts = [
      (inserted, SiteWord.inserted), (updated, .updated), (moved, .moved), (removed, .removed),
    ]
    return counts.filter { $0.0 > 0 }.map { count, word in
      "\(words.formats.numbers.text(count)) \(words[word, count])"
    }.joined(separator: words[.listSeparator])
  }
}
