internal import VitrineModel

/// The kind of change that a build made to a record, as named in badges, lists and CSS rules.
enum ChangeKind: String, CaseIterable, Sendable {
  case inserted, removed, updated, moved
}

extension ChangeKind {
  var badgeWord: SiteWord {
    switch self {
    case .inserted: .badgeInserted
    case .removed: .badgeRemoved
    case .updated: .badgeUpdated
    case .moved: .badgeMoved
    }
  }
}

extension SiteChanges.RecordChange {
  var changeKind: ChangeKind {
    switch kind {
    case .inserted: .inserted
    case .updated: .updated
    case .moved: .moved
    }
  }
}
