internal import VitrineModel

/// One line of what changed in a record: `Elevation 4,808 m › 4,806 m`.
struct ChangeLine: Hashable, Sendable {
  var label: String

  /// Whether the label is the site's, not the data's.
  var isOwn = true
  var pieces: [Piece]

  /// Whether the pieces are one running text.
  var isText = false

  /// How much a number changed: `+2`, `−3.1%`.
  var delta: String?
  var verdict: Verdict?

  enum Piece: Hashable, Sendable {
    case kept(String)
    case removed(String)
    case inserted(String)
    case removedPicture(Picture)
    case insertedPicture(Picture)

    /// Between an old value and the new one.
    case arrow
  }

  /// Whether a measure's change is for the better.
  enum Verdict: Hashable, Sendable {
    case better, worse, regression
  }
}

extension ChangeLine {
  /// An old and a new value, of which one may be missing.
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

  /// The status whose glyph and colour stand beside the word.
  var status: BadgeKind {
    switch self {
    case .better: .success
    case .worse: .warning
    case .regression: .failure
    }
  }
}

extension SiteDifference.MeasureChange {
  var verdict: ChangeLine.Verdict? {
    isRegression ? .regression : isImprovement.map { $0 ? .better : .worse }
  }
}
