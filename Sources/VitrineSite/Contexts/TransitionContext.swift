internal import VitrineText

/// `page.transition`: the transition that a page plays.
final class TransitionContext: NamedContext {
  private let transition: PageTransition
  private let script: String?
  private let words: SiteWords

  init(_ transition: PageTransition, script: String?, words: SiteWords) {
    self.transition = transition
    self.script = transition.needsScript ? script : nil
    self.words = words
  }

  static let names = TemplateNames<TransitionContext> { names in
    names.text("tally", "How many items changed, in words.") {
      $0.transition.tally.text(in: $0.words)
    }
    names.markup("style", "The additional rules that the page needs.") {
      $0.transition.style.isEmpty ? nil : $0.transition.style
    }
    names.address("script", "The address of the script, if rules are not enough.") { $0.script }
  }
}
