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

  /// The name of the first text of a registration.
  static let first = encoded("<0>")

  func value(of name: TemplateName) -> TemplateValue? {
    let text = Self.decoded(name.text)
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

  static func encoded(_ text: String) -> String { PercentEncoding.name.encoded(text) }

  static func decoded(_ name: String) -> String {
    String(decoding: percentDecodedBytes(name.utf8).bytes, as: UTF8.self)
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

  /// Returns a text with its `<path>`s replaced; nil if the record has none of their values.
  func text(of template: TextTemplate, in words: SiteWords) -> String? {
    template.text { path in text(at: path, in: words).map { ($0, ()) } }?.text
  }

  /// The value at a path as a line of text. `false` says nothing: data use it for what is missing.
  private func text(at path: ValuePath, in words: SiteWords) -> String? {
    if let measure = measures.first(where: { $0.name == path.text }) {
      return measure.text(in: words.formats)
    }
    guard let value = value(at: path), value != .bool(false) else { return nil }
    return value.factText(in: words)
  }
}

extension FieldValue {
  /// True for what a source writes as true, in a table too.
  fileprivate var isTrue: Bool { self == .bool(true) || self == .text("true") }
}
