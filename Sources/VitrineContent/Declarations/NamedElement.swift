import VitrineFormats

/// A declaration with one required key that can also be written as just the value of that key.
protocol NamedElement: Sendable {
  /// The keys of the map, and the required one among them.
  static var keys: ContentKeys<Self> { get }
  static var requiredKey: String { get }

  /// The hint for a map without the required key. The map is in the value of `key`.
  static func hint(under key: String) -> String

  /// The schema of the required key's value by itself.
  static var nameSchema: JSONSchema { get }

  init()

  /// Whether the required key has been read.
  var isComplete: Bool { get }
}

extension NamedElement {
  static var nameSchema: JSONSchema { .text }

  static var schema: JSONSchema {
    .either([nameSchema, .map(keys.schema, required: [requiredKey])])
  }
}

extension DeclarationReader {
  /// Reads a name or a map from the value of `key`. Returns nil if there was a mistake.
  mutating func element<Element: NamedElement>(
    _ value: SourceValue, under key: String
  ) -> Element? {
    let noted = diagnostics.count
    var element = Element()
    guard case .object = value.content else {
      guard text(value, key) != nil else { return nil }
      let member = SourceValue.Member(
        key: key, keyLine: value.line, keyColumn: value.column, value: value)
      let name = Element.keys.keys.first { $0.name == Element.requiredKey }!
      name.read(member, &self, &element)
      return noted == diagnostics.count ? element : nil
    }
    read(value, by: Element.keys, into: &element)
    if element.isComplete { return element }
    // A wrong value of the required key is already reported.
    if value[Element.requiredKey]?.isNull ?? (noted == diagnostics.count) {
      missingKey(
        Element.requiredKey, of: Element.keys.name, at: value, hint: Element.hint(under: key))
    }
    return nil
  }
}

extension ContentType {
  /// A list of names and maps.
  static func elements<Element: NamedElement>() -> Self where Value == [Element] {
    Self(.list(Element.schema)) { member, reader in
      reader.list(member)?.compactMap { reader.element($0, under: member.key) }
    }
  }
}
