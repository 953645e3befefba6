internal import VitrineModel

/// One line about the changes of a record: `Elevation 4,808 m › 4,806 m`.
struct ChangeLine: Hashable, Sendable {
  var label: String

  /// Whether the label is one of the site's own words instead of a name from the data.
  var isOwn = true
  var pieces: [Piece]

  /// Whether the pieces form one running text.
  var isText = false

  /// By how much a number changed: `+2`, `−3.1%`.
  var delta: String?
  var verdict: Verdict?

  enum Piece: Hashable, Sendable {
    case kept(String)
    case removed(String)
    case inserted(String)
    case removedPicture(Picture)
    case insertedPicture(Picture)

    /// The arrow between an old value and the new one.
    case arrow
  }

  enum Verdict: Hashable, Sendable {
    case better, worse, regression
  }
}

extension ChangeLine {
  /// The pieces for an old and a new value, either of which may be missing.
  static func pieces(_ old: Piece?, _ new: Piece?) -> [Piece] {
    switch (old, new) {
    case (let old?, let new?): [old, .arrow, new]
    default: [old, new].compactMap { $0 }
    }
  }
}

extension ChangeLine.Verdict {
  var word: SiteWord {
    switch self {
    case .better: .better
    case .worse: .worse
    case .regression: .regression
    }
  }

  /// The badge kind whose glyph and colour go with the word.
  var status: BadgeKind {
    switch self {
    case .better: .success
    case .worse: .warning
    case .regression: .failure
    }
  }
}

extension SiteDifference.FieldChange {
  var verdict: ChangeLine.Verdict? { isImprovement.map { $0 ? .better : .regression } }
}

extension SiteDifference.MeasureChange {
  var verdict: ChangeLine.Verdict? {
    isRegression ? .regression : isImprovement.map { $0 ? .better : .worse }
  }
}
