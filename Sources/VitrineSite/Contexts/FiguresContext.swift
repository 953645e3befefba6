internal import VitrineModel
internal import VitrineText

/// `page.figures` and `section.figures`: the key figures of a page or a section.
final class FiguresContext: NamedContext {
  private let figures: [FigureContext]
  private let areTiles: Bool

  /// Returns nil if there are no figures.
  init?(_ figures: [FigureContext], areTiles: Bool) {
    if figures.isEmpty { return nil }
    self.figures = figures
    self.areTiles = areTiles
  }

  private var hasLinks: Bool { figures.contains { $0.record?.link != nil } }

  static let names = TemplateNames<FiguresContext> { names in
    names.list("figures", "The figures, in order.") { $0.figures }
    names.flag("tiles", "Whether each figure has a surface of its own.") { $0.areTiles }
    names.flag("hasLinks", "Whether any figure links to a record's page.") { $0.hasLinks }
  }
}

/// One of `figures`.
final class FigureContext: NamedContext {
  private let figure: Figure

  /// Its value in the previous build, or nil if that had none.
  private let before: Double?

  /// The record that the value belongs to.
  fileprivate let record: (title: String, link: String?)?
  private let words: SiteWords

  init(
    _ figure: Figure, before: Double?, record: (title: String, link: String?)?, words: SiteWords
  ) {
    self.figure = figure
    self.before = before
    self.record = record
    self.words = words
  }

  static let names = TemplateNames<FigureContext> { names in
    names.text("title", "Its title.") { figure in
      figure.figure.title ?? figure.words.noun(Int(figure.figure.measure.value))
    }
    names.text("number", "The number, in a suitable unit.") { $0.shown.number }
    names.text("unit", "The unit, if it has one.") { $0.shown.unit }
    names.context("delta", "How much it changed since the previous build.") { $0.delta }
    names.text("record", "The title of the record with that value, if shown.") {
      $0.record?.title
    }
    names.text("link", "The address of that record's page.") { $0.record?.link }
  }

  /// The number and unit. For shares and amounts of money, the language determines the position of
  /// the sign.
  private var shown: (number: String, unit: String?) {
    let measure = figure.measure
    let numbers = words.formats.numbers
    if measure.unit == "%" { return (numbers.text(numbers.text(measure.literal), unit: "%"), nil) }
    return measure.figure(in: words.formats)
  }

  private var delta: DeltaContext? {
    let measure = figure.measure
    guard let before, measure.rule.isChange(from: before, to: measure.value) else { return nil }
    let change = SiteDifference.MeasureChange(
      name: measure.name, unit: measure.unit, old: before, new: measure.value,
      isImprovement: measure.rule.isImprovement(from: before, to: measure.value),
      isRegression: false)
    return DeltaContext(change, text: countDelta(from: before), words: words)
  }

  /// The difference of counts and of percentages, or nil for other figures, whose change is given
  /// in percent.
  private func countDelta(from before: Double) -> String? {
    let (measure, numbers) = (figure.measure, words.formats.numbers)
    let text = numbers.signedText((measure.value - before).decimalText(places: 1))
    if measure.unit == "%" { return numbers.percent.text(text) }
    return measure.name.hasPrefix("count") ? text : nil
  }
}
