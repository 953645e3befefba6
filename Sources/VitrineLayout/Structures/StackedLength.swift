/// The total length of definite boxes in rows of content.
///
/// Rows as tall as their content can be stacked by the thousand. Definite lengths in them are
/// therefore quantised like the pitch of definite groups: each box separately, then summed.
package struct StackedLength<Length: Hashable & Sendable>: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var length: Length
    package var isSubtracted: Bool
  }

  /// Lengths that are quantised before they are added or subtracted.
  package var quantised: [Term]

  /// The length that is added without quantising.
  package var plain: Length

  func map<Other>(_ transform: (Length) -> Other) -> StackedLength<Other> {
    StackedLength<Other>(
      quantised: quantised.map {
        StackedLength<Other>.Term(
          length: transform($0.length), isSubtracted: $0.isSubtracted)
      }, plain: transform(plain))
  }
}

extension StackedLength<Double> {
  static let zero = StackedLength(plain: 0)

  init(plain: Double) {
    self.init(quantised: [], plain: plain)
  }

  init(quantised length: Double) {
    self.init(plain: 0)
    add(quantised: length)
  }

  mutating func add(quantised length: Double) {
    if length != 0 { quantised.append(Term(length: length, isSubtracted: false)) }
  }

  mutating func subtract(quantised length: Double) {
    if length != 0 { quantised.append(Term(length: length, isSubtracted: true)) }
  }

  static func + (a: StackedLength, b: StackedLength) -> StackedLength {
    StackedLength(quantised: a.quantised + b.quantised, plain: a.plain + b.plain)
  }

  static func += (a: inout StackedLength, b: StackedLength) {
    a = a + b
  }

  static func += (a: inout StackedLength, b: Double) {
    a.plain += b
  }
}
