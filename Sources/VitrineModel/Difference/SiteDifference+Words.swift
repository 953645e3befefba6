extension SiteDifference.FieldChange {
  /// The difference word by word, if both values are texts, one of them is long, and they have some words
  /// in common; if not, one text replaced the other.
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
