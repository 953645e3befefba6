internal import VitrineModel

extension ChangeLine {
  /// Sets the pieces for a changed text: one running text if both versions share words, otherwise
  /// the old text and the new one. Unchanged parts are truncated to the words next to a change.
  mutating func setTexts(_ old: String, _ new: String) {
    let runs =
      max(old.utf8.count, new.utf8.count) > 40 ? TextDifference(from: old, to: new).runs : []
    let keepsWords = runs.contains { run in
      if case .kept(let text) = run { text.contains(where: \.isLetter) } else { false }
    }
    guard keepsWords else {
      pieces = Self.pieces(.removed(beginning(of: old)), .inserted(beginning(of: new)))
      return
    }
    isText = true
    pieces = runs.enumerated().map { index, run in
      switch run {
      case .kept(let text):
        .kept(beside(text, isFirst: index == 0, isLast: index == runs.count - 1))
      case .removed(let text): .removed(beginning(of: text))
      case .inserted(let text): .inserted(beginning(of: text))
      }
    }
  }
}

/// The maximum lengths of a changed part and of the text next to it, in characters.
private let maxChangeLength = 300
private let maxContextLength = 60

private func beginning(of text: String) -> String {
  text.count > maxChangeLength ? text.prefix(maxChangeLength) + "…" : text
}

private func beside(_ text: String, isFirst: Bool, isLast: Bool) -> String {
  guard text.count > 2 * maxContextLength + 1 else { return text }
  let beginning = isFirst ? "" : String(text.prefix(maxContextLength))
  let end = isLast ? "" : String(text.suffix(maxContextLength))
  return beginning + (isFirst || isLast ? "…" : " … ") + end
}
