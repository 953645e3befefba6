extension LayoutDimension {
  /// A length as written by a curator, for the width (`.horizontal`) or height of a box.
  ///
  /// | text | means |
  /// |---|---|
  /// | `120` | 120 CSS pixels |
  /// | `50%` | half of the same side of the container |
  /// | `40% of width`, `40% of height` | a part of the named side |
  /// | `about 44` | as long as the content; 44 is the estimate until it is measured |
  /// | `even 44` | the same, and as long as the longest neighbour |
  ///
  /// Nil for any other text. Numbers consist of digits and at most one point.
  package init?(_ text: some StringProtocol, along axis: Axis) {
    let words = text.split(separator: " ")
    switch words.count {
    case 1:
      if let part = Self.part(words[0]) {
        self = axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
      } else if let length = Double(plain: words[0]) {
        self = .absolute(length)
      } else {
        return nil
      }
    case 2:
      guard let length = Double(plain: words[1]) else { return nil }
      switch words[0] {
      case "about": self = .estimated(length)
      case "even": self = .uniformAcrossSiblings(length)
      default: return nil
      }
    case 3:
      guard let part = Self.part(words[0]), words[1] == "of" else { return nil }
      switch words[2] {
      case "width": self = .fractionalWidth(part)
      case "height": self = .fractionalHeight(part)
      default: return nil
      }
    default:
      return nil
    }
  }

  private static func part(_ text: some StringProtocol) -> Double? {
    guard text.last == "%" else { return nil }
    return Double(plain: text.dropLast()).map { $0 / 100 }
  }
}

extension Spacing {
  /// A gap as written by a curator: `8`, or `at least 8` for one that takes up remaining space.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard let last = words.last, let length = Double(plain: last) else { return nil }
    switch words.count {
    case 1: self = .fixed(length)
    case 3 where words[0] == "at" && words[1] == "least": self = .flexible(length)
    default: return nil
    }
  }
}

extension Double {
  /// A number of digits and at most one point, without a sign or exponent; neither infinite nor
  /// hexadecimal.
  fileprivate init?(plain text: some StringProtocol) {
    guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else { return nil }
    self.init(String(text))
  }
}
