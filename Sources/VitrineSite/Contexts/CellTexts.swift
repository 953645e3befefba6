internal import VitrineModel
internal import VitrineText

/// `item.texts`, `item.addresses` and `item.flags`: texts in which `<path>`s stand for values of a
/// record. Each text is its own variable name, with all bytes but letters, digits, `-` and `_`
/// percent-encoded, as in `%3C`.
///
/// In a cell configured by a registration, `<0>` and so on stand for the cell's own texts.
final class CellTexts: TemplateContext {
  /// The purpose of a text, which determines how values are written.
  enum Use {
    /// For reading, in the language of the page.
    case words

    /// For links: values as written in their source and percent-encoded, except that a value that
    /// is the whole address is not encoded.
    case address

    /// For conditions: present only if the value is true.
    case flag
  }

  private let record: Record
  private let words: SiteWords
  private let use: Use

  /// Nil if no registration configured the cell.
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

  /// Returns the texts that a template refers to by number, joined, or nil if all are empty.
  static func text(of template: TextTemplate, from texts: [String]) -> String? {
    let joined = template.paths.compactMap { Int($0.text) }.map { texts[$0] }.joined()
    return joined.isEmpty ? nil : joined
  }
}

extension Record {
  /// Returns an address with its `<path>`s replaced, or nil if the record has none of the values.
  fileprivate func address(of template: TextTemplate, written text: String) -> String? {
    let isWhole = text == "<\(template.paths[0].text)>"
    return template.text { path -> (text: String, value: Void)? in
      guard let value = value(at: path)?.plainText else { return nil }
      return (isWhole ? value : PercentEncoding.component.encoded(value), ())
    }?.text
  }
}

extension FieldValue {
  /// Whether a source, including a table, wrote the value as true.
  fileprivate var isTrue: Bool { self == .bool(true) || self == .text("true") }
}
