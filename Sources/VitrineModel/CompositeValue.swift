/// A value with an order and words of its own, such as a size or a place on the earth.
///
/// These properties are all that orders, filters, charts, snapshots and pages know about it.
package protocol CompositeValue: Sendable {
  /// The type, as fields declare it: `size`.
  static var typeName: String { get }

  /// The form in data, which identifies the value among those of its type: `30.5 × 40 cm`.
  var text: String { get }

  /// The form for readers, without the unit.
  var words: [CompositeWord] { get }

  /// The unit shown after the words, or nil if there is none.
  var unit: String? { get }

  /// The numbers to sort values by, the most important first, in decimal notation.
  ///
  /// Values with fewer numbers come first and cannot be compared with the others, like a length
  /// and an area.
  var order: [String] { get }

  /// The value in charts, ranges and figures, or nil if it is more than a number.
  var number: Double? { get }
}

extension CompositeValue {
  package var unit: String? { nil }
  package var number: Double? { nil }
}

/// A part of a composite value for readers.
package enum CompositeWord: Hashable, Sendable {
  case text(String)

  /// A number in decimal notation.
  case number(String)

  /// Degrees in decimal notation, negative in the south or in the west.
  case latitude(String), longitude(String)
}

extension FieldValue {
  /// A value of one of these types.
  public struct Composite: Hashable, Sendable {
    package let value: any CompositeValue

    package init(_ value: some CompositeValue) {
      self.value = value
    }

    /// The form in data: `30.5 × 40 cm`.
    public var text: String { value.text }

    /// The numbers in decimal notation, in the order in which they are shown: one to three lengths,
    /// or latitude and longitude.
    public var numbers: [String] {
      value.words.compactMap { word in
        switch word {
        case .number(let number), .latitude(let number), .longitude(let number): number
        case .text: nil
        }
      }
    }

    /// The unit of the numbers, or nil if they have none.
    public var unit: String? { value.unit }

    package var typeName: String { type(of: value).typeName }

    public static func == (first: Self, second: Self) -> Bool {
      first.text == second.text && first.typeName == second.typeName
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}
