/// A currency, as the unit of numbers.
package struct Currency: Hashable, Sendable {
  /// The text next to an amount: `€`, `US$`, `CHF`.
  package let sign: String

  /// The number of decimals of its minor unit.
  package let decimals: Int

  /// ISO 4217 codes: its own, and others that its sign could mean.
  private let codes: [String]

  /// The currency that a code or a sign names, or nil for any other text. A sign is shown as
  /// written.
  package init?(_ name: String) {
    guard let rows = Self.byName[name] else { return nil }
    codes = rows.map { Self.table[$0].code }
    decimals = Self.table[rows[0]].decimals
    sign = name == codes[0] ? Self.table[rows[0]].sign : name
  }

  /// Whether an amount in this currency could be in `other`: `$` can mean any dollar.
  package func mayBe(_ other: Currency) -> Bool { codes.contains(other.codes[0]) }

  /// An amount in decimal notation, padded to the currency's number of decimals if it has any
  /// decimals: `12.50`.
  package func padded(_ literal: String) -> String {
    guard let point = literal.utf8.firstIndex(of: UInt8(ascii: ".")),
      !literal.contains(where: { "eE".contains($0) })
    else { return literal }
    let count = literal.utf8[point...].count - 1
    return literal + String(repeating: "0", count: max(0, decimals - count))
  }
}
