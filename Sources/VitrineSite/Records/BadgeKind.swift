internal import VitrineLayout
internal import VitrineModel

/// The meaning of a badge's word, for common words in test reports and changelogs. These get a
/// glyph and a colour next to the word. Any other text is a plain badge.
enum BadgeKind: String {
  case inserted, updated, moved, removed
  case success, warning, failure, neutral

  init?(_ kind: BadgeConfiguration.Kind) { self.init(rawValue: kind.rawValue) }

  init?(_ badge: String) {
    guard let kind = badgeKinds[badge.lowercased()] else { return nil }
    self = kind
  }

  /// The meaning of a word that may be a record's state. If the word is not a common one, the
  /// state's rank decides.
  init?(_ badge: String, of status: Record.Status?) {
    if let kind = BadgeKind(badge) {
      self = kind
    } else if let status, status.state == badge, let rank = status.rank {
      self = rank == .best ? .success : rank == .worst ? .failure : .warning
    } else {
      return nil
    }
  }
}

private let badgeKinds: [String: BadgeKind] = [
  "new": .inserted, "inserted": .inserted, "added": .inserted,
  "updated": .updated, "moved": .moved, "removed": .removed,
  "ok": .success, "pass": .success, "passed": .success, "success": .success,
  "succeeded": .success, "improved": .success, "fixed": .success, "stable": .success,
  "warning": .warning, "flaky": .warning, "near limit": .warning, "deprecated": .warning,
  "beta": .warning, "security": .warning,
  "fail": .failure, "failed": .failure, "failure": .failure, "error": .failure,
  "broken": .failure, "regressed": .failure, "regression": .failure, "end of life": .failure,
  "skip": .neutral, "skipped": .neutral, "pending": .neutral, "unknown": .neutral,
  "within noise": .neutral,
]
