internal import VitrineModel
internal import VitrineText

/// `section.texts`: texts in which `<path>`s stand for values of a section, each the name of itself as in
/// `CellTexts`.
final class SectionTexts: TemplateContext {
  private let ownTexts: [String]?
  private let value: (SectionSlot) -> String?

  init(ownTexts: [String]?, value: @escaping (SectionSlot) -> String?) {
    self.ownTexts = ownTexts
    self.value = value
  }

  func value(of name: TemplateName) -> TemplateValue? {
    let text = CellTexts.decoded(name.text)
    guard let template = TextTemplate(text) else { return .text(text) }
    if let ownTexts { return .text(CellTexts.text(of: template, from: ownTexts)) }
    let said = template.text { path in
      SectionSlot(rawValue: path.text).flatMap(value).map { ($0, ()) }
    }
    return .text(said?.text)
  }
}
