/// A layout as content says it: `grid`, `{ grid: { narrowest: 240 } }`, or layouts by width.
///
/// The keys of its maps are in byte order, so that it does not depend on theirs in the source.
public struct LayoutDeclaration: Hashable, Sendable {
  /// As the content says it, not checked.
  public let value: FieldValue

  /// The layout of a section that names none.
  public static let list = LayoutDeclaration(.text("list"))

  package init(_ value: FieldValue) {
    self.value = value.withSortedKeys
  }
}

extension FieldValue {
  /// The value with the keys of its maps in byte order.
  package var withSortedKeys: FieldValue {
    switch self {
    case .null, .bool, .number, .text, .date, .link, .markup, .size, .place: self
    case .list(let values): .list(values.map(\.withSortedKeys))
    case .object(let fields):
      .object(
        fields.map { Field(name: $0.name, value: $0.value.withSortedKeys) }
          .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }
  }
}
