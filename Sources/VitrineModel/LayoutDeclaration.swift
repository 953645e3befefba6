/// A layout as written in content: `grid`, `{ grid: { narrowest: 240 } }`, or layouts by width.
///
/// The keys of its maps are sorted by bytes, so that it does not depend on their order in the
/// source.
public struct LayoutDeclaration: Hashable, Sendable {
  /// As written in content, unchecked.
  public let value: FieldValue

  /// The layout of a section that does not name one.
  public static let list = LayoutDeclaration(.text("list"))

  package init(_ value: FieldValue) {
    self.value = value.withSortedKeys
  }
}

extension FieldValue {
  /// The value with the keys of its maps sorted by bytes.
  package var withSortedKeys: FieldValue {
    switch self {
    case .null, .bool, .number, .text, .date, .link, .markup, .composite: self
    case .list(let values): .list(values.map(\.withSortedKeys))
    case .object(let fields):
      .object(
        fields.map { Field(name: $0.name, value: $0.value.withSortedKeys) }
          .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }
  }
}
