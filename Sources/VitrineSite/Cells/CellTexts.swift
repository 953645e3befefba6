internal import VitrineModel
internal import VitrineText

/// `item.texts`: texts in which `<path>`s stand for values of a record. Each is the name of itself, with
/// all bytes but letters, digits, `-` and `_` written as `%3C`.
final class CellTexts: TemplateContext {
  private let record: Record
  private let words: SiteWords

  init(_ record: Record, words: SiteWords) {
    self.record = record
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    let text = Self.decoded(name.text)
    guard let template = TextTemplate(text) else { return .text(text) }
    return .text(record.text(of: template, in: words))
  }

  static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte.isPlain {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func decoded(_ name: String) -> String {
    var result: [UInt8] = []
    var rest = name.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension Record {
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
