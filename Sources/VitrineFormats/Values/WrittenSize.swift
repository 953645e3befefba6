package import VitrineModel

/// A size as people write it: `30 × 40 cm`, `H 12 1/2 in, W 8 in`.
package struct WrittenSize {
  /// The lengths as written, but with the height before the width and the depth if they are
  /// labelled.
  package private(set) var lengths: [Length] = []

  package struct Length {
    /// The length in decimal notation, or nil if its comma could separate either decimals or
    /// thousands.
    package var literal: String?
    package var unit: String?

    /// The same length in another unit, in brackets: `4 in. (10.2 cm)`.
    package var equivalents: [(literal: String?, unit: String)] = []

    /// Its dimension, as an index into `places`, or nil if it is not labelled.
    var place: Int?
  }

  static let maximum = 3

  private var rest: Substring
  private let decimal: WrittenNumber.DecimalSeparator?

  /// Fails if `written` is not a size.
  package init?(_ written: String, decimal: WrittenNumber.DecimalSeparator? = nil) {
    rest = Substring(written)
    self.decimal = decimal
    skipSpaces()
    skipHeading()
    repeat {
      guard lengths.count < Self.maximum, let length = length() else { return nil }
      lengths.append(length)
      guard takeEquivalents() else { return nil }
    } while skipSign()
    guard rest.isEmpty else { return nil }
    shareUnits()
    guard putInPlace() else { return nil }
  }

  /// Reads labelled lengths: `{ height: 30, width: 40 }`. Fails for other names and for values that
  /// are not lengths.
  package init?(_ fields: [Field], decimal: WrittenNumber.DecimalSeparator? = nil) {
    (rest, self.decimal) = ("", decimal)
    var unit: String?
    for field in fields {
      guard let text = field.value.plainText else {
        if field.value == .null { continue }
        return nil
      }
      if field.name.lowercased() == "unit" {
        unit = text
        continue
      }
      guard let place = Self.places[field.name.lowercased()],
        let size = WrittenSize(text, decimal: decimal), size.lengths.count == 1
      else { return nil }
      var length = size.lengths[0]
      length.place = place
      lengths.append(length)
    }
    for index in lengths.indices where lengths[index].unit == nil { lengths[index].unit = unit }
    guard (1...Self.maximum).contains(lengths.count), putInPlace() else { return nil }
  }

  /// Reads lengths from a list. Fails if a text is not a length, or if there are too many.
  package init?(_ texts: [String], decimal: WrittenNumber.DecimalSeparator? = nil) {
    (rest, self.decimal) = ("", decimal)
    for text in texts {
      guard let size = WrittenSize(text, decimal: decimal), size.lengths.count == 1 else {
        return nil
      }
      lengths += size.lengths
    }
    guard (1...Self.maximum).contains(lengths.count), putInPlace() else { return nil }
    shareUnits()
  }

  /// The words for height, width, length, depth and diameter in several languages, and their
  /// initials.
  private static let places: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "h height höhe hauteur altura altezza hoogte",
      "w b width breite largeur ancho anchura largura larghezza breedte",
      "l length länge longueur", "d t p depth tiefe profondeur profundidad profondità diepte",
      "ø ⌀ dia diam diameter durchm durchmesser diamètre diámetro diametro diâmetro",
    ].enumerated().flatMap { place, names in
      names.split(separator: " ").map { (String($0), place) }
    })

  // MARK: Parts

  private mutating func length() -> Length? {
    var place = label()
    guard let number = number() else { return nil }
    skipSpaces()
    let unit = unit()
    skipSpaces()
    if place == nil, rest.first == "(", rest.dropFirst().first?.isLetter == true {
      rest = rest.dropFirst()
      place = label()
      guard place != nil, rest.first == ")" else { return nil }
      rest = rest.dropFirst()
      skipSpaces()
      // In `30 (h) cm`, the unit follows the label.
      return Length(literal: number, unit: unit ?? self.unit(), place: place)
    }
    return Length(literal: number, unit: unit, place: place)
  }

  /// A label such as `H`, `H.` or `Height:`, and the spaces after it.
  private mutating func label() -> Int? {
    let word = rest.prefix { $0.isLetter || $0 == "⌀" }
    guard let place = Self.places[word.lowercased()] else { return nil }
    rest = rest.dropFirst(word.count)
    if rest.first == "." || rest.first == ":" { rest = rest.dropFirst() }
    skipSpaces()
    return place
  }

  /// A number, possibly with a fraction: `12 1/2`, `12½`. The outer optional is nil if there is no
  /// number.
  private mutating func number() -> String?? {
    if let decimals = fraction(afterNumber: false) { return "0" + decimals }
    let start = rest
    var end = rest.startIndex
    while let digit = rest.first,
      digit.isNumber && digit.wholeNumberValue != nil || ".,'’٫٬".contains(digit)
    {
      rest = rest.dropFirst()
      if digit.wholeNumberValue != nil { end = rest.startIndex }
      // A group of three digits can follow a space.
      if rest.first.map({ $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }) ?? false,
        end == rest.startIndex,
        rest.dropFirst().prefix(while: { $0.wholeNumberValue != nil && $0.isNumber }).count == 3,
        !rest.dropFirst(4).hasPrefix("/")
      {
        rest = rest.dropFirst()
      }
    }
    rest = start[end...]
    let whole = start[..<end]
    if !whole.isEmpty, let fraction = fraction(afterNumber: true) {
      guard let whole = WrittenNumber(String(whole), decimal: decimal)?.literal,
        !whole.contains(".")
      else {
        return nil
      }
      return whole + fraction
    }
    guard !whole.isEmpty, let written = WrittenNumber(String(whole), decimal: decimal) else {
      return nil
    }
    return .some(written.literal)
  }

  /// The decimals of a fraction: `.5` of `1/2`.
  private mutating func fraction(afterNumber: Bool) -> String? {
    let start = rest
    if afterNumber { skipSpaces() }
    if !afterNumber || start.startIndex < rest.startIndex || rest.first?.isASCII == false,
      let decimals = rest.takeFraction()
    {
      return decimals
    }
    rest = start
    return nil
  }

  /// Letters, or a sign for inches or feet.
  private mutating func unit() -> String? {
    if let sign = rest.first, "\"″'′”".contains(sign) {
      rest = rest.dropFirst()
      return sign == "'" || sign == "′" ? "′" : "″"
    }
    if beginsLabelledLength { return nil }
    let letters = rest.prefix(while: \.isLetter)
    // The cross in `30cmx40cm` is also a letter.
    let isPixels = letters.lowercased() == "px"
    var unit = isPixels ? letters : letters.prefix { $0 != "x" && $0 != "X" }
    if unit.lowercased() == "by" { unit = "" }
    if unit.isEmpty { return nil }
    rest = rest.dropFirst(unit.count)
    if rest.first == "." { rest = rest.dropFirst() }
    return String(unit)
  }

  /// Skips the separator between two lengths. This can be a comma if the lengths are labelled.
  private mutating func skipSign() -> Bool {
    skipSpaces()
    guard let sign = rest.first else { return false }
    if "×xX✕*⨯".contains(sign) || ",;/".contains(sign) && lengths.last?.place != nil {
      rest = rest.dropFirst()
    } else if rest.hasPrefix("by ") {
      rest = rest.dropFirst(3)
    } else {
      return lengths.last?.place != nil && beginsLabelledLength
    }
    skipSpaces()
    return true
  }

  /// Whether a label and a number come next: `W: 20.8`.
  private var beginsLabelledLength: Bool {
    var next = self
    return next.label() != nil && next.rest.first?.isNumber == true
  }

  /// Skips what is measured: `support: 512 × 349 mm`.
  private mutating func skipHeading() {
    guard let colon = rest.firstIndex(of: ":"), rest.first?.isLetter == true,
      rest[..<colon].allSatisfy({ $0.isLetter || $0.isWhitespace || "(),-".contains($0) }),
      // `W × H: 30 × 40` says what the lengths are.
      rest[..<colon].split(whereSeparator: { !$0.isLetter })
        .allSatisfy({ Self.places[$0.lowercased()] == nil })
    else { return }
    rest = rest[rest.index(after: colon)...]
    skipSpaces()
  }

  /// Reads the last lengths in another unit: `4 × 3 in. (10.2 × 7.6 cm)`. Returns false if the
  /// brackets contain anything else.
  private mutating func takeEquivalents() -> Bool {
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return true }
    let inner = WrittenSize(String(rest[..<end].dropFirst()), decimal: decimal)?.lengths ?? []
    let count = lengths.reversed().prefix { $0.equivalents.isEmpty }.count
    guard inner.count == count, let unit = lengths.last?.unit else { return false }
    for (index, other) in zip(lengths.indices.suffix(inner.count), inner) {
      guard let otherUnit = other.unit, !UnitOfMeasure.areSame(unit, otherUnit) else {
        return false
      }
      lengths[index].equivalents.append((other.literal, otherUnit))
    }
    rest = rest[rest.index(after: end)...]
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  // MARK: Units and order

  /// A length without a unit has the unit of the next length, or else of the previous one.
  private mutating func shareUnits() {
    for index in lengths.indices.dropLast().reversed() where lengths[index].unit == nil {
      lengths[index].unit = lengths[index + 1].unit
    }
    for index in lengths.indices.dropFirst() where lengths[index].unit == nil {
      lengths[index].unit = lengths[index - 1].unit
    }
  }

  /// Sorts the lengths if all are labelled. Returns false if two have the same label.
  private mutating func putInPlace() -> Bool {
    let places = lengths.compactMap(\.place)
    guard Set(places).count == places.count else { return false }
    if places.count == lengths.count { lengths.sort { $0.place! < $1.place! } }
    return true
  }
}
