internal import VitrineModel

/// The key figures of the build that a site is compared with.
package struct EarlierFigures: Sendable {
  /// By page path and section id, which is nil for the page's own figures, then by the figure's
  /// name.
  private var values: [Place: [String: Double]] = [:]

  private struct Place: Hashable {
    var page: ExactText
    var section: ExactText?

    init(_ page: String, _ section: String?) {
      self.page = ExactText(page)
      self.section = section.map { ExactText($0) }
    }
  }

  package init() {}

  package mutating func add(
    _ figures: [(name: String, value: Double)], ofPage page: String, section: String? = nil
  ) {
    if figures.isEmpty { return }
    values[Place(page, section)] = Dictionary(
      figures.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  func value(of figure: String, onPage page: String, section: String?) -> Double? {
    values[Place(page, section)]?[figure]
  }
}
