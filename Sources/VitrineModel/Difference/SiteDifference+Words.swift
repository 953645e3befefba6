extension SiteDifference.FieldChange {
  /// The difference word by word, or nil if one text simply replaced the other: both values must be
  /// texts, one of them long, with some words in common.
  package var words: TextDifference? {
    guard case .text(let old)? = old, case .text(let new)? = new,
      max(old.count, new.count) > 40
    else { return nil }
    let difference = TextDifference(from: old, to: new)
    return difference.keepsWords ? difference : nil
  }
}

extension TextDifference {
  fileprivate var keepsWords: Bool {
    runs.contains { run in
      if case .kept(let text) = run { text.contains { $0.isLetter || $0.isNumber } } else { false }
    }
  }
}
