internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// One of `section.choices`: a layout that visitors can choose.
final class ChoiceContext: NamedContext {
  private let choice: LayoutChoice
  private let list: SectionList
  private let number: Int
  private let appearances: CellAppearances
  private let words: SiteWords

  /// `number` is the number of the choice, from 1. `appearances` are the looks it gives to cells
  /// that depend on the choice.
  init(
    _ choice: LayoutChoice, _ list: SectionList, number: Int, appearances: CellAppearances,
    words: SiteWords
  ) {
    self.choice = choice
    self.list = list
    self.number = number
    self.appearances = appearances
    self.words = words
  }

  static let names = TemplateNames<ChoiceContext> { names in
    names.text("name", "Its name, unique among the section's choices.") { $0.choice.name }
    names.text("preset", "The name of its layout.") { $0.preset }
    names.text("title", "Its title, or the word for its layout.") {
      $0.choice.title ?? $0.word ?? $0.preset
    }
    names.flag("hasOwnTitle", "Whether the content sets its title.") {
      $0.choice.title != nil || $0.word == nil
    }
    names.text("classes", "The classes by which stylesheets recognize that it is chosen.") {
      $0.classes
    }
    names.flag("isFirst", "Whether it is the first.") { $0.number == 1 }
  }

  private var preset: String { choice.layout.steps[0].layout.name }

  private var word: String? { SiteWord(ofLayout: preset).map { words[$0] } }

  private var classes: String {
    (["choice-\(number)"] + list.classesOfChoice(appearances: appearances)).joined(separator: " ")
  }
}

extension SiteWord {
  /// The word for a preset, or nil if the site has none.
  fileprivate init?(ofLayout preset: String) {
    switch preset {
    case ListPreset.name: self = .layoutList
    case GridPreset.name: self = .layoutGrid
    case GalleryPreset.name: self = .layoutGallery
    case CarouselPreset.name: self = .layoutCarousel
    case FlowPreset.name: self = .layoutFlow
    default: return nil
    }
  }
}

extension SectionList {
  /// The classes of a section that always shows the first of its layouts, whatever visitors choose.
  var classesOfFirst: String {
    let first = choices[0]
    let appearances = appearances.isEmpty ? [] : CellAppearances(first.cell, isWide: first.isWide)
    return " "
      + (["chosen-1"] + first.classesOfChoice(appearances: appearances)).joined(separator: " ")
  }

  /// The classes that identify the chosen layout in stylesheets.
  fileprivate func classesOfChoice(appearances: CellAppearances) -> [String] {
    appearances.names.map { "as-\($0)" } + (style.map { ["in-rows", $0.rawValue] } ?? [])
      + (layout.scrolls ? ["in-line"] : [])
  }

  /// The layouts that visitors can choose in a section. `cell` is the section's own cell, if it
  /// names one.
  func choices(cell: String?, words: SiteWords) -> [ChoiceContext] {
    let isJoined = cell == nil && !appearances.isEmpty
    return zip(source.layout.choices, choices).enumerated().map { index, pair in
      ChoiceContext(
        pair.0, pair.1, number: index + 1,
        appearances: isJoined ? CellAppearances(pair.1.cell, isWide: pair.1.isWide) : [],
        words: words)
    }
  }
}
