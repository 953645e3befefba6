/// A CSS rule for a list or its items.
struct Rule: Hashable {
  /// The selector after the list's class: empty for the list itself, `>*` for its items.
  var selector: String
  var declarations: [Declaration]

  static let items = ">*"

  /// Selects an empty list. It is more specific than the list, so it wins wherever `hoist` moves
  /// it.
  static let emptyList = ":not(:has(>:first-child))"

  /// Returns the selector of the items at `offset`, from 0, of every run of `count`.
  static func items(at offset: Int, ofEvery count: Int) -> String {
    if count == 1 { return items }
    let place = offset + 1 == count ? "\(count)n" : "\(count)n+\(offset + 1)"
    return ">:nth-child(\(place))"
  }

  /// Returns the selector of the child at `index`, from 0, of the whole list. The condition is
  /// repeated to be more specific than `items(at:ofEvery:)` wherever `hoist` moves it.
  static func first(_ index: Int) -> String {
    ">" + String(repeating: ":nth-child(\(index + 1))", count: 2)
  }

  init(_ selector: String, _ declarations: [Declaration]) {
    self.selector = selector
    self.declarations = declarations
  }
}

struct Declaration: Hashable {
  var property: String
  var value: String

  init(_ property: String, _ value: String) {
    self.property = property
    self.value = value
  }

  /// Makes the picture in a cell of definite height fill the remaining space.
  static let fill = Declaration("--fill", "1 1 0")
}

/// The rules of one layout: those for every width and those for each range of widths.
struct RuleSheet {
  var everywhere: [Rule] = []
  var ranges: [(widths: Range<Double>, rules: [Rule])]

  /// Moves the declarations that all ranges share to `everywhere`.
  ///
  /// Ranges exclude each other, so a declaration that all of them have under one selector can be
  /// declared once.
  mutating func hoist() {
    guard let first = ranges.first else { return }
    var common: [Rule] = []
    for rule in first.rules {
      let shared = rule.declarations.filter { declaration in
        ranges.dropFirst().allSatisfy { range in
          range.rules.contains {
            $0.selector == rule.selector && $0.declarations.contains(declaration)
          }
        }
      }
      if !shared.isEmpty { common.append(Rule(rule.selector, shared)) }
    }
    for index in ranges.indices {
      ranges[index].rules = ranges[index].rules.compactMap { rule in
        let shared = common.lazy.filter { $0.selector == rule.selector }.flatMap(\.declarations)
        let own = rule.declarations.filter { !shared.contains($0) }
        return own.isEmpty ? nil : Rule(rule.selector, own)
      }
    }
    everywhere += common
  }

  /// Returns the rules as CSS for the list `.listClass`. Its inner lists are nested `partDepth`
  /// levels deep, or 0 if it has none.
  func bytes(listClass: String, partDepth: Int) -> [UInt8] {
    func css(_ rules: [Rule]) -> String {
      rules.map { $0.css(listClass: listClass, partDepth: partDepth) }.joined()
    }
    var sheet = css(everywhere)
    for (widths, rules) in ranges where !rules.isEmpty {
      let body = css(rules)
      sheet += containerCondition(widths).map { "@container \($0){\(body)}" } ?? body
      sheet += "\n"
    }
    return Array(sheet.utf8)
  }
}

extension Rule {
  var body: String {
    declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
  }

  func css(listClass: String, partDepth: Int) -> String {
    let parts =
      Array(repeating: "div", count: max(0, partDepth - 1)) + (partDepth > 0 ? ["ul"] : [])
    return ".\(listClass)\(selector(naming: parts + ["li"])){\(body)}\n"
  }

  /// Returns the selector with an element name in each child step. Browsers would try rules without
  /// one on every element of a page.
  private func selector(naming elements: [String]) -> String {
    var named = ""
    var rest = selector[...]
    for element in elements {
      guard rest.hasPrefix(">") else { break }
      rest.removeFirst()
      if rest.hasPrefix("*") { rest.removeFirst() }
      var depth = 0
      let step = rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0 || character != ">"
      }
      named += ">\(element)\(step)"
      rest = rest.dropFirst(step.count)
    }
    return named + rest
  }
}

/// Returns the container query that holds exactly in `widths`, or nil if it would always hold.
///
/// Lower bounds are written as `not (width < T)`. In Chromium, `width >= T` already holds at T −
/// 1/64 px, where `width < T` also holds, so two ranges would overlap there.
func containerCondition(_ widths: Range<Double>) -> String? {
  func below(_ width: Double) -> String { "(width < \(px(width)))" }
  let lower = widths.lowerBound > 0 ? below(widths.lowerBound) : nil
  let upper = widths.upperBound < .infinity ? below(widths.upperBound) : nil
  return switch (lower, upper) {
  case (nil, nil): nil
  case (nil, .some(let upper)): upper
  case (.some(let lower), nil): "not \(lower)"
  case (.some(let lower), .some(let upper)): "\(upper) and (not \(lower))"
  }
}
