internal import VitrineModel
internal import VitrineText

/// What the index of a playback is rendered with.
final class PlaybackContext: TemplateContext {
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

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(settings.title)
    case .language: .text(settings.language)
    case .direction: .text(settings.direction.rawValue)
    case .wordsLanguage: .text(words.ownLanguage)
    case .words: .context(words)
    case .stylesheet: .address(stylesheet)
    case .count: .text(String(index.steps.count))
    case .hasSteps: .flag(index.steps.count > 1)
    case .first: .text(index.steps.reversed().lazy.flatMap(\.pages).compactMap(\.address).first)
    case .steps:
      .list(count: index.steps.count) { [self] number in
        .context(
          StepContext(index.steps[number], number: number + 1, words: words))
      }
    default: nil
    }
  }
}

private final class StepContext: TemplateContext {
  private let step: PlaybackIndex.Step
  private let number: Int
  private let words: SiteWords

  init(_ step: PlaybackIndex.Step, number: Int, words: SiteWords) {
    self.step = step
    self.number = number
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title:
      .text(CalendarDate(wholeDate: step.title)?.words(language: words.language) ?? step.title)
    case .number: .text(String(number))
    case .tally: .text(step.tally.text(in: words))
    case .pages: .list(step.pages) { [self] in .context(PlayedPageContext($0, words: words)) }
    default: nil
    }
  }
}

private final class PlayedPageContext: TemplateContext {
  private let page: PlaybackIndex.Page
  private let words: SiteWords

  init(_ page: PlaybackIndex.Page, words: SiteWords) {
    self.page = page
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(page.title)
    case .href: .text(page.address)
    case .changes:
      .list(page.changes) { [self] in
        .context(PlayedChangeContext($0, href: page.address, words: words))
      }
    default: nil
    }
  }
}

private final class PlayedChangeContext: TemplateContext {
  private let change: PlaybackIndex.Change
  private let href: String?
  private let words: SiteWords

  init(_ change: PlaybackIndex.Change, href: String?, words: SiteWords) {
    self.change = change
    self.href = href
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(change.title)
    case .kind: .text(change.kind.rawValue)
    case .word: .text(words[change.kind])
    case .text: .text(change.detail)
    case .href: .text(href)
    case .id: .text(change.element ?? "")
    default: nil
    }
  }
}
