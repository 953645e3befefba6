internal import VitrineModel
internal import VitrineText

/// `page.transition`: what a page says of what it plays.
final class TransitionContext: TemplateContext {
  private let transition: PageTransition
  private let stylesheet: String?
  private let script: String?
  private let words: SiteWords

  init(_ transition: PageTransition, stylesheet: String?, script: String?, words: SiteWords) {
    self.transition = transition
    self.stylesheet = stylesheet
    self.script = transition.needsScript ? script : nil
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .tally: .text(transition.tally.text(in: words))
    case .style: transition.style.isEmpty ? .nothing : .markup(transition.style)
    case .stylesheet: .address(stylesheet)
    case .script: .address(script)
    default: nil
    }
  }
}

extension ChangeTally {
  /// `2 inserted, 1 updated`: what there is any of.
  func text(in words: SiteWords) -> String {
    let counts = [
      (inserted, SiteWord.inserted), (updated, .updated), (moved, .moved), (removed, .removed),
    ]
    return counts.filter { $0.0 > 0 }.map { count, word in
      "\(groupedNumber(count, language: words.language)) \(words[word])"
    }.joined(separator: words[.listSeparator])
  }
}
