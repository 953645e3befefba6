internal import VitrineModel
internal import VitrineText

/// `section.texts`: texts in which `<path>`s stand for values of a section. Each text is its own
/// variable name, as in `CellTexts`.
final class SectionTexts: TemplateContext {
  private let ownTexts: [String]?

  /// Whether counts have an element of their own, so that they can change while visitors filter.
  private let marksCounts: Bool
  private let value: (SectionSlot) -> String?

  init(
    ownTexts: [String]?, marksCounts: Bool, value: @escaping (SectionSlot) -> String?
  ) {
    self.ownTexts = ownTexts
    self.marksCounts = marksCounts
    self.value = value
  }

  func value(of name: TemplateName) -> TemplateValue? {
    let text = TextName.decoded(name.text)
    guard let template = TextTemplate(text) else { return .text(text) }
    if let ownTexts { return .text(CellTexts.text(of: template, from: ownTexts)) }
    if marksCounts, template.paths.contains(where: { slot(at: $0) == .count }) {
      let html = template.text(writing: String.init(escaping:)) { path in
        resolved(at: path).map { resolved in
          let text = String(escaping: resolved.text)
          return (slot(at: path) == .count ? "<span class=\"count\">\(text)</span>" : text, ())
        }
      }
      return html.map { .markup(Array($0.text.utf8)) } ?? .nothing
    }
    return .text(template.text { resolved(at: $0) }?.text)
  }

  private func slot(at path: ValuePath) -> SectionSlot? { SectionSlot(rawValue: path.text) }

  private func resolved(at path: ValuePath) -> (text: String, value: Void)? {
    slot(at: path).flatMap(value).map { ($0, ()) }
  }
}
