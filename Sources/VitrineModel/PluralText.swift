/// A class of numbers for which a language can have its own form (Unicode's plural categories,
/// CLDR).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A text with different forms for the plural categories of its language: `item` and `items`.
package struct PluralText: Hashable, Sendable {
  /// The form for categories without one of their own, and for use without a number.
  package var other: String

  private var ownForms: [PluralCategory: String]

  package init(_ other: String, forms: [PluralCategory: String] = [:]) {
    self.other = other
    ownForms = forms
  }

  package subscript(category: PluralCategory) -> String { ownForms[category] ?? other }

  /// The forms in the order of the categories, ending with `other`.
  package var forms: [(category: PluralCategory, text: String)] {
    PluralCategory.allCases.compactMap { category in
      ownForms[category].map { (category, $0) }
    } + [(.other, other)]
  }
}

extension PluralText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
