import VitrineLayout
internal import VitrineText

/// The lengths and other values that stylesheets declare for `:root`, by the window's width.
struct RootTokens {
  /// Each with its minimum window width. If several apply, the last one wins.
  private var declarations: [(name: Substring, value: Substring, start: Double)] = []

  /// Reads stylesheets in the order in which they override each other. Ignores rules with any
  /// condition other than a minimum width.
  init(_ sheets: [[UInt8]]) {
    for sheet in sheets { read(CSSRules(condensed(sheet)).parts, from: 0) }
  }

  private mutating func read(_ parts: [CSSRules.Part], from start: Double) {
    for part in parts {
      switch part {
      case .block(let prelude, let parts):
        let prelude = String(decoding: prelude, as: UTF8.self)
        if prelude.hasPrefix("@layer") {
          read(parts, from: start)
        } else if let form = ["@media (width >= ", "@media (min-width: "].first(
          where: prelude.hasPrefix),
          let bound = pixels(prelude.dropFirst(form.count).dropLast())
        {
          read(parts, from: max(start, bound))
        }
      case .rule(let selectors, let body)
      where selectors.contains { $0.elementsEqual(":root".utf8) }:
        let body = String(decoding: body.dropFirst().dropLast(), as: UTF8.self)
        for text in body.split(separator: ";") where text.hasPrefix("--") {
          let name = text.prefix { $0 != ":" }
          declarations.append((name, text.dropFirst(name.count + 1), start))
        }
      case .rule: break
      }
    }
  }

  /// Returns the length of a token, or `unknown` in windows where its value is not a plain length.
  func length(_ name: String, unknown: Double) -> WindowLength {
    WindowLength(
      Set(declarations.map(\.start)).sorted().map {
        let length = AffineLength(constant: value(name[...], window: $0) ?? unknown)
        return WindowLength.Piece(start: $0, length: length)
      })
  }

  /// Returns the value of a token in wide windows, if it is declared.
  func text(_ name: String) -> Substring? { text(name[...], window: .infinity) }

  private func value(_ name: Substring, window: Double) -> Double? {
    text(name, window: window).flatMap(pixels)
  }

  private func text(_ name: Substring, window: Double) -> Substring? {
    guard let found = declarations.last(where: { $0.name == name && $0.start <= window }) else {
      return nil
    }
    let value = found.value.drop { $0 == " " }
    return value.hasPrefix("var(")
      ? text(value.dropFirst(4).dropLast(), window: window) : value
  }
}

/// The pixels of `1.5rem`, `24px` or `0` at a text size of 16, or nil for other values.
private func pixels(_ value: Substring) -> Double? {
  let unit = value.drop { $0.isNumber || $0 == "." }
  let number = Double(value.dropLast(unit.count))
  return unit == "rem" ? number.map { $0 * 16 } : unit == "px" || number == 0 ? number : nil
}
