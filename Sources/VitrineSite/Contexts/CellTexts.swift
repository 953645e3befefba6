internal import VitrineModel
internal import VitrineText

/// `item.texts`, `item.addresses` and `item.flags`: texts in which `<path>`s stand for values of a
/// record. Each is the name of itself, with all bytes but letters, digits, `-` and `_` written as `%3C`.
///
/// In a cell that a registration configures, `<0>` and so on stand for its own texts.
final class CellTexts: TemplateContext {
  /// What a text is for, which decides how values are written.
  enum Use {
    /// To be read, in the language of the page.
    case words

    /// To lead somewhere: values are as their source writes them and percent-encoded, but for one
    /// that is the whole address.
    case address

    /// To be there or not: only what is true is there.
    case flag
  }

  private let record: Record
  private let words: SiteWords
  private let use: Use

  /// Nil in a cell that no registration configures.
  private let ownTexts: [String]?

  init(_ record: Record, words: SiteWords, for use: Use, ownTexts: [String]? = nil) {
    self.record = record
    self.words = words
    self.use = use
    self.ownTexts = ownTexts
  }

  func value(of name: TemplateName) -> TemplateValue? {
    let text = TextName.decoded(name.text)
    guard let template = TextTemplate(text) else { return .text(text) }
    if let ownTexts, use != .flag { return .text(Self.text(of: template, from: ownTexts)) }
    switch use {
    case .words: return .text(record.text(of: template, in: words))
    case .address: return .text(record.address(of: template, written: text))
    case .flag: return .flag(template.paths.contains { record.value(at: $0)?.isTrue ?? false })
    }
  }

  /// Returns the texts that a template numbers, one after another; nil if all are empty.
  static func text(of template: TextTemplate, from texts: [String]) -> String? {
    let said = template.paths.compactMap { Int($0.text) }.map { texts[$0] }.joined()
    return said.isEmpty ? nil : said
  }
}

extension Record {
  /// Returns an address with its `<path>`s replaced; nil if the record has none of their values.
  fileprivate func address(of template: TextTemplate, written text: String) -> String? {
    let isWhole = text == "<\(template.paths[0].text)>"
    return template.text { path -> (text: String, value: Void)? in
      guard let value = value(at: path)?.plainText else { return nil }
      return (isWhole ? value : PercentEncoding.component.encoded(value), ())
    }?.text
  }
}

extension FieldValue {
  /// True for what a source writes as true, in a table too.
  fileprivate var isTrue: Bool { self == .bool(true) || self == .text("true") }
}
