import VitrineDiagnostics
import VitrineModel

/// A filter as a page declares it.
struct FilterDeclaration: Sendable {
  /// How a filter's values are chosen.
  enum Kind: String, CaseIterable, Sendable {
    case value, range, flag
  }

  var field: SectionDeclaration.Name?
  var title: String?

  /// Nil to go by the values: yes and no are a flag, all others are chosen one by one.
  var kind: Kind?

  /// The distance between the bounds of a range.
  var step: Double?

  /// What parts one value into levels.
  var levels: String?
  var asksForAll = false
}

extension FilterDeclaration {
  static let keys = ContentKeys<FilterDeclaration>(
    "a filter",
    [
      ContentKey("field", .name, \.field, "The field."),
      ContentKey("title", .text, \.title, "Its title, where the field's name does not do."),
      ContentKey(
        "by", .choice, \.kind, "Whether values are chosen, a range of them, or yes or no."),
      ContentKey(
        "step", .number(from: 0), \.step, "Of a range: the distance between possible bounds."),
      ContentKey("levels", .text, \.levels, "Parts one value into levels, as ' / '."),
      ContentKey(
        "all", .flag, \.asksForAll,
        "Whether an item needs all chosen values, where it has a list of them."),
    ])
}

/// An order as a page declares it for visitors to choose.
struct SortDeclaration: Sendable {
  var keys: [SortKey] = []
  var title: String?
  var lookedUp: [SectionDeclaration.Name] = []
}

extension SortDeclaration {
  static let keys = ContentKeys<SortDeclaration>(
    "an order",
    [
      ContentKey(
        "by", .sortKeys, \.keys, "By what, with '-' in front for the other direction."
      ).noting { $2.lookedUp += $1.lookedUpNames($0.value) },
      ContentKey("title", .text, \.title, "Its title, where the field's name does not do."),
    ])
}

extension PageDeclaration {
  /// The names that its filters and orders look up in a record.
  var lookedUp: [SectionDeclaration.Name] {
    filters.compactMap(\.field) + sorts.flatMap(\.lookedUp)
  }
}

extension ContentType<[FilterDeclaration]> {
  /// Fields, each with its name alone or as a map.
  static var filters: Self {
    elements(FilterDeclaration.keys, required: "field") { value, declarations in
      let names = declarations.lookedUpNames(value)
      return names.first.map { FilterDeclaration(field: $0) }
    } isComplete: {
      $0.field != nil
    }
  }
}

extension ContentType<[SortDeclaration]> {
  /// Sort keys, each alone or in a map with a title.
  static var sorts: Self {
    elements(SortDeclaration.keys, required: "by") { value, declarations in
      guard let text = value.scalarText else { return nil }
      return SortDeclaration(keys: [SortKey(text)], lookedUp: declarations.lookedUpNames(value))
    } isComplete: {
      !$0.keys.isEmpty
    }
  }
}

extension ContentType {
  /// A list whose elements are texts, as `short` reads them, or maps that need the key `required`.
  private static func elements<Element: Sendable & Defaulted>(
    _ keys: ContentKeys<Element>, required: String,
    short: @escaping @Sendable (SourceValue, Declarations) -> Element?,
    isComplete: @escaping @Sendable (Element) -> Bool
  ) -> Self where Value == [Element] {
    Self(.list(.either([.text, .map(keys.schema, required: [required])]))) {
      member, declarations in
      declarations.list(member)?.compactMap { value in
        if value.scalarText != nil { return short(value, declarations) }
        var element = Element()
        guard declarations.read(value, by: keys, into: &element) else { return nil }
        if isComplete(element) { return element }
        if value[required] == nil {
          declarations.note(
            .missingKey(
              required, of: keys.name, at: declarations.location(of: value),
              hint: "say which field, as in \(member.key): [{ \(required): year }]"))
        }
        return nil
      }
    }
  }
}

/// A value that can be made without any.
private protocol Defaulted { init() }
extension FilterDeclaration: Defaulted {}
extension SortDeclaration: Defaulted {}
