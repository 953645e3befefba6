internal import VitrineModel
internal import VitrineText

/// The context that renders the index of a playback.
final class PlaybackContext: NamedContext {
  private let index: PlaybackIndex
  private let settings: SiteSettings
  private let stylesheet: String
  private let words: SiteWords

  init(_ index: PlaybackIndex, settings: SiteSettings, stylesheet: String, words: SiteWords) {
    self.index = index
    self.settings = settings
    self.stylesheet = stylesheet
    self.words = words
  }

  static let names = TemplateNames<PlaybackContext> { names in
    names.text("title", "The title of the newest build.") { $0.settings.title }
    names.text("language", "Its language.") { $0.settings.language }
    names.text("direction", "`ltr` or `rtl`.") { $0.settings.direction.rawValue }
    names.text("wordsLanguage", "The language of `words`, if it is another.") {
      $0.words.ownLanguage
    }
    names.context("words", "The site's built-in words.") { $0.words }
    names.address("stylesheet", "The address of the stylesheet.") { $0.stylesheet }
    names.text("count", "How many steps there are.") { String($0.index.steps.count) }
    names.flag("hasSteps", "Whether there are several.") { $0.index.steps.count > 1 }
    names.text("first", "The address of the page to show first.") {
      $0.index.steps.reversed().lazy.flatMap(\.pages).compactMap(\.address).first
    }
    names.list(
      "steps", "The steps from each build to the next.", of: { Array($0.index.steps.enumerated()) }
    ) { step, playback in
      StepContext(step.element, number: step.offset + 1, words: playback.words)
    }
  }
}

final class StepContext: NamedContext {
  private let step: PlaybackIndex.PlayedStep
  private let number: Int
  private let words: SiteWords

  init(_ step: PlaybackIndex.PlayedStep, number: Int, words: SiteWords) {
    self.step = step
    self.number = number
    self.words = words
  }

  static let names = TemplateNames<StepContext> { names in
    names.text("title", "The date of the newer build, or else its number.") {
      CalendarDate(wholeDate: $0.step.title)?.words(in: $0.words.formats) ?? $0.step.title
    }
    names.text("number", "The number, from 1.") { String($0.number) }
    names.text("tally", "How many items changed.") { $0.step.tally.text(in: $0.words) }
    names.list("pages", "The pages that changed.", of: { $0.step.pages }) { page, step in
      PlayedPageContext(page, words: step.words)
    }
  }
}

final class PlayedPageContext: NamedContext {
  private let page: PlaybackIndex.PlayedPage
  private let words: SiteWords

  init(_ page: PlaybackIndex.PlayedPage, words: SiteWords) {
    self.page = page
    self.words = words
  }

  static let names = TemplateNames<PlayedPageContext> { names in
    names.text("title", "Its title.") { $0.page.title }
    names.text("href", "Its address.") { $0.page.address }
    names.list("changes", "What changed on it.", of: { $0.page.changes }) { change, page in
      PlayedChangeContext(change, href: page.page.address, words: page.words)
    }
  }
}

final class PlayedChangeContext: NamedContext {
  private let change: PlaybackIndex.PlayedChange
  private let href: String?
  private let words: SiteWords

  init(_ change: PlaybackIndex.PlayedChange, href: String?, words: SiteWords) {
    self.change = change
    self.href = href
    self.words = words
  }

  static let names = TemplateNames<PlayedChangeContext> { names in
    names.text("title", "The title of the item.") { $0.change.title }
    names.text("kind", "What happened, for stylesheets.") { $0.change.kind.rawValue }
    names.text("word", "What happened, in a word.") { $0.words[$0.change.kind] }
    names.text("text", "What it was and what it is now.") { $0.change.detail }
    names.text("href", "The address of the page.") { $0.href }
    names.text("id", "The id of the item's element there.") { $0.change.element ?? "" }
  }
}
