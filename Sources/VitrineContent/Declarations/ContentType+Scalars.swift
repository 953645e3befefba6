import VitrineFormats
import VitrineModel
import VitrineText

extension ContentType<String> {
  /// A text. Numbers and Booleans are accepted, as written.
  public static var text: Self { Self(.text) { $1.text($0) } }

  /// A non-empty text that goes between values.
  static var separator: Self {
    Self(.pattern(#"[\s\S]"#)) { member, reader in
      if case .text(let text) = member.value.content, !text.isEmpty { return text }
      reader.wrongType(member, "text that separates values")
      return nil
    }
  }

  /// A unit such as `kg`, `%` or `1/s`. It cannot be a plain number.
  static var unit: Self {
    Self(.pattern(#"[^0-9.,\s]"#)) { member, reader in
      if case .text(let text) = member.value.content, isUnit(text) { return text }
      reader.wrongType(member, "a unit such as 'kg'")
      return nil
    }
  }

  /// A language tag such as `en` or `zh-Hans`.
  static var language: Self {
    Self(.pattern("^([A-Za-z]{2,3}|[ixIX]-[A-Za-z0-9]{1,8})(-[A-Za-z0-9]{1,8})*$")) {
      member, reader in
      guard let text = reader.text(member) else { return nil }
      if isLanguageTag(text) { return text }
      reader.report(.notALanguage(text, at: reader.location(of: member.value)))
      return nil
    }
  }
}

extension ContentType<String> {
  private enum Theme: String, CaseIterable {
    case system, editorial, dense
  }

  static var theme: Self { ContentType<Theme>.choice.map(\.rawValue) }
}

/// Whether the text has anything but digits, number separators and spaces.
package func isUnit(_ text: String) -> Bool {
  text.contains { !("0"..."9").contains($0) && !".,".contains($0) && !$0.isWhitespace }
}

extension ContentType<[String]> {
  /// A text or a list of texts.
  static var texts: Self { Self(.texts) { $1.texts($0)?.map(\.text) } }

  /// A text, or a list with at least one.
  static var someTexts: Self { Self(.someTexts) { $1.texts($0)?.map(\.text) } }
}

extension ContentType<Bool> {
  public static var flag: Self { Self(.flag) { $1.bool($0) } }
}

extension ContentType<Int> {
  /// A whole number from `minimum` through `maximum`.
  public static func wholeNumber(from minimum: Int, to maximum: Int? = nil) -> Self {
    Self(.wholeNumber(from: minimum, to: maximum ?? DeclarationReader.greatestNumber)) {
      $1.wholeNumber($0, from: minimum, to: maximum)
    }
  }
}

extension ContentType<Double> {
  /// A number that is at least `minimum`.
  public static func number(from minimum: Double) -> Self {
    Self(.number(from: minimum)) { $1.number($0, from: minimum) }
  }
}

extension ContentType {
  /// One of the given names, each of which stands for a value.
  static func choice(among names: KeyValuePairs<String, Value>) -> Self where Value: Sendable {
    Self(.choice(names.map(\.key))) { member, reader in
      reader.choice(member, among: names.map(\.key)) { name in
        names.first { $0.key == name }?.value
      }
    }
  }
}

extension ContentType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the enum's cases, by its raw value.
  public static var choice: Self {
    Self(.choice(Value.allCases.map(\.rawValue))) { $1.choice($0, of: Value.self) }
  }
}
